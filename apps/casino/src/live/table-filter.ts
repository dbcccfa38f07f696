import type { Game } from '@pavilion/api-client';
import { type Paise, paiseOfRupees } from '@pavilion/money';
import type { UrlCodec } from '@pavilion/remote-kit';
import { nameSearch } from '@pavilion/shared-ui';
import { type Category, categories } from '../catalogue/catalogue-filter.ts';
import { gameKey } from '../game/game-path.ts';
import type { TableNow } from './use-live-tables.ts';

/** A table with the game that it is a table of. */
export interface GameTable {
  readonly game: Game;
  readonly table: TableNow;
}

/** Which live tables are shown, and in which order. Only the address keeps it. */
export interface TableFilter {
  readonly q: string;
  readonly category: Category | null;
  /** Tables that take this stake, in rupees as the address has it. */
  readonly stake: number | null;
  readonly language: string | null;
  /** Only tables that take bets now. */
  readonly isOpen: boolean;
  /** Only tables with a free seat. */
  readonly hasSeat: boolean;
  /** Only the player's favourites. */
  readonly favourites: boolean;
  readonly sort: TableSort;
}

export const tableSorts = ['players', 'stake', 'name'] as const;
type TableSort = (typeof tableSorts)[number];

/** Stakes to choose from, rupees. */
export const STAKES = [100, 500, 1000, 5000, 25_000] as const;

export const tableCodec: UrlCodec<TableFilter> = {
  read: (params) => ({
    q: params.get('q') ?? '',
    category: categories.find((category) => category === params.get('table')) ?? null,
    stake: STAKES.find((stake) => String(stake) === params.get('stake')) ?? null,
    language: /^[a-z]{2,3}$/.exec(params.get('language') ?? '')?.[0] ?? null,
    isOpen: params.get('open') === '1',
    hasSeat: params.get('seats') === '1',
    // Not the catalogue's `favourites`: a page may list other games below its tables.
    favourites: params.get('tables') === 'favourites',
    sort: tableSorts.find((sort) => sort === params.get('order')) ?? 'players',
  }),
  write(params, { q, category, stake, language, isOpen, hasSeat, favourites, sort }) {
    const next = new URLSearchParams(params);
    const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
    put('q', q);
    put('table', category);
    put('stake', stake === null ? null : String(stake));
    put('language', language);
    put('open', isOpen ? '1' : null);
    put('seats', hasSeat ? '1' : null);
    put('tables', favourites ? 'favourites' : null);
    put('order', sort === 'players' ? null : sort);
    return next;
  },
};

/** How many seats of a table are free; 0 for a table without seats. */
export const freeSeats = ({ seats = [] }: TableNow): number => seats.filter(({ taken }) => !taken).length;

/** The tables that a filter lets through, in its order. `favourites` are the player's, by `gameKey`. */
export function filterTables(
  tables: readonly GameTable[],
  filter: TableFilter,
  favourites: ReadonlySet<string>,
): readonly GameTable[] {
  const isNamed = nameSearch(filter.q);
  return tables
    .filter(({ game, table }) => {
      const isOfKind = filter.category === null || game.category === filter.category;
      const isSpoken = filter.language === null || table.languages.includes(filter.language);
      const isOpen = !filter.isOpen || table.stage === 'betting';
      const hasSeat = !filter.hasSeat || freeSeats(table) > 0;
      const isLoved = !filter.favourites || favourites.has(gameKey(game));
      return isNamed(game.name) && isOfKind && isSpoken && isOpen && hasSeat && isLoved && takes(table, filter.stake);
    })
    .toSorted(ORDERS[filter.sort]);
}

const byName = (a: GameTable, b: GameTable) => a.game.name.localeCompare(b.game.name);
const ORDERS: Readonly<Record<TableSort, (a: GameTable, b: GameTable) => number>> = {
  players: (a, b) => b.table.players - a.table.players,
  stake: (a, b) => a.table.least - b.table.least || byName(a, b),
  name: byName,
};

function takes({ least, most }: TableNow, rupees: number | null): boolean {
  const stake: Paise | null = rupees === null ? null : paiseOfRupees(rupees);
  return stake === null || (stake >= least && stake <= most);
}
