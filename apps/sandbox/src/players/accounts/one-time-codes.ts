import { createHmac, randomInt } from 'node:crypto';
import { type Clock, MINUTE } from '../../base/index.ts';
import { type Database, onlyRow, type Queryable } from '../../store/index.ts';
import type { Mobile } from './players.ts';

type CodePurpose = 'sign-up' | 'recovery';

const LIVES = 10 * MINUTE;
/** How many wrong tries end a code. */
export const MOST_WRONG_TRIES = 5;

/** How long the code that has been used is known again: whoever has lost the answer sends it once more, and is answered as before. */
const KNOWN_AGAIN = 5 * MINUTE;

/**
 * `wrong`: not the code; `over`: there is none to try, or it has been tried too often; `repeated`: the right one, which has just
 * been used and is good for nothing more.
 */
type Attempt = 'right' | 'repeated' | 'wrong' | 'over';

export interface OneTimeCodes {
  /**
   * Makes a code for a number and sends it (to the sandbox's inbox), unless it `reaches` nobody: then the same is done, and nothing
   * delivered. An earlier one of the same purpose ends.
   */
  send(purpose: CodePurpose, mobile: Mobile, reaches: boolean): Promise<void>;
  /** Tries a code of a number; a wrong try counts, also where what it was for is undone. The right one is good until it is used. */
  tryFor(purpose: CodePurpose, mobile: Mobile, code: string): Promise<Attempt>;
  /** Uses the right code up. False where it is not that, or no longer: of two uses at the same time one comes through. */
  use(tx: Queryable, purpose: CodePurpose, mobile: Mobile, code: string): Promise<boolean>;
}

/** Codes of six digits for one number and one purpose: used once, for ten minutes, at most five wrong tries each. Kept as a keyed hash. */
export function createOneTimeCodes(database: Database, clock: Clock, key: Buffer): OneTimeCodes {
  const hashOf = (purpose: CodePurpose, { country, number }: Mobile, code: string) =>
    createHmac('sha256', key).update(`${purpose}:${country}${number}:${code}`).digest();
  return {
    async send(purpose, mobile, reaches) {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const now = clock();
      await database.transaction(async (tx) => {
        await tx.query(
          `update one_time_code set closed_at = $1 where closed_at is null
             and (expires_at <= $1 or (purpose = $2 and country_code = $3 and mobile = $4))`,
          [now, purpose, mobile.country, mobile.number],
        );
        const made = await tx.query(
          `insert into one_time_code (purpose, country_code, mobile, code_hash, created_at, expires_at)
           values ($1, $2, $3, $4, $5, $6) returning id`,
          [purpose, mobile.country, mobile.number, hashOf(purpose, mobile, code), now, new Date(now.getTime() + LIVES)],
        );
        await tx.query('insert into sandbox_message (code_id, code, is_delivered) values ($1, $2, $3)', [
          onlyRow(made, 'the code').id,
          code,
          reaches,
        ]);
      });
    },
    tryFor: (purpose, mobile, code) =>
      database.transaction(async (tx): Promise<Attempt> => {
        const now = clock();
        const [pending] = await tx.query(
          `select id, code_hash = $4 as is_right, wrong_tries, closed_at is not null as is_used from one_time_code
           where country_code = $1 and mobile = $2 and purpose = $3
             and ((closed_at is null and expires_at > $5) or used_at > $6)
           order by id desc limit 1 for update`,
          [
            mobile.country,
            mobile.number,
            purpose,
            hashOf(purpose, mobile, code),
            now,
            new Date(now.getTime() - KNOWN_AGAIN),
          ],
        );
        if (!pending || pending.wrong_tries >= MOST_WRONG_TRIES) return 'over';
        if (pending.is_right) return pending.is_used ? 'repeated' : 'right';
        const isLast = pending.wrong_tries + 1 >= MOST_WRONG_TRIES;
        await tx.query(
          'update one_time_code set wrong_tries = wrong_tries + 1, closed_at = coalesce(closed_at, $2) where id = $1',
          [pending.id, isLast ? now : null],
        );
        // That a code has been used is said to nobody who does not have it.
        return isLast || pending.is_used ? 'over' : 'wrong';
      }),
    async use(tx, purpose, mobile, code) {
      const used = await tx.query(
        `update one_time_code set used_at = $5, closed_at = $5
         where country_code = $1 and mobile = $2 and purpose = $3 and code_hash = $4 and closed_at is null
           and expires_at > $5 returning id`,
        [mobile.country, mobile.number, purpose, hashOf(purpose, mobile, code), clock()],
      );
      return used.length > 0;
    },
  };
}
