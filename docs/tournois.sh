#!/usr/bin/env bash
# The tournaments of docs/machines.md, about half an hour on two idle cores.
set -euo pipefail
cd "$(dirname "$0")/.."
cargo build --release --quiet
jeux="qawale quoridor awale alquerque aruba"
tournoi() {
  for jeu in $jeux; do
    target/release/arbitre jouer "$jeu" --joueur1 "machine:$1" --joueur2 "machine:$2" --parties "$3" "${@:4}"
    echo
  done
}
tournoi moyen hasard 200
tournoi moyen facile 100
tournoi fort moyen 100 --temps 20ms
