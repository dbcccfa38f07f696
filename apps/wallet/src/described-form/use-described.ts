import type { FormField } from '@pavilion/api-client';
import { type AtField, atFields } from '@pavilion/remote-kit';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { useDescribedMessages } from '../messages/described.ts';
import type { DescribedValues } from './described-fields.tsx';
import { labelText } from './field-texts.ts';

type FieldName = `fields.${string}`;

/** The fields that need a change, as `ErrorSummary` takes them. */
export function useFaultyFields(
  fields: readonly FormField[],
  errors: FieldErrors<DescribedValues>,
): { readonly name: FieldName; readonly label: string }[] {
  const t = useDescribedMessages();
  return fields
    .filter(({ name }) => errors.fields?.[name] !== undefined)
    .map(({ name, label }) => ({ name: `fields.${name}` as const, label: labelText(label, t) }));
}

/** Shows what the operator blames on a described field at that field. A picture that is no longer kept has to be sent again. */
export function atDescribedFields<Values extends DescribedValues>(
  form: UseFormReturn<Values>,
  fields: readonly FormField[],
): AtField {
  // Every form that has these fields has them under this name.
  const described = form as unknown as UseFormReturn<DescribedValues>;
  const known = Object.fromEntries(fields.map(({ name }) => [`fields.${name}`, `fields.${name}` as FieldName]));
  const show = atFields<FieldName>(described.setError, known);
  return (wireField, message) => {
    const field = fields.find(({ name }) => wireField === `fields.${name}`);
    if (field?.type === 'file') described.setValue(`fields.${field.name}`, '');
    return show(wireField, message);
  };
}
