import * as z from 'zod/mini';
import { answer, defineCall } from './call.ts';
import { namedLabel } from './named-text.ts';
import { orElse } from './reading.ts';

/** The types of a field in a form that the operator describes (spec §3). */
export const formFieldTypes = ['file', 'text', 'date'] as const;

/** What a date has to be, by India’s day: not after today, after today, or at least 18 years ago (a date of birth). */
export const dateRules = ['past', 'future', 'adult'] as const;

/**
 * One field of a form that the operator describes: a deposit's proof, a KYC document. What is sent for a file is the id that
 * `uploadFile` answered; for a date, `2026-11-21`.
 */
export const formField = z.object({
  name: z.string(),
  label: z.string(),
  type: orElse(z.enum(formFieldTypes), 'text'),
  isRequired: z.boolean(),
  hint: z.optional(z.string()),
  /** Both by name, where the operator has them in other languages. */
  named: z.optional(namedLabel),
  /** A regular expression that the whole text has to match. */
  pattern: z.optional(z.string()),
  /** Of a date. */
  rule: orElse(z.optional(z.enum(dateRules)), undefined),
});
export type FormField = z.output<typeof formField>;

/** What was filled in, by field name. */
export const formValues = z.record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(200)));

/** What a file may be (betting.md, "Deposit"): its size in bytes, and what it is sent for. */
export const LARGEST_FILE = 5 * 1024 * 1024;
export const filePurposes = ['deposit', 'kyc'] as const;

/**
 * Sends one picture ahead of the form that names it: a jpg, png or webp by its content, whatever its name and type. The operator keeps it,
 * re-encoded and without its metadata.
 */
export const uploadFile = defineCall({
  name: 'uploadFile',
  host: 'api',
  method: 'POST',
  path: '/upload',
  auth: 'token',
  body: 'form',
  timeLimit: 60_000,
  request: z.object({
    purpose: z.enum(filePurposes),
    file: z.file().check(z.minSize(1), z.maxSize(LARGEST_FILE)),
  }),
  response: answer(z.object({ fileId: z.string() })),
});

export const formCalls = { uploadFile };
