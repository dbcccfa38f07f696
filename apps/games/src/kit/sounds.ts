import { useEffect, useState } from 'react';
import { kept } from './kept.ts';
import { onSetting, post } from './notice.ts';

/** The sounds of a game, made as they are heard: a step, and money above the stake. A loss has none. */
export interface Sounds {
  readonly isOn: boolean;
  readonly turn: () => void;
  readonly tick: () => void;
  readonly bell: () => void;
}

let context: AudioContext | undefined;

/** One note that dies away: its pitch in hertz, its length in seconds. */
function note(pitch: number, length: number, loudness: number, shape: OscillatorType, after = 0): void {
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = shape;
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** Sounds, off until the player turns them on, and kept so for every game. The page around sends and is sent the setting. */
export function useSounds(): Sounds {
  const [isOn, setOn] = useState(() => kept.read('sound') === 'on');
  useEffect(() => onSetting('sound', (value) => setOn(value === 'on')), []);
  return {
    isOn,
    turn() {
      const next = isOn ? 'off' : 'on';
      kept.write('sound', next);
      post(`pavilion:sound=${next}`);
      setOn(!isOn);
    },
    tick() {
      if (isOn) note(1240, 0.05, 0.06, 'triangle');
    },
    bell() {
      if (!isOn) return;
      note(880, 0.5, 0.09, 'sine');
      note(1318.5, 0.7, 0.06, 'sine', 0.08);
    },
  };
}
