"""A relay to another program that speaks the protocol, which it makes wrong on purpose.

usage: relais.py FAUTE PROGRAMME [ARGUMENTS...]

Each fault is one wrong rule; `FAUTES` says of which article. A fault sees every request with its answer, and may change
the answer, or play something else instead.
"""
import json
import subprocess
import sys


class Relay:
    def __init__(self, command):
        self.program = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.game = None
        self.variants = {}
        self.state = None

    def ask(self, request):
        self.program.stdin.write(json.dumps(request) + "\n")
        self.program.stdin.flush()
        return json.loads(self.program.stdout.readline())

    def reopen(self, position):
        """Puts another position on the board; history is lost, which no fault here needs."""
        return self.ask({"demande": "ouvrir", "jeu": self.game, "variantes": self.variants, "position": position})


def refuse_as(wanted, given):
    """Refusals under `wanted` cite `given`."""
    def fault(relay, request, answer):
        if answer.get("article") == wanted:
            answer["article"] = given
        return answer
    return fault


def accept(article, change):
    """Turns that `article` refuses are accepted; `change` makes the position that follows from the one before."""
    def fault(relay, request, answer):
        if answer.get("article") != article or request["demande"] not in ("tour", "essai", "geste"):
            return answer
        if request["demande"] == "essai":
            return {"verdict": "accepte"}
        position = change(answer["position"], request)
        if position is None:
            return answer
        state = relay.reopen(position)
        if "erreur" in state:
            relay.reopen(answer["position"])
            return answer
        return {"verdict": "accepte", **state}
    return fault


def unending(article):
    """The ending of `article` is not seen."""
    def fault(relay, request, answer):
        if "issue" in answer and answer["issue"].endswith(article):
            answer["issue"] = "en cours"
        return answer
    return fault


def after_turn(change):
    """Accepted turns lead elsewhere: `change(before, after, request)` gives the position, or None."""
    def fault(relay, request, answer):
        if request["demande"] != "tour" or answer.get("verdict") != "accepte":
            return answer
        position = change(relay.state, answer["position"], request["coup"])
        if position is None or position == answer["position"]:
            return answer
        state = relay.reopen(position)
        if "erreur" in state:
            relay.reopen(answer["position"])
            return answer
        return {"verdict": "accepte", **state}
    return fault


def only_gestures(fault):
    """Whole turns are right; the fault shows gesture by gesture only."""
    return lambda relay, request, answer: fault(relay, request, answer) if request["demande"] == "geste" else answer


# Qawale

def qawale_turn(text, request):
    """The turn is taken as played on an unchanged board: the stone is simply gone."""
    fields = text.split()
    hand = int(fields[1]) + 1
    fields[hand] = str(max(0, int(fields[hand]) - 1))
    fields[1] = "2" if fields[1] == "1" else "1"
    return " ".join(fields[:4])


def qawale_last_stone_first(before, after, turn):
    """The hand is sown from the top: the first and the last stone dropped change places."""
    start, steps = turn.split(">")
    steps = steps.split(",")
    rows = [row.split(",") for row in after.split()[0].split("/")]
    place = lambda cell: (int(cell[1]) - 1, "ABCD".index(cell[0].upper()))
    (r1, c1), (r2, c2) = place(steps[0]), place(steps[-1])
    if (r1, c1) == (r2, c2) or steps.count(steps[0]) > 1:
        return None
    one, two = rows[r1][c1], rows[r2][c2]
    rows[r1][c1], rows[r2][c2] = one[:-1] + two[-1], two[:-1] + one[-1]
    return " ".join(["/".join(",".join(row) for row in rows)] + after.split()[1:])


def qawale_cells(text):
    rows = [row.split(",") for row in text.split()[0].split("/")]
    return rows, lambda cell: (int(cell[1]) - 1, "ABCD".index(cell[0].upper()))


def qawale_any_stone(text, request):
    """A stone of any colour is placed; it comes from one's own hand."""
    words, fields = request["geste"].split(), text.split()
    if len(words) != 4 or len(fields) != 4:
        return None
    rows, place = qawale_cells(text)
    r, c = place(words[1])
    if rows[r][c] == "-":
        return None
    hand, rows[r][c] = rows[r][c] + words[3], "-"
    left = int(fields[1]) + 1
    fields[left] = str(int(fields[left]) - 1)
    return " ".join(["/".join(",".join(row) for row in rows)] + fields[1:] + [f"main={hand}@{words[1].upper()}"])


