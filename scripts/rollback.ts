// `pnpm rollback APP [--force]`: the version that was live before is live again. `--force` lets it go live beside a contract that it does not keep.
import { parseArgs } from 'node:util';
import { folderStore, rollbackRelease } from '@pavilion/federation/release';
import { stopWith } from './failure.ts';
import { keys } from './releases.ts';
import { releasesFolder } from './workspace.ts';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } });
const [app] = positionals;
if (!app) stopWith('Say which app: pnpm rollback casino');
try {
  const { from, to } = await rollbackRelease(folderStore(releasesFolder), app, { keys, force: values.force ?? false });
  console.log(`${app}: ${from} → ${to}`);
} catch (error) {
  stopWith(error);
}
