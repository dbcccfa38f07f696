import { paise } from '@pavilion/money';
import { gameOf } from '../testing/operator.ts';
import { filterTables, type GameTable, type TableFilter } from './table-filter.ts';

const table: GameTable['table'] = {
  ...{ game: '15', least: paise(100_00), most: paise(5000_00), players: 3, languages: ['en'] },
  ...{ stage: 'betting', closesIn: null, closesAt: null, results: [] },
};
const tables: GameTable[] = [
  { game: gameOf({ name: 'Captain’s Baccarat', provider: 'aura' }), table },
  { game: gameOf({ name: 'Matka', provider: 'aura' }), table },
];
const none: TableFilter = { q: '', category: null, stake: null, language: null, isOpen: false };

describe('filterTables', () => {
  it.each(['captains', 'ｃａｐｔａｉｎ', 'CAPTAIN’S\u00a0 b'])('finds Captain’s Baccarat by “%s”', (q) => {
    expect(filterTables(tables, { ...none, q }).map(({ game }) => game.name)).toEqual(['Captain’s Baccarat']);
  });
});
