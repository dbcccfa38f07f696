import { sendOtpMutation, verifyOtpMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { atFields, SubmitButton, useSend } from '@pavilion/remote-kit';
import { steadyNow } from '@pavilion/shared-ui/clock';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import styles from '../form/form.module.css';
import { otpRule } from '../form/rules.ts';
import { useFieldErrors } from '../form/use-field-errors.ts';
import { useMessages } from '../messages/index.ts';
import { formatMobile, type MobileDetails } from '../phone/mobile-details.ts';
import { OtpField } from '../phone/otp-field.tsx';
import { PhoneField } from '../phone/phone-field.tsx';
import { ResendOtp } from '../phone/resend-otp.tsx';
import { saveVerifiedNumber } from '../phone/verified-number.ts';
import { StepPane } from '../steps/step-pane.tsx';
import { HaveAccount } from './phone-step.tsx';

interface OtpStepProps {
  readonly title: string;
  readonly number: MobileDetails;
  /** An OTP has just been sent; else the player has to ask for one. */
  readonly justSent: boolean;
  readonly onChangeNumber: () => void;
  readonly onVerified: () => void;
}

/** Verifies a number by its OTP: the number read-only, resend after a while, another number. */
export function OtpStep({ title, number, justSent, onChangeNumber, onVerified }: OtpStepProps) {
  const { api } = useShell();
  const t = useMessages();
  const result = useFieldErrors();
  const form = useForm({ defaultValues: { otp: '' } });
  const [sentAt, setSentAt] = useState(justSent ? steadyNow : null);
  const verify = useSend(verifyOtpMutation(api));
  const resend = useSend(sendOtpMutation(api), { success: t('otpSent') });
  const submit = form.handleSubmit(async ({ otp }) => {
    resend.clear();
    if (!(await verify.send({ ...number, otp }, atFields(form.setError, { otp: 'otp' })))) return;
    saveVerifiedNumber(number);
    onVerified();
  });
  const sendAgain = async () => {
    verify.clear();
    if (!(await resend.send(number))) return;
    setSentAt(steadyNow());
    form.reset();
    form.setFocus('otp');
  };
  return (
    <StepPane title={title} lead={t('otpLead')} failure={verify.failure ?? resend.failure} onSubmit={submit}>
      <PhoneField
        readOnly
        value={formatMobile(number.mobile)}
        trailing={
          <button
            type="button"
            aria-label={t('changeNumberLabel')}
            disabled={verify.busy}
            onClick={onChangeNumber}
            className={styles.inBox}
          >
            {t('changeNumber')}
          </button>
        }
      />
      <OtpField
        enterKeyHint="done"
        error={form.formState.errors.otp?.message}
        {...form.register('otp', { validate: (value) => result(otpRule(value)) })}
      />
      <ResendOtp sentAt={sentAt} disabled={verify.busy || resend.busy} onResend={sendAgain} />
      <SubmitButton busy={verify.busy}>{t('verifyOtp')}</SubmitButton>
      <HaveAccount />
    </StepPane>
  );
}
