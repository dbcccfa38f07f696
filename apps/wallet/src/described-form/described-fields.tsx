import type { FormField } from '@pavilion/api-client';
import { addDays, dayOf } from '@pavilion/remote-kit';
import { Icon, TextField } from '@pavilion/shared-ui';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { useDescribedMessages } from '../messages/described.ts';
import styles from './described-fields.module.css';
import { ADULT, adultSince, fieldFault, lengthSoFar } from './field-rules.ts';
import { faultText, hintText, keyboardOf, labelText } from './field-texts.ts';
import { PictureField } from './picture-field.tsx';
import { type PicturePurpose, usePicture } from './use-picture.ts';

/** The values of a form that has fields of the operator's: each by its name, a file as the id of its upload. */
export interface DescribedValues {
  readonly fields: Record<string, string>;
}

interface DescribedFieldsProps<Values extends DescribedValues> {
  readonly form: UseFormReturn<Values>;
  /** The operator's description. */
  readonly fields: readonly FormField[];
  /** What its pictures are sent for. */
  readonly purpose: PicturePurpose;
}

/**
 * The fields of a form as the operator describes it (spec §3: file, text, date), each checked by the operator's own rules before
 * anything is sent. They stand in two columns where there is room, the pictures below them.
 */
export function DescribedFields<Values extends DescribedValues>({
  form,
  fields,
  purpose,
}: DescribedFieldsProps<Values>) {
  const t = useDescribedMessages();
  // Every form that has these fields has them under this name.
  const described = form as unknown as UseFormReturn<DescribedValues>;
  const pictures = fields.filter(({ type }) => type === 'file');
  const typed = fields.filter(({ type }) => type !== 'file');
  return (
    <>
      {typed.length > 0 && (
        <div className={styles.columns}>
          {typed.map((field) => (
            <TypedField key={field.name} form={described} field={field} />
          ))}
        </div>
      )}
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          <p className={styles.picturesHint}>{t('picturesHint')}</p>
          <div className={styles.columns}>
            {pictures.map((field) => (
              <SentPicture key={field.name} form={described} field={field} purpose={purpose} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

interface OneField {
  readonly form: UseFormReturn<DescribedValues>;
  readonly field: FormField;
}

function TypedField({ form, field }: OneField) {
  const t = useDescribedMessages();
  const name = `fields.${field.name}` as const;
  const value = useWatch({ control: form.control, name }) ?? '';
  const fault = fieldFault(field, value);
  const length = lengthSoFar(field, value);
  const isOfAge = field.rule === 'adult' && value !== '' && fault === undefined;
  return (
    <TextField
      label={labelText(field.label, t)}
      labelNote={field.isRequired ? undefined : t('optional')}
      autoComplete={field.rule === 'adult' ? 'bday' : 'off'}
      {...(field.type === 'date' ? { type: 'date', ...bounds(field) } : { ...keyboardOf(field), spellCheck: false })}
      trailing={
        length &&
        value !== '' && (
          <span className={styles.length}>{t('lengthSoFar', { is: String(length.is), of: String(length.of) })}</span>
        )
      }
      hint={isOfAge ? <OfAge /> : field.hint && <span className={styles.hint}>{hintText(field.hint, t)}</span>}
      error={form.formState.errors.fields?.[field.name]?.message}
      {...form.register(name, {
        validate: (text) => {
          const found = fieldFault(field, text ?? '');
          return found === undefined || faultText(found, field, text ?? '', t);
        },
      })}
    />
  );
}

function OfAge() {
  const t = useDescribedMessages();
  return (
    <span className={styles.ofAge}>
      <Icon name="check" size={16} />
      {t('ofAge', { age: ADULT })}
    </span>
  );
}

/** The days that a browser's calendar offers. */
function bounds({ rule }: FormField): { min?: string; max?: string } {
  const today = dayOf(new Date());
  if (rule === 'future') return { min: addDays(today, 1) };
  if (rule === 'past') return { max: today };
  return rule === 'adult' ? { max: adultSince(today) } : {};
}

function SentPicture({ form, field, purpose }: OneField & { readonly purpose: PicturePurpose }) {
  const t = useDescribedMessages();
  const name = `fields.${field.name}` as const;
  const upload = usePicture(purpose, (id) => {
    form.setValue(name, id, { shouldDirty: true });
    form.clearErrors(name);
  });
  const { step } = upload.state;
  const isOnItsWay = step === 'reading' || step === 'sending';
  const { field: input, fieldState } = useController({
    control: form.control,
    name,
    rules: {
      validate: (id) => {
        if (isOnItsWay) return t('pictureWait', { label: labelText(field.label, t) });
        const found = fieldFault(field, id ?? '');
        return found === undefined || faultText(found, field, '', t);
      },
    },
  });
  return (
    <PictureField
      ref={input.ref}
      field={field}
      upload={upload}
      isKept={(input.value ?? '') !== ''}
      error={fieldState.error?.message}
    />
  );
}
