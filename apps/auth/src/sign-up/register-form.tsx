import { REGISTRATION_PARENT_ID, REGISTRATION_TYPE_ID, registerMutation } from '@pavilion/api-client';
import { useBeginSession, useShell } from '@pavilion/contract';
import { plainText } from '@pavilion/money';
import { atFields, ErrorSummary, SubmitButton, useSend } from '@pavilion/remote-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useMessages } from '../messages/index.ts';
import { formatMobile, type MobileDetails, removeMobileDetails } from '../phone/mobile-details.ts';
import { removeVerifiedNumber } from '../phone/verified-number.ts';
import { StepPane } from '../steps/step-pane.tsx';
import { StepLink, useSteps } from '../steps/steps.tsx';
import { HaveAccount } from './phone-step.tsx';
import { referralCode } from './referral-code.ts';
import { RegisterFields, type RegisterValues, registerLabels } from './register-fields.tsx';

/** The form's field for each of the wire's that the operator may refuse. */
const fieldOfWire = {
  name: 'name',
  username: 'username',
  password: 'password',
  agent_code: 'referral',
} as const;
const fields = Object.keys(registerLabels) as (keyof RegisterValues)[];

interface RegisterFormProps {
  readonly number: MobileDetails;
  readonly verified: boolean;
  /** Called when the operator refuses the number: its verification has ended, or it has an account. */
  readonly onNumberRefused: () => void;
}

/** Name, username, password: each checked as it is typed and on submit, with the messages of spec §5. */
export function RegisterForm({ number, verified, onNumberRefused }: RegisterFormProps) {
  const { api } = useShell();
  const beginSession = useBeginSession();
  const { handed } = useSteps();
  const t = useMessages();
  const [arrivedWith] = useState(() => referralCode(handed.referalCode, document.cookie));
  const form = useForm<RegisterValues>({
    mode: 'onChange',
    defaultValues: { name: '', username: '', password: '', confirmPassword: '', referral: arrivedWith },
  });
  const { errors, submitCount } = form.formState;
  const register = useSend(registerMutation(api), { success: t('playerAdded') });

  const submit = form.handleSubmit(async (values) => {
    const begun = await register.send(registration(values, number), (field, message) => {
      if (field !== 'mobile') return atFields(form.setError, fieldOfWire)(field, message);
      removeVerifiedNumber();
      onNumberRefused();
      return true;
    });
    if (!begun) return;
    removeMobileDetails();
    removeVerifiedNumber();
    beginSession({ token: begun.token, user: begun.user });
  });

  const wrong = submitCount > 0 ? fields.filter((field) => errors[field]) : [];
  return (
    <StepPane
      title={t('register')}
      lead={
        <>
          {t(verified ? 'registerLeadVerified' : 'registerLead', {
            number: `${number.country_code} ${formatMobile(number.mobile)}`,
          })}{' '}
          <StepLink to="mobileNumber" inline>
            {t('changeNumber')}
          </StepLink>
        </>
      }
      failure={register.failure}
      note={
        <ErrorSummary
          fields={wrong.map((field) => ({ name: field, label: t(registerLabels[field]) }))}
          onGoTo={form.setFocus}
        />
      }
      onSubmit={submit}
    >
      <RegisterFields form={form} number={number} arrivedWith={arrivedWith} />
      <SubmitButton busy={register.busy}>{t('register')}</SubmitButton>
      <HaveAccount />
    </StepPane>
  );
}

/** A registration as the operator wants it: without the confirmed password. */
function registration({ name, username, password, referral }: RegisterValues, number: MobileDetails) {
  const code = plainText(referral);
  return {
    name: name.trim(),
    username: username.trim(),
    password,
    ...(code ? { agent_code: code } : {}),
    typeId: REGISTRATION_TYPE_ID,
    parentId: REGISTRATION_PARENT_ID,
    ...number,
  } as const;
}
