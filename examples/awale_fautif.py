"""The same Awalé with one mistake, well hidden: the tests must find it."""
from awale import Awale, main


class Forgetful(Awale):
    def sow(self, hole):
        """Skips the start hole on the first lap only: with 23 seeds or more it is filled again."""
        holes = self.holes[:]
        seeds, holes[hole], at, skipped = holes[hole], 0, hole, False
        while seeds > 0:
            at = (at + 1) % 12
            if at == hole and not skipped:
                skipped = True
                continue
            holes[at] += 1
            seeds -= 1
        return holes, at


main(Forgetful)
