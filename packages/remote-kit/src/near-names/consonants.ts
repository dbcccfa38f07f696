/** Latin letters for the Devanagari ones that sound alike; vowel signs and य have none. */
const LATIN: Readonly<Record<string, string>> = {
  ...{ क: 'k', ख: 'k', ग: 'g', घ: 'g', ङ: 'n', च: 'q', छ: 'q', ज: 'j', झ: 'j', ञ: 'n', ट: 't', ठ: 't', ड: 'd', ढ: 'd' },
  ...{ ण: 'n', त: 't', थ: 't', द: 'd', ध: 'd', न: 'n', प: 'p', फ: 'f', ब: 'b', भ: 'b', म: 'm', र: 'r', ल: 'l', ळ: 'l' },
  ...{ व: 'v', श: 's', ष: 's', स: 's', ह: 'h', 'ं': 'n', 'ँ': 'n' },
};
/** Latin spellings of one sound, in the order in which they are replaced; `q` is the sound of `ch`. */
const SPELLINGS: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/q|ck/g, 'k'],
  [/ch/g, 'q'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/ph/g, 'f'],
  [/([sbdgjkt])h/g, '$1'],
];
const DEVANAGARI = /\p{Script=Devanagari}/u;

export const hasDevanagari = (text: string): boolean => DEVANAGARI.test(text);

/**
 * Returns the consonants and digits of a folded word, in Latin letters; `a` is a vowel that begins it. `aviator` and `एविएटर` are
 * both `avtr`.
 */
export function consonantsOf(word: string): string {
  const vowel = /^[aeiouyअ-औय]/.test(word) ? 'a' : '';
  // Latin first: of a Devanagari word no vowel would be left between `b` and `h`.
  const sounds = SPELLINGS.reduce((spelt, [spelling, sound]) => spelt.replaceAll(spelling, sound), word);
  const latin = hasDevanagari(word) ? [...sounds].map((letter) => LATIN[letter] ?? letter).join('') : sounds;
  return vowel + latin.replaceAll(/[^a-z\d]|[aeiouy]/g, '');
}

/** Returns the consonants of several words as one: what is doubled counts once. */
export const joinConsonants = (parts: readonly string[]): string => parts.join('').replaceAll(/(\D)\1+/g, '$1');
