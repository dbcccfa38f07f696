import { updatePasswordMutation } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { atFields, ErrorSummary, fieldErrors, SubmitButton, useSend } from '@pavilion/remote-kit';
import { ButtonLink, Icon, PasswordField, type PasswordFieldProps } from '@pavilion/shared-ui';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useProfileMessages } from '../messages/profile.ts';
import { ActionBar } from '../parts/action-bar.tsx';
import columns from '../parts/columns.module.css';
import { Failed } from '../parts/failed.tsx';
import { Notice } from '../parts/notice.tsx';
import { PanelBody, Sheet } from '../parts/panel.tsx';
import { type PasswordFault, passwordAdvice, passwordRules } from './password-rules.ts';
import styles from './profile.module.css';

const labels = { current: 'currentPassword', password: 'newPassword', confirm: 'confirmPassword' } as const;
const names = ['current', 'password', 'confirm'] as const;

/** Changes the password of the player, which ends every other session. What is typed is a secret, and kept nowhere. */
export function ChangePassword() {
  const t = useProfileMessages();
  const result = fieldErrors<PasswordFault>(t);
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { current: '', password: '', confirm: '' } });
  const change = useSend(updatePasswordMutation(useShell().api), {
    fallback: t('changeFailed'),
    success: t('changed'),
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ current, password }) => {
    const atField = atFields(form.setError, { current: 'current', password: 'password' });
    if (await change.send({ current, password }, atField)) navigate(paths.profile(), { replace: true });
  });
  const rules = {
    current: form.register('current', { validate: (value) => result(passwordRules.current(value)) }),
    password: form.register('password', {
      validate: (value, { current }) => result(passwordRules.password(value, current)),
      // Whether the two are the same depends on both.
      onChange: () => form.getValues('confirm') && form.trigger('confirm'),
    }),
    confirm: form.register('confirm', {
      validate: (value, { password }) => result(passwordRules.confirm(value, password)),
    }),
  };
  const password = useWatch({ control: form.control, name: 'password' });
  const faulty = names.filter((name) => errors[name]).map((name) => ({ name, label: t(labels[name]) }));
  return (
    <div className={columns.two}>
      <Sheet label={t('changePassword')}>
        <PanelBody>
          {change.failure && <Failed failure={change.failure} />}
          <ErrorSummary fields={faulty} onGoTo={form.setFocus} />
          <form noValidate aria-label={t('changePassword')} className={styles.form} onSubmit={submit}>
            <Secret error={errors.current?.message} {...rules.current} />
            <Secret error={errors.password?.message} {...rules.password} />
            <Advice password={password} />
            <Secret error={errors.confirm?.message} {...rules.confirm} />
            <ActionBar>
              <SubmitButton block={false} busy={change.busy}>
                {t('changePassword')}
              </SubmitButton>
              <ButtonLink to={paths.profile()} variant="ghost">
                {t('cancel')}
              </ButtonLink>
            </ActionBar>
          </form>
        </PanelBody>
      </Sheet>
      <Notice icon="info" title={t('othersEnd')} text={t('neverStored')} />
    </div>
  );
}

function Secret({
  name,
  ...field
}: Omit<PasswordFieldProps, 'label' | 'showLabel' | 'hideLabel' | 'name'> & { readonly name: (typeof names)[number] }) {
  const t = useProfileMessages();
  return (
    <PasswordField
      {...field}
      name={name}
      label={t(labels[name])}
      showLabel={t('showPassword')}
      hideLabel={t('hidePassword')}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
    />
  );
}

/** What makes the new password hard to guess, ticked off as it is typed. */
function Advice({ password }: { readonly password: string }) {
  const t = useProfileMessages();
  const met = passwordAdvice(password);
  const keys = ['adviceLength', 'adviceDigit', 'adviceLowercase', 'adviceUppercase'] as const;
  return (
    <ul className={styles.rules} aria-label={t('advice')}>
      {keys.map((key) => (
        <li key={key} data-met={met[key] || undefined}>
          <Icon name={met[key] ? 'check' : 'minus'} size={16} />
          {t(key)}
          <span className="sr">, {t(met[key] ? 'met' : 'notMet')}</span>
        </li>
      ))}
    </ul>
  );
}
