import type { OddsNews } from '@pavilion/api-client';
import type { Timing } from './timing.ts';

/** How long after a market was asked for again the next change that is not understood waits, ms. */
const REST = 5000;

/** Has markets asked for again of which a change was not understood. */
export interface Rereads {
  /** Notes the markets of which a change was not understood. */
  note(news: Pick<OddsNews, 'markets'>): void;
  /** Forgets what waits. */
  stop(): void;
}

/**
 * Asks for each market once a change, and once in five seconds at most: the answer may not be understood either, and every change of such
 * a market may not be.
 */
export function createRereads({ after }: Pick<Timing, 'after'>, ask: (marketId: string) => void): Rereads {
  const resting = new Map<string, { isDue: boolean; readonly end: () => void }>();
  const begin = (marketId: string) => {
    const rest = resting.get(marketId);
    if (rest) {
      rest.isDue = true;
      return;
    }
    const end = after(REST, () => {
      const { isDue } = mine;
      resting.delete(marketId);
      if (isDue) begin(marketId);
    });
    const mine = { isDue: false, end };
    resting.set(marketId, mine);
    ask(marketId);
  };
  return {
    note({ markets = [] }) {
      for (const { marketId, isUnread } of markets) if (isUnread) begin(marketId);
    },
    stop() {
      for (const { end } of resting.values()) end();
      resting.clear();
    },
  };
}
