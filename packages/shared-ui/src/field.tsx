import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

interface FieldTexts {
  readonly label: string;
  /** Beside the label: `optional`. */
  readonly labelNote?: string | undefined;
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it. Marks the field and stands in place of the hint. */
  readonly error?: string | undefined;
}

export interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  /** Before the text: `+91`, `₹`. */
  readonly prefix?: ReactNode;
  /** After the text: a button, a unit. */
  readonly trailing?: ReactNode;
  /** `l`: the one amount of a form. */
  readonly size?: 'm' | 'l' | undefined;
}

/** A labelled input. `ref` and every other attribute go to the input. */
export function TextField({
  label,
  labelNote,
  hint,
  error,
  prefix,
  trailing,
  size = 'm',
  id,
  className,
  'aria-describedby': describedBy,
  ...input
}: TextFieldProps) {
  const own = useId();
  const inputId = id ?? own;
  const boxClass = classNames(
    styles.box,
    size === 'l' && styles.boxLarge,
    error !== undefined && styles.boxBad,
    input.readOnly && styles.boxReadOnly,
  );
  return (
    <Labelled {...{ label, labelNote, hint, error, className }} id={inputId}>
      <div className={boxClass}>
        {prefix !== undefined && <span className={styles.boxPrefix}>{prefix}</span>}
        <input {...input} {...marksOf({ id: inputId, hint, error, describedBy })} className={styles.boxInput} />
        {trailing}
      </div>
    </Labelled>
  );
}

export interface TextAreaProps extends FieldTexts, ComponentProps<'textarea'> {}

/** A labelled text of several lines. It grows with what is typed where the browser can do that. */
export function TextArea({ label, labelNote, hint, error, id, className, ...area }: TextAreaProps) {
  const own = useId();
  const inputId = id ?? own;
  const { 'aria-describedby': describedBy, ...rest } = area;
  return (
    <Labelled {...{ label, labelNote, hint, error, className }} id={inputId}>
      <div className={classNames(styles.box, styles.boxLines, error !== undefined && styles.boxBad)}>
        <textarea
          rows={5}
          {...rest}
          {...marksOf({ id: inputId, hint, error, describedBy })}
          className={styles.boxInput}
        />
      </div>
    </Labelled>
  );
}

/** What ties a control to what stands below it. */
function marksOf({
  id,
  hint,
  error,
  describedBy,
}: Pick<FieldTexts, 'hint' | 'error'> & { readonly id: string; readonly describedBy: string | undefined }) {
  const noted = error !== undefined || hint !== undefined;
  return {
    id,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': classNames(describedBy, noted && `${id}-note`) || undefined,
  };
}

/** A control under its label, with what helps or what is wrong below it. */
function Labelled({
  label,
  labelNote,
  hint,
  error,
  id,
  className,
  children,
}: FieldTexts & { readonly id: string; readonly className?: string | undefined; readonly children: ReactNode }) {
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={id} className={styles.fieldLabel}>
        {label}
        {labelNote !== undefined && <span className={styles.fieldOptional}>{labelNote}</span>}
      </label>
      {children}
      {error !== undefined ? (
        <p id={`${id}-note`} className={styles.fieldError}>
          <Icon name="error" size={16} className={styles.fieldErrorIcon} />
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p id={`${id}-note`} className={styles.fieldHint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** The button's name while the password is hidden, and while it is shown. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password that can be looked at. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          iconSize={20}
          label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
          className={styles.boxButton}
        />
      }
    />
  );
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
}

/** A labelled checkbox; the label is part of the target. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...input} type="checkbox" className={styles.checkInput} />
      <span>{label}</span>
    </label>
  );
}
