import { filesCampaign } from './files.ts';

test('a hundred hostile files are refused with the reason, or what is kept of them is harmless', async () => {
  const lines: string[] = [];
  await filesCampaign({ count: 100, seed: 20_261_123, print: (line) => lines.push(line) });
  expect(lines.at(-1)).toMatch(/^refused \d{2,}, kept harmless \d{2,}$/);
}, 300_000);
