import type { Random } from '../base/index.ts';
import type { OracleBooks } from './oracle-books.ts';
import type { ShownMarket, ShownPrice } from './oracle-prices.ts';
import { profitOf, type Side } from './oracle-sums.ts';

/** What a player asks for. */
export interface Slip {
  readonly clientRef: string;
  readonly market: ShownMarket;
  readonly runner: string;
  readonly side: Side;
  /** What they saw, or mean to get, in hundredths. */
  readonly price: bigint;
  readonly line: bigint | null;
  readonly stake: bigint;
  readonly policy: 'none' | 'better' | 'any';
}

/**
 * What comes of a slip: betting.md's list, "A bet can be placed unless, in this order"; behind it what a market may bring one player,
 * and what is left of a size that is shown, which others took.
 */
export type Verdict =
  | 'placed'
  | 'closed'
  | 'suspended'
  | 'ball running'
  | 'price gone'
  | 'price moved'
  | 'below min'
  | 'above max'
  | 'over max profit'
  | 'not enough funds'
  | 'over market profit'
  | 'size taken'
  | 'nothing offered'
  | 'out of band';

/** In which words the operator gives each reason. */
const REFUSALS: readonly (readonly [Verdict, RegExp])[] = [
  ['closed', /^This market is closed\.$|^This match was not found/],
  ['suspended', /^This market is suspended\.$/],
  ['ball running', /^The ball is running\./],
  ['price gone', /^This price is no longer available\.$/],
  ['price moved', /^The (price|line) moved to /],
  ['below min', /^Minimum stake is /],
  ['above max', /^Maximum stake is /],
  ['over max profit', /^Maximum profit on a bet here is .*\.$/],
  ['not enough funds', /^Not enough funds\./],
  ['over market profit', /^Maximum profit on this market is .*\.$/],
  ['size taken', /^Only .* is left at this price\.$/],
  ['nothing offered', /^Nothing is available at these odds or better\.$/],
  ['out of band', /^Choose odds between /],
];

/** The reason in an answer of the operator's; throws where it is none that the oracle knows. */
export function reasonOf({ status, message }: { readonly status: number; readonly message: unknown }): Verdict {
  const [reason] = REFUSALS.find(([, pattern]) => pattern.test(String(message))) ?? [];
  if (reason === undefined || status < 400 || status >= 500) {
    throw new Error(`A bet was answered ${status} "${String(message)}", which the oracle knows of no reason for`);
  }
  return reason;
}

/** A slip as it goes over the wire, in rupees. */
export const bodyOf = ({ clientRef, market, runner, side, price, line, stake, policy }: Slip) => ({
  clientRef,
  refMatchId: market.match,
  marketId: market.id,
  marketType: market.kind,
  runnerId: runner,
  selectionType: side,
  odds: Number(price) / 100,
  ...(line === null ? {} : { line: Number(line) }),
  stack: Number(stake) / 100,
  oddsPolicy: policy,
});

/** What the slip's side of its market shows. */
export const shownFor = ({ market, runner, side }: Pick<Slip, 'market' | 'runner' | 'side'>): ShownPrice | null =>
  market.shown.find(({ id }) => id === runner)?.[side] ?? null;

/** Whether a player who wants one price takes another one. For a back higher is better, for a lay lower. */
export function isTaken({ policy, side, price }: Slip, now: bigint): boolean {
  if (now === price || policy === 'any') return true;
  return policy === 'better' && (side === 'back' ? now > price : now < price);
}

/** What has to come of a slip while everything stands as its market shows it: the first reason of the list that applies. */
export function judged(books: OracleBooks, player: number, slip: Slip): Verdict {
  const { market, runner, side, line, stake } = slip;
  if (market.state === 'closed') return 'closed';
  if (market.state === 'suspended') return 'suspended';
  if (market.state === 'ball-running') return 'ball running';
  const shown = shownFor(slip);
  if (shown === null) return 'price gone';
  if (shown.line !== line || !isTaken(slip, shown.price)) return 'price moved';
  if (stake < market.minStake) return 'below min';
  if (stake > market.maxStake || (shown.most !== null && stake > shown.most)) return 'above max';
  const fill = { stake, price: shown.price };
  if ((side === 'back' ? profitOf(market.kind, fill) : stake) > market.maxProfit) return 'over max profit';
  if (books.decisionOf(market.id)) return 'closed';
  const bet = { runner, line, side, fills: [fill], rest: null };
  if (!books.affords(player, books.growth(player, market, [bet]))) return 'not enough funds';
  const { now, after } = books.best(player, market, bet);
  return after > market.maxProfit && after > now ? 'over market profit' : 'placed';
}

/** A slip for one of `markets`, mostly in good order: at the price that is shown, behind it, of a while ago, or made up. */
export function randomSlip(
  random: Random,
  market: ShownMarket,
  { clientRef, earlier, free }: { readonly clientRef: string; readonly earlier?: ShownMarket; readonly free: bigint },
): Slip {
  const runner = random.pick(market.runners);
  const side = random.pick(['back', 'lay'] as const);
  const shown = market.shown.find(({ id }) => id === runner)?.[side] ?? null;
  const before = earlier?.shown.find(({ id }) => id === runner)?.[side] ?? null;
  const line = shown?.line ?? before?.line ?? 40n;
  return {
    clientRef,
    market,
    runner,
    side,
    price: randomPrice(random, market, shown, before),
    line: market.kind === 'fancy' ? line + (random.next() < 0.04 ? 1n : 0n) : null,
    stake: randomStake(random, free),
    policy: random.pick(['none', 'better', 'any'] as const),
  };
}

function randomPrice(
  random: Random,
  { kind }: ShownMarket,
  shown: ShownPrice | null,
  before: ShownPrice | null,
): bigint {
  const chance = random.next();
  // Two is a tick of the ladder, and a rate and a volume that somebody could ask for.
  const now = shown?.price ?? 200n;
  if (chance < 0.7) return now;
  if (chance < 0.85) return before?.price ?? now;
  if (kind !== 'match_odds') return random.next() < 0.5 ? now + 100n : now > 100n ? now - 100n : now;
  return shown && shown.behind.length > 0 ? random.pick(shown.behind) : 200n;
}

function randomStake(random: Random, free: bigint): bigint {
  const chance = random.next();
  if (chance < 0.3) return BigInt(random.int(10_000, 250_000));
  // At many prices these leave half a paisa.
  if (chance < 0.7) return BigInt(random.int(200, 5000)) * 50n;
  if (chance < 0.85) return BigInt(random.int(1, 40)) * 10_000n;
  if (chance < 0.9) return BigInt(random.int(1, 9999));
  if (chance < 0.95) return BigInt(random.int(250_000, 60_000_000));
  return free > 0n ? free : 10_000n;
}
