import type { FormField } from '@pavilion/api-client/wire';

/** A line of text that the operator asks for; with a pattern, one that only what matches it fills. */
export const textField = (name: string, label: string, hint: string, pattern?: string): FormField => ({
  name,
  label,
  type: 'text',
  isRequired: true,
  ...(pattern === undefined ? {} : { pattern }),
  hint,
});

/** A picture that the operator asks for. */
export const pictureField = (name: string, label: string): FormField => ({
  name,
  label,
  type: 'file',
  isRequired: true,
  hint: 'jpg, png or webp, up to 5 MB',
});