def qawale_any_drop(text, request):
    """The next stone is dropped where one wants."""
    fields, cell = text.split(), request["geste"].split()[-1].upper()
    if not fields[-1].startswith("main="):
        return None
    hand, at = fields[-1][len("main="):].split("@")
    rows, place = qawale_cells(text)
    r, c = place(cell)
    rows[r][c] = rows[r][c].replace("-", "") + hand[0]
    fields[0] = "/".join(",".join(row) for row in rows)
    if len(hand) == 1:
        fields[1] = "2" if fields[1] == "1" else "1"
        return " ".join(fields[:-1])
    return " ".join(fields[:-1] + [f"main={hand[1:]}@{cell}<{at.split('<')[0]}"])


# Awalé

def awale_offers_early(text, request):
    """One may propose to stop at any time."""
    if request["geste"] != "proposer" or "=" in text:
        return None
    return f"{text} propose={text.split()[2]}"


def awale_accepts_alone(text, request):
    """One may accept one's own offer."""
    if request["geste"] != "accepter" or "propose=" not in text:
        return None
    return text.split(" propose=")[0] + " arret=accord"


def awale_offer_stays(relay, request, answer):
    """An offer that was refused still waits."""
    if request.get("geste") == "refuser" and answer.get("verdict") == "accepte":
        return {"verdict": "accepte", **relay.reopen(relay.state)}
    return answer


def awale_parts(text):
    holes, harvest, turn = text.split()[:3]
    south, north = holes.split("/")
    return [int(n) for n in (south + "," + north).split(",")], [int(n) for n in harvest.split("-")], turn


def awale_text(holes, harvest, turn):
    camp = lambda part: ",".join(map(str, part))
    return f"{camp(holes[:6])}/{camp(holes[6:])} {harvest[0]}-{harvest[1]} {turn}"


def awale_keeps(number):
    """Only `number` holes at most are harvested; the others keep their seeds."""
    def change(before, after, turn):
        old, old_harvest, mover = awale_parts(before)
        new, new_harvest, next_turn = awale_parts(after)
        side = "SN".index(mover)
        gained = new_harvest[side] - old_harvest[side]
        if gained == 0 or after.count("="):
            return None
        start = "ABCDEFabcdef".index(turn)
        holes = old[:]
        seeds, holes[start], at = holes[start], 0, start
        while seeds:
            at = (at + 1) % 12
            if at != start:
                holes[at] += 1
                seeds -= 1
        harvest = old_harvest[:]
        theirs = range(6, 12) if side == 0 else range(0, 6)
        for _ in range(number):
            if at in theirs and holes[at] in (2, 3):
                harvest[side] += holes[at]
                holes[at] = 0
                at -= 1
        return awale_text(holes, harvest, next_turn)
    return change


def awale_refills(before, after, turn):
    """The start hole is not skipped."""
    old, old_harvest, mover = awale_parts(before)
    new, new_harvest, next_turn = awale_parts(after)
    start = "ABCDEFabcdef".index(turn)
    if old[start] < 12 or old_harvest != new_harvest or after.count("="):
        return None
    holes = old[:]
    seeds, holes[start], at = holes[start], 0, start
    while seeds:
        at = (at + 1) % 12
        holes[at] += 1
        seeds -= 1
    return awale_text(holes, old_harvest, next_turn)


def awale_pass(text, request):
    """The turn is taken as sown without any harvest."""
    holes, harvest, turn = awale_parts(text)
    hole = request.get("coup", request.get("geste"))
    start = "ABCDEFabcdef".index(hole)
    seeds, holes[start], at = holes[start], 0, start
    while seeds:
        at = (at + 1) % 12
        if at != start:
            holes[at] += 1
            seeds -= 1
    return awale_text(holes, harvest, "N" if turn == "S" else "S")


# Alquerque and Aruba

