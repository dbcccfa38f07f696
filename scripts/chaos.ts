// `pnpm chaos NAME [COUNT] [SEED]`: makes trouble for the operator, the page or the checks at length, and ends at the first thing it got wrong.
import { campaigns as operatorCampaigns } from '@pavilion/sandbox/chaos';
import { deeperTests } from './deeper-tests.ts';
import { pageCampaigns } from './page-faults.ts';
import { socketCampaigns } from './socket-faults.ts';

const campaigns: typeof operatorCampaigns = {
  ...operatorCampaigns,
  ...pageCampaigns,
  ...deeperTests,
  ...socketCampaigns,
};

const [name = '', countText, seedText] = process.argv.slice(2);
const campaign = campaigns[name];
const count = Number(countText ?? campaign?.count);
const seed = Number(seedText ?? Date.now() % 1_000_000_000);
if (!campaign || !Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error(`pnpm chaos NAME [COUNT] [SEED], where NAME is one of ${Object.keys(campaigns).join(', ')}`);
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
