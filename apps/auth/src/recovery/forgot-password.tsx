import { forgotPasswordMutation } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { useForm } from 'react-hook-form';
import styles from '../frame/form.module.css';
import { FormPane, SubmitButton } from '../frame/form-pane.tsx';
import { useSend } from '../frame/send.ts';
import { StepLink, useSteps } from '../frame/steps.tsx';
import { useMessages } from '../messages/index.ts';
import { parseMobile } from '../phone/mobile-number.ts';
import { PhoneField } from '../phone/phone-field.tsx';

/** The first step of recovering a password (spec §2, forgotpassword): the phone. It leads to resetpassword. */
export function ForgotPassword() {
  const { api, toast } = useShell();
  const { go } = useSteps();
  const t = useMessages();
  const form = useForm({ defaultValues: { mobile: '' } });
  const forgot = useSend(forgotPasswordMutation(api), 'requestFailed');
  const submit = form.handleSubmit(async ({ mobile }) => {
    const number = parseMobile(mobile);
    if (!number || !(await forgot.send({ phone: number.mobile, countryCode: number.country_code }))) return;
    toast('success', t('otpSent'));
    go('resetpassword', { recoveryNumber: number });
  });
  return (
    <FormPane
      step={t('step', { step: 1 })}
      title={t('forgotPasswordTitle')}
      lead={t('forgotPasswordLead')}
      failure={forgot.failure}
      onSubmit={submit}
    >
      <PhoneField
        enterKeyHint="send"
        error={form.formState.errors.mobile?.message}
        {...form.register('mobile', { validate: (value) => parseMobile(value) !== null || t('mobileInvalid') })}
      />
      <SubmitButton busy={forgot.busy}>{t('submit')}</SubmitButton>
      <p className={styles.foot}>
        <StepLink to="login">{t('backToLogIn')}</StepLink>
      </p>
    </FormPane>
  );
}
