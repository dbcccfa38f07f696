import type { MatchList } from '@pavilion/api-client';
import type { Timing } from './timing.ts';

/** What can be followed: a market by its id, a score and a score board by their match, a list. */
export interface Subject {
  readonly kind: 'market' | 'score' | 'board' | 'list';
  readonly id: string;
}
/** Names a subject. */
export type SubjectKey = `${Subject['kind']}\n${string}`;
export const subjectKey = ({ kind, id }: Subject): SubjectKey => `${kind}\n${id}`;

/** What stands on the screen, counted: a row, a cell and the slip may want the same market. */
export interface Interests {
  /** Wants a subject until the returned function is called, and for a grace after it. */
  want(subject: Subject): () => void;
  /** All that is wanted: what is in its grace last. */
  wanted(): readonly Subject[];
  has(key: SubjectKey): boolean;
  /** Whether anybody wants anything, graces aside. */
  isInUse(): boolean;
  /** Ends every grace, without a word. */
  end(): void;
}

/** How long something is followed after it has left the screen, ms: whoever scrolls or opens a match comes back to it. */
const GRACE = 3000;

interface Interest {
  readonly subject: Subject;
  count: number;
  endGrace: (() => void) | null;
}

export function createInterests(options: {
  readonly timing: Timing;
  /** Another subject is wanted. */
  readonly onWanted: () => void;
  /** The grace of one is over. */
  readonly onLeft: () => void;
}): Interests {
  const { timing, onWanted, onLeft } = options;
  const interests = new Map<SubjectKey, Interest>();

  const release = (key: SubjectKey, interest: Interest) => {
    interest.count -= 1;
    if (interest.count > 0) return;
    interest.endGrace = timing.after(GRACE, () => {
      interests.delete(key);
      onLeft();
    });
  };

  return {
    want(subject) {
      const key = subjectKey(subject);
      const known = interests.get(key);
      const interest: Interest = known ?? { subject, count: 0, endGrace: null };
      interest.endGrace?.();
      interest.endGrace = null;
      interest.count += 1;
      interests.set(key, interest);
      if (!known) onWanted();
      let isWanted = true;
      return () => {
        if (isWanted) release(key, interest);
        isWanted = false;
      };
    },
    wanted: () =>
      [...interests.values()]
        .toSorted((a, b) => Number(a.count === 0) - Number(b.count === 0))
        .map((each) => each.subject),
    has: (key) => interests.has(key),
    isInUse: () => [...interests.values()].some(({ count }) => count > 0),
    end() {
      for (const { endGrace } of interests.values()) endGrace?.();
      interests.clear();
    },
  };
}

/** Subjects as the wire names them. */
export const subjectsOnWire = (subjects: readonly Subject[]) => {
  const idsOf = (kind: Subject['kind']) => subjects.filter((each) => each.kind === kind).map(({ id }) => id);
  const boards = idsOf('board');
  return {
    markets: idsOf('market'),
    scores: idsOf('score'),
    ...(boards.length > 0 && { boards }),
    lists: idsOf('list') as MatchList[],
  };
};
