// `pavilion rollback APP [--force]`: the version that was live before is live again. `--force` lets it go live although it does not fit what is live.
import { folderStore, rollbackRelease } from '@pavilion/federation/release';
import { appAndOptions, storeOf } from '../arguments.ts';
import { stopWith } from '../failure.ts';
import { keys } from '../releases.ts';

const { app, values } = await appAndOptions('Usage: pavilion rollback APP [--force] [--store FOLDER]', {
  force: { type: 'boolean' },
});
try {
  const { from, to, fault } = await rollbackRelease(folderStore(storeOf(values.store)), app, {
    keys,
    force: values.force ?? false,
    onForced: (warning) => console.warn(`Warning: ${warning}`),
  });
  if (fault) console.log(`${fault}\n${app} goes back to what its key has signed last.`);
  console.log(`${app}: ${from ?? 'nothing good'} → ${to}`);
} catch (error) {
  stopWith(error);
}
