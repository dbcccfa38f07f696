import type { UrlCodec } from '@pavilion/remote-kit';
import { nameSearch } from '@pavilion/shared-ui';
import type { MatchInfo } from '../live/book.ts';
import type { ListName } from './lists.ts';
import { leagueKey, type Pins } from './pins.ts';

export const days = ['all', 'inplay', 'today', 'tomorrow'] as const;
/** The first one unless the player chooses: by matched amount, then time. */
export const sorts = ['volume', 'time', 'name'] as const;
/** What a match may have besides match odds, and can be asked for. */
export const extras = ['tv', 'fancy', 'bookmaker'] as const;
export type Extra = (typeof extras)[number];

/** How the player looks at a list. It stands in the address: `?day=today&tv=1&sort=time&q=india`. */
export interface ListView {
  readonly day: (typeof days)[number];
  readonly extras: readonly Extra[];
  readonly sort: (typeof sorts)[number];
  readonly search: string;
}

/** How the view stands in the address; defaults are left out of it. */
export const listViewCodec: UrlCodec<ListView> = {
  read: (params) => ({
    day: days.find((day) => day === params.get('day')) ?? 'all',
    extras: extras.filter((extra) => params.get(extra) === '1'),
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'volume',
    search: params.get('q') ?? '',
  }),
  write(params, view) {
    const next = new URLSearchParams(params);
    const put = (key: string, value: string) => (value ? next.set(key, value) : next.delete(key));
    put('day', view.day === 'all' ? '' : view.day);
    put('sort', view.sort === 'volume' ? '' : view.sort);
    put('q', view.search);
    for (const extra of extras) put(extra, view.extras.includes(extra) ? '1' : '');
    return next;
  },
};

/** A stretch of rows under one small heading: a day, or none. */
interface Part {
  readonly key: string;
  readonly day?: Date;
  readonly matches: readonly MatchInfo[];
}

/** A card of the list. */
export interface Group {
  readonly key: string;
  readonly head:
    | 'pinned'
    | 'in-play'
    | 'upcoming'
    | 'all'
    | { readonly league: string; readonly sportId: MatchInfo['sportId']; readonly isFollowed: boolean };
  readonly count: number;
  /** Whether any market in it has a draw; where none has, there is no column X. */
  readonly hasDraw: boolean;
  readonly parts: readonly Part[];
}

/**
 * A list as the player looks at it: by matched amount, a card a league; by time what is in play and then what comes by day;
 * by name in one card. What is pinned stands before all of it, leagues that are followed before the others.
 */
export function viewMatches(
  matches: readonly MatchInfo[],
  list: ListName,
  view: ListView,
  now: number,
  pins: Pins = { markets: [], followed: [] },
): Group[] {
  const isNamed = matchSearch(view.search);
  const chosen = matches.filter(
    (match) =>
      match.state !== 'closed' && (list !== 'inplay' || match.inPlay) && isNamed(match) && fits(match, view, now),
  );
  const isPinned = (match: MatchInfo) => pins.markets.some(({ refMatchId }) => refMatchId === match.refMatchId);
  const others = chosen.filter((match) => !isPinned(match));
  const groups = { volume: () => byLeague(others, pins), time: () => byTime(others), name: () => byName(others) };
  const pinned = cardOf('pinned', 'pinned', chosen.filter(isPinned).toSorted(orders[view.sort]));
  return [pinned, ...groups[view.sort]()].filter(({ count }) => count > 0);
}

/** Returns what says whether a match has the text in its name or in its competition's, both folded. */
export function matchSearch(text: string): (match: Pick<MatchInfo, 'name' | 'competition'>) => boolean {
  const has = nameSearch(text);
  return ({ name, competition }) => has(`${name} ${competition}`);
}

function fits(match: MatchInfo, view: ListView, now: number): boolean {
  const has: Record<Extra, boolean> = { tv: match.hasTv, fancy: match.fancyCount > 0, bookmaker: match.hasBookmaker };
  const day = match.inPlay ? 'today' : dayOf(match.startsAt, now);
  return (
    (view.day === 'all' || (view.day === 'inplay' ? match.inPlay : view.day === day)) &&
    view.extras.every((extra) => has[extra])
  );
}

const earlier = (a: MatchInfo, b: MatchInfo) => a.startsAt.getTime() - b.startsAt.getTime();
/** The orders of matches; those of equal rank stand by their time. */
export const orders = {
  volume: (a, b) => b.matched - a.matched || earlier(a, b),
  time: earlier,
  name: (a, b) => a.name.localeCompare(b.name) || earlier(a, b),
} as const satisfies Record<ListView['sort'], (a: MatchInfo, b: MatchInfo) => number>;

/** The part of a list that starts within two hours, the next one first. */
export function startingSoon(matches: readonly MatchInfo[], now: number): MatchInfo[] {
  return matches
    .filter(({ inPlay, state, startsAt }) => !inPlay && state !== 'closed' && startsAt.getTime() - now <= SOON)
    .toSorted(earlier);
}
const SOON = 2 * 3_600_000;

const matchedIn = (matches: readonly MatchInfo[]) => matches.reduce((sum, { matched }) => sum + matched, 0);

function byLeague(matches: readonly MatchInfo[], { followed }: Pins): Group[] {
  const rank = (group: Group) => (typeof group.head === 'object' && group.head.isFollowed ? 0 : 1);
  return [...partBy(matches.toSorted(orders.volume), leagueKey)]
    .toSorted(([, a], [, b]) => matchedIn(b) - matchedIn(a))
    .flatMap(([key, ofLeague]) => {
      const [first] = ofLeague;
      if (!first) return [];
      const head = { league: first.competition, sportId: first.sportId, isFollowed: followed.includes(key) };
      return [cardOf(key, head, ofLeague)];
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

function byTime(matches: readonly MatchInfo[]): Group[] {
  const sorted = matches.toSorted(orders.time);
  const upcoming = sorted.filter(({ inPlay }) => !inPlay);
  const days = [...partBy(upcoming, ({ startsAt }) => startOfDay(startsAt.getTime()))].map(([day, ofDay]) => ({
    key: String(day),
    day: new Date(day),
    matches: ofDay,
  }));
  return [
    cardOf(
      'in-play',
      'in-play',
      sorted.filter(({ inPlay }) => inPlay),
    ),
    { ...cardOf('upcoming', 'upcoming', upcoming), parts: days },
  ];
}

const byName = (matches: readonly MatchInfo[]): Group[] => [cardOf('all', 'all', matches.toSorted(orders.name))];

function cardOf(key: string, head: Group['head'], matches: readonly MatchInfo[]): Group {
  return {
    key,
    head,
    count: matches.length,
    hasDraw: matches.some(({ runners }) => runners.some(({ column }) => column === 'X')),
    parts: [{ key: 'all', matches }],
  };
}

/** The items by a key, both in the order in which they come. */
export function partBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const parts = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const part = parts.get(key);
    if (part) part.push(item);
    else parts.set(key, [item]);
  }
  return parts;
}

/** The first moment, in the player's zone, of the day that holds `moment`, ms. */
export function startOfDay(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}

/** Which day, in the player's zone, a moment falls on as seen from now. */
export function dayOf(moment: Date, now: number): 'today' | 'tomorrow' | 'other' {
  const day = startOfDay(moment.getTime());
  if (day === startOfDay(now)) return 'today';
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  return day === startOfDay(tomorrow.getTime()) ? 'tomorrow' : 'other';
}
