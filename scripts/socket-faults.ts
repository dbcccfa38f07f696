import type { campaigns as operatorCampaigns } from '@pavilion/sandbox/chaos';
import { playSocket } from './socket/play.ts';

type Campaign = (typeof operatorCampaigns)[string];

/** Between the operator's publisher and a page's book: connections that lose, double, reorder, lag, hang and are cut, in virtual time. */
export const socketCampaigns: Readonly<Record<'socket', Campaign>> = {
  socket: {
    count: 1000,
    of: 'connections in trouble',
    async run({ count, seed, print }) {
      for (let played = 0; played < count; played += 1) {
        try {
          await playSocket(seed + played);
        } catch (error) {
          throw new Error(`Connection ${seed + played}: pnpm chaos socket 1 ${seed + played}`, { cause: error });
        }
        if ((played + 1) % 100 === 0) print(`${played + 1} connections; each book was the operator's in the end`);
      }
    },
  },
};
