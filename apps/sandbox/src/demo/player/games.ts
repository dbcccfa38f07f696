import type { Clock } from '../../base/index.ts';
import { giveOwnGames } from '../../casino/index.ts';
import { demoPlayer } from '../../players/index.ts';
import { type Database, isSeeded, markSeeded } from '../../store/index.ts';

const VERSION = '1';

/** The games that the demo player opened last and their favourites, the latest first, by their addresses. */
const OWN = {
  opened: ['spribe/aviator', 'mac88/teenpatti', 'red-tiger/lotus-lake', 'spribe/mines', 'aura/race-20-20'],
  favourites: ['spribe/aviator', 'ezugi/ultimate-andar-bahar', 'aura/matka'],
};

/** Gives the demo player games that they opened, and favourites. */
export async function seedDemoGames(database: Database, clock: Clock): Promise<void> {
  if (await isSeeded(database, 'demo-games', VERSION)) return;
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    if (demo) await giveOwnGames(tx, demo.id, OWN, clock());
    await markSeeded(tx, 'demo-games', VERSION);
  });
}
