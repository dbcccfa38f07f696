/** What is asked before something half done is left, and said where a session has ended over it. */
export const enLeave = {
  close: 'Close',
  leaveTitle: 'Leave this page?',
  leaveText:
    'Something here is not finished yet. If you leave now, check My Bets or your statement before trying again. A game round continues by its rules.',
  leaveDoneText: 'It is finished now. You can leave.',
  leave: 'Leave',
  leaveStay: 'Stay',
  leaveAnyway: 'Leave anyway',
  signedOutHeldTitle: 'You have been signed out',
  signedOutHeldText:
    'Something was not finished when your session ended. Log in, then check My Bets or your statement before trying again.',
} as const;
