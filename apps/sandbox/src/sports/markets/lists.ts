import { SPORT_IDS, type sportsCalls } from '@pavilion/api-client/wire';
import type { Handlers } from '../../server/index.ts';
import type { Feed } from '../feed/feed.ts';
import { marketIdOf } from '../feed/market-id.ts';
import { type Decided, shownMatch } from './decided.ts';

/** The sports host's calls, from the world that the feed publishes and what the books have decided of it at their last look. */
export function sportsHandlers(feed: Feed, decided: () => Decided): Handlers<typeof sportsCalls> {
  return {
    getMatches({ sport, inplay }) {
      const { clock, matches } = sport
        ? feed.image(sport)
        : inplay === 'true'
          ? feed.image('inplay')
          : { clock: feed.clock(), matches: feed.matches() };
      const shown = inplay === undefined ? matches : matches.filter((match) => match.inPlay === (inplay === 'true'));
      const known = decided();
      const listed = shown.map((match) => shownMatch(match, marketIdOf(match.refMatchId, 'match_odds'), known));
      return { data: { clock, matches: listed } };
    },
    getMatchCounts() {
      const matches = feed.matches();
      return {
        data: {
          sports: Object.values(SPORT_IDS).map((sportId) => {
            const ofSport = matches.filter((match) => match.sportId === sportId);
            return { sportId, total: ofSport.length, inPlay: ofSport.filter(({ inPlay }) => inPlay).length };
          }),
        },
      };
    },
  };
}
