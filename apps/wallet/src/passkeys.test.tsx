import { ApiError, type Passkey, type Profile } from '@pavilion/api-client';
import { ShellContext } from '@pavilion/contract';
import { createTestShell, signedIn } from '@pavilion/contract/testing';
import { createQueryClient } from '@pavilion/remote-kit';
import {
  browserError,
  browserWithPasskeys,
  type PasskeyAnswers,
  renderRemote,
  sentBy,
  testAssertion,
  testCreation,
  testCredential,
  testRequest,
} from '@pavilion/remote-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { remote } from './remote.ts';
import {
  banksAnswer,
  testAccount,
  testRequest as testWithdrawal,
  withdrawalsAnswer,
} from './withdraw/test-withdrawals.ts';

let forget = () => {};
afterEach(() => {
  forget();
  sessionStorage.clear();
});

const profile: Profile = {
  ...{ name: 'Asha Rao', username: 'asha rao', mobile: '+91 •••••• 3210', isDemo: false },
  since: new Date('2025-03-14T10:00:00Z'),
};
const phone: Passkey = {
  ...{ id: '1', keeper: 'Google Password Manager', device: { kind: 'phone', browser: 'Chrome', system: 'Android' } },
  createdAt: new Date('2026-11-01T10:00:00Z'),
  lastUsedAt: new Date('2026-11-20T10:00:00Z'),
};
const laptop: Passkey = {
  ...{ id: '2', device: { kind: 'computer', browser: 'Edge', system: 'Windows' } },
  createdAt: new Date('2026-11-02T10:00:00Z'),
};
const listOf = (passkeys: readonly Passkey[]) => ({ data: { passkeys, isOffered: false } });
const refusal = (call: string, field: string, serverMessage: string, status = 403) =>
  new ApiError({ kind: 'refused', call, field, serverMessage, status });

async function open(
  at: string,
  {
    browser = {},
    passkeys = [phone, laptop],
    who = profile,
    answers = {},
  }: {
    readonly browser?: PasskeyAnswers | null;
    readonly passkeys?: readonly Passkey[];
    readonly who?: Profile;
    readonly answers?: Parameters<typeof renderRemote>[2];
  } = {},
) {
  if (browser) forget = browserWithPasskeys(browser);
  let kept = passkeys;
  return renderRemote(remote, at, {
    getProfile: { data: who },
    getSessions: { data: { sessions: [] } },
    getKyc: { data: { status: 'none', documents: [], schema: [] } },
    getNotificationSettings: { data: { quiet: [] } },
    getBanks: () => banksAnswer([]),
    getPasskeys: () => listOf(kept),
    beginPasskey: { data: testCreation },
    beginPasskeyConfirm: { data: testRequest },
    addPasskey: () => {
      kept = [...kept, { ...laptop, id: '3' }];
      return listOf(kept);
    },
    removePasskey: ({ id }: { readonly id: string }) => {
      kept = kept.filter((one) => one.id !== id);
      return listOf(kept);
    },
    ...answers,
  });
}
const panel = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

