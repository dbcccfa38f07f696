import { paise } from '@pavilion/money';
import { emptyBook, type MatchInfo, takeList } from '../live/book.ts';
import { match } from '../live/testing.ts';
import { dayOf, type ListView, listViewCodec, startingSoon, viewMatches } from './list-view.ts';
import type { Pins } from './pins.ts';

const now = new Date(2026, 10, 21, 19, 48).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const all: ListView = { day: 'all', extras: [], sort: 'volume', search: '' };
const byTime: ListView = { ...all, sort: 'time' };

const book = emptyBook();
const listed = {
  clock: 1,
  matches: [
    match('live', {
      name: 'India v Australia',
      competition: 'T20',
      inPlay: true,
      startsAt: at(21, 18),
      hasTv: true,
      matched: paise(900),
    }),
    match('test', {
      name: 'South Africa v Sri Lanka',
      competition: 'Tests',
      inPlay: true,
      startsAt: at(19, 10),
      draw: true,
      matched: paise(40),
    }),
    match('late', { name: 'Punjab v Bengal', startsAt: at(22, 13), hasBookmaker: true, fancyCount: 4 }),
    match('soon', { name: 'Pakistan v England', startsAt: at(21, 20), fancyCount: 12, matched: paise(500) }),
    match('far', { name: 'Goa v Delhi', startsAt: at(25, 9), sportId: '4' }),
    match('goal', { name: 'Kerala v Mumbai City', startsAt: at(21, 17), sportId: '1', inPlay: true, draw: true }),
  ],
};
takeList(book, '4', listed, 0);
const matches = [...book.matches.values()];
const cricket = matches.filter(({ sportId }) => sportId === '4');
const ids = (groups: ReturnType<typeof viewMatches>) =>
  groups.map(({ key, parts }) => [key, ...parts.flatMap((part) => part.matches.map((each) => each.refMatchId))]);
const pins = (pinned: readonly string[], followed: readonly string[] = []): Pins => ({
  markets: pinned.map((refMatchId) => ({ refMatchId, sportId: '4', kind: 'match_odds' })),
  followed,
});

test('a list stands by league and matched amount, those of equal amount by their start', () => {
  expect(ids(viewMatches(cricket, 'cricket', all, now))).toEqual([
    ['4/Test League', 'late', 'far', 'soon'],
    ['4/T20', 'live'],
    ['4/Tests', 'test'],
  ]);
});

test('pinned matches stand before everything and out of their league, followed leagues before the others', () => {
  expect(ids(viewMatches(cricket, 'cricket', all, now, pins(['far'], ['4/Tests'])))).toEqual([
    ['pinned', 'far'],
    ['4/Tests', 'test'],
    ['4/Test League', 'late', 'soon'],
    ['4/T20', 'live'],
  ]);
});

test('what is pinned must fit what the player looks for too', () => {
  expect(ids(viewMatches(cricket, 'cricket', { ...all, search: 'goa' }, now, pins(['live', 'far'])))).toEqual([
    ['pinned', 'far'],
  ]);
});

test('by time a sport shows what is in play, then what comes by day', () => {
  const groups = viewMatches(cricket, 'cricket', byTime, now);
  expect(ids(groups)).toEqual([
    ['in-play', 'test', 'live'],
    ['upcoming', 'soon', 'late', 'far'],
  ]);
  expect(groups[1]?.parts.map(({ day }) => day?.getDate())).toEqual([21, 22, 25]);
});

test('a match that has ended is in no list', () => {
  const ended = cricket.map((each) => (each.refMatchId === 'live' ? { ...each, state: 'closed' as const } : each));
  expect(ids(viewMatches(ended, 'cricket', all, now)).flat()).not.toContain('live');
});

test('what starts within two hours is starting soon, the next one first, and nothing that is in play', () => {
  const next = [...matches, { ...(cricket[0] as MatchInfo), refMatchId: 'next', inPlay: false, startsAt: at(21, 20) }];
  const near = next.map((each) => (each.refMatchId === 'late' ? { ...each, startsAt: at(21, 21) } : each));
  expect(startingSoon(near, now).map(({ refMatchId }) => refMatchId)).toEqual(['soon', 'next', 'late']);
});

