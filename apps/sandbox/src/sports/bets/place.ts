import type { Bet, CallInput, placeBet as placeBetCall } from '@pavilion/api-client/wire';
import { fundsNeeded, hundredthsOf, isTick } from '@pavilion/betting-math';
import { addPaise, formatMoney, minPaise, negatePaise, type Paise, subtractPaise } from '@pavilion/money';
import { Refusal } from '../../base/index.ts';
import { brandStatusOf } from '../../organisation/index.ts';
import { lockAccounts, onlyRow, post, type Transaction } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import { matchOf } from '../markets/handlers.ts';
import { type Quote, type QuotedMarket, quotedMarket } from '../markets/market.ts';
import { type BetMarket, bookOf, exposureOf, marketOf, profitAt } from './book.ts';
import { betById } from './list.ts';

/** What a player asks for when they place a bet. */
export type BetSlip = CallInput<typeof placeBetCall>;

interface Placing {
  readonly feed: Feed;
  readonly player: number;
  readonly at: Date;
}

/** What was slip, in the terms of the market: its price in hundredths, and the quote it met. */
interface Terms {
  readonly slip: BetSlip;
  readonly price: number;
  readonly line: number | null;
  readonly quote: Quote;
}

/**
 * Places a bet, whole and at once, or refuses it with the first reason of betting.md's list that applies. What the market's
 * position holds more is held, what it holds less is released; a bet that changes nothing posts nothing.
 */
export async function placeBet(
  tx: Transaction,
  { feed, player, at }: Placing,
  slip: BetSlip,
): Promise<{ bet: Bet; exposureAmount: Paise }> {
  if ((await brandStatusOf(tx)) !== 'live') throw new Refusal(403, 'Betting is closed for maintenance.');
  const match = matchOf(feed, slip.refMatchId, 'refMatchId');
  const market = quotedMarket(match, slip.marketId);
  if (!market) throw new Refusal(404, 'There is no such market in this match.', 'marketId');
  const terms = termsOf(market, slip);
  checkStake(market, terms);
  const name = `${match.setup.names[0]} v ${match.setup.names[1]}`;
  const { exposureAmount, id } = await book(tx, { market, matchId: match.id, matchName: name }, terms, player, at);
  return { bet: await betById(tx, id), exposureAmount };
}

/** Whether the market takes bets now, at this price or one that the player would have too. */
function termsOf(market: QuotedMarket, slip: BetSlip): Terms {
  if (slip.marketType !== market.kind) throw new Refusal(422, 'This market is of another type.', 'marketType');
  if (!market.runners.some(({ id }) => id === slip.runnerId)) {
    throw new Refusal(404, 'There is no such runner in this market.', 'runnerId');
  }
  const price = priceOf(slip);
  const line = slip.line ?? null;
  if ((market.kind === 'fancy') !== (line !== null)) {
    throw new Refusal(422, line === null ? 'Say which line the bet is on.' : 'Only a fancy has a line.', 'line');
  }
  if (market.state === 'closed') throw new Refusal(409, 'This market is closed.', 'marketId');
  if (market.state === 'suspended') throw new Refusal(409, 'This market is suspended.', 'marketId');
  if (market.state === 'ball-running')
    throw new Refusal(409, 'The ball is running. Bet again when it is over.', 'marketId');
  const quote = market.quote(slip.runnerId, slip.selectionType);
  if (!quote) throw new Refusal(409, 'This price has gone.', 'odds');
  // A line that has moved is a different bet: no policy speaks for it.
  if (quote.line !== line) throw new Refusal(409, `The line has moved to ${quote.line}.`, 'line');
  if (!isTaken(slip, price, quote.price))
    throw new Refusal(409, `The price has moved to ${quote.price / 100}.`, 'odds');
  return { slip, price, line, quote };
}

function priceOf({ odds, marketType }: BetSlip): number {
  const price = hundredthsOf(odds);
  if (price === null || price === 0) throw new Refusal(422, 'A price has at most two decimals.', 'odds');
  if (marketType === 'match_odds' && !isTick(odds)) throw new Refusal(422, 'These odds are not on the ladder.', 'odds');
  return price;
}

/** For a back the higher price is the better one, for a lay the lower. */
function isTaken({ oddsPolicy, selectionType }: BetSlip, wanted: number, now: number): boolean {
  if (wanted === now || oddsPolicy === 'any') return true;
  return oddsPolicy === 'better' && (selectionType === 'back' ? now > wanted : now < wanted);
}

