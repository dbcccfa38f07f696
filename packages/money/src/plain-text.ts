/** A full-width form (`＋`, `９`, `Ａ`) is this far above its ASCII character. */
const FULL_WIDTH_OFFSET = 0xfee0;
const DIGIT = /\p{Nd}/u;

/** The value of a decimal digit. Unicode keeps the ten digits of a script together, from 0 to 9 in order. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  // Several sets of ten may follow each other, as the mathematical digits do.
  return (point - first) % 10;
}

/**
 * Returns what a player typed or pasted as a field for numbers and codes reads it: the decimal digits of every script and full-width
 * forms in ASCII, no invisible format characters, each space a plain one, none at the ends.
 *
 * Other compatibility forms stay as they are: `5²` is not 52, and `½` is not `1⁄2`.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\uff01-\uff5e]/g, (form) => String.fromCharCode(form.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replaceAll(/\s+/g, ' ')
    .trim();
