import { PasswordField, type PasswordFieldProps, TextField, type TextFieldProps } from '@pavilion/shared-ui';
import { useMessages } from '../messages/index.ts';

/** A password that can be shown and hidden again. */
export function SecretField(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const t = useMessages();
  return <PasswordField showLabel={t('showPassword')} hideLabel={t('hidePassword')} {...props} />;
}

/** A username: nothing corrects it or begins it with a capital. */
export function UsernameField(props: Omit<TextFieldProps, 'label'>) {
  const t = useMessages();
  return (
    <TextField
      label={t('username')}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      {...props}
    />
  );
}
