import { type Paise, parseRupees, plainText } from '@pavilion/money';
import { Refusal } from '../base/index.ts';

/** What a sent form says: a field's text without the spaces around it; empty where it is missing. */
export type Form = (field: string) => string;

/** A sent form as its fields, one of each name as a browser sends them. Encoded as it comes, a NUL in it is seen here first. */
export function formOf(body: unknown): Form {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '');
  return (field) => (fields.get(field) ?? '').replaceAll('\0', '').trim();
}

/** What is never given back once it was sent: a provider's key may be a private one. */
const SECRETS: readonly string[] = ['key', 'password', 'current'];

/** The fields of a sent form as they were sent, but for those that may be secrets; none where no form was read. */
export function keptOf(body: unknown): URLSearchParams {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '');
  for (const name of SECRETS) fields.delete(name);
  return fields;
}

/** What was typed in a form: as it is sent, or as it was sent before its sender had to sign in again (`sent`). */
export function typedOf(body: unknown): Form {
  const form = formOf(body);
  return form('sent') === '' ? form : formOf(form('sent'));
}

/** A field that has to be filled in, with at most `most` characters. */
export function filled(form: Form, field: string, label: string, most: number): string {
  const text = form(field);
  if (text === '') throw new Refusal(422, `${label} is required.`, field);
  if (text.length > most) throw new Refusal(422, `${label} may have ${most} characters.`, field);
  return text;
}

/** A field that may be empty, with at most `most` characters. Throws a 422. */
export function shortIn(form: Form, field: string, most: number): string {
  const text = form(field);
  if (text.length > most) throw new Refusal(422, `It may have ${most} characters.`, field);
  return text;
}

/** A field of rupees, 0 or more, and at most `most` paise. Throws a 422. */
export function rupeesIn(form: Form, field: string, most: number): Paise {
  const amount = parseRupees(form(field));
  if (amount === null) throw new Refusal(422, 'Enter rupees, as 5000.', field);
  if (amount > most) throw new Refusal(422, 'This is more than anybody means.', field);
  return amount;
}

/** A field of a whole number within bounds. Throws a 422. */
export function wholeIn(
  form: Form,
  field: string,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const typed = plainText(form(field));
  const number = /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN;
  if (number >= least && number <= most) return number;
  const bounds = ['from', least, 'to', most].join(' ');
  throw new Refusal(422, `Enter a whole number ${bounds}.`, field);
}

/** What a form carries that is done once, however often it is sent. */
export function onceIn(form: Form): string {
  const once = form('once');
  if (!/^[\w-]{36}$/.test(once)) throw new Refusal(422, 'This form is not whole. Open the page again.');
  return once;
}

/** Refuses what was filled in before somebody else changed it: they would be undone unseen. */
export function refuseOlder(form: Form, stands: string): void {
  if (form('seen') === stands) return;
  throw new Refusal(
    409,
    `This was changed in the meantime. Current value: ${stands}. Check your change and send it again.`,
  );
}
