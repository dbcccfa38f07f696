import type { Bet, placeBet as placeBetCall } from '@pavilion/api-client/wire';
import { figureOf } from '@pavilion/betting-math';
import { type Paise, ZERO } from '@pavilion/money';
import type { Clock } from '../../base/index.ts';
import { answerOf, type KeptRequest } from '../../server/index.ts';
import type { Queryable } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import type { QuotedMarket } from '../markets/market.ts';
import { RESTS } from '../markets/settings.ts';
import { decidedAmong } from './decided.ts';
import { offersFor, surroundingsOf, untilJudged } from './judge.ts';
import { outcomesOf, selectionName } from './names.ts';
import { type NotPlaced, refusalOf } from './not-placed.ts';
import { type BetSlip, closedHouse, closedMarket, type Offer, offerOf, type Terms } from './slip.ts';
import { type AskedBet, type BetLine, lineAlone } from './together.ts';

export interface Placing {
  readonly feed: Feed;
  readonly player: number;
  readonly at: Date;
  /** Whoever has one waits for a bet that is delayed; others are answered at once. */
  readonly clock?: Clock;
  /** Where bets that come in the same moment are placed; without it this one is placed by itself. */
  readonly line?: BetLine;
}

/**
 * Places a bet, or refuses it with the first reason of betting.md's list that applies: whole and at once, unless its slip says what
 * becomes of a rest (`stand.ts`). What the market's position holds more is held, what it holds less is released; a bet that changes
 * nothing posts nothing. With a `request` its reference is taken with the bet: the same request again gets the first answer, however the market stands by then. Returns that
 * answer, encoded.
 */
export async function placeBet(
  database: Queryable,
  placing: Placing,
  slip: BetSlip,
  request?: KeptRequest<typeof placeBetCall>,
): Promise<unknown> {
  const { line = lineAlone(database), player } = placing;
  const placed = await line.inTurn(player, () =>
    slip.rest === undefined
      ? place(database, placing, line, slip, request)
      : placeInBook(database, placing, slip, request),
  );
  return answerOnceJudged(database, placing, slip, placed, request);
}

/** What the market refuses is refused, unless the reference has an answer already, or the house is closed, or the market decided: those come first. */
async function refused(
  database: Queryable,
  { player }: Placing,
  { clientRef, marketId }: BetSlip,
  request: KeptRequest<typeof placeBetCall> | undefined,
  refusal: unknown,
): Promise<unknown> {
  const known = request && (await answerOf(database, { player, clientRef }, request.hash));
  if (known) return known.answer;
  const [house] = await database.query('select is_live_for($1) as "isLive"', [player]);
  if (!house?.isLive) throw closedHouse();
  if ((await decidedAmong(database, [marketId])).size > 0) throw closedMarket();
  throw refusal;
}

/** A bet that was placed: its answer, and, where it is new, its number and until when it waits. */
interface Taken {
  readonly answer: unknown;
  readonly bet?: number | null;
  readonly dueAt?: Date | null;
}

/** What became of a bet: taken, or why not. */
type Placed = Taken & NotPlaced;

/** Places a bet whole and at once, or in play once it has waited. */
async function place(
  database: Queryable,
  placing: Placing,
  line: BetLine,
  slip: BetSlip,
  request: KeptRequest<typeof placeBetCall> | undefined,
): Promise<Taken> {
  let looked: Looked | undefined;
  const placed = await line.place(() => {
    looked = lookedAt(placing.feed, slip);
    return 'refusal' in looked ? null : betOf(placing, looked, request);
  });
  if (!looked) throw new Error('A bet was placed without a look at its market');
  if ('refusal' in looked) return { answer: await refused(database, placing, slip, request, looked.refusal) };
  if (!placed) throw new Error('A bet was not placed');
  const { problem } = placed;
  if (problem === 'waits') return placeInPlay(database, placing, looked, request);
  return taken(database, placing, { ...placed, problem }, looked.market);
}

/** What a market offers for a slip, or its refusal. */
type Looked = Offer | { readonly refusal: unknown };

function lookedAt(feed: Feed, slip: BetSlip): Looked {
  try {
    return offerOf(feed, slip);
  } catch (refusal) {
    return { refusal };
  }
}

/** A bet at what its market offers, as `place_bets` takes it. */
function betOf(
  { player, at }: Placing,
  { match, market, terms }: Offer,
  request: KeptRequest<typeof placeBetCall> | undefined,
): AskedBet {
  const { slip, price, line, quote } = terms;
  const matchName = matchNameOf(match);
  return {
    player,
    at,
    ref: slip.clientRef,
    hash: request ? `\\x${request.hash.toString('hex')}` : null,
    call: request?.call ?? null,
    market: market.id,
    match: match.id,
    match_name: matchName,
    kind: market.kind,
    name: market.name,
    runners: runnersOf(market),
    commission: market.setting.commission * 100,
    in_play: market.kind === 'match_odds' && match.play !== null,
    runner: slip.runnerId,
    side: slip.selectionType,
    stake: slip.stack,
    price,
    line,
    policy: slip.oddsPolicy,
    quoted: quote.price,
    priced_at: match.pricedAt,
    size: quote.most,
    most: market.setting.maxProfit,
    answer: request ? request.encode(answerFor(matchName, market, terms, at)) : null,
  };
}

/** What was placed, or why not; its player is notified of what it holds. */
function taken(database: Queryable, { player }: Placing, placed: Placed, market: QuotedMarket): Taken {
  if (placed.problem !== null) throw refusalOf(placed, market);
  if (placed.bet) database.notify('balance', String(player));
  return placed;
}

