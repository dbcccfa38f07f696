// `pavilion releases`: what is live, how it fits together, and the latest releases and rollbacks with who, when, commit and reason.
import { folderStore, historyTable, liveMatrix } from '@pavilion/federation/release';
import { onlyOptions, storeOf } from '../arguments.ts';
import { stopWith } from '../failure.ts';
import { keys } from '../releases.ts';

/** How many moves are shown. */
const MOVES = 15;

const values = onlyOptions('Usage: pavilion releases [--store FOLDER]', {});
try {
  const store = folderStore(storeOf(values.store));
  console.log(await liveMatrix(store, { keys }));
  console.log(`\n${await historyTable(store, MOVES)}`);
} catch (error) {
  stopWith(error);
}
