import { createHash } from 'node:crypto';
import type { Derive } from './derivations.ts';
import { createHashingThreads } from './hashing-threads.ts';
import { createPasswords, type Passwords, passwordLine } from './passwords.ts';

const passwords = createPasswords();
const CHEAP = { memory: 64, passes: 1 };

/** Whether a password is the one that is kept so; undefined: nobody's. */
const isRight = async (passwords: Passwords, password: string, passwordHash: string | undefined) =>
  (await passwords.check(password, async () => (passwordHash === undefined ? undefined : { passwordHash }))) !==
  undefined;

test('a password is known again, in whatever form its letters were typed, and no other is', async () => {
  const stored = await passwords.hash('Café Pavilion 1');
  expect(await isRight(passwords, 'Cafe\u0301 Pavilion 1', stored)).toBe(true);
  expect(await isRight(passwords, 'Cafe Pavilion 1', stored)).toBe(false);
  expect(await passwords.hash('Café Pavilion 1')).not.toBe(stored);
  expect(stored).toMatch(/^argon2id\$19456\$2\$[\w-]{22}\$[\w-]{43}$/);
});

/** Passwords whose work is noted, way by way, and done cheaply. */
function counted() {
  const work: string[] = [];
  const derive: Derive = async (password, way, salt) => {
    work.push(way);
    return createHash('sha256').update(password).update(salt).update(way).digest();
  };
  return { work, passwords: createPasswords({ cost: CHEAP, derive }), derive };
}

test('checking a password that is kept in whatever way is the same work as checking nobody’s', async () => {
  const { work, passwords, derive } = counted();
  const before = createPasswords({ cost: { memory: 32, passes: 3 }, derive });
  const salt = Buffer.alloc(16, 7);
  const scrypt = Buffer.from(await derive('Pavilion1', 'scrypt$1024$8$1', salt));
  const kept = {
    nobody: undefined,
    now: await passwords.hash('Pavilion1'),
    cheaper: await before.hash('Pavilion1'),
    scrypt: `scrypt$1024$8$1$${salt.toString('base64url')}$${scrypt.toString('base64url')}`,
  };
  passwords.keptIn(['argon2id$64$1', 'argon2id$32$3', 'scrypt$1024$8$1', 'x', 'scrypt$$$']);
  const workOf = async (password: string, stored: string | undefined) => {
    work.length = 0;
    return { isRight: await isRight(passwords, password, stored), work: work.toSorted() };
  };
  const all = ['argon2id$32$3', 'argon2id$64$1', 'scrypt$1024$8$1'];
  for (const [name, stored] of Object.entries(kept)) {
    expect({ name, ...(await workOf('Pavilion2', stored)) }).toEqual({ name, isRight: false, work: all });
    expect({ name, ...(await workOf('Pavilion1', stored)) }).toEqual({ name, isRight: name !== 'nobody', work: all });
  }
});

test('where all are kept as they are made now, a check is one hash', async () => {
  const { work, passwords } = counted();
  const stored = await passwords.hash('Pavilion1');
  work.length = 0;
  await isRight(passwords, 'Pavilion1', stored);
  await isRight(passwords, 'Pavilion1', undefined);
  expect(work).toEqual(['argon2id$64$1', 'argon2id$64$1']);
  expect(passwords.isOld(stored)).toBe(false);
  expect(createPasswords().isOld(stored)).toBe(true);
});

test('a way of keeping them that nobody named, as the desk’s may be, is checked too, and is no work for the others', async () => {
  const { work, passwords, derive } = counted();
  const stored = await createPasswords({ cost: { memory: 32, passes: 3 }, derive }).hash('Pavilion1');
  work.length = 0;
  expect(await isRight(passwords, 'Pavilion1', stored)).toBe(true);
  expect(work).toEqual(['argon2id$64$1', 'argon2id$32$3']);
  work.length = 0;
  await isRight(passwords, 'Pavilion1', undefined);
  expect(work).toEqual(['argon2id$64$1']);
});

test('an old hash is checked at the cost that it was made with', async () => {
  const old = await createPasswords({ cost: CHEAP }).hash('Pavilion1');
  expect(await isRight(passwords, 'Pavilion1', old)).toBe(true);
});

test('a password that was hashed with scrypt is known still', async () => {
  const old = 'scrypt$1024$8$1$BwcHBwcHBwcHBwcHBwcHBw$7xzPj1qGqgxfsLyl82IT5f8YVx_H9Qn3ibIQ0JBhAOg';
  expect(await isRight(passwords, 'Pavilion1', old)).toBe(true);
  expect(await isRight(passwords, 'Pavilion2', old)).toBe(false);
});

test('so many are hashed at once and so many wait in line, in their order; the next is sent away and told when to come again', async () => {
  const crowded = createPasswords({ cost: CHEAP, line: { running: 1, waiting: 2 } });
  const done: number[] = [];
  const hash = (number: number) => crowded.hash('Pavilion1').then(() => done.push(number));
  const first = [hash(1), hash(2), hash(3)];
  await expect(hash(4)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  await Promise.all(first);
  expect(done).toEqual([1, 2, 3]);
  await hash(5);
  expect(done).toContain(5);
});

test('whom a password is checked for is looked for as their turn comes, and not at all where the line is full', async () => {
  const crowded = createPasswords({ cost: CHEAP, line: { running: 1, waiting: 1 } });
  const looked: number[] = [];
  const check = (number: number) =>
    crowded.check('Pavilion1', async () => {
      looked.push(number);
      return undefined;
    });
  const first = [check(1), check(2)];
  await expect(check(3)).rejects.toMatchObject({ status: 503 });
  expect(looked).toEqual([1]);
  await Promise.all(first);
  expect(looked).toEqual([1, 2]);
});

test('one core is left for whoever is not signing in', () => {
  expect([1, 2, 3, 64].map((cores) => passwordLine(cores).running)).toEqual([1, 1, 2, 63]);
  expect(passwordLine(64)).toEqual({ running: 63, waiting: 1008 });
});

test('a thread of their own knows each password that this one hashed, and what it can’t do is the one’s who wanted it', async () => {
  const derive = createHashingThreads();
  const inThread = createPasswords({ cost: CHEAP, line: { running: 2 }, derive });
  const old = 'scrypt$1024$8$1$BwcHBwcHBwcHBwcHBwcHBw$7xzPj1qGqgxfsLyl82IT5f8YVx_H9Qn3ibIQ0JBhAOg';
  const stored = await createPasswords({ cost: CHEAP }).hash('Pavilion1');
  const asks = [old, stored].flatMap((kept) => ['Pavilion1', 'Pavilion2'].map((each) => isRight(inThread, each, kept)));
  expect(await Promise.all(asks)).toEqual([true, false, true, false]);
  await expect(derive('Pavilion1', 'scrypt$3$8$1', Buffer.alloc(16))).rejects.toThrow(/scrypt/i);
  expect(await isRight(inThread, 'Pavilion1', await inThread.hash('Pavilion1'))).toBe(true);
});