describe('the profile', () => {
  test('lists a player’s passkeys: what keeps each or what it was made on, since when, and when it was used last', async () => {
    await open('/profile');
    const list = await panel();
    expect(await list.findByText('Google Password Manager', { selector: 'b' })).toBeVisible();
    expect(list.getByText('Passkey, Edge on Windows', { selector: 'b' })).toBeVisible();
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Added .*1 Nov.*last used .*20 Nov/);
    expect(second).toHaveTextContent(/Added .*2 Nov.*not used yet/);
  });

  test('adds one, after the password where the operator wants it', async () => {
    const tries: unknown[] = [];
    const { user, shell } = await open('/profile', {
      passkeys: [],
      answers: {
        beginPasskey: (input: { readonly password?: string }) => {
          tries.push(input);
          if (input.password === undefined) throw refusal('beginPasskey', 'password', 'Enter your password.');
          if (input.password !== 'Floodlit9') {
            throw refusal('beginPasskey', 'password', 'This password is incorrect.');
          }
          return { data: testCreation };
        },
      },
    });
    const list = await panel();
    expect(await list.findByText(/Sign in with your screen lock/)).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Add a passkey' }));
    const box = await dialog('Enter your password');
    const password = box.getByLabelText('Password');
    expect(password).toHaveFocus();
    expect(shell.toasts).toEqual([]);
    await user.type(password, 'wrong{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription('This password is incorrect.'));
    await user.clear(password);
    await user.type(password, 'Floodlit9{Enter}');
    expect(await list.findByText('Passkey, Edge on Windows', { selector: 'b' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(tries).toEqual([{}, { password: 'wrong' }, { password: 'Floodlit9' }]);
  });

  test('says why none was made, where the player closed the browser’s request', async () => {
    const { user } = await open('/profile', {
      browser: { create: () => Promise.reject(browserError('NotAllowedError')) },
    });
    const list = await panel();
    await user.click(list.getByRole('button', { name: 'Add a passkey' }));
    expect(await list.findByRole('alert')).toHaveTextContent('No passkey was made');
  });

  test('removes one once the player has said so, with the password where the operator wants it', async () => {
    const { user, sent } = await open('/profile', {
      passkeys: [phone],
      answers: {
        removePasskey: ({ password }: { readonly password?: string }) => {
          if (password === undefined) throw refusal('removePasskey', 'password', 'Enter your password.');
          return listOf([]);
        },
      },
    });
    const list = await panel();
    await user.click(await list.findByRole('button', { name: 'Remove Google Password Manager' }));
    const question = await dialog(/Remove/);
    expect(question.getByText(/For 24 hours you can’t withdraw to a new account or address/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    const box = await dialog('Enter your password');
    await user.type(box.getByLabelText('Password'), 'Floodlit9{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('removePasskey')).toEqual([{ id: '1' }, { id: '1', password: 'Floodlit9' }]);
  });

  test('says until when their money goes to no new place, and before that when it would', async () => {
    const { unmount } = await open('/profile');
    expect(await (await panel()).findByText(/after you add another passkey/)).toBeVisible();
    unmount();
    await open('/profile', {
      answers: {
        getPasskeys: { data: { passkeys: [], isOffered: false, heldUntil: new Date('2026-11-22T10:00:00Z') } },
      },
    });
    expect(await (await panel()).findByText(/to a new account or address until/)).toHaveTextContent(/22 Nov/);
  });

  test('has no way to add one in a browser without passkeys, and none at all for the demo', async () => {
    const { unmount } = await open('/profile', { browser: null });
    expect(await (await panel()).findByText(/This browser does not support passkeys/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
    unmount();
    await open('/profile', { passkeys: [], who: { ...profile, isDemo: true } });
    expect(await (await panel()).findByText(/can’t have passkeys/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

const NEEDED = 'Confirm this with your passkey.';
const needsPasskey =
  <Output,>(call: string, output: Output) =>
  ({ passkey }: { readonly passkey?: object }) => {
    if (!passkey) throw refusal(call, 'passkey', NEEDED);
    return output;
  };

describe('the offer of a first one', () => {
  const NAME = 'Sign in without your password';
  const Offer = lazy(async () => ({ default: await remote.slots.offer() }));
  async function offered(browser: PasskeyAnswers = {}) {
    forget = browserWithPasskeys(browser);
    const shell = createTestShell({
      session: signedIn,
      answers: { beginPasskey: { data: testCreation }, addPasskey: listOf([phone]), declinePasskeys: {} },
    });
    await act(async () =>
      render(
        <QueryClientProvider client={createQueryClient(shell.telemetry)}>
          <ShellContext value={shell}>
            <Suspense>
              <Offer />
            </Suspense>
          </ShellContext>
        </QueryClientProvider>,
      ),
    );
    const card = within(await screen.findByRole('complementary', { name: NAME }));
    return { shell, card, user: userEvent.setup(), sent: (call: string) => sentBy(shell, call) };
  }

  test('takes no focus, and makes one by one press', async () => {
    const { card, user, sent, shell } = await offered();
    expect(document.body).toHaveFocus();
    await user.click(card.getByRole('button', { name: 'Create a passkey' }));
    await waitFor(() => expect(sent('addPasskey')).toHaveLength(1));
    expect(shell.toasts).toEqual([{ type: 'success', message: 'Passkey added' }]);
  });

  test('is gone once it is declined, which the operator remembers', async () => {
    const { card, user, sent } = await offered();
    await user.click(card.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    await waitFor(() => expect(sent('declinePasskeys')).toHaveLength(1));
  });

  test('says why none was made, and stays', async () => {
    const { card, user } = await offered({ create: () => Promise.reject(browserError('NotAllowedError')) });
    await user.click(card.getByRole('button', { name: 'Create a passkey' }));
    expect(await card.findByRole('alert')).toHaveTextContent('No passkey was made');
    expect(card.getByRole('button', { name: 'Create a passkey' })).toBeEnabled();
  });
});

describe('a new place for money', () => {
  const saved = { error: false, message: '', data: { bank: testAccount() } };
  async function fillCard(user: Awaited<ReturnType<typeof open>>['user']) {
    await user.type(await screen.findByRole('textbox', { name: 'Name on the card' }), 'Asha Rao');
    await user.type(screen.getByRole('textbox', { name: /^Card number/ }), '4111111111111111');
    await user.type(screen.getByRole('textbox', { name: /^Expires/ }), '04/99');
    await user.click(screen.getByRole('button', { name: 'Save' }));
  }

  test('is saved once the player has confirmed it by their passkey, and no failure is told before', async () => {
    const { user, sent, shell, address } = await open('/bank-details?add=card', {
      answers: { addBank: needsPasskey('addBank', saved) },
    });
    await fillCard(user);
    const box = await dialog('Confirm with your passkey');
    expect(shell.toasts).toEqual([]);
    await user.click(box.getByRole('button', { name: 'Use passkey' }));
    await waitFor(() => expect(address()).toBe('/bank-details'));
    expect(sent('addBank')).toEqual([
      expect.not.objectContaining({ passkey: expect.anything() }),
      expect.objectContaining({ passkey: expect.objectContaining(testAssertion) }),
    ]);
  });

  test('is not saved where the player leaves it, and what they typed stays; a passkey that does not work says why', async () => {
    let isClosed = true;
    const { user, sent } = await open('/bank-details?add=card', {
      browser: {
        get: () => {
          if (isClosed) throw browserError('NotAllowedError');
          return testCredential;
        },
      },
      answers: {
        addBank: ({ passkey }: { readonly passkey?: object }) => {
          throw refusal('addBank', 'passkey', passkey ? 'This passkey could not be checked. Try again.' : NEEDED);
        },
      },
    });
    await fillCard(user);
    const use = async () =>
      user.click((await dialog('Confirm with your passkey')).getByRole('button', { name: 'Use passkey' }));
    await use();
    expect(await screen.findByText('No passkey was used')).toBeVisible();
    isClosed = false;
    await use();
    expect(await screen.findByText('This passkey could not be checked. Try again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Name on the card' })).toHaveValue('Asha Rao');
    expect(sent('addBank')).toHaveLength(2);
  });

  test('is made the default, and withdrawn to, by the passkey in place of the password', async () => {
    const other = testAccount({ id: '9', lastDigits: '9021', isDefault: false });
    const first = await open('/bank-details', {
      answers: {
        getBanks: () => banksAnswer([testAccount(), other]),
        setDefaultBank: needsPasskey('setDefaultBank', { ...saved, data: { bank: other } }),
      },
    });
    await first.user.click(await screen.findByRole('button', { name: 'Make default HDFC Bank 9021' }));
    await first.user.click((await dialog('Confirm with your passkey')).getByRole('button', { name: 'Use passkey' }));
    await waitFor(() => expect(first.sent('setDefaultBank')).toHaveLength(2));
    first.unmount();

    const { user, sent, address } = await open('/withdraw/upi', {
      answers: {
        getWithdrawals: () => withdrawalsAnswer([testWithdrawal({ id: 'WD-20431' })]),
        createWithdrawal: needsPasskey('createWithdrawal', {
          ...{ error: false, message: '' },
          data: { withdrawal: testWithdrawal({ id: 'WD-20431' }) },
        }),
      },
    });
    await user.type(await screen.findByRole('textbox', { name: /^Amount/ }), '1500');
    await user.type(screen.getByRole('textbox', { name: /^UPI ID/ }), 'asha@ybl');
    await user.click(screen.getByRole('button', { name: /^Withdraw/ }));
    await user.click((await dialog('Confirm with your passkey')).getByRole('button', { name: 'Use passkey' }));
    await waitFor(() => expect(address()).toBe('/withdrawList?id=WD-20431'));
    expect(sent('createWithdrawal')).toHaveLength(2);
  });

  test('has no field for a password in the form of a withdrawal for who has a passkey', async () => {
    await open('/withdraw/bank', {
      answers: { getWithdrawals: () => withdrawalsAnswer([]) },
    });
    expect(await screen.findByRole('textbox', { name: /^Account holder/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByLabelText('Your password')).toBeNull());
  });
});
