import { type Game, gameCategories } from '@pavilion/api-client';
import type { UrlCodec } from '@pavilion/remote-kit';

export const sorts = ['popular', 'name', 'rtp'] as const;
export type Sort = (typeof sorts)[number];
export const badges = ['new', 'popular', 'jackpot'] as const;
type Badge = (typeof badges)[number];
export type Category = Game['category'];

const categories: readonly Category[] = [...gameCategories, 'table', 'lottery'];
const byName = new Intl.Collator('en', { numeric: true });

/** What a catalogue page shows of its list. Its only home is the address. */
export interface CatalogueFilter {
  readonly q: string;
  /** A provider's code. On `/slots` it is the tab. */
  readonly provider: string | null;
  readonly category: Category | null;
  readonly badge: Badge | null;
  readonly favourites: boolean;
  readonly sort: Sort;
}

/** How the filter stands in the address. A plain list has a plain address. */
export const filterCodec: UrlCodec<CatalogueFilter> = {
  read: (params) => ({
    q: params.get('q') ?? '',
    provider: params.get('provider'),
    category: oneOf(categories, params.get('category')),
    badge: oneOf(badges, params.get('badge')),
    favourites: params.get('favourites') === '1',
    sort: oneOf(sorts, params.get('sort')) ?? 'popular',
  }),
  write(params, filter) {
    const next = new URLSearchParams(params);
    const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
    put('provider', filter.provider);
    put('q', filter.q);
    put('category', filter.category);
    put('badge', filter.badge);
    put('favourites', filter.favourites ? '1' : null);
    put('sort', filter.sort === 'popular' ? null : filter.sort);
    return next;
  },
};

/** The games that search, provider and category leave, in the operator's order. Search: spec §5, case-insensitive substring of the name. */
export function narrow(
  games: readonly Game[],
  { q, provider, category }: Pick<CatalogueFilter, 'q' | 'provider' | 'category'>,
): readonly Game[] {
  const wanted = q.trim().toLowerCase();
  if (!wanted && !provider && !category) return games;
  return games.filter(
    (game) =>
      (!provider || game.provider === provider) &&
      (!category || isIn(game, category)) &&
      (!wanted || game.name.toLowerCase().includes(wanted)),
  );
}

/** Sorts a copy; `popular` is the operator's own order. */
export function sortGames(games: readonly Game[], sort: Sort): readonly Game[] {
  if (sort === 'name') return games.toSorted((a, b) => byName.compare(a.name, b.name));
  if (sort === 'rtp') return games.toSorted((a, b) => b.rtp - a.rtp);
  return games;
}

/** The categories that these games have, in the order of spec §1. */
export function categoriesOf(games: readonly Game[]): readonly Category[] {
  const present = new Set(games.map((game) => game.category));
  return categories.filter((category) => present.has(category));
}

/** Two home categories say what a game is called, not what it is: `newgames` and `popular` are badges. */
function isIn(game: Game, category: Category): boolean {
  if (game.category === category) return true;
  return (category === 'newgames' && game.badge === 'new') || (category === 'popular' && game.badge === 'popular');
}

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find((known) => known === value) ?? null;
}
