import type { TennisBoard } from '@pavilion/api-client/wire';
import { HOUR } from '../../base/index.ts';
import { type Played, type Rules, type Setup, seconds } from './play.ts';

/** A match of best of three sets. Index 0 is home, 1 away. */
export interface TennisPlay extends Played {
  readonly kind: 'tennis';
  readonly server: 0 | 1;
  readonly points: readonly [number, number];
  /** Games of each set begun, the current one last. */
  readonly games: readonly (readonly [number, number])[];
  readonly isTiebreak: boolean;
  /** Break points of each side; none in a match that began before they were counted. */
  readonly breaks?: readonly [Breaks, Breaks];
}

/** Break points: won, of how many. */
interface Breaks {
  readonly won: number;
  readonly of: number;
}

/** The chance that each wins a point on their own serve. */
const onServe = ({ edge }: Setup): [number, number] => [0.62 + edge * 0.025, 0.62 - edge * 0.025];

const isSetWon = (mine: number, other: number) => (mine >= 6 && mine - other >= 2) || mine === 7;
const setsOf = ({ games }: TennisPlay, side: 0 | 1) =>
  games.filter((set) => isSetWon(set[side], set[side === 0 ? 1 : 0])).length;

/** Points are independent, so games, sets and the match follow from the chance of a point on serve. */
export const tennis: Rules<TennisPlay> = {
  lasts: 1.8 * HOUR,

  begin: ({ pace }, at, random) => ({
    kind: 'tennis',
    nextAt: at + seconds(random.int(10, 40), pace),
    isOver: false,
    hold: null,
    server: random.next() < 0.5 ? 0 : 1,
    points: [0, 0],
    games: [[0, 0]],
    isTiebreak: false,
    breaks: [
      { won: 0, of: 0 },
      { won: 0, of: 0 },
    ],
  }),

  step(before, setup, random) {
    const at = before.nextAt;
    const wins = random.next() < (onServe(setup)[before.server] ?? 0.6) ? before.server : turned(before.server);
    const play = withBreak(before, wins);
    const points = add(play.points, wins);
    const target = play.isTiebreak ? 7 : 4;
    const rest = seconds(random.int(20, 34), setup.pace);
    if (points[wins] < target || points[wins] - points[turned(wins)] < 2) {
      const server = play.isTiebreak ? servesAfter(points[0] + points[1], play.server) : play.server;
      return { ...play, points, server, hold: null, nextAt: at + rest };
    }
    return afterGame(play, wins, at, rest, setup.pace);
  },

  chances(play, setup) {
    const serve = onServe(setup);
    const fresh = (chanceOfSet(serve, [0, 0], 0) + chanceOfSet(serve, [0, 0], 1)) / 2;
    if (!play) return pair(chanceOfMatch(fresh, fresh, 0, 0));
    if (play.isOver) return pair(setsOf(play, 0) === 2 ? 1 : 0);
    const set = play.games.at(-1) ?? [0, 0];
    const game = play.isTiebreak ? chanceOfTiebreak(serve, play) : chanceOfGame(serve, play);
    const after = turned(play.server);
    const now = game * chanceOfSet(serve, add(set, 0), after) + (1 - game) * chanceOfSet(serve, add(set, 1), after);
    return pair(chanceOfMatch(now, fresh, setsOf(play, 0), setsOf(play, 1)));
  },

  show(play, { names }) {
    const line = (side: 0 | 1) => ({
      name: names[side],
      score: play.games.map((set) => set[side]).join(' '),
      detail: play.isOver ? '' : pointsOf(play, side),
      serving: !play.isOver && play.server === side,
    });
    return { progress: play.isOver ? 'Result' : `Set ${play.games.length}`, sides: [line(0), line(1)] };
  },

  board: (play) => ({
    kind: 'tennis',
    sets: play.games.map(([home, away]) => [home, away]),
    points: [pointsOf(play, 0), pointsOf(play, 1)],
    server: play.server,
    isTieBreak: play.isTiebreak && !play.isOver,
    pressure: play.isOver ? null : (pressureOf(play, 0) ?? pressureOf(play, 1)),
    ...(play.breaks && { breaks: [...play.breaks] }),
  }),
};

/** What a side wins with the next point, where it is more than the point or a game of its own serve. */
function pressureOf(play: TennisPlay, side: 0 | 1): TennisBoard['pressure'] {
  const { points, isTiebreak, server } = play;
  const [mine, other] = [points[side], points[turned(side)]];
  if (mine + 1 < (isTiebreak ? 7 : 4) || mine + 1 - other < 2) return null;
  const count = Math.max(1, mine - other);
  const set = add(play.games.at(-1) ?? [0, 0], side);
  if (isSetWon(set[side], set[turned(side)])) return { kind: setsOf(play, side) === 1 ? 'match' : 'set', side, count };
  return side === server ? null : { kind: 'break', side, count };
}

/** The play with a break point counted, where the next point is one: `wins` wins it. */
function withBreak(play: TennisPlay, wins: 0 | 1): TennisPlay {
  const receiver = turned(play.server);
  const [mine, other] = [play.points[receiver], play.points[play.server]];
  if (!play.breaks || play.isTiebreak || mine < 3 || mine - other < 1) return play;
  const counted = (breaks: Breaks) => ({ won: breaks.won + (wins === receiver ? 1 : 0), of: breaks.of + 1 });
  const [home, away] = play.breaks;
  return { ...play, breaks: receiver === 0 ? [counted(home), away] : [home, counted(away)] };
}

