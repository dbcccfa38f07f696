import { type marketCalls, SPORT_IDS } from '@pavilion/api-client/wire';
import { Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import type { Feed } from '../feed/feed.ts';
import { render } from '../feed/render.ts';
import type { WorldMatch } from '../feed/world.ts';
import { bookmakerOf } from './bookmaker.ts';
import { fanciesOf } from './fancy.ts';
import { matchOddsOf } from './match-odds.ts';
import { settingsOf } from './settings.ts';

/** The markets of the simulated matches: everything in them follows from the match as the feed shows it. */
export function marketHandlers(feed: Feed): Handlers<typeof marketCalls> {
  const named = ({ refmatchid }: { refmatchid: string }) => matchOf(feed, refmatchid, 'refmatchid');
  return {
    getMatchOdds(query) {
      const match = named(query);
      return { data: { clock: feed.clock(), match: render(match), market: matchOddsOf(match) } };
    },
    getBookmakerOdds(query) {
      const market = bookmakerOf(named(query));
      return { data: { clock: feed.clock(), markets: market ? [market] : [] } };
    },
    getFancyOdds: (query) => ({ data: { clock: feed.clock(), markets: fanciesOf(named(query)) } }),
    getMatchSettings: (query) => ({ data: { settings: settingsOf(named(query)) } }),
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

const STREAMS = { CRICKET: 'cricket', SOCCER: 'soccer', TENNIS: 'tennis' } as const;

/** A match as the feed shows it; a 404 by the field that named it where there is none. */
export function matchOf(feed: Feed, id: string, field: string): WorldMatch {
  const match = feed.world().matches.find((each) => each.id === id);
  if (!match) throw new Refusal(404, 'There is no such match, or it is over.', field);
  return match;
}
