import { ApiError } from '@pavilion/api-client';
import { signedIn } from '@pavilion/contract/testing';
import { paise, ZERO } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { remote } from '../remote.ts';
import {
  banksAnswer,
  testAccount,
  testAvailable,
  testRequest,
  testRequests,
  withdrawalsAnswer,
} from './test-withdrawals.ts';

type Answers = Parameters<typeof renderRemote>[2];

const open = (at: string, answers: Answers = {}, locale: 'en' | 'hi' = 'en') =>
  renderRemote(
    remote,
    at,
    {
      getWithdrawals: () => withdrawalsAnswer(testRequests),
      getBanks: () => banksAnswer([testAccount()]),
      getKyc: () => ({ error: false, message: '', data: { status: 'none', documents: [], schema: [] } }),
      ...answers,
    },
    {
      locale,
      session: { ...signedIn, wallet: { balance: paise(12_345_650), cash: paise(9_821_000), coins: paise(2_524_650) } },
    },
  );
const refused = (message: string, field?: string) =>
  new ApiError({ kind: 'refused', call: 'createWithdrawal', serverMessage: message, ...(field ? { field } : {}) });
const rows = () => screen.findAllByRole('listitem');

describe('/withdraw', () => {
  test('shows the subtraction with the coins struck, and the way to what is taken off', async () => {
    await open('/withdraw');
    const card = within(await screen.findByRole('region', { name: 'Withdrawable' }));
    for (const text of ['₹98,210.00', '₹8,420.00', '₹2,500.00', '₹25,246.50'])
      expect(card.getByText(text)).toBeVisible();
    expect(card.getByRole('link', { name: 'Open bets' })).toHaveAttribute('href', '/mybets');
    expect(card.getByRole('link', { name: 'Bonus' })).toHaveAttribute('href', '/bonus');
  });

  test('offers each open method with its limits, fee and time, the usual one marked', async () => {
    await open('/withdraw');
    const bank = await screen.findByRole('link', { name: /Bank account/ });
    await waitFor(() => expect(bank).toHaveTextContent('DefaultHDFC Bank •••• 4417'));
    expect(bank).toHaveTextContent('₹1,000 to ₹2,00,000');
    expect(bank).toHaveTextContent('No feeSame day');
    expect(bank).toHaveAttribute('href', '/withdraw/bank');
    expect(screen.getByRole('link', { name: /^UPI.*Last/ })).toHaveTextContent(
      '₹500 to ₹1,00,000Fee ₹15.00About 1 hour',
    );
  });

  test('marks no method as the usual one of somebody who has no account and has never asked', async () => {
    await open('/withdraw', { getWithdrawals: () => withdrawalsAnswer([]), getBanks: () => banksAnswer([]) });
    expect(await screen.findByRole('link', { name: /Bank account/ })).not.toHaveTextContent('Default');
  });

  test('says of a closed method why and until when, leads nowhere from it, and reads again when the house is set otherwise', async () => {
    let closedMethods = [
      { code: 'upi' as const, reason: 'The bank is down.', until: new Date('2030-01-05T12:30:00Z') },
    ];
    const methods = () => testAvailable.methods.filter(({ code }) => code === 'bank' || closedMethods.length === 0);
    const { shell } = await open('/withdraw', {
      getWithdrawals: () => withdrawalsAnswer([], { ...testAvailable, methods: methods(), closedMethods }),
    });
    expect(await screen.findByText(/^Closed until 5 Jan 2030, .* The bank is down\.$/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /^UPI/ })).toBeNull();
    closedMethods = [];
    act(() => shell.emit('organisation_refresh', {}));
    expect(await screen.findByRole('link', { name: /^UPI/ })).toBeVisible();
  });

  test('tells of each request how it stands and what became of it', async () => {
    await open('/withdraw');
    const texts = (await screen.findByText('Waiting for KYC')).closest('ul')?.textContent ?? '';
    for (const text of [
      'Paid after KYC is approved.',
      'Your payment is being processed.',
      'UTR N323264410',
      'The UPI address did not accept the transfer. ₹5,000.00 returned to your cash.',
      'The account is not in your name. ₹5,000.00 returned to your cash.',
    ]) {
      expect(texts).toContain(text);
    }
    expect(screen.getAllByRole('button', { name: /^Cancel request/ })).toHaveLength(1);
  });

  test.each([
    [{ owed: paise(150_000), withdrawable: ZERO }, 'You owe ₹1,500.00', null],
    [{ withdrawable: paise(100), locked: paise(9_820_900), held: ZERO }, 'Nothing to withdraw right now', '/bonus'],
    [{ withdrawable: paise(100), locked: ZERO, held: paise(9_820_900) }, 'Nothing to withdraw right now', '/mybets'],
    [{ kyc: 'declined', needsKyc: true }, 'A document was declined', '/kyc'],
    [{ kyc: 'none', withoutKyc: paise(5_000_000) }, 'Complete your KYC', '/kyc'],
    [{ kyc: 'none', kycFirst: true, needsKyc: true }, 'Complete KYC to withdraw', '/kyc'],
  ] as const)('%j is said, with the way to mend it', async (other, title, to) => {
    await open('/withdraw', { getWithdrawals: () => withdrawalsAnswer([], { ...testAvailable, ...other }) });
    expect(await screen.findByText(title)).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    if (to) expect(links).toContain(to);
    if ('kycFirst' in other) expect(links).not.toContain('/withdraw/bank');
  });

  test('nothing that is in the way is said to who can withdraw', async () => {
    await open('/withdraw', { getWithdrawals: () => withdrawalsAnswer([]) });
    expect(await screen.findByText('No withdrawals yet')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Go to KYC' })).not.toBeInTheDocument();
  });

  test('follows the desk: a notification brings the new state', async () => {
    let state: 'pending' | 'approved' = 'pending';
    const { shell } = await open('/withdraw', { getWithdrawals: () => withdrawalsAnswer([testRequest({ state })]) });
    expect(await screen.findByText('Pending', { selector: 'li *' })).toBeVisible();
    state = 'approved';
    act(() =>
      shell.emit('sub:notification_toast', {
        title: 'Withdrawal approved',
        message: '',
        status: 'success',
      }),
    );
    expect(await screen.findByText('Approved')).toBeVisible();
  });

  test('that no answer came for can be read again', async () => {
    let failing = true;
    const { user } = await open('/withdraw', {
      getWithdrawals: () => {
        if (failing) throw new ApiError({ kind: 'server', call: 'getWithdrawals' });
        return withdrawalsAnswer([]);
      },
    });
    await screen.findByText('Withdrawals could not be loaded');
    failing = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Choose a method')).toBeVisible();
  });
});

