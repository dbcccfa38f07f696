import type { CallOutput, CashOutOffer, takeCashOut as call } from '@pavilion/api-client/wire';
import { paise } from '@pavilion/money';
import { cashOutsOf } from '../sports/bets/cash-out.ts';
import { takeCashOut } from '../sports/bets/cash-out-take.ts';
import type { Feed } from '../sports/feed/feed.ts';
import { createWorld, type WorldMatch } from '../sports/feed/world.ts';
import type { Database } from '../store/index.ts';
import { freshRef } from './money-calls.ts';
import { placedBets, type SaidBet, type SaidMarket } from './placed-bets.ts';

/** What is offered on one runner: odds and rupees; null where nobody offers. */
export interface SaidPrices {
  readonly back: readonly [odds: number, rupees: number] | null;
  readonly lay: readonly [odds: number, rupees: number] | null;
}

/** A match that a test moves by hand, on a market of its own, with players' bets at prices that no feed has to show. */
export interface MovedMatch {
  readonly market: SaidMarket & { readonly named: readonly string[] };
  readonly feed: Feed;
  /** The prices of its runners from now on, in their order; each time it counts as priced anew. */
  price(...runners: readonly SaidPrices[]): void;
  /** It is held, or open again. */
  hold(state: WorldMatch['state']): void;
  /** Something happens in it. */
  happen(): void;
  bet(bets: readonly SaidBet[]): Promise<void>;
  /** Bets of which nothing is matched: they stand, or wait out a delay. */
  wait(bets: readonly SaidBet[], status?: 'unmatched' | 'delayed'): Promise<void>;
  quotes(player: number, percent?: number): Promise<CashOutOffer[]>;
  /** The one quote of a player's; throws where there is none. */
  quote(player: number, percent?: number): Promise<NonNullable<CashOutOffer['quote']>>;
  take(player: number, quote: string, clientRef?: string): Promise<CallOutput<typeof call>['data']>;
}

let count = 0;
const NOTHING: SaidPrices = { back: null, lay: null };

/** A match of two or three runners in play; `kind` is the market that bets are placed on. */
export function movedMatch(
  database: Database,
  now: () => Date,
  { runners = 2, kind = 'match_odds' }: { readonly runners?: 2 | 3; readonly kind?: 'match_odds' | 'bookmaker' } = {},
): MovedMatch {
  count += 1;
  const world = createWorld(7, now().getTime());
  const found = world.matches.find(
    ({ competition, play }) =>
      play !== null && competition.hasDraw === (runners === 3) && (kind === 'match_odds' || competition.hasBookmaker),
  );
  if (!found) throw new Error('There is no such match in the world');
  const id = `moved${count}`;
  // The next thing happens at no whole millisecond, as at most paces.
  const play = found.play && { ...found.play, nextAt: found.play.nextAt + 0.4 };
  let match: WorldMatch = { ...found, play, id, state: 'open' };
  const feed = { world: () => ({ ...world, matches: [match] }), isInStep: () => true } as unknown as Feed;
  const columns = runners === 3 ? ['1', 'X', '2'] : ['1', '2'];
  const market = {
    id: `${id}-${kind === 'bookmaker' ? 'BM' : 'MO'}`,
    kind,
    matchId: id,
    named: columns.map((column) => `${id}-${column}`),
  };
  const moved: MovedMatch = {
    market,
    feed,
    price(...shown) {
      const cells = shown.map(({ back, lay }) => ({ back: offer(back), lay: offer(lay) }));
      const [home, draw, away] = runners === 3 ? cells : [cells[0], offerless, cells[1]];
      const rows = [home ?? offerless, draw ?? offerless, away ?? offerless] as const;
      match = { ...match, market: { ...match.market, rows }, pricedAt: match.pricedAt + 1 };
    },
    hold(state) {
      match = { ...match, state, pricedAt: match.pricedAt + 1 };
    },
    happen() {
      const { play } = match;
      if (play) match = { ...match, play: { ...play, nextAt: play.nextAt + 1 }, pricedAt: match.pricedAt + 1 };
    },
    bet: (bets) => placedBets(database, market, bets, now()),
    wait: (bets, status = 'unmatched') => placedBets(database, market, bets, now(), status),
    quotes: (player, percent = 100) => cashOutsOf(database, { feed, player, at: now() }, { refmatchid: id, percent }),
    async quote(player, percent) {
      const [only] = await moved.quotes(player, percent);
      if (!only?.quote) throw new Error(`There is no quote: ${only?.problem}`);
      return only.quote;
    },
    take: (player, quote, clientRef = freshRef()) =>
      database.transaction((tx) => takeCashOut(tx, { feed, player, clock: now }, { quote, clientRef })),
  };
  moved.price(...columns.map(() => NOTHING));
  return moved;
}

const offer = (shown: readonly [odds: number, rupees: number] | null) =>
  shown && { odds: shown[0], size: paise(shown[1] * 100) };
const offerless = { back: null, lay: null };
