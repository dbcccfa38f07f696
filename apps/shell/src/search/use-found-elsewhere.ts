import type { SlotProps } from '@pavilion/contract';
import { useMemo, useState } from 'react';
import { fillersOf } from '../remotes/slot.tsx';
import { useReleases } from '../services/host.ts';

/** What the remotes that fill the slot have found for a text. */
export interface FoundElsewhere {
  /** Whether each of them has reported a count. */
  readonly isKnown: boolean;
  readonly total: number;
  /** All names that they search, of those that have found nothing and sent them. One list until it changes. */
  readonly names: readonly string[];
  /** Returns what a filler reports with. */
  readonly heardFrom: (filler: string) => OnFound;
}

type OnFound = NonNullable<SlotProps['search']['onFound']>;

interface Report {
  readonly text: string;
  readonly count: number | null;
  readonly names?: readonly string[] | undefined;
}

/** Collects their reports; a report on another text does not count. */
export function useFoundElsewhere(text: string): FoundElsewhere {
  const fillers = fillersOf(useReleases(), 'search').map(({ name }) => name);
  const [reports, setReports] = useState<Readonly<Record<string, Report>>>({});
  const counts = fillers.map((filler) => (reports[filler]?.text === text ? reports[filler].count : null));
  const names = useMemo(() => Object.values(reports).flatMap((report) => report.names ?? []), [reports]);
  const heardFrom = useMemo(() => {
    const ofText = new Map<string, OnFound>();
    return (filler: string) => {
      const hear =
        ofText.get(filler) ??
        ((count, found) => setReports((others) => ({ ...others, [filler]: { text, count, names: found } })));
      ofText.set(filler, hear);
      return hear;
    };
  }, [text]);
  return {
    isKnown: counts.every((count) => count !== null),
    total: counts.reduce<number>((sum, count) => sum + (count ?? 0), 0),
    names,
    heardFrom,
  };
}
