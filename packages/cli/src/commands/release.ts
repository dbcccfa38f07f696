// `pavilion release APP [--version X.Y.Z] [--dry-run] [--ahead] [--urgent] [--force] [--new-key] [--by NAME] [--reason TEXT]`: build → immutable
// version folder → signed statement. The history keeps the commit, the reason, and who released: `--by`, the CI service's user or git's.
// `--dry-run` builds and says how it fits what is live, and publishes nothing. `--ahead` lets a remote go live before the shell that it needs: players keep the
// release before until then. `--urgent` makes open tabs take this shell at once. `--force` lets go live what does not fit what is live, or one of whose paths an
// app claims whose key is not here, `--new-key` what was signed with another key so far.
import { appAndOptions, storeOf } from '../arguments.ts';
import { stopWith } from '../failure.ts';
import { checkApp, keys, releaseApp } from '../releases.ts';

const usage =
  'Usage: pavilion release APP [--version X.Y.Z] [--dry-run] [--ahead] [--urgent] [--force] [--new-key] [--by NAME] [--reason TEXT] [--store FOLDER]';
const { app, values } = await appAndOptions(usage, {
  version: { type: 'string' },
  'dry-run': { type: 'boolean' },
  ahead: { type: 'boolean' },
  urgent: { type: 'boolean' },
  force: { type: 'boolean' },
  'new-key': { type: 'boolean' },
  by: { type: 'string' },
  reason: { type: 'string' },
});
if (values.ahead && app === 'shell') stopWith(`A shell has nothing to be ahead of. ${usage}`);
if (values.urgent && app !== 'shell') stopWith(`Only a shell can be urgent. ${usage}`);
const options = {
  releases: storeOf(values.store),
  ...(values.version === undefined ? {} : { version: values.version }),
  ahead: values.ahead ?? false,
  urgent: values.urgent ?? false,
  force: values.force ?? false,
  onForced: (warning: string) => console.warn(`Warning: ${warning}`),
  newKey: values['new-key'] ?? false,
  by: values.by,
  reason: values.reason,
  sourceMaps: true,
};
try {
  if (values['dry-run']) {
    console.log(await checkApp(app, options));
  } else {
    const { version, done, seconds, newKey } = await releaseApp(app, options);
    const what = {
      built: 'built and live',
      again: 'live again, built before from these sources',
      same: 'live already, nothing changed',
    };
    console.log(`${app} ${version}: ${what[done]} (${seconds.toFixed(1)} s)`);
    if (newKey)
      console.log(
        `The public key of ${app} is new, and the operator has to list this: ${newKey} (x in ${keys.fileOf(app)})`,
      );
  }
} catch (error) {
  stopWith(error);
}
