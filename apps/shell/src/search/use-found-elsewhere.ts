import { useMemo, useState } from 'react';
import { fillersOf } from '../remotes/slot.tsx';
import { useReleases } from '../services/host.ts';

/** What the remotes that fill the slot have found for a text. */
export interface FoundElsewhere {
  /** Whether each of them has said how much that is. */
  readonly isKnown: boolean;
  readonly total: number;
  /** What a filler says it with. */
  readonly heardFrom: (filler: string) => (count: number | null) => void;
}

/** Hears what they find; what was said of another text no longer counts. */
export function useFoundElsewhere(text: string): FoundElsewhere {
  const fillers = fillersOf(useReleases(), 'search').map(({ name }) => name);
  const [heard, setHeard] = useState<
    Readonly<Record<string, { readonly text: string; readonly count: number | null }>>
  >({});
  const counts = fillers.map((filler) => (heard[filler]?.text === text ? heard[filler].count : null));
  const heardFrom = useMemo(() => {
    const ofText = new Map<string, (count: number | null) => void>();
    return (filler: string) => {
      const hear = ofText.get(filler) ?? ((count) => setHeard((others) => ({ ...others, [filler]: { text, count } })));
      ofText.set(filler, hear);
      return hear;
    };
  }, [text]);
  return {
    isKnown: counts.every((count) => count !== null),
    total: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    heardFrom,
  };
}
