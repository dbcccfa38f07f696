import { sendOtpMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useForm } from 'react-hook-form';
import styles from '../frame/form.module.css';
import { FormPane, SubmitButton } from '../frame/form-pane.tsx';
import { useSend } from '../frame/send.ts';
import { StepLink } from '../frame/steps.tsx';
import { formatMobile, type MobileDetails, readMobileDetails } from '../phone/mobile-details.ts';
import { parseMobile } from '../phone/mobile-number.ts';
import { PhoneField } from '../phone/phone-field.tsx';
import { useWords } from '../words/index.ts';

/** Asks for the number of a new player and sends an OTP to it. `onSent` gets the number once the operator has sent it. */
export function PhoneStep({ onSent }: { readonly onSent: (number: MobileDetails) => void }) {
  const { api, toast } = useShell();
  const say = useWords();
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
    toast('success', say('otpSent'));
    onSent(number);
  });
  return (
    <FormPane title={say('signUp')} lead={say('signUpLead')} failure={sendOtp.failure} onSubmit={submit}>
      <PhoneField
        enterKeyHint="send"
        error={form.formState.errors.mobile?.message}
        {...form.register('mobile', { validate: (value) => parseMobile(value) !== null || say('mobileInvalid') })}
      />
      <SubmitButton busy={sendOtp.busy}>{say('sendOtp')}</SubmitButton>
      <p className={styles.hint}>{say('adultsOnly')}</p>
      <HaveAccount />
    </FormPane>
  );
}

/** The way from signing up to logging in. */
export function HaveAccount() {
  const say = useWords();
  return (
    <p className={styles.foot}>
      {say('haveAccount')} <StepLink to="login">{say('logIn')}</StepLink>
    </p>
  );
}
