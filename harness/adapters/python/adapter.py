#!/usr/bin/env python3
"""A Bakuk adapter in plain Python 3.9+: default rulings, two and three players.

It reads one request a line and writes one reply a line (adapter protocol, version 1).
A position is a tuple (board, captured, mover); holes are numbered 0 to 5 for a to f.
"""
import sys

HOLES = {"a": 0, "b": 1, "c": 2, "d": 3, "e": 4, "f": 5}     # BOARD-1, BOARD-2
NEXT = (1, 2, 3, 4, 5, 0)                                    # BOARD-2: one loop, counter-clockwise
SEATS = {2: ((0, 1, 2), (3, 4, 5)),                          # SEAT-1
         3: ((0, 1), (2, 3), (4, 5))}                        # SEAT-2
STARTS = {"2": ((6,) * 6, (0, 0), 1),                        # SETUP-1; TURN-1: player 1 begins
          "3": ((6,) * 6, (0, 0, 0), 1)}
NUMBERS = {str(n): n for n in range(37)}                     # so no signs and no leading zeros


def legal_holes(position):
    board, captured, mover = position
    own = SEATS[len(captured)][mover - 1]
    return [hole for hole in own if board[hole] > 0]         # MOVE-1, MOVE-2


def play(position, hole):                                    # the hole is a legal one
    board, captured, mover = list(position[0]), list(position[1]), position[2]
    hand = board[hole]                                       # SOW-1
    board[hole] = 0
    while hand > 0:                                          # SOW-3
        hole = NEXT[hole]                                    # SOW-2; SOW-4: none is passed over
        board[hole] += 1
        hand -= 1
    while board[hole] == 2 or board[hole] == 4:              # CAP-1, CAP-3, CAP-4, CAP-6
        captured[mover - 1] += board[hole]                   # CAP-8; always: CAP-2, CAP-7
        board[hole] = 0
        hole = NEXT[hole]                                    # CAP-5
    return tuple(board), tuple(captured), mover % len(captured) + 1    # TURN-1


def outcome(position, repeated=False):
    if legal_holes(position) and not repeated:               # END-1, END-6; only these: END-5
        return "ongoing"
    captured = position[1]                                   # END-2: the board counts for nobody
    most = max(captured)                                     # END-3; END-4: several may have it
    return "ended " + "=".join([str(n) for n, c in enumerate(captured, 1) if c == most])


def parse_position(text):
    board, captured, mover = text.split("/")
    board = tuple([NUMBERS[n] for n in board.split(",")])
    captured = tuple([NUMBERS[n] for n in captured.split(",")])
    mover = NUMBERS[mover]
    if len(board) != 6 or len(captured) not in SEATS or not 1 <= mover <= len(captured):
        raise ValueError("malformed position")
    if sum(board) + sum(captured) != 36:                     # BOARD-3
        raise ValueError("the stones do not add up to 36")
    return board, captured, mover


def write_position(position):
    board, captured, mover = position
    return f"{','.join(map(str, board))}/{','.join(map(str, captured))}/{mover}"


def reply_hello(version):
    if version != "1":
        return "error this adapter speaks version 1 of the protocol"
    return "hello 1 bakuk-python 1.0 moves,end,games two,three"


def reply_moves(text):
    legal = legal_holes(parse_position(text))
    return "moves " + (" ".join(["abcdef"[hole] for hole in legal]) or "-")


def reply_play(text, letter):
    position, hole = parse_position(text), HOLES[letter]
    return write_position(play(position, hole)) if hole in legal_holes(position) else "illegal"


def reply_outcome(text):
    return outcome(parse_position(text))


def reply_game(players, letters):
    position = STARTS[players]
    holes = [] if letters == "-" else [HOLES[letter] for letter in letters]
    seen, repeated = {(position[0], position[2])}, False     # END-6: the start counts
    for hole in holes:
        if repeated or hole not in legal_holes(position):    # the game is over, or no legal hole
            return "illegal"
        position = play(position, hole)
        board_and_mover = (position[0], position[2])
        repeated = board_and_mover in seen                   # END-6
        seen.add(board_and_mover)
    return write_position(position) + " " + outcome(position, repeated)


VERBS = {"hello": (reply_hello, 1), "moves": (reply_moves, 1), "play": (reply_play, 2),
         "outcome": (reply_outcome, 1), "game": (reply_game, 2), "quit": (sys.exit, 0)}


def answer(line):
    verb, *arguments = line.split() or [""]
    reply, count = VERBS.get(verb, (None, 0))
    if reply is None:
        return "unsupported"
    if len(arguments) != count:
        return f"error {verb} takes {count} argument(s)"
    try:
        return reply(*arguments)
    except (KeyError, ValueError) as problem:                # no such number, hole or position
        return f"error malformed request: {problem!a}"


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="ascii", errors="replace")    # a stray byte is no reason to die
    for request in sys.stdin:
        print(answer(request), flush=True)                   # the harness may be waiting for it
