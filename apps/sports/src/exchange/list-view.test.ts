import { paise } from '@pavilion/money';
import { emptyBook, replaceBook } from '../live/book.ts';
import { match } from '../live/testing.ts';
import { dayOf, type ListView, listViewCodec, viewMatches } from './list-view.ts';

const now = new Date(2026, 10, 21, 19, 48).getTime();
const at = (day: number, hour: number) => new Date(2026, 10, day, hour);
const all: ListView = { day: 'all', extras: [], sort: 'time', search: '' };

const book = emptyBook();
replaceBook(book, {
  clock: 1,
  matches: [
    match('live', {
      name: 'India v Australia',
      competition: 'T20',
      inPlay: true,
      startsAt: at(21, 18),
      hasTv: true,
      matched: paise(9),
    }),
    match('test', {
      name: 'South Africa v Sri Lanka',
      competition: 'Tests',
      inPlay: true,
      startsAt: at(19, 10),
      draw: true,
    }),
    match('late', { name: 'Punjab v Bengal', startsAt: at(22, 13), hasBookmaker: true, fancyCount: 4 }),
    match('soon', { name: 'Pakistan v England', startsAt: at(21, 20), fancyCount: 12, matched: paise(500) }),
    match('far', { name: 'Goa v Delhi', startsAt: at(25, 9), sportId: '4' }),
    match('goal', { name: 'Kerala v Mumbai City', startsAt: at(21, 17), sportId: '1', inPlay: true, draw: true }),
  ],
});
const matches = [...book.matches.values()];
const cricket = matches.filter(({ sportId }) => sportId === '4');
const ids = (groups: ReturnType<typeof viewMatches>) =>
  groups.map(({ name, parts }) => [name, ...parts.flatMap((part) => part.matches.map((each) => each.refMatchId))]);

test('a sport shows what is in play by competition, then what comes by day', () => {
  const groups = viewMatches(cricket, 'cricket', all, now);
  expect(ids(groups)).toEqual([
    ['in-play', 'test', 'live'],
    ['upcoming', 'soon', 'late', 'far'],
  ]);
  expect(groups[0]?.parts.map(({ competition }) => competition)).toEqual(['Tests', 'T20']);
  expect(groups[1]?.parts.map(({ day }) => day?.getDate())).toEqual([21, 22, 25]);
});

test('a group has a column for the draw only where one of its markets has a draw', () => {
  const [inPlay, upcoming] = viewMatches(cricket, 'cricket', all, now);
  expect(inPlay?.hasDraw).toBe(true);
  expect(upcoming?.hasDraw).toBe(false);
});

test('the in-play list shows every sport in its own group and nothing that has not begun', () => {
  expect(ids(viewMatches(matches, 'inplay', all, now))).toEqual([
    ['cricket', 'test', 'live'],
    ['soccer', 'goal'],
  ]);
});

test('today holds what is in play, and tomorrow only what starts then', () => {
  expect(ids(viewMatches(cricket, 'cricket', { ...all, day: 'today' }, now)).flat()).toEqual([
    ...['in-play', 'test', 'live', 'upcoming', 'soon'],
  ]);
  expect(ids(viewMatches(cricket, 'cricket', { ...all, day: 'tomorrow' }, now)).flat()).toEqual(['upcoming', 'late']);
});

test('every extra that is chosen must be there', () => {
  expect(ids(viewMatches(cricket, 'cricket', { ...all, extras: ['tv'] }, now)).flat()).toEqual(['in-play', 'live']);
  expect(ids(viewMatches(cricket, 'cricket', { ...all, extras: ['fancy', 'bookmaker'] }, now)).flat()).toEqual([
    ...['upcoming', 'late'],
  ]);
});

test('a search finds any part of a name in any case, and spaces around it do not count', () => {
  expect(ids(viewMatches(cricket, 'cricket', { ...all, search: ' pAk' }, now)).flat()).toEqual(['upcoming', 'soon']);
  expect(viewMatches(cricket, 'cricket', { ...all, search: 'nobody' }, now)).toEqual([]);
});

test('sorted by amount or by name the small headings go', () => {
  const [, byVolume] = viewMatches(cricket, 'cricket', { ...all, sort: 'volume' }, now);
  expect(byVolume?.parts).toHaveLength(1);
  expect(byVolume?.parts[0]?.competition).toBeUndefined();
  expect(ids(viewMatches(cricket, 'cricket', { ...all, sort: 'name' }, now))[1]).toEqual([
    ...['upcoming', 'far', 'soon', 'late'],
  ]);
});

test('the view goes into the address and comes back, defaults left out', () => {
  const view: ListView = { day: 'tomorrow', extras: ['tv', 'bookmaker'], sort: 'volume', search: 'ind' };
  const params = listViewCodec.write(new URLSearchParams('dialog=login'), view);
  expect(params.toString()).toBe('dialog=login&day=tomorrow&sort=volume&q=ind&tv=1&bookmaker=1');
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
