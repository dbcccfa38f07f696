import {
  type CallInput,
  type CallOutput,
  type CashOutProblem,
  refusals,
  type takeCashOut as takeCall,
} from '@pavilion/api-client/wire';
import { quoteProblemOf } from '@pavilion/betting-math';
import { negatePaise, ZERO } from '@pavilion/money';
import { type Clock, Refusal } from '../../base/index.ts';
import { answerOf, type KeptRequest, once, spendReference } from '../../server/index.ts';
import { cashAndHeldOf, type Database, type Transaction } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import { quotedMarket } from '../markets/market.ts';
import { nextIn } from './cash-out.ts';
import { isSureGain, type QuotedPart } from './cash-out-drift.ts';
import { betsNamed } from './list.ts';
import { closedHouse } from './slip.ts';

interface Taking {
  readonly feed: Feed;
  readonly player: number;
  /** Asked once the market is locked: a quote may expire while others are served. */
  readonly clock: Clock;
}

type Taken = CallOutput<typeof takeCall>['data'];

/**
 * Takes a quote, once for its reference, and returns the encoded answer. What is over is said to be so before anything is locked or
 * a transaction begun: whoever asks for it again and again keeps nobody waiting. Throws a `Refusal` as `takeCashOut` does.
 */
export async function takeQuoted(
  database: Database,
  taking: Taking,
  input: CallInput<typeof takeCall>,
  { call, hash, encode }: KeptRequest<typeof takeCall>,
): Promise<unknown> {
  const { player, clock } = taking;
  const named = { player, clientRef: input.clientRef, call };
  const [quoted] = await database.query(
    'select expires_at as "expiresAt" from cash_out_quote where id = $1 and player_id = $2',
    [input.quote, player],
  );
  if (!quoted) {
    const known = await answerOf(database, named, hash);
    if (!known) throw noSuchQuote();
    return known.answer;
  }
  const at = clock();
  if (quoted.expiresAt <= at) {
    const { held } = await cashAndHeldOf(database, player);
    const over = encode({ data: { problem: 'expired', bets: [], exposureAmount: negatePaise(held) } });
    return spendReference(database, { ...named, at }, hash, over);
  }
  return once(database, clock, { ...named, hash }, async (tx) =>
    encode({ data: await takeCashOut(tx, taking, input) }),
  );
}

const noSuchQuote = () => new Refusal(404, 'This cash-out offer has expired. Get a new one.', 'quote');

/**
 * Takes a cash-out that was quoted: all of its bets with what each part of them wins, after what waits of the player's on the market is
 * cancelled where all of the position is closed. What the market's position then holds less is
 * released, or more of it held where bets wait that leant on it. With a `problem` nothing has happened. Locks the market, then the
 * player's accounts, as whoever bets does. Throws a `Refusal` where there is no such quote of theirs, or the house is closed.
 */
export async function takeCashOut(
  tx: Transaction,
  { feed, player, clock }: Taking,
  { quote, clientRef }: CallInput<typeof takeCall>,
): Promise<Taken> {
  const found = await locked(tx, player, quote);
  if (!found?.market) throw noSuchQuote();
  if (!found.isLive) throw closedHouse();
  const at = clock();
  const problem = await problemOf(tx, { feed, player, quote }, { ...found, market: found.market }, at);
  if (problem) return { problem, bets: [], exposureAmount: negatePaise(found.held) };
  const [booked] = await tx.query('select problem, bets, exposure from book_cash_out($1, $2, $3, $4, $5)', [
    ...([player, quote, clientRef, at, refusals['cashed-out']] as const),
  ]);
  if (booked?.problem !== null) {
    return { problem: booked?.problem ?? 'expired', bets: [], exposureAmount: negatePaise(found.held) };
  }
  tx.notify('balance', String(player));
  return {
    problem: null,
    bets: await betsNamed(tx, player, booked.bets ?? []),
    exposureAmount: booked.exposure ?? ZERO,
  };
}

async function locked(tx: Transaction, player: number, quote: string) {
  const [found] = await tx.query(
    `select market, match, is_decided as "isDecided", is_live as "isLive", priced_at as "pricedAt", next_at as "nextAt", made_from as "madeFrom",
       book, expires_at as "expiresAt", is_offered as "isOffered", held from lock_cash_out($1, $2)`,
    [player, quote],
  );
  return found;
}

type Locked = NonNullable<Awaited<ReturnType<typeof locked>>> & { readonly market: string };

interface OfPlayer {
  readonly feed: Feed;
  readonly player: number;
  readonly quote: string;
}

/** Why a quote is not taken as things stand; null where it is. */
async function problemOf(
  tx: Transaction,
  { feed, player, quote }: OfPlayer,
  kept: Locked,
  at: Date,
): Promise<CashOutProblem | null> {
  const match = feed.world().matches.find(({ id }) => id === kept.match);
  const shown = match && quotedMarket(match, kept.market);
  const problem = quoteProblemOf(
    { madeFrom: { prices: kept.pricedAt, book: kept.madeFrom }, expiresAt: kept.expiresAt.getTime() },
    { isOpen: !kept.isDecided && shown?.state === 'open', book: kept.book, now: at.getTime() },
  );
  if (problem) return problem;
  // Prices may drift while a quote stands; once something has happened in the match, nobody keeps to those of before.
  if (!match || !shown || nextIn(match) !== kept.nextAt) return 'price-gone';
  // Nor where they have drifted so far that it wins with bets at those of now.
  if (match.pricedAt !== kept.pricedAt && isSureGain(shown, await partsOf(tx, player, quote))) return 'price-gone';
  return kept.isOffered ? null : 'too-little-offered';
}

/** What a quote of a player's takes, price by price. */
async function partsOf(tx: Transaction, player: number, quote: string): Promise<readonly QuotedPart[]> {
  const parts = await tx.query(
    `select l.selection, l.side, f.price from cash_out_quote q, jsonb_to_recordset(q.legs) as l (selection text, side text, fills jsonb),
       jsonb_to_recordset(l.fills) as f (price int) where q.id = $1 and q.player_id = $2`,
    [quote, player],
  );
  return parts.flatMap(({ selection, side, price }) =>
    selection !== null && price !== null && (side === 'back' || side === 'lay') ? [{ selection, side, price }] : [],
  );
}
