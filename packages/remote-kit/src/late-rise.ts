import { addPaise, type Paise, subtractPaise } from '@pavilion/money';
import { useEffect, useState } from 'react';

/** How long an increase waits at most, ms: a deposit is not hidden for long. */
export const LONGEST_WAIT = 8000;

type Figures<Name extends string> = Readonly<Record<Name, Paise>>;

/** Figures in which a decrease is shown at once, and an increase only once nothing is under way whose result it would give away. */
export interface LateRise<Name extends string> {
  /** Takes how the figures are now. */
  put(figures: Figures<Name>): void;
  /** Says whether something is under way. */
  hold(isHeld: boolean): void;
  /** Begins anew, with the figures of another player. */
  forget(): void;
}

/** `show` is called with each `put`, and as what waited is shown. */
export function createLateRise<Name extends string>(show: (figures: Figures<Name>) => void): LateRise<Name> {
  let isHeld = false;
  let known: Figures<Name> | null = null;
  let shown: Figures<Name> | null = null;
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const reveal = (figures: Figures<Name>) => {
    shown = figures;
    show(figures);
  };
  const endWaits = () => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };
  /** An increase of one figure, as late as it may be. */
  const wait = (name: Name, rise: Paise) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (shown !== null) reveal({ ...shown, [name]: addPaise(shown[name], rise) });
    }, LONGEST_WAIT);
    timers.add(timer);
  };
  return {
    put(figures) {
      const before = known;
      known = figures;
      if (!isHeld || before === null || shown === null) {
        endWaits();
        return reveal(figures);
      }
      const next: Record<Name, Paise> = { ...shown };
      for (const name of Object.keys(figures) as Name[]) {
        const change = subtractPaise(figures[name], before[name]);
        if (change > 0) wait(name, change);
        else next[name] = addPaise(next[name], change);
      }
      reveal(next);
    },
    hold(next) {
      isHeld = next;
      if (isHeld || timers.size === 0) return;
      endWaits();
      if (known !== null) reveal(known);
    },
    forget() {
      endWaits();
      known = null;
      shown = null;
    },
  };
}

/** The same of one figure on a page; undefined until there is one. */
export function useLateRise(amount: Paise | undefined, isHeld: boolean): Paise | undefined {
  const [shown, setShown] = useState(amount);
  const [late] = useState(() => createLateRise<'amount'>((figures) => setShown(figures.amount)));
  useEffect(() => late.hold(isHeld), [late, isHeld]);
  useEffect(() => {
    if (amount !== undefined) late.put({ amount });
  }, [late, amount]);
  useEffect(() => late.forget, [late]);
  return shown;
}
