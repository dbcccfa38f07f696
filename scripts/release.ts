// `pnpm release APP [--version X.Y.Z] [--force]`: build → immutable version folder → signed statement. `--force` lets a remote go live
// whose contract the live shell does not keep.
import { parseArgs } from 'node:util';
import { stopWith } from './failure.ts';
import { releaseApp } from './releases.ts';
import { releasesFolder } from './workspace.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'string' }, force: { type: 'boolean' } },
});
const [app] = positionals;
if (!app) stopWith('Say which app: pnpm release casino');
try {
  const { version, done, seconds } = await releaseApp(app, {
    releases: releasesFolder,
    ...(values.version ? { version: values.version } : {}),
    force: values.force ?? false,
  });
  const what = {
    built: 'built and live',
    again: 'live again, built before from these sources',
    same: 'live already, nothing changed',
  };
  console.log(`${app} ${version}: ${what[done]} (${seconds.toFixed(1)} s)`);
} catch (error) {
  stopWith(error);
}
