import { forgotPasswordMutation, resetPasswordMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { atFields, SubmitButton, useSend } from '@pavilion/remote-kit';
import { steadyNow } from '@pavilion/shared-ui/clock';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from '../form/form.module.css';
import { useFieldErrors } from '../form/use-field-errors.ts';
import { useMessages } from '../messages/index.ts';
import { formatMobile } from '../phone/mobile-details.ts';
import { mobileRule, parseMobile } from '../phone/mobile-number.ts';
import { PhoneField } from '../phone/phone-field.tsx';
import { ResendOtp } from '../phone/resend-otp.tsx';
import { StepPane } from '../steps/step-pane.tsx';
import { StepLink, useSteps } from '../steps/steps.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** The second step of recovering a password (spec §2, resetpassword): OTP and new password. It leads back to login. */
export function ResetPassword() {
  const { api } = useShell();
  const { go, handed } = useSteps();
  const t = useMessages();
  const result = useFieldErrors();
  const form = useForm({ defaultValues: { mobile: '', otp: '', password: '' } });
  const [number] = useState(handed.recoveryNumber);
  const [sentAt, setSentAt] = useState(steadyNow);
  const fallback = t('requestFailed');
  const reset = useSend(resetPasswordMutation(api), { fallback, success: t('passwordReset') });
  const forgot = useSend(forgotPasswordMutation(api), { fallback, success: t('otpSent') });
  const submit = form.handleSubmit(async (values) => {
    forgot.clear();
    const to = number ?? parseMobile(values.mobile);
    if (!to) return;
    const { otp, password } = values;
    const input = { otp, password, phone: to.mobile, countryCode: to.country_code };
    const done = await reset.send(input, atFields(form.setError, { otp: 'otp', password: 'password' }));
    if (done) go('login', { passwordReset: true });
  });
  const sendAgain = async () => {
    reset.clear();
    if (!number || !(await forgot.send({ phone: number.mobile, countryCode: number.country_code }))) return;
    setSentAt(steadyNow());
    form.resetField('otp');
    form.setFocus('otp');
  };
  return (
    <StepPane
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
      {/* An OTP is good for the number that it was sent to alone. */}
      {!number && (
        <PhoneField
          enterKeyHint="next"
          error={form.formState.errors.mobile?.message}
          {...form.register('mobile', { validate: (value) => result(mobileRule(value)) })}
        />
      )}
      <NewPasswordFields
        form={form}
        resend={number && <ResendOtp sentAt={sentAt} disabled={forgot.busy || reset.busy} onResend={sendAgain} />}
      />
      <SubmitButton busy={reset.busy}>{t('submit')}</SubmitButton>
      <p className={styles.foot}>
        {/* Without the number the OTP can only be sent from the first step. */}
        {number ? (
          <StepLink to="login">{t('backToLogIn')}</StepLink>
        ) : (
          <StepLink to="forgotpassword">{t('resendOtp')}</StepLink>
        )}
      </p>
    </StepPane>
  );
}
