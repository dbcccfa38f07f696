import { randomBytes, timingSafeEqual } from 'node:crypto';
import { MINUTE } from '../../base/index.ts';
import { deleteInBatches, type Queryable } from '../../store/index.ts';
import type { Fingerprints } from '../accounts/referrals.ts';

/** How long a challenge is good, ms: a passkey may be fetched from a phone that lies in another room. */
export const CHALLENGE_LIVES = 5 * MINUTE;

/** What a challenge was made for, and whom: one that was made for something else is none. Nobody says whose a sign-in will be. */
export type ChallengeFor = `add ${number}` | `confirm ${number}` | `sign in ${string}`;

const RANDOM = 16;
const MOMENT = 8;

/**
 * Makes a challenge that says itself until when it is good, by a print that is the operator's alone: nothing is kept of those that nobody
 * answers, however many visitors are given one.
 */
export function newChallenge(vault: Fingerprints, what: ChallengeFor, now: Date): Buffer {
  const moment = Buffer.alloc(MOMENT);
  moment.writeBigUInt64BE(BigInt(now.getTime() + CHALLENGE_LIVES));
  const head = Buffer.concat([randomBytes(RANDOM), moment]);
  return Buffer.concat([head, printOf(vault, what, head)]);
}

/** Until when a challenge is good; null for one that was not made here for that, or is good no longer. */
export function goodUntil(vault: Fingerprints, what: ChallengeFor, challenge: Buffer, now: Date): Date | null {
  const head = challenge.subarray(0, RANDOM + MOMENT);
  const print = printOf(vault, what, head);
  if (challenge.length !== head.length + print.length) return null;
  if (!timingSafeEqual(challenge.subarray(head.length), print)) return null;
  const until = new Date(Number(head.readBigUInt64BE(RANDOM)));
  return until > now ? until : null;
}

const printOf = (vault: Fingerprints, what: ChallengeFor, head: Buffer) =>
  vault.fingerprint(`passkey challenge:${what}:${head.toString('base64url')}`);

/** Uses a challenge up. False where it has been: of two uses at the same time one comes through. */
export async function spendChallenge(tx: Queryable, challenge: Buffer, until: Date): Promise<boolean> {
  const used = await tx.query(
    'insert into used_passkey_challenge (challenge, expires_at) values ($1, $2) on conflict (challenge) do nothing returning 1',
    [challenge, until],
  );
  return used.length > 0;
}

const OVER = `delete from used_passkey_challenge where challenge in (
  select challenge from used_passkey_challenge where expires_at < $2 order by expires_at limit $1) returning 1`;

/** Forgets the challenges that nobody can use any more. */
export const sweepChallenges = (database: Queryable, now: Date): Promise<void> =>
  deleteInBatches((rows) => database.query(OVER, [rows, now]));
