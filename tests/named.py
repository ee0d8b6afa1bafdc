#!/usr/bin/env python3
"""Lets the program play every misreading, and looks whether `check` calls it by its name.

For each entry of the catalogue `bakuk check -- bakuk serve --as ENTRY` must end with status 1 and
say that all answers are the entry's, or that the entry fits as well as the one it names. With
--pairs the same for every two plausible entries at once, of which nine in ten must be named.

    tests/named.py PROGRAM [--pairs] [--jobs N]
"""

import argparse
import concurrent.futures
import itertools
import os
import re
import subprocess
import sys


def catalogue(program):
    """(identifier, whether it is plausible) of each entry that can be told from the rules."""
    text = subprocess.run([program, "misreadings"], capture_output=True, text=True, check=True).stdout
    entries = []
    for line in text.splitlines():
        match = re.match(r"([a-z0-9-]+) +([a-z-]+) +[a-z -]+? +(\d+ vectors|equivalent)", line)
        if match and match.group(3) != "equivalent":
            entries.append((match.group(1), match.group(2)))
    return entries


def told_of(program, name):
    run = subprocess.run([program, "check", "--", program, "serve", "--as", name],
                         capture_output=True, text=True, check=False)
    return run.returncode, " ".join(run.stdout.split())


def is_named(name, said):
    """Whether the answers are said to be those of `name`, in whichever order, or as well of it."""
    wanted = set(name.split("+"))
    named = re.findall(r"answers are those of ([a-z0-9=+-]+)|([a-z0-9=+-]+) fits as well", said)
    in_catalogue = dict(re.findall(r"([a-z]+=[a-z-]+) \(in the catalogue: ([a-z0-9-]+)\)", said))
    return any({in_catalogue.get(part, part) for part in (one or other).split("+")} == wanted
               for one, other in named)


def main():
    parser = argparse.ArgumentParser(description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--pairs", action="store_true")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    options = parser.parse_args()
    entries = catalogue(options.program)
    names = [name for name, _ in entries]
    if options.pairs:
        plausible = [name for name, source in entries if source.startswith("plausible")]
        names = ["+".join(pair) for pair in itertools.combinations(plausible, 2)]
    least = 0.9 if options.pairs else 1.0
    named = wrong_status = 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for name, (status, said) in zip(names, pool.map(lambda name: told_of(options.program, name),
                                                        names)):
            if status != 1:
                print(f"{name}: status {status}; expected 1")
                wrong_status += 1
            if is_named(name, said):
                named += 1
            else:
                start = said.find("answers are those of ")
                print(f"{name}: not named; {said[start:start + 200] if start >= 0 else 'nothing is'}")
    print(f"{named} of {len(names)} are named")
    return 1 if wrong_status or not names or named < least * len(names) else 0


if __name__ == "__main__":
    sys.exit(main())
