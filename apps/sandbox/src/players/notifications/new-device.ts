import type { Device } from '@pavilion/api-client/wire';
import type { Transaction } from '../../store/index.ts';
import { notify } from './notify.ts';

/** Lets a player know that they have signed in on what they had not signed in on before: whoever has their password could have. */
export async function tellNewDevice(
  tx: Transaction,
  player: number,
  { browser, system }: Device,
  at: Date,
): Promise<void> {
  const by = [browser, system].filter((one) => one !== undefined).join(', ');
  await notify(tx, player, {
    title: 'Signed in on a new device',
    ...(by === ''
      ? {
          message:
            'You signed in on another device. If it was not you, change your password: that signs out everywhere else.',
        }
      : {
          message: `You signed in with ${by}. If it was not you, change your password: that signs out everywhere else.`,
        }),
    status: 'warning',
    about: { kind: 'account' },
    at,
  });
}
