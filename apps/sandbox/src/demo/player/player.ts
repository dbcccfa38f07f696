import { REGISTRATION_PARENT_ID, REGISTRATION_TYPE_ID } from '@pavilion/api-client/wire';
import { addPaise, negatePaise, paise } from '@pavilion/money';
import type { Clock } from '../../base/index.ts';
import { addPlayer, demoPlayer, type Passwords, recordSettledStake } from '../../players/index.ts';
import { type Database, post } from '../../store/index.ts';
import { SECOND_ORGANISATION } from '../operator/organisation.ts';
import { demoHistory } from './history.ts';

/** How anybody signs in as the demo player. */
const DEMO_LOGIN = { username: 'demo', password: 'Pavilion1' };

/** The other organisation's demo player begins with play money and no history. */
const GUEST_MONEY = { cash: paise(1_000_000), coins: paise(100_000) };

/** Adds the other organisation's demo player, once. */
export async function seedGuest(database: Database, clock: Clock, passwords: Passwords): Promise<void> {
  if (await demoPlayer(database, SECOND_ORGANISATION)) return;
  const passwordHash = await passwords.hash(DEMO_LOGIN.password);
  const at = clock();
  await database.transaction(async (tx) => {
    const { id } = await addPlayer(tx, {
      ...{
        username: 'guest',
        name: 'Meera',
        mobile: { country: '+91', number: '9876501234' },
        passwordHash,
      },
      ...{ typeId: REGISTRATION_TYPE_ID, parentId: REGISTRATION_PARENT_ID, organisation: SECOND_ORGANISATION },
      ...{ isDemo: true, at },
    });
    const { cash, coins } = GUEST_MONEY;
    await post(tx, {
      ...{
        reference: `welcome:${id}`,
        kind: 'adjustment',
        title: 'Play money to start with',
        detail: 'Not real money',
      },
      ...{ state: 'Added', at },
      entries: [
        { account: { house: 'play-money' }, amount: negatePaise(addPaise(cash, coins)) },
        { account: { player: id, name: 'cash' }, amount: cash },
        { account: { player: id, name: 'coins' }, amount: coins },
      ],
    });
  });
}

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
    for (const { moves, stake, ...event } of history) {
      await post(tx, {
        ...event,
        entries: moves.map(({ account, amount }) => ({
          account:
            account === 'cash' || account === 'coins' ? { player: player.id, name: account } : { house: account },
          amount,
        })),
      });
      if (stake !== undefined) await recordSettledStake(tx, player.id, stake, event.at);
    }
  });
}
