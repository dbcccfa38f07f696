import { signedIn } from '@pavilion/contract/testing';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { removeMobileDetails } from './phone/mobile-details.ts';
import { remote } from './remote.ts';
import { done, operator, visitor } from './testing.ts';

afterEach(removeMobileDetails);

test('no dialog opens without one in the address, nor for a name that is none of the sign-in area', async () => {
  await renderRemote(remote, '/', operator(), visitor());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await renderRemote(remote, '/?dialog=toString', operator(), visitor());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['login', 'Log In', 'Log In'],
  ['mobileNumber', 'Sign up', 'Sign up'],
  // Neither has a number yet, so both begin with it.
  ['verifyNumber', 'Verify number', 'Sign up'],
  ['register', 'Register', 'Sign up'],
  ['forgotpassword', 'Forgot Password', 'Forgot Password'],
  ['resetpassword', 'Reset Password', 'Reset Password'],
])('?dialog=%s opens the dialog %s', async (name, label, heading) => {
  await renderRemote(remote, `/slots?dialog=${name}`, operator(), visitor());
  const dialog = await screen.findByRole('dialog', { name: label });
  expect(await within(dialog).findByRole('heading', { level: 2, name: heading })).toBeVisible();
});

test('a link to another dialog of the sign-in area closes the one that is open', async () => {
  const { user, shell, address } = await renderRemote(remote, '/?dialog=login', operator(), visitor());
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByRole('dialog', { name: 'Sign up' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(address()).toBe('/?dialog=mobileNumber');
  await user.click(await screen.findByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeVisible();
  expect(shell.opened).toEqual(['mobileNumber', 'login']);
});

describe('auth dialogs in a browser that has popovers', () => {
  beforeEach(() => {
    // What jsdom lacks: browsers show the dialog, and focus its first control.
    Object.assign(HTMLElement.prototype, {
      showPopover(this: HTMLElement) {
        this.querySelector<HTMLElement>('button')?.focus();
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    jest.restoreAllMocks();
  });

  it.each([
    ['login', 'Username'],
    ['mobileNumber', 'Mobile number'],
    ['forgotpassword', 'Mobile number'],
  ])('open ?dialog=%s with the focus on %s', async (name, label) => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    await renderRemote(remote, `/?dialog=${name}`, operator(), visitor());
    expect(await screen.findByLabelText(label)).toHaveFocus();
    await waitFor(() => expect(showModal).toHaveBeenCalledTimes(1));
    expect(screen.getByLabelText(label)).toHaveFocus();
  });
});

test('closing a dialog takes it out of the address', async () => {
  const { user, shell, address } = await renderRemote(remote, '/?dialog=login', operator(), visitor());
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shell.opened).toEqual(['closed']);
  expect(address()).toBe('/');
});

test('a player who is signed in sees no dialog of the sign-in area', async () => {
  const { shell } = await renderRemote(remote, '/?dialog=login', operator(), visitor());
  act(() => shell.stores.session.setState(signedIn));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('sign-up walks from the phone to register, its number verified', async () => {
  const { user, address } = await renderRemote(
    remote,
    '/?dialog=mobileNumber',
    operator({ sendOtp: done, verifyOtp: done }),
    { ...visitor(), state: { referalCode: 'NAV1' } },
  );
  await user.type(await screen.findByLabelText('Mobile number'), '9876543210{Enter}');
  await user.type(await screen.findByLabelText('OTP'), '482716{Enter}');
  expect(await screen.findByText(/^Number verified: \+91 98765 43210/)).toBeVisible();
  expect(address()).toBe('/?dialog=register');
  expect(screen.getByLabelText(/^Referral code/)).toHaveValue('NAV1');
});

test('recovery walks from the phone to the new password and back to login', async () => {
  const { user, address } = await renderRemote(
    remote,
    '/?dialog=forgotpassword',
    operator({ forgotPassword: done, resetPassword: done }),
    visitor(),
  );
  await user.type(await screen.findByLabelText('Mobile number'), '9876543210{Enter}');
  expect(
    await screen.findByText('If this number has an account, we have sent an OTP to it: +91 98765 43210'),
  ).toBeVisible();
  await user.type(screen.getByLabelText('OTP'), '482716');
  await user.type(screen.getByLabelText('New password'), 'Nightgame7{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Log In' });
  await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('Password reset success'));
  expect(address()).toBe('/?dialog=login');
});

test('as a page the same form has the page heading and links to the other pages, with where to go next', async () => {
  const { user, address } = await renderRemote(remote, '/sign-in?next=%2Fcashier', operator(), visitor());
  expect(screen.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sign up' }));
  expect(address()).toBe('/register?step=number&next=%2Fcashier');
});
