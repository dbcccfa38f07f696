// `pnpm rollback APP --reason TEXT [--by NAME] [--force]`: the version that was live before is live again; the history keeps the reason.
// `--force` lets it go live although it does not fit what is live.
import { folderStore, originOf, rollbackRelease } from '@pavilion/federation/release';
import { appAndOptions } from './arguments.ts';
import { stopWith } from './failure.ts';
import { keys } from './releases.ts';
import { releasesFolder, root } from './workspace.ts';

const { app, values } = appAndOptions('Usage: pnpm rollback APP --reason TEXT [--by NAME] [--force]', {
  reason: { type: 'string' },
  by: { type: 'string' },
  force: { type: 'boolean' },
});
try {
  const { from, to, fault } = await rollbackRelease(folderStore(releasesFolder), app, {
    keys,
    origin: await originOf(root, values),
    force: values.force ?? false,
    onForced: (warning) => console.warn(`Warning: ${warning}`),
  });
  if (fault) console.log(`${fault}\n${app} goes back to what its key has signed last.`);
  console.log(`${app}: ${from ?? 'nothing good'} → ${to}`);
} catch (error) {
  stopWith(error);
}
