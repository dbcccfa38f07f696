import type { Page } from '@playwright/test';
import { expect, type RunningApp } from './app.ts';

// What a player does in the sign-in area, for tests that need a player to.

let numbers = 0;
/** A mobile number that nobody has. */
export function freshNumber(): string {
  numbers += 1;
  return `98${String(numbers).padStart(8, '0')}`;
}

const post = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
};

/** A number that has been sent an OTP. */
export async function askedNumber(page: Page): Promise<string> {
  const mobile = freshNumber();
  await post(page, '/api/sendOtpToMobile', { mobile, country_code: '+91' });
  return mobile;
}

/** A number that has been verified and waits for its registration. */
export async function verifiedNumber(page: Page, app: RunningApp): Promise<string> {
  const mobile = await askedNumber(page);
  await post(page, '/api/mobileVerification', { mobile, country_code: '+91', otp: await app.code(mobile) });
  return mobile;
}

/** A player who has registered; answers the number. */
export async function newPlayer(page: Page, app: RunningApp): Promise<string> {
  const mobile = await verifiedNumber(page, app);
  const player = { name: 'Asha Rao', username: `asha ${mobile.slice(-6)}`, password: 'Floodlit9' };
  await post(page, '/api/register', { ...player, typeId: 3, parentId: 81026, mobile, country_code: '+91' });
  return mobile;
}

/** The sign-up has got as far as this number, before its next page opens. */
export async function signUpAs(page: Page, mobile: string): Promise<void> {
  const details = JSON.stringify({ mobile, country_code: '+91' });
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('signing-up-by-test')) return;
    sessionStorage.setItem('signing-up-by-test', 'once');
    localStorage.setItem('mobile_details', value);
  }, details);
}

export const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
};
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

export const logIn = async (page: Page) => {
  await fill(page, { Username: 'demo', Password: 'not the one' });
  await press(page, 'Log In');
};
/** Each registers under a name of their own. */
export const register = async (page: Page) => {
  const username = `asha ${freshNumber().slice(-6)}`;
  await fill(page, { Name: 'Asha Rao', Username: username, Password: 'Floodlit9', 'Confirm password': 'Floodlit9' });
  await press(page, 'Register');
};
export const sendOtp = async (page: Page, mobile: string) => {
  await fill(page, { 'Mobile number': mobile });
  await press(page, 'Send OTP');
};
/** Asks for an OTP and proves the number with it. */
export const proveNumber = async (page: Page, app: RunningApp, mobile: string) => {
  await sendOtp(page, mobile);
  await expect(page.getByLabel('OTP', { exact: true })).toBeEditable();
  await fill(page, { OTP: await app.code(mobile) });
  await press(page, 'Verify OTP');
};
export const sendFreshOtp = (page: Page) => sendOtp(page, freshNumber());
export const verify = async (page: Page) => {
  await fill(page, { OTP: '000000' });
  await press(page, 'Verify OTP');
};
export const forgot = async (page: Page, mobile = freshNumber()) => {
  await fill(page, { 'Mobile number': mobile });
  await press(page, 'Submit');
};
const reset = async (page: Page, otp = '000000') => {
  await fill(page, { OTP: otp, 'New password': 'Nightgame7' });
  await press(page, 'Submit');
};
/** The same where the page was opened by itself: it does not know which number the OTP was sent to. */
export const resetAlone = async (page: Page) => {
  await fill(page, { 'Mobile number': freshNumber() });
  await reset(page);
};
export const recover = async (page: Page, app: RunningApp) => {
  const mobile = await newPlayer(page, app);
  await forgot(page, mobile);
  await page.waitForURL(/reset-password/);
  await reset(page, await app.code(mobile));
};
export const described = (label: string, message: string) => (page: Page) =>
  expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message);
export const submitRegistration = (values: Readonly<Record<string, string>>) => async (page: Page) => {
  await fill(page, values);
  await press(page, 'Register');
};
