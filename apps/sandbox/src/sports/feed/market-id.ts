import { type MarketType, marketTypes } from '@pavilion/api-client/wire';

const MARKS = { match_odds: 'MO', bookmaker: 'BM', fancy: 'F' } as const satisfies Record<MarketType, string>;

/** A market's id: `30012345-MO`, `30012345-BM`, and with its figure's key `30012345-F-0-o6`. */
export function marketIdOf(matchId: string, kind: MarketType, key?: string | undefined): string {
  return [matchId, MARKS[kind], ...(key === undefined ? [] : [key])].join('-');
}

/** The kind, and a fancy's key, that an id names in this match; undefined where it is none of this match's. */
export function readMarketId(matchId: string, marketId: string): { kind: MarketType; key: string } | undefined {
  const [, mark, key = ''] = new RegExp(`^${matchId}-(MO|BM|F)(?:-(.+))?$`).exec(marketId) ?? [];
  const kind = marketTypes.find((each) => MARKS[each] === mark);
  return kind && (kind === 'fancy') === (key !== '') ? { kind, key } : undefined;
}
