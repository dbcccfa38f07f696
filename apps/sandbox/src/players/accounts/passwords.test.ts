import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

test('a password is known again, in whatever form its letters were typed, and no other is', async () => {
  const stored = await passwords.hash('Café Pavilion 1');
  expect(await passwords.check('Cafe\u0301 Pavilion 1', stored)).toBe(true);
  expect(await passwords.check('Cafe Pavilion 1', stored)).toBe(false);
  expect(await passwords.hash('Café Pavilion 1')).not.toBe(stored);
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
  const old = await createPasswords({ N: 2 ** 10, r: 8, p: 1 }).hash('Pavilion1');
  expect(await passwords.check('Pavilion1', old)).toBe(true);
});
