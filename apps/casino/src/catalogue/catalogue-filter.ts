import { type Game, gameCategories } from '@pavilion/api-client';
import type { UrlCodec } from '@pavilion/remote-kit';

export const sorts = ['popular', 'new', 'name', 'rtp'] as const;
export type Sort = (typeof sorts)[number];
export const badges = ['new', 'popular', 'jackpot'] as const;
type Badge = (typeof badges)[number];
export type Category = Game['category'];

export const categories: readonly Category[] = [...gameCategories, 'table', 'lottery'];

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

function oneOf<Value extends string>(values: readonly Value[], value: string | null): Value | null {
  return values.find((known) => known === value) ?? null;
}
