import type { AtField } from '../use-send.ts';
import type { FieldError } from './rules.ts';

/** Turns what a rule found into what the `validate` of react-hook-form returns: true, or the message. */
export function fieldErrors<Key extends string>(t: (key: Key) => string): (error: FieldError<Key>) => true | string {
  return (error) => (error === undefined ? true : t(error));
}

/**
 * Shows a failure that the operator blames on one field at that field, and moves the focus to it. `fields` names the form's
 * field for each of the wire's; `setError` is react-hook-form's.
 */
export function atFields<Field extends string>(
  setError: (field: Field, error: { message: string }, options: { shouldFocus: boolean }) => void,
  fields: Readonly<Record<string, Field>>,
): AtField {
  return (wireField, message) => {
    const field = Object.hasOwn(fields, wireField) ? fields[wireField] : undefined;
    if (field !== undefined) setError(field, { message }, { shouldFocus: true });
    return field !== undefined;
  };
}
