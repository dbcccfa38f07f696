import { filesCampaign } from './files.ts';

test('refuses 200 hostile files with the reason, or keeps a harmless picture', async () => {
  const lines: string[] = [];
  await filesCampaign({ count: 200, seed: 20_261_123, print: (line) => lines.push(line) });
  expect(lines.at(-1)).toMatch(/^refused \d{2,}, kept harmless \d{2,}$/);
}, 300_000);