/** What a function that places a bet is told of its market, in the order in which all of them take it. */
const marketArguments = (match: Offer['match'], market: QuotedMarket) =>
  [
    ...([market.id, match.id, matchNameOf(match), market.name, JSON.stringify(runnersOf(market))] as const),
    market.setting.commission * 100,
  ] as const;

/** Places a bet on the odds of a match in play, whole or not at all, once it has waited as long as its market asks. */
async function placeInPlay(
  database: Queryable,
  placing: Placing,
  { match, market, terms }: Offer,
  request: KeptRequest<typeof placeBetCall> | undefined,
): Promise<Taken> {
  const { slip, price, quote } = terms;
  const { player, at } = placing;
  const matchName = matchNameOf(match);
  const [placed] = await database.query(
    `select bet, answer, problem, missing, due_at as "dueAt" from place_in_play($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text::jsonb, $11, $12, $13,
       $14, $15, $16, $17, $18, $19, $20::text::jsonb)`,
    [
      ...([player, slip.clientRef, request?.hash ?? null, request?.call ?? null, at] as const),
      ...marketArguments(match, market),
      ...([slip.runnerId, slip.selectionType, slip.stack, price, slip.oddsPolicy] as const),
      ...([quote.price, match.pricedAt, market.setting.maxProfit] as const),
      request ? JSON.stringify(request.encode(answerFor(matchName, market, terms, at))) : null,
    ],
  );
  if (!placed) throw new Error('place_in_play returned nothing');
  return taken(database, placing, placed, market);
}

/**
 * Places a bet on match odds of which a part may be matched, by other players' bets that stand and by what the simulated market offers; in
 * play once it has waited as long as its market asks. Whoever else it met is told, as its player is.
 */
async function placeInBook(
  database: Queryable,
  placing: Placing,
  slip: BetSlip,
  request: KeptRequest<typeof placeBetCall> | undefined,
): Promise<Taken> {
  const looked = lookedAt(placing.feed, slip);
  if ('refusal' in looked) return { answer: await refused(database, placing, slip, request, looked.refusal) };
  const { match, market, terms } = looked;
  const { price } = terms;
  const { player, at } = placing;
  const matchName = matchNameOf(match);
  const offers = offersFor(market, terms);
  const { band, others } = surroundingsOf(market, terms);
  const [placed] = await database.query(
    `select bet, answer, problem, missing, others, due_at as "dueAt" from place_in_book($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text::jsonb, $11, $12, $13, $14, $15, $16, $17,
       $18, $19, $20, $21, $22, $23::text::jsonb, $24, $25, $26, $27)`,
    [
      ...([player, slip.clientRef, request?.hash ?? null, request?.call ?? null, at] as const),
      ...marketArguments(match, market),
      ...([slip.runnerId, slip.selectionType, slip.stack, price, slip.oddsPolicy, slip.rest ?? null] as const),
      ...([offers.map((each) => each.price), offers.map(({ size }) => size)] as const),
      ...([match.pricedAt, market.setting.maxProfit, match.play !== null] as const),
      request ? JSON.stringify(request.encode(answerFor(matchName, market, terms, at))) : null,
      ...([band, [RESTS.perMarket, RESTS.perPlayer]] as const),
      ...([others.map((each) => each.price), others.map(({ size }) => size)] as const),
    ],
  );
  if (!placed) throw new Error('place_in_book returned nothing');
  // The market may have met others before this bet, whatever becomes of it.
  for (const each of placed.others ?? []) database.notify('balance', String(each));
  return taken(database, placing, placed, market);
}

/** The answer to a bet that was placed; to one that waits, what became of it, where whoever asked waits for that. */
async function answerOnceJudged(
  database: Queryable,
  { feed, clock, player }: Placing,
  { clientRef }: BetSlip,
  { bet, answer, dueAt }: Taken,
  request: KeptRequest<typeof placeBetCall> | undefined,
): Promise<unknown> {
  if (!bet || !dueAt || !clock || !request) return answer;
  await untilJudged(database, { feed, clock }, { bet, dueAt });
  return (await answerOf(database, { player, clientRef }, request.hash))?.answer;
}

const runnersOf = ({ runners }: QuotedMarket) => runners.map(({ id, name }) => ({ id, name }));

const matchNameOf = ({ setup: { names } }: Offer['match']) => `${names[0]} v ${names[1]}`;

/** The answer to a bet that is taken, before the database has given it its number and what the player then holds. */
function answerFor(
  matchName: string,
  market: QuotedMarket,
  { slip, price, line, quote }: Terms,
  createdAt: Date,
): { data: { bet: Bet; exposureAmount: Paise } } {
  const bet: Bet = {
    id: '',
    clientRef: slip.clientRef,
    refMatchId: slip.refMatchId,
    matchName,
    marketId: market.id,
    marketType: market.kind,
    marketName: market.name,
    runnerId: slip.runnerId,
    runnerName: selectionName(market, { runnerId: slip.runnerId, side: slip.selectionType }),
    ...outcomesOf(market),
    selectionType: slip.selectionType,
    odds: figureOf(price),
    line,
    stack: slip.stack,
    matchedStack: slip.stack,
    matchedOdds: figureOf(quote.price),
    fills: [{ stack: slip.stack, odds: figureOf(quote.price), at: createdAt }],
    status: 'matched',
    reason: null,
    profit: null,
    resettled: false,
    createdAt,
    settledAt: null,
    timeline: [
      { moment: 'asked', at: createdAt },
      { moment: 'matched', at: createdAt },
    ],
  };
  return { data: { bet, exposureAmount: ZERO } };
}
