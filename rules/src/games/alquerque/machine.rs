//! What a machine player wants to know of a position. No rule goes through here.

use super::Alquerque;
use crate::Player;

impl Alquerque {
    /// How many men the player has.
    #[must_use]
    pub const fn count(&self, player: Player) -> u32 {
        self.men[player.index()].count_ones()
    }
}
