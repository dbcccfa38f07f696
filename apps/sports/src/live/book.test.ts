import type { BookmakerMarket, FancyMarket, OddsNews } from '@pavilion/api-client';
import { paise } from '@pavilion/money';
import { cellKey, emptyBook, forgetAll, forgetMarket, takeDepth, takeList, takeRead } from './book.ts';
import { takeNews } from './news.ts';
import { EPOCH, image, match, priceOf } from './testing.ts';

const key = cellKey('m1', 'm1-1', 'back');
const news = (clock: number, parts: Partial<OddsNews>): OddsNews => ({ epoch: EPOCH, clock, ...parts });

function bookAt(clock: number) {
  const book = emptyBook();
  takeList(book, '4', { clock, matches: [match('m1'), match('m2')] }, 0);
  takeNews(book, image(clock, [match('m1')]));
  return book;
}

test('a list fills an empty book, its cells and its order', () => {
  const book = emptyBook();
  const changes = takeList(book, '4', { clock: 4, matches: [match('m1')] }, 0);
  expect([...changes.lists]).toEqual(['4']);
  expect(book.lists.get('4')).toEqual({ clock: 4, readAt: 0, ids: ['m1'] });
  expect(book.prices.get(key)).toEqual(priceOf(2, 10_000));
  expect(changes.cells).toContain(key);
});

test('the same list again changes nothing and keeps every identity', () => {
  const book = bookAt(4);
  const info = book.matches.get('m1');
  const changes = takeList(book, '4', { clock: 5, matches: [match('m1'), match('m2')] }, 0);
  expect([...changes.cells, ...changes.matches, ...changes.lists]).toEqual([]);
  expect(book.matches.get('m1')).toBe(info);
});

test('a list in which a match has gone on is the same list; one in which a match has another name is another', () => {
  const book = bookAt(4);
  const later = [match('m1'), match('m2', { progress: '12.4 overs' })];
  expect(takeList(book, '4', { clock: 5, matches: later }, 0)).toMatchObject({
    matches: new Set(['m2']),
    lists: new Set(),
  });
  const renamed = [match('m1', { name: 'Others v Away' }), match('m2')];
  expect(takeList(book, '4', { clock: 6, matches: renamed }, 0).lists).toEqual(new Set(['4']));
});

test('a match that no list has any more leaves with its cells, unless it is followed or another list has it', () => {
  const book = bookAt(4);
  takeList(book, 'inplay', { clock: 4, matches: [match('m2')] }, 0);
  const changes = takeList(book, '4', { clock: 5, matches: [] }, 0);
  expect([...changes.lists, ...book.matches.keys()]).toEqual(['4', 'm1', 'm2']);
  takeNews(book, news(6, { gone: ['m1-MO'] }));
  expect([...book.matches.keys()]).toEqual(['m2']);
  expect([...book.prices.keys()].some((each) => each.startsWith('m1\n'))).toBe(false);
});

describe('a runner that is removed from its market', () => {
  const removed = cellKey('m1', 'm1-2', 'back');
  const deeper = cellKey('m1', 'm1-2', 'lay', 1);
  const { runners, ...rest } = match('m1');
  const without = { ...rest, runners: runners.filter(({ id }) => id !== 'm1-2') };
  const side = (odds: number) => [priceOf(odds, 100), priceOf(odds + 1, 100)];
  const marketOf = ({ runners: some }: typeof without) => ({
    ...{ marketId: 'm1-MO', HeadName: 'Match Odds', result: null, state: 'open' as const, matched: paise(0) },
    runners: some.map(({ id, name }) => ({ id, name, back: side(2), lay: side(3) })),
  });
  const listed = () => {
    const book = emptyBook();
    takeList(book, '4', { clock: 4, matches: [match('m1')] }, 0);
    takeDepth(book, 'm1', marketOf(match('m1')), 0);
    expect([book.prices.get(removed), book.prices.get(deeper)]).toEqual([priceOf(2, 100), priceOf(4, 100)]);
    return book;
  };

  it('loses its prices with an image', () => {
    const book = listed();
    const changes = takeNews(book, image(5, [without]));
    expect([book.prices.get(removed), book.prices.get(deeper)]).toEqual([null, null]);
    expect(changes.cells).toContain(removed);
    expect(book.prices.get(key)).toEqual(priceOf(2, 10_000));
  });

  it('loses its prices with a list', () => {
    const book = listed();
    const changes = takeList(book, '4', { clock: 5, matches: [without] }, 1);
    expect([book.prices.get(removed), book.prices.get(deeper)]).toEqual([null, null]);
    expect(changes.cells).toContain(removed);
  });

  it('loses its prices with a depth', () => {
    const book = listed();
    const changes = takeDepth(book, 'm1', marketOf(without), 1);
    expect([book.prices.get(removed), book.prices.get(deeper)]).toEqual([null, null]);
    expect(changes.cells).toContain(removed);
  });

  it('leaves no cell behind when its match goes', () => {
    const book = listed();
    takeList(book, '4', { clock: 5, matches: [without] }, 1);
    takeList(book, '4', { clock: 6, matches: [] }, 2);
    expect(book.prices.size).toBe(0);
  });
});

