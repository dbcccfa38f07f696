const DROPPED = /[\p{P}\p{Sk}\p{Cf}\p{Diacritic}\p{Script=Inherited}]/gu;
/** A text that only its case tells from its folded form, as most names are: folding it is ten times as fast. */
const PLAIN = /^[a-z\d]+(?: [a-z\d]+)*$/i;

/**
 * Returns a text as every search compares it, on both sides: in small letters and compatibility forms (NFKD), without accents,
 * punctuation and invisible characters, with one space between words. `Captain’s  Café` is `captains cafe`.
 *
 * The vowel signs of Indic scripts stay: without them different words are the same.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  // Before NFKD too: it splits `´` into a space and an accent.
  return text
    .replaceAll(DROPPED, '')
    .normalize('NFKD')
    .replaceAll(DROPPED, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns whether a name has the text in it, both folded. Every name has a text without a letter, a digit or a symbol. */
export function nameSearch(text: string): (name: string) => boolean {
  const wanted = fold(text);
  return (name) => fold(name).includes(wanted);
}

/** Returns the first part of a name that folds to the text, as indexes of the name; null where there is none. */
export function foundPart(name: string, text: string): readonly [start: number, end: number] | null {
  const wanted = fold(text);
  if (wanted === '' || !fold(name).includes(wanted)) return null;
  // The shortest end that has the text before it, then the last start that still has.
  let end = 0;
  while (!fold(name.slice(0, end)).includes(wanted)) end++;
  let start = end - 1;
  while (!fold(name.slice(start, end)).includes(wanted)) start--;
  // An accent of its own belongs to the letter before it.
  while (end < name.length && fold(name.slice(start, end + 1)) === wanted && MARK.test(name.charAt(end))) end++;
  return [start, end];
}
const MARK = /\p{M}/u;
