import { createHash } from 'node:crypto';
import { numbersOf } from './numbers.mjs';
import { own } from './own.mjs';
import { flown, settled, tables } from './tables.mjs';

const sha256 = (bytes) => createHash('sha256').update(bytes).digest();

/** A round worked out from what is said of it, with whether its seed is the promised one (null: no `hash` was given). */
export function verify({ most = 100_000_000, moves = [], bets = [], position = 1, hash, ...given }) {
  const seed = Buffer.from(given.seed ?? given.serverSeed, 'hex');
  let link = sha256(seed);
  const before = link;
  for (let taken = 1; taken < position; taken += 1) link = sha256(link);
  const isPromised = hash === undefined || hash === '' ? null : link.toString('hex') === hash.toLowerCase();
  if (given.game === 'aviator') return { isPromised, ...flown(seed, { ...given, bets, most }) };
  const table = tables[given.game];
  if (!table) {
    const numbers = numbersOf(seed, (cursor) => `${given.clientSeed}:${given.nonce}:${cursor}`);
    return { isPromised, ...own[given.game]({ ...given, moves, most }, numbers) };
  }
  const of = (bytes) => numbersOf(bytes, (cursor) => (cursor === 0 ? given.salt : `${given.salt}:${cursor}`));
  const opening = table.opening?.(of(before)) ?? null;
  const round = table.round(of(seed), opening);
  return { isPromised, opening, round, ...settled(table.times, round, bets, most) };
}
