import * as z from 'zod/mini';
import { sessionAnswer } from './account.ts';
import { answer, defineCall, envelope, nothing } from './call.ts';
import { instant } from './money.ts';
import { device } from './profile.ts';
import { listOf } from './reading.ts';

// What a browser and its authenticator say to each other in WebAuthn, as JSON (its level 3, `toJSON`): bytes are base64url. Spec §7 has no
// passkeys; all of these calls are ours.
const bytes = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));
const credentialId = bytes(1400);
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };
const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: listOf(z.string()),
});

/** A new passkey as the browser made it. */
export const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.exactOptional(z.array(z.string().check(z.regex(/^[a-z-]{2,20}$/))).check(z.maxLength(10))),
  }),
});
export type PasskeyAttestation = z.output<typeof passkeyAttestation>;

/** What a passkey has signed. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.exactOptional(bytes(200)),
  }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertion>;

/** What the browser is to make a passkey of; its `challenge` is good once, for `timeout` ms. */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: listOf(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: listOf(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreation = z.output<typeof passkeyCreation>;

/** What the browser is to have signed. Without `allowCredentials` any passkey of this site may sign. */
export const passkeyRequest = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.int(),
  allowCredentials: z.exactOptional(listOf(descriptor)),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.output<typeof passkeyRequest>;

/** A passkey as its player sees it. */
export const passkey = z.object({
  id: z.string(),
  /** The password manager that keeps it, where it is known. */
  keeper: z.optional(z.string()),
  /** What it was made on. */
  device,
  createdAt: instant,
  lastUsedAt: z.optional(instant),
});
export type Passkey = z.output<typeof passkey>;

const passkeysAnswer = answer(
  z.object({
    passkeys: listOf(passkey),
    /** Whether to offer the player their first one: they have signed in just now, have none, and have not declined it. */
    isOffered: z.boolean(),
    /** Their passkeys have changed: until then their money goes to no new place. */
    heldUntil: z.optional(instant),
  }),
);

const password = z.optional(z.string().check(z.maxLength(100)));

/** Answers the player's passkeys, those used last first. */
export const getPasskeys = defineCall({
  name: 'getPasskeys',
  host: 'api',
  method: 'GET',
  path: '/passkeys',
  auth: 'token',
  request: nothing,
  response: passkeysAnswer,
});

/** Begins a new passkey. Ten minutes after the sign-in it takes the password: a stolen token alone adds none. Without it the answer is 403 with that field. */
export const beginPasskey = defineCall({
  name: 'beginPasskey',
  host: 'api',
  method: 'POST',
  path: '/passkeys/begin',
  auth: 'token',
  request: z.object({ password }),
  response: answer(passkeyCreation),
});

/** Keeps a passkey that the browser has made for `beginPasskey`. Beside another one it keeps the player's money from new places for a day. */
export const addPasskey = defineCall({
  name: 'addPasskey',
  host: 'api',
  method: 'POST',
  path: '/passkeys/add',
  auth: 'token',
  request: z.object({ credential: passkeyAttestation }),
  response: passkeysAnswer,
});

/**
 * Forgets a passkey of the player's. The password is asked for as by `beginPasskey`. Once the last is gone the player's money goes to no new place
 * for a day: an account or a card is not saved, nor made the default, nor withdrawn to, nor is a UPI address (409, `new-place-held`).
 */
export const removePasskey = defineCall({
  name: 'removePasskey',
  host: 'api',
  method: 'POST',
  path: '/passkeys/remove',
  auth: 'token',
  request: z.object({ id: z.string().check(z.maxLength(40)), password }),
  response: passkeysAnswer,
});

/** Offers the player no passkey any more. They can add one all the same. */
export const declinePasskeys = defineCall({
  name: 'declinePasskeys',
  host: 'api',
  method: 'POST',
  path: '/passkeys/decline',
  auth: 'token',
  request: nothing,
  response: z.object(envelope),
});

/** Begins to confirm by a passkey what a call asks to have confirmed so: the field `passkey` of its 403. */
export const beginPasskeyConfirm = defineCall({
  name: 'beginPasskeyConfirm',
  host: 'api',
  method: 'POST',
  path: '/passkeys/confirm',
  auth: 'token',
  request: nothing,
  response: answer(passkeyRequest),
});

/** Begins a sign-in by passkey, of whoever has one: nothing says whose it will be. */
export const beginPasskeyLogin = defineCall({
  name: 'beginPasskeyLogin',
  host: 'api',
  method: 'POST',
  path: '/login/passkey/begin',
  auth: 'none',
  request: nothing,
  response: answer(passkeyRequest),
});

/** Signs a player in by what their passkey has signed for `beginPasskeyLogin`. `remember` keeps the session for thirty days. */
export const passkeyLogin = defineCall({
  name: 'passkeyLogin',
  host: 'api',
  method: 'POST',
  path: '/login/passkey',
  auth: 'none',
  request: z.object({ credential: passkeyAssertion, remember: z.optional(z.boolean()) }),
  response: sessionAnswer,
});

export const passkeyCalls = {
  getPasskeys,
  beginPasskey,
  addPasskey,
  removePasskey,
  declinePasskeys,
  beginPasskeyConfirm,
  beginPasskeyLogin,
  passkeyLogin,
};
