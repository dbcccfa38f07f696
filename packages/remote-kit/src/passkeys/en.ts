/** What passkeys say wherever they are made or used. English is the source. */
export const en = {
  notUsed: 'No passkey was used',
  notUsedText: 'The request was closed, or this device has no passkey for this site. Try again, or use your password.',
  notMade: 'No passkey was made',
  notMadeText: 'The request was closed. You can try again, now or later.',
  timedOut: 'The request ran out of time',
  timedOutText: 'Your device waited for you for a while. Try again.',
  kept: 'This device has a passkey already',
  keptText: 'You can log in with it: there is nothing to add here.',
  notHere: 'Passkeys do not work at this address',
  notHereText: 'Use your password here.',
  notFit: 'This device can’t keep a passkey',
  notFitText: 'It needs a screen lock, as a PIN, a fingerprint or your face. Set one, then try again.',
  failed: 'The passkey did not work',
  failedText: 'Your device gave no reason. Try again, or use your password.',
  added: 'Passkey added',
} as const;
