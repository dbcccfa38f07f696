import {
  type MarketImage,
  type MarketType,
  type MatchBoard,
  type MatchList,
  type MatchScore,
  matchLists,
} from '@pavilion/api-client/wire';
import type { Feed } from '../feed/feed.ts';
import { readMarketId } from '../feed/market-id.ts';
import type { Moment } from '../feed/moment.ts';
import { render } from '../feed/render.ts';
import type { WorldMatch } from '../feed/world.ts';
import { bookmakerOf } from '../markets/bookmaker.ts';
import { type Decided, shownBookmaker, shownFancy, shownMatchOdds } from '../markets/decided.ts';
import { fanciesOf } from '../markets/fancy.ts';
import { matchOddsOf } from '../markets/match-odds.ts';
import { type TrackedMarket, trackMarket } from './tracked-market.ts';

/** The markets of one kind of one match, which follow from the match together. */
export interface Family {
  /** The clock at which any of them changed last, came or went. */
  changedAt(): number;
  /** Undefined where the match has no such market, or is no more. */
  market(id: string): TrackedMarket | undefined;
}

/** How a match stands, with the clock of its last change; nothing where the match is no more. */
interface TrackedMatch<Shown> {
  changedAt(): number;
  shown(): Shown | null;
}
export type TrackedScore = TrackedMatch<MatchScore>;
export type TrackedBoard = TrackedMatch<MatchBoard>;

/** What is tracked for somebody. */
export interface InUse {
  readonly families: ReadonlySet<Family>;
  readonly scores: ReadonlySet<TrackedScore>;
  readonly boards: ReadonlySet<TrackedBoard>;
}

/** Everything that anybody follows, as the feed shows it. What nobody follows is not worked out. */
export interface LiveBook {
  /** The clock that it stands at. */
  clock(): number;
  /** Begins to track a market's family, if it isn't yet; undefined where the id is of no match. */
  family(marketId: string): Family | undefined;
  score(matchId: string): TrackedScore;
  board(matchId: string): TrackedBoard;
  /** The clock at which a match came into a list, went from it, or turned in-play last. */
  listChangedAt(list: MatchList): number;
  /** Shows a later moment. */
  show(moment: Moment): void;
  /** Stops tracking what is in none of these. */
  keepOnly(uses: readonly InUse[]): void;
}

type Matches = ReadonlyMap<string, WorldMatch>;
interface Tracked {
  show(matches: Matches, clock: number): void;
}

/** `decided` says what the operator's books have decided: such a market is closed, whatever its match shows. */
export function createLiveBook(feed: Pick<Feed, 'world' | 'clock'>, decided: () => Decided): LiveBook {
  let clock = feed.clock();
  let matches = byId(feed.world().matches);
  const families = new Map<string, Family & Tracked>();
  const scores = new Map<string, TrackedScore & Tracked>();
  const boards = new Map<string, TrackedBoard & Tracked>();
  const lists = new Map(matchLists.map((list) => [list, { ids: idsOf(list, matches), changedAt: clock }]));
  return {
    clock: () => clock,
    family(marketId) {
      const matchId = marketId.slice(0, marketId.indexOf('-'));
      // Of any other match there is nothing, and nothing is kept of what somebody makes up.
      const place = matches.has(matchId) ? readMarketId(matchId, marketId) : undefined;
      if (!place) return undefined;
      const key = `${matchId} ${place.kind}`;
      const family = families.get(key) ?? trackFamily({ matchId, kind: place.kind, decided }, matches, clock);
      families.set(key, family);
      return family;
    },
    score: (matchId) => trackedOf(scores, scoreOf, matchId, matches, clock),
    board: (matchId) => trackedOf(boards, boardOf, matchId, matches, clock),
    listChangedAt: (list) => lists.get(list)?.changedAt ?? clock,
    show(moment) {
      clock = moment.clock;
      matches = byId(moment.world.matches);
      for (const family of families.values()) family.show(matches, clock);
      for (const score of scores.values()) score.show(matches, clock);
      for (const board of boards.values()) board.show(matches, clock);
      for (const [list, { ids }] of lists) {
        const now = idsOf(list, matches);
        if (now !== ids) lists.set(list, { ids: now, changedAt: clock });
      }
    },
    keepOnly(uses) {
      for (const [key, family] of families) if (!uses.some((use) => use.families.has(family))) families.delete(key);
      for (const [key, score] of scores) if (!uses.some((use) => use.scores.has(score))) scores.delete(key);
      for (const [key, board] of boards) if (!uses.some((use) => use.boards.has(board))) boards.delete(key);
    },
  };
}

