/** What passkeys say wherever they are made or used. English is the source. */
export const en = {
  notUsed: 'No passkey was used',
  notUsedText: 'The request was closed, or this device has no passkey for this site. Try again, or use your password.',
  notMade: 'No passkey was made',
  notMadeText: 'The request was closed. Try again, now or later.',
  timedOut: 'The request timed out',
  timedOutText: 'Try again and confirm on your device.',
  kept: 'This device already has a passkey',
  keptText: 'You can log in with it. There is nothing to add.',
  notHere: 'Passkeys do not work at this address',
  notHereText: 'Use your password here.',
  notFit: 'This device can’t save a passkey',
  notFitText: 'It needs a screen lock: a PIN, a fingerprint or your face. Set one up and try again.',
  failed: 'The passkey did not work',
  failedText: 'Try again, or use your password.',
  added: 'Passkey added',
} as const;
