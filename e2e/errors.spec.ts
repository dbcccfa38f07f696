import type { Page } from '@playwright/test';
import { expect, type RunningApp, test } from './app.ts';
import {
  askedNumber,
  described,
  fill,
  forgot,
  freshNumber,
  logIn,
  newPlayer,
  press,
  proveNumber,
  recover,
  register,
  resetAlone,
  sendFreshOtp,
  sendOtp,
  signUpAs,
  submitRegistration,
  verifiedNumber,
  verify,
} from './sign-in-area.ts';
import { recordToasts } from './toasts.ts';

// The error catalogue of the specification (§8), sentence by sentence, in the sign-in area: what the operator answers, and exactly
// what the player is shown. Where a row has no `fault`, the operator's own answer is meant; a fault stands in for one that says
// less. The other sentences: session-errors.spec.ts.

type ToastType = 'success' | 'error' | 'info' | 'warning';

interface Row {
  /** The sentence of §8. */
  readonly says: string;
  readonly when: string;
  readonly at: string;
  /** The number that a sign-up has got as far as when the page opens. */
  readonly number?: (page: Page, app: RunningApp) => string | Promise<string>;
  /** What is answered in the operator's place. */
  readonly fault?: { readonly path: string; readonly status: number; readonly body: object };
  readonly act: (page: Page, app: RunningApp) => Promise<unknown>;
  readonly toast?: readonly [ToastType, string];
  /** What stands on the page besides. */
  readonly shows?: (page: Page) => Promise<unknown>;
}

const silent = (path: string) => ({ path, status: 500, body: { error: true } });
const saying = (path: string, message: string, status = 422) => ({ path, status, body: { error: true, message } });

const LOGIN = "Login failure: server message, else 'Login Failed'. Success toast 'Login Success'.";
const REGISTER = "Register success 'Player added'; error: message or errorMessage, else 'Something went wrong'.";
const OTP = 'OTP send, verification or reset failure: server message as an error toast;';
const FLAG = 'if the OTP send returns a non-error flag true, the server message is shown as an error.';
const RESET = "Reset with no message: 'Request failed'. Forgot and reset errors: message, else 'Request failed'.";
const SUCCESS = "Success toasts: 'OTP sent', 'Password reset success'.";
const CLIENT =
  "Client messages: 'Please enter mobile number', 'All fields are mandatory' and the field messages in section 5.";
const TOAST = "Toast with no message: 'Something went wrong'.";
const DIALOG = '/?dialog=mobileNumber';

