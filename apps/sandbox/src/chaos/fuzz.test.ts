import { fuzzCampaign } from './fuzz.ts';

test('three hundred random requests and the frames that go with them get no failure, no crash and no silence, and move no rupee astray', async () => {
  const lines: string[] = [];
  await fuzzCampaign({ count: 300, seed: 20_261_122, print: (line) => lines.push(line) });
  expect(lines.at(-1)).toMatch(/routes; answers 200: \d+/);
}, 300_000);
