import { resetPasswordMutation, sendOtpMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import styles from '../frame/form.module.css';
import { FormPane, SubmitButton } from '../frame/form-pane.tsx';
import { useSend } from '../frame/send.ts';
import { useMessages } from '../messages/index.ts';
import { formatMobile, type MobileDetails } from '../phone/mobile-details.ts';
import { parseMobile } from '../phone/mobile-number.ts';
import { PhoneField } from '../phone/phone-field.tsx';
import { ResendOtp } from '../phone/resend-otp.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

interface InlineRecoveryProps {
  readonly onBack: () => void;
  readonly onReset: () => void;
}

/** The recovery inside the login dialog (spec §2, §4): phone, Send OTP, OTP, new password, Submit, all in one view. */
export function InlineRecovery({ onBack, onReset }: InlineRecoveryProps) {
  const { api, toast } = useShell();
  const t = useMessages();
  const form = useForm({ defaultValues: { mobile: '', otp: '', password: '' } });
  const [sent, setSent] = useState<{ readonly to: MobileDetails; readonly at: number } | null>(null);
  const mobile = useWatch({ control: form.control, name: 'mobile' });
  const sendOtp = useSend(sendOtpMutation(api), 'somethingWrong');
  const reset = useSend(resetPasswordMutation(api), 'requestFailed');
  // An OTP is good for the number that it was sent to: another number needs another OTP.
  const isSent = sent !== null && parseMobile(mobile)?.mobile === sent.to.mobile;

  const send = async () => {
    reset.clear();
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return;
    const number = parseMobile(form.getValues('mobile'));
    if (!number || !(await sendOtp.send({ phone: number.mobile, countryCode: number.country_code }))) return;
    toast('success', t('otpSent'));
    setSent({ to: number, at: Date.now() });
    form.setFocus('otp');
  };
  const submit = form.handleSubmit(async ({ otp, password }) => {
    if (!isSent) return;
    sendOtp.clear();
    const done = await reset.send({ otp, password }, (field, message) => {
      if (field !== 'otp' && field !== 'password') return false;
      form.setError(field, { message }, { shouldFocus: true });
      return true;
    });
    if (!done) return;
    toast('success', t('passwordReset'));
    onReset();
  });

  return (
    <FormPane
      title={t('forgotPassword')}
      lead={t(isSent ? 'recoverySentLead' : 'recoveryLead')}
      failure={reset.failure ?? sendOtp.failure}
      onSubmit={submit}
    >
      <PhoneField
        enterKeyHint="send"
        error={form.formState.errors.mobile?.message}
        trailing={
          <button
            type="button"
            disabled={isSent}
            aria-disabled={sendOtp.busy || undefined}
            onClick={send}
            className={styles.inBox}
          >
            {t(sendOtp.busy ? 'submitting' : isSent ? 'otpSent' : 'sendOtp')}
          </button>
        }
        onKeyDown={(event) => {
          // The form's own button waits for the OTP, so Enter here means the button in the box.
          if (event.key !== 'Enter' || isSent) return;
          event.preventDefault();
          send();
        }}
        {...form.register('mobile', { validate: (value) => parseMobile(value) !== null || t('mobileInvalid') })}
      />
      <NewPasswordFields
        form={form}
        locked={!isSent}
        resend={
          isSent && (
            <ResendOtp
              sentAt={sent.at}
              sentTo={`${sent.to.country_code} ${formatMobile(sent.to.mobile)}`}
              disabled={sendOtp.busy || reset.busy}
              onResend={send}
            />
          )
        }
      />
      <SubmitButton busy={reset.busy} disabled={!isSent}>
        {t('submit')}
      </SubmitButton>
      <p className={styles.foot}>
        <button type="button" onClick={onBack} className={styles.link}>
          {t('backToLogIn')}
        </button>
      </p>
    </FormPane>
  );
}
