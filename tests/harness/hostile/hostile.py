#!/usr/bin/env python3
"""Implementations that break in one way each, and some that only seem to answer.

    hostile.py NAME [ARGUMENT]

Where nothing else is said they answer rightly, through the Python adapter.
"""
import os
import random
import re
import signal
import subprocess
import sys
import time

ADAPTERS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../harness/adapters")
sys.path.insert(0, os.path.join(ADAPTERS, "python"))
import adapter  # noqa: E402

HELLO = "hello 1 hostile 1.0 moves,end,games two,three"
MEGABYTE = 1 << 20


def say(text, end="\n"):
    sys.stdout.buffer.write((text + end).encode("latin-1"))
    sys.stdout.buffer.flush()


def requests():
    """The requests, line by line, each as soon as it comes."""
    while line := sys.stdin.buffer.readline():
        yield line.decode("latin-1").rstrip("\r\n")


def right(request):
    if request == "hello 1":
        return HELLO
    if request == "quit":
        sys.exit(0)
    return adapter.answer(request)


def serve(reply=right, end="\n"):
    for request in requests():
        say(reply(request), end)


def after(count, act):
    """Right until so many requests have been answered, hello included; then acts."""
    for number, request in enumerate(requests()):
        if number == count:
            act(request)
        say(right(request))


def hang(*_):
    while True:
        time.sleep(1000)


def die_by(number):
    os.kill(os.getpid(), number)
    hang()


# ------------------------------------------------------------------------------------ Ends early

def exits_with_0():
    sys.exit(0)


def exits_with_3():
    print("no configuration found", file=sys.stderr)
    sys.exit(3)


def dies_by_signal():
    die_by(signal.SIGSEGV)


def dies_at(count="10"):
    after(int(count), lambda _: die_by(signal.SIGKILL))


def dies_on_empty_board():
    """A fault of one position: everything else is answered."""
    def reply(request):
        if " 0,0,0,0,0,0/" in request:
            die_by(signal.SIGSEGV)
        return right(request)
    serve(reply)


def dies_with_replies_unsent():
    """As dies_on_empty_board, but what it has answered before is lost."""
    held = []
    for request in requests():
        if " 0,0,0,0,0,0/" in request:
            die_by(signal.SIGSEGV)
        held.append(right(request))
        if request == "hello 1" or len(held) >= 50 or not more_waits():
            say("\n".join(held))
            held.clear()


def more_waits():
    import select
    return bool(sys.stdin.buffer.peek(1)[:1]) if select.select([0], [], [], 0)[0] else False


def exits_with_1_after_quit():
    def reply(request):
        if request == "quit":
            sys.exit(1)
        return right(request)
    serve(reply)


# ------------------------------------------------------------------------------- Does not answer

def never_answers():
    hang()


def never_answers_a_test():
    after(1, hang)


def answers_one():
    after(2, hang)


def half_a_line():
    def act(_):
        say("mov", end="")
        hang()
    after(3, act)


def no_line_end():
    for request in requests():
        say(right(request), end="")


def no_last_line_end():
    """The line end comes before each reply but the first."""
    for number, request in enumerate(requests()):
        say(("\n" if number > 0 else "") + right(request), end="")


def last_line_without_end():
    """Ends with its tenth reply, which has no line end."""
    def act(request):
        say(right(request), end="")
        sys.exit(0)
    after(10, act)


def carriage_return_alone():
    serve(end="\r")


def slow():
    def reply(request):
        time.sleep(0.005)
        return right(request)
    serve(reply)


def does_not_quit():
    for request in requests():
        if request == "quit":
            hang()
        say(right(request))


def ignores_sigterm():
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    never_answers_a_test()


def closes_output():
    def act(_):
        os.close(1)
        hang()
    after(5, act)


def closes_input():
    def act(_):
        os.close(0)
        hang()
    after(5, act)


def grandchild(file_name):
    """Leaves a process behind that keeps the pipes open; its number goes to a file."""
    child = subprocess.Popen(["sleep", "1000"])
    with open(file_name, "w") as file:
        file.write(str(child.pid))
    serve()


def grandchild_and_dies():
    subprocess.Popen(["sleep", "1000"])
    after(5, lambda _: die_by(signal.SIGKILL))


# ------------------------------------------------------------------------------ Writes otherwise

def crlf():
    serve(end="\r\n")


def byte_order_mark():
    def reply(request):
        return ("\xef\xbb\xbf" if request == "hello 1" else "") + right(request)
    serve(reply)


def banner():
    say("Welcome to Bakuk!")
    serve()


def unasked():
    """Writes two replies that nobody asked for, with its reply to hello."""
    for request in requests():
        say(right(request) + ("\nmoves -\nongoing" if request == "hello 1" else ""))


def twice():
    for request in requests():
        say(right(request) + "\n" + right(request))


def twice_after_hello():
    for request in requests():
        say(right(request) + ("" if request == "hello 1" else "\n" + right(request)))


def one_too_many():
    """A line of its own before the eighth reply."""
    for number, request in enumerate(requests()):
        say(("thinking...\n" if number == 8 else "") + right(request))


def one_too_few():
    for number, request in enumerate(requests()):
        reply = right(request)
        if number != 8:
            say(reply)


def after_quit():
    for request in requests():
        if request == "quit":
            say("bye")
        say(right(request))


def nul_bytes():
    serve(lambda request: right(request) if request == "hello 1" else right(request) + "\0")


