import type { OwnSession } from './session.ts';
import { showOwnToast, showToast } from './toasts.ts';

/**
 * What ends a session that the operator has ended, whoever hears of it first: a call that is answered 401, the session's check or
 * the socket, with the operator's words where it gave them (spec §8). The player is told once; they did not sign out themselves.
 */
export function sessionOver(session: () => Pick<OwnSession, 'getState' | 'lapse'>): (message?: string) => void {
  return (message) => {
    if (session().getState().token === null) return;
    if (message) showToast('error', message);
    else showOwnToast('error', 'sessionEnded');
    void session().lapse(message);
  };
}
