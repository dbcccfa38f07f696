import { type Api, type CallInput, forgotPassword, resetPassword } from '@pavilion/api-client';
import { mutationOptions } from '@tanstack/react-query';

/** Sends a recovery's OTP to the phone of an account. */
export const forgotPasswordMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof forgotPassword>) => api.call(forgotPassword, input) });

/** Sets a new password with that OTP. */
export const resetPasswordMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof resetPassword>) => api.call(resetPassword, input) });