test('a delta moves its cells, whole sides of a ladder, and is taken once', () => {
  const book = bookAt(4);
  const prices = [priceOf(2.1, 5_000), priceOf(2.08, 100)];
  const delta = news(5, { markets: [{ marketId: 'm1-MO', odds: [{ runner: 0, side: 'back', prices }] }] });
  expect([...takeNews(book, delta).cells]).toEqual([key, cellKey('m1', 'm1-1', 'back', 1)]);
  expect(book.prices.get(cellKey('m1', 'm1-1', 'back', 1))).toEqual(prices[1]);
  expect([...takeNews(book, delta).cells]).toEqual([]);
  takeNews(book, news(6, { markets: [{ marketId: 'm1-MO', odds: [{ runner: 0, side: 'back', prices: [] }] }] }));
  expect([book.prices.get(key), book.prices.get(cellKey('m1', 'm1-1', 'back', 1))]).toEqual([null, null]);
});

test('what is older than the book knows a market is taken by nobody', () => {
  const book = bookAt(4);
  takeNews(book, news(3, { markets: [{ marketId: 'm1-MO', state: 'closed' }] }));
  expect(book.matches.get('m1')?.state).toBe('open');
});

test('a delta of a market of which no channel has spoken is taken by nobody', () => {
  const book = bookAt(4);
  takeNews(book, news(5, { markets: [{ marketId: 'm2-MO', state: 'suspended' }] }));
  expect(book.matches.get('m2')?.state).toBe('open');
});

test('a change of a match replaces its info, and one that turns in-play makes another list of those that have it', () => {
  const book = bookAt(4);
  const before = book.matches.get('m1');
  const changes = takeNews(book, news(5, { markets: [{ marketId: 'm1-MO', state: 'suspended' }] }));
  expect([...changes.matches, ...changes.lists]).toEqual(['m1']);
  expect(before?.state).toBe('open');
  expect(book.matches.get('m1')).toEqual({ ...before, state: 'suspended' });
  const score = { refMatchId: 'm1', inPlay: true, progress: '0.1 ov', sides: [], over: ['4'] };
  expect([...takeNews(book, news(6, { scores: [score] })).lists]).toEqual(['4']);
  expect(book.matches.get('m1')).toMatchObject({ inPlay: true, progress: '0.1 ov', over: ['4'] });
});

test('a bookmaker’s rates and a fancy’s lines change in markets of their own, which are replaced', () => {
  const bookmaker: BookmakerMarket = {
    marketId: 'm1-BM',
    HeadName: 'Bookmaker',
    result: null,
    state: 'open',
    runners: [{ id: 'm1-1', name: 'India', back: { rate: 90, size: paise(100) }, lay: { rate: 95, size: paise(100) } }],
  };
  const fancy: FancyMarket = {
    marketId: 'm1-F-6',
    HeadName: '6 over runs',
    result: null,
    state: 'open',
    no: { line: 44, volume: 100 },
    yes: { line: 45, volume: 100 },
  };
  const book = emptyBook();
  const channel = { refMatchId: 'm1', inPlay: true };
  takeNews(
    book,
    news(4, {
      images: [
        { kind: 'bookmaker', ...channel, market: bookmaker },
        { kind: 'fancy', ...channel, market: fancy },
      ],
    }),
  );
  const changes = takeNews(
    book,
    news(5, {
      markets: [
        { marketId: 'm1-BM', rates: [{ runner: 0, side: 'lay', rate: null }] },
        { marketId: 'm1-F-6', no: null, yes: { line: 47, volume: 100 }, result: 'null' },
      ],
    }),
  );
  expect([...changes.markets]).toEqual(['m1-BM', 'm1-F-6']);
  const [runner] = bookmaker.runners;
  expect(book.markets.get('m1-BM')?.market).toEqual({ ...bookmaker, runners: [{ ...runner, lay: null }] });
  expect(book.markets.get('m1-F-6')).toMatchObject({
    market: { ...fancy, no: null, yes: { line: 47, volume: 100 }, result: 'null' },
  });
  expect(bookmaker.runners[0]?.lay).not.toBeNull();
});

describe('what nobody follows any more', () => {
  const fancy = (marketId: string): FancyMarket => ({
    marketId,
    HeadName: '6 over runs',
    result: null,
    state: 'open',
    no: { line: 44, volume: 100 },
    yes: { line: 45, volume: 100 },
  });
  const followed = () => {
    const book = bookAt(4);
    const images = ['m1-F-6', 'm1-F-10'].map((id) => ({
      kind: 'fancy' as const,
      refMatchId: 'm1',
      inPlay: true,
      market: fancy(id),
    }));
    takeRead(book, ['m1-F-6', 'm1-F-10', 'm1-F-never-heard-of'], 100);
    takeNews(book, news(5, { images, gone: ['m1-F-1'] }));
    return book;
  };

  test('is forgotten, also what was read of it and that it is no more', () => {
    const book = followed();
    expect(book.gone).toEqual(new Set(['m1-F-1']));
    forgetMarket(book, 'm1-F-1');
    forgetMarket(book, 'm1-F-6');
    expect([book.gone.size, book.readAt.has('m1-F-6'), book.readAt.has('m1-F-10')]).toEqual([0, false, true]);
    takeNews(book, news(6, { gone: ['m1-F-10'] }));
    forgetAll(book);
    expect([...book.readAt.keys(), ...book.gone, ...book.markets.keys()]).toEqual(['m1-MO', 'm2-MO']);
  });

  test('leaves the odds of a list as they were heard last: an older list is not taken for them', () => {
    const book = followed();
    takeRead(book, ['m1-MO'], 100);
    const prices = [priceOf(2.1, 5_000)];
    takeNews(book, news(7, { markets: [{ marketId: 'm1-MO', odds: [{ runner: 0, side: 'back', prices }] }] }));
    forgetAll(book);
    takeList(book, '4', { clock: 4, matches: [match('m1'), match('m2')] }, 50);
    expect(book.prices.get(key)).toEqual(prices[0]);
  });
});
