import { isReadable } from '@pavilion/api-client';
import {
  type FieldError,
  firstBroken,
  lengthBetween,
  matches,
  newPasswordRule,
  notBlank,
  notEmpty,
} from '@pavilion/remote-kit';
import type { PlainKey } from '../messages/index.ts';

/** What is wrong with a value: the key of the message that says so, or undefined. */
export type AuthFieldError = FieldError<PlainKey>;

const usernameRule = firstBroken<PlainKey>(
  notBlank('usernameEmpty'),
  lengthBetween(4, 15, 'usernameLength'),
  matches(/^[A-Za-z0-9 ]+$/, 'usernameCharacters'),
);
const passwordRule = newPasswordRule<PlainKey>({ empty: 'passwordEmpty', length: 'passwordLength' });

/** The rules of registration (spec §5), each with its own message. */
export const registerRules = {
  name: (value: string): AuthFieldError =>
    notBlank<PlainKey>('nameEmpty')(value) ?? (isReadable(value.trim()) ? undefined : 'nameUnreadable'),

  /** Spaces at the ends, which keyboards add by themselves, are not part of it. */
  username: (value: string) => usernameRule(value.trim()),

  password: passwordRule,

  confirmPassword(value: string, password: string): AuthFieldError {
    if (value === '') return 'confirmEmpty';
    return value === password ? undefined : 'confirmDiffers';
  },
};

/** The rules of logging in (spec §5). */
export const loginRules = {
  username: notBlank<PlainKey>('loginUsernameEmpty'),
  password: notEmpty<PlainKey>('passwordEmpty'),
};

/** An OTP is 4 to 8 digits. */
export const otpRule = matches<PlainKey>(/^\d{4,8}$/, 'otpInvalid');

/**
 * The rules of a new password with its OTP: both are required (spec §5), and a password is 8 to 20 characters (spec §9).
 * Where both are missing one message says it for both.
 */
export const recoveryRules = {
  otp: (value: string): AuthFieldError => (value === '' ? 'allMandatory' : otpRule(value)),
  password(value: string, otp: string): AuthFieldError {
    if (value !== '') return passwordRule(value);
    return otp === '' ? undefined : 'allMandatory';
  },
};

/** The advisory checklist of a password (spec §2): what it has of what makes it hard to guess. */
export function passwordAdvice(password: string) {
  return {
    adviceLength: password.length >= 8,
    adviceDigit: /\d/.test(password),
    adviceLowercase: /[a-z]/.test(password),
    adviceUppercase: /[A-Z]/.test(password),
  } as const;
}
