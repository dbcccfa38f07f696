/** A game as the peers of the catalogue list it. */
export interface ListedGame {
  readonly code: string;
  readonly name: string;
}

/** Every game of the operator, as its index has them. */
export async function readGames(): Promise<readonly ListedGame[]> {
  const answer = await fetch('/api/catalogue/index');
  const { data } = (await answer.json()) as { data: { code: string[]; name: string[] } };
  return data.code.map((code, row) => ({ code, name: data.name[row] ?? '' }));
}
