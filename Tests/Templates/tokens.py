#!/usr/bin/env python3
"""Makes the references that TemplateTokensTests compares tokens with: vocabularies, and conversations as tokens.

    python3 Tests/Templates/tokens.py LLAMA FOLDER [GEMMA]

LLAMA is a folder with llama.cpp's sources, which hold vocabularies and templates; GEMMA is a GGUF of a Gemma 2 or 3, in
place of Gemma 4's vocabulary, whose marks of turns are given the names that they had before.
Needs jinja2, gguf and mistral-common; `make template-tokens` installs them. Mistral's tokens are those of its makers'
own library. For the other families a text rendered with Jinja is given, which llama.cpp then reads in one piece.
"""

import json
import pathlib
import shutil
import sys

import gguf
import mistral_common
from gguf.vocab import MistralVocab
from mistral_common.protocol.instruct.messages import AssistantMessage, SystemMessage, UserMessage
from mistral_common.protocol.instruct.request import ChatCompletionRequest
from mistral_common.tokens.tokenizers.mistral import MistralTokenizer

import render

TALK = [
    {"role": "user", "content": "Is it late?"},
    {"role": "assistant", "content": "Not yet."},
    {"role": "user", "content": "« Où ? » {\"a\": 1}\n\nOne [INST] and <|im_end|> more…"},
]
CONVERSATIONS = [
    TALK,
    TALK[:1],
    [{"role": "system", "content": "Be brief, and kind."}, TALK[0]],
    [{"role": "system", "content": "Be brief."}, *TALK],
]
# The files in mistral-common's data, with our name of the template.
MISTRAL = [
    ("tokenizer.model.v1", "mistral"),
    ("mistral_instruct_tokenizer_240323.model.v3", "mistral"),
    ("tekken_240718.json", "mistral"),
    ("mistral_instruct_tokenizer_241114.model.v7", "mistralV7"),
]
MESSAGES = {"user": UserMessage, "assistant": AssistantMessage, "system": SystemMessage}


def write_mistral(source, target):
    """The vocabulary of a tokenizer of Mistral's as a GGUF without weights."""
    folder = target.with_name(target.name + ".d")
    folder.mkdir()
    shutil.copy(source, folder / ("tekken.json" if source.suffix == ".json" else "tokenizer.model." + source.suffix[1:]))
    vocabulary = MistralVocab(folder)
    shutil.rmtree(folder)
    writer = gguf.GGUFWriter(str(target), "llama")
    writer.add_block_count(0)
    tokens, scores, kinds = zip(*vocabulary.all_tokens())
    writer.add_tokenizer_model(vocabulary.gguf_tokenizer_model)
    if vocabulary.gguf_tokenizer_model == "gpt2":
        writer.add_tokenizer_pre("tekken")
        writer.add_token_merges(vocabulary.extract_vocab_merges_from_model())
    writer.add_token_list(tokens)
    writer.add_token_scores(scores)
    writer.add_token_types(kinds)
    writer.add_bos_token_id(vocabulary.bos_id)
    writer.add_eos_token_id(vocabulary.eos_id)
    writer.add_add_bos_token(True)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.close()


def write_gemma(source, target):
    """Gemma 4's vocabulary, in which tokens 105 and 106 are named as they are in Gemma 3's."""
    reader = gguf.GGUFReader(str(source))
    writer = gguf.GGUFWriter(str(target), reader.fields["general.architecture"].contents())
    names = {"<|turn>": "<start_of_turn>", "<turn|>": "<end_of_turn>"}
    for field in reader.fields.values():
        if field.name.startswith("GGUF.") or field.name == "general.architecture":
            continue
        value, element = field.contents(), field.types[-1] if len(field.types) > 1 else None
        if field.name == "tokenizer.ggml.tokens":
            value = [names.get(token, token) for token in value]
        writer.add_key_value(field.name, value, field.types[0], element)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.close()


def mistral(messages, data):
    """The tokens of Mistral's own library; `None` where we depart from it on purpose."""
    is_instructed = messages[0]["role"] == "system"
    if is_instructed and len(messages) > 2 and ("v3" in data.name or "tekken" in data.name):
        return None  # it moves the instructions to the last message
    request = ChatCompletionRequest(messages=[MESSAGES[each["role"]](content=each["content"]) for each in messages])
    return MistralTokenizer.from_file(str(data)).encode_chat_completion(request).tokens


def plain(messages):
    """Without marks: what a person writes must stay text, which a text in one piece cannot say."""
    return [{**each, "content": each["content"].replace("<|im_end|>", "")} for each in messages]


def main():
    llama, folder = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    references = []

    def add(template, vocabulary, messages, **reference):
        references.append({"template": template, "vocabulary": vocabulary, "messages": messages, **reference})

    data = pathlib.Path(mistral_common.__file__).parent / "data"
    for file, name in MISTRAL:
        target = folder / f"{file}.gguf"
        write_mistral(data / file, target)
        for messages in CONVERSATIONS:
            tokens = mistral(messages, data / file)
            if tokens:
                add(name, target.name, messages, tokens=tokens)
    rendered = [
        ("llama31", "ggml-vocab-llama-bpe.gguf", "meta-llama-Llama-3.1-8B-Instruct.jinja"),
        ("chatML", "ggml-vocab-qwen2.gguf", "Qwen-Qwen2.5-7B-Instruct.jinja"),
        ("gemma", "gemma.gguf", "google-gemma-2-2b-it.jinja"),
    ]
    if len(sys.argv) > 3:
        shutil.copy(sys.argv[3], folder / "gemma.gguf")
    else:
        write_gemma(llama / "models" / "ggml-vocab-gemma-4.gguf", folder / "gemma.gguf")
    for name, vocabulary, template in rendered:
        if (llama / "models" / vocabulary).exists():
            shutil.copy(llama / "models" / vocabulary, folder)
        source = (llama / "models" / "templates" / template).read_text(encoding="utf-8")
        for messages in CONVERSATIONS:
            is_instructed = messages[0]["role"] == "system"
            if not is_instructed and name == "chatML":
                continue  # Qwen's template says its own instructions where there are none
            if is_instructed and name == "gemma":
                # Gemma 2's template refuses instructions; Gemma 3's puts them before the first message.
                first = {**messages[1], "content": messages[0]["content"] + "\n\n" + messages[1]["content"]}
                messages, shown = [first, *messages[2:]], messages
            else:
                shown = messages
            messages, shown = plain(messages), plain(shown)
            add(name, vocabulary, shown, text=render.render(source, messages, None))
    (folder / "references.json").write_text(json.dumps(references, ensure_ascii=False, indent=1), encoding="utf-8")
    print(f"{len(references)} conversations in {folder}")


main()
