import { type FieldError, newPasswordRule, notEmpty } from '@pavilion/remote-kit';

/** The messages of what can be wrong with a changed password. */
export type PasswordFault =
  | 'currentEmpty'
  | 'passwordEmpty'
  | 'passwordLength'
  | 'passwordSame'
  | 'confirmEmpty'
  | 'confirmDiffers';
type Fault = FieldError<PasswordFault>;

const lengthRule = newPasswordRule<PasswordFault>({ empty: 'passwordEmpty', length: 'passwordLength' });

/** The rules of a changed password (spec §5, §9), each with its own message. */
export const passwordRules = {
  current: notEmpty<PasswordFault>('currentEmpty'),
  password: (value: string, current: string): Fault =>
    lengthRule(value) ?? (value === current ? 'passwordSame' : undefined),
  confirm(value: string, password: string): Fault {
    if (value === '') return 'confirmEmpty';
    return value === password ? undefined : 'confirmDiffers';
  },
} as const;

/** What a password has of what makes it hard to guess. Advice only: it holds nobody up (spec §2). */
export const passwordAdvice = (password: string) =>
  ({
    adviceLength: password.length >= 8,
    adviceDigit: /\d/.test(password),
    adviceLowercase: /[a-z]/.test(password),
    adviceUppercase: /[A-Z]/.test(password),
  }) as const;
