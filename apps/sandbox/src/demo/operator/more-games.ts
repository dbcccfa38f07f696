import { slugOf } from '@pavilion/api-client/wire';
import type { GameSeed } from './games.ts';
import type { ProviderSeed } from './providers.ts';
import { slotNames } from './slot-names.ts';

/** Words of the slots' own names: what the names of a larger catalogue are put together from. */
const FIRST = wordsOf((name) => name.split(' ')[0]);
const LAST = wordsOf((name) => name.split(' ').at(-1));

/**
 * The providers with so many games in all, for measuring: each has as many more, of the kinds that it has, with names that are put
 * together from those of the slots. Fewer than there are is as many as there are.
 */
export function withMoreGames(seeds: readonly ProviderSeed[], count: number): readonly ProviderSeed[] {
  const missing = Math.max(0, count - seeds.reduce((sum, { games }) => sum + games.length, 0));
  return seeds.map((provider, place) => {
    const share = Math.floor(missing / seeds.length) + (place < missing % seeds.length ? 1 : 0);
    return { ...provider, games: [...provider.games, ...moreOf(provider, share)] };
  });
}

function moreOf({ games }: ProviderSeed, count: number): GameSeed[] {
  const taken = new Set(games.map(({ name }) => slugOf(name)));
  return Array.from({ length: count }, (_, index) => {
    const pair = `${FIRST[index % FIRST.length]} ${LAST[Math.floor(index / FIRST.length) % LAST.length]}`;
    const round = Math.floor(index / (FIRST.length * LAST.length));
    const name = round === 0 && !taken.has(slugOf(pair)) ? pair : `${pair} ${round + 2}`;
    const { category = 'slots', motif = 'slots' } = games[index % games.length] ?? {};
    return { name, category, motif };
  });
}

function wordsOf(pick: (name: string) => string | undefined): readonly string[] {
  const names = slotNames(0, Number.POSITIVE_INFINITY).flatMap((name) => pick(name.replaceAll("'", '')) ?? []);
  return [...new Set(names)].filter((word) => /^[A-Z][a-z]+$/.test(word));
}
