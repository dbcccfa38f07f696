import { ApiError } from '@pavilion/api-client';
import { type RenderedRemote, type RenderRemoteOptions, renderRemote } from '@pavilion/remote-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { removeMobileDetails } from '../phone/mobile-details.ts';
import { remote } from '../remote.ts';
import { done, operator, sessionAnswer, visitor } from '../testing.ts';

const fail = (properties: Partial<ConstructorParameters<typeof ApiError>[0]>) => () => {
  throw new ApiError({ kind: 'refused', call: 'register', ...properties });
};
const field = (label: string | RegExp) => screen.getByLabelText(label);
const referral = () => field(/^Referral code/);
const press = (name: string) => screen.getByRole('button', { name });
/** The cookies that the browser holds: `refferal`, `agentCode`. */
const cookies = (held: Record<string, unknown>) =>
  jest.spyOn(document, 'cookie', 'get').mockReturnValue(
    Object.entries(held)
      .map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`)
      .join('; '),
  );

/** Whoever has come to the details: their number is stored, and of this very sign-up. */
const arrived = (): RenderRemoteOptions => ({ ...visitor(), state: { numberVerified: true } });

beforeEach(() => {
  localStorage.setItem('mobile_details', '{"mobile":"9876543210","country_code":"+91"}');
});
afterEach(() => {
  jest.useRealTimers();
  removeMobileDetails();
  jest.restoreAllMocks();
});

async function fillIn(user: RenderedRemote['user']) {
  await user.type(field('Name'), 'Rohit Kulkarni');
  await user.type(field('Username'), 'rohit k');
  await user.type(field('Password'), 'Floodlit24');
  await user.type(field('Confirm password'), 'Floodlit24');
}

test('a registration is sent as the operator wants it, without the confirmed password, and begins the session', async () => {
  const { user, sent, shell } = await renderRemote(
    remote,
    '/register',
    operator({ register: sessionAnswer }),
    arrived(),
  );
  await fillIn(user);
  await user.click(press('Register'));
  await waitFor(() => expect(shell.session.getState().isAuth).toBe(true));
  expect(sent('register')).toEqual([
    {
      name: 'Rohit Kulkarni',
      username: 'rohit k',
      password: 'Floodlit24',
      typeId: 3,
      parentId: 81026,
      mobile: '9876543210',
      country_code: '+91',
    },
  ]);
  expect(shell.session.getState()).toMatchObject({ token: sessionAnswer.token, user: sessionAnswer.user });
  expect(shell.toasts).toEqual([{ type: 'success', message: 'Player added' }]);
  expect(localStorage.getItem('mobile_details')).toBeNull();
});

test('an empty registration says what every field lacks, sums it up, and leads to each field', async () => {
  const { user, sent } = await renderRemote(remote, '/register', operator(), arrived());
  await user.click(press('Register'));
  expect(field('Name')).toHaveAccessibleDescription('Name cannot be empty');
  expect(field('Username')).toHaveAccessibleDescription('User name cannot be empty');
  expect(field('Password')).toHaveAccessibleDescription('Password cannot be empty');
  expect(field('Confirm password')).toHaveAccessibleDescription('Confirm password cannot be empty');
  expect(field('Name')).toHaveFocus();
  expect(screen.getByText('Check 4 fields')).toBeVisible();
  await user.click(press('Confirm password'));
  expect(field('Confirm password')).toHaveFocus();
  await user.type(field('Name'), 'R');
  expect(screen.getByText('Check 3 fields')).toBeVisible();
  expect(sent('register')).toEqual([]);
});

test('each field of the registration is checked as it is typed', async () => {
  const { user } = await renderRemote(remote, '/register', operator(), arrived());
  await user.type(field('Username'), 'rk7');
  expect(field('Username')).toHaveAccessibleDescription('Username must be 4 to 15 characters.');
  await user.type(field('Username'), '_');
  expect(field('Username')).toHaveAccessibleDescription('Special characters are not allowed in username.');
  await user.type(field('Username'), '{Backspace}7');
  expect(field('Username')).toBeValid();
  await user.type(field('Password'), 'short');
  expect(field('Password')).toHaveAccessibleDescription('Password must be 8 to 20 characters.');
  expect(field('Confirm password')).toBeValid();
  await user.type(field('Password'), 'Enough7');
  await user.type(field('Confirm password'), 'shortEnough');
  expect(field('Confirm password')).toHaveAccessibleDescription('Password and Confirm password must be same');
  await user.type(field('Password'), '{Backspace}');
  expect(field('Confirm password')).toBeValid();
});

describe('whether a username is free', () => {
  const noteId = () => field('Username').getAttribute('aria-describedby');

  test('is asked once the typing rests, and said by the operator’s word of that very name', async () => {
    const { user, sent } = await renderRemote(
      remote,
      '/register',
      operator({
        checkUsername: ({ username }: { username: string }) => ({ ...done, isAvailable: username !== 'rohit k' }),
      }),
      arrived(),
    );
    await user.type(field('Username'), 'rohit k');
    expect(noteId()).toBeNull();
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription('This username is taken'));
    expect(field('Username')).toBeValid();
    await user.type(field('Username'), '2');
    expect(noteId()).toBeNull();
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription('User Name is available'));
    const number = { mobile: '9876543210', country_code: '+91' };
    expect(sent('checkUsername')).toEqual([
      { username: 'rohit k', ...number },
      { username: 'rohit k2', ...number },
    ]);
  });

  test('is not claimed where the operator has no such call: it is asked once, and nothing is held up', async () => {
    const { user, sent } = await renderRemote(
      remote,
      '/register',
      operator({ checkUsername: fail({ kind: 'refused', status: 404 }), register: sessionAnswer }),
      arrived(),
    );
    await fillIn(user);
    await waitFor(() => expect(sent('checkUsername')).toHaveLength(1));
    await user.type(field('Username'), '2');
    expect(noteId()).toBeNull();
    await user.click(press('Register'));
    await waitFor(() => expect(sent('register')).toHaveLength(1));
    expect(sent('checkUsername')).toHaveLength(1);
  });

  test('is not asked once the registration is on its way, nor when it has gone through', async () => {
    const { sent, shell } = await renderRemote(
      remote,
      '/register',
      operator({
        // Later than the operator would be asked.
        register: () => new Promise((resolve) => setTimeout(() => resolve(sessionAnswer), 2000)),
        checkUsername: { ...done, isAvailable: true },
      }),
      arrived(),
    );
    jest.useFakeTimers();
    const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
    type('Name', 'Rohit Kulkarni');
    type('Password', 'Floodlit24');
    type('Confirm password', 'Floodlit24');
    type('Username', 'rohit k');
    fireEvent.click(press('Register'));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(shell.session.getState().isAuth).toBe(true);
    expect(sent('register')).toHaveLength(1);
    expect(sent('checkUsername')).toEqual([]);
  });
});

test('the password advice follows the password and does not keep the form from being sent', async () => {
  const { user, sent } = await renderRemote(remote, '/register', operator({ register: sessionAnswer }), arrived());
  const advice = within(screen.getByRole('list', { name: 'Password tips' }));
  const lines = () => advice.getAllByRole('listitem').map((line) => line.textContent);
  expect(lines()).toEqual([
    'At least 8 symbols, not met',
    '1 digit, not met',
    '1 lowercase, not met',
    '1 uppercase, not met',
  ]);
  await fillIn(user);
  await user.clear(field('Password'));
  await user.type(field('Password'), 'floodlight');
  await user.clear(field('Confirm password'));
  await user.type(field('Confirm password'), 'floodlight');
  expect(lines()).toEqual(['At least 8 symbols, met', '1 digit, not met', '1 lowercase, met', '1 uppercase, not met']);
  await user.click(press('Register'));
  await waitFor(() => expect(sent('register')).toHaveLength(1));
});

test('a registration that finds no connection says so in the form, and what was typed stays', async () => {
  const { user } = await renderRemote(
    remote,
    '/register',
    operator({ register: fail({ kind: 'network' }) }),
    arrived(),
  );
  await fillIn(user);
  await user.click(press('Register'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  expect(field('Username')).toHaveValue('rohit k');
  expect(field('Confirm password')).toHaveValue('Floodlit24');
  expect(localStorage.getItem('mobile_details')).not.toBeNull();
});

test('what the operator refuses of one field is shown at that field', async () => {
  const { user } = await renderRemote(
    remote,
    '/register',
    operator({ register: fail({ serverMessage: 'That user name is taken', field: 'username' }) }),
    arrived(),
  );
  await fillIn(user);
  await user.click(press('Register'));
  await waitFor(() => expect(field('Username')).toHaveAccessibleDescription('That user name is taken'));
  expect(field('Username')).toHaveFocus();
  await user.type(field('Username'), '2');
  expect(field('Username')).toBeValid();
});

test('two presses in one moment register one player', async () => {
  const { user, sent } = await renderRemote(
    remote,
    '/register',
    operator({ register: () => new Promise(() => {}) }),
    arrived(),
  );
  await fillIn(user);
  const form = press('Register').closest('form');
  form?.requestSubmit();
  form?.requestSubmit();
  await screen.findByRole('button', { name: /Submitting\.\.$/ });
  expect(sent('register')).toHaveLength(1);
});

test('a referral code from its cookie is filled in, explained under the field, and sent', async () => {
  cookies({ refferal: { code: 'PAV7K2M' }, agentCode: { agent: 'AGENT1' } });
  const { user, sent } = await renderRemote(remote, '/register', operator({ register: sessionAnswer }), arrived());
  expect(referral()).toHaveValue('PAV7K2M');
  expect(referral()).toHaveAccessibleDescription('Filled in from the link you opened.');
  await fillIn(user);
  await user.click(press('Register'));
  await waitFor(() => expect(sent('register')).toEqual([expect.objectContaining({ agent_code: 'PAV7K2M' })]));
});

test('the code of the agent cookie is filled in as referral code where there is no other', async () => {
  cookies({ agentCode: { agent: 'AGENT1' } });
  await renderRemote(remote, '/register', operator(), arrived());
  expect(referral()).toHaveValue('AGENT1');
});

test('a referral code from the navigation comes before those of cookies, and stays with the player through the steps', async () => {
  cookies({ refferal: { code: 'PAV7K2M' } });
  const { user } = await renderRemote(
    remote,
    '/register?step=number',
    operator({ sendOtp: { error: false, message: '' } }),
    { ...visitor(1), state: { referalCode: 'NAV1' } },
  );
  await user.click(press('Send OTP'));
  expect(await screen.findByLabelText(/^Referral code/)).toHaveValue('NAV1');
});

test('a referral code that the player takes out is not sent', async () => {
  cookies({ refferal: { code: 'PAV7K2M' } });
  const { user, sent } = await renderRemote(remote, '/register', operator({ register: sessionAnswer }), arrived());
  await user.clear(referral());
  await fillIn(user);
  await user.click(press('Register'));
  await waitFor(() => expect(sent('register')).toHaveLength(1));
  expect(sent('register')[0]).not.toHaveProperty('agent_code');
});

describe('the referral code', () => {
  it('is sent in ASCII, without invisible marks', async () => {
    const { user, sent } = await renderRemote(remote, '/register', operator({ register: sessionAnswer }), arrived());
    await fillIn(user);
    await user.type(referral(), '\u200ePAV७K２M\u00a0');
    await user.click(press('Register'));
    await waitFor(() => expect(sent('register')).toEqual([expect.objectContaining({ agent_code: 'PAV7K2M' })]));
  });
});

test('password managers see the fields of a new password and its username', async () => {
  await renderRemote(remote, '/register', operator(), arrived());
  expect(field('Username')).toHaveAttribute('autocomplete', 'username');
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(field('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
});
