import { attackCampaign } from './attack.ts';

test('five hundred random bodies and frames, and as many commands in parallel to two processes, take nothing and break nothing', async () => {
  const lines: string[] = [];
  await attackCampaign({ count: 500, seed: Date.now() % 1_000_000_000, print: (line) => lines.push(line) });
  expect(lines.filter((line) => /commands \([1-9]\d* granted/.test(line))).toHaveLength(2);
}, 300_000);
