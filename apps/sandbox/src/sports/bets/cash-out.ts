import type { CallInput, CashOutOffer, getCashOut } from '@pavilion/api-client/wire';
import {
  type CashOut,
  cashOutOf,
  FULL_SHARE,
  figureOf,
  type Leg,
  bookOf as mathBookOf,
  type Offer,
  type OpenBet,
  profitAt,
  type RunnerMarket,
  type RunnerOffers,
  type Side,
} from '@pavilion/betting-math';
import { addPaise, maxPaise, type Paise, paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import type { Queryable } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import type { WorldMatch } from '../feed/world.ts';
import { type QuotedMarket, quotedMarket } from '../markets/market.ts';
import { type BetMarket, type BookedBet, bookOf, matchedStake, OPEN } from './book.ts';
import { isReadable } from './decide.ts';

/** For how long a quote stands, ms. */
const QUOTE_LASTS = 8000;
/** How long a quote that is over is still known, ms: whoever takes it late is told that it is over. */
const QUOTE_KEPT = 60_000;
/** How many quotes of a player's are kept: whoever asks for many has the newest, also those of several matches side by side. */
export const MOST_QUOTES = 16;
/** The least stake of a leg: less than that of a bet, since the least bet could else not be closed once its odds have risen. */
const LEAST_LEG = paise(100);

/** Who asks, of what is shown at which moment. */
interface Asking {
  readonly feed: Feed;
  readonly player: number;
  readonly at: Date;
}

/** Offers to cash out what a player has matched on a match: market by market a quote that is kept, or why there is none. */
export async function cashOutsOf(
  database: Queryable,
  asking: Asking,
  { refmatchid, percent = FULL_SHARE }: CallInput<typeof getCashOut>,
): Promise<CashOutOffer[]> {
  const match = asking.feed.world().matches.find(({ id }) => id === refmatchid);
  if (!match) return [];
  const markets = await database.query(
    `select m.id, m.kind, m.name, m.runners from market m where m.match_id = $1 and m.outcome is null and m.kind <> 'fancy' and exists (
       select from bet b where b.player_id = $2 and b.market_id = m.id and b.status in ('matched', 'partial')) order by m.kind desc, m.id`,
    [refmatchid, asking.player],
  );
  const offers: CashOutOffer[] = [];
  for (const market of markets) {
    if (market.kind === 'fancy' || !isReadable(market)) continue;
    const names = new Map(market.runners.map(({ id, name }) => [id, name]));
    const found = await quote(database, asking, { match, market: { ...market, kind: market.kind }, percent });
    const head = { marketId: market.id, marketType: market.kind, marketName: market.name, percent };
    offers.push(
      'problem' in found
        ? { ...head, quote: null, problem: found.problem }
        : { ...head, quote: shownQuote(found, names), problem: null },
    );
  }
  return offers;
}

/** The market of a cash-out as it was kept with its first bet. */
type CashOutMarket = Pick<BetMarket, 'id' | 'runners'> & Pick<RunnerMarket, 'kind'>;

interface Wanted {
  readonly match: WorldMatch;
  readonly market: CashOutMarket;
  readonly percent: number;
}

interface Quoted {
  readonly id: string;
  readonly cashOut: CashOut;
  readonly waiting: readonly BookedBet[];
}

/** Why there is no quote. */
type NoQuote = Exclude<ReturnType<typeof cashOutOf>, { cashOut: unknown }> | { readonly problem: 'being-judged' };

async function quote(
  database: Queryable,
  { player, at }: Asking,
  { match, market, percent }: Wanted,
): Promise<Quoted | NoQuote> {
  // The version before the bets: a bet that comes in between makes the quote one of before, which nobody can take.
  const version = await bookVersion(database, market.id, player);
  const bets = await bookOf(database, market.id, player);
  const shown = quotedMarket(match, market.id);
  const isOpen = shown?.state === 'open';
  const offers = shown && isOpen ? await offersOf(database, shown, match.pricedAt) : {};
  const result = cashOutOf({
    market: shapeOf(market),
    isOpen,
    book: openBookOf(market.kind, bets),
    offers,
    minStake: LEAST_LEG,
    percent,
  });
  if ('problem' in result || !shown) return 'problem' in result ? result : { problem: 'suspended' };
  // Nobody knows yet what becomes of it: it would neither be in the position nor be cancelled.
  if (percent === FULL_SHARE && bets.some(({ status }) => status === 'delayed')) return { problem: 'being-judged' };
  const { cashOut } = result;
  const [kept] = await database.query(
    // Of one part of a market the newest stays before older ones do: several matches may stand on one page.
    `with placed as (
       select q.id, q.expires_at, row_number() over (partition by q.market_id, q.percent order by q.expires_at desc) as place
       from cash_out_quote q where q.player_id = $1 and (q.market_id <> $2 or q.percent <> $3)
       union all
       select q.id, q.expires_at, 1 + row_number() over (order by q.expires_at desc)
       from cash_out_quote q where q.player_id = $1 and q.market_id = $2 and q.percent = $3
     ), gone as (
       delete from cash_out_quote q where q.player_id = $1 and (
         q.expires_at < $10 or q.id in (select p.id from placed p order by p.place, p.expires_at desc offset $11 - 1))
     )
     insert into cash_out_quote (player_id, market_id, percent, legs, secured, priced_at, next_at, book, expires_at)
     values ($1, $2, $3, $4::text::jsonb, $5, $6, $7, $8, $9) returning id`,
    [
      ...([
        player,
        market.id,
        percent,
        JSON.stringify(cashOut.legs.map((leg) => keptLeg(market.kind, leg, shown))),
      ] as const),
      ...([cashOut.secured, match.pricedAt, nextIn(match), version] as const),
      ...([new Date(at.getTime() + QUOTE_LASTS), forgottenBefore(at), MOST_QUOTES] as const),
    ],
  );
  if (!kept) throw new Error('A quote was not kept');
  return { id: kept.id, cashOut, waiting: bets.filter((bet) => restOf(bet) > 0) };
}

const forgottenBefore = (at: Date) => new Date(at.getTime() - QUOTE_KEPT);

/** Forgets quotes that were over a while ago, whoever's they are. */
export async function sweepQuotes(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from cash_out_quote where expires_at < $1', [forgottenBefore(now)]);
}

/** When the next thing happens in a match, to the ms: another figure once it has. Null before a match begins. */
export const nextIn = ({ play }: WorldMatch): number | null => (play === null ? null : Math.round(play.nextAt));

/** What names the state of a player's open bets on a market. */
async function bookVersion(database: Queryable, market: string, player: number): Promise<number> {
  const [row] = await database.query('select book_version($1, $2) as version', [player, market]);
  if (typeof row?.version !== 'number') throw new Error('book_version returned nothing');
  return row.version;
}

const shapeOf = ({ kind, runners }: CashOutMarket): RunnerMarket => ({
  kind,
  runners: runners.map(({ id }) => id),
});

/** A player's open bets on a market as the rules see them. */
export const openBookOf = (kind: RunnerMarket['kind'], bets: readonly BookedBet[]) =>
  mathBookOf(kind, bets.filter(({ status }) => OPEN.includes(status)).map(openBet));

/** How much of a bet still waits, in its delay too. */
const restOf = (bet: BookedBet): Paise =>
  bet.status !== 'matched' && OPEN.includes(bet.status) ? subtractPaise(bet.stake, matchedStake(bet)) : ZERO;

function openBet(bet: BookedBet): OpenBet {
  const rest = restOf(bet);
  return {
    selection: bet.runnerId,
    side: bet.side,
    fills: bet.fills,
    rest: rest > 0 ? { stake: rest, price: bet.price } : null,
  };
}

const SIDES = ['back', 'lay'] as const;

/** What is left of what the simulated market offers, by runner. Players' bets that wait are not in it: a cash-out meets the house alone. */
async function offersOf(
  database: Queryable,
  market: QuotedMarket,
  pricedAt: number,
): Promise<Record<string, RunnerOffers>> {
  const taken = await takenOf(database, market.id, pricedAt);
  const left = (runner: string, side: Side) =>
    offeredBy(market, runner, side).map(({ price, size }): Offer => {
      const gone = taken.get(takenKey(runner, side, market.kind === 'bookmaker' ? null : price)) ?? ZERO;
      return { price, size: size === null ? null : maxPaise(ZERO, subtractPaise(size, gone)) };
    });
  return Object.fromEntries(
    market.runners.map(({ id }) => [id, { back: left(id, 'back'), lay: left(id, 'lay') }] as const),
  );
}

/** What the simulated market offers on a side, the best first, whatever was taken of it. */
function offeredBy(market: QuotedMarket, runner: string, side: (typeof SIDES)[number]): readonly Offer[] {
  if (market.kind !== 'bookmaker') return market.offers(runner, side);
  const quoted = market.quote(runner, side);
  return quoted ? [{ price: quoted.price, size: quoted.most }] : [];
}

/** Names what was taken of: a price of match odds, the one rate of a bookmaker's side (`price` null). */
const takenKey = (runner: string, side: Side, price: number | null) => `${runner} ${side} ${price ?? ''}`;

/** What was taken of a market's sizes since it was priced so. */
async function takenOf(database: Queryable, market: string, pricedAt: number): Promise<ReadonlyMap<string, Paise>> {
  const rows = await database.query(
    `select t.runner_id as runner, t.side, t.price, t.taken from taken_offer t where t.market_id = $1 and t.priced_at = $2
     union all
     select s.runner_id, s.side, null, s.taken from taken_size s where s.market_id = $1 and s.priced_at = $2`,
    [market, pricedAt],
  );
  return new Map(rows.map(({ runner, side, price, taken }) => [takenKey(runner, side, price), paise(taken)]));
}

/** A leg as it is kept: each part with what it wins, and with the size that it is taken of. */
function keptLeg(kind: RunnerMarket['kind'], { selection, side, stake, profit, fills }: Leg, market: QuotedMarket) {
  const offered = new Map(offeredBy(market, selection, side).map(({ price, size }) => [price, size]));
  const plain = fills.map((fill) => ({ ...fill, profit: profitAt(kind, fill.stake, fill.price) }));
  // What makes the outcomes equal is booked with the last part.
  const more = subtractPaise(
    profit,
    sumPaise(plain, (fill) => fill.profit),
  );
  const parts = plain.map((fill, index) => ({
    ...fill,
    profit: index === plain.length - 1 ? addPaise(fill.profit, more) : fill.profit,
    size: offered.get(fill.price) ?? null,
  }));
  return { selection, side, stake, profit, fills: parts };
}

function shownQuote({ id, cashOut, waiting }: Quoted, names: ReadonlyMap<string, string>): CashOutOffer['quote'] {
  const { secured, preview, legs } = cashOut;
  const nameOf = (runner: string) => names.get(runner) ?? runner;
  return {
    id,
    lasts: QUOTE_LASTS,
    secured,
    funds: preview.funds,
    outcomes: preview.rows.map(({ outcome, now, after }) => {
      const runnerId = String(outcome);
      return { runnerId, runnerName: nameOf(runnerId), now, after };
    }),
    legs: legs.map(({ selection, side, stake, fills }) => ({
      runnerId: selection,
      runnerName: nameOf(selection),
      selectionType: side,
      stack: stake,
      odds: figureOf(fills.at(-1)?.price ?? 0),
    })),
    waiting: waiting.map((bet) => ({
      runnerId: bet.runnerId,
      runnerName: nameOf(bet.runnerId),
      selectionType: bet.side,
      stack: restOf(bet),
      odds: figureOf(bet.price),
    })),
  };
}
