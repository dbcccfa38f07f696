import * as z from 'zod/mini';
import { defineCall, envelope, nothing } from './call.ts';
import { isPlain, personText } from './person-text.ts';

/** The signed-in player as the operator names them (spec §3). */
export const user = z.object({ mstruserid: z.string(), mobileno: z.string(), name: z.optional(z.string()) });
export type User = z.output<typeof user>;

/** What a login (of whichever kind) and a registration answer: a session, at the top level of the body (spec §7). */
export const sessionAnswer = z.object({ ...envelope, token: z.string().check(z.minLength(16)), user });

/** The fixed parents of every registration (spec §9). */
export const REGISTRATION_TYPE_ID = 3;
export const REGISTRATION_PARENT_ID = 81026;

const mobile = {
  mobile: z.string().check(z.regex(/^\d{10}$/)),
  country_code: z.string().check(z.regex(/^\+?\d{1,3}$/)),
};
const otp = z.string().check(z.regex(/^\d{4,8}$/));
const password = z.string().check(z.minLength(8), z.maxLength(20));

/** Signs a player in by user name and password. `remember` keeps the session for thirty days. */
export const login = defineCall({
  name: 'login',
  host: 'api',
  method: 'POST',
  path: '/login',
  auth: 'none',
  request: z.object({ username: z.string(), password: z.string(), remember: z.optional(z.boolean()) }),
  response: sessionAnswer,
});

/** Signs in as the demo player, where there is one. */
export const demoLogin = defineCall({
  name: 'demoLogin',
  host: 'api',
  method: 'POST',
  path: '/login/demo',
  auth: 'none',
  request: nothing,
  response: sessionAnswer,
});

/** Says whether there is a demo player to sign in as. */
export const demoUsersCheck = defineCall({
  name: 'demoUsersCheck',
  host: 'api',
  method: 'GET',
  path: '/app/demo',
  auth: 'none',
  request: nothing,
  response: z.object({ ...envelope, hasDemoUsers: z.boolean() }),
});

const username = z.string().check(z.minLength(4), z.maxLength(15), z.regex(/^[A-Za-z0-9 ]+$/));

/**
 * Says whether a username is free, to whoever may register with this number. Ours beside spec §7: an operator that has no such call
 * refuses it, and nothing is claimed. A POST, so that no number stands in an address.
 */
export const checkUsername = defineCall({
  name: 'checkUsername',
  host: 'api',
  method: 'POST',
  path: '/username/check',
  auth: 'none',
  request: z.object({ username, ...mobile }),
  response: z.object({ ...envelope, isAvailable: z.boolean() }),
});

/** Adds a player and signs them in. Their number has been verified just before, unless the organisation does without. */
export const register = defineCall({
  name: 'register',
  host: 'api',
  method: 'POST',
  path: '/register',
  auth: 'none',
  request: z.object({
    name: personText(1, 80),
    username,
    password,
    agent_code: z.optional(z.string().check(z.maxLength(40))),
    typeId: z.literal(REGISTRATION_TYPE_ID),
    parentId: z.literal(REGISTRATION_PARENT_ID),
    ...mobile,
  }),
  response: sessionAnswer,
});

/** Sends a code to a mobile number. The sign-up path sends `mobile`/`country_code`, the recovery path `phone`/`countryCode` (spec §3). */
export const sendOtp = defineCall({
  name: 'sendOtp',
  host: 'api',
  method: 'POST',
  path: '/sendOtpToMobile',
  auth: 'none',
  request: z.union([z.object(mobile), z.object({ phone: mobile.mobile, countryCode: mobile.country_code })]),
  response: z.object(envelope),
});

/** Verifies a mobile number by the code that was sent to it. */
export const verifyOtp = defineCall({
  name: 'verifyOtp',
  host: 'api',
  method: 'POST',
  path: '/mobileVerification',
  auth: 'none',
  request: z.object({ ...mobile, otp }),
  response: z.object(envelope),
});

/** Starts a recovery: sends a code to the phone of an account. Its answer never says whether there is one. */
export const forgotPassword = defineCall({
  name: 'forgotPassword',
  host: 'api',
  method: 'POST',
  path: '/forgot-password',
  auth: 'none',
  request: z.object({ phone: mobile.mobile, countryCode: mobile.country_code }),
  response: z.object(envelope),
});

/** Sets a new password by the code of a recovery and the phone that it was sent to. Every session of the player ends. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  host: 'api',
  method: 'POST',
  path: '/reset-password',
  auth: 'none',
  request: z.object({ otp, password, phone: mobile.mobile, countryCode: mobile.country_code }),
  response: z.object(envelope),
});

/** Ends the session, and cuts its sockets. */
export const signOut = defineCall({
  name: 'signOut',
  host: 'api',
  method: 'GET',
  path: '/signout',
  auth: 'token',
  request: nothing,
  response: z.object(envelope),
});

/** Changes the password of a signed-in player. Every other session of theirs ends. */
export const updatePassword = defineCall({
  name: 'updatePassword',
  host: 'api',
  method: 'POST',
  path: '/update-password',
  auth: 'token',
  request: z.object({ current: z.string().check(z.maxLength(100)), password }),
  response: z.object(envelope),
});

/**
 * A page was opened: the route's pattern, never an address with ids in it. `ref` is the referral code it was opened with;
 * a visit by an unknown code is a visit all the same, and no click.
 */
export const pageVisit = defineCall({
  name: 'pageVisit',
  host: 'api',
  method: 'POST',
  path: '/page/visit',
  auth: 'none',
  request: z.object({
    page: z.string().check(z.maxLength(200), z.refine(isPlain)),
    ref: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: z.object(envelope),
});

export const accountCalls = {
  login,
  demoLogin,
  demoUsersCheck,
  checkUsername,
  register,
  sendOtp,
  verifyOtp,
  forgotPassword,
  resetPassword,
  updatePassword,
  signOut,
  pageVisit,
};
