"""Prints the apt source of a release's backports, on the mirror that apt already uses.

    backports.py /etc/apt CODENAME

Reads sources.list, *.list and *.sources. Exit code 1 when no mirror of that release is configured.
"""

import glob
import os
import re
import shlex
import sys


def from_list(text, codename):
    for line in text.splitlines():
        entry = re.match(r"\s*deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)\s+(.*)", line)
        if entry and entry[3] == codename and "main" in entry[4].split("#")[0].split():
            options = dict(option.split("=", 1) for option in shlex.split(entry[1] or "") if "=" in option)
            return entry[2], options.get("signed-by")
    return None


def from_sources(text, codename):
    for stanza in re.split(r"\n\s*\n", re.sub(r"(?m)^#.*\n?", "", text)):
        fields = {}
        for name, value in re.findall(r"(?m)^([A-Za-z-]+):((?:.*)(?:\n[ \t].*)*)", stanza):
            fields[name.lower()] = value.strip()
        wanted = (("types", "deb"), ("suites", codename), ("components", "main"))
        if fields.get("enabled", "yes") == "no":
            continue
        if all(word in fields.get(field, "").split() for field, word in wanted):
            return fields["uris"].split()[0], fields.get("signed-by")
    return None


def main(apt, codename):
    lists = [os.path.join(apt, "sources.list"), *sorted(glob.glob(os.path.join(apt, "sources.list.d", "*.list")))]
    stanzas = sorted(glob.glob(os.path.join(apt, "sources.list.d", "*.sources")))
    for paths, read in ((lists, from_list), (stanzas, from_sources)):
        for path in filter(os.path.isfile, paths):
            with open(path, encoding="utf-8") as file:
                found = read(file.read(), codename)
            if found:
                address, key = found
                print(f"Types: deb\nURIs: {address}\nSuites: {codename}-backports\nComponents: main")
                if key:
                    print(f"Signed-By: {key}")
                return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2]))
