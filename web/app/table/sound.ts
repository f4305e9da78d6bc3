// Two quiet bell strokes when it is the reader's turn; nothing is loaded for it.
import { settings } from "../settings.ts";

let context: AudioContext | null = null;

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

/** Rings, if sounds are on and the browser lets a page make them. */
export function ringTurn(): void {
  if (settings.get().sounds === "off" || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  stroke(context, 523.25, context.currentTime);
  stroke(context, 783.99, context.currentTime + 0.16);
}
