import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import {
  type CallInput,
  checkUsername,
  demoLogin,
  demoUsersCheck,
  forgotPassword,
  login,
  pageVisit,
  register,
  resetPassword,
  sendOtp,
  signOut,
  updatePassword,
  verifyOtp,
} from '../wire/index.ts';
import { invalidates, keyOf, keys } from './keys.ts';

export const loginMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof login>) => api.call(login, input) });

export const demoLoginMutation = (api: Api) => mutationOptions({ mutationFn: () => api.call(demoLogin, {}) });

/** Whether the operator has demo users (spec §2). */
export const demoUsersQuery = (api: Api) =>
  queryOptions({
    queryKey: keyOf(keys.demoUsers),
    queryFn: async ({ signal }) => (await api.call(demoUsersCheck, {}, { signal })).hasDemoUsers,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Whether a username is free. */
export const checkUsernameMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof checkUsername>) => api.call(checkUsername, input) });

export const registerMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof register>) => api.call(register, input) });

export const sendOtpMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof sendOtp>) => api.call(sendOtp, input) });

export const verifyOtpMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof verifyOtp>) => api.call(verifyOtp, input) });

/** Sends a recovery's OTP to the phone of an account. */
export const forgotPasswordMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof forgotPassword>) => api.call(forgotPassword, input) });

/** Sets a new password with that OTP. */
export const resetPasswordMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof resetPassword>) => api.call(resetPassword, input) });

/** Changes the password of the player who is signed in. */
export const updatePasswordMutation = (api: Api) =>
  mutationOptions({
    mutationFn: (input: CallInput<typeof updatePassword>) => api.call(updatePassword, input),
    meta: invalidates(keys.profile, keys.sessions),
  });

/** Ends the session at the operator, by the token of the moment at which it is run; the shell's session does the rest. */
export const signOutMutation = (api: Api) => mutationOptions({ mutationFn: () => api.call(signOut, {}) });

/** Tells the operator which route was opened. */
export const pageVisitMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof pageVisit>) => api.call(pageVisit, input) });
