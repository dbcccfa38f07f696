/** What is asked before something half done is left, and said where a session has ended over it. */
export const enLeave = {
  close: 'Close',
  leaveTitle: 'Leave this page?',
  leaveText:
    'Something here is not finished yet. If you leave now, look before you try again what became of it: a bet stands in My Bets, a payment in your statement. A game’s round goes on by its rules.',
  leaveDoneText: 'What was not finished here is done now.',
  leave: 'Leave',
  leaveStay: 'Stay here',
  leaveAnyway: 'Leave anyway',
  signedOutHeldTitle: 'You have been signed out',
  signedOutHeldText:
    'Something was not finished when your session ended. Log in and look before you try again: a bet stands in My Bets, a payment in your statement.',
} as const;
