import { ApiError } from '@pavilion/api-client';
import {
  browserError,
  browserWithPasskeys,
  type PasskeyAnswers,
  renderRemote,
  testAssertion,
  testCredential,
  testRequest,
} from '@pavilion/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { remote } from '../remote.ts';
import { operator, sessionAnswer, visitor } from '../testing.ts';

let forget = () => {};
afterEach(() => forget());

const never = () => new Promise(() => {});

async function open(browser: PasskeyAnswers, answers = {}) {
  forget = browserWithPasskeys(browser);
  const begun = { beginPasskeyLogin: { data: testRequest }, passkeyLogin: sessionAnswer };
  return renderRemote(remote, '/sign-in', operator({ ...begun, ...answers }), visitor());
}
const button = () => screen.findByRole('button', { name: 'Log in with a passkey' });

test('one press and the passkey begin the session, remembered as the form says', async () => {
  const { user, sent, shell } = await open({});
  await user.click(screen.getByLabelText('Remember me'));
  await user.click(await button());
  await waitFor(() => expect(shell.session.getState().isAuth).toBe(true));
  expect(sent('passkeyLogin')).toEqual([{ credential: expect.objectContaining(testAssertion), remember: false }]);
  expect(shell.isRemembered()).toBe(false);
  expect(shell.toasts).toEqual([{ type: 'success', message: 'Login Success' }]);
});

test('the browser offers passkeys in the field of the username, and one that is picked there begins the session', async () => {
  const requests: (string | undefined)[] = [];
  let pick = (_: unknown) => {};
  const { shell } = await open({
    offersInField: true,
    get: ({ mediation }) => {
      requests.push(mediation);
      return new Promise((resolve) => {
        pick = resolve;
      });
    },
  });
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username webauthn');
  await waitFor(() => expect(requests).toEqual(['conditional']));
  pick(testCredential);
  await waitFor(() => expect(shell.session.getState().isAuth).toBe(true));
});

test('a press takes the place of the offer in the field, which comes again once the press came to nothing', async () => {
  const requests: string[] = [];
  const { user } = await open({
    offersInField: true,
    get: ({ mediation = 'pressed', signal }) => {
      requests.push(mediation);
      if (mediation === 'pressed') throw browserError('NotAllowedError');
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(browserError('AbortError'))));
    },
  });
  await waitFor(() => expect(requests).toEqual(['conditional']));
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used');
  await waitFor(() => expect(requests).toEqual(['conditional', 'pressed', 'conditional']));
});

test.each([
  [
    'unknown here',
    { serverMessage: 'This passkey is not registered here. Log in with your password.' },
    /not registered here/,
  ],
  ['of a closed account', { serverMessage: 'This account is closed. Contact support.' }, /closed/],
  ['not heard by the operator', { kind: 'network' as const }, /No connection/],
])('a passkey that is %s says so in the form, and the password still gets in', async (_, properties, says) => {
  const { user, shell } = await open(
    {},
    {
      login: sessionAnswer,
      passkeyLogin: () => {
        throw new ApiError({ kind: 'refused', call: 'passkeyLogin', ...properties });
      },
    },
  );
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent(says);
  await user.type(screen.getByLabelText('Username'), 'rohit');
  await user.type(screen.getByLabelText('Password'), 'Floodlit24{Enter}');
  await waitFor(() => expect(shell.session.getState().isAuth).toBe(true));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while a passkey is asked for no other way in is open, and the other way round', async () => {
  const { user, sent } = await open({ get: never }, { login: never });
  await user.click(await button());
  await screen.findByRole('button', { name: /Submitting\.\.$/ });
  await user.type(screen.getByLabelText('Username'), 'rohit');
  await user.type(screen.getByLabelText('Password'), 'Floodlit24{Enter}');
  expect(sent('login')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Log In' })).toBeDisabled();
});

test('a browser that knows no passkeys has no button, and the operator is asked nothing', async () => {
  const { sent } = await renderRemote(remote, '/sign-in', operator(), visitor());
  await screen.findByRole('button', { name: 'Log In' });
  expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull();
  expect(sent('beginPasskeyLogin')).toEqual([]);
});
