import { type Translate, useMessages } from '../messages/index.ts';

/** What every operator calls alike, in English on the wire. */
const known = {
  'The Draw': 'theDraw',
  'Match Odds': 'matchOdds',
  Bookmaker: 'bookmaker',
  Toss: 'toss',
  'Tied Match': 'tiedMatch',
} as const;

const isKnown = (name: string): name is keyof typeof known => Object.hasOwn(known, name);

/** A runner's or a market's name in the player's language, where it is one that every operator uses; else as it came. */
export const operatorName = (name: string, t: Translate): string => (isKnown(name) ? t(known[name]) : name);

/** The same for a component, in the player's language. */
export function useOperatorName(): (name: string) => string {
  const t = useMessages();
  return (name) => operatorName(name, t);
}
