import type { PasskeyAssertion, PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@pavilion/api-client';
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

/**
 * Why the browser has made or used no passkey. `cancelled`: the player closed its request, or no passkey was there, which no browser tells
 * apart; `timed-out`; `kept`: this device has one for them already; `not-here`: not at this address; `not-fit`: the device can't
 * verify who holds it, or keep one; `failed`: for no reason that is known. `stopped`: by this page, for another request.
 */
export type PasskeyProblem = 'cancelled' | 'timed-out' | 'kept' | 'not-here' | 'not-fit' | 'failed' | 'stopped';

/** What came of asking the browser. */
export type Ceremony<Credential> = { readonly credential: Credential } | { readonly problem: PasskeyProblem };

const problems: Readonly<Record<string, PasskeyProblem>> = {
  AbortError: 'stopped',
  InvalidStateError: 'kept',
  SecurityError: 'not-here',
  ConstraintError: 'not-fit',
  NotSupportedError: 'not-fit',
};

async function outcomeOf<Credential>(ask: () => Promise<Credential>, timeout: number): Promise<Ceremony<Credential>> {
  const since = performance.now();
  try {
    return { credential: await ask() };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'NotAllowedError') {
      return { problem: performance.now() - since >= timeout ? 'timed-out' : 'cancelled' };
    }
    return { problem: problems[name] ?? 'failed' };
  }
}

/** Has the browser make a passkey. */
export const createPasskey = (options: PasskeyCreation): Promise<Ceremony<PasskeyAttestation>> =>
  outcomeOf(() => startRegistration({ optionsJSON: options }), options.timeout);

/** Has the browser sign by one. `inField`: it offers them in the field of the username, for as long as nothing else asks. */
export const signByPasskey = (options: PasskeyRequest, inField = false): Promise<Ceremony<PasskeyAssertion>> =>
  outcomeOf(() => startAuthentication({ optionsJSON: options, useBrowserAutofill: inField }), options.timeout);

/** Ends whatever the browser is asked. */
export const stopPasskeys = (): void => WebAuthnAbortService.cancelCeremony();

/** Whether the browser can offer passkeys in a field. */
export const canOfferInField = (): Promise<boolean> => browserSupportsWebAuthnAutofill();
