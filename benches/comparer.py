#!/usr/bin/env python3
"""Scenarios a second and peak memory: arbitre, stock cucumber-rs, cucumber-js, behave, and the floor (the gherkin crate reading the
same files, no step run). One run, one machine, the same files; the steps of cucumber-js and behave do nothing at all.

    python3 benches/comparer.py            prints the table of docs/mesures.md (about 15 minutes, idle machine)
    python3 benches/comparer.py 1000       only so many scenarios
"""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PEERS = ROOT / "target" / "peers"
STEPS = ROOT / "benches" / "peers" / "steps"
CUCUMBER_JS, BEHAVE = "12.9.0", "1.3.3"
SIZES = [1_000, 10_000, 100_000]


def bench():
    """Our bench program, built."""
    command = ["cargo", "bench", "--bench", "scenarios", "--no-run", "--message-format=json", "--quiet"]
    built = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    made = [json.loads(line).get("executable") for line in built.splitlines()]
    return [path for path in made if path and "scenarios" in Path(path).name][-1]


def install():
    """The peers, in target/peers."""
    PEERS.mkdir(parents=True, exist_ok=True)
    if not (PEERS / "node_modules" / "@cucumber" / "cucumber").exists():
        command = ["npm", "install", "--silent", "--no-audit", "--no-fund", "--prefix", str(PEERS)]
        subprocess.run([*command, f"@cucumber/cucumber@{CUCUMBER_JS}"], check=True)
    # Where node looks for what they import.
    (PEERS / "steps.mjs").write_text((STEPS / "steps.mjs").read_text())
    if not (PEERS / "venv" / "bin" / "behave").exists():
        subprocess.run([sys.executable, "-m", "venv", str(PEERS / "venv")], check=True)
        subprocess.run([str(PEERS / "venv" / "bin" / "pip"), "install", "--quiet", f"behave=={BEHAVE}"], check=True)


def run(command, folder):
    """Seconds and peak megabytes of a command, in a process of its own so that one does not pay for another's memory."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        begin = time.monotonic()
        done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        seconds = time.monotonic() - begin
        peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss / 1024
        os.write(write, json.dumps([seconds, peak, done.returncode, done.stdout[-600:]]).encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as answer:
        seconds, peak, code, said = json.loads(answer.read())
    os.waitpid(child, 0)
    if code != 0:
        sys.exit(f"{' '.join(map(str, command))}: {code}\n{said}")
    return seconds, peak, said


def main():
    program = bench()
    install()
    node, behave = PEERS / "node_modules/@cucumber/cucumber/bin/cucumber.js", PEERS / "venv/bin/behave"
    runners = {
        "arbitre": lambda folder: [program, "--mesure", "arbitre", folder],
        "cucumber-rs 0.23": lambda folder: [program, "--mesure", "cucumber-rs", folder],
        f"cucumber-js {CUCUMBER_JS}": lambda folder: [
            "node", "--max-old-space-size=16000", node, "--format", "summary", "--import", PEERS / "steps.mjs", f"{folder}/**/*.feature"
        ],
        f"behave {BEHAVE}": lambda folder: [behave, "--format", "null", "--no-summary", folder],
        "crate gherkin 0.16, lecture seule": lambda folder: [program, "--mesure", "gherkin", folder],
    }
    sizes = [int(size) for size in sys.argv[1:]] or SIZES
    measured = {}
    with tempfile.TemporaryDirectory() as temporary:
        for size in sizes:
            folder = Path(temporary) / str(size)
            subprocess.run([program, "--generer", folder, "100", str(size // 100)], check=True)
            (folder / "steps").mkdir()
            (folder / "steps" / "steps.py").write_text((STEPS / "steps.py").read_text())
            for name, command in runners.items():
                tries = [run([str(part) for part in command(folder)], folder) for _ in range(3 if size < 100_000 else 1)]
                seconds, peak, _ = min(tries)
                measured[name, size] = (seconds, peak)
                print(f"{name:<36} {size:>7} {seconds:>8.2f} s {size / seconds:>8.0f}/s {peak:>6.0f} Mo", file=sys.stderr)
        folder = Path(temporary) / "un-fichier"
        subprocess.run([program, "--generer", folder, "1", "10000"], check=True)
        many = Path(temporary) / "cent-fichiers"
        subprocess.run([program, "--generer", many, "100", "100"], check=True)
        # One after the other, many times: what else the machine does falls on both.
        pairs = [(run([*runners["arbitre"](folder)], folder)[0], run([*runners["arbitre"](many)], many)[0]) for _ in range(25)]
        one, hundred = (sorted(pair[index] for pair in pairs)[12] for index in (0, 1))
    number = lambda value: f"{value:,.0f}".replace(",", " ")
    print("| | " + " | ".join(f"{number(size)} scénarios" for size in sizes) + " |")
    print("|---" * (len(sizes) + 1) + "|")
    for name in runners:
        cells = []
        for size in sizes:
            seconds, peak = measured[name, size]
            cells.append(f"{number(size / seconds)}/s ({seconds:.2f} s, {number(peak)} Mo)".replace(".", ","))
        print(f"| {name} | " + " | ".join(cells) + " |")
    print()
    for size in sizes:
        ratio = measured["cucumber-rs 0.23", size][0] / measured["arbitre", size][0]
        print(f"{number(size)} scénarios : arbitre est {ratio:.1f} fois plus rapide que cucumber-rs".replace(".", ","))
    print(f"un fichier de 10 000 scénarios : {one / hundred:.2f} fois le temps de 100 fichiers de 100".replace(".", ","))


if __name__ == "__main__":
    main()
