// `pnpm rollback APP`: the version that was live before is live again.
import { folderStore, rollbackRelease } from '@pavilion/federation/release';
import { stopWith } from './failure.ts';
import { keys } from './releases.ts';
import { releasesFolder } from './workspace.ts';

const [app] = process.argv.slice(2);
if (!app) stopWith('Say which app: pnpm rollback casino');
try {
  const { from, to } = await rollbackRelease(folderStore(releasesFolder), app, { keys });
  console.log(`${app}: ${from} → ${to}`);
} catch (error) {
  stopWith(error);
}