def grid_move(other):
    """The man goes from the first to the last point, and takes what he jumps."""
    def change(text, request):
        turn = request.get("coup", request.get("geste"))
        fields = text.split()
        rows = [list(row) for row in fields[0].split("/")]
        size = len(rows)
        letters = "abcdefghijklmnopqrstuvwxyz"
        points = other(turn)
        if not points or len(points) < 2:
            return None
        def place(point):
            column, number = letters.index(point[0].lower()), int(point[1:])
            return (size - number if request_game == "alquerque" else number - 1, column)
        request_game = "alquerque" if "-" in turn or "x" in turn else "aruba"
        try:
            cells = [place(point) for point in points]
        except ValueError:
            return None
        if any(not (0 <= r < size and 0 <= c < size) for r, c in cells):
            return None
        (r, c) = cells[0]
        man, rows[r][c] = rows[r][c], "."
        for (r1, c1), (r2, c2) in zip(cells, cells[1:]):
            if max(abs(r1 - r2), abs(c1 - c2)) == 2:
                rows[(r1 + r2) // 2][(c1 + c2) // 2] = "."
        r, c = cells[-1]
        if rows[r][c] != "." or man == ".":
            return None
        rows[r][c] = man
        next_turn = {"b": "n" if request_game == "alquerque" else "r", "n": "b", "r": "b"}[fields[1]]
        return "/".join("".join(row) for row in rows) + " " + next_turn
    return change


alquerque_points = lambda turn: turn.replace("-", "x").split("x")


def aruba_points(turn):
    points = []
    for c in turn.replace(" pass", ""):
        if c.isalpha():
            points.append("")
        if not points:
            return []
        points[-1] += c
    return points


def alquerque_keeps(before, after, turn):
    """The first man that is jumped stays."""
    if "x" not in turn:
        return None
    points = turn.split("x")
    place = lambda point: (5 - int(point[1]), "abcde".index(point[0]))
    (r1, c1), (r2, c2) = place(points[0]), place(points[1])
    middle = ((r1 + r2) // 2, (c1 + c2) // 2)
    rows = [list(row) for row in after.split()[0].split("/")]
    if rows[middle[0]][middle[1]] != ".":
        return None
    rows[middle[0]][middle[1]] = before.split()[0].split("/")[middle[0]][middle[1]]
    return " ".join(["/".join("".join(row) for row in rows)] + after.split()[1:])


def aruba_keeps(before, after, turn):
    points = aruba_points(turn)
    if len(points) < 2:
        return None
    place = lambda point: (int(point[1:]) - 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ".index(point[0].upper()))
    (r1, c1), (r2, c2) = place(points[0]), place(points[1])
    if max(abs(r1 - r2), abs(c1 - c2)) != 2:
        return None
    r, c = (r1 + r2) // 2, (c1 + c2) // 2
    rows = [list(row) for row in after.split()[0].split("/")]
    rows[r][c] = before.split()[0].split("/")[r][c]
    return " ".join(["/".join("".join(row) for row in rows)] + after.split()[1:])


def aruba_leaver_loses(relay, request, answer):
    """The one who leaves loses, instead of a draw."""
    if answer.get("issue") == "nulle ARU-13":
        answer["issue"] = "gagne r ARU-13" if "lache=b" in answer["position"] else "gagne b ARU-13"
    return answer


# Quoridor

def quoridor_parts(text):
    return dict(field.split("=") for field in text.split())


def quoridor_text(parts):
    return " ".join(f"{key}={parts[key]}" for key in ("taille", "trait", "pions", "stock", "barrieres"))


def quoridor_do(text, request):
    """The pawn goes, or the wall stands, whatever is in the way."""
    parts = quoridor_parts(text)
    turn = request.get("coup", request.get("geste"))
    player = int(parts["trait"]) - 1
    if turn[-1] in "hv":
        walls = [] if parts["barrieres"] == "-" else parts["barrieres"].split(",")
        parts["barrieres"] = ",".join(walls + [turn])
        stock = [int(n) for n in parts["stock"].split(",")]
        stock[player] -= 1
        parts["stock"] = ",".join(map(str, stock))
    else:
        pawns = parts["pions"].split(",")
        pawns[player] = turn
        parts["pions"] = ",".join(pawns)
    parts["trait"] = "2" if parts["trait"] == "1" else "1"
    return quoridor_text(parts)


def quoridor_free_wall(before, after, turn):
    """A wall costs nothing."""
    if turn[-1] not in "hv":
        return None
    parts = quoridor_parts(after)
    parts["stock"] = quoridor_parts(before)["stock"]
    return quoridor_text(parts)


# By name: the game, the articles that may be named, the fault.
FAUTES = {
    "qawale-retour": ("qawale", ["QAW-13"], accept("QAW-13", qawale_turn)),
    "qawale-diagonale": ("qawale", ["QAW-11"], refuse_as("QAW-11", "QAW-10")),
    "qawale-sommet-d-abord": ("qawale", ["QAW-12"], after_turn(qawale_last_stone_first)),
    "qawale-sans-nulle": ("qawale", ["QAW-16"], unending("QAW-16")),
    "qawale-sans-alignement": ("qawale", ["QAW-15", "QAW-20", "QAW-21"], unending("QAW-15")),
    "quoridor-enferme": ("quoridor", ["QUO-10"], accept("QUO-10", quoridor_do)),
    "quoridor-traverse": ("quoridor", ["QUO-08"], accept("QUO-08", quoridor_do)),
    "quoridor-bifurque": ("quoridor", ["QUO-16"], accept("QUO-16", quoridor_do)),
    "quoridor-barriere-gratuite": ("quoridor", ["QUO-02"], after_turn(quoridor_free_wall)),
    "quoridor-sans-fin": ("quoridor", ["QUO-13"], unending("QUO-13")),
    "awale-affame": ("awale", ["AWA-11"], accept("AWA-11", awale_pass)),
    "awale-une-seule-prise": ("awale", ["AWA-08"], after_turn(awale_keeps(1))),
    "awale-sans-prise": ("awale", ["AWA-07"], after_turn(awale_keeps(0))),
    "awale-regarnit": ("awale", ["AWA-06"], after_turn(awale_refills)),
    "alquerque-prise-libre": ("alquerque", ["ALQ-06"], accept("ALQ-06", grid_move(alquerque_points))),
    "alquerque-petite-rafle": ("alquerque", ["ALQ-08"], accept("ALQ-08", grid_move(alquerque_points))),
    "alquerque-arret": ("alquerque", ["ALQ-07"], accept("ALQ-07", grid_move(alquerque_points))),
    "alquerque-reste": ("alquerque", ["ALQ-09", "ALQ-05"], after_turn(alquerque_keeps)),
    "alquerque-bloque": ("alquerque", ["ALQ-11"], unending("ALQ-11")),
    "aruba-allie": ("aruba", ["ARU-10"], accept("ARU-10", grid_move(aruba_points))),
    "aruba-reste": ("aruba", ["ARU-07"], after_turn(aruba_keeps)),
    "aruba-sans-fin": ("aruba", ["ARU-01"], unending("ARU-01")),
    "qawale-galet-quelconque": ("qawale", ["QAW-04"], only_gestures(accept("QAW-04", qawale_any_stone))),
    "qawale-retour-par-geste": ("qawale", ["QAW-13"], only_gestures(accept("QAW-13", qawale_any_drop))),
    "quoridor-bifurque-par-geste": ("quoridor", ["QUO-16"], only_gestures(accept("QUO-16", quoridor_do))),
    "awale-offre-precoce": ("awale", ["AWA-14"], only_gestures(accept("AWA-14", awale_offers_early))),
    "awale-accord-a-soi-seul": ("awale", ["AWA-14"], only_gestures(accept("AWA-14", awale_accepts_alone))),
    "awale-offre-tenace": ("awale", ["AWA-14"], awale_offer_stays),
    "alquerque-petit-saut": ("alquerque", ["ALQ-08"], only_gestures(accept("ALQ-08", grid_move(alquerque_points)))),
    "aruba-autre-pion": ("aruba", ["ARU-09"], only_gestures(accept("ARU-09", grid_move(aruba_points)))),
    "aruba-fuite-perdue": ("aruba", ["ARU-13"], aruba_leaver_loses),
    "aruba-article": ("aruba", ["ARU-08"], refuse_as("ARU-08", "ARU-07")),
}


def main():
    name, command = sys.argv[1], sys.argv[2:]
    if name == "--liste":
        for fault, (game, articles, _) in FAUTES.items():
            print(fault, game, ",".join(articles))
        return
    game, _, fault = FAUTES[name]
    relay = Relay(command)
    for line in sys.stdin:
        request = json.loads(line)
        if request["demande"] == "ouvrir":
            relay.game, relay.variants = request["jeu"], request.get("variantes", {})
        answer = relay.ask(request)
        if relay.game == game and "erreur" not in answer:
            answer = fault(relay, request, answer)
        relay.state = answer.get("position", relay.state)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
