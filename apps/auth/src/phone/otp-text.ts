import { plainText } from '@pavilion/money';

/** How many digits an OTP usually has. */
const USUAL_LENGTH = 6;
const isUsual = (run: string) => run.length === USUAL_LENGTH;
const canBeOtp = (run: string) => run.length >= 4 && run.length <= 8;

/**
 * Returns what an OTP field holds after `text` was typed or pasted. A message may contain other numbers, so the OTP is always one run of
 * digits: of the usual length first, else of 4 to 8, and first one without letters around it (`XX1234` is an account). A code alone may be
 * written in groups (`852 348`). A text with several numbers and no OTP stays as it is, to be refused in words.
 */
export function otpIn(text: string): string {
  const plain = plainText(text);
  const runs = plain.match(/\d+/g) ?? [];
  const [first = ''] = runs;
  if (runs.length < 2) return first;
  if (/^[\d -]+$/.test(plain)) return runs.join('');
  const [grouped] = plain.match(/(?:^|[^\p{L}\d-])\d{3}[ -]\d{3}(?![\p{L}\d-])/u) ?? [];
  const separate = plain.split(/[^\p{L}\d]+/u).filter((word) => /^\d+$/.test(word));
  const ordered = [...separate, ...runs];
  return ordered.find(isUsual) ?? grouped?.replaceAll(/\D/g, '') ?? ordered.find(canBeOtp) ?? text;
}
