import * as z from 'zod/mini';
import { answer, defineCall, nothing } from './call.ts';
import { instant } from './money.ts';
import { listOf, orElse } from './reading.ts';

/** Who the player is to the operator. Spec §7 names no such call; this one is ours, as are the others of this file. */
export const profile = z.object({
  name: z.string(),
  username: z.string(),
  /** All but the last four digits masked. */
  mobile: z.string(),
  since: instant,
  passwordChangedAt: z.optional(instant),
  /** The demo account is everybody's: neither its password nor its other sessions are a visitor's to end. */
  isDemo: z.boolean(),
});
export type Profile = z.output<typeof profile>;

/** Answers who the player is to the operator. */
export const getProfile = defineCall({
  name: 'getProfile',
  host: 'api',
  method: 'GET',
  path: '/profile',
  auth: 'token',
  request: nothing,
  response: answer(profile),
});

/** What a session was begun on, by the operator's short names; what is not known is left out. */
export const device = z.object({
  kind: orElse(z.enum(['phone', 'tablet', 'computer', 'other']), 'other'),
  browser: z.optional(z.string()),
  system: z.optional(z.string()),
});
export type Device = z.output<typeof device>;

/** One place where the player is signed in. */
export const deviceSession = z.object({
  id: z.string(),
  device,
  /** The one that is asking. */
  isThis: z.boolean(),
  /** It was begun in the network of the one that is asking: at the same home, as far as anybody can tell. */
  isSameNetwork: z.boolean(),
  signedInAt: instant,
  /** When it was last used, to five minutes. */
  seenAt: instant,
});
export type DeviceSession = z.output<typeof deviceSession>;

const sessionsAnswer = answer(z.object({ sessions: listOf(deviceSession) }));

/** Answers where the player is signed in: this session first, then those used last. */
export const getSessions = defineCall({
  name: 'getSessions',
  host: 'api',
  method: 'GET',
  path: '/sessions',
  auth: 'token',
  request: nothing,
  response: sessionsAnswer,
});

/** Ends one session of the player's, and cuts its sockets. */
export const endSession = defineCall({
  name: 'endSession',
  host: 'api',
  method: 'POST',
  path: '/sessions/end',
  auth: 'token',
  request: z.object({ id: z.string().check(z.maxLength(40)) }),
  response: sessionsAnswer,
});

/** Ends every session of the player's but this one, and cuts their sockets. */
export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  host: 'api',
  method: 'POST',
  path: '/sessions/end-others',
  auth: 'token',
  request: nothing,
  response: sessionsAnswer,
});

export const profileCalls = { getProfile, getSessions, endSession, endOtherSessions };