describe('taking a request back', () => {
  test('says what comes back, and does it once', async () => {
    const { user, sent } = await open('/withdraw', {
      cancelWithdrawal: () => ({
        error: false,
        message: '',
        data: { withdrawal: testRequest({ state: 'cancelled' }) },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel request WD-20418' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel request WD-20418' }));
    expect(dialog.getByText('₹1,03,210.00')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel request' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('cancelWithdrawal')).toEqual([{ id: 'WD-20418', clientRef: expect.any(String) }]);
  });

  test('that came too late says so in the dialog', async () => {
    const { user } = await open('/withdraw', {
      cancelWithdrawal: () => {
        throw refused('This request can no longer be cancelled.');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel request WD-20418' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel request' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This request can no longer be cancelled.');
  });

  test('that the desk decided while the dialog was open promises nothing any more', async () => {
    let requests = [testRequest({ state: 'pending' })];
    const { user, shell } = await open('/withdraw', { getWithdrawals: () => withdrawalsAnswer(requests) });
    await user.click(await screen.findByRole('button', { name: 'Cancel request WD-20418' }));
    const dialog = within(screen.getByRole('dialog'));
    requests = [testRequest({ state: 'declined', reason: 'Not your account.' })];
    act(() => shell.emit('sub:notification_toast', { title: 'Declined', message: '', status: 'error' }));
    expect(await dialog.findByText(/^This request has just been processed/)).toBeVisible();
    expect(dialog.getByText('Not your account.')).toBeVisible();
    expect(dialog.queryByText('Cash after')).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Cancel request' })).not.toBeInTheDocument();
  });

  test('is not offered where the organisation lets nobody', async () => {
    await open('/withdraw', {
      getWithdrawals: () => withdrawalsAnswer(testRequests, { ...testAvailable, canCancel: false }),
    });
    await screen.findByText('Waiting for KYC');
    expect(screen.queryByRole('button', { name: /^Cancel request/ })).not.toBeInTheDocument();
    expect(screen.getByText(/can’t cancel this request here/)).toBeVisible();
  });
});

describe('/withdrawList', () => {
  test('lists by state, which stands in the address', async () => {
    const { user, address, sent } = await open('/withdrawList');
    expect(await screen.findByText('6 of 6 requests')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Paid' }));
    expect(address()).toBe('/withdrawList?state=paid');
    await waitFor(() => expect(sent('getWithdrawals').at(-1)).toEqual({ state: 'paid', skip: 0, pagesize: 20 }));
  });

  test('comes twenty at a time', async () => {
    const all = Array.from({ length: 25 }, (_, index) =>
      testRequest({ id: `WD-${30_000 - index}`, state: 'paid', utr: 'N1' }),
    );
    const { user } = await open('/withdrawList', {
      getWithdrawals: ({ skip = 0, pagesize = 20 }: { skip?: number; pagesize?: number }) =>
        withdrawalsAnswer(all.slice(skip, skip + pagesize), testAvailable, all.length),
    });
    expect(await screen.findByText('20 of 25 requests')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show 5 more' }));
    expect(await screen.findByText('25 of 25 requests')).toBeVisible();
  });

  test('a state that nothing is in says so, and leads back to all', async () => {
    const { user, address } = await open('/withdrawList?state=failed', { getWithdrawals: () => withdrawalsAnswer([]) });
    expect(await screen.findByText('No requests with this status')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(address()).toBe('/withdrawList');
    expect(await screen.findByText('No withdrawals yet')).toBeVisible();
  });

  test.each([
    ['WD-20418', ['Done: Request made', 'Now: Waiting for KYC', 'Next: Approved', 'Next: Paid']],
    ['WD-20417', ['Done: Request made', 'Done: Approved', 'Now: Payment processing']],
    ['WD-20377', ['Done: Request made', 'Done: Approved', 'Done: Paid']],
    ['WD-19866', ['Done: Request made', 'Done: Approved', 'Stopped here: Failed']],
    ['WD-19702', ['Done: Request made', 'Stopped here: Declined']],
    ['WD-19588', ['Done: Request made', 'Done: Cancelled by you']],
  ])('opens %s into how far it has come', async (id, steps) => {
    await open(`/withdrawList?id=${id}`, {
      getWithdrawals: () => withdrawalsAnswer(testRequests.filter((request) => request.id === id)),
    });
    const titles = (await rows()).map((row) => row.querySelector('b')?.textContent);
    expect(titles).toEqual(steps);
    expect(screen.getByRole('link', { name: 'Find in statement' })).toHaveAttribute(
      'href',
      expect.stringMatching(`^/cashier\\?from=\\d{4}-\\d\\d-\\d\\d&to=\\d{4}-\\d\\d-\\d\\d&reference=${id}$`),
    );
  });

  test('says what goes on with one that waits, and tells a reason from what becomes of the amount', async () => {
    const pending = testRequest();
    const { unmount } = await open(`/withdrawList?id=${pending.id}`, {
      getWithdrawals: () => withdrawalsAnswer([pending]),
    });
    const titles = (await rows()).map((row) => row.querySelector('b')?.textContent);
    expect(titles).toEqual(['Done: Request made', 'Now: Waiting for approval', 'Next: Paid']);
    unmount();
    const declined = testRequest({ state: 'declined', reason: 'Not your name' });
    await open(`/withdrawList?id=${declined.id}`, { getWithdrawals: () => withdrawalsAnswer([declined]) });
    expect(await screen.findByText('Not your name. ₹5,000.00 returned to your cash.')).toBeVisible();
  });

  test('a name that is nobody’s says so', async () => {
    await open('/withdrawList?id=WD-1', { getWithdrawals: () => withdrawalsAnswer([]) });
    expect(await screen.findByText('Withdrawal not found')).toBeVisible();
  });
});

describe('the other ways in', () => {
  test('/withdrawnew leads to /withdraw', async () => {
    const { address } = await open('/withdrawnew');
    expect(await screen.findByText('Choose a method')).toBeVisible();
    expect(address()).toBe('/withdraw');
  });

  test.each([
    [[testAccount()], '/withdraw/bank'],
    [[], '/withdraw/upi'],
  ])('/withdrawnewForm leads to the form of the usual method', async (saved, to) => {
    const { address } = await open('/withdrawnewForm', { getBanks: () => banksAnswer(saved) });
    await waitFor(() => expect(address()).toBe(to));
  });

  test('/pre-withdraw-page tells limits, fee, time, KYC and what is locked, and leads on', async () => {
    await open('/pre-withdraw-page/upi');
    expect(await screen.findByRole('heading', { level: 1, name: 'Withdraw to UPI: details' })).toBeVisible();
    const known = within(await screen.findByRole('region', { name: 'Requirements' }));
    for (const text of ['₹500.00', '₹1,00,000.00', 'Fee ₹15.00', 'About 1 hour', 'Approved', '₹2,500.00']) {
      expect(known.getByText(text)).toBeVisible();
    }
    expect(known.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/withdraw/upi');
  });

  test.each(['/withdraw/cheque', '/pre-withdraw-page/cheque'])('%s offers the methods that there are', async (at) => {
    await open(at);
    expect(await screen.findByText('Withdrawal method not found')).toBeVisible();
    expect(screen.getByRole('link', { name: /Bank account/ })).toBeVisible();
  });

  test('all of it is in Hindi for who reads Hindi', async () => {
    await open('/withdraw', {}, 'hi');
    expect(await screen.findByRole('heading', { level: 1, name: 'निकासी' })).toBeVisible();
    expect(await screen.findByText('तरीका चुनें')).toBeVisible();
  });
});
