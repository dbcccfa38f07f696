import { plainText } from './plain-text.ts';

/** What is copied along with a reference: `UTR: `, `Ref. no.: `, `UTR no. `, `UTRN7959`. */
const LABEL = /^(?:[\p{L} .]{2,24}:|UTR(?: no\b\.?)?(?= )|UTR(?:NO)?(?=N\d))\s*/iu;
/** A label before a code. It is no part of the code, also where both together match the pattern of another code. */
const LABELLED_CODE = /^UTR\b.*\d|^UTR(?:NO)?N\d/iu;
/** What separates the groups of a code. */
const SEPARATORS = /[\s‐-―-]/g;

/** Returns a code that was typed or pasted as its characters alone: without a label such as `UTR:`, blanks, line ends and dashes. */
export const bareCode = (text: string): string => plainText(text).replace(LABEL, '').replaceAll(SEPARATORS, '');

/** Whether a text matches a pattern as a whole. A pattern that is no regular expression matches every text. */
export function matchesPattern(pattern: string, text: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(text);
  } catch {
    return true;
  }
}

/**
 * Returns a text in the spelling that matches a pattern. Spellings differ in case, blanks, line ends, dashes, invisible characters, the
 * script of the digits and a label in front. Returns the plain text where no spelling matches.
 */
export function spelledAs(pattern: string, text: string): string {
  const plain = plainText(text);
  const asTyped = [text.trim(), plain, plain.replaceAll(SEPARATORS, '')];
  const bare = bareCode(text);
  const spellings = LABELLED_CODE.test(plain) ? [bare, ...asTyped] : [...asTyped, bare];
  const inEachCase = spellings.flatMap((one) => [one, one.toUpperCase(), one.toLowerCase()]);
  return inEachCase.find((one) => matchesPattern(pattern, one)) ?? plain;
}
