import { negatePaise, paise } from '@pavilion/money';
import { addPlayer, createPasswords, createSessions } from '../players/index.ts';
import { post } from '../store/index.ts';
import type { TestSandbox } from './sandbox.ts';

/** A player of a test and the token of their session. */
export interface SignedIn {
  readonly id: number;
  readonly token: string;
}

/** The password of every player that `newPlayer` makes. */
export const PASSWORD = 'Secret123';

const passwordHash = createPasswords({ cost: { memory: 64, passes: 1 } }).hash(PASSWORD);
let players = 0;

/** A new player with ₹10,000 (or so many paise) in cash, signed in for thirty days. */
export async function newPlayer(
  { database, now }: Pick<TestSandbox, 'database' | 'now'>,
  cash = paise(1_000_000),
): Promise<SignedIn> {
  const number = ++players;
  const hash = await passwordHash;
  return database.transaction(async (tx) => {
    const { id } = await addPlayer(tx, {
      username: `player ${number}`,
      name: `Player ${number}`,
      mobile: { country: '+91', number: String(7_000_000_000 + number) },
      passwordHash: hash,
      typeId: 3,
      parentId: 81026,
      at: now(),
    });
    await post(tx, {
      reference: `test:${id}`,
      kind: 'adjustment',
      title: 'Money for a test',
      detail: '',
      state: 'Added',
      at: now(),
      entries: [
        { account: { house: 'play-money' }, amount: negatePaise(cash) },
        { account: { player: id, name: 'cash' }, amount: cash },
      ],
    });
    return { id, token: await createSessions(database, now).begin(tx, id, true) };
  });
}
