import { returnsCampaign } from './returns.ts';

test('each game returns in each way to play it what is stated, in a slice of its rounds', async () => {
  const printed: string[] = [];
  await returnsCampaign({ count: 2000, seed: 20_261, print: (line) => printed.push(line) });
  expect(printed.filter((line) => line.endsWith(': holds')).length).toBeGreaterThan(60);
  for (const game of [
    'mines',
    'dice',
    'plinko',
    'goal',
    'hilo',
    'miniroulette',
    'aviator',
    'baccarat',
    'dream-catcher',
    'hi-low',
    'matka',
    'teenpatti-open',
    'race-20-20',
    'trio',
    'slot-steady',
    'slot-wild',
  ])
    expect([game, printed.some((line) => line.startsWith(`${game},`))]).toEqual([game, true]);
});
