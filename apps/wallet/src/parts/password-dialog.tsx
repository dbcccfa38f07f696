import { type AtField, SendButton, type SendFailure } from '@pavilion/remote-kit';
import { Dialog, PasswordField } from '@pavilion/shared-ui';
import { useForm } from 'react-hook-form';
import columns from './columns.module.css';
import { Failed } from './failed.tsx';

interface PasswordDialogProps {
  readonly title: string;
  readonly why: string;
  /** The button, and the fields of the password in words. */
  readonly texts: {
    readonly confirm: string;
    readonly close: string;
    readonly password: string;
    readonly empty: string;
    readonly show: string;
    readonly hide: string;
  };
  readonly send: { readonly busy: boolean; readonly failure: SendFailure | null };
  readonly onPassword: (password: string, atField: AtField) => void;
  readonly onClose: () => void;
}

/** Asks for the player's password where the operator wants it. It is kept nowhere. */
export function PasswordDialog({ title, texts, onClose, ...form }: PasswordDialogProps) {
  return (
    <Dialog open title={title} closeLabel={texts.close} onClose={onClose} size="auth">
      <PasswordForm title={title} texts={texts} {...form} />
    </Dialog>
  );
}

function PasswordForm({
  title,
  why,
  texts,
  send: { busy, failure },
  onPassword,
}: Omit<PasswordDialogProps, 'onClose'>) {
  const form = useForm({ defaultValues: { password: '' } });
  const atField: AtField = (field, message) => {
    if (field === 'password') form.setError('password', { message }, { shouldFocus: true });
    return field === 'password';
  };
  return (
    <form
      noValidate
      className={columns.stack}
      onSubmit={form.handleSubmit(({ password }) => onPassword(password, atField))}
      aria-label={title}
    >
      {failure && <Failed failure={failure} />}
      <p>{why}</p>
      <PasswordField
        label={texts.password}
        autoComplete="current-password"
        showLabel={texts.show}
        hideLabel={texts.hide}
        error={form.formState.errors.password?.message}
        {...form.register('password', { validate: (text) => text !== '' || texts.empty })}
      />
      <SendButton type="submit" block busy={busy}>
        {texts.confirm}
      </SendButton>
    </form>
  );
}
