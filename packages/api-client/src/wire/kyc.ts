import * as z from 'zod/mini';
import { answer, defineCall, nothing } from './call.ts';
import { formField, formValues } from './form.ts';
import { instant } from './money.ts';
import { namedLabel, namedReason } from './named-text.ts';
import { listOf, orElse } from './reading.ts';

/** Spec §3, and `none` before anything was sent. */
export const kycStatuses = ['none', 'pending', 'approved', 'declined', 'expired'] as const;

/** One document that was sent. */
export const kycDocument = z.object({
  id: z.string(),
  /** `passport`, `emiratesId` (spec §3), and what the operator adds to the schema. */
  type: z.string(),
  /** Its number with all but the last four characters masked, where the type has one. */
  number: z.optional(z.string()),
  status: orElse(z.enum(kycStatuses), 'pending'),
  /** Why it was declined. */
  reason: z.optional(z.string()),
  /** The reason by its name, where it has one (`reasonTexts`). */
  named: z.optional(namedReason),
  submittedAt: instant,
  /** When it was approved or declined. */
  decidedAt: z.optional(instant),
  /** The day on which the document itself ends. */
  expiresOn: z.optional(z.iso.date()),
});
export type KycDocument = z.output<typeof kycDocument>;

/** Where the player stands, what they sent (newest first), and which documents the operator takes. */
export const kyc = z.object({
  status: orElse(z.enum(kycStatuses), 'pending'),
  documents: listOf(kycDocument),
  schema: listOf(
    z.object({
      type: z.string(),
      label: z.string(),
      named: z.optional(namedLabel),
      fields: z.array(formField),
    }),
  ),
});
export type Kyc = z.output<typeof kyc>;

/** Answers where the player stands with KYC. */
export const getKyc = defineCall({
  name: 'getKyc',
  host: 'api',
  method: 'GET',
  path: '/kyc',
  auth: 'token',
  request: nothing,
  response: answer(kyc),
});

/** Sends one document, as the schema of its type describes it. It is pending until the operator decides. */
export const submitKyc = defineCall({
  name: 'submitKyc',
  host: 'api',
  method: 'POST',
  path: '/kyc',
  auth: 'token',
  request: z.object({ type: z.string().check(z.regex(/^[\w-]{1,40}$/)), fields: formValues }),
  response: answer(kyc),
});

export const kycCalls = { getKyc, submitKyc };
