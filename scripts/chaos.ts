// `pnpm chaos NAME [COUNT] [SEED]` runs one campaign, which ends at its first failure.
// `pnpm chaos all [PERCENT] [SEED]` runs every campaign at so many percent of its count (1 by default), and ends with a summary line.
import { campaigns as operatorCampaigns } from '@pavilion/sandbox/chaos';
import { runAllCampaigns } from './chaos-all.ts';
import { deeperTests } from './deeper-tests.ts';
import { pageCampaigns } from './page-faults.ts';
import { releaseCampaigns } from './release-chaos/campaign.ts';
import { socketCampaigns } from './socket-faults.ts';

const campaigns: typeof operatorCampaigns = {
  ...operatorCampaigns,
  ...pageCampaigns,
  ...deeperTests,
  ...releaseCampaigns,
  ...socketCampaigns,
};

const [name = '', countText, seedText] = process.argv.slice(2);
const campaign = campaigns[name];
const seed = Number(seedText ?? Date.now() % 1_000_000_000);
const percent = Number(countText ?? 1);
if (name === 'all' && percent > 0 && percent <= 100 && Number.isInteger(seed)) {
  process.exit((await runAllCampaigns({ campaigns, percent, seed })) ? 0 : 1);
}
const count = Number(countText ?? campaign?.count);
if (!campaign || !Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error(`pnpm chaos NAME [COUNT] [SEED], where NAME is one of ${Object.keys(campaigns).join(', ')}`);
  console.error('pnpm chaos all [PERCENT] [SEED] runs every campaign at so many percent of its count, 1 unless given.');
  process.exit(1);
}
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(0)} s`;
console.log(`${count} ${campaign.of}. The seed is ${seed}: pnpm chaos ${name} ${count} ${seed}`);
try {
  await campaign.run({ count, seed, print: (line) => console.log(`${seconds().padStart(8)}  ${line}`) });
  console.log(`${count} ${campaign.of} in ${seconds()}: nothing was lost, leaked or broken.`);
} catch (error) {
  console.error(error);
  console.error(`Seed ${seed}, after ${seconds()}.`);
  process.exit(1);
}
