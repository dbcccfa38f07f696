import { createHmac, randomInt } from 'node:crypto';
import { type Clock, MINUTE } from '../../base/index.ts';
import { type Database, type Queryable, violates } from '../../store/index.ts';
import type { Mobile } from './players.ts';

type CodePurpose = 'sign-up' | 'recovery';

const LIVES = 10 * MINUTE;
const MAX_WRONG_TRIES = 5;

/** `wrong`: not the code; `over`: there is none to try, or it has been tried too often. */
type Attempt = 'right' | 'wrong' | 'over';

export interface OneTimeCodes {
  /** Makes a code for a number and sends it (to the sandbox's inbox). An earlier one of the same purpose ends. */
  send(purpose: CodePurpose, mobile: Mobile): Promise<void>;
  /** Tries a sign-up code; the right one is used up. */
  tryFor(mobile: Mobile, code: string): Promise<Attempt>;
  /** Uses up the pending recovery that has this code, and returns whose number it was sent to. */
  takeRecovery(tx: Queryable, code: string): Promise<Mobile | null>;
}

/**
 * Codes of six digits: used once, for ten minutes, at most five wrong tries each. Stored as a keyed hash, so that a recovery
 * can be found by its code; therefore no two pending recoveries have the same one.
 */
export function createOneTimeCodes(database: Database, clock: Clock, key: Buffer): OneTimeCodes {
  const hashOf = (purpose: CodePurpose, code: string) =>
    createHmac('sha256', key).update(`${purpose}:${code}`).digest();
  return {
    async send(purpose, mobile) {
      for (;;) {
        const code = String(randomInt(1_000_000)).padStart(6, '0');
        try {
          await database.transaction((tx) => insert(tx, purpose, mobile, code, hashOf(purpose, code), clock()));
          return;
        } catch (error) {
          if (!violates(error, 'one_time_code_recovery')) throw error;
        }
      }
    },
    tryFor: (mobile, code) =>
      database.transaction(async (tx): Promise<Attempt> => {
        const [pending] = await tx.query<{ id: number; is_right: boolean; wrong_tries: number }>(
          `select id, code_hash = $3 as is_right, wrong_tries from one_time_code
           where country_code = $1 and mobile = $2 and purpose = 'sign-up' and closed_at is null and expires_at > $4
           order by id desc limit 1 for update`,
          [mobile.country, mobile.number, hashOf('sign-up', code), clock()],
        );
        if (!pending) return 'over';
        if (pending.is_right) {
          await tx.query('update one_time_code set used_at = $2, closed_at = $2 where id = $1', [pending.id, clock()]);
          return 'right';
        }
        const isLast = pending.wrong_tries + 1 >= MAX_WRONG_TRIES;
        await tx.query('update one_time_code set wrong_tries = wrong_tries + 1, closed_at = $2 where id = $1', [
          pending.id,
          isLast ? clock() : null,
        ]);
        return isLast ? 'over' : 'wrong';
      }),
    async takeRecovery(tx, code) {
      const [row] = await tx.query<Mobile>(
        `update one_time_code set used_at = $2, closed_at = $2
         where purpose = 'recovery' and closed_at is null and code_hash = $1 and expires_at > $2
         returning country_code as country, mobile as number`,
        [hashOf('recovery', code), clock()],
      );
      return row ?? null;
    },
  };
}

async function insert(
  tx: Queryable,
  purpose: CodePurpose,
  mobile: Mobile,
  code: string,
  hash: Buffer,
  now: Date,
): Promise<void> {
  await tx.query(
    `update one_time_code set closed_at = $1 where closed_at is null
       and (expires_at <= $1 or (purpose = $2 and country_code = $3 and mobile = $4))`,
    [now, purpose, mobile.country, mobile.number],
  );
  const [row] = await tx.query<{ id: number }>(
    `insert into one_time_code (purpose, country_code, mobile, code_hash, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [purpose, mobile.country, mobile.number, hash, now, new Date(now.getTime() + LIVES)],
  );
  await tx.query('insert into sandbox_message (code_id, code) values ($1, $2)', [row?.id, code]);
}
