//! What the search remembers of the positions it met, shared by its threads without a lock.

use std::sync::atomic::{AtomicU64, Ordering};

/// What a remembered value says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is remembered of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// Wins count from this position.
    pub(super) value: i32,
    pub(super) bound: Bound,
    pub(super) depth: u8,
    /// No leaf was a guess: the value holds at any depth.
    pub(super) proven: bool,
    /// The best turn, by its place among those that the search looks at.
    pub(super) turn: u16,
}

/// Each slot is a key mixed with its data, and the data: two halves written by two threads do not fit together.
#[derive(Debug)]
pub(super) struct Table {
    slots: Vec<[AtomicU64; 2]>,
}

impl Table {
    /// Room for about `positions` positions, within reason.
    pub(super) fn for_positions(positions: u64) -> Self {
        let slots = positions.clamp(1 << 10, 1 << 20).next_power_of_two();
        // Memory that comes as zeros, of which only what is used is ever touched.
        let zeros = vec![[0_u64; 2]; slots as usize];
        Self { slots: zeros.into_iter().map(|slot| slot.map(AtomicU64::new)).collect() }
    }

    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let [mixed, data] = self.slot(key);
        let data = data.load(Ordering::Relaxed);
        (data != 0 && mixed.load(Ordering::Relaxed) ^ data == key).then(|| unpack(data))
    }

    /// Remembers `entry`, unless the slot holds something much deeper.
    pub(super) fn put(&self, key: u64, entry: Entry) {
        let [mixed, data] = self.slot(key);
        let old = data.load(Ordering::Relaxed);
        let same = mixed.load(Ordering::Relaxed) ^ old == key;
        if old != 0 && !same && unpack(old).depth > entry.depth + 3 {
            return;
        }
        let new = pack(entry);
        mixed.store(key ^ new, Ordering::Relaxed);
        data.store(new, Ordering::Relaxed);
    }

    fn slot(&self, key: u64) -> &[AtomicU64; 2] {
        &self.slots[key as usize & (self.slots.len() - 1)]
    }
}

fn pack(entry: Entry) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 1,
        Bound::AtLeast => 2,
        Bound::AtMost => 3,
    };
    u64::from(entry.value as u32)
        | u64::from(entry.depth) << 32
        | bound << 40
        | u64::from(entry.proven) << 42
        | u64::from(entry.turn) << 48
}

fn unpack(data: u64) -> Entry {
    let bound = match data >> 40 & 3 {
        2 => Bound::AtLeast,
        3 => Bound::AtMost,
        _ => Bound::Exact,
    };
    Entry {
        value: data as u32 as i32,
        bound,
        depth: (data >> 32) as u8,
        proven: data >> 42 & 1 == 1,
        turn: (data >> 48) as u16,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_found_again() {
        let table = Table::for_positions(1);
        let entry = Entry { value: -999_990, bound: Bound::AtMost, depth: 63, proven: true, turn: 40_000 };
        table.put(77, entry);
        assert_eq!(table.get(77), Some(entry));
        assert_eq!(table.get(77 + (1 << 10)), None);
        // Something shallow in the same slot does not take its place.
        table.put(77 + (1 << 10), Entry { depth: 1, ..entry });
        assert_eq!(table.get(77), Some(entry));
    }
}
