"""The steps of the generated features for behave: they do nothing, which is in its favour."""

from behave import step, use_step_matcher

use_step_matcher("re")


@step(r"une partie de Qawale")
def a_game(context):
    pass


@step(r"(?:que )?le joueur 1 a le trait")
def to_play(context):
    pass


@step(r"le joueur 1 pose un galet en (..) et égraine par (.*)")
def plays(context, cell, path):
    pass


@step(r"le coup est accepté")
def accepted(context):
    pass


@step(r"la case (..) est vide")
def empty(context, cell):
    pass


@step(r"c'est au joueur (\d) de jouer")
def turn(context, player):
    pass
