import { ApiError, type BankDetail } from '@pavilion/api-client';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { banksAnswer, testAccount } from '../withdraw/test-withdrawals.ts';

type Answers = Parameters<typeof renderRemote>[2];

afterEach(() => sessionStorage.clear());

const card = testAccount({
  id: '7',
  type: 'card',
  bankName: 'Visa',
  lastDigits: '1111',
  expires: '2029-04',
  isDefault: false,
});
const open = (at = '/bank-details', answers: Answers = {}) =>
  renderRemote(remote, at, { getBanks: () => banksAnswer([testAccount(), card]), ...answers });
const done = (bank: BankDetail) => ({ error: false, message: '', data: { bank } });
const row = async (name: string) => within(present((await screen.findByText(name)).closest('li')));
function present<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error('It does not exist');
  return thing;
}

test('accounts and cards stand masked, the default marked', async () => {
  await open();
  expect((await row('HDFC Bank')).getByText('•••• 4417 · HDFC0000142')).toBeVisible();
  expect((await row('HDFC Bank')).getByText('Default')).toBeVisible();
  expect((await row('Visa')).getByText('•••• 1111 · expires 04/29')).toBeVisible();
  expect(screen.getByText('2 of 20')).toBeVisible();
});

test('they come ten at a time', async () => {
  const all = Array.from({ length: 13 }, (_, index) =>
    testAccount({ id: String(index), bankName: `Bank ${index}`, isDefault: index === 0 }),
  );
  const { user, sent } = await open('/bank-details', {
    getBanks: ({ skip = 0 }: { skip?: number }) => banksAnswer(all.slice(skip, skip + 10), all.length),
  });
  expect(await screen.findByText('10 of 13')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show 3 more' }));
  expect(await screen.findByText('13 of 13')).toBeVisible();
  expect(sent('getBanks')).toEqual([
    { skip: 0, pagesize: 10 },
    { skip: 10, pagesize: 10 },
  ]);
});

test('none is saved: the ways to add one', async () => {
  await open('/bank-details', { getBanks: () => banksAnswer([]) });
  expect(await screen.findByText('No saved accounts')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add account' })).toHaveAttribute('href', '/bank-details?add=bank');
  expect(screen.getByRole('link', { name: 'Add card' })).toHaveAttribute('href', '/bank-details?add=card');
});

test('a full list says so, and offers no more', async () => {
  await open('/bank-details', { getBanks: () => banksAnswer([testAccount()], 20) });
  expect(await screen.findByText('Maximum accounts reached')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add account' })).not.toBeInTheDocument();
});

test('a list that did not come can be read again', async () => {
  let failing = true;
  const { user } = await open('/bank-details', {
    getBanks: () => {
      if (failing) throw new ApiError({ kind: 'network', call: 'getBanks' });
      return banksAnswer([testAccount()]);
    },
  });
  await screen.findByText('Your accounts could not be loaded');
  failing = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('HDFC Bank')).toBeVisible();
});

test('another one is made the default', async () => {
  const { user, sent } = await open('/bank-details', { setDefaultBank: () => done(card) });
  await user.click(await screen.findByRole('button', { name: 'Make default Visa 1111' }));
  await waitFor(() => expect(sent('setDefaultBank')).toEqual([{ id: '7' }]));
  await waitFor(() => expect(sent('getBanks')).toHaveLength(2));
});

test('an account that was never paid to is made the default with the password, and stays as it is where the player closes the question', async () => {
  const tries: unknown[] = [];
  const { user, sent } = await open('/bank-details', {
    setDefaultBank: (input: { readonly password?: string }) => {
      tries.push(input);
      if (input.password === 'Pavilion1') return done(card);
      const serverMessage =
        input.password === undefined ? 'Enter your password for it.' : 'This password is incorrect.';
      throw new ApiError({ kind: 'refused', call: 'setDefaultBank', serverMessage, field: 'password' });
    },
  });
  const button = await screen.findByRole('button', { name: 'Make default Visa 1111' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Make Visa •••• 1111 the default' }));
  expect(dialog.getByText('Enter your password for it.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep the current default' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button);
  const password = await screen.findByLabelText('Your password');
  expect(password).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(password).toHaveAccessibleDescription('Enter your password.');
  await user.type(password, 'wrong{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription('This password is incorrect.'));
  await user.clear(password);
  await user.type(password, 'Pavilion1{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('setDefaultBank')).toEqual([
    { id: '7' },
    { id: '7' },
    { id: '7', password: 'wrong' },
    { id: '7', password: 'Pavilion1' },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('one is removed once that was confirmed, and what comes of it is said', async () => {
  const { user, sent } = await open('/bank-details', { removeBank: () => ({ error: false, message: '' }) });
  await user.click(await screen.findByRole('button', { name: 'Remove HDFC Bank 4417' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove HDFC Bank •••• 4417' }));
  expect(dialog.getByText('Your newest other account becomes the default.')).toBeVisible();
  expect(sent('removeBank')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('removeBank')).toEqual([{ id: '1' }]);
});

describe('a new card', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.type(await screen.findByRole('textbox', { name: 'Name on the card' }), 'Asha Rao');
    await user.type(screen.getByRole('textbox', { name: 'Card number' }), '4111 1111 1111 1111');
    await user.type(screen.getByRole('textbox', { name: /^Expires/ }), '04/35');
  };

  test('tells its network, and is saved; as the default where that is wanted', async () => {
    const { user, sent, address } = await open('/bank-details?add=card', {
      addBank: () => done(card),
      setDefaultBank: () => done(card),
    });
    await fill(user);
    expect(screen.getByText('Visa. We save only the last four digits.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Make this the default' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address()).toBe('/bank-details'));
    expect(sent('addBank')).toEqual([
      { type: 'card', holder: 'Asha Rao', cardNumber: '4111111111111111', expires: '2035-04' },
    ]);
    expect(sent('setDefaultBank')).toEqual([{ id: '7' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('that the operator refuses says so at its field, and nothing is lost', async () => {
    const { user } = await open('/bank-details?add=card', {
      addBank: () => {
        throw new ApiError({
          kind: 'refused',
          call: 'addBank',
          serverMessage: 'This card is already saved.',
          field: 'cardNumber',
        });
      },
    });
    await fill(user);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const number = screen.getByRole('textbox', { name: 'Card number' });
    await waitFor(() => expect(number).toHaveAccessibleDescription('This card is already saved.'));
    expect(number).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Name on the card' })).toHaveValue('Asha Rao');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('4111');
  });
});

test('a bank that is not in the table is named by the player', async () => {
  const { user } = await open('/bank-details?add=bank');
  await user.type(await screen.findByRole('textbox', { name: /^IFSC/ }), 'zzzz0000142');
  expect(screen.getByText('We don’t recognise this bank. Enter its name.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Bank' })).not.toHaveAttribute('readonly');
});
