//! A small set of sounds of our own, made of tones and noise when they are needed.

use crate::lazy::lazy;
use leptos::task::spawn_local;
use std::cell::RefCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, BiquadFilterType, GainNode, OscillatorType};

/// What can be heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// A piece is put down, or lifted.
    Place,
    /// A piece slides over the board.
    Slide,
    /// A card is turned.
    Card,
    /// Something is gained.
    Gold,
    YourTurn,
    End,
}

/// A tone of a sound: when it begins, how long it takes, from which pitch to which, how loud.
struct Tone {
    start: f64,
    length: f64,
    from: f32,
    to: f32,
    loudness: f32,
}

/// Noise of a sound, around a pitch.
struct Rustle {
    length: f64,
    from: f32,
    to: f32,
    loudness: f32,
}

lazy! { sound_later:
    // Sound is off at first, and most leave it so.
    fn player() -> fn(Sound, u32) {
        Sound::play_now
    }
}

impl Sound {
    fn tones(self) -> Vec<Tone> {
        let tone = |start: f64, length: f64, from: f32, to: f32, loudness: f32| Tone {
            start,
            length,
            from,
            to,
            loudness,
        };
        let bell = |start: f64, pitch: f32| tone(start, 0.5, pitch, pitch, 0.12);
        match self {
            Sound::Place => vec![tone(0.0, 0.11, 210.0, 90.0, 0.4)],
            Sound::Slide | Sound::Card => Vec::new(),
            Sound::Gold => vec![bell(0.0, 1_318.5), bell(0.07, 1_760.0)],
            Sound::YourTurn => vec![bell(0.0, 523.3), bell(0.14, 784.0)],
            Sound::End => {
                let chord = [392.0, 493.9, 587.3, 784.0];
                let notes = chord.into_iter().enumerate();
                notes
                    .map(|(index, pitch)| tone(index as f64 * 0.13, 1.1, pitch, pitch, 0.12))
                    .collect()
            }
        }
    }

    fn rustle(self) -> Option<Rustle> {
        match self {
            Sound::Place => Some(Rustle { length: 0.04, from: 1_800.0, to: 900.0, loudness: 0.22 }),
            Sound::Slide => Some(Rustle { length: 0.38, from: 500.0, to: 1_100.0, loudness: 0.16 }),
            Sound::Card => Some(Rustle { length: 0.13, from: 2_600.0, to: 5_200.0, loudness: 0.2 }),
            Sound::Gold | Sound::YourTurn | Sound::End => None,
        }
    }

    /// Plays it so many milliseconds from now. A browser without sound stays silent.
    pub(crate) fn play(self, wait: u32) {
        spawn_local(async move {
            // What did not arrive is not heard.
            if let Ok(play) = player().await {
                play(self, wait);
            }
        });
    }

    fn play_now(self, wait: u32) {
        CONTEXT.with_borrow_mut(|context| {
            if context.is_none() {
                *context = AudioContext::new().ok();
            }
            if let Some(context) = context {
                // Browsers let a page sound only after the first click or key.
                let _ = context.resume();
                let _ = self.play_in(context, f64::from(wait) / 1_000.0);
            }
        });
    }

    fn play_in(self, context: &AudioContext, wait: f64) -> Result<(), JsValue> {
        let now = context.current_time() + wait + 0.01;
        for tone in self.tones() {
            let oscillator = context.create_oscillator()?;
            oscillator.set_type(OscillatorType::Triangle);
            let start = now + tone.start;
            oscillator.frequency().set_value_at_time(tone.from, start)?;
            oscillator
                .frequency()
                .exponential_ramp_to_value_at_time(tone.to, start + tone.length)?;
            oscillator.connect_with_audio_node(&*fading(
                context,
                start,
                tone.length,
                tone.loudness,
            )?)?;
            oscillator.start_with_when(start)?;
            oscillator.stop_with_when(start + tone.length)?;
        }
        let Some(rustle) = self.rustle() else { return Ok(()) };
        let rate = context.sample_rate();
        let n_samples = (rustle.length * f64::from(rate)) as u32;
        let samples: Vec<f32> =
            (0..n_samples).map(|_| js_sys::Math::random() as f32 * 2.0 - 1.0).collect();
        let buffer = context.create_buffer(1, n_samples, rate)?;
        buffer.copy_to_channel(&samples, 0)?;
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(&buffer));
        let filter = context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Bandpass);
        filter.frequency().set_value_at_time(rustle.from, now)?;
        filter.frequency().exponential_ramp_to_value_at_time(rustle.to, now + rustle.length)?;
        source.connect_with_audio_node(&filter)?;
        filter.connect_with_audio_node(&*fading(context, now, rustle.length, rustle.loudness)?)?;
        source.start_with_when(now)
    }
}

/// Something that grows silent, on its way to the ear.
fn fading(
    context: &AudioContext,
    start: f64,
    length: f64,
    loudness: f32,
) -> Result<GainNode, JsValue> {
    let gain = context.create_gain()?;
    gain.gain().set_value_at_time(loudness, start)?;
    gain.gain().exponential_ramp_to_value_at_time(0.000_1, start + length)?;
    gain.connect_with_audio_node(&context.destination())?;
    Ok(gain)
}

thread_local! {
    /// What the browser plays sounds with: one for the page, made at the first sound.
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Exponential ramps cannot reach zero, and nobody wants a sound of more than two seconds.
    #[test]
    fn every_sound_is_short_and_can_be_made() {
        let all =
            [Sound::Place, Sound::Slide, Sound::Card, Sound::Gold, Sound::YourTurn, Sound::End];
        for sound in all {
            let (tones, rustle) = (sound.tones(), sound.rustle());
            assert!(!tones.is_empty() || rustle.is_some(), "{sound:?} is silent");
            for tone in &tones {
                assert!(tone.start + tone.length < 2.0 && tone.from > 0.0 && tone.to > 0.0);
            }
            let loudness: f32 = tones.iter().map(|tone| tone.loudness).sum();
            assert!(loudness + rustle.map_or(0.0, |rustle| rustle.loudness) < 1.0, "{sound:?}");
        }
    }
}
