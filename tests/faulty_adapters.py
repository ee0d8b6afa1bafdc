#!/usr/bin/env python3
"""Puts faults into the Python adapter that no catalogue has, and reads what `check` says of each.

Each fault is a slip of the kind that programmers make, written by people who had not seen the
catalogue. What is said of it must help its author: some of it is expected, and what would lead
astray must not be there.

    tests/faulty_adapters.py PROGRAM          every fault; status 0 if each is told well
    tests/faulty_adapters.py PROGRAM NAME     what is said of one
"""

import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
ADAPTER = (ROOT / "harness/adapters/python/adapter.py").read_text(encoding="utf-8")


def between(begin, end):
    """The adapter's text from one phrase to just before another."""
    first = ADAPTER.index(begin)
    return ADAPTER[first : ADAPTER.index(end, first)]


SOWING = between("    hand = board[hole]", "    while board[hole] == 2")
TURN = between("    board, captured, mover = list(", "    return tuple(board), tuple(captured)")
CAPTURES = between("    while board[hole] == 2", "    return tuple(board), tuple(captured)")
GAME = between("    seen, repeated = {", "    return write_position(position) + ")

# name: the changes as (old, new), what must be said, what must not.
FAULTS = {
    # Holes from 1 to 6; the landing hole, taken modulo 6, is 0 instead of 6 and captures nothing.
    "one-based": (
        [(TURN, """\
    board, captured, mover = [0] + list(position[0]), list(position[1]), position[2]
    hole += 1
    hand, last = board[hole], (hole + board[hole]) % 6
    board[hole] = 0
    while hand > 0:
        hole = hole % 6 + 1
        board[hole] += 1
        hand -= 1
    while board[last] == 2 or board[last] == 4:
        captured[mover - 1] += board[last]
        board[last] = 0
        last = last % 6 + 1
    board = board[1:]
""")],
        ["f is the landing hole", "In no other answer is it so", "the capture is missing altogether"],
        ["fits as well", "depends on what came before"],
    ),
    # The captured stones are compared as text: 9 is more than 10.
    "compares-text": (
        [("    captured = position[1] ",
          '    captured = write_position(position).split("/")[1].split(",")  #')],
        ["read as text", "only the winners are wrong"],
        ["no more than six stones", "fits as well"],
    ),
    # A default argument that is made once: the positions of all earlier games are still there.
    "history-stays": (
        [("def reply_game(players, letters):", "def reply_game(players, letters, seen=set()):"),
         ("    seen, repeated = {(position[0], position[2])}, False ",
          "    seen.add((position[0], position[2]))\n    repeated = False ")],
        ["What is answered depends on what came before", "new-game-keeps-history", "END-6: "],
        ["repetition-on-third-time", "The smallest game that shows it"],
    ),
    # Player 3 is compared with player 1 twice.
    "copied-line": (
        [("    most = max(captured) ", """\
    if len(captured) == 3:
        one, two, three = captured
        if one > two and one > three:
            return "ended 1"
        if two > one and two > three:
            return "ended 2"
        if three > one and three > one:
            return "ended 3"
    most = max(captured) """)],
        ["players 2 and 3 share the win", "In no other answer is it so", "only the winners"],
        ["no more than six stones", "fits as well"],
    ),
    # Of player 3 the end of the game looks at e only.
    "short-slice": (
        [("    if legal_holes(position) and not repeated: ",
          "    if any(position[0][MINE[len(position[1])][position[2] - 1]]) and not repeated: "),
         ("STARTS = {", "MINE = {2: (slice(0, 3), slice(3, 6)),\n"
                        "        3: (slice(0, 2), slice(2, 4), slice(4, 5))}\nSTARTS = {")],
        ["f is the only hole that the player to move can choose",
         "the game goes on and is said to have ended"],
        ["fits as well"],
    ),
    # The chain is followed five holes far.
    "five-links": (
        [("    while board[hole] == 2 or board[hole] == 4: ",
          "    for _ in range(1, 6):\n"
          "        if board[hole] != 2 and board[hole] != 4:\n            break\n        #")],
        ["chain-at-most-five"],
        ["fits as well"],
    ),
    # Four bits for each hole: from 16 stones on they spill or are lost.
    "four-bits": (
        [(TURN, """\
    captured, mover = list(position[1]), position[2]
    packed = 0
    for place, stones in enumerate(position[0]):
        packed += stones << 4 * place
    hand = packed >> 4 * hole & 15
    packed &= ~(15 << 4 * hole)
    while hand > 0:
        hole = NEXT[hole]
        packed += 1 << 4 * hole
        hand -= 1
    while (packed >> 4 * hole & 15) in (2, 4):
        captured[mover - 1] += packed >> 4 * hole & 15
        packed &= ~(15 << 4 * hole)
        hole = NEXT[hole]
    board = [packed >> 4 * place & 15 for place in range(6)]
""")],
        ["16 stones or more are sown", "In no other answer is it so", "15 or 16"],
        ["fits as well"],
    ),
    # Positions that are run together: 1, 12 and 11, 2 are the same.
    "key-without-commas": (
        [("    seen, repeated = {(position[0], position[2])}, False ",
          "    seen, repeated = {key(position)}, False "),
         ("        board_and_mover = (position[0], position[2])",
          "        board_and_mover = key(position)"),
         ("def reply_game(", 'def key(position):\n'
                             '    return "".join(map(str, position[0])) + str(position[2])\n\n\n'
                             'def reply_game(')],
        ["repetition-runs-digits-together", "END-6"],
        ["fits as well"],
    ),
    # The captured stones go to the owner of the hole at which the chain stopped.
    "hole-used-again": (
        [(CAPTURES, """\
    taken = 0
    while board[hole] == 2 or board[hole] == 4:
        taken += board[hole]
        board[hole] = 0
        hole = NEXT[hole]
    captured[hole * len(captured) // 6] += taken
""")],
        ["the captures end at another player's hole", "In no other answer is it so",
         "another player gets it"],
        ["fits as well"],
    ),
    # The rounds and the rest are sown apart; with no rest there is no landing hole.
    "laps-without-landing": (
        [(SOWING, """\
    hand = board[hole]
    board[hole] = 0
    laps, rest = divmod(hand, 6)
    board = [stones + laps for stones in board]
    last = None
    for step in range(1, rest + 1):
        last = (hole + step) % 6
        board[last] += 1
    hole = last
"""), ("    while board[hole] == 2 or", "    while hole is not None and board[hole] == 2 or hole is not None and")],
        ["capture-suppressed-in-origin"],
        ["fits as well"],
    ),
    # Legal moves are kept by board and mover: two players and three are mixed up.
    "kept-by-board": (
        [("def legal_holes(position):\n", """\
KEPT = {}


def legal_holes(position):
    board, captured, mover = position
    if (board, mover) not in KEPT:
        KEPT[board, mover] = find_legal_holes(position)
    return KEPT[board, mover]


def find_legal_holes(position):
""")],
        ["What is answered depends on what came before"],
        ["The smallest position that shows it", "fits as well"],
    ),
    # A repetition is looked for before the next move: it is noticed one move late.
    "one-move-late": (
        [(GAME, """\
    seen = set()
    for hole in holes:
        if (position[0], position[2]) in seen or hole not in legal_holes(position):
            return "illegal"
        seen.add((position[0], position[2]))
        position = play(position, hole)
"""), ("outcome(position, repeated)\n", "outcome(position)\n")],
        ["repetition=ignored", "Where it does not fit: `game", "was answered `illegal`, which is right"],
        ["You follow", "fits as well"],
    ),
    # A table of next holes for the chain has a wrong entry: from d on to f.
    "table-entry": (
        [("STARTS = {", "AFTER = (1, 2, 3, 5, 5, 0)\nSTARTS = {"),
         ("        hole = NEXT[hole]                                    # CAP-5", "        hole = AFTER[hole]")],
        ["In all 54 wrong answers about single positions: d is captured"],
        ["ten stones or more"],
    ),
    # Of the players who have most, only the first two are looked at.
    "two-of-three": (
        [('    return "ended " + "=".join([str(n) for n, c in enumerate(captured, 1) if c == most])', """\
    rank = sorted(range(1, len(captured) + 1), key=lambda player: -captured[player - 1])
    if captured[rank[0] - 1] == captured[rank[1] - 1]:
        return f"ended {rank[0]}={rank[1]}"
    return f"ended {rank[0]}\"""")],
        ["all three players share the win", "In no other answer is it so", "only the winners are wrong"],
        ["fits as well"],
    ),
    # After a capture nothing older can come back; but the position after it can.
    "forgets-too-much": (
        [("        position = play(position, hole)\n", """\
        before, position = position, play(position, hole)
        if position[1] != before[1]:
            seen.clear()
            continue
""")],
        ["a position comes back that was first reached by a capture", "In no other answer is it so"],
        ["Nothing that was looked for"],
    ),
    # The two captured numbers change places when player 2 is to move.
    "pair-exchanged": (
        [("""    board, captured, mover = position
    return f"{""", """\
    board, captured, mover = position
    if mover == 2 and len(captured) == 2:
        captured = captured[1], captured[0]
    return f"{""")],
        ["exchanged between players", "there are two players, and player 1 is to move"],
        ["fits as well"],
    ),
    # Before the captures it is looked whether the next player can move.
    "early-return": (
        [("    while board[hole] == 2 or", """\
    after = mover % len(captured) + 1
    if not any(board[own] for own in SEATS[len(captured)][after - 1]):
        return tuple(board), tuple(captured), after
    while board[hole] == 2 or""")],
        ["after the sowing, before any capture, the next player has no stone in his holes",
         "In no other answer is it so", "the capture is missing altogether"],
        ["a single stone is sown"],
    ),
    # int() rounds towards zero, so that every hole gets a stone.
    "rounds-to-zero": (
        [(SOWING, """\
    hand = board[hole]
    board[hole] = 0
    for step in range(1, 7):
        board[(hole + step) % 6] += int((hand - step) / 6) + 1
    hole = (hole + hand) % 6
""")],
        ["fewer than six stones are sown", "In no other answer is it so", "more than 36 stones"],
        ["fits as well"],
    ),
}


