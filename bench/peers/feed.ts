import { io } from 'socket.io-client';

/** A price as a peer's cell shows it; null where nobody offers one. */
export interface Cell {
  readonly odds: number | null;
  readonly size: number | null;
}
/** A match with its six prices: home, draw and away, back and lay of each. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly cells: readonly Cell[];
}
/** A price that has become another one, by where it stands. */
export interface Change extends Cell {
  readonly row: number;
  readonly cell: number;
}

interface Match {
  readonly marketId: string;
  readonly name: string;
  readonly runners: readonly (Readonly<Record<'back' | 'lay', Cell | null>> & { readonly id: string })[];
}
interface News {
  readonly images?: readonly {
    readonly market: {
      readonly marketId: string;
      readonly runners: readonly (Readonly<Record<'back' | 'lay', readonly Cell[]>> & { readonly id: string })[];
    };
  }[];
  readonly markets?: readonly {
    readonly marketId: string;
    /** Twice the runner's place in the list's row, one more for lay, then the best price and its size among others. */
    readonly odds?: readonly (readonly [cell: number, odds?: number, size?: number, ...deeper: number[]])[];
  }[];
}

const SOCCER = '1';
const COLUMNS = ['1', 'X', '2'];

/** Reads the list that the operator has of soccer, and tells `hear` all that changes in it, as it is said. */
export async function followPrices(hear: (changes: readonly Change[]) => void): Promise<Row[]> {
  const answer = await fetch(`/sports-api/bet/matches?sport=${SOCCER}`);
  const { data } = (await answer.json()) as { data: { matches: readonly Match[] } };
  const rowOf = new Map(data.matches.map(({ marketId }, at) => [marketId, at]));
  const socket = io({ path: '/public', transports: ['websocket'] });
  const take = ({ images = [], markets = [] }: News) => {
    const changes: Change[] = [];
    const put = (marketId: string, runner: string, side: 'back' | 'lay', price: Cell) => {
      const row = rowOf.get(marketId);
      if (row !== undefined) changes.push({ row, cell: cellOf(runner, side), ...price });
    };
    for (const { market } of images) {
      for (const { id, back, lay } of market.runners) {
        put(market.marketId, id, 'back', back[0] ?? NONE);
        put(market.marketId, id, 'lay', lay[0] ?? NONE);
      }
    }
    for (const { marketId, odds = [] } of markets) {
      const row = rowOf.get(marketId);
      if (row === undefined) continue;
      for (const [cell, best = null, size = null] of odds) changes.push({ row, cell, odds: best, size });
    }
    hear(changes);
  };
  const rows = data.matches.map(({ marketId, name, runners }) => {
    const cells: Cell[] = COLUMNS.flatMap(() => [NONE, NONE]);
    for (const { id, back, lay } of runners) {
      cells[cellOf(id, 'back')] = back ?? NONE;
      cells[cellOf(id, 'lay')] = lay ?? NONE;
    }
    return { id: marketId, name, cells };
  });
  socket.on('odds:delta', take);
  socket.on('connect', async () => {
    const question = { reader: 'peer', only: true, markets: [...rowOf.keys()], scores: [], lists: [] };
    const news = (await socket.emitWithAck('odds:subscribe', question)) as News;
    take(news);
  });
  return rows;
}

const NONE: Cell = { odds: null, size: null };

/** Where a runner's price stands in its row. */
function cellOf(runner: string, side: 'back' | 'lay'): number {
  return 2 * COLUMNS.indexOf(runner.slice(runner.lastIndexOf('-') + 1)) + (side === 'back' ? 0 : 1);
}

export const oddsText = ({ odds }: Cell) => (odds === null ? '—' : odds.toFixed(2));
export const sizeText = ({ size }: Cell) => (size === null ? '' : String(Math.round(size)));
