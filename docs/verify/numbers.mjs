import { createHmac } from 'node:crypto';

/** Whole numbers below a count, of four bytes each; `text(cursor)` is what the seed signs. */
export function numbersOf(seed, text) {
  let taken = 0;
  const below = (count) => {
    const block = createHmac('sha256', seed)
      .update(text(Math.floor(taken / 8)))
      .digest();
    const number = block.readUInt32BE(4 * (taken % 8));
    taken += 1;
    return Number((BigInt(number) * BigInt(count)) >> 32n);
  };
  const dealt = (items, count) => {
    const left = [...items];
    return Array.from({ length: count }, () => {
      const at = left.length === 1 ? 0 : below(left.length);
      const item = left[at];
      const last = left.pop();
      if (at < left.length) left[at] = last;
      return item;
    });
  };
  return { below, dealt };
}

const RANKS = 'A23456789TJQK';
export const PACK = [...'shdc'].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
export const rankOf = (card) => RANKS.indexOf(card[0]) + 1;
export const range = (count) => [...Array(count).keys()];

/** The product of the fractions, down to four decimals, times the stake, down to the paisa. */
export function paid(stake, fractions, most) {
  let [above, under] = [1n, 1n];
  for (const [a, b] of fractions) [above, under] = [above * BigInt(a), under * BigInt(b)];
  const pays = (BigInt(stake) * ((above * 10_000n) / under)) / 10_000n;
  return Number(pays > BigInt(most) ? BigInt(most) : pays);
}
