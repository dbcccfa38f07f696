// `pavilion releases`: what is live, and how it fits together.
import { folderStore, liveMatrix } from '@pavilion/federation/release';
import { onlyOptions, storeOf } from '../arguments.ts';
import { stopWith } from '../failure.ts';
import { keys } from '../releases.ts';

const { store } = onlyOptions('Usage: pavilion releases [--store FOLDER]', {});
try {
  console.log(await liveMatrix(folderStore(storeOf(store)), { keys }));
} catch (error) {
  stopWith(error);
}
