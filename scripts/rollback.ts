// `pnpm rollback APP [--force]`: the version that was live before is live again. `--force` lets it go live although it does not fit what is live.
import { folderStore, rollbackRelease } from '@pavilion/federation/release';
import { appAndOptions } from './arguments.ts';
import { stopWith } from './failure.ts';
import { keys } from './releases.ts';
import { releasesFolder } from './workspace.ts';

const { app, values } = appAndOptions('Usage: pnpm rollback APP [--force]', { force: { type: 'boolean' } });
try {
  const { from, to, fault } = await rollbackRelease(folderStore(releasesFolder), app, {
    keys,
    force: values.force ?? false,
    onForced: (warning) => console.warn(`Warning: ${warning}`),
  });
  if (fault) console.log(`${fault}\n${app} goes back to what its key has signed last.`);
  console.log(`${app}: ${from ?? 'nothing good'} → ${to}`);
} catch (error) {
  stopWith(error);
}
