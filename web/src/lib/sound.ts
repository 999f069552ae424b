/** Short sounds, made on the spot. */
export type Tune = 'turn' | 'reveal' | 'clash' | 'horn' | 'over';

const TUNES: Record<Tune, [pitch: number, at: number, length: number][]> = {
  turn: [
    [392, 0, 0.18],
    [523, 0.14, 0.3],
  ],
  reveal: [
    [130, 0, 0.16],
    [98, 0.08, 0.35],
  ],
  clash: [
    [147, 0, 0.12],
    [110, 0.1, 0.12],
    [147, 0.2, 0.25],
  ],
  horn: [
    [147, 0, 0.45],
    [220, 0.3, 0.7],
  ],
  over: [
    [262, 0, 0.3],
    [330, 0.2, 0.3],
    [392, 0.4, 0.3],
    [523, 0.6, 0.7],
  ],
};

let context: AudioContext | undefined;

export function play(tune: Tune): void {
  // A page may not sound before the player has touched it.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  for (const [pitch, at, length] of TUNES[tune]) {
    const start = context.currentTime + at;
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = 'triangle';
    voice.frequency.value = pitch;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.14, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, start + length);
    voice.connect(gain).connect(context.destination);
    voice.start(start);
    voice.stop(start + length);
  }
}
