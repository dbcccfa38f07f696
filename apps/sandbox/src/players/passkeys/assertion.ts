import type { PasskeyAssertion } from '@pavilion/api-client/wire';
import { type Clock, Refusal } from '../../base/index.ts';
import type { CallContext } from '../../server/index.ts';
import type { Database } from '../../store/index.ts';
import type { Fingerprints } from '../accounts/referrals.ts';
import { type ChallengeFor, goodUntil, spendChallenge } from './challenges.ts';
import { passkeyLibrary } from './library.ts';
import { type KeptPasskey, noteUse, passkeyBy } from './passkeys.ts';

/** What is needed to check what a passkey has signed. */
export interface AssertionServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Fingerprints;
}

/** Where a passkey is used: the page's origin, and its host name, which passkeys are bound to. */
export interface PasskeySite {
  readonly origin: string;
  readonly rpId: string;
}

/** The site that a request's passkeys are of. Refused on a page that is none of the organisation's. */
export function passkeySiteOf({ page }: Pick<CallContext, 'page'>): PasskeySite {
  if (page === null) throw new Refusal(403, 'Passkeys do not work at this address.');
  return { origin: page, rpId: new URL(page).hostname };
}

const over = (field?: string) => new Refusal(400, 'This request has expired. Try again.', field);
const failed = (field?: string) => new Refusal(400, 'This passkey could not be checked. Try again.', field);

/** What an assertion was asked for, and whose may have signed it; `field` is named by a refusal. */
interface AssertionPurpose {
  readonly what: ChallengeFor;
  readonly player?: number;
  readonly field?: string;
}

/**
 * The passkey that has signed this: with the challenge that was made for it, used once, at this site, by who was verified by their device,
 * and counting on. Refused in every other case.
 */
export async function signedBy(
  { database, clock, vault }: AssertionServices,
  site: PasskeySite,
  assertion: PasskeyAssertion,
  { what, player, field }: AssertionPurpose,
): Promise<KeptPasskey> {
  const challenge = challengeIn(assertion);
  const until = challenge && goodUntil(vault, what, challenge, clock());
  if (!challenge || !until) throw over(field);
  const passkey = await passkeyBy(database, Buffer.from(assertion.id, 'base64url'));
  if (!passkey || passkey.rpId !== site.rpId || (player !== undefined && passkey.player !== player)) {
    throw new Refusal(400, 'This passkey is not registered here. Log in with your password.', field);
  }
  const counter = await counterOf(site, assertion, passkey, challenge);
  if (counter === null) throw failed(field);
  await database.transaction(async (tx) => {
    if (!(await spendChallenge(tx, challenge, until))) throw over(field);
    if (!(await noteUse(tx, passkey.id, counter, clock()))) throw failed(field);
  });
  return passkey;
}

/** What an assertion says that it was asked; null where it says nothing. */
export function challengeIn({ response }: { readonly response: { readonly clientDataJSON: string } }): Buffer | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString()) ?? {};
    return typeof challenge === 'string' ? Buffer.from(challenge, 'base64url') : null;
  } catch {
    return null;
  }
}

/** How often the passkey has signed by now; null where this is not what it signs here. The library throws for whatever is wrong. */
async function counterOf(
  { origin, rpId }: PasskeySite,
  assertion: PasskeyAssertion,
  { credentialId, publicKey, counter }: KeptPasskey,
  challenge: Buffer,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await passkeyLibrary();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: Buffer.from(credentialId).toString('base64url'),
        publicKey: new Uint8Array(publicKey),
        counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch {
    return null;
  }
}
