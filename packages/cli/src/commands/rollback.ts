// `pavilion rollback APP --reason TEXT [--by NAME] [--force]`: the version that was live before is live again; the history keeps the reason.
// `--force` lets it go live although it does not fit what is live.
import { folderStore, originOf, rollbackRelease } from '@pavilion/federation/release';
import { appAndOptions, storeOf } from '../arguments.ts';
import { stopWith } from '../failure.ts';
import { root } from '../project.ts';
import { keys } from '../releases.ts';

const { app, values } = await appAndOptions(
  'Usage: pavilion rollback APP --reason TEXT [--by NAME] [--force] [--store FOLDER]',
  {
    reason: { type: 'string' },
    by: { type: 'string' },
    force: { type: 'boolean' },
  },
);
try {
  const { from, to, fault } = await rollbackRelease(folderStore(storeOf(values.store)), app, {
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
