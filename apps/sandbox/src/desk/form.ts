import { Refusal } from '../base/index.ts';

/** What a sent form says: a field's text without the spaces around it; empty where it is missing. */
export type Form = (field: string) => string;

/** A sent form as its fields, one of each name as a browser sends them. Encoded as it comes, a NUL in it is seen here first. */
export function formOf(body: unknown): Form {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '');
  return (field) => (fields.get(field) ?? '').replaceAll('\0', '').trim();
}

/** A field that has to be filled in, with at most `most` characters. */
export function filled(form: Form, field: string, label: string, most: number): string {
  const text = form(field);
  if (text === '') throw new Refusal(422, `${label} is missing.`, field);
  if (text.length > most) throw new Refusal(422, `${label} may have ${most} characters.`, field);
  return text;
}
