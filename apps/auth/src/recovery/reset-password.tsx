import { forgotPasswordMutation, resetPasswordMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from '../frame/form.module.css';
import { FormPane, SubmitButton } from '../frame/form-pane.tsx';
import { useSend } from '../frame/send.ts';
import { StepLink, useSteps } from '../frame/steps.tsx';
import { useMessages } from '../messages/index.ts';
import { formatMobile } from '../phone/mobile-details.ts';
import { ResendOtp } from '../phone/resend-otp.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** The second step of recovering a password (spec §2, resetpassword): OTP and new password. It leads back to login. */
export function ResetPassword() {
  const { api, toast } = useShell();
  const { go, handed } = useSteps();
  const t = useMessages();
  const form = useForm({ defaultValues: { otp: '', password: '' } });
  const [number] = useState(handed.recoveryNumber);
  const [sentAt, setSentAt] = useState(Date.now);
  const reset = useSend(resetPasswordMutation(api), 'requestFailed');
  const forgot = useSend(forgotPasswordMutation(api), 'requestFailed');
  const submit = form.handleSubmit(async (values) => {
    forgot.clear();
    const done = await reset.send(values, (field, message) => {
      if (field !== 'otp' && field !== 'password') return false;
      form.setError(field, { message }, { shouldFocus: true });
      return true;
    });
    if (!done) return;
    toast('success', t('passwordReset'));
    go('login', { passwordReset: true });
  });
  const sendAgain = async () => {
    reset.clear();
    if (!number || !(await forgot.send({ phone: number.mobile, countryCode: number.country_code }))) return;
    toast('success', t('otpSent'));
    setSentAt(Date.now());
    form.resetField('otp');
    form.setFocus('otp');
  };
  return (
    <FormPane
      step={t('step', { step: 2 })}
      title={t('resetPasswordTitle')}
      lead={
        number
          ? t('resetPasswordLeadTo', { number: `${number.country_code} ${formatMobile(number.mobile)}` })
          : t('resetPasswordLead')
      }
      failure={reset.failure ?? forgot.failure}
      onSubmit={submit}
    >
      <NewPasswordFields
        form={form}
        resend={number && <ResendOtp sentAt={sentAt} disabled={forgot.busy || reset.busy} onResend={sendAgain} />}
      />
      <SubmitButton busy={reset.busy}>{t('submit')}</SubmitButton>
      <p className={styles.foot}>
        {/* Without the number the OTP can only be asked for anew. */}
        {number ? (
          <StepLink to="login">{t('backToLogIn')}</StepLink>
        ) : (
          <StepLink to="forgotpassword">{t('resendOtp')}</StepLink>
        )}
      </p>
    </FormPane>
  );
}
