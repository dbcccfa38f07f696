import type { CallInput, CallOutput, CashOutProblem, takeCashOut as takeCall } from '@pavilion/api-client/wire';
import { quoteProblemOf } from '@pavilion/betting-math';
import { negatePaise, ZERO } from '@pavilion/money';
import { type Clock, Refusal } from '../../base/index.ts';
import type { Transaction } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import { quotedMarket } from '../markets/market.ts';
import { nextIn } from './cash-out.ts';
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
 * Takes a cash-out that was quoted: all of its bets with what each part of them wins, and what the market's position then holds less is
 * released, or more of it held where bets wait that leant on it. With a `problem` nothing has happened. Locks the market, then the
 * player's accounts, as whoever bets does. Throws a `Refusal` where there is no such quote of theirs, or the house is closed.
 */
export async function takeCashOut(
  tx: Transaction,
  { feed, player, clock }: Taking,
  { quote, clientRef }: CallInput<typeof takeCall>,
): Promise<Taken> {
  const found = await locked(tx, player, quote);
  if (!found?.market) throw new Refusal(404, 'This offer to cash out is over. Ask for another one.', 'quote');
  if (!found.isLive) throw closedHouse();
  const at = clock();
  const problem = problemOf(feed, { ...found, market: found.market }, at);
  if (problem) return { problem, bets: [], exposureAmount: negatePaise(found.held) };
  const [booked] = await tx.query('select problem, bets, exposure from book_cash_out($1, $2, $3, $4)', [
    ...([player, quote, clientRef, at] as const),
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

/** Why a quote is not taken as things stand; null where it is. */
function problemOf(feed: Feed, quote: Locked, at: Date): CashOutProblem | null {
  const match = feed.world().matches.find(({ id }) => id === quote.match);
  const isOpen = !quote.isDecided && match !== undefined && quotedMarket(match, quote.market)?.state === 'open';
  const problem = quoteProblemOf(
    { madeFrom: { prices: quote.pricedAt, book: quote.madeFrom }, expiresAt: quote.expiresAt.getTime() },
    { isOpen, book: quote.book, now: at.getTime() },
  );
  if (problem) return problem;
  // Prices may drift while a quote stands; once something has happened in the match, nobody keeps to those of before.
  if (!match || nextIn(match) !== quote.nextAt) return 'price-gone';
  return quote.isOffered ? null : 'too-little-offered';
}
