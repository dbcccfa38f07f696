import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { appName, integrity, version } from './names.ts';

/** How long past its expiry a statement is still taken, with a note: a team that forgot to renew is not a site that is down. */
export const GRACE = 7 * 24 * 60 * 60 * 1000;

/** How far a sequence may be ahead of the clock, seconds: a clock that was ten years fast once is one that can be lived with. */
const FURTHEST_AHEAD = 10 * 366 * 24 * 60 * 60;

/** The highest sequence that is taken at `now` (ms): far beyond the seconds since 1970 numbers run out, and nothing could follow. */
export const highestSequence = (now: number) => now / 1000 + FURTHEST_AHEAD;

/** A sequence that was stored, or 0 where it is missing or none that is taken at `now` (ms): it holds nothing back. */
export const storedSequence = (stored: number | undefined, now: number) =>
  stored && stored <= highestSequence(now) ? stored : 0;

/**
 * What a team says of its app, and signs: which version is live, and the hash of that release's manifest. Later fields (a canary,
 * a kill switch) and those that most readers need not (`earlier`: earlier.ts; what a shell provides) stay in the text, so whoever does not know them passes them on.
 */
export const statement = z.looseObject({
  remote: appName,
  /** Grows with each statement of this app; a reader takes no lower one than it has taken. */
  sequence: z.int().check(z.positive()),
  version,
  manifest: integrity,
  issuedAt: z.iso.datetime(),
  expires: z.iso.datetime(),
});
export type Statement = z.output<typeof statement>;

/** A statement as it lies in `live/APP.json`: its text, and the team's Ed25519 signature over the text's bytes (base64url). */
export const signedStatement = z.looseObject({
  statement: z.string().check(z.maxLength(LIMITS.statement)),
  signature: z.string(),
});
export type SignedStatement = z.output<typeof signedStatement>;
