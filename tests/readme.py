#!/usr/bin/env python3
"""Holds the README's console blocks to what the program prints.

    tests/readme.py PROGRAM           says what differs; status 1 if anything does
    tests/readme.py PROGRAM --write   writes what the program prints into the README

In a block marked `console` each line that begins with `$ ` is a command; what stands under it is its
standard output. `harness/bakuk` in a command stands for PROGRAM.
"""
import difflib
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent


def output_of(command, program):
    ran = subprocess.run(["bash", "-c", command.replace("harness/bakuk", program)], cwd=ROOT,
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, encoding="utf-8")
    return ran.stdout.splitlines()


def renewed(lines, program):
    within = False
    for line in lines:
        if not within:
            within = line == "```console"
            yield line
        elif line == "```":
            within = False
            yield line
        elif line.startswith("$ "):
            yield line
            yield from output_of(line[2:], program)


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    readme = ROOT / "README.md"
    old = readme.read_text(encoding="utf-8").splitlines()
    new = list(renewed(old, program))
    if not any(line.startswith("$ ") for line in old):
        sys.exit("README.md: no console block with a command")
    if "--write" in sys.argv[2:]:
        readme.write_text("\n".join(new) + "\n", encoding="utf-8")
        return 0
    for line in difflib.unified_diff(old, new, "README.md", "what the program prints", lineterm=""):
        print(line)
    return int(old != new)


if __name__ == "__main__":
    sys.exit(main())
