import { forgotPasswordMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { SubmitButton, useSend } from '@pavilion/remote-kit';
import { useForm } from 'react-hook-form';
import styles from '../form/form.module.css';
import { useFieldErrors } from '../form/use-field-errors.ts';
import { useMessages } from '../messages/index.ts';
import { mobileRule, parseMobile } from '../phone/mobile-number.ts';
import { PhoneField } from '../phone/phone-field.tsx';
import { StepPane } from '../steps/step-pane.tsx';
import { StepLink, useSteps } from '../steps/steps.tsx';

/** The first step of recovering a password (spec §2, forgotpassword): the phone. It leads to resetpassword. */
export function ForgotPassword() {
  const { api } = useShell();
  const { go } = useSteps();
  const t = useMessages();
  const result = useFieldErrors();
  const form = useForm({ defaultValues: { mobile: '' } });
  const forgot = useSend(forgotPasswordMutation(api), { fallback: t('requestFailed'), success: t('otpSent') });
  const submit = form.handleSubmit(async ({ mobile }) => {
    const number = parseMobile(mobile);
    if (!number || !(await forgot.send({ phone: number.mobile, countryCode: number.country_code }))) return;
    go('resetpassword', { recoveryNumber: number });
  });
  return (
    <StepPane
      step={t('step', { step: 1 })}
      title={t('forgotPasswordTitle')}
      lead={t('forgotPasswordLead')}
      failure={forgot.failure}
      onSubmit={submit}
    >
      <PhoneField
        enterKeyHint="send"
        error={form.formState.errors.mobile?.message}
        {...form.register('mobile', { validate: (value) => result(mobileRule(value)) })}
      />
      <SubmitButton busy={forgot.busy}>{t('submit')}</SubmitButton>
      <p className={styles.foot}>
        <StepLink to="login">{t('backToLogIn')}</StepLink>
      </p>
    </StepPane>
  );
}
