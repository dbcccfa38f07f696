import { breakLengths, selfExcludeMutation, takeBreakMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { ErrorSummary, SendButton, useSend } from '@pavilion/remote-kit';
import { Checkbox, Dialog, Icon, PasswordField } from '@pavilion/shared-ui';
import { useForm } from 'react-hook-form';
import { useLimitMessages } from '../messages/limits.ts';
import { Failed } from '../parts/failed.tsx';
import type { RestLength } from './break-panel.tsx';
import styles from './limits.module.css';

const isBreak = (length: RestLength): length is (typeof breakLengths)[number] =>
  breakLengths.some((each) => each === length);

/** What a player confirms before a break or an exclusion begins: with their password, and knowing that nobody ends it. */
export function BreakDialog({ length, onClose }: { readonly length: RestLength; readonly onClose: () => void }) {
  const t = useLimitMessages();
  const title = t(isBreak(length) ? 'confirmBreak' : 'confirmExclusion', { length: t(`length_${length}`) });
  return (
    <Dialog open addressed onClose={onClose} title={title} closeLabel={t('close')} size="auth">
      <BreakForm length={length} title={title} onDone={onClose} />
    </Dialog>
  );
}

/** Its password is kept nowhere: whoever comes back types it again. */
function BreakForm({
  length,
  title,
  onDone,
}: {
  readonly length: RestLength;
  readonly title: string;
  readonly onDone: () => void;
}) {
  const t = useLimitMessages();
  const { api } = useShell();
  const form = useForm({ defaultValues: { password: '', understood: false } });
  const options = { fallback: t('breakFailed'), success: t('started') };
  const resting = useSend(takeBreakMutation(api), options);
  const excluding = useSend(selfExcludeMutation(api), options);
  const { busy, failure } = isBreak(length) ? resting : excluding;
  const { errors } = form.formState;
  const labels = { password: t('password'), understood: t('understood') };
  const faulty = (['password', 'understood'] as const).filter((name) => errors[name]);
  const submit = form.handleSubmit(async ({ password }) => {
    const atField = (_: string, message: string) => {
      form.setError('password', { message }, { shouldFocus: true });
      return true;
    };
    const done = isBreak(length)
      ? await resting.send({ length, password }, atField)
      : await excluding.send({ length, password }, atField);
    if (done) onDone();
  });
  return (
    <form noValidate className={styles.form} onSubmit={submit} aria-label={title}>
      {failure && <Failed failure={failure} />}
      <ErrorSummary fields={faulty.map((name) => ({ name, label: labels[name] }))} onGoTo={form.setFocus} />
      <p className={styles.formText}>{t(isBreak(length) ? 'timeOutHint' : 'exclusionHint')}</p>
      <p className={styles.formText}>{t('confirmText')}</p>
      <PasswordField
        label={labels.password}
        autoComplete="current-password"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={errors.password?.message}
        {...form.register('password', { validate: (text) => text !== '' || t('passwordEmpty') })}
      />
      <div>
        <Checkbox
          label={labels.understood}
          aria-invalid={errors.understood ? true : undefined}
          aria-describedby={errors.understood ? 'understood-note' : undefined}
          {...form.register('understood', { validate: (yes) => yes || t('understandFirst') })}
        />
        {errors.understood && (
          <p id="understood-note" className={styles.formError}>
            <Icon name="error" size={16} />
            {errors.understood.message}
          </p>
        )}
      </div>
      <SendButton type="submit" variant={isBreak(length) ? 'primary' : 'danger'} block busy={busy}>
        {title}
      </SendButton>
    </form>
  );
}
