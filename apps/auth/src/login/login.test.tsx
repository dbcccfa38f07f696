import { ApiError } from '@pavilion/api-client';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { done, operator, sessionAnswer, visitor } from '../testing.ts';

const demoUsers = { error: false, message: '', hasDemoUsers: true };
const fail = (properties: Partial<ConstructorParameters<typeof ApiError>[0]>) => () => {
  throw new ApiError({ kind: 'refused', call: 'login', ...properties });
};
const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const logIn = () => screen.getByRole('button', { name: 'Log In' });

test('the username has the focus when the login form opens', async () => {
  await renderRemote(remote, '/sign-in', operator(), visitor());
  expect(username()).toHaveFocus();
});

test('an empty login is not sent: both fields say what is missing and the first has the focus', async () => {
  const { user, sent } = await renderRemote(remote, '/sign-in', operator(), visitor());
  await user.click(logIn());
  expect(username()).toHaveAccessibleDescription('Username cannot be empty');
  expect(password()).toHaveAccessibleDescription('Password cannot be empty');
  expect(username()).toBeInvalid();
  expect(username()).toHaveFocus();
  expect(sent('login')).toEqual([]);
  await user.type(username(), 'r');
  expect(username()).toBeValid();
});

test('a login is sent once, says Submitting.. meanwhile, and begins the session', async () => {
  let answer = (_: unknown) => {};
  const { user, sent, shell } = await renderRemote(
    remote,
    '/sign-in',
    operator({
      login: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    }),
    visitor(),
  );
  await user.type(username(), ' rohit kulkarni ');
  await user.type(password(), 'Floodlit24{Enter}');
  const busy = await screen.findByRole('button', { name: /Submitting\.\.$/ });
  expect(busy).toHaveAttribute('aria-busy', 'true');
  await user.click(busy);
  await user.type(password(), '{Enter}');
  expect(sent('login')).toEqual([{ username: 'rohit kulkarni', password: 'Floodlit24', remember: true }]);
  answer(sessionAnswer);
  await waitFor(() => expect(shell.session.getState().isAuth).toBe(true));
  expect(shell.session.getState()).toMatchObject({ token: sessionAnswer.token, user: sessionAnswer.user });
  expect(shell.toasts).toEqual([{ type: 'success', message: 'Login Success' }]);
});

