import type { Transaction } from '../../store/index.ts';
import { notify } from './notify.ts';

/** Lets a player know that their password was changed, which whoever holds their phone or password can do too. */
export const tellPasswordChanged = (tx: Transaction, player: number, at: Date): Promise<void> =>
  notify(tx, player, {
    title: 'Your password was changed',
    message: 'You are signed out everywhere else. If it was not you, contact support.',
    status: 'info',
    about: { kind: 'account' },
    at,
  });
