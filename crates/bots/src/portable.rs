//! Logarithm, exponential and power that give the same bits on every machine.
//!
//! Those of the standard library may differ in the last place from one platform to another, and a
//! search that compares numbers would then play differently. `libm` is plain Rust; without its
//! default features it uses nothing that one processor has and another has not.

pub(crate) use libm::{expf as exp, logf as ln};

/// A number above zero to some power; `libm::powf` is right to the last place, and takes three
/// times as long.
pub(crate) fn pow(number: f32, power: f32) -> f32 {
    libm::exp2f(power * libm::log2f(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_close_to_the_true_ones() {
        for step in 1..4_000 {
            let number = step as f32 * 0.37;
            assert!((ln(number) - number.ln()).abs() < 1e-6 * (1.0 + number.ln().abs()));
            let power = (pow(number, 0.35) / number.powf(0.35) - 1.0).abs();
            assert!(power < 1e-6, "{number} to 0.35");
            let exponent = step as f32 * 0.02 - 40.0;
            assert!((exp(exponent) / exponent.exp() - 1.0).abs() < 1e-6, "e to {exponent}");
        }
    }

    /// These bits are the same on every machine.
    #[test]
    fn they_are_the_same_everywhere() {
        assert_eq!(ln(10.0).to_bits(), LN_10);
        assert_eq!(exp(-1.5).to_bits(), EXP_MINUS_1_5);
        assert_eq!(pow(100.0, 0.35).to_bits(), POW_100_0_35);
    }

    const LN_10: u32 = 1075010958;
    const EXP_MINUS_1_5: u32 = 1046772796;
    const POW_100_0_35: u32 = 1084252481;
}
