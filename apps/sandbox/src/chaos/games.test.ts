import { runWalletSequences } from './games-wallet.ts';

test('whatever a provider sends, in whatever order, lost, repeated and at once: each answer and every paisa is as the rules say', async () => {
  await runWalletSequences({ count: 10, seed: 20_261_124 });
}, 120_000);
