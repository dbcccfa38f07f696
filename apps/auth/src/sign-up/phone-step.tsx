import { sendOtpMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useForm } from 'react-hook-form';
import styles from '../frame/form.module.css';
import { FormPane, SubmitButton } from '../frame/form-pane.tsx';
import { useSend } from '../frame/send.ts';
import { StepLink } from '../frame/steps.tsx';
import { useMessages } from '../messages/index.ts';
import { formatMobile, type MobileDetails, readMobileDetails } from '../phone/mobile-details.ts';
import { parseMobile } from '../phone/mobile-number.ts';
import { PhoneField } from '../phone/phone-field.tsx';

/** Asks for the number of a new player and sends an OTP to it. `onSent` gets the number once the operator has sent it. */
export function PhoneStep({ onSent }: { readonly onSent: (number: MobileDetails) => void }) {
  const { api, toast } = useShell();
  const t = useMessages();
  const form = useForm({ defaultValues: { mobile: formatMobile(readMobileDetails()?.mobile ?? '').trim() } });
  const sendOtp = useSend(sendOtpMutation(api), 'somethingWrong');
  const submit = form.handleSubmit(async ({ mobile }) => {
    const number = parseMobile(mobile);
    if (!number) return;
    const sent = await sendOtp.send(number, (field, message) => {
      if (field === 'mobile') form.setError('mobile', { message }, { shouldFocus: true });
      return field === 'mobile';
    });
    if (!sent) return;
    toast('success', t('otpSent'));
    onSent(number);
  });
  return (
    <FormPane title={t('signUp')} lead={t('signUpLead')} failure={sendOtp.failure} onSubmit={submit}>
      <PhoneField
        enterKeyHint="send"
        error={form.formState.errors.mobile?.message}
        {...form.register('mobile', { validate: (value) => parseMobile(value) !== null || t('mobileInvalid') })}
      />
      <SubmitButton busy={sendOtp.busy}>{t('sendOtp')}</SubmitButton>
      <p className={styles.hint}>{t('adultsOnly')}</p>
      <HaveAccount />
    </FormPane>
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
