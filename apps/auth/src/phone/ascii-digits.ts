/** The zeros of the scripts that India's keyboards write digits in: Arabic, Urdu, Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

/**
 * The same text with every digit as the operator reads it. A Hindi keyboard types ९८७६५, a Chinese or Japanese one full-width
 * figures: whoever sees their number in the field expects it to be taken, so they count as the digits that they are.
 */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