def faulty(changes):
    text = ADAPTER
    for old, new in changes:
        if text.count(old) != 1:
            sys.exit(f"faulty_adapters: the adapter has {text.count(old)} of this; expected 1:\n{old}")
        text = text.replace(old, new)
    return text


def what_check_says(program, changes, *options):
    with tempfile.TemporaryDirectory() as folder:
        adapter = pathlib.Path(folder) / "adapter.py"
        adapter.write_text(faulty(changes), encoding="utf-8")
        return subprocess.run([program, "check", *options, "--", sys.executable, str(adapter)],
                              capture_output=True, text=True, check=False)


def in_one_line(text):
    return " ".join(text.split())


def main():
    if len(sys.argv) not in (2, 3) or sys.argv[2:] and sys.argv[2] not in FAULTS:
        print(__doc__.strip() + "\n\nNAME is one of " + " ".join(FAULTS), file=sys.stderr)
        return 2
    program = sys.argv[1]
    if sys.argv[2:]:
        print(what_check_says(program, FAULTS[sys.argv[2]][0]).stdout)
        return 0
    bad = 0
    for name, (changes, expected, misleading) in FAULTS.items():
        run = what_check_says(program, changes)
        said = in_one_line(run.stdout)
        problems = [f"says nothing of \"{part}\"" for part in expected if part not in said]
        problems += [f"says \"{part}\"" for part in misleading if part in said]
        if run.returncode != 1:
            problems.append(f"ends with status {run.returncode}")
        print(f"{name:<22}{'told well' if not problems else '; '.join(problems)}")
        bad += bool(problems)
    print(f"{len(FAULTS) - bad} of {len(FAULTS)} faults are told well")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
