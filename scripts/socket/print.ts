import { render } from '../../apps/sandbox/src/sports/feed/render.ts';
import type { WorldMatch } from '../../apps/sandbox/src/sports/feed/world.ts';
import { bookmakerOf } from '../../apps/sandbox/src/sports/markets/bookmaker.ts';
import { fanciesOf } from '../../apps/sandbox/src/sports/markets/fancy.ts';
import { matchOddsOf } from '../../apps/sandbox/src/sports/markets/match-odds.ts';

type Market =
  | ReturnType<typeof matchOddsOf>
  | NonNullable<ReturnType<typeof bookmakerOf>>
  | ReturnType<typeof fanciesOf>[number];

/** Every market of a match, as the operator has it. */
export const marketsOf = (match: WorldMatch): readonly Market[] => [
  matchOddsOf(match),
  ...[bookmakerOf(match)].filter((market) => market !== undefined),
  ...fanciesOf(match),
];

/** A market as text, whoever says it. */
export function printOf(market: Market): string {
  if (!('runners' in market)) return JSON.stringify([market.state, market.result, market.no, market.yes]);
  const runners = market.runners.map(({ id, back, lay }) => [id, back, lay]);
  return JSON.stringify([market.state, market.result, 'matched' in market ? market.matched : null, runners]);
}

export const scoreOf = (match: WorldMatch): string => {
  const { inPlay, progress, sides, state } = render(match);
  return JSON.stringify([inPlay, progress, sides, state]);
};
