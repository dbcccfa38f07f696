import {
  getBookmakerOdds,
  getFancyOdds,
  getMatchOdds,
  getMatchSettings,
  type MarketState,
  type MatchSetting,
} from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import type { TestSandbox } from '../testing/sandbox.ts';
import type { OracleMarket } from './oracle-books.ts';

/** A price as a player sees it; a fancy's with its line. */
export interface ShownPrice {
  /** In hundredths. */
  readonly price: bigint;
  readonly line: bigint | null;
  /** The most that is taken at it, where that is said. */
  readonly most: bigint | null;
  /** Those that stand behind it. */
  readonly behind: readonly bigint[];
}

interface ShownRunner {
  readonly id: string;
  readonly back: ShownPrice | null;
  readonly lay: ShownPrice | null;
}

/** A market as a player sees it. */
export interface ShownMarket extends OracleMarket {
  readonly state: MarketState;
  readonly shown: readonly ShownRunner[];
  readonly minStake: bigint;
  readonly maxStake: bigint;
  readonly maxProfit: bigint;
}

const hundredths = (wire: number) => BigInt(Math.round(wire * 100));

/** Every market of a match as the operator shows it now; none where the match is over and gone. */
export async function shownMarkets(sandbox: TestSandbox, token: string, match: string): Promise<ShownMarket[]> {
  const ask = (path: string) => sandbox.get(`/sports-api/${path}?refmatchid=${match}`, { 'xu-auth': token });
  const first = await ask('bet/match/odds');
  if (first.status === 404) return [];
  const odds = z.decode(getMatchOdds.response, first.body as never).data.market;
  const bookmakers = z.decode(getBookmakerOdds.response, (await ask('bet/bookmaker/odds')).body as never).data;
  const fancies = z.decode(getFancyOdds.response, (await ask('bet/fancy/odds')).body as never).data;
  const { settings } = z.decode(getMatchSettings.response, (await ask('sports/match/settings')).body as never).data;
  const shown: readonly (readonly [OracleMarket['kind'], Upstream, readonly ShownRunner[]])[] = [
    ['match_odds', odds, odds.runners.map(({ id, back, lay }) => ({ id, back: best(back), lay: best(lay) }))],
    ...bookmakers.markets.map(
      (each) =>
        [
          'bookmaker',
          each,
          each.runners.map(({ id, back, lay }) => ({ id, back: rate(back), lay: rate(lay) })),
        ] as const,
    ),
    ...fancies.markets.map(
      (each) => ['fancy', each, [{ id: each.marketId, back: line(each.yes), lay: line(each.no) }]] as const,
    ),
  ];
  return shown.flatMap(([kind, market, runners]) => {
    const setting = settings.find(({ marketType }) => marketType === kind);
    return setting ? [marketOf(match, kind, market, runners, setting)] : [];
  });
}

interface Upstream {
  readonly marketId: string;
  readonly state: MarketState;
}

const marketOf = (
  match: string,
  kind: OracleMarket['kind'],
  { marketId, state }: Upstream,
  shown: readonly ShownRunner[],
  { commission, minStake, maxStake, maxProfit }: MatchSetting,
): ShownMarket => ({
  id: marketId,
  match,
  kind,
  state,
  shown,
  runners: shown.map(({ id }) => id),
  commission: hundredths(commission),
  minStake: BigInt(minStake),
  maxStake: BigInt(maxStake),
  maxProfit: BigInt(maxProfit),
});

function best(prices: readonly { readonly odds: number }[]): ShownPrice | null {
  const [price, ...behind] = prices.map(({ odds }) => hundredths(odds));
  return price === undefined ? null : { price, line: null, most: null, behind };
}

const rate = (price: { readonly rate: number; readonly size: number } | null): ShownPrice | null =>
  price && { price: hundredths(price.rate), line: null, most: BigInt(price.size), behind: [] };

const line = (price: { readonly line: number; readonly volume: number } | null): ShownPrice | null =>
  price && { price: hundredths(price.volume), line: BigInt(price.line), most: null, behind: [] };
