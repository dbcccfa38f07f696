import { mutationOptions } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { type CallInput, uploadFile } from '../wire/index.ts';

/** Sends a picture ahead of the form that names it. */
export const uploadFileMutation = (api: Api) =>
  mutationOptions({ mutationFn: (input: CallInput<typeof uploadFile>) => api.call(uploadFile, input) });
