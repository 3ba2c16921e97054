"""Programs that misbehave, each in its own way, once they have said hello (or before).

usage: hostile.py CONDUITE [SECONDES]
"""
import json
import os
import signal
import subprocess
import sys
import time

HELLO = {
    "version": 1,
    "nom": "hostile",
    "jeux": {"qawale": {}},
    "capacites": ["tours", "gestes", "positions", "coups", "historique", "essai"],
}
START = {"position": "33,-,-,33/-,-,-,-/-,-,-,-/33,-,-,33 1 8 8", "issue": "en cours"}
conduct = sys.argv[1]


def say(text):
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if conduct == "muet":
    time.sleep(600)
if conduct == "mort-ne":
    sys.exit(7)
if conduct == "bruit":
    for number in range(20_000):
        sys.stderr.write(f"bruit {number}\n")
if conduct == "petit-fils":
    # Something of its own that would outlive it.
    subprocess.Popen(["sleep", "597"])
if conduct == "avant-l-heure":
    say("prêt !")

for line in sys.stdin:
    request = json.loads(line)
    kind = request["demande"]
    if kind == "bonjour":
        say(json.dumps({**HELLO, "version": 99} if conduct == "version" else HELLO))
        continue
    if conduct in ("silence", "petit-fils"):
        time.sleep(600)
    elif conduct == "interrompu":
        # Whoever waits for this knows that the program hangs, and has something of its own.
        subprocess.Popen(["sleep", sys.argv[2]])
        time.sleep(600)
    elif conduct == "plante":
        raise RuntimeError("je ne sais plus jouer")
    elif conduct == "sans-coups":
        if kind == "coups":
            raise RuntimeError("je ne sais pas lister")
        say(json.dumps(START))
    elif conduct == "signal":
        os.kill(os.getpid(), signal.SIGKILL)
    elif conduct == "pas-json":
        say("bonjour, je ne parle pas JSON")
    elif conduct == "forme":
        say(json.dumps({"plateau": [], "issue": 3}))
    elif conduct == "position":
        say(json.dumps({"position": "n'importe quoi", "issue": "en cours"}))
    elif conduct == "issue":
        say(json.dumps({**START, "issue": "je gagne", "verdict": "accepte"}))
    elif conduct == "sans-article":
        say(json.dumps(START if kind == "ouvrir" and "position" not in request else {"verdict": "refuse", **START}))
    elif conduct == "deluge":
        block = "x" * (1 << 20)
        for _ in range(100):
            sys.stdout.write(block)
        say("")
    elif conduct == "lignes":
        for _ in range(200_000):
            say(json.dumps(START))
    elif conduct == "octets":
        sys.stdout.buffer.write(b"\xff\xfe\xfa\n")
        sys.stdout.buffer.flush()
    elif conduct == "pas-un-caractere":
        say(json.dumps({"erreur": "incapable", "message": "rien\uffffici"}))
    elif conduct == "vide":
        say("null")
    else:
        say(json.dumps({"erreur": "incapable", "message": "je ne sais rien faire"}))
