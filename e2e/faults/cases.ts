import { type BehaviourName, behaviours } from './behaviours.ts';
import { type DeliveryName, deliveries } from './deliveries.ts';
import { type RemoteName, remoteNames } from './remotes.ts';
import { type Target, targets } from './targets.ts';

/** Whether the page needs the remote at once, never, or after it was fetched ahead. */
const needs = ['needed', 'not needed', 'prefetched'] as const;
type Need = (typeof needs)[number];

export type FaultCase = {
  readonly title: string;
  readonly remote: RemoteName;
  readonly need: Need;
} & ({ readonly delivery: DeliveryName; readonly target: Target } | { readonly behaviour: BehaviourName });

/** What a page that does not need the remote, or only fetched it ahead, can meet at all: the other files are not asked for. */
const AHEAD: readonly Target[] = ['entry', 'everything'];
/** The sign-in area is for visitors, for whom nothing is fetched ahead when the page rests; home itself shows prices of sports and the wallet's money. */
const isFetchedAhead = (remote: RemoteName) => remote === 'casino';
/** A remote with one page shares none of its code between pages. */
const hasSharedChunk = (remote: RemoteName) => remote === 'auth' || remote === 'casino';

function makesSense(remote: RemoteName, need: Need, target: Target | null): boolean {
  if (need === 'prefetched' && !isFetchedAhead(remote)) return false;
  if (target === 'shared chunk' && !hasSharedChunk(remote)) return false;
  return need === 'needed' || target === null || AHEAD.includes(target);
}

const delivered = (Object.keys(deliveries) as DeliveryName[]).flatMap((delivery) =>
  targets.flatMap((target) =>
    remoteNames.flatMap((remote) =>
      needs
        .filter((need) => makesSense(remote, need, target))
        .map((need): FaultCase => {
          const files = target === 'everything' ? 'every file' : `its ${target}`;
          return { title: `${remote}: ${files} ${delivery}, ${need}`, remote, need, delivery, target };
        }),
    ),
  ),
);

const behaving = (Object.keys(behaviours) as BehaviourName[]).flatMap((behaviour) =>
  remoteNames.flatMap((remote) =>
    needs
      .filter((need) => makesSense(remote, need, null))
      .map((need): FaultCase => ({ title: `${remote} ${behaviour}, ${need}`, remote, need, behaviour })),
  ),
);

/** Every fault of a remote (docs/faults.md): what is spoiled or misbehaves, whose it is, and whether the page needs it. */
export const cases: readonly FaultCase[] = [...delivered, ...behaving];

/** A part of them for every run of the tests: each delivery, target and behaviour, and each remote in each need, at least once. */
export const slice: readonly FaultCase[] = sliceOf(cases);

/** Takes the case that brings the most that no case before it had, until nothing is left; of equal ones the remote whose turn it is. */
function sliceOf(all: readonly FaultCase[]): FaultCase[] {
  const covered = new Set<string>();
  const taken: FaultCase[] = [];
  for (;;) {
    const newWords = (one: FaultCase) => wordsOf(one).filter((word) => !covered.has(word)).length;
    const turn = remoteNames[taken.length % remoteNames.length];
    const [best] = all.toSorted(
      (a, b) => newWords(b) - newWords(a) || Number(b.remote === turn) - Number(a.remote === turn),
    );
    if (!best || newWords(best) === 0) return taken;
    taken.push(best);
    for (const word of wordsOf(best)) covered.add(word);
  }
}

function wordsOf(one: FaultCase): string[] {
  const kind = 'behaviour' in one ? [one.behaviour] : [one.delivery, `on ${one.target}`];
  return [...kind, `${one.remote} ${one.need}`];
}
