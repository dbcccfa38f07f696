import { ApiError } from '@pavilion/api-client';
import { signedIn } from '@pavilion/contract/testing';
import { type Paise, paise } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import { banksAnswer, testAccount, testAvailable, testRequest, withdrawalsAnswer } from './test-withdrawals.ts';

type Answers = Parameters<typeof renderRemote>[2];

afterEach(() => sessionStorage.clear());

const open = (at: string, answers: Answers = {}, locale: 'en' | 'hi' = 'en') =>
  renderRemote(
    remote,
    at,
    {
      getWithdrawals: () => withdrawalsAnswer([testRequest({ id: 'WD-20431' })]),
      getBanks: () => banksAnswer([testAccount(), testAccount({ id: '2', lastDigits: '9021', isDefault: false })]),
      createWithdrawal: () => requested,
      ...answers,
    },
    { locale, session: signedIn },
  );
const requested = { error: false, message: '', data: { withdrawal: testRequest({ id: 'WD-20431' }) } };
const refused = (call: string, message: string, field: string) =>
  new ApiError({ kind: 'refused', call, serverMessage: message, field });
const amount = () => screen.findByRole('textbox', { name: /^Amount/ });
const submit = () => screen.getByRole('button', { name: /^Withdraw/ });

test('a request to a saved account leads to its page', async () => {
  const { user, sent, address } = await open('/withdraw/bank');
  await user.type(await amount(), '10000');
  expect(screen.getByRole('radio', { name: /4417/ })).toBeChecked();
  expect(screen.getByText('₹77,290.00')).toBeVisible();
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/withdrawList?id=WD-20431'));
  expect(sent('createWithdrawal')).toEqual([
    { amount: 1_000_000, fee: 0, method: 'bank', bankId: '1', clientRef: expect.any(String) },
  ]);
});

test.each([
  ['', 'Enter an amount.'],
  ['10', /₹1,000.00/],
  ['95000', 'This is ₹7,710.00 more than you can withdraw.'],
  ['300000', /₹2,00,000.00/],
  ['10000,50', 'Enter an amount in rupees, such as 1,050 or 10.50.'],
])('the amount “%s” is refused at its field before it is sent', async (text, says) => {
  const { user, sent } = await open('/withdraw/bank');
  const field = await amount();
  if (text) await user.type(field, text);
  await user.click(submit());
  await waitFor(() => expect(field).toHaveAccessibleDescription(says));
  expect(field).toHaveFocus();
  expect(sent('createWithdrawal')).toEqual([]);
});

test('All is what can be withdrawn, within what the method takes', async () => {
  const { user } = await open('/withdraw/upi');
  await user.click(await screen.findByRole('button', { name: 'All' }));
  expect(await amount()).toHaveValue('87290');
});

test('a UPI request says what its fee leaves, and takes the password where the operator wants it, with the form kept', async () => {
  let tries = 0;
  const { user, sent, address, shell } = await open('/withdraw/upi', {
    getWithdrawals: () => withdrawalsAnswer([testRequest()]),
    createWithdrawal: () => {
      tries += 1;
      if (tries === 1)
        throw refused('createWithdrawal', 'Enter your password to withdraw to a new account.', 'password');
      return requested;
    },
  });
  await user.type(await amount(), '1000');
  expect(screen.getByText('₹985.00')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'UPI ID' }), 'rohit.k@ybl');
  await user.click(submit());
  const password = await screen.findByLabelText('Your password');
  expect(password).toHaveFocus();
  // Nobody has left anything out yet.
  expect(password).toHaveAccessibleDescription('Needed once for a new account.');
  expect(password).toBeValid();
  expect(shell.toasts).toEqual([]);
  expect(await amount()).toHaveValue('1000');
  await user.type(password, 'Pavilion1');
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/withdrawList?id=WD-20431'));
  const [first, second] = sent('createWithdrawal') as { clientRef: string }[];
  expect(second).toEqual({ ...first, password: 'Pavilion1', clientRef: expect.any(String) });
});

