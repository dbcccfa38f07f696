import { Refusal } from '../../base/index.ts';
import { changeSetting, lockSetting, onlyRow, type Queryable, type Transaction } from '../../store/index.ts';
import { type BetMarket, marketOf } from './book.ts';

/** When what stands lapses: as its match goes in play, besides whenever the market is suspended, or not before it closes. */
export const LAPSES = ['in-play', 'suspension', 'close'] as const;
export type Lapses = (typeof LAPSES)[number];

/** What a market asks of bets that wait. */
export interface MarketTerms {
  /** Seconds that a bet waits on the server while its match is in play. */
  readonly delay: number;
  readonly lapses: Lapses;
}

/** The longest delay, in seconds: so far a bet is answered before who has placed it gives it up. The database keeps it so (`0040`). */
const LONGEST_DELAY = 12;
/** Where bets wait, for the market or for each other: in markets of odds (betting.md, "Bet delay"). */
const WAITS: readonly BetMarket['kind'][] = ['match_odds'];

/** Whether bets on a market wait, so that it has terms. */
export const hasTerms = ({ kind }: Pick<BetMarket, 'kind'>): boolean => WAITS.includes(kind);

/** A market's terms as a person chooses them. */
export function termsFrom(delay: string, lapses: string): MarketTerms {
  if (!/^\d{1,2}$/.test(delay) || Number(delay) > LONGEST_DELAY) {
    throw new Refusal(422, `The delay is from 0 to ${LONGEST_DELAY} whole seconds.`, 'delay');
  }
  const known = LAPSES.find((one) => one === lapses);
  if (!known) throw new Refusal(422, 'There is no such choice.', 'lapses');
  return { delay: Number(delay), lapses: known };
}

/**
 * Gives a market other terms: for every bet that is placed and every look at what stands from then on. A bet that waits already keeps
 * its time. Returns the market as it was.
 */
export async function setMarketTerms(
  tx: Transaction,
  id: string,
  { delay, lapses }: MarketTerms,
): Promise<BetMarket & MarketTerms> {
  const market = await marketOf(tx, id, 'for no key update');
  if (!market) throw new Refusal(404, 'There is no such market.', 'id');
  if (!hasTerms(market)) throw new Refusal(422, 'Bets on this kind of market don’t wait.', 'id');
  if (market.outcome !== null) throw new Refusal(409, 'This market is decided.', 'id');
  const [before] = await tx.query('select delay, lapses from market where id = $1', [id]);
  if (!before) throw new Error(`The market ${id} has no terms`);
  if (before.delay === delay && before.lapses === lapses) throw unchanged();
  await tx.query('update market set delay = $2, lapses = $3 where id = $1', [id, delay, lapses]);
  return { ...market, ...before };
}

/** What a market asks for that nobody has bet on yet: it keeps that from its first bet on. */
export async function termsOfNew(database: Queryable): Promise<MarketTerms> {
  const rows = await database.query(
    `select coalesce(exchange_term('delay')::int, 0) as delay, coalesce(exchange_term('lapses'), 'in-play') as lapses`,
  );
  const { delay, lapses } = onlyRow(rows, 'the terms of new markets');
  return termsFrom(String(delay), String(lapses));
}

/** Gives every market that nobody has bet on yet other terms. Returns what they were. */
export async function setTermsOfNew(tx: Transaction, { delay, lapses }: MarketTerms): Promise<MarketTerms> {
  await lockSetting(tx, 'exchange');
  const before = await termsOfNew(tx);
  if (before.delay === delay && before.lapses === lapses) throw unchanged();
  await changeSetting(tx, 'exchange', { delay, lapses });
  return before;
}

const unchanged = () => new Refusal(409, 'These are its settings already.', 'id');
