//! A position in 64 bits: the same on every run, fast on the few words that a position is made of.

use std::hash::{Hash, Hasher};

/// The key of anything hashable.
pub(super) fn key(of: &impl Hash) -> u64 {
    let mut hasher = Folding(0x243f_6a88_85a3_08d3);
    of.hash(&mut hasher);
    hasher.finish()
}

/// Two keys in one.
pub(super) const fn fold(a: u64, b: u64) -> u64 {
    let wide = (a ^ 0x9e37_79b9_7f4a_7c15) as u128 * (b ^ 0xd6e8_feb8_6659_fd93) as u128;
    (wide as u64) ^ (wide >> 64) as u64
}

/// Multiplies and folds, word by word.
struct Folding(u64);

impl Hasher for Folding {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.write_u64(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.write_u64(word.into());
    }

    fn write_u16(&mut self, word: u16) {
        self.write_u64(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.write_u64(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        // The rotation keeps words from cancelling each other, should one be the constant of the fold.
        self.0 = fold(self.0, word).rotate_left(23) ^ word;
    }

    fn write_u128(&mut self, word: u128) {
        self.write_u64(word as u64);
        self.write_u64((word >> 64) as u64);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        fold(self.0, 0x1319_8a2e_0370_7344)
    }
}
