import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACK, paid, range, rankOf } from './numbers.mjs';

/** The reels of the slot models, and what they pay. */
const models = JSON.parse(readFileSync(join(import.meta.dirname, 'slot-models.json'), 'utf8'));

/** A round of steps: lost, paid for those that were safe, or given back where there was none. */
function climbed(stake, chances, isLost, most) {
  if (isLost) return 0;
  return chances.length === 0 ? stake : paid(stake, chances, most);
}

const HALVES = {
  red: [1, 3, 5, 7, 9, 12],
  black: [2, 4, 6, 8, 10, 11],
  odd: [1, 3, 5, 7, 9, 11],
  even: [2, 4, 6, 8, 10, 12],
  '1-6': [1, 2, 3, 4, 5, 6],
  '7-12': [7, 8, 9, 10, 11, 12],
};
const POCKETS = {
  '12 low': '10 3 1.6 1.4 1.1 1 0.41',
  '12 medium': '24 8 3 1.8 1.1 0.6 0.54',
  '12 high': '120 20 6 2 0.7 0.2 0.61',
  '16 low': '16 9 2 1.4 1.4 1.2 1.1 1 0.39',
  '16 medium': '110 40 10 5 3 1.5 1 0.5 0.20',
  '16 high': '900 120 25 8 4 2 0.2 0.2 0.24',
};

/** Rounds of a player's own. */
export const own = {
  mines({ bet, moves, most }, { dealt }) {
    const drawn = dealt(range(25), bet.mines);
    const fields = moves.flatMap(({ field }) => field ?? []);
    const chances = fields.map((_, nth) => [25 - nth, 25 - bet.mines - nth]);
    const isLost = fields.some((field) => drawn.includes(field));
    return { drawn, pays: climbed(bet.stake, fields.length ? [[97, 100], ...chances] : [], isLost, most) };
  },
  goal({ bet, moves, most }, { below }) {
    const [rows, columns] = bet.pitch.split('x').map(Number);
    const drawn = range(columns).map(() => below(rows));
    const passes = moves.flatMap(({ row }) => row ?? []);
    const chances = passes.map(() => [rows, rows - 1]);
    const isLost = passes.some((row, at) => drawn[at] === row);
    return { drawn, pays: climbed(bet.stake, passes.length ? [[97, 100], ...chances] : [], isLost, most) };
  },
  dice({ bet, most }, { below }) {
    const drawn = below(10_000);
    const chance = bet.side === 'under' ? bet.target : 10_000 - bet.target;
    const isWon = bet.side === 'under' ? drawn < bet.target : drawn >= bet.target;
    return { drawn, pays: isWon ? paid(bet.stake, [[9700, chance]], most) : 0 };
  },
  plinko({ bet, most }, { below }) {
    const drawn = range(bet.rows).map(() => below(2));
    const rights = drawn.filter((turn) => turn === 1).length;
    const pocket = POCKETS[`${bet.rows} ${bet.risk}`].split(' ')[Math.min(rights, bet.rows - rights)];
    return { drawn, pays: paid(bet.stake, [[Math.round(Number(pocket) * 100), 100]], most) };
  },
  miniroulette({ bet, most }, { below }) {
    const drawn = below(13);
    let tenths = 0;
    for (const { spot, stake } of bet.chips) {
      if (HALVES[spot]?.includes(drawn)) tenths += 21 * stake;
      if (Number(spot) === drawn) tenths += 126 * stake;
    }
    return { drawn, pays: Math.min(Math.floor(tenths / 10), most) };
  },
  hilo({ bet, moves, most }, { below }) {
    const cards = [bet.first];
    const chances = [];
    let isLost = false;
    for (const { kind, call } of moves) {
      if (kind === 'cash-out') break;
      const before = rankOf(cards.at(-1));
      cards.push(PACK[below(52)]);
      if (kind !== 'call') continue;
      const isRight = (rank) => {
        if (call === 'same') return rank === before;
        if (rank === before) return call.endsWith('same');
        return call.startsWith('higher') ? rank > before : rank < before;
      };
      chances.push([97 * 13, 100 * range(13).filter((rank) => isRight(rank + 1)).length]);
      isLost ||= !isRight(rankOf(cards.at(-1)));
    }
    return { drawn: cards.slice(1), pays: climbed(bet.stake, chances, isLost, most) };
  },
  slots({ model, bet, most }, { below }) {
    const { pays: table, scatters, strips, free } = models[model];
    const drawn = [];
    let [pays, granted] = [0, 0];
    do {
      const reels = (drawn.length > 0 ? free.strips : strips).map((strip) => strip.split(' '));
      const stops = reels.map((strip) => below(strip.length));
      const shown = (reel, row) => reels[reel][(stops[reel] + row) % reels[reel].length];
      let lineBets = LINES.reduce(
        (sum, rows) =>
          sum +
          lineOf(
            table,
            [...rows].map((row, reel) => shown(reel, Number(row))),
          ),
        0,
      );
      const inView = range(15).filter((cell) => shown(cell % 5, Math.floor(cell / 5)) === 'S').length;
      if (inView > 2) {
        lineBets += 20 * scatters.pays[Math.min(inView, 5) - 3];
        granted = Math.min(granted + scatters.freeSpins[Math.min(inView, 5) - 3], free.most);
      }
      pays += Math.floor((bet.stake * lineBets * (drawn.length > 0 ? free.multiplier : 1)) / 20);
      drawn.push(stops);
    } while (drawn.length <= granted && pays < most);
    return { drawn, pays: Math.min(pays, most) };
  },
};

/** The rows of each line, reel by reel. */
const LINES =
  '11111 00000 22222 01210 21012 00100 22122 12221 10001 10101 12121 01010 21212 11011 11211 00222 22000 02020 20202 01110'.split(
    ' ',
  );

/** What a line pays: its first symbol that is no wild, as often as it or a wild comes from the left. */
function lineOf(table, line) {
  const best = Object.entries(table).map(([symbol, pays]) => {
    const end = line.findIndex((cell) => cell !== symbol && cell !== 'W');
    return pays[(end === -1 ? 5 : end) - 3] ?? 0;
  });
  return Math.max(...best);
}
