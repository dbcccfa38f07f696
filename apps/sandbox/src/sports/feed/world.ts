import type { Match } from '@pavilion/api-client/wire';
import { addPaise, type Paise, paise, paiseOfRupees } from '@pavilion/money';
import { createRandom, MINUTE, type Random } from '../../base/index.ts';
import { type Competition, competitions } from './fixtures.ts';
import { EMPTY_MARKET, type Market, quoted, restocked } from './market.ts';
import type { Played, Setup } from './play.ts';
import { replacementStart, type Size, upcomingStart } from './start-times.ts';

/** One match with its match-odds market. */
export interface WorldMatch {
  readonly id: string;
  readonly competition: Competition;
  readonly setup: Setup;
  readonly startsAt: number;
  /** Null before the start. */
  readonly play: Played | null;
  readonly endedAt: number | null;
  /** When it is abandoned, if it is not over by then; null for most, none where it began before there was this. */
  readonly abandonedAt?: number | null;
  readonly market: Market;
  readonly state: Match['state'];
  /** When a price of it changed last, or its state (ms): a bet, and whoever is quoted a price, names the price by it. */
  readonly pricedAt: number;
  /** Paise. */
  readonly matched: Paise;
  readonly liquidity: number;
  readonly fancyCount: number;
  /** Where its play goes on from: the same balls come whenever it is looked at, so what a killed process had shown comes again. */
  readonly seed: number;
  /** Where its prices go on from, which depend on when they are made. */
  readonly quotesSeed: number;
}

/** Everything that is on, at `now`. The same seed and the same steps give the same world. */
export interface World {
  readonly now: number;
  readonly pace: number;
  readonly matches: readonly WorldMatch[];
  readonly seed: number;
  /** What keeps anybody from working out what comes; none in a world that is to be made again. */
  readonly secret?: string | undefined;
  readonly nextId: number;
  /** Matches that have ended and left, for as long as their bets may still have to be settled. */
  readonly left: readonly LeftMatch[];
}

/** A match that another one has taken the place of, at `at`. */
export interface LeftMatch {
  readonly match: WorldMatch;
  readonly at: number;
}

/** How long a result stands in the list before the next match takes its place. */
const RESULT_STANDS = MINUTE;
/** How many matches are abandoned, and no earlier and no later than after these shares of their time. */
const ABANDONED = { of: 0.02, from: 0.1, to: 0.9 };
/** Another stream of chance than the one that play comes from: what is abandoned changes no ball. */
const ASIDE = 0x51ed270b;
/** How often a market is quoted anew, times a second. */
const QUOTES = { inPlay: 0.5, upcoming: 0.02 };
/** How often a volume changes at a price that stays, times a second. */
const RESTOCKS = { inPlay: 0.9, upcoming: 0.03 };

/** What a world begins with besides its seed. */
interface Beginning {
  /** How many matches of each sport it has; as many as its competitions have unless said. */
  readonly perSport?: number | undefined;
  readonly secret?: string | undefined;
  /** Makes the same matches from the same seed, whatever the time is: for tests. */
  readonly isFixed?: boolean;
}

/** The stream of chance of one part of the world, which has a state of its own. */
type Streams = (part: string, state: number) => Random;
const streamsOf =
  (secret: string | undefined): Streams =>
  (part, state) =>
    createRandom(state, secret === undefined ? undefined : `${secret} ${part}`);

/** A world as it could stand at `now`: some matches well under way, others still to come. */
export function createWorld(seed: number, time: number, pace = 1, beginning: Beginning = {}): World {
  const { perSport, secret, isFixed = false } = beginning;
  const now = isFixed ? time - (time % MINUTE) : time;
  const streams = streamsOf(secret);
  const random = streams('world', isFixed ? seed : seed ^ Math.floor(now / 1000));
  const making = { now, pace, random, streams };
  const matches: WorldMatch[] = [];
  let nextId = 30_000_000 + (isFixed ? 0 : Math.floor(now / 10_000) % 50_000_000);
  for (const competition of competitions) {
    const size = perSport === undefined ? competition : sizeOf(competition, perSport);
    for (let index = 0; index < size.matches; index += 1) {
      nextId += random.int(1, 40);
      const startsAt = index < size.inPlay ? null : upcomingStart(now, pace, index - size.inPlay, size, random);
      matches.push(createMatch(making, String(nextId), competition, matches, startsAt));
    }
  }
  return { now, pace, matches, seed: random.state(), secret, nextId, left: [] };
}

