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
async function askedNumber(page: Page): Promise<string> {
  const mobile = freshNumber();
  await post(page, '/api/sendOtpToMobile', { mobile, country_code: '+91' });
  return mobile;
}

/** A number that has been verified and waits for its registration. */
export async function verifiedNumber(page: Page, app: Pick<RunningApp, 'code'>): Promise<string> {
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

/** The sign-up has got as far as this number, before its page opens. */
export async function signUpAs(page: Page, mobile: string): Promise<void> {
  const details = JSON.stringify({ mobile, country_code: '+91' });
  await page.addInitScript((value) => {
    if (location.pathname !== '/register' || sessionStorage.getItem('signing-up-by-test')) return;
    sessionStorage.setItem('signing-up-by-test', 'once');
    localStorage.setItem('mobile_details', value);
    // As the step before hands it over: a number that is stored and nothing more is an earlier visit's, and skips no step.
    history.replaceState({ usr: { numberVerified: true } }, '');
  }, details);
}

export const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
};
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Each registers under a name of their own. */
export const register = async (page: Page) => {
  const username = `asha ${freshNumber().slice(-6)}`;
  await fill(page, { Name: 'Asha Rao', Username: username, Password: 'Floodlit9', 'Confirm password': 'Floodlit9' });
  await press(page, 'Register');
};