test('the password stands there from the beginning where it is known to be wanted; left out then it is what is missing', async () => {
  const known = testAccount({ id: '1' });
  const unpaid = testAccount({ id: '2', lastDigits: '9021', isDefault: false, isNew: true });
  const first = await open('/withdraw/bank', { getBanks: () => banksAnswer([known, unpaid]) });
  await amount();
  const password = () => screen.queryByLabelText('Your password');
  expect(password()).toBeNull();
  await first.user.click(screen.getByRole('radio', { name: /9021/ }));
  expect(password()).toBeValid();
  await first.user.click(screen.getByRole('radio', { name: /4417/ }));
  expect(password()).toBeNull();
  first.unmount();

  const { user } = await open('/withdraw/upi', {
    getWithdrawals: () => withdrawalsAnswer([testRequest({ method: 'bank' })]),
    createWithdrawal: () => {
      throw refused('createWithdrawal', 'Enter your password to withdraw to a new account.', 'password');
    },
  });
  await user.type(await amount(), '1000');
  expect(password()).toBeValid();
  await user.type(screen.getByRole('textbox', { name: 'UPI ID' }), 'rohit.k@ybl');
  await user.click(submit());
  await waitFor(() => expect(password()).toHaveFocus());
  expect(password()).toHaveAccessibleDescription('Enter your password to withdraw to a new account.');
});

test('the same as a moment ago goes out again only where the player means another one', async () => {
  let tries = 0;
  const { user, sent, address } = await open('/withdraw/bank', {
    createWithdrawal: () => {
      tries += 1;
      if (tries === 1) throw refused('createWithdrawal', 'You have just made the same request: WD-20430.', 'again');
      return requested;
    },
  });
  await user.type(await amount(), '10000');
  await user.click(submit());
  expect(await screen.findByText('You have just made the same request: WD-20430.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All requests' })).toHaveAttribute('href', '/withdrawList');
  await user.click(screen.getByRole('button', { name: 'Make another withdrawal' }));
  await waitFor(() => expect(address()).toBe('/withdrawList?id=WD-20431'));
  const [first, second] = sent('createWithdrawal') as { clientRef: string }[];
  expect(second).toEqual({ ...first, again: true, clientRef: expect.any(String) });
  expect(second?.clientRef).not.toBe(first?.clientRef);
});

test.each([
  ['en', 'The fee is now ₹45.00. Check the amount you will receive, then try again.'],
  ['hi', 'शुल्क अब ₹45.00 है। देख लें कि आपको कितने मिलेंगे, फिर कोशिश करें।'],
] as const)(
  'a fee that is no longer the one that was shown is shown anew before it is charged, with the form kept (%s)',
  async (locale, says) => {
    let fee = paise(1500);
    const methods = () => testAvailable.methods.map((method) => (method.code === 'upi' ? { ...method, fee } : method));
    const { user, sent, address } = await open(
      '/withdraw/upi',
      {
        getWithdrawals: () => withdrawalsAnswer([], { ...testAvailable, methods: methods() }),
        createWithdrawal: ((input: { fee: Paise }) => {
          if (input.fee === fee) return requested;
          throw new ApiError({
            ...{ kind: 'refused', call: 'createWithdrawal', field: 'fee' },
            serverMessage: 'The fee is now ₹45.00. Check the amount you will receive, then try again.',
            refusal: { code: 'withdrawal-fee', values: { amount: '₹45.00' } },
          });
        }) as never,
      },
      locale,
    );
    const [amountField, upi] = await screen.findAllByRole('textbox');
    await user.type(amountField as HTMLElement, '1000');
    await user.type(upi as HTMLElement, 'rohit.k@ybl');
    expect(screen.getByText('₹985.00')).toBeVisible();
    fee = paise(4500);
    const press = screen.getByRole('button', { name: /₹1,000.00/ });
    await user.click(press);
    // Nothing failed: it is said politely, where the sum stands.
    expect((await screen.findByText(says)).closest('[role=status]')).toBeVisible();
    expect(await screen.findByText('₹955.00')).toBeVisible();
    expect(amountField).toHaveValue('1000');
    expect(upi).toHaveValue('rohit.k@ybl');
    await user.click(press);
    await waitFor(() => expect(address()).toBe('/withdrawList?id=WD-20431'));
    expect(sent('createWithdrawal')).toMatchObject([{ fee: 1500 }, { fee: 4500 }]);
  },
);

