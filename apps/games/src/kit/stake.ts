import { decimalRupees, isPaise, maxPaise, minPaise, type Paise, paise, parseRupees } from '@pavilion/money';
import { useState } from 'react';
import { kept } from './kept.ts';
import type { Stakes } from './opening.ts';

/** What a player is about to stake. */
export interface Stake {
  /** As it is typed. */
  readonly text: string;
  /** Null while what is typed is no amount within the game's limits. */
  readonly amount: Paise | null;
  /** Whether what is typed is an amount, within the limits or not. */
  readonly isAmount: boolean;
  readonly type: (text: string) => void;
  readonly set: (amount: Paise) => void;
  /** One step of 1, 2, 5, 10 … up or down. */
  readonly step: (up: boolean) => void;
  readonly half: () => void;
  readonly double: () => void;
}

/** What a stake is where a player has chosen none yet, paise. */
const FIRST = paise(100_00);

/** The stake field of a game, with the amount that was staked last under this name. */
export function useStake(limits: Stakes, name = 'stake'): Stake {
  const [text, setText] = useState(() => typedAs(within(keptStake(name) ?? FIRST, limits)));
  const typed = parseRupees(text);
  const amount = typed !== null && typed >= limits.least && typed <= limits.most ? typed : null;
  const set = (next: Paise) => {
    const allowed = within(next, limits);
    kept.write(name, String(allowed));
    setText(typedAs(allowed));
  };
  const base = typed ?? limits.least;
  return {
    text,
    amount,
    isAmount: typed !== null,
    type(next) {
      setText(next);
      const read = parseRupees(next);
      if (read !== null && read === within(read, limits)) kept.write(name, String(read));
    },
    set,
    step: (up) => set(stepFrom(base, up)),
    half: () => set(paise(Math.floor(base / 2))),
    double: () => set(isPaise(base * 2) ? paise(base * 2) : limits.most),
  };
}

/** An amount as a player would type it: whole rupees without their paise, so that the field shows all of it. */
const typedAs = (amount: Paise): string => decimalRupees(amount).replace(/\.00$/, '');

function keptStake(name: string): Paise | null {
  const amount = Number(kept.read(name) ?? Number.NaN);
  return isPaise(amount) ? amount : null;
}

const within = (amount: Paise, { least, most }: Stakes): Paise => minPaise(maxPaise(amount, least), most);

/** The next of 10, 20, 50, 100 … rupees above or below an amount. */
function stepFrom(amount: Paise, up: boolean): Paise {
  const steps = [];
  for (let ten = 1; ten <= 10_000_000_00; ten *= 10) steps.push(ten, 2 * ten, 5 * ten);
  const next = up ? steps.find((step) => step > amount) : steps.findLast((step) => step < amount);
  return paise(next ?? amount);
}