test('two presses in one moment send one login', async () => {
  const { user, sent } = await renderRemote(
    remote,
    '/sign-in',
    operator({ login: () => new Promise(() => {}) }),
    visitor(),
  );
  await user.type(username(), 'rohit');
  await user.type(password(), 'Floodlit24');
  const form = logIn().closest('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await screen.findByRole('button', { name: /Submitting\.\.$/ });
  expect(sent('login')).toHaveLength(1);
});

test('remember me is ticked; left out, neither the operator nor this browser keeps the session for long', async () => {
  const { user, sent, shell } = await renderRemote(remote, '/sign-in', operator({ login: sessionAnswer }), visitor());
  expect(screen.getByLabelText('Remember me')).toBeChecked();
  await user.click(screen.getByLabelText('Remember me'));
  await user.type(username(), 'rohit');
  await user.type(password(), 'Floodlit24{Enter}');
  await waitFor(() => expect(shell.isRemembered()).toBe(false));
  expect(sent('login')).toEqual([expect.objectContaining({ remember: false })]);
});

test.each([
  ['no message', {}, 'Login Failed', /Check your username and password/],
  ['no connection', { kind: 'network' as const }, 'Login Failed', /No connection/],
  ['no answer in time', { kind: 'timeout' as const }, 'Login Failed', /The site did not respond in time/],
  ['an answer of another shape', { kind: 'invalid' as const }, 'Login Failed', /Something went wrong on our side/],
])(
  'a login that fails with %s says so in the form and as a toast, and what was typed stays',
  async (_, properties, title, detail) => {
    const { user, shell } = await renderRemote(remote, '/sign-in', operator({ login: fail(properties) }), visitor());
    await user.type(username(), 'rohit');
    await user.type(password(), 'Floodlit24{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    if (detail) expect(alert).toHaveTextContent(detail);
    expect(shell.toasts).toEqual([{ type: 'error', message: title }]);
    expect(username()).toHaveValue('rohit');
    expect(password()).toHaveValue('Floodlit24');
    expect(shell.session.getState().isAuth).toBe(false);
    expect(logIn()).toBeEnabled();
  },
);

test('the password of a login can be shown and hidden again', async () => {
  const { user } = await renderRemote(remote, '/sign-in', operator(), visitor());
  await user.type(password(), 'Floodlit24');
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password()).toHaveAttribute('type', 'password');
});

test('password managers find the fields of a login', async () => {
  await renderRemote(remote, '/sign-in', operator(), visitor());
  expect(username()).toHaveAttribute('autocomplete', 'username webauthn');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('where there are demo users one press begins a session', async () => {
  const { user, shell, sent } = await renderRemote(
    remote,
    '/sign-in',
    operator({ demoUsersCheck: demoUsers, demoLogin: sessionAnswer }),
    visitor(),
  );
  await user.click(await screen.findByRole('button', { name: 'Demo login' }));
  await waitFor(() => expect(shell.session.getState().isAuth).toBe(true));
  expect(sent('demoLogin')).toHaveLength(1);
  expect(shell.toasts).toEqual([{ type: 'success', message: 'Login Success' }]);
});

test('a demo login that fails says so as any login does, and the next try clears the message', async () => {
  const { user, shell } = await renderRemote(
    remote,
    '/sign-in',
    operator({ demoUsersCheck: demoUsers, demoLogin: fail({ serverMessage: 'No demo today' }), login: sessionAnswer }),
    visitor(),
  );
  await user.click(await screen.findByRole('button', { name: 'Demo login' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No demo today');
  await user.type(username(), 'rohit');
  await user.type(password(), 'Floodlit24{Enter}');
  await waitFor(() => expect(shell.session.getState().isAuth).toBe(true));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['there are no demo users', { error: false, message: '', hasDemoUsers: false }],
  ['the operator does not say', fail({ kind: 'server' })],
])('there is no demo login where %s', async (_, answer) => {
  const { sent } = await renderRemote(remote, '/sign-in', operator({ demoUsersCheck: answer }), visitor());
  await waitFor(() => expect(sent('demoUsersCheck')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Demo login' })).not.toBeInTheDocument();
});

test('the Forgot link toggles to recovery and back', async () => {
  const { user } = await renderRemote(remote, '/sign-in', operator(), visitor());
  await user.click(screen.getByRole('button', { name: 'Forgot password' }));
  expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to Log In' }));
  expect(screen.getByRole('heading', { name: 'Log In' })).toBeVisible();
});

test('a password is recovered inside login: OTP sent, new password, back to log in', async () => {
  const { user, shell, sent } = await renderRemote(
    remote,
    '/sign-in',
    operator({ sendOtp: done, resetPassword: done }),
    visitor(),
  );
  await user.click(screen.getByRole('button', { name: 'Forgot password' }));
  const number = await screen.findByLabelText('Mobile number');
  expect(number).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();

  await user.type(number, '98765');
  await user.click(screen.getByRole('button', { name: 'Send OTP' }));
  expect(number).toHaveAccessibleDescription('Please enter mobile number');
  await user.type(number, ' 43210{Enter}');
  await waitFor(() => expect(sent('sendOtp')).toEqual([{ phone: '9876543210', countryCode: '+91' }]));
  expect(await screen.findByRole('button', { name: 'OTP sent' })).toBeDisabled();
  expect(screen.getByText(/^If this number has an account, we have sent an OTP to it\./)).toBeVisible();
  expect(screen.getByLabelText('OTP')).toHaveFocus();
  expect(shell.toasts).toEqual([{ type: 'success', message: 'OTP sent' }]);

  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByText('All fields are mandatory')).toBeVisible();
  expect(sent('resetPassword')).toEqual([]);

  await user.type(screen.getByLabelText('OTP'), '४८ 27-16');
  await user.type(screen.getByLabelText('New password'), 'Nightgame7');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('heading', { name: 'Log In' })).toBeVisible();
  expect(sent('resetPassword')).toEqual([
    { otp: '482716', password: 'Nightgame7', phone: '9876543210', countryCode: '+91' },
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('Password reset success');
  expect(shell.toasts.at(-1)).toEqual({ type: 'success', message: 'Password reset success' });
});

test('a recovery whose number is changed needs another OTP', async () => {
  const { user } = await renderRemote(remote, '/sign-in', operator({ sendOtp: done }), visitor());
  await user.click(screen.getByRole('button', { name: 'Forgot password' }));
  const number = await screen.findByLabelText('Mobile number');
  await user.type(number, '9876543210{Enter}');
  expect(await screen.findByRole('button', { name: 'OTP sent' })).toBeDisabled();
  await user.type(number, '{Backspace}1');
  expect(screen.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
});

test('a page of a form stands without a header: it carries the language switch, and speaks Hindi by it', async () => {
  const { user } = await renderRemote(remote, '/sign-in', operator(), visitor());
  await act(() => user.click(screen.getByRole('button', { name: 'हिंदी' })));
  expect(await screen.findByRole('button', { name: 'लॉग इन' })).toBeVisible();
  expect(screen.getByLabelText('यूज़रनेम')).toBeVisible();
});
