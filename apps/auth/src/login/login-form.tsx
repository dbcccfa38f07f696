import { demoLoginMutation, demoUsersQuery, loginMutation, type User } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { Button, Checkbox, PasswordField, TextField } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useComplaints } from '../frame/complaints.ts';
import styles from '../frame/form.module.css';
import { FormPane, SubmitButton } from '../frame/form-pane.tsx';
import { Note } from '../frame/note.tsx';
import { loginRules } from '../frame/rules.ts';
import { useSend } from '../frame/send.ts';
import { StepLink } from '../frame/steps.tsx';
import { useMessages } from '../messages/index.ts';

interface LoginFormProps {
  /** The password has just been changed: says so above the form. */
  readonly passwordReset: boolean;
  readonly onForgot: () => void;
}

/** Username and password (spec §2, §5). Where the operator has demo users, a demo login beside it. */
export function LoginForm({ passwordReset, onForgot }: LoginFormProps) {
  const { api, session, toast } = useShell();
  const t = useMessages();
  const complain = useComplaints();
  const form = useForm({ defaultValues: { username: '', password: '', remember: true } });
  const { errors } = form.formState;
  const login = useSend(loginMutation(api), 'loginFailed');
  const demo = useSend(demoLoginMutation(api), 'loginFailed');
  const demoUsers = useQuery(demoUsersQuery(api));

  const begin = (begun: { token: string; user: User } | undefined) => {
    if (!begun) return;
    toast('success', t('loginSuccess'));
    session.begin({ token: begun.token, user: begun.user });
  };
  const submit = form.handleSubmit(async ({ username, password, remember }) => {
    if (demo.busy) return;
    demo.clear();
    begin(await login.send({ username: username.trim(), password, remember }));
  });
  const submitDemo = async () => {
    login.clear();
    begin(await demo.send());
  };

  const failure = login.failure ?? demo.failure;
  const checkWhatYouTyped = failure === login.failure && failure?.title === t('loginFailed');
  return (
    <FormPane
      title={t('logIn')}
      lead={t('logInLead')}
      failure={failure && checkWhatYouTyped ? { detail: t('loginFailedDetail'), ...failure } : failure}
      note={
        passwordReset && (
          <Note tone="good" title={t('passwordReset')}>
            <p>{t('passwordResetDetail')}</p>
          </Note>
        )
      }
      onSubmit={submit}
    >
      <TextField
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        error={errors.username?.message}
        {...form.register('username', { validate: (value) => complain(loginRules.username(value)) })}
      />
      <PasswordField
        label={t('password')}
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        autoComplete="current-password"
        enterKeyHint="go"
        error={errors.password?.message}
        {...form.register('password', { validate: (value) => complain(loginRules.password(value)) })}
      />
      <div className={styles.between}>
        <Checkbox label={t('rememberMe')} {...form.register('remember')} />
        <button type="button" onClick={onForgot} className={styles.link}>
          {t('forgotPassword')}
        </button>
      </div>
      <SubmitButton busy={login.busy} disabled={demo.busy}>
        {t('logIn')}
      </SubmitButton>
      {demoUsers.isPending && <div className={styles.demoRoom} />}
      {demoUsers.data && (
        <Button
          variant="quiet"
          block
          busy={demo.busy}
          busyLabel={t('submitting')}
          disabled={login.busy}
          onClick={submitDemo}
        >
          {t('demoLogin')}
        </Button>
      )}
      <p className={styles.foot}>
        {t('newHere')} <StepLink to="mobileNumber">{t('signUp')}</StepLink>
      </p>
    </FormPane>
  );
}
