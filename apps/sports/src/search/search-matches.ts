import type { Match } from '@pavilion/api-client';
import { orders, partBy } from '../exchange/list-view.ts';

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
 * What is not over and has the text in its name, whatever the case, the most matched first: matches by their own name or their
 * competition's, their sides, their competitions. Of an empty text all matches, and no parts.
 */
export function searchMatches(all: readonly Match[], text: string): FoundMatches {
  const wanted = text.toLowerCase();
  const has = (name: string) => name.toLowerCase().includes(wanted);
  const open = all.filter(({ state }) => state !== 'closed').toSorted(orders.volume);
  const matches = open.filter(({ name, competition }) => has(`${name} ${competition}`));
  if (wanted === '') return { matches, teams: [], leagues: [] };
  const parts = (namesOf: (match: Match) => readonly string[]) =>
    open.flatMap((match) =>
      namesOf(match)
        .filter(has)
        .map((name) => ({ name, match })),
    );
  return {
    matches,
    teams: gather(parts(({ runners }) => runners.filter(({ column }) => column !== 'X').map(({ name }) => name))),
    leagues: gather(parts(({ competition }) => [competition])),
  };
}

/** A name once for each sport that has it, with in how many matches it stands. */
function gather(named: readonly { readonly name: string; readonly match: Match }[]): NamedPart[] {
  return [...partBy(named, ({ name, match }) => `${match.sportId} ${name}`).values()].flatMap(([first, ...others]) =>
    first ? [{ name: first.name, sportId: first.match.sportId, matches: 1 + others.length }] : [],
  );
}
