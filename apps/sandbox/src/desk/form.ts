import { Refusal } from '../base/index.ts';

/** What a sent form says: a field's text without the spaces around it; empty where it is missing. */
export type Form = (field: string) => string;

/** A sent form as its fields, one of each name as a browser sends them. Encoded as it comes, a NUL in it is seen here first. */
export function formOf(body: unknown): Form {
  const fields = new URLSearchParams(typeof body === 'string' ? body : '');
  return (field) => (fields.get(field) ?? '').replaceAll('\0', '').trim();
}

/** What is never given back once it was sent: a provider's key may be a private one. */
const SECRETS: readonly string[] = ['key', 'password'];

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
  if (text === '') throw new Refusal(422, `${label} is missing.`, field);
  if (text.length > most) throw new Refusal(422, `${label} may have ${most} characters.`, field);
  return text;
}
