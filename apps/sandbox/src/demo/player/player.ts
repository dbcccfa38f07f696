import { REGISTRATION_PARENT_ID, REGISTRATION_TYPE_ID } from '@pavilion/api-client/wire';
import type { Clock } from '../../base/index.ts';
import { addPlayer, demoPlayer, type Passwords } from '../../players/index.ts';
import { type Database, post } from '../../store/index.ts';
import { demoHistory } from './history.ts';

/** How anybody signs in as the demo player. */
const DEMO_LOGIN = { username: 'demo', password: 'Pavilion1' };

/** Adds the demo player and their sixty days of history, once. */
export async function seedDemoPlayer(database: Database, clock: Clock, passwords: Passwords): Promise<void> {
  if (await demoPlayer(database)) return;
  const passwordHash = await passwords.hash(DEMO_LOGIN.password);
  const now = clock();
  const history = demoHistory(now);
  await database.transaction(async (tx) => {
    const player = await addPlayer(tx, {
      username: DEMO_LOGIN.username,
      name: 'Rohit',
      mobile: { country: '+91', number: '9876543210' },
      passwordHash,
      typeId: REGISTRATION_TYPE_ID,
      parentId: REGISTRATION_PARENT_ID,
      isDemo: true,
      at: history[0]?.at ?? now,
    });
    for (const { moves, ...event } of history) {
      await post(tx, {
        ...event,
        entries: moves.map(({ account, amount }) => ({
          account:
            account === 'cash' || account === 'coins' ? { player: player.id, name: account } : { house: account },
          amount,
        })),
      });
    }
  });
}
