import type { Game } from '@pavilion/api-client';

/** The games whose name holds the text, whatever the case (spec §5), those that begin with it first. */
export function searchGames(games: readonly Game[], text: string): readonly Game[] {
  const wanted = text.toLocaleLowerCase('en');
  const found = games.filter(({ name }) => name.toLocaleLowerCase('en').includes(wanted));
  const begins = ({ name }: Game) => Number(name.toLocaleLowerCase('en').startsWith(wanted));
  return found.toSorted((a, b) => begins(b) - begins(a));
}
