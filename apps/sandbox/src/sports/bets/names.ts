import type { BetMarket, BookedBet } from './book.ts';

type Named = Pick<BetMarket, 'kind' | 'name' | 'runners'>;

/** The runner's name; for a fancy what was said of its line, `Yes` or `No`. */
export function selectionName(
  { kind, runners }: Named,
  { runnerId, side }: Pick<BookedBet, 'runnerId' | 'side'>,
): string {
  if (kind === 'fancy') return side === 'back' ? 'Yes' : 'No';
  return runners.find(({ id }) => id === runnerId)?.name ?? runnerId;
}

const KINDS = { match_odds: 'match odds', bookmaker: 'bookmaker', fancy: 'fancy' } as const;

/** What a settled market is called in the statement: its one bet by name, several by their number. */
export function statementText(
  market: Named & Pick<BetMarket, 'matchName'>,
  bets: readonly Pick<BookedBet, 'runnerId' | 'side' | 'line'>[],
  how: 'Won' | 'Lost' | 'Void' | 'Settled' | 'Lapsed',
  isCorrection: boolean,
): { title: string; detail: string; state: string } {
  const [bet] = bets;
  const kind = KINDS[market.kind];
  const lead = isCorrection ? 'Result corrected' : `${bets.length === 1 ? 'Bet' : 'Bets'} ${how.toLowerCase()}`;
  if (!bet || bets.length !== 1) {
    const what = market.kind === 'fancy' ? market.name : kind;
    return { title: `${lead}: ${what}, ${bets.length} bets`, detail: market.matchName, state: how };
  }
  const name = selectionName(market, bet).replace(/^The Draw$/, 'the draw');
  if (market.kind === 'fancy') {
    return { title: `${lead}: ${market.name}, ${name} ${bet.line}`, detail: market.matchName, state: how };
  }
  return bet.side === 'lay'
    ? { title: `${lead}: ${name}, laid`, detail: `${market.matchName}, ${kind}`, state: how }
    : { title: `${lead}: ${name}, ${kind}`, detail: market.matchName, state: how };
}
