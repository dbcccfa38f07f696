import { Refusal } from '../../base/index.ts';
import type { Queryable, Transaction } from '../../store/index.ts';
import { type BetMarket, marketOf } from './book.ts';

/** What takes commission: markets of odds. A bookmaker’s and a fancy take none, whoever bets (betting.md, "Bookmaker"). */
const TAKES_COMMISSION: readonly BetMarket['kind'][] = ['match_odds'];

/**
 * The rate that a player's net profit in a market pays, in hundredths of a percent: their own, else the market's. To be asked once,
 * when it is first settled; corrections keep that rate.
 */
export async function rateFor(database: Queryable, market: BetMarket, player: number): Promise<number> {
  if (!TAKES_COMMISSION.includes(market.kind)) return market.commission;
  return (await ownRateOf(database, player)) ?? market.commission;
}

/** A player's own rate, in hundredths of a percent; undefined where they pay what each market asks. */
export async function ownRateOf(database: Queryable, player: number): Promise<number | undefined> {
  const [own] = await database.query('select rate from commission_rate where player_id = $1', [player]);
  return own?.rate;
}

/** Gives a player a rate of their own from now on, in hundredths of a percent; null takes it away. What was settled stays. */
export async function setOwnRate(tx: Transaction, player: number, rate: number | null, at: Date): Promise<void> {
  if (rate === null) {
    await tx.query('delete from commission_rate where player_id = $1', [player]);
    return;
  }
  await tx.query(
    `insert into commission_rate (player_id, rate, at) values ($1, $2, $3)
     on conflict (player_id) do update set rate = excluded.rate, at = excluded.at`,
    [player, rate, at],
  );
}

/** Gives a market another rate, in hundredths of a percent, for whoever has not been settled yet. Returns the market as it was. */
export async function setMarketRate(tx: Transaction, id: string, rate: number): Promise<BetMarket> {
  const market = await marketOf(tx, id, 'for no key update');
  if (!market) throw new Refusal(404, 'There is no such market.', 'id');
  if (!TAKES_COMMISSION.includes(market.kind))
    throw new Refusal(422, 'This kind of market takes no commission.', 'rate');
  await tx.query('update market set commission = $2 where id = $1', [id, rate]);
  return market;
}

/** The highest commission that anybody sets, in hundredths of a percent: more than that takes what a winner has won. */
const MOST_RATE = 1000;

/** A rate as a person types it, in percent with at most two decimals, as hundredths of a percent. */
export function rateFrom(text: string): number {
  const [, percent = '', decimals = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? [];
  const rate = Number(percent) * 100 + Number(decimals.padEnd(2, '0'));
  if (percent === '' || rate > MOST_RATE) {
    throw new Refusal(422, `A commission is from 0 to ${MOST_RATE / 100} percent, with two decimals at most.`, 'rate');
  }
  return rate;
}
