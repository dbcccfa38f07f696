import { demoLoginMutation, loginMutation } from '@pavilion/api-client';
import { useBeginSession, useShell } from '@pavilion/contract';
import { FormNote, lazyPart, SubmitButton, supportsPasskeys, useSend } from '@pavilion/remote-kit';
import { Checkbox } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { SecretField, UsernameField } from '../form/fields.tsx';
import styles from '../form/form.module.css';
import { loginRules } from '../form/rules.ts';
import { useFieldErrors } from '../form/use-field-errors.ts';
import { useMessages } from '../messages/index.ts';
import { StepPane } from '../steps/step-pane.tsx';
import { StepLink } from '../steps/steps.tsx';
import { DemoLogin } from './demo-login.tsx';

/** What the browser needs for passkeys comes after the form, into a room that is kept for its button. */
const PasskeyLogin = lazyPart(
  () => import('./passkey-login.tsx').then((m) => m.PasskeyLogin),
  <div className={styles.buttonRoom} />,
);

interface LoginFormProps {
  /** The password has just been changed: says so above the form. */
  readonly passwordReset: boolean;
  readonly onForgot: () => void;
}

/** Username and password (spec §2, §5). Beside it a passkey where the browser knows them, and a demo login where the operator has demo users. */
export function LoginForm({ passwordReset, onForgot }: LoginFormProps) {
  const t = useMessages();
  const { form, submit, submitDemo, login, demo, byPasskey, onPasskey, failure } = useLogin();
  const { errors } = form.formState;
  const result = useFieldErrors();
  return (
    <StepPane
      title={t('logIn')}
      lead={t('logInLead')}
      failure={failure}
      note={
        passwordReset && (
          <FormNote tone="good" title={t('passwordReset')}>
            <p>{t('passwordResetDetail')}</p>
          </FormNote>
        )
      }
      onSubmit={submit}
    >
      <UsernameField
        autoComplete="username webauthn"
        error={errors.username?.message}
        {...form.register('username', { validate: (value) => result(loginRules.username(value)) })}
      />
      <SecretField
        label={t('password')}
        autoComplete="current-password"
        enterKeyHint="go"
        error={errors.password?.message}
        {...form.register('password', { validate: (value) => result(loginRules.password(value)) })}
      />
      <div className={styles.between}>
        <Checkbox label={t('rememberMe')} {...form.register('remember')} />
        <button type="button" onClick={onForgot} className={styles.link}>
          {t('forgotPassword')}
        </button>
      </div>
      <SubmitButton busy={login.busy} disabled={demo.busy || byPasskey}>
        {t('logIn')}
      </SubmitButton>
      {supportsPasskeys() && (
        <PasskeyLogin
          disabled={login.busy || demo.busy}
          isRemembered={() => form.getValues('remember')}
          onBusy={onPasskey}
        />
      )}
      <DemoLogin busy={demo.busy} disabled={login.busy || byPasskey} onLogin={submitDemo} />
      <p className={styles.foot}>
        {t('newHere')} <StepLink to="mobileNumber">{t('signUp')}</StepLink>
      </p>
    </StepPane>
  );
}

/** The ways to log in, of which one runs at a time; each begins the session. */
function useLogin() {
  const { api } = useShell();
  const beginSession = useBeginSession();
  const t = useMessages();
  const form = useForm({ defaultValues: { username: '', password: '', remember: true } });
  const [byPasskey, setByPasskey] = useState(false);
  const options = { fallback: t('loginFailed'), success: t('loginSuccess') };
  // Where the operator gives no reason, the likeliest is what was typed.
  const login = useSend(loginMutation(api), { ...options, fallbackText: t('loginFailedDetail') });
  const demo = useSend(demoLoginMutation(api), options);
  const submit = form.handleSubmit(async ({ username, password, remember }) => {
    if (demo.busy || byPasskey) return;
    demo.clear();
    const begun = await login.send({ username: username.trim(), password, remember });
    if (begun) beginSession({ token: begun.token, user: begun.user, remember });
  });
  const submitDemo = async () => {
    login.clear();
    const begun = await demo.send();
    if (begun) beginSession({ token: begun.token, user: begun.user });
  };
  const onPasskey = (isRunning: boolean) => {
    setByPasskey(isRunning);
    if (!isRunning) return;
    login.clear();
    demo.clear();
  };
  return { form, submit, submitDemo, login, demo, byPasskey, onPasskey, failure: login.failure ?? demo.failure };
}
