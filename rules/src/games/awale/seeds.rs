//! A camp in one word, sown and harvested at a stroke. Only arithmetic here: what is legal is said elsewhere.

use super::{CAMP, HOLES};

/// One in every byte of a camp.
const ONES: u64 = 0x0000_0101_0101_0101;

/// Six holes, a byte each, in the order of the sowing: A or a in the lowest byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Camp(u64);

impl Camp {
    pub(super) fn new(holes: [u8; CAMP]) -> Self {
        Self(holes.iter().rev().fold(0, |camp, &seeds| camp << 8 | u64::from(seeds)))
    }

    pub(super) const fn seeds(self, hole: usize) -> u8 {
        (self.0 >> (8 * hole)) as u8
    }

    pub(super) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All its seeds: the bytes added up in the highest one, which never overflows with so few seeds on the board.
    pub(super) const fn total(self) -> u32 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    pub(super) const fn holes_in_use(self) -> u32 {
        in_use(self.0).count_ones()
    }

    /// Whether some hole holds 3 seeds or more: sown, it has more than 3; not sown, it lies beyond the last seed. Either
    /// way no harvest takes it.
    pub(super) const fn survives_any_harvest(self) -> bool {
        let four_or_more = self.0 & !(3 * ONES);
        let three = self.0 & self.0 >> 1 & ONES;
        four_or_more | three != 0
    }
}

/// A 1 in every byte that is not zero.
const fn in_use(mut bytes: u64) -> u64 {
    bytes |= (bytes >> 4) & (0x0f * ONES);
    bytes |= (bytes >> 2) & (0x03 * ONES);
    bytes |= bytes >> 1;
    bytes & ONES
}

/// What a number of seeds from a hole adds to both camps, and where the last one falls on the ring of twelve.
#[derive(Clone, Copy)]
struct Sowing {
    own: u64,
    other: u64,
    last: u8,
}

/// AWA-05, AWA-06: for every hole of the sower's camp and every number of seeds; the start hole is skipped at every lap.
static SOWINGS: [[Sowing; 256]; CAMP] = {
    let mut table = [[Sowing { own: 0, other: 0, last: 0 }; 256]; CAMP];
    let mut hole = 0;
    while hole < CAMP {
        let mut last = hole;
        let mut seeds = 1;
        while seeds < 256 {
            last = (last + 1) % HOLES;
            if last == hole {
                last = (last + 1) % HOLES;
            }
            let mut sowing = table[hole][seeds - 1];
            if last < CAMP {
                sowing.own += 1 << (8 * last);
            } else {
                sowing.other += 1 << (8 * (last - CAMP));
            }
            sowing.last = last as u8;
            table[hole][seeds] = sowing;
            seeds += 1;
        }
        hole += 1;
    }
    table
};

/// Sows `hole` of `own`: the sower's camp, then the other one before and after the harvest.
pub(super) fn sow(own: Camp, other: Camp, hole: usize) -> (Camp, Camp, Camp) {
    let sowing = &SOWINGS[hole][usize::from(own.seeds(hole))];
    let own = (own.0 & !(0xff << (8 * hole))) + sowing.own;
    let other = other.0 + sowing.other;
    let harvested = match usize::from(sowing.last).checked_sub(CAMP) {
        Some(last) => harvest(other, last),
        None => 0,
    };
    (Camp(own), Camp(other), Camp(other & !harvested))
}

/// AWA-07, AWA-08, AWA-09: the mask of the holes harvested when the last seed fell in hole `last` of `camp`, that is those
/// that hold 2 or 3 seeds, from the last one backwards without a gap.
const fn harvest(camp: u64, last: usize) -> u64 {
    let spared = in_use((camp ^ (2 * ONES)) & !ONES);
    // The last hole in the highest byte: the zero bytes above the first spared hole are harvested.
    let unused = 8 * (7 - last as u32);
    let taken = (spared << unused).leading_zeros() / 8;
    let (from, to) = ((last as u32 + 1).saturating_sub(taken), last as u32 + 1);
    (1 << (8 * to)) - (1 << (8 * from))
}
