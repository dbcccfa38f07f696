import { createHash, createHmac } from 'node:crypto';
import { drawsFrom, drawsOfBet, drawsOfRound } from './draws.ts';
import { isOfChain, isSeedOf, seedFrom, seedHash } from './seeds.ts';

const SEED = Buffer.from('f4fe712ac9f8e5a40b89dc0dae7dd1e8912aba46fccca76dc5703e1cfca82edd', 'hex');

test('a bet is decided by the bytes of its seeds, its nonce and a cursor, four for a number', () => {
  const draws = drawsOfBet(SEED, 'rohit-7f3a91', 212);
  const expected = [0, 1].flatMap((cursor) => {
    const bytes = createHmac('sha256', SEED).update(`rohit-7f3a91:212:${cursor}`).digest();
    return Array.from({ length: 8 }, (_, at) => bytes.readUInt32BE(4 * at) / 2 ** 32);
  });
  expect(Array.from({ length: 16 }, () => draws.fraction())).toEqual(expected);
});

test('the drawn check of a slot’s round comes out as it is drawn', () => {
  const draws = drawsOfBet(SEED, 'rohit-7f3a91', 212);
  expect([32, 34, 36, 34, 32].map((stops) => draws.below(stops))).toEqual([2, 12, 24, 31, 12]);
  expect(seedHash(SEED)).toBe('c374a08ea1ae1499a9e5ab31b153c9c8d74e5bf23104dc36c2c0154479d4500e');
});

test('a round for everyone begins with the bytes of the seed and the salt alone', () => {
  const draws = drawsOfRound(SEED, 'salt');
  const first = createHmac('sha256', SEED).update('salt').digest();
  expect(draws.fineFraction()).toBe(Number(first.readBigUInt64BE(0) >> 12n) / 2 ** 52);
  for (let taken = 7; taken < 31; taken += 4) draws.fraction();
  const last = first[31] as number;
  const next = createHmac('sha256', SEED).update('salt:1').digest();
  expect(draws.fraction()).toBe((last * 2 ** 24 + next.readUIntBE(0, 3)) / 2 ** 32);
});

test('a shuffled pack holds every card once, and what is dealt of it does not depend on how much is', () => {
  const pack = Array.from({ length: 52 }, (_, card) => card);
  const order = drawsOfBet(SEED, 'a', 0).dealt(pack, 52);
  expect(order.toSorted((a, b) => a - b)).toEqual(pack);
  expect(drawsOfBet(SEED, 'a', 0).dealt(pack, 5)).toEqual(order.slice(0, 5));
  expect(drawsOfBet(SEED, 'a', 0).dealt(pack, 60)).toEqual(order);
});

test('every order of a pack is as likely as every other', () => {
  const counts = new Map<string, number>();
  // Every fraction that two draws can be, on a grid: 3 × 2 orders.
  for (let first = 0; first < 6; first += 1)
    for (let second = 0; second < 6; second += 1) {
      const numbers = [first, second].map((sixth) => (sixth + 0.5) / 6);
      const bytes = Buffer.alloc(8);
      for (const [at, number] of numbers.entries()) bytes.writeUInt32BE(Math.floor(number * 2 ** 32), 4 * at);
      const order = drawsFrom(() => bytes)
        .dealt(['a', 'b', 'c'], 3)
        .join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
  expect([...counts.values()]).toEqual([6, 6, 6, 6, 6, 6]);
});

test('a seed is told by its hash, and one of a chain by the hash that was published', () => {
  const hashed = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
  const chain = [SEED, hashed(SEED), hashed(hashed(SEED)), hashed(hashed(hashed(SEED)))];
  const published = chain[3]?.toString('hex') ?? '';
  // The first round's seed is the last but one that was made.
  expect(chain.slice(0, 3).map((seed, at) => isOfChain(seed, 3 - at, published))).toEqual([true, true, true]);
  expect([isOfChain(SEED, 2, published), isOfChain(Buffer.alloc(32), 3, published)]).toEqual([false, false]);
  expect([isSeedOf(SEED, seedHash(SEED).toUpperCase()), isSeedOf(SEED, published)]).toEqual([true, false]);
  expect(
    [seedFrom(SEED.toString('hex')), seedFrom('f4fe'), seedFrom('x'.repeat(64))].map((seed) => seed?.length),
  ).toEqual([32, undefined, undefined]);
});