/** How many matches a competition has where its sport has `perSport` in all: its share of them, to the last one. */
function sizeOf({ sportId, name, matches, inPlay }: Competition, perSport: number): Size {
  const ofSport = competitions.filter((competition) => competition.sportId === sportId);
  const all = ofSport.reduce((sum, competition) => sum + competition.matches, 0);
  let before = 0;
  for (const competition of ofSport) {
    if (competition.name === name) break;
    before += competition.matches;
  }
  const upTo = (sum: number) => Math.round((sum * perSport) / all);
  const size = upTo(before + matches) - upTo(before);
  return { matches: size, inPlay: Math.round((size * inPlay) / matches) };
}

/** The world `seconds` later. */
export function advance(world: World, seconds: number): World {
  const now = world.now + Math.round(seconds * 1000);
  const streams = streamsOf(world.secret);
  const random = streams('world', world.seed);
  const making = { now, pace: world.pace, random, streams };
  let nextId = world.nextId;
  const matches: WorldMatch[] = [];
  const left = [...world.left];
  for (const [index, match] of world.matches.entries()) {
    const moved = advanceMatch(match, now, seconds, streams);
    if (moved.endedAt === null || now - moved.endedAt < RESULT_STANDS) {
      matches.push(moved);
      continue;
    }
    left.push({ match: moved, at: now });
    nextId += random.int(1, 40);
    const others = [...matches, ...world.matches.slice(index)];
    const startsAt = replacementStart(others, moved.competition, now, world.pace, random);
    matches.push(createMatch(making, String(nextId), moved.competition, others, startsAt));
  }
  return { ...world, now, matches, seed: random.state(), nextId, left };
}

/** What a match is made of. */
interface Making {
  readonly now: number;
  readonly pace: number;
  readonly random: Random;
  readonly streams: Streams;
}

function createMatch(
  making: Making,
  id: string,
  competition: Competition,
  others: readonly WorldMatch[],
  startsAt: number | null,
): WorldMatch {
  const { now, pace, random, streams } = making;
  const names = pairing(competition, others, random);
  const setup: Setup = { names, pace, edge: random.normal() * 0.8 };
  const liquidity = competition.liquidity * Math.exp(random.normal() * 0.3);
  const match: WorldMatch = {
    id,
    competition,
    setup,
    startsAt: startsAt ?? now,
    play: null,
    endedAt: null,
    market: EMPTY_MARKET,
    state: 'open',
    pricedAt: now,
    matched: paiseOfRupees(Math.round(liquidity * (200_000 + random.next() * 300_000))),
    liquidity,
    fancyCount: competition.fancy === 0 ? 0 : Math.max(1, competition.fancy + random.int(-5, 5)),
    seed: random.int(1, 2 ** 31 - 1),
    quotesSeed: random.int(1, 2 ** 31 - 1),
  };
  const begun = startsAt === null ? underWay(match, making) : match;
  const chance = streams(`${id} quotes`, begun.quotesSeed);
  const market = quoted(EMPTY_MARKET, competition.rules.chances(begun.play, setup), liquidity, chance);
  return { ...begun, abandonedAt: abandonment(begun, making), market, quotesSeed: chance.state() };
}

/** When rain, a crowd or an injury ends a match before its play is over; null for most. */
function abandonment({ id, seed, startsAt, competition, setup }: WorldMatch, { now, streams }: Making): number | null {
  const random = streams(id, seed).aside(ASIDE);
  if (random.next() >= ABANDONED.of) return null;
  const share = ABANDONED.from + (ABANDONED.to - ABANDONED.from) * random.next();
  const at = Math.round(startsAt + (competition.rules.lasts / setup.pace) * share);
  return at > now ? at : null;
}

/** Whether a match has ended without having been played to its end: nobody has won it, and what it has not come to yet is void. */
export const wasAbandoned = ({ endedAt, play }: Pick<WorldMatch, 'endedAt' | 'play'>): boolean =>
  endedAt !== null && play?.isOver !== true;

