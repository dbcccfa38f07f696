import { REGISTRATION_PARENT_ID, REGISTRATION_TYPE_ID, registerMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { PasswordField, TextField } from '@pavilion/shared-ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useComplaints } from '../frame/complaints.ts';
import styles from '../frame/form.module.css';
import { FormPane, SubmitButton } from '../frame/form-pane.tsx';
import { Note } from '../frame/note.tsx';
import { registerRules } from '../frame/rules.ts';
import { useSend } from '../frame/send.ts';
import { StepLink, useSteps } from '../frame/steps.tsx';
import { useMessages } from '../messages/index.ts';
import { formatMobile, type MobileDetails, removeMobileDetails } from '../phone/mobile-details.ts';
import { PasswordAdvice } from './password-advice.tsx';
import { HaveAccount } from './phone-step.tsx';
import { referralCode } from './referral-code.ts';

/** The form's fields in their order, each with its label. */
const labels = {
  name: 'name',
  username: 'username',
  password: 'password',
  confirmPassword: 'confirmPassword',
  referral: 'referralCode',
} as const;
type Field = keyof typeof labels;
const fields = Object.keys(labels) as Field[];

/** The form's field for each of the wire's that the operator may refuse. */
const fieldOfWire: Readonly<Record<string, Field>> = {
  name: 'name',
  username: 'username',
  password: 'password',
  agent_code: 'referral',
};

interface RegisterFormProps {
  readonly number: MobileDetails;
  readonly verified: boolean;
}

/** Name, username, password: each checked as it is typed and on submit, with the messages of spec §5. */
export function RegisterForm({ number, verified }: RegisterFormProps) {
  const { api, session, toast } = useShell();
  const { handed } = useSteps();
  const t = useMessages();
  const complain = useComplaints();
  const [arrivedWith] = useState(() => referralCode(handed.referalCode, document.cookie));
  const form = useForm({
    mode: 'onChange',
    defaultValues: { name: '', username: '', password: '', confirmPassword: '', referral: arrivedWith },
  });
  const { errors, submitCount } = form.formState;
  const [username, password, referral] = useWatch({
    control: form.control,
    name: ['username', 'password', 'referral'],
  });
  const register = useSend(registerMutation(api), 'somethingWrong');

  const submit = form.handleSubmit(async (values) => {
    const code = values.referral.trim();
    const begun = await register.send(
      {
        name: values.name.trim(),
        username: values.username.trim(),
        password: values.password,
        ...(code ? { agent_code: code } : {}),
        typeId: REGISTRATION_TYPE_ID,
        parentId: REGISTRATION_PARENT_ID,
        ...number,
      },
      (field, message) => {
        const own = fieldOfWire[field];
        if (own) form.setError(own, { message }, { shouldFocus: true });
        return own !== undefined;
      },
    );
    if (!begun) return;
    removeMobileDetails();
    toast('success', t('playerAdded'));
    session.begin({ token: begun.token, user: begun.user });
  });

  const wrong = submitCount > 0 ? fields.filter((field) => errors[field]) : [];
  return (
    <FormPane
      title={t('register')}
      lead={
        <>
          {t(verified ? 'registerLeadVerified' : 'registerLead', {
            number: `${number.country_code} ${formatMobile(number.mobile)}`,
          })}{' '}
          <StepLink to="mobileNumber" inline>
            {t('changeNumber')}
          </StepLink>
        </>
      }
      failure={register.failure}
      note={
        wrong.length > 0 && (
          <Note tone="bad" silent title={t('fieldsNeedChange', { count: wrong.length })}>
            <ul className={styles.noteLinks}>
              {wrong.map((field) => (
                <li key={field}>
                  <button type="button" className={styles.noteLink} onClick={() => form.setFocus(field)}>
                    {t(labels[field])}
                  </button>
                </li>
              ))}
            </ul>
          </Note>
        )
      }
      onSubmit={submit}
    >
      <div className={styles.pair}>
        <TextField
          label={t('name')}
          autoComplete="name"
          enterKeyHint="next"
          maxLength={80}
          error={errors.name?.message}
          {...form.register('name', { validate: (value) => complain(registerRules.name(value)) })}
        />
        <TextField
          label={t('username')}
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          hint={registerRules.username(username) === undefined ? t('userNameAvailable') : undefined}
          error={errors.username?.message}
          {...form.register('username', { validate: (value) => complain(registerRules.username(value)) })}
        />
      </div>
      <div className={styles.pair}>
        <PasswordField
          label={t('password')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoComplete="new-password"
          enterKeyHint="next"
          error={errors.password?.message}
          {...form.register('password', {
            validate: (value) => complain(registerRules.password(value)),
            // Whether the two are the same depends on both.
            onChange: () => form.getValues('confirmPassword') && form.trigger('confirmPassword'),
          })}
        />
        <PasswordField
          label={t('confirmPassword')}
          showLabel={t('showPassword')}
          hideLabel={t('hidePassword')}
          autoComplete="new-password"
          enterKeyHint="next"
          error={errors.confirmPassword?.message}
          {...form.register('confirmPassword', {
            validate: (value, values) => complain(registerRules.confirmPassword(value, values.password)),
          })}
        />
      </div>
      <PasswordAdvice password={password} />
      <TextField
        label={t('referralCode')}
        labelNote={t('optional')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={40}
        hint={arrivedWith !== '' && referral === arrivedWith ? t('referralFilled') : undefined}
        error={errors.referral?.message}
        {...form.register('referral')}
      />
      <SubmitButton busy={register.busy}>{t('register')}</SubmitButton>
      <HaveAccount />
    </FormPane>
  );
}
