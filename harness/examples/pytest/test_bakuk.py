"""The golden vectors of Bakuk in pytest: one test a vector, named by its identifier.

    python3 -m pytest harness/examples/pytest

To test a program of your own, replace the part under "The program under test".
"""
import json
import os
import pathlib
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[3]
VECTORS = pathlib.Path(os.environ.get("BAKUK_VECTORS") or ROOT / "vectors")

# ---- The program under test: the four questions, put to the functions of the Python adapter.

sys.path.insert(0, str(ROOT / "harness" / "adapters" / "python"))
import adapter  # noqa: E402


def to_position(json_position):
    return (tuple(json_position["board"]), tuple(json_position["captured"]),
            json_position["mover"])


def legal(position):
    return ["abcdef"[hole] for hole in adapter.legal_holes(position)]


def play(position, letter):
    """The position after the turn, or None if the move is illegal."""
    if letter not in legal(position):
        return None
    return adapter.play(position, adapter.HOLES[letter])


def outcome(position):
    return adapter.outcome(position)


def game(players, moves):
    """The position reached and its outcome as text, or "illegal"."""
    return adapter.reply_game(str(players), moves or "-")


# ---- The vectors: those under the default rulings.

def outcome_text(json_outcome):
    if json_outcome["status"] == "ongoing":
        return "ongoing"
    return "ended " + "=".join(map(str, json_outcome["winners"]))


def read_vectors():
    manifest = json.loads((VECTORS / "manifest.json").read_text(encoding="utf-8"))
    for entry in manifest["files"]:
        if entry["rulings"] == {}:
            yield from json.loads((VECTORS / entry["path"]).read_text(encoding="utf-8"))["vectors"]


@pytest.mark.parametrize("vector", [pytest.param(v, id=v["id"]) for v in read_vectors()])
def test_vector(vector):
    why = f"{vector['note']} ({', '.join(vector['clauses'])})"
    if vector["op"] == "moves":
        assert legal(to_position(vector["position"])) == vector["legal"], why
    elif vector["op"] == "play":
        expected = vector["result"] and to_position(vector["result"])
        assert play(to_position(vector["position"]), vector["move"]) == expected, why
    elif vector["op"] == "outcome":
        assert outcome(to_position(vector["position"])) == outcome_text(vector["outcome"]), why
    elif vector["op"] == "game":
        expected = "illegal"
        if vector["position"]:
            expected = (adapter.write_position(to_position(vector["position"])) + " "
                        + outcome_text(vector["outcome"]))
        assert game(vector["players"], vector["moves"]) == expected, why
    else:
        pytest.fail(f"no such op: {vector['op']}")