/** A match that began some time ago and is not over yet. */
function underWay(match: WorldMatch, { now, random, streams }: Making): WorldMatch {
  const { rules } = match.competition;
  let share = 0.1 + random.next() * 0.75;
  for (;;) {
    const ago = (rules.lasts / match.setup.pace) * share;
    const startsAt = Math.round((now - ago) / MINUTE) * MINUTE;
    const chance = streams(match.id, match.seed);
    let play = rules.begin(match.setup, startsAt, chance);
    while (!play.isOver && play.nextAt <= now) play = rules.step(play, match.setup, chance);
    if (!play.isOver) {
      const matched = Math.round(match.matched * (4 + 8 * share));
      return { ...match, startsAt, play, matched: paise(matched - (matched % 100)), seed: chance.state() };
    }
    share *= 0.7;
  }
}

function advanceMatch(match: WorldMatch, now: number, seconds: number, streams: Streams): WorldMatch {
  if (match.endedAt !== null) return match;
  const played = streams(match.id, match.seed);
  const abandonedAt = match.abandonedAt ?? Number.POSITIVE_INFINITY;
  const { play, hasHappened } = playOn(match, Math.min(now, abandonedAt), played);
  if (play?.isOver || abandonedAt <= now) {
    return { ...match, play, endedAt: now, state: 'closed', pricedAt: now, market: EMPTY_MARKET, seed: played.state() };
  }
  const random = streams(`${match.id} quotes`, match.quotesSeed);
  const state = play?.hold && play.hold.until > now ? play.hold.state : 'open';
  // While a market is held nothing is quoted: the old prices stand, and nobody can have them.
  const traded: Partial<WorldMatch> = state === 'open' ? trade(match, play, hasHappened, seconds, random) : {};
  const isPriced = hasHappened || state !== match.state || (traded.market ?? match.market) !== match.market;
  const pricedAt = isPriced ? now : match.pricedAt;
  return { ...match, ...traded, play, state, pricedAt, seed: played.state(), quotesSeed: random.state() };
}

/** Plays all that falls before `now`. */
function playOn(match: WorldMatch, now: number, random: Random) {
  const { rules } = match.competition;
  let play = match.play ?? (now >= match.startsAt ? rules.begin(match.setup, match.startsAt, random) : null);
  let hasHappened = play !== match.play;
  while (play && !play.isOver && play.nextAt <= now) {
    play = rules.step(play, match.setup, random);
    hasHappened = true;
  }
  return { play, hasHappened };
}

/** An open market after some seconds: quoted anew where something has happened or by chance, restocked, bet on. */
function trade(
  match: WorldMatch,
  play: WorldMatch['play'],
  hasHappened: boolean,
  seconds: number,
  random: Random,
): Pick<WorldMatch, 'market' | 'matched'> {
  const rate = play ? 'inPlay' : 'upcoming';
  const happensWithin = (perSecond: number) => random.next() < 1 - Math.exp(-perSecond * seconds);
  let { market, matched } = match;
  if (hasHappened || match.state !== 'open' || happensWithin(QUOTES[rate])) {
    market = quoted(market, match.competition.rules.chances(play, match.setup), match.liquidity, random);
  } else if (happensWithin(RESTOCKS[rate])) {
    market = restocked(market, match.liquidity, random);
  }
  if (random.next() < (play ? 0.15 : 0.02))
    matched = addPaise(matched, paiseOfRupees(Math.round(match.liquidity * random.next() * (play ? 900 : 200))));
  return { market, matched };
}

/** Two sides of a competition that no other match of it has now. */
function pairing(
  { teams, name, firstMatch }: Competition,
  others: readonly WorldMatch[],
  random: Random,
): readonly [string, string] {
  const ofCompetition = others.filter(({ competition }) => competition.name === name);
  if (firstMatch && ofCompetition.length === 0) return firstMatch;
  const busy = new Set(ofCompetition.flatMap(({ setup }) => setup.names));
  const free = teams.filter((team) => !busy.has(team));
  const pool = free.length >= 2 ? free : teams;
  const home = random.pick(pool);
  const away = random.pick(pool.filter((team) => team !== home));
  return [home, away];
}
