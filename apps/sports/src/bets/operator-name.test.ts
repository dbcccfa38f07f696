import { en } from '../messages/en.ts';
import { hi } from '../messages/hi.ts';
import type { Translate } from '../messages/index.ts';
import { operatorName } from './operator-name.ts';

const speak = (messages: Readonly<Record<string, string>>) => ((key: string) => messages[key]) as Translate;

test('what every operator calls alike is said in the player’s language, and other names as they came', () => {
  const names = ['The Draw', 'Match Odds', 'Bookmaker', 'Toss', 'Tied Match', 'India', 'constructor'];
  expect(names.map((name) => operatorName(name, speak(en)))).toEqual(names);
  expect(names.map((name) => operatorName(name, speak(hi)))).toEqual([
    'ड्रॉ',
    'मैच भाव',
    'बुकमेकर',
    'टॉस',
    'टाई मैच',
    'India',
    'constructor',
  ]);
});