/** Play after a game is won: a break holds the prices for a moment, the end of a set for longer. */
function afterGame(play: TennisPlay, wins: 0 | 1, at: number, rest: number, pace: number): TennisPlay {
  const set = add(play.games.at(-1) ?? [0, 0], wins);
  const isBroken = wins !== play.server && !play.isTiebreak;
  const isWon = isSetWon(set[wins], set[turned(wins)]);
  const games = [...play.games.slice(0, -1), set];
  // A tiebreak counts as a game of whoever served its first point, and the server changes at each second one.
  const isFirst = !play.isTiebreak || Math.floor((play.points[0] + play.points[1] + 1) / 2) % 2 === 0;
  const next: TennisPlay = {
    ...play,
    points: [0, 0],
    games,
    server: isFirst ? turned(play.server) : play.server,
    isTiebreak: set[0] === 6 && set[1] === 6,
    hold: isBroken || isWon ? { state: 'suspended', until: at + seconds(isWon ? 25 : 12, pace) } : null,
    nextAt: at + rest + seconds((set[0] + set[1]) % 2 === 1 ? 75 : 20, pace),
  };
  if (!isWon) return next;
  if (setsOf(next, wins) === 2) return { ...next, isOver: true };
  return { ...next, isTiebreak: false, games: [...games, [0, 0]], nextAt: next.nextAt + seconds(90, pace) };
}

const turned = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0);
const add = (scores: readonly [number, number], side: 0 | 1): readonly [number, number] =>
  side === 0 ? [scores[0] + 1, scores[1]] : [scores[0], scores[1] + 1];
/** Who serves in a tiebreak once so many of its points are played, where `server` served the last of them. */
const servesAfter = (points: number, server: 0 | 1): 0 | 1 => (points % 2 === 1 ? turned(server) : server);
const pair = (home: number) => [home, 0, 1 - home] as const;

function pointsOf({ points, isTiebreak }: TennisPlay, side: 0 | 1): string {
  const [mine, other] = [points[side], points[turned(side)]];
  if (isTiebreak) return String(mine);
  if (mine >= 3 && other >= 3) return mine > other ? 'AD' : '40';
  return ['0', '15', '30', '40'][mine] ?? '40';
}

/** Home's chance to win the game that is being played. */
function chanceOfGame(serve: readonly [number, number], { points, server }: TennisPlay): number {
  const p = serve[server];
  // However long it lasts, past 40 all only the difference counts.
  const past = Math.max(0, Math.min(...points) - 3);
  const won = servingWins(p, points[server] - past, points[turned(server)] - past);
  return server === 0 ? won : 1 - won;
}

/** The server's chance to win a game from a score. */
function servingWins(p: number, mine: number, other: number): number {
  if (mine >= 4 && mine - other >= 2) return 1;
  if (other >= 4 && other - mine >= 2) return 0;
  const fromDeuce = p ** 2 / (p ** 2 + (1 - p) ** 2);
  if (mine >= 3 && other >= 3)
    return mine === other ? fromDeuce : mine > other ? p + (1 - p) * fromDeuce : p * fromDeuce;
  return p * servingWins(p, mine + 1, other) + (1 - p) * servingWins(p, mine, other + 1);
}

/** Home's chance to win the tiebreak that is being played, each of whose points is worth what its server makes of it. */
function chanceOfTiebreak(
  serve: readonly [number, number],
  { points, server }: Pick<TennisPlay, 'points' | 'server'>,
): number {
  const wins = [serve[0], 1 - serve[1]] as const;
  // From six all it is decided by two points in a row, of which each serves one.
  const [both, neither] = [wins[0] * wins[1], (1 - wins[0]) * (1 - wins[1])];
  const level = both / (both + neither);
  const known = new Map<number, number>();
  const from = (home: number, away: number, serves: 0 | 1): number => {
    if (home >= 7 && home - away >= 2) return 1;
    if (away >= 7 && away - home >= 2) return 0;
    const p = wins[serves];
    if (home >= 6 && away >= 6) return home === away ? level : home > away ? p + (1 - p) * level : p * level;
    const key = home * 10 + away;
    const next = servesAfter(home + away + 1, serves);
    const found = known.get(key) ?? p * from(home + 1, away, next) + (1 - p) * from(home, away + 1, next);
    known.set(key, found);
    return found;
  };
  return from(points[0], points[1], server);
}

/** Home's chance to win a set from a score in games, `server` to serve. */
function chanceOfSet(serve: readonly [number, number], games: readonly [number, number], server: 0 | 1): number {
  const holds = [servingWins(serve[0], 0, 0), 1 - servingWins(serve[1], 0, 0)] as const;
  const known = new Map<number, number>();
  const from = (home: number, away: number, serves: 0 | 1): number => {
    if (isSetWon(home, away)) return 1;
    if (isSetWon(away, home)) return 0;
    const key = (home * 10 + away) * 2 + serves;
    const found = known.get(key);
    if (found !== undefined) return found;
    const game = home === 6 && away === 6 ? chanceOfTiebreak(serve, { points: [0, 0], server: serves }) : holds[serves];
    const chance = game * from(home + 1, away, turned(serves)) + (1 - game) * from(home, away + 1, turned(serves));
    known.set(key, chance);
    return chance;
  };
  return from(games[0], games[1], server);
}

/** Home's chance to win two sets, `now` being that of the current one and `fresh` that of each later one. */
function chanceOfMatch(now: number, fresh: number, homeSets: number, awaySets: number): number {
  const from = (home: number, away: number, set: number): number => {
    if (home === 2) return 1;
    if (away === 2) return 0;
    return set * from(home + 1, away, fresh) + (1 - set) * from(home, away + 1, fresh);
  };
  return from(homeSets, awaySets, now);
}