test('a group has a column for the draw only where one of its markets has a draw', () => {
  const [inPlay, upcoming] = viewMatches(cricket, 'cricket', byTime, now);
  expect(inPlay?.hasDraw).toBe(true);
  expect(upcoming?.hasDraw).toBe(false);
});

test('the in-play list shows the leagues of every sport and nothing that has not begun', () => {
  expect(ids(viewMatches(matches, 'inplay', all, now))).toEqual([
    ['1/Test League', 'goal'],
    ['4/T20', 'live'],
    ['4/Tests', 'test'],
  ]);
});

test('in play holds what is, today what is or starts today, and tomorrow only what starts then', () => {
  expect(ids(viewMatches(cricket, 'cricket', { ...byTime, day: 'inplay' }, now)).flat()).toEqual([
    ...['in-play', 'test', 'live'],
  ]);
  expect(ids(viewMatches(cricket, 'cricket', { ...byTime, day: 'today' }, now)).flat()).toEqual([
    ...['in-play', 'test', 'live', 'upcoming', 'soon'],
  ]);
  expect(ids(viewMatches(cricket, 'cricket', { ...byTime, day: 'tomorrow' }, now)).flat()).toEqual([
    ...['upcoming', 'late'],
  ]);
});

test('every extra that is chosen must be there', () => {
  expect(ids(viewMatches(cricket, 'cricket', { ...all, extras: ['tv'] }, now)).flat()).toEqual(['4/T20', 'live']);
  expect(ids(viewMatches(cricket, 'cricket', { ...all, extras: ['fancy', 'bookmaker'] }, now)).flat()).toEqual([
    ...['4/Test League', 'late'],
  ]);
});

test('a search finds any part of a name in any case, and spaces around it do not count', () => {
  expect(ids(viewMatches(cricket, 'cricket', { ...all, search: ' pAk' }, now)).flat()).toEqual([
    '4/Test League',
    'soon',
  ]);
  expect(viewMatches(cricket, 'cricket', { ...all, search: 'nobody' }, now)).toEqual([]);
});

test.each(['lanka', 'ＬＡＮＫＡ', 'sri\u00a0 lanka', "sri l'anka", 'Śri Lánka'])(
  'a search finds Sri Lanka by “%s”',
  (search) => {
    expect(ids(viewMatches(cricket, 'cricket', { ...all, search }, now)).flat()).toEqual(['4/Tests', 'test']);
  },
);

test.each(['t20', ' Ｔ２０', 'australia t20'])('finds the matches of a competition by “%s”', (search) => {
  expect(ids(viewMatches(cricket, 'cricket', { ...all, search }, now)).flat()).toEqual(['4/T20', 'live']);
});

test('by name all stand in one card', () => {
  expect(ids(viewMatches(cricket, 'cricket', { ...all, sort: 'name' }, now))).toEqual([
    ['all', 'far', 'live', 'soon', 'late', 'test'],
  ]);
});

test('the view goes into the address and comes back, defaults left out', () => {
  const view: ListView = { day: 'tomorrow', extras: ['tv', 'bookmaker'], sort: 'time', search: 'ind' };
  const params = listViewCodec.write(new URLSearchParams('dialog=login'), view);
  expect(params.toString()).toBe('dialog=login&day=tomorrow&sort=time&q=ind&tv=1&bookmaker=1');
  expect(listViewCodec.read(params)).toEqual(view);
  expect(listViewCodec.write(params, all).toString()).toBe('dialog=login');
});

test('an address that makes no sense is read as the default view', () => {
  expect(listViewCodec.read(new URLSearchParams('day=never&sort=luck&tv=maybe'))).toEqual(all);
});

test('today and tomorrow are days of the player, whatever the hour', () => {
  expect(dayOf(at(21, 0), now)).toBe('today');
  expect(dayOf(at(21, 23), now)).toBe('today');
  expect(dayOf(at(22, 0), now)).toBe('tomorrow');
  expect(dayOf(at(23, 0), now)).toBe('other');
  expect(dayOf(at(20, 23), now)).toBe('other');
});
