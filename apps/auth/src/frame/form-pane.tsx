import { Button } from '@pavilion/shared-ui';
import { type FormEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../messages/index.ts';
import styles from './form.module.css';
import { Note } from './note.tsx';
import type { Failure } from './send.ts';
import { useSteps } from './steps.tsx';

interface FormPaneProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** Above the title: where in a sequence this stands. */
  readonly step?: string | undefined;
  readonly failure?: Failure | null | undefined;
  /** Above the form, in place of a failure. */
  readonly note?: ReactNode;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
}

/** One view of the sign-in area: its heading, its message, its form. The first field has the focus from the start. */
export function FormPane({ title, lead, step, failure, note, onSubmit, children }: FormPaneProps) {
  const Heading = useSteps().place === 'page' ? 'h1' : 'h2';
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const first = form.current?.querySelector<HTMLElement>('input:not([readonly], :disabled)');
    // In a dialog that is not shown yet the focus waits for the mark.
    first?.setAttribute('data-autofocus', '');
    first?.focus();
  }, []);
  return (
    <section className={styles.pane}>
      {step !== undefined && <p className={styles.step}>{step}</p>}
      <Heading id={titleId} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.lead}>{lead}</p>
      {failure ? (
        <Note tone="bad" title={failure.title}>
          {failure.detail !== undefined && <p>{failure.detail}</p>}
        </Note>
      ) : (
        note
      )}
      <form ref={form} noValidate aria-labelledby={titleId} onSubmit={onSubmit} className={styles.form}>
        {children}
      </form>
    </section>
  );
}

/** The one primary button of a form. While its call runs it says so and takes no further press. */
export function SubmitButton({
  busy,
  disabled,
  children,
}: {
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) {
  const t = useMessages();
  return (
    <Button type="submit" block busy={busy} busyLabel={t('submitting')} disabled={disabled} className={styles.submit}>
      {children}
    </Button>
  );
}
