import { settings } from './settings';

export type Sound = 'move' | 'capture' | 'check' | 'end' | 'low-time';

/// A short tone that falls to its frequency, like wood on wood.
interface Knock {
  delay: number;
  frequency: number;
  volume: number;
  length: number;
  shape: OscillatorType;
}

const knock = (delay: number, frequency: number, more: Partial<Knock> = {}): Knock => ({
  delay,
  frequency,
  volume: 0.18,
  length: 0.09,
  shape: 'triangle',
  ...more,
});

/// Small and dry, and made here: no files to load.
const recipes: Record<Sound, Knock[]> = {
  move: [knock(0, 190)],
  capture: [knock(0, 240, { volume: 0.2, length: 0.06 }), knock(0.05, 150, { volume: 0.22 })],
  check: [knock(0, 190), knock(0.09, 380, { volume: 0.12 })],
  end: [knock(0, 190), knock(0.16, 140, { length: 0.16 })],
  'low-time': [0, 0.14, 0.28].map(delay => knock(delay, 620, { volume: 0.07, length: 0.05, shape: 'sine' })),
};

let audio: AudioContext | null = null;

export function play(sound: Sound): void {
  if (settings.value.sound) listenTo(sound);
}

/// Plays it whether sounds are on or not.
export function listenTo(sound: Sound, wait = 0): void {
  audio ??= new AudioContext();
  for (const each of recipes[sound]) strike(audio, { ...each, delay: each.delay + wait });
}

function strike(context: AudioContext, { delay, frequency, volume, length, shape }: Knock): void {
  const start = context.currentTime + delay;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = shape;
  tone.frequency.setValueAtTime(frequency * 2, start);
  tone.frequency.exponentialRampToValueAtTime(frequency, start + length / 2);
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length + 0.01);
}
