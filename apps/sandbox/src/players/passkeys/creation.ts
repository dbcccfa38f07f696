import type { PasskeyAttestation, PasskeyCreation, PasskeyRequest } from '@pavilion/api-client/wire';
import type { PasskeySite } from './assertion.ts';
import { CHALLENGE_LIVES } from './challenges.ts';
import { keeperOf } from './keepers.ts';
import { passkeyLibrary } from './library.ts';
import type { NewPasskey, PasskeyDescriptor } from './passkeys.ts';

/** Who a passkey is made for, as their device shows it. */
interface PasskeyOwner {
  readonly username: string;
  readonly name: string;
  /** By which their device knows that it has one for them here already: bytes that say nothing of who they are. */
  readonly handle: Buffer;
  readonly siteName: string;
}

/** The kinds of key that are taken, the one that is liked best first, as COSE numbers them: Ed25519, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** What a browser is to make a passkey of: one that is found without a name, and is used by who was verified by their device alone. */
export const creationOf = (
  { rpId }: PasskeySite,
  { username, name, handle, siteName }: PasskeyOwner,
  challenge: Buffer,
  known: readonly PasskeyDescriptor[],
): PasskeyCreation => ({
  rp: { id: rpId, name: siteName },
  user: { id: handle.toString('base64url'), name: username, displayName: name },
  challenge: challenge.toString('base64url'),
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  timeout: CHALLENGE_LIVES,
  excludeCredentials: known.map(descriptorOf),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

/** What a browser is to have signed: by one of these, or without any by whichever passkey of this site its player chooses. */
export const requestOf = (
  { rpId }: PasskeySite,
  challenge: Buffer,
  allowed?: readonly PasskeyDescriptor[],
): PasskeyRequest => ({
  rpId,
  challenge: challenge.toString('base64url'),
  timeout: CHALLENGE_LIVES,
  userVerification: 'required',
  ...(allowed && { allowCredentials: allowed.map(descriptorOf) }),
});

/** A passkey as browsers name it. */
const descriptorOf = ({ credentialId, transports }: PasskeyDescriptor) => ({
  type: 'public-key' as const,
  id: Buffer.from(credentialId).toString('base64url'),
  transports: [...transports],
});

/** What is kept of a passkey that a browser has made here; null where it is none of this site, or its player was not verified. */
export async function createdPasskey(
  { origin, rpId }: PasskeySite,
  attestation: PasskeyAttestation,
  challenge: Buffer,
): Promise<Pick<NewPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'rpId' | 'keeper'> | null> {
  const { verifyRegistrationResponse } = await passkeyLibrary();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...attestation, clientExtensionResults: {} },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    const { transports = [] } = attestation.response;
    const kept = { credentialId: Buffer.from(id, 'base64url'), publicKey, counter, transports };
    return { ...kept, rpId, keeper: keeperOf(registrationInfo.aaguid) };
  } catch {
    // The library throws for whatever is wrong with what it is given.
    return null;
  }
}
