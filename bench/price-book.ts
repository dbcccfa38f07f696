import { call } from './operator-calls.ts';
import { openPriceSocket } from './price-sockets.ts';

interface Match {
  readonly refMatchId: string;
  readonly marketId: string;
  readonly runners: readonly { readonly id: string; readonly name: string }[];
}
type Side = 'back' | 'lay';
interface News {
  readonly images?: readonly {
    readonly market: {
      readonly marketId: string;
      readonly runners: readonly (Readonly<Record<Side, readonly { readonly odds: number }[]>> & {
        readonly id: string;
      })[];
    };
  }[];
  readonly markets?: readonly {
    readonly marketId: string;
    /** Twice the runner's place, one more for lay, then the best price among others. */
    readonly odds?: readonly (readonly [side: number, best?: number, ...others: number[]])[];
  }[];
}

/** The operator's own prices of a list, with what they were a moment ago, and what it cost to be told of them. */
export interface PriceBook {
  /** Whether a price stood there at any time from `from` to `to`, ms since 1970. */
  stood(price: PriceAt, from: number, to: number): boolean;
  /** Bytes that came as deltas, the bytes of the same rows of the list in full, and how many prices changed in them. */
  readonly received: { deltas: number; rows: number; changes: number };
  close(): void;
}
interface PriceAt {
  readonly match: string;
  readonly label: string;
  readonly odds: number;
}

/** How long what was is remembered, ms. */
const REMEMBERED = 10_000;

/** Follows every market of a sport's list. */
export async function openPriceBook(address: string, sport: string): Promise<PriceBook> {
  const { data } = await call<{ data: { matches: readonly Match[] } }>(
    address,
    `/sports-api/bet/matches?sport=${sport}`,
  );
  const matches = new Map(
    data.matches.map((match) => [match.marketId, { match, bytes: JSON.stringify(match).length }]),
  );
  const prices = new Map<string, { readonly odds: number; readonly since: number }[]>();
  const received = { deltas: 0, rows: 0, changes: 0 };
  const put = (runner: string, side: Side, odds: number | undefined, at: number) => {
    const known = (prices.get(`${runner} ${side}`) ?? []).filter(
      ({ since }, index, all) => since > at - REMEMBERED || index === all.length - 1,
    );
    prices.set(`${runner} ${side}`, [...known, { odds: odds ?? Number.NaN, since: at }]);
  };
  const socket = await openPriceSocket(address);
  const take = ({ images = [], markets = [] }: News, at: number) => {
    for (const { market } of images) {
      for (const { id, back, lay } of market.runners) {
        put(id, 'back', back[0]?.odds, at);
        put(id, 'lay', lay[0]?.odds, at);
      }
    }
    for (const { marketId, odds = [] } of markets) {
      received.rows += matches.get(marketId)?.bytes ?? 0;
      received.changes += odds.length;
      const runners = matches.get(marketId)?.match.runners ?? [];
      for (const [side, best] of odds)
        put(runners[Math.floor(side / 2)]?.id ?? '', side % 2 ? 'lay' : 'back', best, at);
    }
  };
  socket.read(({ text, at }) => {
    if (!text.startsWith('42["odds:delta"')) return;
    received.deltas += Buffer.byteLength(text);
    const [, news] = JSON.parse(text.slice(2)) as [string, News];
    take(news, at);
  });
  const question = { reader: 'bench', only: true, markets: [...matches.keys()], scores: [], lists: [] };
  const { text, at } = await socket.ask('odds:subscribe', question);
  const [news] = JSON.parse(text.slice(text.indexOf('['))) as [News];
  take(news, at);
  const byId = new Map(data.matches.map((match) => [match.refMatchId, match]));
  return {
    received,
    stood({ match, label, odds }, from, to) {
      const side = label.startsWith('Back') ? 'back' : 'lay';
      const name = label.slice(label.indexOf(' ') + 1);
      const runner = byId.get(match)?.runners.find((each) => each.name === name);
      const known = prices.get(`${runner?.id} ${side}`) ?? [];
      return known.some(
        (price, index) =>
          price.odds === odds && price.since <= to && (known[index + 1]?.since ?? Number.POSITIVE_INFINITY) >= from,
      );
    },
    close: () => socket.close(),
  };
}
