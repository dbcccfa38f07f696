import { playSocket } from './socket/play.ts';

test('whatever becomes of a connection, no price is shown as live that is older than two seconds, and the book is the operator’s in the end', async () => {
  const seed = 20_261_128;
  for (let played = 0; played < 4; played += 1) {
    await playSocket(seed + played).catch((error: unknown) => {
      throw new Error(`pnpm chaos socket 1 ${seed + played}`, { cause: error });
    });
  }
});
