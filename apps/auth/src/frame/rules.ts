import type { PlainKey } from '../messages/index.ts';

/** What is wrong with a value: the key of the message that says so, or undefined. */
export type Complaint = PlainKey | undefined;

const isEmpty = (value: string) => value.trim() === '';

/** The rules of registration (spec §5), each with its own message. */
export const registerRules = {
  name: (value: string): Complaint => (isEmpty(value) ? 'nameEmpty' : undefined),

  /** Spaces at the ends, which keyboards add by themselves, are not part of it. */
  username(value: string): Complaint {
    const username = value.trim();
    if (username === '') return 'usernameEmpty';
    if (username.length < 4 || username.length > 15) return 'usernameLength';
    return /^[A-Za-z0-9 ]+$/.test(username) ? undefined : 'usernameCharacters';
  },

  password(value: string): Complaint {
    if (value === '') return 'passwordEmpty';
    return value.length < 8 || value.length > 20 ? 'passwordLength' : undefined;
  },

  confirmPassword(value: string, password: string): Complaint {
    if (value === '') return 'confirmEmpty';
    return value === password ? undefined : 'confirmDiffers';
  },
};

/** The rules of logging in (spec §5). */
export const loginRules = {
  username: (value: string): Complaint => (isEmpty(value) ? 'loginUsernameEmpty' : undefined),
  password: (value: string): Complaint => (value === '' ? 'passwordEmpty' : undefined),
};

/**
 * The rules of a new password with its OTP: both are required (spec §5), and a password is 8 to 20 characters (spec §9).
 * Where both are missing one message says it for both.
 */
export const recoveryRules = {
  otp: (value: string): Complaint => (value === '' ? 'allMandatory' : otpRule(value)),
  password(value: string, otp: string): Complaint {
    if (value !== '') return registerRules.password(value);
    return otp === '' ? undefined : 'allMandatory';
  },
};

/** An OTP is 4 to 8 digits. */
export function otpRule(value: string): Complaint {
  return /^\d{4,8}$/.test(value) ? undefined : 'otpInvalid';
}

/** The advisory checklist of a password (spec §2): what it has of what makes it hard to guess. */
export function passwordAdvice(password: string) {
  return {
    adviceLength: password.length >= 8,
    adviceDigit: /\d/.test(password),
    adviceLowercase: /[a-z]/.test(password),
    adviceUppercase: /[A-Z]/.test(password),
  } as const;
}
