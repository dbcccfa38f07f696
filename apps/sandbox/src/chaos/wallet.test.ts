import { runWallets } from './wallet.ts';

test('sixty interleavings of a wallet, with lost answers, double clicks, two devices, two operators and the clock, have each effect once', async () => {
  const tally = await runWallets({ count: 60, seed: 20_261_123 });
  // All of it happens: much is granted, much refused, sent again and lost, and some takes two operators.
  for (const [name, least] of [
    ['granted', 40],
    ['refused', 25],
    ['lost', 5],
    ['repeated', 5],
    ['first', 1],
    ['waiting', 1],
  ] as const) {
    expect([name, tally[name] >= least]).toEqual([name, true]);
  }
}, 120_000);
