import { type FormField, isReadable, namesOf, type OwnTexts } from '@pavilion/api-client/wire';
import { spelledAs } from '@pavilion/money/pattern';
import { istDay, Refusal } from '../../base/index.ts';
import type { Transaction } from '../../store/index.ts';
import { type FilePurpose, nameFile } from './files.ts';

/** One field as it was filled in, with the label of that day. A file's value is its id, a date's `2026-11-21`. */
export interface FilledField extends Pick<FormField, 'name' | 'label' | 'type'> {
  readonly value: string;
}

/** A field with what its label and hint are called, where the operator has them in Hindi (`own`). */
export const namedField = (field: FormField, own: OwnTexts): FormField => ({
  ...field,
  ...namesOf({ label: field.label, hint: field.hint ?? '' }, own),
});

interface SentForm {
  readonly player: number;
  /** What its files have to have been sent for. */
  readonly purpose: FilePurpose;
  readonly fields: readonly FormField[];
  readonly values: Readonly<Record<string, string>>;
  readonly now: Date;
}

const ADULT = 18;

/**
 * Takes a form that the operator describes: every value checked by its field's description, every file their own, sent for this, and
 * from now on tied to it. Throws a `Refusal` that names the first field at fault as `fields.NAME`.
 */
export async function takeForm(tx: Transaction, form: SentForm): Promise<FilledField[]> {
  const filled = filledForm(form);
  // Last, so that a form with another fault leaves its files free.
  for (const field of filled) {
    if (field.type !== 'file' || (await nameFile(tx, { ...form, id: field.value }))) continue;
    throw missingFile(field);
  }
  return filled;
}

/** The fields of a form as they were filled in, each checked by its description; its files are not looked at. Throws as `takeForm` does. */
export function filledForm({ fields, values, now }: Pick<SentForm, 'fields' | 'values' | 'now'>): FilledField[] {
  const unknown = Object.keys(values).find((name) => !fields.some((field) => field.name === name));
  if (unknown !== undefined) throw refusal({ name: unknown }, 'This field is not part of the form.');
  const filled: FilledField[] = [];
  for (const field of fields) {
    const typed = Object.hasOwn(values, field.name) ? (values[field.name] ?? '') : '';
    const value = field.pattern === undefined ? typed.trim() : spelledAs(field.pattern, typed);
    if (value === '') {
      if (field.isRequired) throw refusal(field, `${field.label} is required.`);
      continue;
    }
    check(field, value, istDay(now));
    filled.push({ name: field.name, label: field.label, type: field.type, value });
  }
  return filled;
}

/** What a form is refused with whose file is not there to be tied to it. */
export const missingFile = (field: Pick<FilledField, 'name' | 'label'>): Refusal =>
  refusal(field, `${field.label} is no longer available. Choose the picture again.`);

function check(field: FormField, value: string, today: string): void {
  if (!isReadable(value)) throw refusal(field, `${field.label} contains characters that are not allowed.`);
  if (field.pattern !== undefined && !new RegExp(`^(?:${field.pattern})$`, 'u').test(value)) {
    throw refusal(field, `${field.label} is not valid${field.hint === undefined ? '' : `: ${field.hint}`}.`);
  }
  if (field.type !== 'date') return;
  if (!isDay(value)) throw refusal(field, `Enter a valid date: ${field.label}.`);
  if (field.rule === 'past' && value > today) throw refusal(field, `${field.label} can’t be in the future.`);
  if (field.rule === 'future' && value <= today) throw refusal(field, `${field.label} has passed.`);
  if (field.rule === 'adult' && yearsLater(value, ADULT) > today) {
    throw refusal(field, `You must be ${ADULT} or older.`);
  }
}

const refusal = ({ name }: Pick<FormField, 'name'>, message: string) => new Refusal(422, message, `fields.${name}`);

/** Whether the text is a day of the calendar, not before 1900. */
function isDay(text: string): boolean {
  if (!/^(?:19|[2-9]\d)\d\d-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** As text it compares as the day does; the 29th of February lies between the 28th and the 1st in any year. */
const yearsLater = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
