import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@pavilion/cli/project';

// `docs/verify/verify.mjs` shares no code with the rules; what it finds is held against the vectors, which the rules are held against as well.
const folder = join(root, 'packages/game-rules/vectors');
const script = join(root, 'docs/verify/verify.mjs');
interface Vector {
  readonly seed?: string;
  readonly serverSeed?: string;
  readonly [name: string]: unknown;
}
interface Found {
  readonly isPromised: boolean;
  readonly [name: string]: unknown;
}
const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const loaded: Promise<{ verify(given: unknown): Found }> = import(join(root, 'docs/verify/round.mjs'));
const games = readdirSync(folder).map((file) => file.replace('.json', ''));

test('there are vectors of fourteen games and the slots', () => {
  expect(games.length).toBe(15);
});

test.each(games)('the script finds every vector of %s', async (game) => {
  const { verify } = await loaded;
  const vectors: readonly Vector[] = read(join(folder, `${game}.json`));
  expect(vectors.length).toBeGreaterThan(9);
  for (const vector of vectors) {
    const hash = createHash('sha256')
      .update(Buffer.from(vector.seed ?? vector.serverSeed ?? '', 'hex'))
      .digest('hex');
    const found = verify({ ...vector, game, hash });
    const known = ['drawn', 'pays', 'opening', 'round', 'each', 'crash'].filter((name) => name in vector);
    expect(Object.fromEntries(known.map((name) => [name, found[name]]))).toEqual(
      Object.fromEntries(known.map((name) => [name, vector[name]])),
    );
    if (game === 'aviator') expect(found.each).toEqual((vector.bets as { pays: number }[]).map(({ pays }) => pays));
    expect([known.length > 0, found.isPromised]).toEqual([true, true]);
  }
});

test('as a person calls it, it prints the round, and fails for a seed that was not promised', () => {
  const [vector] = read(join(folder, 'dice.json'));
  const call = (hash: string) =>
    execFileSync(process.execPath, [script, JSON.stringify({ ...vector, game: 'dice', hash })], { encoding: 'utf8' });
  const hash = createHash('sha256').update(Buffer.from(vector.serverSeed, 'hex')).digest('hex');
  expect(JSON.parse(call(hash))).toEqual({ isPromised: true, drawn: vector.drawn, pays: vector.pays });
  expect(() => call('0'.repeat(64))).toThrow();
});
