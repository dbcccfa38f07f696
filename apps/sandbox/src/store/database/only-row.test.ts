import { MissingRowError, onlyRow } from './only-row.ts';

test('a row that has to be there is returned, also where its value is 0 or null', () => {
  expect(onlyRow([{ balance: 0 }], 'the cash of player 1')).toEqual({ balance: 0 });
  expect(onlyRow([null], 'nothing in a row')).toBeNull();
});

test('a row that has to be there and is not is an error that says which', () => {
  expect(() => onlyRow([], 'the cash of player 1')).toThrow(
    new MissingRowError('The database has no row for the cash of player 1'),
  );
});