function checkStake({ setting, kind }: QuotedMarket, { slip: { stack, selectionType }, quote }: Terms): void {
  const most = minPaise(setting.maxStake, quote.most ?? setting.maxStake);
  if (stack < setting.minStake) {
    throw new Refusal(422, `The least stake here is ${formatMoney(setting.minStake)}.`, 'stack');
  }
  if (stack > most) throw new Refusal(422, `The greatest stake here is ${formatMoney(most)}.`, 'stack');
  const profit = selectionType === 'back' ? profitAt(kind, stack, quote.price) : stack;
  if (profit > setting.maxProfit) {
    throw new Refusal(422, `A bet here may win ${formatMoney(setting.maxProfit)} at most.`, 'stack');
  }
}

interface Place {
  readonly market: QuotedMarket;
  readonly matchId: string;
  readonly matchName: string;
}

async function book(
  tx: Transaction,
  place: Place,
  terms: Terms,
  player: number,
  at: Date,
): Promise<{ id: number; exposureAmount: Paise }> {
  const { slip, price, line, quote } = terms;
  const { cash, held } = await lockAccounts(tx, player);
  const market = await openMarket(tx, place, at);
  if (market.outcome !== null) throw new Refusal(409, 'This market is closed.', 'marketId');
  const before = await bookOf(tx, market.id, player);
  const fresh = {
    id: 0,
    runnerId: slip.runnerId,
    side: slip.selectionType,
    stake: slip.stack,
    price,
    line,
    status: 'matched' as const,
    version: 0,
    fills: [{ stake: slip.stack, price: quote.price }],
  };
  const [now, then] = [exposureOf(market, before), exposureOf(market, [...before, fresh])];
  const missing = subtractPaise(fundsNeeded(now, then), subtractPaise(cash, held));
  if (missing > 0) throw new Refusal(409, `Not enough funds. You need ${formatMoney(missing)} more.`, 'stack');
  const id = await keepBet(tx, player, market.id, terms, at);
  const more = subtractPaise(now, then);
  if (more !== 0) await hold(tx, player, { bet: id, more, matchName: place.matchName, at });
  return { id, exposureAmount: negatePaise(addPaise(held, more)) };
}

/** The bet, matched whole at the price that is quoted; returns its number. */
async function keepBet(
  tx: Transaction,
  player: number,
  market: string,
  { slip, price, line, quote }: Terms,
  at: Date,
): Promise<number> {
  const rows = await tx.query<{ id: number }>(
    `insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, line, policy, status, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'matched', $10) returning id`,
    [player, slip.clientRef, market, slip.runnerId, slip.selectionType, slip.stack, price, line, slip.oddsPolicy, at],
  );
  const { id } = onlyRow(rows, 'a bet that was placed');
  await tx.query('insert into bet_fill (bet_id, stake, price, at) values ($1, $2, $3, $4)', [
    id,
    slip.stack,
    quote.price,
    at,
  ]);
  return id;
}

/** Holds what the position needs more, below zero what it holds less. */
async function hold(
  tx: Transaction,
  player: number,
  {
    bet,
    more,
    matchName,
    at,
  }: { readonly bet: number; readonly more: Paise; readonly matchName: string; readonly at: Date },
): Promise<void> {
  await post(tx, {
    reference: `bet:${bet}:hold`,
    kind: 'sports',
    title: more > 0 ? 'Held for a bet' : 'Released by a bet',
    detail: matchName,
    state: 'Held',
    at,
    entries: [
      { account: { player, name: 'held' }, amount: more },
      { account: { house: 'holds' }, amount: negatePaise(more) },
    ],
  });
}

/** The market's row, made at its first bet, and kept from being decided until this bet is in. */
async function openMarket(tx: Transaction, { market, matchId, matchName }: Place, at: Date): Promise<BetMarket> {
  await tx.query(
    `insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at)
     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7, $8) on conflict (id) do nothing`,
    [
      market.id,
      matchId,
      matchName,
      market.kind,
      market.name,
      JSON.stringify(market.runners.map(({ id, name }) => ({ id, name }))),
      market.setting.commission * 100,
      at,
    ],
  );
  const row = await marketOf(tx, market.id, 'for share');
  if (!row) throw new Error(`The market ${market.id} was not kept`);
  return row;
}
