import { type DeskBrowser, signedInDesk } from './desk.ts';
import { newPlayer, type SignedIn } from './players.ts';
import { type TestSandbox, testSandbox } from './sandbox.ts';

/** What most tests of the desk begin with. Whoever has it ends its sandbox. */
export interface DeskScene {
  readonly sandbox: TestSandbox;
  /** The owner, and two operators who are none. */
  readonly owner: DeskBrowser;
  readonly asha: DeskBrowser;
  readonly vikram: DeskBrowser;
  readonly player: SignedIn;
}

/** A sandbox with a player, and three who have signed in at its desk. */
export async function deskScene(): Promise<DeskScene> {
  const sandbox = await testSandbox();
  const [owner, asha, vikram] = await Promise.all([
    signedInDesk(sandbox),
    signedInDesk(sandbox, 'Asha'),
    signedInDesk(sandbox, 'Vikram'),
  ]);
  return { sandbox, owner, asha, vikram, player: await newPlayer(sandbox) };
}
