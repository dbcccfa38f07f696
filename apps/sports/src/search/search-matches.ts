import type { Match } from '@pavilion/api-client';
import { fold, nameSearch } from '@pavilion/shared-ui';
import { matchSearch, orders, partBy } from '../exchange/list-view.ts';

/** A side or a league that matches go by. */
export interface NamedPart {
  readonly name: string;
  readonly sportId: Match['sportId'];
  readonly matches: number;
}

export interface FoundMatches {
  readonly matches: readonly Match[];
  readonly teams: readonly NamedPart[];
  readonly leagues: readonly NamedPart[];
}

/**
 * Returns what is not over and has the text in its name, both folded, the most matched first: matches by their own name or their
 * competition's, their sides, their competitions. For a text that folds to nothing: all matches, and no parts.
 */
export function searchMatches(all: readonly Match[], text: string): FoundMatches {
  const has = nameSearch(text);
  const open = all.filter(({ state }) => state !== 'closed').toSorted(orders.volume);
  const matches = open.filter(matchSearch(text));
  if (fold(text) === '') return { matches, teams: [], leagues: [] };
  const parts = (namesOf: (match: Match) => readonly string[]) =>
    open.flatMap((match) =>
      namesOf(match)
        .filter(has)
        .map((name) => ({ name, match })),
    );
  return {
    matches,
    teams: gather(parts(teamsOf)),
    leagues: gather(parts(({ competition }) => [competition])),
  };
}

const teamsOf = ({ runners }: Match): readonly string[] =>
  runners.filter(({ column }) => column !== 'X').map(({ name }) => name);

/** Returns the teams and leagues of matches that are not over, each name once, the most matched first. */
export function namesToSearch(all: readonly Match[]): readonly string[] {
  const open = all.filter(({ state }) => state !== 'closed').toSorted(orders.volume);
  return [...new Set([...open.flatMap(teamsOf), ...open.map(({ competition }) => competition)])];
}

/** A name once for each sport that has it, with in how many matches it stands. */
function gather(named: readonly { readonly name: string; readonly match: Match }[]): NamedPart[] {
  return [...partBy(named, ({ name, match }) => `${match.sportId} ${name}`).values()].flatMap(([first, ...others]) =>
    first ? [{ name: first.name, sportId: first.match.sportId, matches: 1 + others.length }] : [],
  );
}
