import type { Transaction } from '../../store/index.ts';
import { notify } from './notify.ts';

const MESSAGES = {
  added: {
    title: 'A passkey was added',
    message: 'It signs you in without your password. If it was not you, remove it and change your password.',
  },
  removed: {
    title: 'A passkey was removed',
    message: 'It no longer signs you in. If it was not you, change your password and contact support.',
  },
} as const;

/** Lets a player know that a way into their account was added or removed. */
export const tellPasskey = (tx: Transaction, player: number, what: keyof typeof MESSAGES, at: Date): Promise<void> =>
  notify(tx, player, { ...MESSAGES[what], status: 'warning', about: { kind: 'account' }, at });
