"""Thirty everyday requests on the real model: the tool is right in nearly all, the date in every one that has one."""

import json
import pathlib

REQUESTS = [line.split("\t") for line in
            pathlib.Path(__file__).with_name("everyday.tsv").read_text("utf-8").splitlines()]
NOW = "2026-03-11T10:00:00"
WRONG_TOOLS_ALLOWED = 3


def test_thirty_everyday_requests(person):
    person.ok("tasks", "add", "payer la cantine")
    person.ok("tasks", "add", "trier les photos")
    messages = "".join(text + "\n" for text, _, _ in REQUESTS)
    answers = [json.loads(line) for line in
               person.ok("propose", "--now", NOW, "--json", input=messages, timeout=600).splitlines()]
    assert [answer["text"] for answer in answers] == [text for text, _, _ in REQUESTS]
    wrong = [(text, tool, answer["tool"]) for (text, tool, _), answer in zip(REQUESTS, answers)
             if answer["tool"] != tool]
    assert len(wrong) <= WRONG_TOOLS_ALLOWED, wrong
    dates = [(text, start, answer["arguments"]["start"]) for (text, tool, start), answer in zip(REQUESTS, answers)
             if start != "-" and answer["tool"] == tool and not (answer["arguments"]["start"] or "").startswith(start)]
    assert dates == []
    for answer in answers:
        assert (answer["card"] is None) == (answer["tool"] in ("reply", "listEvents", "searchMyData")), answer
