import * as z from 'zod/mini';
import { appName, integrity, version } from './names.ts';

/** How long past its expiry a statement is still taken, with a note: a team that forgot to renew is not a site that is down. */
export const GRACE = 7 * 24 * 60 * 60 * 1000;

/**
 * What a team says of its app, and signs: which version is live, and the hash of that release's manifest. Later fields (a canary,
 * a kill switch) stay in the text, so whoever does not know them passes them on.
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
export const signedStatement = z.looseObject({ statement: z.string(), signature: z.string() });
export type SignedStatement = z.output<typeof signedStatement>;