const rows: readonly Row[] = [
  {
    says: LOGIN,
    when: 'the password is wrong',
    at: '/sign-in',
    act: logIn,
    toast: ['error', 'Invalid username or password'],
  },
  {
    says: LOGIN,
    when: 'the operator gives no message',
    at: '/sign-in',
    fault: silent('/api/login'),
    act: logIn,
    toast: ['error', 'Login Failed'],
  },
  {
    says: LOGIN,
    when: 'a demo login gets no message',
    at: '/sign-in',
    fault: silent('/api/login/demo'),
    act: (page) => press(page, 'Demo login'),
    toast: ['error', 'Login Failed'],
  },
  {
    says: LOGIN,
    when: 'the login is good',
    at: '/sign-in',
    act: async (page) => {
      await fill(page, { Username: 'demo', Password: 'Pavilion1' });
      await press(page, 'Log In');
    },
    toast: ['success', 'Login Success'],
  },
  {
    says: REGISTER,
    when: 'the player is registered',
    at: '/register',
    number: verifiedNumber,
    act: register,
    toast: ['success', 'Player added'],
  },
  {
    says: REGISTER,
    when: 'the number was not verified',
    at: '/register',
    number: freshNumber,
    act: register,
    toast: ['error', 'Verify your mobile number first'],
  },
  {
    says: REGISTER,
    when: 'there is an errorMessage and no message',
    at: '/register',
    fault: { path: '/api/register', status: 422, body: { error: true, errorMessage: 'This name is reserved.' } },
    number: freshNumber,
    act: register,
    toast: ['error', 'This name is reserved.'],
  },
  {
    says: REGISTER,
    when: 'there is neither',
    at: '/register',
    fault: silent('/api/register'),
    number: freshNumber,
    act: register,
    toast: ['error', 'Something went wrong'],
  },
  {
    says: OTP,
    when: 'the OTP proves a number that has an account',
    at: DIALOG,
    act: async (page, app) => proveNumber(page, app, await newPlayer(page, app)),
    toast: ['error', 'This mobile number is already registered'],
  },
  {
    says: OTP,
    when: 'the OTP is wrong',
    at: '/verify-number',
    number: askedNumber,
    act: verify,
    toast: ['error', 'This code is not right'],
  },
  {
    says: OTP,
    when: 'the OTP of a reset is wrong',
    at: '/reset-password',
    act: resetAlone,
    toast: ['error', 'This code is not right, or can no longer be used'],
  },
  {
    says: FLAG,
    when: 'the status is 200 and the flag is true',
    at: DIALOG,
    fault: saying('/api/sendOtpToMobile', 'Too many codes for this number.', 200),
    act: sendFreshOtp,
    toast: ['error', 'Too many codes for this number.'],
  },
  {
    says: RESET,
    when: 'a reset gets no message',
    at: '/reset-password',
    fault: silent('/api/reset-password'),
    act: resetAlone,
    toast: ['error', 'Request failed'],
  },
  {
    says: RESET,
    when: 'a forgotten password gets no message',
    at: '/forgot-password',
    fault: silent('/api/forgot-password'),
    act: (page) => forgot(page),
    toast: ['error', 'Request failed'],
  },
  {
    says: RESET,
    when: 'a forgotten password gets one',
    at: '/forgot-password',
    fault: saying('/api/forgot-password', 'Too many tries. Try again in 5 minutes.', 429),
    act: (page) => forgot(page),
    toast: ['error', 'Too many tries. Try again in 5 minutes.'],
  },
  { says: SUCCESS, when: 'an OTP has been sent', at: DIALOG, act: sendFreshOtp, toast: ['success', 'OTP sent'] },
  {
    says: SUCCESS,
    when: 'a password has been reset',
    at: '/forgot-password',
    act: recover,
    toast: ['success', 'Password reset success'],
  },
  {
    says: TOAST,
    when: 'an OTP is not sent',
    at: DIALOG,
    fault: silent('/api/sendOtpToMobile'),
    act: sendFreshOtp,
    toast: ['error', 'Something went wrong'],
  },
  {
    says: TOAST,
    when: 'an OTP is not verified',
    at: '/verify-number',
    fault: silent('/api/mobileVerification'),
    number: askedNumber,
    act: verify,
    toast: ['error', 'Something went wrong'],
  },
  {
    says: CLIENT,
    when: 'the number is none',
    at: DIALOG,
    act: (page) => sendOtp(page, '12345'),
    shows: described('Mobile number', 'Please enter mobile number'),
  },
  {
    says: CLIENT,
    when: 'a reset lacks its OTP',
    at: '/reset-password',
    act: (page) => press(page, 'Submit'),
    shows: described('OTP', 'All fields are mandatory'),
  },
  {
    says: CLIENT,
    when: 'a login lacks everything',
    at: '/sign-in',
    act: (page) => press(page, 'Log In'),
    async shows(page) {
      await described('Username', 'Username cannot be empty')(page);
      await described('Password', 'Password cannot be empty')(page);
    },
  },
  {
    says: CLIENT,
    when: 'a registration lacks everything',
    at: '/register',
    number: freshNumber,
    act: submitRegistration({}),
    async shows(page) {
      for (const message of [
        'Name cannot be empty',
        'User name cannot be empty',
        'Password cannot be empty',
        'Confirm password cannot be empty',
      ]) {
        await expect(page.getByText(message, { exact: true })).toBeVisible();
      }
    },
  },
  {
    says: CLIENT,
    when: 'username and password are too short, and the second password is another',
    at: '/register',
    number: freshNumber,
    act: submitRegistration({ Name: 'A', Username: 'abc', Password: 'short1', 'Confirm password': 'short2' }),
    async shows(page) {
      for (const message of [
        'Username must be 4 to 15 characters.',
        'Password must be 8 to 20 characters.',
        'Password and Confirm password must be same',
      ]) {
        await expect(page.getByText(message, { exact: true })).toBeVisible();
      }
    },
  },
  {
    says: CLIENT,
    when: 'the username has other signs',
    at: '/register',
    number: freshNumber,
    act: submitRegistration({ Username: 'asha_rao' }),
    async shows(page) {
      await expect(page.getByText('Special characters are not allowed in username.', { exact: true })).toBeVisible();
    },
  },
];

for (const { says, when, at, number, fault, act, toast, shows } of rows) {
  test(`${says} Here ${when}`, async ({ page, app }) => {
    const toasts = await recordToasts(page);
    if (fault) {
      await page.route(`**${fault.path}`, (route) => route.fulfill({ status: fault.status, json: fault.body }));
    }
    if (number) await signUpAs(page, await number(page, app));
    await page.goto(at);
    await act(page, app);
    if (toast) await expect.poll(toasts).toContainEqual(toast);
    await shows?.(page);
    const errors = (await toasts()).filter(([type]) => type === 'error');
    expect(errors).toEqual(toast?.[0] === 'error' ? [toast] : []);
  });
}
