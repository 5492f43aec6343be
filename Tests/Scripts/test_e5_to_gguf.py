"""The converter of the sentence-vector model, on a model of two layers made here."""

import os
import struct
import sys

import pytest

sys.path.insert(0, os.path.join(os.path.dirname(__file__), os.pardir, os.pardir, "scripts", "convert"))
import e5_to_gguf  # noqa: E402

WIDTH, LAYERS, HEADS, FEED_FORWARD, VOCABULARY, POSITIONS, TYPES = 32, 2, 2, 64, 6, 8, 1
PIECES = [b"<s>", b"<pad>", b"</s>", b"<unk>", b"\xe2\x96\x81a"]


def q4(values):
    return bytes(index % 251 for index in range(values // 32 * 18))


def f32(values):
    return struct.pack(f"<{values}f", *range(values))


def tensors():
    found = {
        "emb.word": q4(VOCABULARY * WIDTH),
        "emb.pos": f32(POSITIONS * WIDTH),
        "emb.type": f32(TYPES * WIDTH),
        "emb.ln.w": f32(WIDTH),
        "emb.ln.b": f32(WIDTH),
    }
    for layer in range(LAYERS):
        for name, rows, columns in (
            ("q", WIDTH, WIDTH),
            ("k", WIDTH, WIDTH),
            ("v", WIDTH, WIDTH),
            ("ao", WIDTH, WIDTH),
            ("fi", FEED_FORWARD, WIDTH),
            ("fo", WIDTH, FEED_FORWARD),
        ):
            found[f"l{layer}.{name}.w"] = q4(rows * columns)
            found[f"l{layer}.{name}.b"] = f32(rows)
        for name in ("aln", "oln"):
            found[f"l{layer}.{name}.w"] = f32(WIDTH)
            found[f"l{layer}.{name}.b"] = f32(WIDTH)
    return found


def container(found):
    sizes = (WIDTH, LAYERS, HEADS, FEED_FORWARD, VOCABULARY, POSITIONS, TYPES)
    head = b"E5S1" + struct.pack("<I7ifi", 1, *sizes, 1e-12, 32)
    blob, offsets = b"".join(PIECES), [0]
    for piece in PIECES:
        offsets.append(offsets[-1] + len(piece))
    head += struct.pack("<5iQ", len(PIECES), 0, 2, 1, 3, len(blob))
    head += struct.pack(f"<{len(offsets)}I", *offsets) + f32(len(PIECES)) + blob
    head += struct.pack("<iI", 1, 5) + b"\1\0\0\0\0"
    names = {name: name.encode() for name in found}
    directory = 4 + sum(2 + len(name) + 21 for name in names.values())
    offset, entries, data = len(head) + directory, b"", b""
    for name, bytes_ in found.items():
        entries += struct.pack("<H", len(names[name])) + names[name]
        entries += struct.pack("<BIQQ", 0, 0, offset + len(data), len(bytes_))
        data += bytes_
    return head + struct.pack("<i", len(found)) + entries + data


@pytest.fixture
def source(tmp_path):
    path = tmp_path / "source.bin"
    path.write_bytes(container(tensors()))
    return path


def test_every_tensor_is_copied_byte_for_byte(source, tmp_path):
    destination = tmp_path / "model.gguf"
    e5_to_gguf.convert(str(source), str(destination))
    written = destination.read_bytes()
    magic, version, count, entries = struct.unpack_from("<4sIQQ", written)
    assert (magic, version, count, entries) == (b"GGUF", 3, 5 + 16 * LAYERS, 27)
    made = e5_to_gguf.read_source(source.read_bytes())
    weights = e5_to_gguf.tensors(made)
    start = written.index(weights[-1].name.encode()) + len(weights[-1].name) + 4 + 8 + 4 + 8
    start += -start % e5_to_gguf.ALIGNMENT
    for weight in weights:
        assert written[start : start + len(weight.data)] == weight.data, weight.name
        start += len(weight.data) + -len(weight.data) % e5_to_gguf.ALIGNMENT
    assert start == len(written)


def test_every_row_of_the_vocabulary_has_a_name_and_a_kind(source):
    vocabulary = e5_to_gguf.read_source(source.read_bytes()).vocabulary
    assert vocabulary.pieces == PIECES + [b"[PAD5]"]
    assert [vocabulary.kind(piece) for piece in range(5)] == [3, 3, 3, 2, 1]


@pytest.mark.parametrize("kept", [3, 40, 200, 1500])
def test_a_source_cut_short_is_refused_in_one_sentence_and_leaves_nothing(source, tmp_path, capsys, kept):
    source.write_bytes(source.read_bytes()[:kept])
    destination = tmp_path / "model.gguf"
    assert e5_to_gguf.main([str(source), str(destination)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert sorted(os.listdir(tmp_path)) == ["source.bin"]


def test_a_tensor_of_another_size_is_refused(source):
    found = tensors()
    found["l1.fo.w"] = found["l1.fo.w"][:-18]
    source.write_bytes(container(found))
    with pytest.raises(e5_to_gguf.ConversionError, match="l1.fo.w"):
        e5_to_gguf.tensors(e5_to_gguf.read_source(source.read_bytes()))
