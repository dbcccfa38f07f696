import type { Game } from '@pavilion/api-client';
import { type NameIndex, nameIndex, rowsNamed } from '@pavilion/remote-kit';
import { gameKey } from '../game/game-path.ts';
import { type badges, type CatalogueFilter, type Category, categories, type Sort } from './catalogue-filter.ts';

const byName = new Intl.Collator('en', { numeric: true });
const orders = {
  name: (a: Game, b: Game) => byName.compare(a.name, b.name),
  rtp: (a: Game, b: Game) => (b.rtp ?? 0) - (a.rtp ?? 0),
  // Where an operator has not kept since when, its own mark of what is new stands in for it.
  new: (a: Game, b: Game) => (b.added ?? 0) - (a.added ?? 0) || Number(b.badge === 'new') - Number(a.badge === 'new'),
} as const;

/** The games in their order; `popular` is the operator's own: what was played most in the last days comes first. */
export function sortGames(games: readonly Game[], sort: Sort): readonly Game[] {
  return sort === 'popular' ? games : games.toSorted(orders[sort]);
}

/** How many games each choice would list, everything else as it is. What is in none is not in the map. */
export interface Counts {
  readonly providers: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<Category, number>;
  readonly badges: ReadonlyMap<(typeof badges)[number], number>;
  readonly favourites: number;
  /** With any provider, and with any category. */
  readonly anyProvider: number;
  readonly anyCategory: number;
}

/** What games are filtered and counted by: many share each. */
type Facet = Pick<Game, 'provider' | 'category' | 'badge'>;

type Filter = Omit<CatalogueFilter, 'sort'>;

// Which parts of a filter the games of a facet fail.
const PROVIDER = 1;
const CATEGORY = 2;
const BADGE = 4;

/**
 * What the filter leaves of a list, in its order: of 50,000 games between two frames. The list itself where nothing is left out, so that
 * nothing is drawn again. Search: spec §5, a substring of the name, both folded.
 */
export function findGames(games: readonly Game[], filter: Filter, favourites: ReadonlySet<string>): readonly Game[] {
  const index = indexOf(games);
  const { facets, facetOf } = index;
  const fails = facets.map((facet) => failsOf(facet, filter));
  const liked = filter.favourites ? likedRows(games, favourites) : null;
  const found: Game[] = [];
  for (const row of rowsNamed(index, filter.q)) {
    const game = games[row];
    if (game && fails[facetOf[row] ?? 0] === 0 && liked?.[row] !== 0) found.push(game);
  }
  return found.length === games.length ? games : found;
}

/** What each other choice than the filter's would leave of a list. */
export function countChoices(games: readonly Game[], filter: Filter, favourites: ReadonlySet<string>): Counts {
  const index = indexOf(games);
  const { facets, facetOf } = index;
  const liked = likedRows(games, favourites);
  const named = new Uint32Array(facets.length);
  const namedAndLiked = new Uint32Array(facets.length);
  for (const row of rowsNamed(index, filter.q)) {
    const facet = facetOf[row] ?? 0;
    named[facet] = (named[facet] ?? 0) + 1;
    if (liked[row] === 1) namedAndLiked[facet] = (namedAndLiked[facet] ?? 0) + 1;
  }
  const fails = facets.map((facet) => failsOf(facet, filter));
  return countsOf(facets, fails, { listed: filter.favourites ? namedAndLiked : named, liked: namedAndLiked });
}

const failsOf = (game: Facet, { provider, category, badge }: Filter): number =>
  (provider && game.provider !== provider ? PROVIDER : 0) |
  (category && !isIn(game, category) ? CATEGORY : 0) |
  (badge && game.badge !== badge ? BADGE : 0);

/** Counts for each choice the games that fail nothing, or that choice's own part of the filter alone; `of`: how many each facet has. */
function countsOf(
  facets: readonly Facet[],
  fails: readonly number[],
  of: { readonly listed: Uint32Array; readonly liked: Uint32Array },
): Counts {
  const providers = new Map<string, number>();
  const byCategory = new Map<Category, number>();
  const byBadge = new Map<(typeof badges)[number], number>();
  let [favourites, anyProvider, anyCategory] = [0, 0, 0];
  for (const [place, facet] of facets.entries()) {
    const listed = of.listed[place] ?? 0;
    const isLeftBut = (part: number) => ((fails[place] ?? 0) & ~part) === 0;
    if (isLeftBut(0)) favourites += of.liked[place] ?? 0;
    if (listed === 0) continue;
    if (isLeftBut(PROVIDER)) {
      anyProvider += listed;
      add(providers, facet.provider, listed);
    }
    if (isLeftBut(CATEGORY)) {
      anyCategory += listed;
      for (const category of categoriesOfGame(facet)) add(byCategory, category, listed);
    }
    if (facet.badge && isLeftBut(BADGE)) add(byBadge, facet.badge, listed);
  }
  return { providers, categories: byCategory, badges: byBadge, favourites, anyProvider, anyCategory };
}

/** The categories that a list has, in the order of spec §1. */
export function categoriesOf(games: readonly Game[]): readonly Category[] {
  const present = new Set(games.map((game) => game.category));
  return categories.filter((category) => present.has(category));
}

/** A game's own category, and the two of the home page that its badge adds. */
function categoriesOfGame(game: Facet): readonly Category[] {
  const added = game.badge === 'new' ? 'newgames' : game.badge === 'popular' ? 'popular' : null;
  return added && added !== game.category ? [game.category, added] : [game.category];
}

/** Two home categories say what a game is called, not what it is: `newgames` and `popular` are badges. */
function isIn(game: Facet, category: Category): boolean {
  if (game.category === category) return true;
  return (category === 'newgames' && game.badge === 'new') || (category === 'popular' && game.badge === 'popular');
}

/** What a list is searched by. */
interface ListIndex extends NameIndex {
  readonly facets: readonly Facet[];
  /** Each row's place in `facets`. */
  readonly facetOf: Uint32Array;
}

const indexes = new WeakMap<readonly Game[], ListIndex>();

/** Made once for each list. */
function indexOf(games: readonly Game[]): ListIndex {
  const before = indexes.get(games);
  if (before) return before;
  const places = new Map<string, number>();
  const facets: Facet[] = [];
  const facetOf = new Uint32Array(games.length);
  for (const [row, { provider, category, badge }] of games.entries()) {
    const key = `${provider}/${category}/${badge}`;
    let place = places.get(key);
    if (place === undefined) {
      place = facets.push({ provider, category, badge }) - 1;
      places.set(key, place);
    }
    facetOf[row] = place;
  }
  const index = { ...nameIndex(games), facets, facetOf };
  indexes.set(games, index);
  return index;
}

const liked = new WeakMap<readonly Game[], { readonly favourites: ReadonlySet<string>; readonly rows: Uint8Array }>();

/** 1 for each row that is a favourite; made once for a list and its favourites. */
function likedRows(games: readonly Game[], favourites: ReadonlySet<string>): Uint8Array {
  const before = liked.get(games);
  if (before?.favourites === favourites) return before.rows;
  const rows = Uint8Array.from(games, (game) => (favourites.size > 0 && favourites.has(gameKey(game)) ? 1 : 0));
  liked.set(games, { favourites, rows });
  return rows;
}

function add<Key>(counts: Map<Key, number>, key: Key, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}
