// `pnpm releases`: what is live, and how it fits together.
import { folderStore, liveMatrix } from '@pavilion/federation/release';
import { onlyOptions } from './arguments.ts';
import { stopWith } from './failure.ts';
import { keys } from './releases.ts';
import { releasesFolder } from './workspace.ts';

onlyOptions('Usage: pnpm releases', {});
try {
  console.log(await liveMatrix(folderStore(releasesFolder), { keys }));
} catch (error) {
  stopWith(error);
}
