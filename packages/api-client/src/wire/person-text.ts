import * as z from 'zod/mini';

/**
 * Control characters, halves of characters, breaks of lines, marks that turn the reading direction, and whatever else stands in a text
 * without being seen (`Default_Ignorable_Code_Point`, but for the selector of an emoji).
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Cf}\p{Zl}\p{Zp}\p{Bidi_Control}]|(?!\uFE0F)\p{Default_Ignorable_Code_Point}/u;
/** The joiners, after a letter of a script whose conjuncts they shape: Devanagari and its kin. */
const JOINERS =
  /([\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}])[\u200C\u200D]/gu;
/** More marks on one letter than any language writes: they pile up over the lines around it. */
const PILED = /\p{M}{5}/u;

/** Whether what somebody typed reads as it stands, wherever it is shown: it neither turns nor hides nor covers what stands beside it. */
export function isPlain(text: string): boolean {
  return !UNSEEN.test(text.replaceAll(JOINERS, '$1')) && !PILED.test(text);
}

/** Scripts whose letters are taken for each other's, and letters that are others in fancy dress: full width, mathematical, in circles. */
const LOOKALIKE = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];
const DRESSED = /[\uFF01-\uFF5E\u{1D400}-\u{1D7FF}\u{1F100}-\u{1F1AD}\u2460-\u24FF]/u;

/** Whether no word of it is written to be read as another: in letters of several such scripts, or in dressed ones. */
const isUndisguised = (text: string): boolean =>
  !DRESSED.test(text) &&
  text.split(/[\s.,'’-]+/).every((word) => LOOKALIKE.filter((script) => script.test(word)).length <= 1);

/** Whether it is plain, and there is something in it to read. */
export const isReadable = (text: string): boolean => isPlain(text) && /[\p{L}\p{N}]/u.test(text);

/** A text of a person's that somebody else reads: a name, a bank, a campaign. Spaces around it are taken off. */
export const personText = (least: number, most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(least),
    z.maxLength(most),
    z.refine((text) => isReadable(text) && isUndisguised(text)),
  );
