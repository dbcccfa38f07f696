import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SecretField } from '../form/fields.tsx';
import { recoveryRules } from '../form/rules.ts';
import { useFieldErrors } from '../form/use-field-errors.ts';
import { useMessages } from '../messages/index.ts';
import { OtpField } from '../phone/otp-field.tsx';

interface NewPassword {
  readonly otp: string;
  readonly password: string;
}

interface NewPasswordFieldsProps<Values extends NewPassword> {
  readonly form: UseFormReturn<Values>;
  /** The OTP has not been sent: there is nothing to type yet. */
  readonly locked?: boolean;
  /** Under the OTP. */
  readonly resend: ReactNode;
}

/** An OTP and the password that it lets the player set: both required (spec §5). */
export function NewPasswordFields<Values extends NewPassword>({
  form,
  locked = false,
  resend,
}: NewPasswordFieldsProps<Values>) {
  const t = useMessages();
  const result = useFieldErrors();
  // Every form that has these fields has them under these names.
  const { register, formState } = form as unknown as UseFormReturn<NewPassword>;
  return (
    <>
      <OtpField
        readOnly={locked}
        enterKeyHint="next"
        error={formState.errors.otp?.message}
        {...register('otp', { validate: (value) => result(recoveryRules.otp(value)) })}
      />
      {resend}
      <SecretField
        label={t('newPassword')}
        autoComplete="new-password"
        enterKeyHint="go"
        readOnly={locked}
        error={formState.errors.password?.message}
        {...register('password', { validate: (value, { otp }) => result(recoveryRules.password(value, otp)) })}
      />
    </>
  );
}
