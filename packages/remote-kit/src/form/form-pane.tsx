import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { SendFailure } from '../use-send.ts';
import { FormNote } from './form-note.tsx';
import styles from './form-pane.module.css';

export interface FormPaneProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** `false` where the form is not what the page is opened for: its first field has no focus from the start. */
  readonly takesFocus?: boolean | undefined;
  /** `h1` where the form is a page of its own. */
  readonly heading?: 'h1' | 'h2' | undefined;
  /** Above the title: where in a sequence this stands. */
  readonly step?: string | undefined;
  /** Why the last try did not go through: a `Send`'s. */
  readonly failure?: SendFailure | null | undefined;
  /** Above the form, in place of a failure. */
  readonly note?: ReactNode;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** A form with its heading and its message. The first field that can be typed in has the focus from the start. */
export function FormPane(props: FormPaneProps) {
  const { title, lead, heading: Heading = 'h2', takesFocus = true, step, failure, note, onSubmit, children } = props;
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (!takesFocus) return;
    // A dialog that is not shown yet focuses the first field once it is.
    form.current?.querySelector<HTMLElement>('input:not([readonly], :disabled)')?.focus();
  }, [takesFocus]);
  return (
    <section className={styles.pane}>
      {step !== undefined && <p className={styles.step}>{step}</p>}
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {failure ? (
        <FormNote tone="bad" title={failure.title}>
          {failure.text !== undefined && <p>{failure.text}</p>}
          {failure.detail !== undefined && <p className={styles.detail}>{failure.detail}</p>}
        </FormNote>
      ) : (
        note
      )}
      <form ref={form} noValidate aria-labelledby={titleId} onSubmit={onSubmit} className={styles.form}>
        {children}
      </form>
    </section>
  );
}
