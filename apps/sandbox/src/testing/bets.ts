import type { Bet } from '@pavilion/api-client/wire';
import type { Side } from '@pavilion/betting-math';
import { marketIdOf, quotedMarket, type WorldMatch } from '../sports/index.ts';
import type { QuotedMarket } from '../sports/markets/market.ts';
import { freshRef } from './money-calls.ts';
import type { SignedIn } from './players.ts';
import type { Answer, TestSandbox } from './sandbox.ts';

/** Bets as a test places them: at the price that the market has now. */
export interface Bookie {
  /** A match whose market takes bets. */
  openMatch(competition: string): WorldMatch;
  market(match: WorldMatch, kind: QuotedMarket['kind'], key?: string | undefined): QuotedMarket;
  /** The key of the first fancy of a match that takes bets; undefined where none does. */
  openFancy(match: WorldMatch): string | undefined;
  /** The body of a bet on a market's runner, at the price that it has now. */
  slip(market: QuotedMarket, runner: number, side: Side, rupees: number): Record<string, unknown>;
  place(player: SignedIn, slip: Record<string, unknown>): Promise<Answer>;
}

export function bookieOf(sandbox: TestSandbox): Bookie {
  const matches = () => sandbox.feed.world().matches;
  const fancies = (match: WorldMatch) => match.competition.rules.lines?.(match.play, match.setup) ?? [];
  return {
    openMatch(name) {
      const match = matches().find(({ competition, state }) => competition.name === name && state === 'open');
      if (!match) throw new Error(`No match of ${name} takes bets now`);
      return match;
    },
    market(match, kind, key) {
      const now = matches().find(({ id }) => id === match.id) ?? match;
      const market = quotedMarket(now, marketIdOf(match.id, kind, key));
      if (!market) throw new Error(`${match.id} has no such market`);
      return market;
    },
    openFancy: (match) =>
      fancies(match)
        .slice(0, match.fancyCount)
        .find(({ isOffered, result }) => isOffered && result === null)?.key,
    slip(market, runner, side, rupees) {
      const runnerId = market.runners[runner]?.id ?? '';
      const quote = market.quote(runnerId, side);
      return {
        clientRef: freshRef(),
        refMatchId: market.id.split('-')[0],
        marketId: market.id,
        marketType: market.kind,
        runnerId,
        selectionType: side,
        odds: (quote?.price ?? 200) / 100,
        ...(market.kind === 'fancy' ? { line: quote?.line ?? 1 } : {}),
        stack: rupees,
        oddsPolicy: 'none',
      };
    },
    place: ({ token }, slip) => sandbox.post('/sports-api/bets', slip, { 'xu-auth': token }),
  };
}

/** The bet of a successful answer, as it stands on the wire. */
export const betOf = ({ body }: Answer) => (body.data as { bet: Record<keyof Bet, unknown> }).bet;
