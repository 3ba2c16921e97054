//! What a machine player wants to know of a position. No rule goes through here.

use std::ops::ControlFlow;

use super::seeds::Camp;
use super::{Awale, CAMP, GrandSlam, Hole, Turn};
use crate::Player;

impl Awale {
    /// The seeds of a player's camp, in the order of the sowing.
    #[must_use]
    pub fn camp(&self, player: Player) -> [u8; CAMP] {
        std::array::from_fn(|hole| self.camps[player.index()].seeds(hole))
    }

    /// Calls `visit` with the turns that harvest something, in ascending order, until it breaks.
    pub fn visit_captures(&self, visit: &mut dyn FnMut(&Turn) -> ControlFlow<()>) {
        for hole in (0..CAMP).filter(|&hole| self.sow(hole).is_some_and(|(_, _, harvest)| harvest > 0)) {
            if visit(&Turn(Hole::of(self.turn, hole))).is_break() {
                return;
            }
        }
    }

    /// A position under the same rules where `turn` is to play, his own camp and the other one as given, nothing harvested.
    #[must_use]
    pub fn elsewhere(&self, turn: Player, own: [u8; CAMP], other: [u8; CAMP]) -> Self {
        let mut camps = [Camp::new(own), Camp::new(other)];
        if turn == Player::Second {
            camps.swap(0, 1);
        }
        Self { camps, harvest: [0, 0], turn, offer: None, agreed: false, grand_slam: self.grand_slam }
    }

    /// Whether harvesting everything is refused (AWA-11), or legal and takes nothing (`grand-chelem=sans-prise`).
    #[must_use]
    pub fn refuses_grand_slam(&self) -> bool {
        self.grand_slam == GrandSlam::Refused
    }
}
