import * as z from 'zod/mini';

/**
 * The texts of a thing that its operator has in several languages, by the field that each stands in: as `namedText`s are, of the one name
 * `in-languages`, each with the text by locale. A schema of its own, since the first script of a page reads these and no other named texts.
 */
export const twoLanguages = z.record(
  z.string(),
  z.object({ name: z.string(), values: z.record(z.string(), z.string()) }),
);
/** One of them. */
export type TwoLanguages = z.output<typeof twoLanguages>[string];
