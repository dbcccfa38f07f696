import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation } from '@pavilion/api-client/wire';

/** How an authenticator answers, where it is not as it should be. */
export interface Answering {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether it has verified who holds it. */
  readonly isVerified?: boolean;
  /** How often it says that it has signed. */
  readonly counter?: number;
}

/** What a browser and its authenticator answer to the operator's options. */
export interface Authenticator {
  create(options: { readonly challenge: string }, as?: Answering): PasskeyAttestation;
  sign(options: { readonly challenge: string }, as?: Answering): PasskeyAssertion;
}

const PRESENT = 1;
const VERIFIED = 4;
const WITH_CREDENTIAL = 64;

/** An authenticator with one passkey of a site, in the browser of its player. */
export function createAuthenticator(site: { readonly origin: string; readonly rpId: string }): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  const named = { id: textOf(id), rawId: textOf(id), type: 'public-key' } as const;
  let signed = 0;
  const dataOf = ({ rpId = site.rpId, isVerified = true, counter = signed }: Answering, more: number) =>
    Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([PRESENT | (isVerified ? VERIFIED : 0) | more]),
      uint(counter, 4),
    ]);
  const clientDataOf = (type: string, challenge: string, { origin = site.origin }: Answering) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  return {
    create({ challenge }, as = {}) {
      // COSE: an elliptic key (1: 2) for ES256 (3: -7) on P-256 (-1: 1), by its point (-2, -3).
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
        ...[x, y].flatMap((half, at) => [Buffer.from([0x21 + at]), bytes(Buffer.from(half, 'base64url'))]),
      ]);
      const data = Buffer.concat([dataOf(as, WITH_CREDENTIAL), Buffer.alloc(16), uint(id.length, 2), id, key]);
      const attestation = Buffer.concat([
        ...[Buffer.from([0xa3]), text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0])],
        ...[text('authData'), bytes(data)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: textOf(clientDataOf('webauthn.create', challenge, as)),
          attestationObject: textOf(attestation),
          transports: ['internal'],
        },
      };
    },
    sign({ challenge }, as = {}) {
      signed += 1;
      const data = dataOf(as, 0);
      const clientData = clientDataOf('webauthn.get', challenge, as);
      const signedData = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
      return {
        ...named,
        response: {
          clientDataJSON: textOf(clientData),
          authenticatorData: textOf(data),
          signature: textOf(sign('sha256', signedData, privateKey)),
        },
      };
    },
  };
}

const textOf = (data: Buffer) => data.toString('base64url');

function uint(value: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  buffer.writeUIntBE(value, 0, length);
  return buffer;
}

/** CBOR: a text of fewer than 24 letters, and bytes of 24 to 65,535. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
const bytes = (value: Buffer) =>
  Buffer.concat([
    ...(value.length < 256
      ? [Buffer.from([0x58]), uint(value.length, 1)]
      : [Buffer.from([0x59]), uint(value.length, 2)]),
    value,
  ]);
