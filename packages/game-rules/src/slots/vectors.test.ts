import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawsOfBet, type SlotModel, type SlotModelName, seedFrom, slotGame, slotModels } from '../index.ts';

// The rounds of `vectors/slots.json` are worked out twice: by the rules, and by what stands here, which shares nothing with them but the
// strips and the pays of the models.

interface Vector {
  readonly model: SlotModelName;
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly bet: { readonly stake: number };
  readonly moves: readonly { readonly kind: string }[];
  /** The stops of each spin. */
  readonly drawn: readonly (readonly number[])[];
  readonly pays: number;
}

const vectors: readonly Vector[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../vectors/slots.json'), 'utf8'),
);

// As the drawing has them: for each reel the row.
const ROWS_OF_LINES =
  '11111 00000 22222 01210 21012 00100 22122 12221 10001 10101 12121 01010 21212 11011 11211 00222 22000 02020 20202 01110';

function secondOpinion(
  model: SlotModel,
  { serverSeed, clientSeed, nonce, bet }: Vector,
): Pick<Vector, 'drawn' | 'pays'> {
  let taken = 0;
  const stop = (stops: number) => {
    const text = `${clientSeed}:${nonce}:${taken >> 3}`;
    const block = createHmac('sha256', Buffer.from(serverSeed, 'hex')).update(text).digest();
    const number = block.readUInt32BE((taken % 8) * 4);
    taken += 1;
    return Number((BigInt(number) * BigInt(stops)) >> 32n);
  };
  const drawn: number[][] = [];
  let pays = 0;
  let granted = 0;
  do {
    const isFree = drawn.length > 0;
    const strips = isFree ? model.free.strips : model.strips;
    const stops = strips.map((strip) => stop(strip.length));
    drawn.push(stops);
    const shown = (reel: number, row: number) => strips[reel]?.[((stops[reel] ?? 0) + row) % 32] ?? '';
    let lineBets = 0;
    for (const rows of ROWS_OF_LINES.split(' ')) {
      const run = [...rows].map((row, reel) => shown(reel, Number(row)));
      const symbol = run.find((cell) => cell !== 'W') ?? '';
      let length = 0;
      while (length < 5 && [symbol, 'W'].includes(run[length] ?? '')) length += 1;
      if (length > 2 && symbol !== 'S') lineBets += model.pays[symbol as 'A'][length - 3] ?? 0;
    }
    let scatters = 0;
    for (let cell = 0; cell < 15; cell += 1) if (shown(cell % 5, Math.floor(cell / 5)) === 'S') scatters += 1;
    if (scatters > 2) {
      lineBets += 20 * (model.scatters.pays[scatters - 3] ?? 0);
      granted = Math.min(granted + (model.scatters.freeSpins[scatters - 3] ?? 0), model.free.most);
    }
    pays += (bet.stake / 20) * lineBets * (isFree ? model.free.multiplier : 1);
  } while (drawn.length <= granted && pays < 100_000_000);
  return { drawn, pays: Math.min(pays, 100_000_000) };
}

test('the reels and pays that docs/verify works with are those of the models', () => {
  const written = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../docs/verify/slot-models.json'), 'utf8'),
  );
  const joined = (strips: SlotModel['strips']) => strips.map((strip) => strip.join(' '));
  for (const [name, { strips, free, pays, scatters }] of Object.entries(slotModels)) {
    const known = { pays, scatters, strips: joined(strips), free: { ...free, strips: joined(free.strips) } };
    expect(written[name]).toEqual(known);
  }
  expect(Object.keys(written)).toEqual(Object.keys(slotModels));
});

test('the rules and a second implementation find what the vectors hold', () => {
  expect(new Set(vectors.map(({ model }) => model))).toEqual(new Set(Object.keys(slotModels)));
  expect(new Set(vectors.map(({ pays }) => pays > 0)).size).toBe(2);
  for (const vector of vectors) {
    const { drawn, pays } = vector;
    expect(secondOpinion(slotModels[vector.model], vector)).toEqual({ drawn, pays });
    const game = slotGame(slotModels[vector.model]);
    const draws = drawsOfBet(seedFrom(vector.serverSeed) ?? new Uint8Array(), vector.clientSeed, vector.nonce);
    const bet = game.readBet(vector.bet);
    let round = bet && game.begin(bet, draws);
    for (const input of vector.moves) {
      const move = game.readMove(input);
      round = round && move && game.next(round, move, draws);
    }
    expect([round?.isOver, round?.spins.map(({ stops }) => stops), round?.pays]).toEqual([true, drawn, pays]);
  }
});
