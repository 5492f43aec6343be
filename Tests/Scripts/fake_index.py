"""A package index on this machine, with packages made here, that can be slow or cut its answers short."""

import hashlib
import io
import os
import random
import tarfile
import threading
import time
import zipfile
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


def wheel(package, version, member, data):
    name = package.replace("-", "_")
    info = f"{name}-{version}.dist-info"
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr(member, data)
        archive.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n")
        archive.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr(f"{info}/RECORD", "")
    return f"{name}-{version}-py3-none-any.whl", packed.getvalue()


def source_archive(package, version):
    """One whose build would fail: set-up must get it without building."""
    name = package.replace("-", "_")
    files = {
        "PKG-INFO": f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n",
        "pyproject.toml": '[build-system]\nrequires = ["nowhere"]\nbuild-backend = "scikit_build_core.build"\n',
        "setup.py": "raise SystemExit('the archive was run')\n",
    }
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        for path, text in files.items():
            entry = tarfile.TarInfo(f"{name}-{version}/{path}")
            entry.size = len(text)
            archive.addfile(entry, io.BytesIO(text.encode()))
    return f"{name}-{version}.tar.gz", packed.getvalue()


def pin(package, version, file, content, member=None):
    item = {"requirement": f"{package}=={version}", "file": file, "bytes": len(content)}
    item["sha256"] = hashlib.sha256(content).hexdigest()
    return item | ({"member": member} if member else {})


def model_of(parts_count, seed, size=200_000):
    """A model cut in wheels. Returns its pin and the files of the index."""
    chance, whole, parts, files = random.Random(seed), b"", [], {}
    for number in range(1, parts_count + 1):
        data = chance.randbytes(size)
        whole += data
        package, member = f"made-up-{seed}-part{number}", f"part{number}.bin"
        file, content = wheel(package, "1.0", member, data)
        files[package] = (file, content)
        parts.append(pin(package, "1.0", file, content, member))
    model = {"name": f"Made up {seed}", "licence": "MIT", "file": f"{seed}.gguf", "bytes": len(whole)}
    return model | {"sha256": hashlib.sha256(whole).hexdigest(), "parts": parts}, files


class Index:
    def __init__(self, files):
        self.files, self.served, self.cut_short, self.delay = files, [], {}, 0.0
        index = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                index.answer(self)

            def log_message(self, *arguments):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}/simple"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def answer(self, request):
        kind, package = request.path.strip("/").split("/")[:2]
        if package not in self.files:
            request.send_error(404)
            return
        file, content = self.files[package]
        if kind == "simple":
            self.send(request, "text/html", f'<a href="/files/{package}/{file}">{file}</a>'.encode())
            return
        self.served.append(package)
        self.send(request, "application/octet-stream", content, cut=self.cut_short.pop(package, None))

    def send(self, request, kind, content, cut=None):
        request.send_response(200)
        request.send_header("Content-Type", kind)
        request.send_header("Content-Length", str(len(content)))
        request.end_headers()
        try:
            for start in range(0, len(content[:cut]), 20_000):
                request.wfile.write(content[:cut][start : start + 20_000])
                time.sleep(self.delay if kind != "text/html" else 0)
        except OSError:
            pass  # the client was killed, as some tests do

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def environment(index, pins, **more):
    """Only this index: nothing of the machine's own pip settings."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "POCHE_"))}
    kept |= {"PIP_INDEX_URL": index.url, "PIP_CONFIG_FILE": os.devnull, "NO_PROXY": "127.0.0.1", "no_proxy": "127.0.0.1"}
    kept["LC_ALL"] = "C.UTF-8"
    return kept | {"POCHE_ARTEFACTS": str(pins)} | more
