import { useEffect } from 'react';
import { useMessages } from '../messages/index.ts';
import styles from './form-note.module.css';
import { FormNote } from './form-note.tsx';

/**
 * How many fields of a form need a change, and the way to each. Not read out: the first of them has the focus, and stays in view as this comes
 * above it and the errors below.
 */
export function ErrorSummary<Field extends string>({
  fields,
  onGoTo,
}: {
  readonly fields: readonly { readonly name: Field; readonly label: string }[];
  readonly onGoTo: (field: Field) => void;
}) {
  const t = useMessages();
  const count = fields.length;
  useEffect(() => {
    if (count > 0 && document.activeElement?.matches('[aria-invalid="true"]'))
      document.activeElement.scrollIntoView({ block: 'nearest' });
  }, [count]);
  if (fields.length === 0) return null;
  return (
    <FormNote tone="bad" silent title={t('fieldsNeedChange', { count: fields.length })}>
      <ul className={styles.noteLinks}>
        {fields.map(({ name, label }) => (
          <li key={name}>
            <button type="button" className={styles.noteLink} onClick={() => onGoTo(name)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </FormNote>
  );
}