def invalid_utf8():
    serve(lambda request: right(request) if request == "hello 1" else "\xff\xfe\xc3(")


def empty_lines():
    serve(lambda request: right(request) if request == "hello 1" else "")


def long_line():
    def act(_):
        for _ in range(100):
            sys.stdout.buffer.write(b"x" * MEGABYTE)
        say("")
        serve()
    after(5, act)


def endless():
    def act(_):
        while True:
            sys.stdout.buffer.write(b"x" * MEGABYTE)
    after(5, act)


def endless_at_hello():
    while True:
        sys.stdout.buffer.write(b"x" * MEGABYTE)


def endless_lines():
    def act(_):
        while True:
            sys.stdout.buffer.write(b"moves -\n" * 10000)
    after(5, act)


def much_error():
    for _ in range(100):
        sys.stderr.buffer.write((b"e" * 99 + b"\n") * (MEGABYTE // 100))
    sys.stderr.write("the last line\n")
    sys.stderr.flush()
    hang()


def spaces():
    serve(lambda request: right(request).replace(" ", "  ") if request != "hello 1" else HELLO)


def upper_case():
    serve(lambda request: right(request).upper() if request != "hello 1" else HELLO)


def leading_zeros():
    def reply(request):
        text = right(request)
        if not request.startswith("play") or text == "illegal":
            return text
        board, captured, mover = text.split("/")
        return "/".join([",".join("%02d" % int(n) for n in board.split(",")), captured, mover])
    serve(reply)


# ------------------------------------------------------------------------------------ Says hello

def hello(text="hello 2 hostile 1.0 moves two"):
    serve(lambda request: text if request == "hello 1" else right(request))


def says_error():
    seems(lambda request: "error I do not know")


def says_unsupported():
    """Claims END and does not do it."""
    seems(lambda request: "unsupported" if request.startswith("outcome") else right(request))


# -------------------------------------------------------------------------------- Has bad manners

def buffers():
    """Holds its replies back until the input ends, as many languages do with pipes."""
    say("\n".join([right(request) for request in requests() if request != "quit"]))


def buffers_after_hello():
    held = []
    for request in requests():
        if request == "hello 1":
            say(right(request))
        elif request == "quit":
            break
        else:
            held.append(right(request))
    if held:
        say("\n".join(held))


def chatters():
    """Thinks aloud, some time after each reply."""
    for request in requests():
        say(right(request))
        if request != "hello 1":
            time.sleep(0.03)
            say("waiting for the next request")


def splits_requests():
    """Takes for a request whatever is there."""
    while data := os.read(0, 65536):
        for request in data.decode("latin-1").split("\n"):
            if request:
                say(right(request))


def gives_up_waiting():
    import select
    while select.select([0], [], [], 0.7)[0]:
        request = sys.stdin.buffer.raw.readline().decode("latin-1").rstrip("\n")
        if not request:
            return
        say(right(request))


def dies_of_malformed():
    def reply(request):
        text = right(request)
        if text == "unsupported" or text.startswith("error"):
            raise ValueError(request)
        return text
    serve(reply)


def lives_on_without_input():
    serve()
    hang()


# ----------------------------------------------------------------------------- Seems to answer

def seems(reply):
    serve(lambda request: right(request) if request in ("hello 1", "quit") else reply(request))


def always_the_given_position():
    seems(lambda request: "6,6,6,6,6,6/0,0/1 ongoing" if request.startswith("game")
          else request.split()[1])


def always_illegal():
    seems(lambda request: "illegal")


def always_no_moves():
    seems(lambda request: "moves -")


def always_the_reply_before():
    before = ["illegal"]

    def reply(request):
        before.append(right(request))
        return before[-2]
    seems(reply)


def always_the_same_position():
    seems(lambda request: "0,7,7,7,7,7/1,0/2")


def random_replies():
    """Replies of the right shape, drawn at random."""
    draw = random.Random(4)

    def position(players):
        stones = [0] * 6
        for _ in range(36):
            stones[draw.randrange(6)] += 1
        captured = ",".join(["0"] * players)
        return f"{','.join(map(str, stones))}/{captured}/{draw.randint(1, players)}"

    def outcome(players):
        return draw.choice(["ongoing"] + [f"ended {n}" for n in range(1, players + 1)])

    def reply(request):
        verb, text = request.split()[:2]
        players = int(text) if verb == "game" else text.split("/")[1].count(",") + 1
        if verb == "moves":
            holes = [hole for hole in "abcdef" if draw.random() < 0.3]
            return "moves " + (" ".join(holes) or "-")
        if verb == "outcome":
            return outcome(players)
        return position(players) + (" " + outcome(players) if verb == "game" else "")
    seems(reply)


# ------------------------------------------------------------------------------------ Remembers

def every_tenth_wrong():
    """What it answers depends on how many requests came before."""
    count = [0]

    def reply(request):
        count[0] += 1
        return "moves a" if count[0] % 10 == 0 and request.startswith("moves") else right(request)
    seems(reply)


def remembers_the_first_players():
    """Takes the number of players of the first request for that of all."""
    first = []

    def reply(request):
        match = re.match("game ([23]) |[a-z]+ [0-9,]*/([0-9,]*)/", request)
        if not match:
            return right(request)
        players = int(match[1]) if match[1] else match[2].count(",") + 1
        first.append(players)
        return right(request) if players == first[0] else "illegal"
    seems(reply)


if __name__ == "__main__":
    try:
        globals()[sys.argv[1]](*sys.argv[2:])
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(1)
