import type { Clock } from '../../base/index.ts';
import { addWalletKey } from '../../casino/index.ts';
import { type Database, isSeeded, markSeeded, type Vault } from '../../store/index.ts';
import { fillTitles, newKeyPair } from '../../studio/index.ts';
import { titleRows } from './catalogue.ts';

/** Count it up when what is behind the tiles changes: the titles are then filled anew. */
const VERSION = '11';

/** What is behind the tiles, and the keys that the studio signs with for each provider. */
export async function seedTitles(database: Database, clock: Clock, vault: Vault): Promise<void> {
  if (await isSeeded(database, 'titles', VERSION)) return;
  const titles = titleRows();
  await database.transaction(async (tx) => {
    await fillTitles(tx, titles);
    for (const provider of new Set(titles.map((title) => title.provider))) {
      const key = await newKeyPair(tx, vault, provider);
      if (key !== null) await addWalletKey(tx, provider, key, clock());
    }
    await markSeeded(tx, 'titles', VERSION);
  });
}
