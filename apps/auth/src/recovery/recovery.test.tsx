import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { done, operator, visitor } from '../testing.ts';

const submit = () => screen.getByRole('button', { name: 'Submit' });
const sentTo = { recoveryNumber: { mobile: '9876543210', country_code: '+91' } };

afterEach(() => jest.useRealTimers());

test('forgotpassword sends an OTP to the phone and leads to resetpassword', async () => {
  const { user, sent, shell, address } = await renderRemote(
    remote,
    '/forgot-password?next=%2Fslots',
    operator({ forgotPassword: done }),
    visitor(),
  );
  expect(screen.getByText('Step 1 of 2')).toBeVisible();
  await user.click(submit());
  expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription('Please enter mobile number');
  await user.type(screen.getByLabelText('Mobile number'), '98765 43210{Enter}');
  await waitFor(() => expect(address()).toBe('/reset-password?next=%2Fslots'));
  expect(sent('forgotPassword')).toEqual([{ phone: '9876543210', countryCode: '+91' }]);
  expect(shell.toasts).toEqual([{ type: 'success', message: 'OTP sent' }]);
});

test('resetpassword needs OTP and new password, then leads to login', async () => {
  const { user, sent, shell, address } = await renderRemote(
    remote,
    '/reset-password',
    operator({ resetPassword: done }),
    { ...visitor(), state: sentTo },
  );
  expect(screen.getByText('If this number has an account, we have sent an OTP to it: +91 98765 43210')).toBeVisible();
  expect(screen.getByLabelText('OTP')).toHaveFocus();
  await user.click(submit());
  expect(screen.getByText('All fields are mandatory')).toBeVisible();
  await user.type(screen.getByLabelText('OTP'), '482716');
  await user.click(submit());
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('All fields are mandatory');
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  await user.type(screen.getByLabelText('New password'), 'Nightgame7{Enter}');
  await waitFor(() => expect(address()).toBe('/sign-in'));
  expect(sent('resetPassword')).toEqual([
    { otp: '482716', password: 'Nightgame7', phone: '9876543210', countryCode: '+91' },
  ]);
  expect(shell.toasts).toEqual([{ type: 'success', message: 'Password reset success' }]);
});

describe('the number of a recovery beside the login', () => {
  it.each([{ isComposing: true }, { keyCode: 229 }])('sends no OTP while text is composed, %j', async (init) => {
    const { user, sent } = await renderRemote(remote, '/sign-in', operator({ sendOtp: done }), visitor());
    await user.click(screen.getByRole('button', { name: 'Forgot password' }));
    const number = await screen.findByLabelText('Mobile number');
    await user.type(number, '9876543210');
    fireEvent.keyDown(number, { key: 'Enter', ...init });
    expect(sent('sendOtp')).toEqual([]);
  });
});

describe('the countdown to another OTP', () => {
  it('goes on when the clock of the device is set back', async () => {
    jest.useFakeTimers();
    await renderRemote(remote, '/reset-password', operator({ forgotPassword: done }), {
      ...visitor(),
      fakeTimers: true,
      state: sentTo,
    });
    jest.setSystemTime(Date.now() - 3_600_000);
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('Resend OTP in 0:20')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByRole('button', { name: 'Resend OTP' })).toBeEnabled();
  });
});

test('another OTP of a recovery goes to the same phone after 30 seconds', async () => {
  jest.useFakeTimers();
  const { user, sent } = await renderRemote(remote, '/reset-password', operator({ forgotPassword: done }), {
    ...visitor(),
    fakeTimers: true,
    state: sentTo,
  });
  expect(screen.getByText('Resend OTP in 0:30')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
  expect(sent('forgotPassword')).toEqual([{ phone: '9876543210', countryCode: '+91' }]);
});

test('resetpassword opened by itself asks which number the OTP was sent to', async () => {
  const { user, sent } = await renderRemote(remote, '/reset-password', operator({ resetPassword: done }), visitor());
  await user.type(screen.getByLabelText('OTP'), '482716');
  await user.type(screen.getByLabelText('New password'), 'Nightgame7{Enter}');
  expect(screen.getByLabelText('Mobile number')).toHaveAccessibleDescription('Please enter mobile number');
  expect(sent('resetPassword')).toEqual([]);
  await user.type(screen.getByLabelText('Mobile number'), '98765 43210{Enter}');
  await waitFor(() =>
    expect(sent('resetPassword')).toEqual([
      { otp: '482716', password: 'Nightgame7', phone: '9876543210', countryCode: '+91' },
    ]),
  );
});

test('resetpassword opened by itself leads back to where an OTP is sent', async () => {
  await renderRemote(remote, '/reset-password', operator(), visitor());
  expect(screen.getByRole('link', { name: 'Resend OTP' })).toHaveAttribute('href', '/forgot-password');
});
