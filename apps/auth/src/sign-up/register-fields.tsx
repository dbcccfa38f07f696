import { TextField } from '@pavilion/shared-ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { SecretField, UsernameField } from '../form/fields.tsx';
import styles from '../form/form.module.css';
import { registerRules } from '../form/rules.ts';
import { useFieldErrors } from '../form/use-field-errors.ts';
import { type PlainKey, useMessages } from '../messages/index.ts';
import type { MobileDetails } from '../phone/mobile-details.ts';
import { PasswordAdvice } from './password-advice.tsx';
import { useUsernameCheck } from './use-username-check.ts';

/** What a new player types. */
export interface RegisterValues {
  readonly name: string;
  readonly username: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly referral: string;
}

/** The form's fields in their order, each with its label. */
export const registerLabels = {
  name: 'name',
  username: 'username',
  password: 'password',
  confirmPassword: 'confirmPassword',
  referral: 'referralCode',
} as const satisfies Record<keyof RegisterValues, PlainKey>;

interface RegisterFieldsProps {
  readonly form: UseFormReturn<RegisterValues>;
  readonly number: MobileDetails;
  /** The referral code that was filled in for the player. */
  readonly arrivedWith: string;
}

/** The fields of the form, in two pairs and a last one. */
export function RegisterFields({ form, number, arrivedWith }: RegisterFieldsProps) {
  const t = useMessages();
  const { errors } = form.formState;
  const referral = useWatch({ control: form.control, name: 'referral' });
  return (
    <>
      <Names form={form} number={number} />
      <Passwords form={form} />
      <TextField
        label={t('referralCode')}
        labelNote={t('optional')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={40}
        hint={arrivedWith !== '' && referral === arrivedWith ? t('referralFilled') : undefined}
        error={errors.referral?.message}
        {...form.register('referral')}
      />
    </>
  );
}

function Names({ form, number }: Pick<RegisterFieldsProps, 'form' | 'number'>) {
  const t = useMessages();
  const result = useFieldErrors();
  const { errors, isSubmitting } = form.formState;
  const isAvailable = useUsernameCheck(useWatch({ control: form.control, name: 'username' }), number, isSubmitting);
  return (
    <div className={styles.pair}>
      <TextField
        label={t('name')}
        autoComplete="name"
        enterKeyHint="next"
        maxLength={80}
        error={errors.name?.message}
        {...form.register('name', { validate: (value) => result(registerRules.name(value)) })}
      />
      <UsernameField
        hint={isAvailable === undefined ? undefined : t(isAvailable ? 'userNameAvailable' : 'userNameTaken')}
        error={errors.username?.message}
        {...form.register('username', { validate: (value) => result(registerRules.username(value)) })}
      />
    </div>
  );
}

function Passwords({ form }: Pick<RegisterFieldsProps, 'form'>) {
  const t = useMessages();
  const result = useFieldErrors();
  const password = useWatch({ control: form.control, name: 'password' });
  const field = (name: 'password' | 'confirmPassword') => ({
    label: t(registerLabels[name]),
    autoComplete: 'new-password',
    enterKeyHint: 'next' as const,
    error: form.formState.errors[name]?.message,
  });
  return (
    <>
      <div className={styles.pair}>
        <SecretField
          {...field('password')}
          {...form.register('password', {
            validate: (value) => result(registerRules.password(value)),
            // Whether the two are the same depends on both.
            onChange: () => form.getValues('confirmPassword') && form.trigger('confirmPassword'),
          })}
        />
        <SecretField
          {...field('confirmPassword')}
          {...form.register('confirmPassword', {
            validate: (value, values) => result(registerRules.confirmPassword(value, values.password)),
          })}
        />
      </div>
      <PasswordAdvice password={password} />
    </>
  );
}
