import type { Game } from '@pavilion/api-client';
import { type Paise, paiseOfRupees } from '@pavilion/money';
import type { UrlCodec } from '@pavilion/remote-kit';
import { nameSearch } from '@pavilion/shared-ui';
import { type Category, categories } from '../catalogue/catalogue-filter.ts';
import type { TableNow } from './use-live-tables.ts';

/** A table with the game that it is a table of. */
export interface GameTable {
  readonly game: Game;
  readonly table: TableNow;
}

/** Which live tables are shown. Its only home is the address. */
export interface TableFilter {
  readonly q: string;
  readonly category: Category | null;
  /** Tables that take this stake, in rupees as the address has it. */
  readonly stake: number | null;
  readonly language: string | null;
  /** Those alone that take bets now. */
  readonly isOpen: boolean;
}

/** Stakes to choose from, rupees. */
export const STAKES = [100, 500, 1000, 5000, 25_000] as const;

export const tableCodec: UrlCodec<TableFilter> = {
  read: (params) => ({
    q: params.get('q') ?? '',
    category: categories.find((category) => category === params.get('table')) ?? null,
    stake: STAKES.find((stake) => String(stake) === params.get('stake')) ?? null,
    language: /^[a-z]{2,3}$/.exec(params.get('language') ?? '')?.[0] ?? null,
    isOpen: params.get('open') === '1',
  }),
  write(params, { q, category, stake, language, isOpen }) {
    const next = new URLSearchParams(params);
    const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
    put('q', q);
    put('table', category);
    put('stake', stake === null ? null : String(stake));
    put('language', language);
    put('open', isOpen ? '1' : null);
    return next;
  },
};

/** The tables that a filter lets through, those of most players first. */
export function filterTables(tables: readonly GameTable[], filter: TableFilter): readonly GameTable[] {
  const isNamed = nameSearch(filter.q);
  return tables
    .filter(({ game, table }) => {
      const isOfKind = filter.category === null || game.category === filter.category;
      const isSpoken = filter.language === null || table.languages.includes(filter.language);
      const isOpen = !filter.isOpen || table.stage === 'betting';
      return isNamed(game.name) && isOfKind && isSpoken && isOpen && takes(table, filter.stake);
    })
    .toSorted((a, b) => b.table.players - a.table.players);
}

function takes({ least, most }: TableNow, rupees: number | null): boolean {
  const stake: Paise | null = rupees === null ? null : paiseOfRupees(rupees);
  return stake === null || (stake >= least && stake <= most);
}
