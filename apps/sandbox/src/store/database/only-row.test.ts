import { MissingRowError, mappedTo, onlyRow } from './only-row.ts';

test('a row that has to be there is returned, also where its value is 0 or null', () => {
  expect(onlyRow([{ balance: 0 }], 'the cash of player 1')).toEqual({ balance: 0 });
  expect(onlyRow([null], 'nothing in a row')).toBeNull();
});

test('a row that has to be there and is not is an error that says which', () => {
  expect(() => onlyRow([], 'the cash of player 1')).toThrow(
    new MissingRowError('The database has no row for the cash of player 1'),
  );
});

test('a key that has to be in a map of rows brings its row, and where it is not in it an error that says which', () => {
  const names = new Map([[1, '']]);
  expect(mappedTo(names, 1, 'player 1')).toBe('');
  expect(() => mappedTo(names, 2, 'player 2')).toThrow(new MissingRowError('The database has no row for player 2'));
});
