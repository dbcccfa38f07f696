import { advanceBook, cellKey, emptyBook, replaceBook } from './book.ts';
import { delta, match, priceOf } from './testing.ts';

const key = cellKey('m1', 'm1-1', 'back');

function bookAt(clock: number) {
  const book = emptyBook();
  replaceBook(book, { clock, matches: [match('m1'), match('m2')] });
  return book;
}

test('an image fills an empty book, its cells and its list', () => {
  const book = emptyBook();
  const changes = replaceBook(book, { clock: 4, matches: [match('m1')] });
  expect(changes).toEqual({ cells: expect.arrayContaining([key]), matches: ['m1'], list: true });
  expect(changes.cells).toHaveLength(4);
  expect(book.prices.get(key)).toEqual(priceOf(2, 10_000));
});

test('the same image again changes nothing and keeps every identity', () => {
  const book = bookAt(4);
  const info = book.matches.get('m1');
  expect(replaceBook(book, { clock: 5, matches: [match('m1'), match('m2')] })).toEqual({
    cells: [],
    matches: [],
    list: false,
  });
  expect(book.matches.get('m1')).toBe(info);
  expect(book.clock).toBe(5);
});

test('an image in which a match has gone on is of the same list; one in which a match has another name is of another', () => {
  const book = bookAt(4);
  const later = replaceBook(book, { clock: 5, matches: [match('m1', { progress: '12.4 overs' }), match('m2')] });
  expect(later).toMatchObject({ matches: ['m1'], list: false });
  const renamed = replaceBook(book, { clock: 6, matches: [match('m1', { name: 'Others v Away' }), match('m2')] });
  expect(renamed).toMatchObject({ matches: ['m1'], list: true });
});

test('a match that an image no longer has leaves with its cells', () => {
  const book = bookAt(4);
  const changes = replaceBook(book, { clock: 5, matches: [match('m2')] });
  expect(changes).toMatchObject({ matches: ['m1'], list: true });
  expect(changes.cells).toContain(key);
  expect([...book.prices.keys()].some((each) => each.startsWith('m1\n'))).toBe(false);
});

test('a delta from the clock of the book moves its cells and its clock', () => {
  const book = bookAt(4);
  const step = advanceBook(book, delta(4, 5, { cells: [['m1', 'm1-1', 'back', priceOf(2.1, 5_000)]] }));
  expect(step).toEqual({ kind: 'applied', changes: { cells: [key], matches: [], list: false }, outdated: false });
  expect(book).toMatchObject({ clock: 5 });
  expect(book.prices.get(key)).toEqual(priceOf(2.1, 5_000));
});

test('a price of null empties its cell', () => {
  const book = bookAt(4);
  advanceBook(book, delta(4, 5, { cells: [['m1', 'm1-1', 'back', null]] }));
  expect(book.prices.get(key)).toBeNull();
});

test('a delta that the book already knows is old, a delta from beyond its clock a gap, and neither changes it', () => {
  const book = bookAt(4);
  const cells = [['m1', 'm1-1', 'back', priceOf(9, 1)]] as const;
  expect(advanceBook(book, delta(3, 4, { cells }))).toEqual({ kind: 'old' });
  expect(advanceBook(book, delta(2, 3, { cells }))).toEqual({ kind: 'old' });
  expect(advanceBook(book, delta(5, 6, { cells }))).toEqual({ kind: 'gap' });
  expect(book.prices.get(key)).toEqual(priceOf(2, 10_000));
  expect(book.clock).toBe(4);
});

test('a heartbeat at the clock of the book is taken and changes nothing; one beyond it tells of a gap', () => {
  const book = bookAt(4);
  expect(advanceBook(book, delta(4, 4))).toMatchObject({ kind: 'applied', changes: { cells: [], matches: [] } });
  expect(advanceBook(book, delta(5, 5))).toEqual({ kind: 'gap' });
});

test('a change of a match replaces its info and leaves out what did not change', () => {
  const book = bookAt(4);
  const before = book.matches.get('m1');
  const step = advanceBook(book, delta(4, 5, { matches: [{ refMatchId: 'm1', state: 'suspended' }] }));
  expect(step).toMatchObject({ changes: { matches: ['m1'], list: false }, outdated: false });
  expect(book.matches.get('m1')).toEqual({ ...before, state: 'suspended' });
  expect(before?.state).toBe('open');
});

test('a match that turns in-play makes another list; one that ends asks for a new one', () => {
  const book = bookAt(4);
  expect(advanceBook(book, delta(4, 5, { matches: [{ refMatchId: 'm1', inPlay: true }] }))).toMatchObject({
    changes: { list: true },
    outdated: false,
  });
  expect(advanceBook(book, delta(5, 6, { matches: [{ refMatchId: 'm1', state: 'closed' }] }))).toMatchObject({
    outdated: true,
  });
});

test('a delta about a match or runner that the book does not have says that the list is outdated', () => {
  const book = bookAt(4);
  const cells = [['m9', 'm9-1', 'back', priceOf(3, 1)]] as const;
  expect(advanceBook(book, delta(4, 5, { cells }))).toMatchObject({ changes: { cells: [] }, outdated: true });
  expect(advanceBook(book, delta(5, 6, { matches: [{ refMatchId: 'm9', inPlay: true }] }))).toMatchObject({
    outdated: true,
  });
});
