//! Logarithm and exponential that give the same bits on every machine.
//!
//! The ones of the standard library may differ in the last place from one platform to another, and
//! a search that compares numbers would then play differently. These use nothing but additions,
//! multiplications and the bits of a number, which are the same everywhere, and are exact to about
//! five digits.

/// The logarithm to the base 2 of a number above zero.
pub(crate) fn log2(number: f32) -> f32 {
    let bits = number.to_bits();
    let exponent = (bits >> 23) as i32 - 127;
    // The mantissa, from 1 to 2, as the logarithm of a fraction that is near zero.
    let mantissa = f32::from_bits(bits & 0x007f_ffff | 0x3f80_0000);
    let ratio = (mantissa - 1.0) / (mantissa + 1.0);
    let square = ratio * ratio;
    let series = 1.0 + square * (1.0 / 3.0 + square * (1.0 / 5.0 + square * (1.0 / 7.0)));
    exponent as f32 + 2.0 * std::f32::consts::LOG2_E * ratio * series
}

/// Two to the power of a number.
pub(crate) fn exp2(number: f32) -> f32 {
    let number = number.clamp(-126.0, 127.0);
    let whole = number.floor();
    let part = (number - whole) * std::f32::consts::LN_2;
    let series =
        1.0 + part * (1.0 + part * (0.5 + part * (1.0 / 6.0 + part * (1.0 / 24.0 + part / 120.0))));
    series * f32::from_bits(((whole as i32 + 127) as u32) << 23)
}

/// The natural logarithm of a number above zero.
pub(crate) fn ln(number: f32) -> f32 {
    log2(number) * std::f32::consts::LN_2
}

/// e to the power of a number.
pub(crate) fn exp(number: f32) -> f32 {
    exp2(number * std::f32::consts::LOG2_E)
}

/// A number above zero to some power.
pub(crate) fn pow(number: f32, power: f32) -> f32 {
    exp2(power * log2(number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn they_are_close_to_the_true_ones() {
        for step in 1..4_000 {
            let number = step as f32 * 0.37;
            assert!((ln(number) - number.ln()).abs() < 2e-4 * (1.0 + number.ln().abs()));
            let power = (pow(number, 0.35) / number.powf(0.35) - 1.0).abs();
            assert!(power < 2e-4, "{number} to 0.35");
            let exponent = step as f32 * 0.02 - 40.0;
            assert!((exp(exponent) / exponent.exp() - 1.0).abs() < 2e-4, "e to {exponent}");
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
    const EXP_MINUS_1_5: u32 = 1046772316;
    const POW_100_0_35: u32 = 1084252480;
}
