import { type marketCalls, SPORT_IDS } from '@pavilion/api-client/wire';
import { Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { onlyRow, type Queryable } from '../../store/index.ts';
import type { Feed } from '../feed/feed.ts';
import { marketIdOf } from '../feed/market-id.ts';
import { render } from '../feed/render.ts';
import type { WorldMatch } from '../feed/world.ts';
import type { PriceHistory } from '../history/price-history.ts';
import { bookmakerOf } from './bookmaker.ts';
import { type Decided, shownBookmaker, shownFancy, shownMatch, shownMatchOdds } from './decided.ts';
import { fanciesOf } from './fancy.ts';
import { matchOddsOf } from './match-odds.ts';
import { settingsOf } from './settings.ts';

/** The markets of the simulated matches: all in them follows from the match as the feed shows it, but for what the books have decided. */
export function marketHandlers(
  feed: Feed,
  database: Queryable,
  decidedAmong: (ids: readonly string[]) => Promise<Decided>,
  history: Pick<PriceHistory, 'of'>,
): Handlers<typeof marketCalls> {
  const named = ({ refmatchid }: { refmatchid: string }) => matchOf(feed, refmatchid, 'refmatchid');
  return {
    async getMatchOdds(query) {
      const [clock, match] = [feed.clock(), named(query)];
      const market = matchOddsOf(match);
      const decided = await decidedAmong([market.marketId]);
      const shown = shownMatch(render(match), market.marketId, decided);
      return { data: { clock, match: shown, market: shownMatchOdds(market, decided) } };
    },
    async getBookmakerOdds(query) {
      const [clock, market] = [feed.clock(), bookmakerOf(named(query))];
      const markets = market ? [shownBookmaker(market, await decidedAmong([market.marketId]))] : [];
      return { data: { clock, markets } };
    },
    async getFancyOdds(query) {
      const [clock, markets] = [feed.clock(), fanciesOf(named(query))];
      const ids = markets.map(({ marketId }) => marketId);
      const decided = await decidedAmong(ids);
      return { data: { clock, markets: markets.map((market) => shownFancy(market, decided)) } };
    },
    getPriceHistory(query) {
      const match = named(query);
      const series = history.of(match.id);
      const runners = render(match).runners.map(({ id, name, column }) => {
        const at = COLUMNS.indexOf(column);
        const points = (series?.points ?? []).map(([when, ...odds]): [number, number | null] => [
          when,
          odds[at] ?? null,
        ]);
        const [low = null, high = null] = [series?.low[at], series?.high[at]];
        return { id, name, opened: points[0]?.[1] ?? null, low, high, points };
      });
      return { data: { runners } };
    },
    async getMatchSettings(query) {
      const match = named(query);
      const delay = match.play === null ? 0 : await delayOf(database, marketIdOf(match.id, 'match_odds'));
      const settings = settingsOf(match);
      return {
        data: { settings: settings.map((each) => (each.marketType === 'match_odds' ? { ...each, delay } : each)) },
      };
    },
    getStreamInfo({ Type }, { site }) {
      const sportId = SPORT_IDS[STREAMS[Type]];
      return {
        data: {
          streams: feed
            .matches()
            .filter((match) => match.sportId === sportId && match.hasTv && match.inPlay)
            .map(({ refMatchId, name }) => ({ refMatchId, name, url: `${site}/sandbox/tv/${refMatchId}` })),
        },
      };
    },
  };
}

/** How many seconds a bet on a market of odds waits while its match is in play. */
async function delayOf(database: Queryable, market: string): Promise<number> {
  const rows = await database.query('select delay_of($1) as delay', [market]);
  return onlyRow(rows, 'the delay of a market').delay ?? 0;
}

/** In the order in which prices are noted. */
const COLUMNS = ['1', 'X', '2'];
const STREAMS = { CRICKET: 'cricket', SOCCER: 'soccer', TENNIS: 'tennis' } as const;

/** A match as the feed shows it; a 404 by the field that named it where there is none. */
export function matchOf(feed: Feed, id: string, field: string): WorldMatch {
  const match = feed.world().matches.find((each) => each.id === id);
  if (!match) throw new Refusal(404, 'This match was not found, or it has ended.', field);
  return match;
}
