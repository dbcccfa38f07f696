import { ApiError } from '@pavilion/api-client';
import { type RenderedRemote, renderRemote } from '@pavilion/remote-kit/testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { removeMobileDetails } from '../phone/mobile-details.ts';
import { removeVerifiedNumber, saveVerifiedNumber } from '../phone/verified-number.ts';
import { remote } from '../remote.ts';
import { done, operator, sessionAnswer, visitor } from '../testing.ts';

const number = { mobile: '9876543210', country_code: '+91' };
const stored = () => localStorage.getItem('mobile_details');
const store = () => localStorage.setItem('mobile_details', JSON.stringify(number));
const fail = (properties: Partial<ConstructorParameters<typeof ApiError>[0]>) => () => {
  throw new ApiError({ kind: 'refused', call: 'any', ...properties });
};
const phone = () => screen.getByLabelText('Mobile number');
const press = (name: string) => screen.getByRole('button', { name });
/** Fills in the details and sends them. */
async function register(user: RenderedRemote['user'], beforeSend: () => void = () => {}) {
  await user.type(screen.getByLabelText('Name'), 'Rohit Kulkarni');
  await user.type(screen.getByLabelText('Username'), 'rohit k');
  await user.type(screen.getByLabelText('Password'), 'Floodlit24');
  await user.type(screen.getByLabelText('Confirm password'), 'Floodlit24');
  beforeSend();
  await user.click(press('Register'));
}

afterEach(() => {
  jest.useRealTimers();
  removeMobileDetails();
  removeVerifiedNumber();
});

test('sign-up begins with the mobile number: titled Sign up, the prefix shown, the focus in the field', async () => {
  await renderRemote(remote, '/register?step=number', operator(), visitor());
  expect(screen.getByRole('heading', { name: 'Sign up' })).toBeVisible();
  expect(screen.getByText('+91')).toBeVisible();
  expect(phone()).toHaveFocus();
  expect(phone()).toHaveAttribute('autocomplete', 'tel-national');
});

test('with OTP flag 0 the OTP is entered in the same place, and register opens once it is verified', async () => {
  const { user, sent, shell, address } = await renderRemote(
    remote,
    '/register?step=number',
    operator({ sendOtp: done, verifyOtp: done }),
    visitor(),
  );
  await user.type(phone(), '98765 43210');
  await user.click(press('Send OTP'));
  const otp = await screen.findByLabelText('OTP');
  expect(sent('sendOtp')).toEqual([number]);
  expect(JSON.parse(stored() ?? '')).toEqual(number);
  expect(shell.toasts).toEqual([{ type: 'success', message: 'OTP sent' }]);
  expect(otp).toHaveFocus();
  expect(otp).toHaveAttribute('autocomplete', 'one-time-code');
  expect(phone()).toHaveAttribute('readonly');
  expect(phone()).toHaveValue('98765 43210');

  await user.click(press('Verify OTP'));
  expect(otp).toHaveAccessibleDescription('Please enter the OTP');
  await user.type(otp, '482 716{Enter}');
  expect(await screen.findByRole('heading', { name: 'Register' })).toBeVisible();
  expect(sent('verifyOtp')).toEqual([{ ...number, otp: '482716' }]);
  expect(screen.getByText(/^Number verified: \+91 98765 43210/)).toBeVisible();
  expect(address()).toBe('/register');
});

test('with another OTP flag register opens as soon as the OTP is sent', async () => {
  const { user, sent } = await renderRemote(remote, '/register?step=number', operator({ sendOtp: done }), visitor(1));
  await user.type(phone(), '9876543210{Enter}');
  expect(await screen.findByRole('heading', { name: 'Register' })).toBeVisible();
  expect(screen.getByText(/^For your number \+91 98765 43210/)).toBeVisible();
  expect(JSON.parse(stored() ?? '')).toEqual(number);
  expect(sent('verifyOtp')).toEqual([]);
});

test('an OTP that could not be sent shows the message of the operator, and the number stays typed and is not stored', async () => {
  const { user, shell } = await renderRemote(
    remote,
    '/register?step=number',
    operator({ sendOtp: fail({ serverMessage: 'Too many codes' }) }),
    visitor(),
  );
  await user.type(phone(), '9876543210{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many codes');
  expect(shell.toasts).toEqual([{ type: 'error', message: 'Too many codes' }]);
  expect(phone()).toHaveValue('9876543210');
  expect(stored()).toBeNull();
});

