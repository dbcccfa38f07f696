import { sendOtpMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { atFields, SubmitButton, useSend } from '@pavilion/remote-kit';
import { useForm } from 'react-hook-form';
import styles from '../form/form.module.css';
import { useFieldErrors } from '../form/use-field-errors.ts';
import { useMessages } from '../messages/index.ts';
import { formatMobile, type MobileDetails, readMobileDetails } from '../phone/mobile-details.ts';
import { mobileRule, parseMobile } from '../phone/mobile-number.ts';
import { PhoneField } from '../phone/phone-field.tsx';
import { readVerifiedNumber } from '../phone/verified-number.ts';
import { StepPane } from '../steps/step-pane.tsx';
import { StepLink } from '../steps/steps.tsx';

interface PhoneStepProps {
  /** Called with the number once the operator has sent an OTP to it. */
  readonly onSent: (number: MobileDetails) => void;
  /** Called with a number that is verified already: it needs no second OTP. */
  readonly onVerified: (number: MobileDetails) => void;
}

/** Asks for the number of a new player and sends an OTP to it. */
export function PhoneStep({ onSent, onVerified }: PhoneStepProps) {
  const { api } = useShell();
  const t = useMessages();
  const result = useFieldErrors();
  const form = useForm({ defaultValues: { mobile: formatMobile(readMobileDetails()?.mobile ?? '').trim() } });
  const sendOtp = useSend(sendOtpMutation(api), { success: t('otpSent') });
  const submit = form.handleSubmit(async ({ mobile }) => {
    const number = parseMobile(mobile);
    if (!number) return;
    if (number.mobile === readVerifiedNumber()?.mobile) onVerified(number);
    else if (await sendOtp.send(number, atFields(form.setError, { mobile: 'mobile' }))) onSent(number);
  });
  return (
    <StepPane title={t('signUp')} lead={t('signUpLead')} failure={sendOtp.failure} onSubmit={submit}>
      <PhoneField
        enterKeyHint="send"
        error={form.formState.errors.mobile?.message}
        {...form.register('mobile', { validate: (value) => result(mobileRule(value)) })}
      />
      <SubmitButton busy={sendOtp.busy}>{t('sendOtp')}</SubmitButton>
      <p className={styles.hint}>{t('adultsOnly')}</p>
      <HaveAccount />
    </StepPane>
  );
}

/** The way from signing up to logging in. */
export function HaveAccount() {
  const t = useMessages();
  return (
    <p className={styles.foot}>
      {t('haveAccount')} <StepLink to="login">{t('logIn')}</StepLink>
    </p>
  );
}
