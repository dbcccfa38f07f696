// `pnpm releases`: what is live, how it fits together, and the latest releases and rollbacks with who, when, commit and reason.
import { folderStore, historyTable, liveMatrix } from '@pavilion/federation/release';
import { onlyOptions } from './arguments.ts';
import { stopWith } from './failure.ts';
import { keys } from './releases.ts';
import { releasesFolder } from './workspace.ts';

/** How many moves are shown. */
const MOVES = 15;

onlyOptions('Usage: pnpm releases', {});
try {
  const store = folderStore(releasesFolder);
  console.log(await liveMatrix(store, { keys }));
  console.log(`\n${await historyTable(store, MOVES)}`);
} catch (error) {
  stopWith(error);
}
