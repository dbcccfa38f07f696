// What a team has signed itself. Whoever may write the store can write anything into it, so a release command builds on nothing else.
import { isSignedBy } from '../discovery/signature.ts';
import { highestSequence, type SignedStatement, type Statement, statement } from '../discovery/statement.ts';
import { readMoves } from './history.ts';
import { orNull, parseAs } from './json.ts';
import type { KeyRing } from './keys.ts';
import { type LiveStatement, readLive } from './live.ts';
import { ReleaseError, type ReleaseStore } from './store.ts';

/** What an app's team has signed, by the key that is here. */
export interface OwnStatements {
  /** What is live, where the team has signed it. */
  readonly live: LiveStatement | null;
  /** `live`'s statement, where the history has none of its version. */
  readonly unkept: SignedStatement | undefined;
  /** All of them as they were signed, the highest sequence first. */
  readonly envelopes: readonly SignedStatement[];
  /** The one with the highest sequence. */
  readonly last: Statement | null;
  /** Whether it ever signed that the manifest of a version has this hash; null where it never signed the version. */
  hasSigned(version: string, manifest: string): boolean | null;
}

/** Reads what the team of `app` has signed: what is live, and each move of its history. Anything else is as if it were not there. */
export async function readOwn(store: ReleaseStore, app: string, keys: KeyRing): Promise<OwnStatements> {
  const key = await keys.publicKeyOf(app);
  const ownOf = async ({ signature, statement: text }: SignedStatement): Promise<Statement | null> => {
    if (key === null || !(await isSignedBy(key, signature, text))) return null;
    const own = await orNull(async () => parseAs(statement, text, app));
    return own?.remote === app ? own : null;
  };
  const inPlace = await orNull(() => readLive(store, app));
  const live = inPlace && (await ownOf(inPlace.envelope)) ? inPlace : null;
  const moves = (await readMoves(store, app)).flatMap(({ signed, before }) =>
    [signed, before].filter((one) => one !== undefined),
  );
  const found = (await Promise.all(moves.map(async (envelope) => ({ envelope, own: await ownOf(envelope) })))).flatMap(
    ({ envelope, own }) => (own ? [{ envelope, statement: own }] : []),
  );
  const every = (live ? [live, ...found] : found).toSorted((a, b) => b.statement.sequence - a.statement.sequence);
  const all = every.map((one) => one.statement);
  const isKept = !live || found.some((one) => one.statement.version === live.statement.version);
  return {
    live,
    unkept: isKept ? undefined : { statement: live.envelope.statement, signature: live.envelope.signature },
    envelopes: every.map(({ envelope }) => envelope),
    last: all[0] ?? null,
    hasSigned(version, manifest) {
      const ofVersion = all.filter((one) => one.version === version);
      return ofVersion.length === 0 ? null : ofVersion.some((one) => one.manifest === manifest);
    },
  };
}

/**
 * The sequence of an app's next statement: higher than all that its team has signed, and never below the seconds since 1970, so
 * that a store begun anew is not older than the one before. Throws `ReleaseError` far beyond those: there, numbers run out.
 */
export function sequenceAfter(app: string, last: Statement | null, at: Date): number {
  const seconds = Math.floor(at.getTime() / 1000);
  const next = Math.max((last?.sequence ?? 0) + 1, seconds);
  if (next <= highestSequence(at.getTime())) return next;
  throw new ReleaseError(
    `The last sequence of ${app}, ${next - 1}, is years ahead of this clock: set the clock, or give the team a new key.`,
  );
}
