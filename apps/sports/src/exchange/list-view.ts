import type { Sport } from '@pavilion/api-client';
import type { UrlCodec } from '@pavilion/remote-kit';
import type { MatchInfo } from '../live/book.ts';
import { type ListName, sportOf } from './lists.ts';

export const days = ['all', 'today', 'tomorrow'] as const;
export const sorts = ['time', 'volume', 'name'] as const;
/** What a match may have besides match odds, and can be asked for. */
export const extras = ['tv', 'fancy', 'bookmaker'] as const;
export type Extra = (typeof extras)[number];

/** How the player looks at a list. It stands in the address: `?day=today&tv=1&sort=volume&q=india`. */
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
    sort: sorts.find((sort) => sort === params.get('sort')) ?? 'time',
    search: params.get('q') ?? '',
  }),
  write(params, view) {
    const next = new URLSearchParams(params);
    const put = (key: string, value: string) => (value ? next.set(key, value) : next.delete(key));
    put('day', view.day === 'all' ? '' : view.day);
    put('sort', view.sort === 'time' ? '' : view.sort);
    put('q', view.search);
    for (const extra of extras) put(extra, view.extras.includes(extra) ? '1' : '');
    return next;
  },
};

/** A stretch of rows under one small heading: a competition's name, a day, or none. */
interface Part {
  readonly key: string;
  readonly competition?: string;
  readonly day?: Date;
  readonly matches: readonly MatchInfo[];
}

/** A card of the list. */
export interface Group {
  readonly name: 'in-play' | 'upcoming' | Sport;
  readonly count: number;
  /** Whether any market in it has a draw; where none has, there is no column X. */
  readonly hasDraw: boolean;
  readonly parts: readonly Part[];
}

/**
 * A list as the player looks at it: in play by competition, then upcoming by day; the in-play list by sport and
 * competition. Sorted by amount or name the small headings go, because they would break the order.
 */
export function viewMatches(matches: readonly MatchInfo[], list: ListName, view: ListView, now: number): Group[] {
  const chosen = matches.filter((match) => (list !== 'inplay' || match.inPlay) && fits(match, view, now));
  if (list === 'inplay') {
    const bySport = partBy(chosen, (match) => sportOf(match.sportId));
    return [...bySport].map(([sport, ofSport]) => group(sport, ofSport, view));
  }
  const inPlay = chosen.filter((match) => match.inPlay);
  const upcoming = chosen.filter((match) => !match.inPlay);
  return [group('in-play', inPlay, view), group('upcoming', upcoming, view)].filter(({ count }) => count > 0);
}

function fits(match: MatchInfo, view: ListView, now: number): boolean {
  const has: Record<Extra, boolean> = { tv: match.hasTv, fancy: match.fancyCount > 0, bookmaker: match.hasBookmaker };
  const day = match.inPlay ? 'today' : dayOf(match.startsAt, now);
  return (
    (view.day === 'all' || view.day === day) &&
    view.extras.every((extra) => has[extra]) &&
    match.name.toLowerCase().includes(view.search.trim().toLowerCase())
  );
}

function group(name: Group['name'], matches: readonly MatchInfo[], view: ListView): Group {
  const byTime = (a: MatchInfo, b: MatchInfo) => a.startsAt.getTime() - b.startsAt.getTime();
  const orders = {
    time: byTime,
    volume: (a: MatchInfo, b: MatchInfo) => b.matched - a.matched || byTime(a, b),
    name: (a: MatchInfo, b: MatchInfo) => a.name.localeCompare(b.name) || byTime(a, b),
  };
  const sorted = matches.toSorted(orders[view.sort]);
  return {
    name,
    count: matches.length,
    hasDraw: matches.some(({ runners }) => runners.some(({ column }) => column === 'X')),
    parts: partsOf(name, sorted, view),
  };
}

function partsOf(name: Group['name'], sorted: readonly MatchInfo[], view: ListView): Part[] {
  if (view.sort !== 'time') return [{ key: 'all', matches: sorted }];
  if (name !== 'upcoming') {
    return [...partBy(sorted, ({ competition }) => competition)].map(([competition, matches]) => ({
      key: competition,
      competition,
      matches,
    }));
  }
  return [...partBy(sorted, ({ startsAt }) => startOfDay(startsAt.getTime()))].map(([day, matches]) => ({
    key: String(day),
    day: new Date(day),
    matches,
  }));
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