test('a number that already has an account shows so at the number', async () => {
  const { user } = await renderRemote(
    remote,
    '/register?step=number',
    operator({ sendOtp: fail({ serverMessage: 'This mobile number is already registered', field: 'mobile' }) }),
    visitor(),
  );
  await user.type(phone(), '9876543210{Enter}');
  await waitFor(() => expect(phone()).toHaveAccessibleDescription('This mobile number is already registered'));
  expect(phone()).toHaveFocus();
});

test('a wrong OTP shows so at the OTP, and a failure without a message shows that something went wrong', async () => {
  const failures = [fail({ serverMessage: 'Invalid OTP', field: 'otp' }), fail({ kind: 'network' })];
  const { user, shell } = await renderRemote(
    remote,
    '/register?step=number',
    operator({ sendOtp: done, verifyOtp: () => failures.shift()?.() }),
    visitor(),
  );
  await user.type(phone(), '9876543210{Enter}');
  await user.type(await screen.findByLabelText('OTP'), '000000{Enter}');
  await waitFor(() => expect(screen.getByLabelText('OTP')).toHaveAccessibleDescription('Invalid OTP'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('OTP'), '{Backspace}1{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('alert')).toHaveTextContent('No connection');
  expect(screen.getByLabelText('OTP')).toHaveValue('000001');
  expect(shell.toasts.slice(1).map(({ message }) => message)).toEqual(['Invalid OTP', 'Something went wrong']);
});

test('the number can be changed after an OTP was sent to it', async () => {
  const { user, sent } = await renderRemote(remote, '/register?step=number', operator({ sendOtp: done }), visitor());
  await user.type(phone(), '9876543210{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Change mobile number' }));
  expect(phone()).toHaveValue('98765 43210');
  expect(phone()).not.toHaveAttribute('readonly');
  await user.clear(phone());
  await user.type(phone(), '9876500000{Enter}');
  await screen.findByLabelText('OTP');
  await waitFor(() => expect(sent('sendOtp').at(-1)).toEqual({ ...number, mobile: '9876500000' }));
  expect(JSON.parse(stored() ?? '')).toEqual({ ...number, mobile: '9876500000' });
});

test('another OTP can be sent after 30 seconds', async () => {
  jest.useFakeTimers();
  const { user, sent } = await renderRemote(remote, '/register?step=number', operator({ sendOtp: done }), {
    ...visitor(),
    fakeTimers: true,
  });
  await user.type(phone(), '9876543210');
  await act(async () => fireEvent.submit(phone()));
  expect(screen.getByText('Resend OTP in 0:30')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(6000));
  expect(screen.getByText('Resend OTP in 0:24')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(23_000));
  expect(screen.getByText('Resend OTP in 0:01')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await user.click(press('Resend OTP'));
  expect(sent('sendOtp')).toHaveLength(2);
  expect(await screen.findByText('Resend OTP in 0:30')).toBeVisible();
});

test('verifyNumber asks for the OTP of the stored number and leads to register', async () => {
  store();
  const { user, sent, address } = await renderRemote(
    remote,
    '/verify-number?next=%2Fcashier',
    operator({ verifyOtp: done, sendOtp: done }),
    visitor(),
  );
  expect(screen.getByRole('heading', { name: 'Verify number' })).toBeVisible();
  expect(phone()).toHaveValue('98765 43210');
  await user.click(press('Resend OTP'));
  expect(sent('sendOtp')).toEqual([number]);
  await user.type(screen.getByLabelText('OTP'), '482716{Enter}');
  await waitFor(() => expect(address()).toBe('/register?next=%2Fcashier'));
  expect(sent('verifyOtp')).toEqual([{ ...number, otp: '482716' }]);
});

describe('the OTP field', () => {
  it.each([
    ['Pavilion24: 852348', '852348'],
    ['A/c XX1234: OTP is 852348', '852348'],
    ['८५२३४८', '852348'],
  ])('takes the code out of the pasted text %j', async (message, otp) => {
    store();
    const { user, sent } = await renderRemote(remote, '/verify-number', operator({ verifyOtp: done }), visitor());
    await user.click(screen.getByLabelText('OTP'));
    await user.paste(message);
    expect(screen.getByLabelText('OTP')).toHaveValue(otp);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent('verifyOtp')).toEqual([{ ...number, otp }]));
  });

  it('refuses two numbers in words, and keeps them', async () => {
    store();
    const { user, sent } = await renderRemote(remote, '/verify-number', operator({ verifyOtp: done }), visitor());
    await user.click(screen.getByLabelText('OTP'));
    await user.paste('12 or 24');
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('OTP')).toHaveAccessibleDescription('Please enter the OTP');
    expect(screen.getByLabelText('OTP')).toHaveValue('12 or 24');
    expect(sent('verifyOtp')).toEqual([]);
  });
});

