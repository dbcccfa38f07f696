import { paise } from '@pavilion/money';
import { gameKey } from '../game/game-path.ts';
import { gameOf } from '../testing/operator.ts';
import { sharesOf } from './result-shares.tsx';
import { filterTables, type GameTable, type TableFilter, tableCodec } from './table-filter.ts';

const table: GameTable['table'] = {
  ...{ game: '15', least: paise(100_00), most: paise(5000_00), players: 3, languages: ['en'] },
  ...{ stage: 'betting', closesIn: null, bets: null, results: [] },
};
const seats = [
  { number: 1, taken: true },
  { number: 2, taken: false },
];
const tables: GameTable[] = [
  { game: gameOf({ name: 'Captain’s Baccarat', provider: 'aura' }), table },
  { game: gameOf({ name: 'Matka', provider: 'aura' }), table: { ...table, least: paise(50_00), players: 9, seats } },
  { game: gameOf({ name: 'Full House', provider: 'aura' }), table: { ...table, players: 5, seats: seats.slice(0, 1) } },
];
const none: TableFilter = {
  ...{ q: '', category: null, stake: null, language: null },
  ...{ isOpen: false, hasSeat: false, favourites: false, sort: 'players' },
};
const named = (filter: Partial<TableFilter>, favourites: readonly string[] = []) =>
  filterTables(tables, { ...none, ...filter }, new Set(favourites)).map(({ game }) => game.name);

describe('filterTables', () => {
  it.each(['captains', 'ｃａｐｔａｉｎ', 'CAPTAIN’S\u00a0 b'])('finds Captain’s Baccarat by “%s”', (q) => {
    expect(named({ q })).toEqual(['Captain’s Baccarat']);
  });

  it('keeps tables with a free seat', () => {
    expect(named({ hasSeat: true })).toEqual(['Matka']);
  });

  it('keeps the player’s favourites', () => {
    expect(named({ favourites: true }, [gameKey({ provider: 'aura', code: 'matka' })])).toEqual(['Matka']);
  });

  it.each([
    ['players', ['Matka', 'Full House', 'Captain’s Baccarat']],
    ['stake', ['Matka', 'Captain’s Baccarat', 'Full House']],
    ['name', ['Captain’s Baccarat', 'Full House', 'Matka']],
  ] as const)('orders tables by %s', (sort, names) => {
    expect(named({ sort })).toEqual(names);
  });
});

describe('tableCodec', () => {
  it('reads what it wrote, and writes nothing of a plain filter', () => {
    const filter: TableFilter = {
      ...{ q: 'mat', category: 'lottery', stake: 500, language: 'hi' },
      ...{ isOpen: true, hasSeat: true, favourites: true, sort: 'stake' },
    };
    expect(tableCodec.read(tableCodec.write(new URLSearchParams(), filter))).toEqual(filter);
    expect(tableCodec.write(new URLSearchParams('stake=500&seats=1&order=name'), none).toString()).toBe('');
  });
});

describe('sharesOf', () => {
  const result = (text: string, kind?: string) => ({ text, tone: 'red' as const, kind });
  const counted = (results: Parameters<typeof sharesOf>[0]) =>
    sharesOf(results).map(({ kind, count }) => [kind, count]);

  it('counts results by their kind, or their text', () => {
    expect(counted([result('20x', '10x'), result('10x', '10x'), result('2x')])).toEqual([
      ['2x', 1],
      ['10x', 2],
    ]);
  });

  it('has none of one round, or of more than six kinds', () => {
    expect(counted([result('B')])).toEqual([]);
    expect(counted(['1', '2', '3', '4', '5', '6', '7'].map((text) => result(text)))).toEqual([]);
  });
});
