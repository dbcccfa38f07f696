// `pnpm release APP [--version X.Y.Z] [--force] [--new-key]`: build → immutable version folder → signed statement. `--force` lets a
// remote go live whose contract the live shell does not keep or one of whose paths an app claims whose key is not here, `--new-key` what was signed with another key so far.
import { appAndOptions } from './arguments.ts';
import { stopWith } from './failure.ts';
import { keys, releaseApp } from './releases.ts';
import { releasesFolder } from './workspace.ts';

const { app, values } = appAndOptions('Usage: pnpm release APP [--version X.Y.Z] [--force] [--new-key]', {
  version: { type: 'string' },
  force: { type: 'boolean' },
  'new-key': { type: 'boolean' },
});
try {
  const { version, done, seconds, newKey } = await releaseApp(app, {
    releases: releasesFolder,
    ...(values.version === undefined ? {} : { version: values.version }),
    force: values.force ?? false,
    onForced: (warning) => console.warn(`Warning: ${warning}`),
    newKey: values['new-key'] ?? false,
  });
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
} catch (error) {
  stopWith(error);
}
