import type { Game } from '@pavilion/api-client';
import { isAtStart, type NameIndex, nameIndex, rowsNamed } from '@pavilion/remote-kit';
import { fold } from '@pavilion/shared-ui';

/** What a search found of a list. */
export interface FoundGames {
  /** How many there are in all. */
  readonly total: number;
  /** The first of them. */
  readonly games: readonly Game[];
}

/** Returns the games whose name has the text in it, both folded (spec §5), those that begin with it first; `most` of them. */
export function searchGames(games: readonly Game[], text: string, most: number): FoundGames {
  const index = namesOf(games);
  const rows = rowsNamed(index, text);
  const folded = fold(text);
  const begin: number[] = [];
  const hold: number[] = [];
  for (const row of rows) {
    const found = isAtStart(index, row, folded) ? begin : hold;
    if (found.length < most) found.push(row);
  }
  const first = [...begin, ...hold].slice(0, most);
  return { total: rows.length, games: first.flatMap((row) => games[row] ?? []) };
}

const known = new WeakMap<readonly Game[], NameIndex>();

/** Made once for each list, and not at a key. */
export function namesOf(games: readonly Game[]): NameIndex {
  const before = known.get(games);
  if (before) return before;
  const made = nameIndex(games);
  known.set(games, made);
  return made;
}
