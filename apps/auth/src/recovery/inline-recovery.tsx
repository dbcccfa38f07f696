import { resetPasswordMutation, sendOtpMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { atFields, SubmitButton, useSend } from '@pavilion/remote-kit';
import { steadyNow } from '@pavilion/shared-ui/clock';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import styles from '../form/form.module.css';
import { useFieldErrors } from '../form/use-field-errors.ts';
import { useMessages } from '../messages/index.ts';
import type { MobileDetails } from '../phone/mobile-details.ts';
import { mobileRule, parseMobile } from '../phone/mobile-number.ts';
import { ResendOtp } from '../phone/resend-otp.tsx';
import { StepPane } from '../steps/step-pane.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { RecoveryPhoneField } from './recovery-phone-field.tsx';

interface InlineRecoveryProps {
  readonly onBack: () => void;
  readonly onReset: () => void;
}

/** The recovery inside the login dialog (spec §2, §4): phone, Send OTP, OTP, new password, Submit, all in one view. */
export function InlineRecovery({ onBack, onReset }: InlineRecoveryProps) {
  const t = useMessages();
  const result = useFieldErrors();
  const { form, sent, sendOtp, reset, send, submit } = useRecovery(onReset);
  return (
    <StepPane
      title={t('forgotPassword')}
      lead={t(sent ? 'recoverySentLead' : 'recoveryLead')}
      failure={reset.failure ?? sendOtp.failure}
      onSubmit={submit}
    >
      <RecoveryPhoneField
        isSent={sent !== null}
        busy={sendOtp.busy}
        onSend={send}
        error={form.formState.errors.mobile?.message}
        {...form.register('mobile', { validate: (value) => result(mobileRule(value)) })}
      />
      <NewPasswordFields
        form={form}
        locked={sent === null}
        resend={sent && <ResendOtp sentAt={sent.at} disabled={sendOtp.busy || reset.busy} onResend={send} />}
      />
      <SubmitButton busy={reset.busy} disabled={sent === null}>
        {t('submit')}
      </SubmitButton>
      <p className={styles.foot}>
        <button type="button" onClick={onBack} className={styles.link}>
          {t('backToLogIn')}
        </button>
      </p>
    </StepPane>
  );
}

/** The two calls of a recovery: `send` has an OTP sent, the form's `submit` sets the new password with it. */
function useRecovery(onReset: () => void) {
  const { api } = useShell();
  const t = useMessages();
  const form = useForm({ defaultValues: { mobile: '', otp: '', password: '' } });
  const [lastSent, setLastSent] = useState<{ readonly to: MobileDetails; readonly at: number } | null>(null);
  const mobile = useWatch({ control: form.control, name: 'mobile' });
  const sendOtp = useSend(sendOtpMutation(api), { success: t('otpSent') });
  const reset = useSend(resetPasswordMutation(api), { fallback: t('requestFailed'), success: t('passwordReset') });
  // An OTP is good for the number that it was sent to: another number needs another OTP.
  const sent = parseMobile(mobile)?.mobile === lastSent?.to.mobile ? lastSent : null;

  const send = async () => {
    reset.clear();
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return;
    const number = parseMobile(form.getValues('mobile'));
    if (!number || !(await sendOtp.send({ phone: number.mobile, countryCode: number.country_code }))) return;
    setLastSent({ to: number, at: steadyNow() });
    form.setFocus('otp');
  };
  const submit = form.handleSubmit(async ({ otp, password }) => {
    if (!sent) return;
    sendOtp.clear();
    const { mobile: phone, country_code: countryCode } = sent.to;
    const input = { otp, password, phone, countryCode };
    const done = await reset.send(input, atFields(form.setError, { otp: 'otp', password: 'password' }));
    if (done) onReset();
  });
  return { form, sent, sendOtp, reset, send, submit };
}
