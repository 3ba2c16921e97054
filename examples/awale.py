"""Awalé behind the protocol of docs/protocole.md: an example of an adapter, with small rules of its own.

    arbitre verifier --moteur "python3 examples/awale.py"
    arbitre confronter awale --moteur "python3 examples/awale.py"

The first half is a game as anybody could have written it; the second half, from `answer` on, is the adapter.
"""
import json
import sys

HOLES = "ABCDEFabcdef"


class Refused(Exception):
    def __init__(self, article, reason):
        self.article, self.reason = article, reason


class Awale:
    def __init__(self):
        self.holes = [4] * 12
        self.harvest = [0, 0]
        self.turn = 0
        self.seen = {self.key(): 1}

    def key(self):
        return (*self.holes, *self.harvest, self.turn)

    def camp(self, player):
        return range(6 * player, 6 * player + 6)

    def sow(self, hole):
        """The holes after sowing `hole`, and the hole of the last seed."""
        holes = self.holes[:]
        seeds, holes[hole], at = holes[hole], 0, hole
        while seeds > 0:
            at = (at + 1) % 12
            if at != hole:
                holes[at] += 1
                seeds -= 1
        return holes, at

    def result(self, hole):
        """The holes and the harvest once `hole` has been sown."""
        holes, at = self.sow(hole)
        other, gain = self.camp(1 - self.turn), 0
        while at in other and holes[at] in (2, 3):
            gain += holes[at]
            holes[at] = 0
            at -= 1
        return holes, gain

    def feeds(self, hole):
        holes, _ = self.result(hole)
        return any(holes[other] for other in self.camp(1 - self.turn))

    def legal(self):
        if self.ending():
            return []
        return [hole for hole in self.camp(self.turn) if self.holes[hole] and self.feeds(hole)]

    def ending(self):
        """The article that stopped the game, if it is over."""
        own = [hole for hole in self.camp(self.turn) if self.holes[hole]]
        if not own:
            return "AWA-13"
        if not any(self.feeds(hole) for hole in own):
            return "AWA-12"
        if self.seen.get(self.key(), 0) >= 3:
            return "AWA-16"
        return None

    def check(self, player, hole):
        if self.ending():
            raise Refused(self.ending(), "la partie est finie")
        if player != self.turn:
            raise Refused("AWA-04", "ce n'est pas son tour")
        if hole not in HOLES:
            raise Refused("AWA-01", "cette case n'existe pas")
        index = HOLES.index(hole)
        if index not in self.camp(player):
            raise Refused("AWA-03", "cette case est à l'autre")
        if self.holes[index] == 0:
            raise Refused("AWA-04", "cette case est vide")
        if not self.feeds(index):
            raise Refused("AWA-11", "l'autre n'aurait plus rien")

    def play(self, player, hole):
        self.check(player, hole)
        self.holes, gain = self.result(HOLES.index(hole))
        self.harvest[player] += gain
        self.turn = 1 - player
        self.seen[self.key()] = self.seen.get(self.key(), 0) + 1


# The adapter.

PLAYERS = "SN"


class Unreadable(Exception):
    pass


def read(game, text):
    try:
        holes, harvest, turn = text.split()
        game.holes = [int(seeds) for seeds in holes.replace("/", ",").split(",")]
        game.harvest = [int(seeds) for seeds in harvest.split("-")]
        game.turn = PLAYERS.index(turn)
    except ValueError as error:
        raise Unreadable("une position comme 4,4,4,4,4,4/4,4,4,4,4,4 0-0 S") from error
    game.seen = {game.key(): 1}


def state(game):
    camps = [",".join(str(game.holes[hole]) for hole in game.camp(player)) for player in (0, 1)]
    position = f"{camps[0]}/{camps[1]} {game.harvest[0]}-{game.harvest[1]} {PLAYERS[game.turn]}"
    article, outcome = game.ending(), "en cours"
    if article:
        south, north = (game.harvest[p] + sum(game.holes[h] for h in game.camp(p)) for p in (0, 1))
        winner = f"gagne {'S' if south > north else 'N'}" if south != north else "nulle"
        outcome = f"{winner} {article}"
    return {"position": position, "issue": outcome}


def answer(Game, game, request):
    kind = request["demande"]
    if kind == "bonjour":
        capacities = ["tours", "positions", "coups", "historique", "essai"]
        return game, {"version": 1, "nom": "Awalé en Python", "jeux": {"awale": {}}, "capacites": capacities}
    if kind == "ouvrir":
        game = Game()
        if "position" in request:
            if "=" in request["position"]:
                return game, {"erreur": "incapable", "message": "pas de proposition d'arrêt"}
            read(game, request["position"])
        return game, state(game)
    if kind == "historique":
        game.seen[game.key()] = request["vues"]
        return game, state(game)
    if kind == "coups":
        return game, {"coups": [HOLES[hole] for hole in game.legal()]}
    if kind in ("tour", "essai"):
        hole = request["coup"].strip()
        if len(hole) != 1 or not hole.isalpha():
            raise Unreadable("une case, comme C")
        player = PLAYERS.index(request["joueur"])
        try:
            if kind == "essai":
                game.check(player, hole)
                return game, {"verdict": "accepte"}
            game.play(player, hole)
            return game, {"verdict": "accepte", **state(game)}
        except Refused as refused:
            verdict = {"verdict": "refuse", "article": refused.article, "motif": refused.reason}
            return game, verdict if kind == "essai" else {**verdict, **state(game)}
    return game, {"erreur": "incapable", "message": f"pas de demande « {kind} »"}


def main(Game=Awale):
    game = Game()
    for line in sys.stdin:
        try:
            game, reply = answer(Game, game, json.loads(line))
        except Unreadable as error:
            reply = {"erreur": "illisible", "message": str(error)}
        print(json.dumps(reply, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    main()
