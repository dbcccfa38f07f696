import { type FormField, isReadable } from '@pavilion/api-client';
import { bareCode, matchesPattern, spelledAs } from '@pavilion/money/pattern';
import { type Day, dayOf, isDay } from '@pavilion/remote-kit';

/** What is wrong with a field's value: the key of its message, which is given the field's label and hint. */
export type FieldFault =
  | 'fieldMissing'
  | 'fieldPattern'
  | 'fieldPatternHint'
  | 'fieldShort'
  | 'fieldOver'
  | 'hashOfBsc'
  | 'hashOfTron'
  | 'fieldUnreadable'
  | 'fieldLong'
  | 'dateWrong'
  | 'dateFuture'
  | 'datePassed'
  | 'underAge';

/** How old a player has to be, years (betting.md, "KYC"). */
export const ADULT = 18;
/** The longest text that the wire carries for a field (`formValues`). */
const LONGEST = 200;

/**
 * What is wrong with what was filled in for a field that the operator describes, by the rules that the operator checks it with
 * again; undefined where nothing is. A file's value is the id that its upload brought. `today` is India's day.
 */
export function fieldFault(field: FormField, text: string, today: Day = dayOf(new Date())): FieldFault | undefined {
  const value = tidied(field, text);
  if (value === '') return field.isRequired ? 'fieldMissing' : undefined;
  if (field.type === 'date') return dateFault(field, value, today);
  if (value.length > LONGEST) return 'fieldLong';
  if (!isReadable(value)) return 'fieldUnreadable';
  if (field.pattern !== undefined && !matchesPattern(field.pattern, value)) return patternFault(field, value);
  return undefined;
}

/** Whether a document's field takes a number by which somebody is known: the one called `number`, and every text of a set form. It is kept nowhere. */
export const isIdentityNumber = ({ name, type, pattern }: FormField): boolean =>
  type === 'text' && (name === 'number' || pattern !== undefined);

/** What keeps a text from its pattern, as near as it can be said: the hash of another chain, or a length. */
function patternFault(field: FormField, value: string): FieldFault {
  const shape = shapeOf(field);
  if (shape && HEX.test(shape.characters)) {
    if (shape.start === '' && /^0x/i.test(value)) return 'hashOfBsc';
    if (shape.start === '0x' && /^[\da-f]{64}$/i.test(value)) return 'hashOfTron';
  }
  const off = lengthOff(field, value);
  if (off !== undefined && off !== 0) return off < 0 ? 'fieldShort' : 'fieldOver';
  return field.hint === undefined ? 'fieldPattern' : 'fieldPatternHint';
}

/** The characters of a hash, as patterns write them. */
const HEX = /^\[.*a-f.*\]$/;

/** What every text of a pattern has where all are alike: how it begins, and of which characters so many follow. */
function shapeOf({ pattern = '' }: FormField): { start: string; characters: string; count: number } | undefined {
  const [, start = '', characters = '', count] = /^(0x)?(\\d|\[[^\]]+\])\{(\d+)\}$/.exec(pattern) ?? [];
  return count === undefined ? undefined : { start, characters, count: Number(count) };
}

/** How long every text of a field is where all are as long, and how long this one is so far, spaces and dashes apart. */
export function lengthSoFar(field: FormField, text: string): { readonly is: number; readonly of: number } | undefined {
  const shape = shapeOf(field);
  return shape && { is: bareCode(text).length, of: shape.start.length + shape.count };
}

/** By how many characters a text is longer than its field's texts are, all of the right kind; below 0 it is shorter. */
function lengthOff(field: FormField, value: string): number | undefined {
  const shape = shapeOf(field);
  const close = bareCode(value);
  if (!shape || !new RegExp(`^(?:${shape.start})?${shape.characters}*$`, 'iu').test(close)) return undefined;
  return close.length - shape.start.length - shape.count;
}

function dateFault({ rule }: FormField, value: string, today: Day): FieldFault | undefined {
  if (!isDay(value) || value < '1900') return 'dateWrong';
  if (rule === 'past' && value > today) return 'dateFuture';
  if (rule === 'future' && value <= today) return 'datePassed';
  if (rule === 'adult' && value > adultSince(today)) return 'underAge';
  return undefined;
}

/** The last birthday of those who are of age on a day. As text it compares as the day does, also on the 29th of February. */
export const adultSince = (today: Day): Day => `${Number(today.slice(0, 4)) - ADULT}${today.slice(4)}`;

/**
 * Returns a field's value as it is sent: without spaces at its ends, and with a pattern in the spelling that the pattern has (`spelledAs`).
 * A pattern that no browser reads refuses nothing: the operator checks again.
 */
export const tidied = ({ pattern }: FormField, text: string): string =>
  pattern === undefined ? text.trim() : spelledAs(pattern, text);

/** What is sent for a form: what was filled in, each value tidied, and nothing for what was left empty. */
export function filledValues(
  fields: readonly FormField[],
  values: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  const filled = fields.map((field) => [field.name, tidied(field, values[field.name] ?? '')] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}

/** An empty value for each field, as a form begins. */
export const emptyValues = (fields: readonly FormField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name }) => [name, '']));
