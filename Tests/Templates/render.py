#!/usr/bin/env python3
"""Renders conversations with a model's own Jinja template, as a reference for the pinned texts of ChatTemplateTests.

    python3 Tests/Templates/render.py FILE...

FILE is a GGUF, or a template as such (llama.cpp's sources have many in models/templates). Needs jinja2.
The environment is that of Hugging Face's `apply_chat_template`.
"""

import datetime
import json
import struct
import sys

import jinja2.ext
import jinja2.sandbox

TOOL = {
    "type": "function",
    "function": {
        "name": "get_weather",
        "description": "Says the weather.",
        "parameters": {
            "type": "object",
            "properties": {"town": {"type": "string", "description": "its name"}},
            "required": ["town"],
        },
    },
}
CALL = {"id": "weather01", "type": "function", "function": {"name": "get_weather", "arguments": {"town": "Brissac"}}}
SYSTEM = {"role": "system", "content": "Be brief."}
TALK = [
    {"role": "user", "content": "Is it late?"},
    {"role": "assistant", "content": "Not yet."},
    {"role": "user", "content": "And now?"},
]
CALLS = [
    {"role": "user", "content": "Rain?"},
    {"role": "assistant", "content": "", "tool_calls": [CALL]},
    {"role": "tool", "content": "dry", "tool_call_id": "weather01"},
]
CONVERSATIONS = {
    "talk": ([SYSTEM, *TALK], None),
    "no instructions": (TALK[:1], None),
    "tools": ([SYSTEM, *CALLS], [TOOL]),
}


def gguf_template(path):
    """The value of tokenizer.chat_template in a GGUF file."""
    sizes = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8}
    with open(path, "rb") as file:

        def number(form):
            return struct.unpack("<" + form, file.read(struct.calcsize(form)))[0]

        def text():
            return file.read(number("Q")).decode()

        def value(kind):
            if kind == 8:
                return text()
            if kind == 9:
                element, count = number("I"), number("Q")
                return [value(element) for _ in range(count)]
            file.seek(sizes[kind], 1)

        file.seek(16)
        for _ in range(number("Q")):
            key, found = text(), value(number("I"))
            if key == "tokenizer.chat_template":
                return found
    sys.exit(f"{path} has no chat template")


def read_template(path):
    with open(path, "rb") as file:
        if file.read(4) == b"GGUF":
            return gguf_template(path)
    with open(path, encoding="utf-8") as file:
        return file.read()


def refuse(message):
    raise jinja2.TemplateError(message)


def to_json(value, ensure_ascii=False, indent=None, separators=None, sort_keys=False):
    return json.dumps(value, ensure_ascii=ensure_ascii, indent=indent, separators=separators, sort_keys=sort_keys)


def render(source, messages, tools):
    environment = jinja2.sandbox.ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=[jinja2.ext.loopcontrols]
    )
    environment.filters["tojson"] = to_json
    environment.globals["raise_exception"] = refuse
    environment.globals["strftime_now"] = datetime.datetime(2024, 7, 26).strftime
    return environment.from_string(source).render(
        messages=messages,
        tools=tools,
        tools_in_user_message=False,
        add_generation_prompt=True,
        bos_token="",
        eos_token="</s>",
    )


def main():
    for path in sys.argv[1:]:
        source = read_template(path)
        for name, (messages, tools) in CONVERSATIONS.items():
            try:
                text = render(source, messages, tools)
            except jinja2.TemplateError as error:
                text = f"refused: {error}"
            print(json.dumps({"template": path.rsplit("/", 1)[-1], "conversation": name, "text": text}, ensure_ascii=False))


if __name__ == "__main__":
    main()
