import type { LimitName } from '@pavilion/api-client/wire';
import { formatMoney, paise } from '@pavilion/money';
import type { Teller } from '../../base/index.ts';
import type { Queryable } from '../../store/index.ts';

/** What each limit is called at the desk and in a player's story; `session` is the time of play. */
export const LIMIT_WORDS: Readonly<Record<LimitName | 'session', string>> = {
  'deposit-day': 'Deposits in 24 hours',
  'deposit-week': 'Deposits in 7 days',
  'deposit-month': 'Deposits in 30 days',
  'loss-day': 'Losses in 24 hours',
  'loss-week': 'Losses in 7 days',
  'loss-month': 'Losses in 30 days',
  'stake-bet': 'Stake of a bet',
  'stake-day': 'Stakes in 24 hours',
  session: 'Time of play in 24 hours',
};

/** How much a limit is: rupees, or minutes of time; `none` where there is none. */
export function limitText(name: LimitName | 'session', amount: number | null): string {
  if (amount === null) return 'none';
  return name === 'session' ? `${amount} minutes` : formatMoney(paise(amount));
}

/** The limits that were set, lower at once and higher to come. */
export const limitStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select id, at, name, amount, starts_at > at as "isLater" from limit_change
     where player_id = $1 and (at, id) < ($2::timestamptz, $3::bigint) order by at desc, id desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ id, at, name, amount, isLater }) => ({
    ...{ source: 'limit', id, at, subject: '', amount: null },
    text: `Limit ${isLater === true ? 'to become' : 'set'}: ${LIMIT_WORDS[name]}, ${limitText(name, amount)}`,
  }));
};