const byId = (matches: readonly WorldMatch[]): Matches => new Map(matches.map((match) => [match.id, match]));
const isInPlay = ({ play, endedAt }: WorldMatch) => play !== null && endedAt === null;

/** Which matches a list has, and which of them are in play, as text. */
const idsOf = (list: MatchList, matches: Matches): string =>
  [...matches.values()]
    .filter((match) => (list === 'inplay' ? isInPlay(match) : match.competition.sportId === list))
    .map((match) => (isInPlay(match) ? `${match.id}+` : match.id))
    .join();

interface FamilyOf {
  readonly matchId: string;
  readonly kind: MarketType;
  readonly decided: () => Decided;
}

function trackFamily({ matchId, kind, decided }: FamilyOf, first: Matches, born: number): Family & Tracked {
  const markets = new Map<string, TrackedMarket>();
  let changedAt = born;
  let shown: WorldMatch | undefined;
  let known: Decided | undefined;
  const show = (matches: Matches, clock: number) => {
    const match = matches.get(matchId);
    if (match === shown && match !== undefined && known === decided()) return;
    shown = match;
    known = decided();
    const now = match ? marketsOf(match, kind, known) : [];
    const ids = new Set(now.map(({ market }) => market.marketId));
    for (const id of markets.keys()) {
      if (ids.has(id)) continue;
      markets.delete(id);
      changedAt = clock;
    }
    for (const market of now) {
      const tracked = markets.get(market.market.marketId);
      if (tracked) tracked.show(market, clock);
      else markets.set(market.market.marketId, trackMarket(market, clock));
      changedAt = Math.max(changedAt, markets.get(market.market.marketId)?.version() ?? 0);
    }
  };
  show(first, born);
  return { changedAt: () => changedAt, market: (id) => markets.get(id), show };
}

/** Every market of a kind of a match, as their channels show them. */
function marketsOf(match: WorldMatch, kind: MarketType, decided: Decided): readonly MarketImage[] {
  const common = { refMatchId: match.id, inPlay: isInPlay(match) };
  if (kind === 'match_odds') return [{ kind, ...common, market: shownMatchOdds(matchOddsOf(match), decided) }];
  if (kind === 'fancy')
    return fanciesOf(match).map((market) => ({ kind, ...common, market: shownFancy(market, decided) }));
  const market = bookmakerOf(match);
  return market ? [{ kind, ...common, market: shownBookmaker(market, decided) }] : [];
}

/** What is tracked of a match; of one that is none nothing is kept. */
function trackedOf<Shown>(
  tracked: Map<string, TrackedMatch<Shown> & Tracked>,
  shownOf: (match: WorldMatch) => Shown,
  matchId: string,
  matches: Matches,
  clock: number,
): TrackedMatch<Shown> {
  const known = tracked.get(matchId) ?? trackMatch(matchId, shownOf, matches, clock);
  if (matches.has(matchId)) tracked.set(matchId, known);
  return known;
}

function trackMatch<Shown>(
  matchId: string,
  shownOf: (match: WorldMatch) => Shown,
  first: Matches,
  born: number,
): TrackedMatch<Shown> & Tracked {
  let shown: Shown | null = null;
  let print = '';
  let changedAt = born;
  const show = (matches: Matches, clock: number) => {
    const match = matches.get(matchId);
    shown = match ? shownOf(match) : null;
    const now = JSON.stringify(shown);
    if (now !== print) changedAt = clock;
    print = now;
  };
  show(first, born);
  return { changedAt: () => changedAt, shown: () => shown, show };
}

/** How a match stands. */
function scoreOf(match: WorldMatch): MatchScore {
  const { refMatchId, inPlay, progress, sides } = render(match);
  const { over } = match.play && inPlay ? match.competition.rules.show(match.play, match.setup) : {};
  return { refMatchId, inPlay, progress, sides, ...(over && { over: [...over] }) };
}

const boardOf = ({ id, play, setup, competition }: WorldMatch): MatchBoard => ({
  refMatchId: id,
  board: play && competition.rules.board(play, setup),
});
