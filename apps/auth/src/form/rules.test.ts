import { en } from '../messages/en.ts';
import { type AuthFieldError, loginRules, otpRule, passwordAdvice, recoveryRules, registerRules } from './rules.ts';

const messageOf = (error: AuthFieldError) => error && en[error];

test.each([
  ['', 'Username cannot be empty'],
  ['   ', 'Username cannot be empty'],
  ['rohit', undefined],
])('a login with username "%s" gets the message: %s', (username, message) => {
  expect(messageOf(loginRules.username(username))).toBe(message);
});

test.each([
  ['', 'Password cannot be empty'],
  [' ', undefined],
  ['x', undefined],
])('a login with password "%s" gets the message: %s', (password, message) => {
  expect(messageOf(loginRules.password(password))).toBe(message);
});

test.each([
  ['', 'Name cannot be empty'],
  ['  ', 'Name cannot be empty'],
  ['Rohit\u202E', 'This name has characters that are not allowed.'],
  ['\u200B\u200B', 'This name has characters that are not allowed.'],
  ['Rohit', undefined],
  ['रोहित', undefined],
])('a registration with name "%s" gets the message: %s', (name, message) => {
  expect(messageOf(registerRules.name(name))).toBe(message);
});

test.each([
  ['', 'User name cannot be empty'],
  ['    ', 'User name cannot be empty'],
  ['rk7', 'Username must be 4 to 15 characters.'],
  ['a'.repeat(16), 'Username must be 4 to 15 characters.'],
  ['rohit_k', 'Special characters are not allowed in username.'],
  ['रोहित कु', 'Special characters are not allowed in username.'],
  ['rk77', undefined],
  ['a'.repeat(15), undefined],
  ['Rohit K 7', undefined],
  // A keyboard's own space at the end is not part of the name.
  [`${'a'.repeat(15)} `, undefined],
])('a registration with username "%s" gets the message: %s', (username, message) => {
  expect(messageOf(registerRules.username(username))).toBe(message);
});

test.each([
  ['', 'Password cannot be empty'],
  ['1234567', 'Password must be 8 to 20 characters.'],
  ['1'.repeat(21), 'Password must be 8 to 20 characters.'],
  ['12345678', undefined],
  ['1'.repeat(20), undefined],
])('a registration with password "%s" gets the message: %s', (password, message) => {
  expect(messageOf(registerRules.password(password))).toBe(message);
});

test.each([
  ['', 'Confirm password cannot be empty'],
  ['Floodlit2', 'Password and Confirm password must be same'],
  ['Floodlit24', undefined],
])('a password Floodlit24 confirmed with "%s" gets the message: %s', (confirmed, message) => {
  expect(messageOf(registerRules.confirmPassword(confirmed, 'Floodlit24'))).toBe(message);
});

test.each([
  ['', '', 'All fields are mandatory', undefined],
  ['', 'Floodlit24', 'All fields are mandatory', undefined],
  ['482716', '', undefined, 'All fields are mandatory'],
  ['48', 'short', 'Please enter the OTP', 'Password must be 8 to 20 characters.'],
  ['482716', 'Floodlit24', undefined, undefined],
])('a recovery with OTP "%s" and password "%s" gets the messages: %s, %s', (otp, password, atOtp, atPassword) => {
  expect(messageOf(recoveryRules.otp(otp))).toBe(atOtp);
  expect(messageOf(recoveryRules.password(password, otp))).toBe(atPassword);
});

test('an OTP is 4 to 8 digits', () => {
  expect(['482', '4827', '48271634', '482716345', '48271a'].map(otpRule)).toEqual([
    'otpInvalid',
    undefined,
    undefined,
    'otpInvalid',
    'otpInvalid',
  ]);
});

test('the advice on a password ticks off length, digit, lowercase and uppercase', () => {
  expect(Object.values(passwordAdvice(''))).toEqual([false, false, false, false]);
  expect(Object.values(passwordAdvice('floodlit24'))).toEqual([true, true, true, false]);
  expect(Object.values(passwordAdvice('F'))).toEqual([false, false, false, true]);
  expect(Object.values(passwordAdvice('Floodlit24'))).toEqual([true, true, true, true]);
});