describe('the number field', () => {
  it('asks about an extension, and keeps it', async () => {
    const { user, sent } = await renderRemote(remote, '/register?step=number', operator({ sendOtp: done }), visitor());
    await user.type(phone(), '9876543210 ext 5{Enter}');
    expect(phone()).toHaveAccessibleDescription('Is this a mobile number? Enter its 10 digits without the extension.');
    expect(phone()).toHaveValue('9876543210 ext 5');
    expect(sent('sendOtp')).toEqual([]);
  });
});

test('verifyNumber without a number begins with the number', async () => {
  await renderRemote(remote, '/verify-number', operator(), visitor());
  expect(screen.getByRole('heading', { name: 'Sign up' })).toBeVisible();
});

test('register without a number begins with the number and goes on in the same place', async () => {
  const { user, address } = await renderRemote(
    remote,
    '/register',
    operator({ sendOtp: done, verifyOtp: done }),
    visitor(),
  );
  await user.type(phone(), '9876543210{Enter}');
  await user.type(await screen.findByLabelText('OTP'), '482716{Enter}');
  expect(await screen.findByRole('heading', { name: 'Register' })).toBeVisible();
  expect(address()).toBe('/register');
});

test.each(['/register', '/?dialog=register'])(
  'a number that an earlier visit has left stored skips no step: %s begins with it, typed in already',
  async (address) => {
    store();
    const { user, sent } = await renderRemote(remote, address, operator({ sendOtp: done }), visitor());
    expect(await screen.findByRole('heading', { name: 'Sign up' })).toBeVisible();
    expect(phone()).toHaveValue('98765 43210');
    await user.click(press('Send OTP'));
    expect(await screen.findByLabelText('OTP')).toBeVisible();
    expect(sent('sendOtp')).toEqual([number]);
  },
);

describe('a verified number', () => {
  const verifiedAgo = (ms: number) => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - ms);
    saveVerifiedNumber(number);
    now.mockRestore();
  };
  const MINUTE = 60_000;

  test.each(['/register', '/?dialog=register'])('needs no second OTP after a reload of %s', async (address) => {
    const first = await renderRemote(remote, '/register', operator({ sendOtp: done, verifyOtp: done }), visitor());
    await first.user.type(phone(), '9876543210{Enter}');
    await first.user.type(await screen.findByLabelText('OTP'), '482716{Enter}');
    await screen.findByRole('heading', { name: 'Register' });
    cleanup();

    await renderRemote(remote, address, operator(), visitor());
    expect(await screen.findByRole('heading', { name: 'Register' })).toBeVisible();
    expect(screen.getByText(/^Number verified: \+91 98765 43210/)).toBeVisible();
  });

  test.each([
    [29 * MINUTE, 'Register'],
    [31 * MINUTE, 'Sign up'],
    [-MINUTE, 'Sign up'],
  ])('verified %i ms ago leads to %s', async (ms, heading) => {
    verifiedAgo(ms);
    await renderRemote(remote, '/register', operator(), visitor());
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  });

  it('is not sent another OTP when it is entered again, and another number is', async () => {
    verifiedAgo(MINUTE);
    const { user, sent } = await renderRemote(remote, '/register?step=number', operator({ sendOtp: done }), visitor());
    await user.type(phone(), '9876543210{Enter}');
    expect(await screen.findByRole('heading', { name: 'Register' })).toBeVisible();
    expect(sent('sendOtp')).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Change' }));
    await user.clear(phone());
    await user.type(phone(), '9876500000{Enter}');
    expect(await screen.findByLabelText('OTP')).toBeVisible();
    expect(sent('sendOtp')).toEqual([{ ...number, mobile: '9876500000' }]);
  });

  it('is forgotten when the operator holds it no longer, and asked for again', async () => {
    verifiedAgo(MINUTE);
    store();
    const { user, shell } = await renderRemote(
      remote,
      '/register',
      operator({ register: fail({ serverMessage: 'Verify your mobile number first', field: 'mobile' }) }),
      visitor(),
    );
    await register(user);
    expect(await screen.findByRole('heading', { name: 'Sign up' })).toBeVisible();
    expect(phone()).toHaveValue('98765 43210');
    expect(shell.toasts).toEqual([{ type: 'error', message: 'Verify your mobile number first' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('is kept for one registration, and no password is kept at all', async () => {
    verifiedAgo(MINUTE);
    const { user, shell } = await renderRemote(remote, '/register', operator({ register: sessionAnswer }), visitor());
    await register(user, () => expect(JSON.stringify(sessionStorage)).not.toContain('Floodlit24'));
    await waitFor(() => expect(shell.session.getState().isAuth).toBe(true));
    expect(sessionStorage).toHaveLength(0);
  });
});
