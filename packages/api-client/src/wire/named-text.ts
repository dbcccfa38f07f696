import * as z from 'zod/mini';
import type { TwoLanguages } from './two-languages.ts';

const phrase = z.object({ name: z.string(), values: z.record(z.string(), z.string()) });
/** A text of the operator's by its name, with what stands in it; some of that has a name, too. */
export const namedText = z.object({
  name: z.string(),
  values: z.record(z.string(), z.union([z.string(), phrase])),
});
export type NamedText = z.output<typeof namedText>;

/** What a text is called that the operator has in several languages itself; its values are the text in each, by locale: `en`, `hi`. */
export const IN_LANGUAGES = 'in-languages';

/** A text that the operator has in English and in Hindi; undefined where it has it in the one alone. */
export const inLanguages = (en: string, hi: string | null | undefined): TwoLanguages | undefined =>
  hi ? { name: IN_LANGUAGES, values: { en, hi } } : undefined;

/** A notice's texts by their names, where they have any. */
export const namedNotice = z.object({ title: z.optional(namedText), message: z.optional(namedText) });
/** The same of a bonus, of a document that is taken, and of a field. */
export const namedBonus = z.object({ title: z.optional(namedText), text: z.optional(namedText) });
export const namedLabel = z.object({ label: z.optional(namedText), hint: z.optional(namedText) });
/** The same of what was decided, for the reason. */
export const namedReason = z.object({ reason: z.optional(namedText) });
/** The same of a statement's line. */
export const namedLine = z.object({ title: z.optional(namedText), detail: z.optional(namedText) });
