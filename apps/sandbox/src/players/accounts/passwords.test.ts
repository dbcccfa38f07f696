import { createPasswords } from './passwords.ts';

const passwords = createPasswords();
const CHEAP = { memory: 64, passes: 1 };

test('a password is known again, in whatever form its letters were typed, and no other is', async () => {
  const stored = await passwords.hash('Café Pavilion 1');
  expect(await passwords.check('Cafe\u0301 Pavilion 1', stored)).toBe(true);
  expect(await passwords.check('Cafe Pavilion 1', stored)).toBe(false);
  expect(await passwords.hash('Café Pavilion 1')).not.toBe(stored);
  expect(stored).toMatch(/^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/);
});

test('checking nobody’s password costs as much as checking somebody’s, and says no', async () => {
  const stored = await passwords.hash('Pavilion1');
  const timeOf = async (of: string | undefined) => {
    const started = performance.now();
    expect(await passwords.check('Pavilion2', of)).toBe(false);
    return performance.now() - started;
  };
  const [known, unknown] = [await timeOf(stored), await timeOf(undefined)];
  // Not a stopwatch: without the work it would be a thousandth.
  expect(unknown).toBeGreaterThan(known / 5);
});

test('an old hash is checked at the cost that it was made with', async () => {
  const old = await createPasswords(CHEAP).hash('Pavilion1');
  expect(await passwords.check('Pavilion1', old)).toBe(true);
});

test('a password that was hashed with scrypt is known still', async () => {
  const old = 'scrypt$1024$8$1$BwcHBwcHBwcHBwcHBwcHBw$7xzPj1qGqgxfsLyl82IT5f8YVx_H9Qn3ibIQ0JBhAOg';
  expect(await passwords.check('Pavilion1', old)).toBe(true);
  expect(await passwords.check('Pavilion2', old)).toBe(false);
});

test('so many are hashed at once and so many wait in line, in their order; the next is sent away and told when to come again', async () => {
  const crowded = createPasswords(CHEAP, { running: 1, waiting: 2 });
  const done: number[] = [];
  const hash = (number: number) => crowded.hash('Pavilion1').then(() => done.push(number));
  const first = [hash(1), hash(2), hash(3)];
  await expect(hash(4)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  await Promise.all(first);
  expect(done).toEqual([1, 2, 3]);
  await hash(5);
  expect(done).toContain(5);
});