test('an account on the second page of them stays chosen over a reload; one that is gone is said to be, and none is chosen instead', async () => {
  const many = Array.from({ length: 13 }, (_, at) =>
    testAccount({ id: String(at + 1), lastDigits: String(1000 + at), isDefault: at === 0 }),
  );
  const paged = ({ skip = 0 }: { skip?: number }) => banksAnswer(many.slice(skip, skip + 10), many.length);
  const first = await open('/withdraw/bank', { getBanks: paged as never });
  await first.user.click(await screen.findByRole('radio', { name: /1011/ }));
  first.unmount();
  const second = await open('/withdraw/bank', { getBanks: paged as never });
  expect(await screen.findByRole('radio', { name: /1011/ })).toBeChecked();
  second.unmount();
  many.splice(11, 1);
  const third = await open('/withdraw/bank', { getBanks: paged as never });
  expect(await screen.findByText(/no longer saved/)).toBeVisible();
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await third.user.type(await amount(), '10000');
  await third.user.click(submit());
  expect(third.sent('createWithdrawal')).toEqual([]);
});

describe('the UPI address', () => {
  it('is sent in ASCII, without invisible marks', async () => {
    const { user, sent } = await open('/withdraw/upi');
    await user.type(await amount(), '५०००');
    await user.type(screen.getByRole('textbox', { name: 'UPI ID' }), '\u200e९८७६५४३२१०@okaxis\u200e');
    await user.click(submit());
    await waitFor(() =>
      expect(sent('createWithdrawal')).toMatchObject([{ amount: 500_000, upi: '9876543210@okaxis' }]),
    );
  });
});

describe('a new account', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>['user'], again = '50100426713441') => {
    await user.type(await amount(), '10000');
    await user.click(screen.getByRole('radio', { name: /New bank account/ }));
    await user.type(screen.getByRole('textbox', { name: 'Account holder' }), 'Rohit Kulkarni');
    await user.type(screen.getByRole('textbox', { name: /^Account number 9|^Account number9/ }), '5010 0426 7134 41');
    await user.type(screen.getByRole('textbox', { name: 'Confirm account number' }), again);
    await user.type(screen.getByRole('textbox', { name: /^IFSC/ }), 'icic0000142');
    await user.type(screen.getByLabelText('Your password'), 'Pavilion1');
  };

  test('is saved first, named by its IFSC, and paid to', async () => {
    const { user, sent } = await open('/withdraw/bank', {
      addBank: () => ({ error: false, message: '', data: { bank: testAccount({ id: '3' }) } }),
    });
    await fill(user);
    expect(screen.getByRole('textbox', { name: 'Bank' })).toHaveValue('ICICI Bank');
    await user.click(submit());
    await waitFor(() => expect(sent('createWithdrawal')).toHaveLength(1));
    expect(sent('addBank')).toEqual([
      {
        type: 'bank',
        holder: 'Rohit Kulkarni',
        accountNumber: '50100426713441',
        ifsc: 'ICIC0000142',
        bankName: 'ICICI Bank',
        orSaved: true,
      },
    ]);
    expect(sent('createWithdrawal')).toMatchObject([{ bankId: '3', password: 'Pavilion1' }]);
  });

  test('stays chosen where the request is refused after it was saved: it is not saved again', async () => {
    const banks = [testAccount()];
    const { user, sent } = await open('/withdraw/bank', {
      getBanks: () => banksAnswer(banks),
      addBank: () => {
        banks.push(testAccount({ id: '3', bankName: 'ICICI Bank', lastDigits: '3441', isDefault: false }));
        return { error: false, message: '', data: { bank: banks[1] } };
      },
      createWithdrawal: () => {
        throw refused('createWithdrawal', 'This password is incorrect.', 'password');
      },
    });
    await fill(user);
    await user.click(submit());
    expect(await screen.findByRole('radio', { name: /ICICI Bank •••• 3441/ })).toBeChecked();
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('This password is incorrect.');
    await user.click(submit());
    await waitFor(() => expect(sent('createWithdrawal')).toHaveLength(2));
    expect(sent('addBank')).toHaveLength(1);
  });

  test('whose two numbers differ says at which digit, and every error is summed up', async () => {
    const { user, sent } = await open('/withdraw/bank');
    await fill(user, '50100426713414');
    await user.clear(screen.getByRole('textbox', { name: 'Account holder' }));
    await user.click(submit());
    expect(await screen.findByText('The account numbers do not match: digit 13 differs.')).toBeVisible();
    const summary = screen.getByText('Check 2 fields').closest('div');
    const links = within(summary as HTMLElement).getAllByRole('button');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Account holder', 'Confirm account number']);
    expect(sent('addBank')).toEqual([]);
  });
});

