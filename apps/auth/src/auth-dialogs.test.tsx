import { signedIn } from '@pavilion/contract/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AuthDialogs } from './auth-dialogs.tsx';
import { LateForm } from './frame/late-form.tsx';
import { removeMobileDetails } from './phone/mobile-details.ts';
import { SignInPage } from './sign-in-page.tsx';
import { done, mount } from './testing.tsx';

afterEach(removeMobileDetails);

test('without a dialog in the address there is none, nor for a name that is none of ours', () => {
  mount(<AuthDialogs />, { at: '/' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  mount(<AuthDialogs />, { at: '/?dialog=toString' });
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
  mount(<AuthDialogs />, { at: `/slots?dialog=${name}` });
  const dialog = await screen.findByRole('dialog', { name: label });
  expect(await within(dialog).findByRole('heading', { level: 2, name: heading })).toBeVisible();
});

test('one dialog takes the place of another', async () => {
  const { user, shell, address } = mount(<AuthDialogs />, { at: '/?dialog=login' });
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(await screen.findByRole('dialog', { name: 'Sign up' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(address()).toBe('/?dialog=mobileNumber');
  await user.click(await screen.findByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('dialog', { name: 'Log In' })).toBeVisible();
  expect(shell.opened).toEqual(['mobileNumber', 'login']);
});

test('closing hides the whole group', async () => {
  const { user, shell, address } = mount(<AuthDialogs />, { at: '/?dialog=login' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(shell.opened).toEqual(['closed']);
  expect(address()).toBe('/');
});

test('a player who is signed in sees no dialog of the sign-in area', () => {
  const { shell } = mount(<AuthDialogs />, { at: '/?dialog=login' });
  act(() => shell.stores.session.setState(signedIn));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('sign-up walks from the phone to register, its number verified', async () => {
  const { user, address } = mount(<AuthDialogs />, {
    at: { pathname: '/', search: '?dialog=mobileNumber', state: { referalCode: 'NAV1' } },
    answers: { sendOtp: done, verifyOtp: done },
  });
  await user.type(await screen.findByLabelText('Mobile number'), '9876543210{Enter}');
  await user.type(await screen.findByLabelText('OTP'), '482716{Enter}');
  expect(await screen.findByText(/^Number verified: \+91 98765 43210/)).toBeVisible();
  expect(address()).toBe('/?dialog=register');
  expect(screen.getByLabelText(/^Referral code/)).toHaveValue('NAV1');
});

test('recovery walks from the phone to the new password and back to login', async () => {
  const { user, address } = mount(<AuthDialogs />, {
    at: '/?dialog=forgotpassword',
    answers: { forgotPassword: done, resetPassword: done },
  });
  await user.type(await screen.findByLabelText('Mobile number'), '9876543210{Enter}');
  expect(await screen.findByText('OTP sent to +91 98765 43210')).toBeVisible();
  await user.type(screen.getByLabelText('OTP'), '482716');
  await user.type(screen.getByLabelText('New password'), 'Nightgame7{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Log In' });
  expect(within(dialog).getByRole('status')).toHaveTextContent('Password reset success');
  expect(address()).toBe('/?dialog=login');
});

test('as a page the same form has the page heading and links to the other pages, with where to go next', async () => {
  const { user, address } = mount(<SignInPage />, { at: '/sign-in?next=%2Fcashier' });
  expect(screen.getByRole('heading', { level: 1, name: 'Log In' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Sign up' }));
  expect(address()).toBe('/register?step=number&next=%2Fcashier');
});

test('a form that cannot be loaded says so, and Try again loads it', async () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => {});
  const Form = () => <p>the form</p>;
  const load = jest.fn(() => Promise.resolve(Form)).mockRejectedValueOnce(new Error('offline'));
  const { user } = mount(<LateForm load={load} props={{}} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('This form could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('the form')).toBeVisible());
  silence.mockRestore();
});
