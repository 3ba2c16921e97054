"""Our own rules, but announced otherwise: what it says of itself is patched, reasons are its own, trials may be wrong, what a
turn would do may be told in other remarks, and what cannot exist may be opened.

usage: annonce.py RETOUCHES COMMANDE...
"""
import json
import subprocess
import sys

patch = json.loads(sys.argv[1])
always = patch.pop("essai", None)
foreseen = patch.pop("prevoir", None)
opens = patch.pop("ouvre", None)
program = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
for line in sys.stdin:
    request = json.loads(line)
    program.stdin.write(line)
    program.stdin.flush()
    answer = json.loads(program.stdout.readline())
    if request["demande"] == "bonjour":
        answer.update(patch)
    if request["demande"] == "essai" and always:
        answer = {"verdict": always}
    if request["demande"] == "prevoir" and foreseen is not None:
        answer["remarques"] = foreseen
    if answer.get("erreur") in ("impossible", "illisible") and opens:
        answer = {"position": opens, "issue": "en cours"}
    if "motif" in answer:
        answer["motif"] = "parce que"
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
