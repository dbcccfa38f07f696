import { figureOf } from '@pavilion/betting-math';
import { formatMoney, paise } from '@pavilion/money';
import { type Clock, Refusal } from '../../base/index.ts';
import type { Queryable } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import { type Band, bandOf } from '../markets/band.ts';
import type { Offered, QuotedMarket } from '../markets/market.ts';
import { type BetSlip, closedHouse, MAY_NOT_BET, offerOf, type Terms } from './slip.ts';
import { throwAll } from './trouble.ts';

/** What bets are judged by. */
export interface Judging {
  readonly feed: Feed;
  readonly clock: Clock;
}

/** How many bets that are due are judged in one turn. */
const MOST = 500;
/** As much as anybody wants. */
const WHATEVER = paise(Number.MAX_SAFE_INTEGER);

/** Judges the bets whose delay is over and that nobody has judged. Any process may do it, and several at once: each bet is judged once. What can't be judged keeps no other from it, and is thrown at the end. */
export async function judgeDue(database: Queryable, judging: Judging): Promise<void> {
  const due = await database.query(
    `select id from bet where status = 'delayed' and due_at <= $1 order by due_at, id limit $2`,
    [judging.clock(), MOST],
  );
  const errors: unknown[] = [];
  for (const { id } of due) await judge(database, judging, id).catch((error: unknown) => errors.push(error));
  // Another process may have judged it, or its market was settled meanwhile.
  const now = judging.clock();
  for (const { dueAt, resolve } of waiting.get(database)?.values() ?? []) if (dueAt <= now) resolve();
  throwAll(errors, 'Bets could not be judged');
}

interface Waiting {
  readonly dueAt: Date;
  readonly resolve: () => void;
}

/** Requests that wait for what becomes of their bets, by the bets' numbers, in this process. */
const waiting = new WeakMap<object, Map<number, Waiting>>();

/** Ends once a bet has been judged: by this process when it is due, or by whichever process was first. */
export function untilJudged(
  database: Queryable,
  judging: Judging,
  { bet, dueAt }: { readonly bet: number; readonly dueAt: Date },
): Promise<void> {
  const mine = waiting.get(database) ?? new Map<number, Waiting>();
  waiting.set(database, mine);
  const { promise, resolve } = Promise.withResolvers<void>();
  // A timer may come a moment before its time by the clock: then it would be judged by nobody until the next turn.
  const whenDue = () => new Date(Math.max(judging.clock().getTime(), dueAt.getTime()));
  const timer = setTimeout(
    // Where that fails the bet still waits: whoever asked is told so, and the next turn judges it, or says why not.
    () => judge(database, { ...judging, clock: whenDue }, bet).then(resolve, () => resolve()),
    dueAt.getTime() - judging.clock().getTime(),
  );
  mine.set(bet, { dueAt, resolve });
  return promise.finally(() => {
    clearTimeout(timer);
    mine.delete(bet);
  });
}

/** Judges one bet by the price of now: by its policy, and by what its market takes now. */
async function judge(database: Queryable, { feed, clock }: Judging, id: number): Promise<void> {
  // Another process knows the prices.
  if (!feed.isInStep()) return;
  const [bet] = await database.query(
    `select b.client_ref as "clientRef", b.market_id as "marketId", b.runner_id as "runnerId", b.side, b.stake, b.price, b.policy, b.rest, is_live_for(b.player_id) as "isLive",
       m.match_id as "matchId"
     from bet b join market m on m.id = b.market_id where b.id = $1`,
    [id],
  );
  if (!bet) return;
  const slip: BetSlip = {
    clientRef: bet.clientRef,
    refMatchId: bet.matchId,
    marketId: bet.marketId,
    marketType: 'match_odds',
    runnerId: bet.runnerId,
    selectionType: bet.side,
    odds: figureOf(bet.price),
    stack: bet.stake,
    oddsPolicy: bet.policy,
    ...(bet.rest === null ? {} : { rest: bet.rest }),
  };
  const verdict = bet.isLive ? verdictOn(feed, slip) : refusedFor(closedHouse());
  const [judged] = await database.query(
    'select players from judge_bet($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb, $9, $10, $11, $12)',
    [
      ...([id, bet.policy === 'any' ? null : bet.price] as const),
      ...([verdict.offers.map(({ price }) => price), verdict.offers.map(({ size }) => size)] as const),
      ...([verdict.pricedAt, verdict.most, verdict.reason, JSON.stringify(verdict.reasons), clock()] as const),
      ...([verdict.band, verdict.others.map(({ price }) => price), verdict.others.map(({ size }) => size)] as const),
    ],
  );
  for (const player of judged?.players ?? []) database.notify('balance', String(player));
  waiting.get(database)?.get(id)?.resolve();
}

interface Verdict extends Surroundings {
  readonly offers: readonly Offered[];
  readonly pricedAt: number;
  readonly most: number;
  /** Why the market takes no such bet now; null where it does. */
  readonly reason: string | null;
  /** What the database refuses it with. */
  readonly reasons: Readonly<Record<string, string>>;
}

function verdictOn(feed: Feed, slip: BetSlip): Verdict {
  try {
    const { match, market, terms } = offerOf(feed, slip);
    return {
      offers: offersFor(market, terms),
      ...surroundingsOf(market, terms),
      pricedAt: match.pricedAt,
      most: market.setting.maxProfit,
      reason: null,
      reasons: {
        gone: 'Nothing is available at these odds or better.',
        size: 'Nothing is available at these odds or better.',
        short: 'Not enough funds.',
        standing: MAY_NOT_BET,
        limit: 'This bet exceeds a limit you set.',
        most: `Maximum profit on this market is ${formatMoney(market.setting.maxProfit)}.`,
      },
    };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return refusedFor(refusal);
  }
}

const refusedFor = ({ message }: Refusal): Verdict => ({
  ...{ offers: [], others: [], band: null, pricedAt: 0, most: 0 },
  ...{ reason: message, reasons: {} },
});

/** What a bet may take a part of; one that is taken whole or refused takes all of it at the price that is quoted. */
export function offersFor(market: QuotedMarket, { slip, quote }: Terms): readonly Offered[] {
  if (slip.rest !== undefined) return market.offers(slip.runnerId, slip.selectionType);
  return [{ price: quote.price, size: WHATEVER }];
}

/** What a bet that may meet other players has to know of its market besides what it is offered itself. */
interface Surroundings {
  /** At which prices players meet; null where none do. */
  readonly band: Band | null;
  /** What the market offers to those who stand on the other side: it meets them first. */
  readonly others: readonly Offered[];
}

/** What stands around a bet: nothing of it for one that meets the market alone. */
export function surroundingsOf(market: QuotedMarket, { slip }: Terms): Surroundings {
  if (slip.rest === undefined) return { band: null, others: [] };
  const other = slip.selectionType === 'back' ? 'lay' : 'back';
  return { band: bandOf(market, slip.runnerId), others: market.offers(slip.runnerId, other) };
}
