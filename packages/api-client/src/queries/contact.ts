import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { type CallInput, sendContactMessage } from '../wire/index.ts';

/** Writes to the people of the organisation. */
export const sendContactMessageMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof sendContactMessage>) => api.call(sendContactMessage, input) });
