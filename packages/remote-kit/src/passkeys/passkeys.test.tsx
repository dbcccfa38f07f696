import { beginPasskeyConfirmMutation } from '@pavilion/api-client';
import { ShellContext, useShell } from '@pavilion/contract';
import { createTestShell, signedIn, type TestAnswers } from '@pavilion/contract/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createQueryClient } from '../query-client.ts';
import {
  browserError,
  browserWithPasskeys,
  type PasskeyAnswers,
  testAssertion,
  testAttestation,
  testCreation,
  testCredential,
  testRequest,
} from '../testing/passkey-browser.ts';
import { useAddPasskey, useAssertion } from './use-passkeys.ts';

let forget = () => {};
afterEach(() => forget());

function Page() {
  const adding = useAddPasskey();
  const assertion = useAssertion(beginPasskeyConfirmMutation(useShell().api));
  const [outcome, setOutcome] = useState<unknown>('none');
  const failure = adding.failure ?? assertion.failure;
  return (
    <>
      <button type="button" onClick={async () => setOutcome(await adding.add())}>
        make
      </button>
      <button type="button" onClick={async () => setOutcome(await assertion.ask())}>
        use
      </button>
      <output>{JSON.stringify(outcome)}</output>
      {failure && (
        <p role="alert">
          {failure.title}. {failure.text}
        </p>
      )}
    </>
  );
}

async function open(browser: PasskeyAnswers, locale: 'en' | 'hi' = 'en', answers: TestAnswers = {}) {
  forget = browserWithPasskeys(browser);
  const shell = createTestShell({
    session: signedIn,
    answers: {
      beginPasskey: { data: testCreation },
      addPasskey: { data: { passkeys: [], isOffered: false } },
      beginPasskeyConfirm: { data: testRequest },
      ...answers,
    },
  });
  shell.stores.preferences.setState({ locale });
  await act(async () =>
    render(
      <QueryClientProvider client={createQueryClient(shell.telemetry)}>
        <ShellContext value={shell}>
          <Page />
        </ShellContext>
      </QueryClientProvider>,
    ),
  );
  return { user: userEvent.setup(), shell };
}
const press = (name: string) => screen.getByRole('button', { name });

test('a passkey is made as the operator says, is sent to it, and the player reads so', async () => {
  const requests: unknown[] = [];
  const { user, shell } = await open({
    create: ({ publicKey }) => {
      requests.push(publicKey);
      return testCredential;
    },
  });
  await user.click(press('make'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('true'));
  expect(requests).toMatchObject([
    { rp: { id: 'localhost' }, authenticatorSelection: { userVerification: 'required' } },
  ]);
  expect(shell.calls).toEqual([
    { call: 'beginPasskey', input: {} },
    { call: 'addPasskey', input: { credential: expect.objectContaining({ id: testAttestation.id }) } },
  ]);
  expect(shell.toasts).toEqual([{ type: 'success', message: 'Passkey added' }]);
});

test('what a passkey signs is handed over', async () => {
  const { user } = await open({});
  await user.click(press('use'));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(testAssertion.response.signature));
});

const PROBLEMS = [
  ['make', 'NotAllowedError', 'No passkey was made. The request was closed.', 'कोई पासकी नहीं बनी'],
  ['use', 'NotAllowedError', 'No passkey was used. The request was closed', 'किसी पासकी का इस्तेमाल नहीं हुआ'],
  ['make', 'InvalidStateError', 'This device already has a passkey.', 'इस डिवाइस पर पहले से एक पासकी है'],
  ['use', 'SecurityError', 'Passkeys do not work at this address.', 'इस पते पर पासकी नहीं चलती'],
  ['make', 'ConstraintError', 'This device can’t save a passkey.', 'यह डिवाइस पासकी सहेज नहीं सकता'],
  ['make', 'NotSupportedError', 'This device can’t save a passkey.', 'यह डिवाइस पासकी सहेज नहीं सकता'],
  ['use', 'UnknownError', 'The passkey did not work.', 'पासकी से काम नहीं हुआ'],
] as const;

describe.each(['en', 'hi'] as const)('in %s', (locale) => {
  test.each(PROBLEMS)('to %s one that ends by %s says what happened and what to do', async (doing, name, en, hi) => {
    const failing = () => Promise.reject(browserError(name));
    const { user, shell } = await open({ get: failing, create: failing }, locale);
    await user.click(press(doing));
    expect(await screen.findByRole('alert')).toHaveTextContent(locale === 'en' ? en : hi);
    expect(shell.calls.map(({ call }) => call)).not.toContain('addPasskey');
  });
});

test('a request that ended as its time was over says so, and the next try clears it', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  let isLate = true;
  const { user } = await open({
    get: () => {
      if (!isLate) return testCredential;
      now += testRequest.timeout;
      throw browserError('NotAllowedError');
    },
  });
  await user.click(press('use'));
  expect(await screen.findByRole('alert')).toHaveTextContent('The request timed out.');
  isLate = false;
  await user.click(press('use'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  jest.restoreAllMocks();
});

test('two presses in one moment ask once, and one that the page itself ended says nothing', async () => {
  let ended = (_: unknown) => {};
  const { user, shell } = await open({
    get: () =>
      new Promise((_, reject) => {
        ended = reject;
      }),
  });
  await user.dblClick(press('use'));
  expect(shell.calls).toHaveLength(1);
  await act(async () => ended(browserError('AbortError')));
  expect(screen.queryByRole('alert')).toBeNull();
});
