// Two quiet bell strokes when it is the reader's turn; nothing is loaded for it.
import { settings } from "../settings.ts";

/** Made in a gesture, as iPhones want it, and at rest between two bells. */
let context: AudioContext | null = null;
const restsAfterMs = 1600;

function stroke(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(0.09, at + 0.015);
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.9);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 1);
}

/** The reader's first touch lets the page sound later; returns how to stop waiting for it. */
export function wakeSound(): () => void {
  const wake = () => {
    stop();
    if (settings.get().sounds === "off" || context) return;
    context = new AudioContext();
    const audio = context;
    void audio.resume().then(() => audio.suspend());
  };
  const gestures = ["pointerup", "keydown"] as const;
  const stop = () => {
    for (const gesture of gestures) removeEventListener(gesture, wake, true);
  };
  for (const gesture of gestures) addEventListener(gesture, wake, true);
  return stop;
}

/** Rings, if sounds are on and the reader has touched the page. */
export function ringTurn(): void {
  if (settings.get().sounds === "off" || !context) return;
  const audio = context;
  void audio.resume().then(() => {
    stroke(audio, 523.25, audio.currentTime);
    stroke(audio, 783.99, audio.currentTime + 0.16);
    setTimeout(() => void audio.suspend(), restsAfterMs);
  });
}
