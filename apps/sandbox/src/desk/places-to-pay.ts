import { Refusal } from '../base/index.ts';
import { type Form, shortIn } from './form.ts';

/** What stands between the digits of one number, or about an address' `@`: spaces, brackets, strokes, anything but letters and digits. */
const BETWEEN = '[^\\p{L}\\p{Nd}]*';
const NAME = '[\\p{L}\\p{Nd}](?:[._-]?[\\p{L}\\p{Nd}])*';
/** What a payment or a player could be sent to: a UPI or mail address, the number of an account or a phone, a link. */
const PLACES = [
  new RegExp(`${NAME}${BETWEEN}(?:@|[([{]\\s*at\\s*[)\\]}])${BETWEEN}${NAME}`, 'giu'),
  new RegExp(`\\p{Nd}(?:${BETWEEN}\\p{Nd}){8,}`, 'gu'),
  /[a-z][a-z\d+.-]*:\/\/\S+|\b(?:[a-z\d-]+\.)+[a-z]{2,}\b/giu,
];
/** What has as many digits and is no such number, wherever it stands alone: an amount of money of nine digits at most, a day, a time of day. */
const NO_NUMBER = [
  /₹\s?(?:\d{1,2}(?:,\d{2}){0,2},\d{3}|\d{1,9})(?:\.\d{2})?(?![^\p{L}\p{Nd}₹]*\p{Nd})/gu,
  /(?<!\p{Nd})(?:20\d{2}-[01]\d-[0-3]\d|[0-3]?\d[./-][01]?\d[./-]20\d{2})(?!\p{Nd})/gu,
  /(?<!\p{Nd})(?:[01]?\d|2[0-3]):[0-5]\d(?!\p{Nd})/gu,
];

/**
 * Refuses a text that players read and that names another place to pay to, whoever wrote it: such a place is part of a gateway, and no text's.
 * What stands in `original`, which it translates, may stand in it.
 */
export function refusePlaceToPay(text: string, field: string, original = ''): void {
  const known = placesIn(folded(original));
  const own = known.reduce((rest, place) => rest.replaceAll(place, 'x'), folded(text));
  if (placesIn(own).length === 0) return;
  throw new Refusal(
    422,
    'No address to pay to, number of nine digits or more, or link may stand in what players read.',
    field,
  );
}

/** A text for players that a form has, as `refusePlaceToPay` lets it through. */
export function withoutPlaces(text: string, field = 'reason'): string {
  refusePlaceToPay(text, field);
  return text;
}

/** What players read of a field that may be empty, with at most `most` characters. */
export const toldIn = (form: Form, field: string, most: number): string =>
  withoutPlaces(shortIn(form, field, most), field);

const placesIn = (text: string): readonly string[] => {
  const bare = NO_NUMBER.reduce((rest, form) => rest.replace(form, ' '), text);
  return PLACES.flatMap((place) => bare.match(place) ?? []);
};

const folded = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');
