import { runWallets } from './wallet.ts';

test('two hundred interleavings of a wallet, with lost answers, double clicks, two devices, two operators and the clock, have each effect once', async () => {
  const tally = await runWallets({ count: 200, seed: 20_261_123 });
  // All of it happens: much is granted, much refused, sent again and lost, and some takes two operators.
  for (const [name, least] of [
    ['granted', 150],
    ['refused', 100],
    ['lost', 20],
    ['repeated', 20],
    ['first', 1],
    ['waiting', 1],
  ] as const) {
    expect([name, tally[name] >= least]).toEqual([name, true]);
  }
}, 120_000);