test('what was typed is back when the page is opened again, without password and numbers', async () => {
  const first = await open('/withdraw/bank');
  await first.user.type(await amount(), '2500');
  await first.user.click(screen.getByRole('radio', { name: /New bank account/ }));
  await first.user.type(screen.getByRole('textbox', { name: 'Account holder' }), 'Rohit Kulkarni');
  await first.user.type(screen.getByRole('textbox', { name: 'Confirm account number' }), '50100426713441');
  await first.user.type(screen.getByLabelText('Your password'), 'Pavilion1');
  first.unmount();
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Pavilion1|50100426713441/);
  await open('/withdraw/bank');
  expect(await amount()).toHaveValue('2500');
  expect(screen.getByText('We kept your details')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Account holder' })).toHaveValue('Rohit Kulkarni');
  expect(screen.getByRole('textbox', { name: 'Confirm account number' })).toHaveValue('');
});

test('a lost answer says that it is not known, and what is sent again is the same request', async () => {
  let tries = 0;
  const { user, sent, address } = await open('/withdraw/bank', {
    createWithdrawal: () => {
      tries += 1;
      if (tries === 1) throw new ApiError({ kind: 'timeout', call: 'createWithdrawal' });
      return requested;
    },
  });
  await user.type(await amount(), '10000');
  await user.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('This may have gone through.');
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/withdrawList?id=WD-20431'));
  const [first, second] = sent('createWithdrawal') as { clientRef: string }[];
  expect(second?.clientRef).toBe(first?.clientRef);
});

test('another one whose answer is lost is the same request when it is sent again, by whichever button', async () => {
  let tries = 0;
  const { user, sent, address } = await open('/withdraw/bank', {
    createWithdrawal: () => {
      tries += 1;
      if (tries === 1) throw refused('createWithdrawal', 'You have just made the same request: WD-20430.', 'again');
      if (tries === 2) throw new ApiError({ kind: 'timeout', call: 'createWithdrawal' });
      return requested;
    },
  });
  await user.type(await amount(), '10000');
  await user.click(submit());
  await user.click(await screen.findByRole('button', { name: 'Make another withdrawal' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('it is not done twice');
  await user.click(submit());
  await waitFor(() => expect(address()).toBe('/withdrawList?id=WD-20431'));
  const [, second, third] = sent('createWithdrawal') as { clientRef: string }[];
  expect(third?.clientRef).toBe(second?.clientRef);
});

test('what was sent leaves no draft behind: the next form begins empty', async () => {
  const first = await open('/withdraw/bank', { createWithdrawal: () => requested });
  await first.user.type(await amount(), '10000');
  await first.user.click(submit());
  await waitFor(() => expect(first.address()).toBe('/withdrawList?id=WD-20431'));
  first.unmount();
  await open('/withdraw/bank');
  expect(await amount()).toHaveValue('');
});

test('where KYC comes first there is no form, but the way to the documents', async () => {
  await open('/withdraw/bank', {
    getWithdrawals: () => withdrawalsAnswer([], { ...testAvailable, kyc: 'declined', kycFirst: true }),
    getKyc: () => ({
      error: false,
      message: '',
      data: {
        status: 'declined',
        documents: [
          {
            id: '1',
            type: 'passport',
            status: 'declined',
            reason: 'The photo is blurred.',
            submittedAt: new Date('2026-11-20T08:00:00Z'),
          },
        ],
        schema: [{ type: 'passport', label: 'Passport', fields: [] }],
      },
    }),
  });
  expect(await screen.findByText('Declined: The photo is blurred.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue KYC' })).toHaveAttribute('href', '/kyc?from=withdrawal');
  expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
});
