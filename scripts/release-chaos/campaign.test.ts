import { releaseCampaigns } from './campaign.ts';

describe('releases of ten teams', () => {
  it('are accounted for, however many teams are killed at a write', async () => {
    const lines: string[] = [];
    await releaseCampaigns.releases.run({ count: 2, seed: 20_261_129, print: (line) => lines.push(line) });
    expect(lines).toEqual([expect.stringMatching(/^2 rounds: \d\d commands acknowledged, \d+ kills/)]);
  });
});
