import { ApiError, type Deposit, type Gateway, type OwnLimits } from '@pavilion/api-client';
import { type Paise, paise } from '@pavilion/money';
import { type RenderRemoteOptions, renderRemote } from '@pavilion/remote-kit/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import * as paymentPage from './deposit/payment-page.ts';
import { testCoins, testDeposit, testGateways } from './deposit/test-gateways.ts';
import { testOwnLimits } from './limits/test-limits.ts';
import { remote } from './remote.ts';

jest.mock('./deposit/payment-page.ts', () => ({
  ...jest.requireActual<typeof paymentPage>('./deposit/payment-page.ts'),
  leaveFor: jest.fn(),
}));

const NOW = new Date('2026-11-21T10:00:00Z');
beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  sessionStorage.clear();
  jest.mocked(paymentPage.leaveFor).mockClear();
});
afterEach(() => jest.useRealTimers());

interface Scene extends RenderRemoteOptions {
  readonly gateways?: readonly Gateway[];
  readonly deposits?: Deposit[];
  readonly answers?: Record<string, unknown>;
}

async function open(at: string, { gateways = testGateways, deposits = [], answers = {}, ...options }: Scene = {}) {
  return renderRemote(
    remote,
    at,
    {
      getGateways: { data: { gatewaysList: gateways } },
      getBankAccountDetails: {
        data: {
          bankDetails: [
            account('1', 'Play Money Bank', '000000001234'),
            account('2', 'Second Play Bank', '000000005678'),
          ],
        },
      },
      getDeposits: ({ id, skip = 0, pagesize = 25 }: { id?: string; skip?: number; pagesize?: number }) => {
        if (id === undefined)
          return { data: { deposits: deposits.slice(skip, skip + pagesize), count: deposits.length } };
        const one = deposits.find((deposit) => deposit.id === id);
        if (!one) throw new ApiError({ kind: 'refused', call: 'getDeposits', status: 404 });
        return { data: { deposits: [one], count: 1 } };
      },
      getLimits: { data: own },
      ...answers,
    },
    { fakeTimers: true, ...options },
  );
}
const own = testOwnLimits();
const account = (id: string, bankName: string, accountNumber: string) => ({
  ...{ id, bankName, accountNumber },
  holder: 'Pavilion Play Money',
  ifsc: 'PLAY0000001',
});
const refused = (serverMessage: string, field: string) =>
  new ApiError({ kind: 'refused', call: 'createDeposit', serverMessage, field });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pay = async ({ user }: Awaited<ReturnType<typeof open>>, amount = '5000') => {
  const field = await screen.findByRole('textbox', { name: /^Amount/ });
  await user.clear(field);
  await user.type(field, amount);
  await user.click(button('Continue to payment'));
};

describe('the ways to deposit', () => {
  test('stand by what is paid with, each with its limits, fee and time; a closed one says until when and leads nowhere', async () => {
    await open('/gatewaylist', { deposits: [testDeposit({ state: 'approved' })] });
    const upi = await screen.findByRole('link', { name: /^UPI/ });
    expect(upi).toHaveAttribute('href', '/deposit/upi');
    expect(upi).toHaveTextContent(/Last used.*₹300 to ₹1,00,000.*No fee.*About 5 min/);
    expect(screen.getByRole('link', { name: /^NEFT/ })).toHaveTextContent('About 2 hours');
    expect(screen.getByRole('link', { name: /^Binance, Tron/ })).toHaveTextContent(/USDT, TRC-20.*Network fee/);
    const nagad = screen.getByText('Nagad').closest('div');
    expect(nagad).toHaveTextContent(/Closed until .*The provider is closed\./);
    expect(screen.queryByRole('link', { name: /Nagad/ })).not.toBeInTheDocument();
  });

  test('have above them what still waits, and beside them the latest deposits with their reasons', async () => {
    const deposits = [
      testDeposit(),
      testDeposit({ id: 'DP-3', gateway: 'fastpayme', gatewayName: 'FastPay', state: 'returned' }),
      testDeposit({ id: 'DP-2', state: 'declined', reason: 'We did not receive a payment with this reference.' }),
    ];
    const { shell } = await open('/gatewaylist', { deposits });
    expect(await screen.findByText('₹5,000.00 by UPI is pending')).toBeVisible();
    expect(screen.getByText('₹5,000.00 by FastPay is not paid yet')).toBeVisible();
    const [where] = screen.getAllByRole('link', { name: 'Check status' });
    expect(where).toHaveAttribute('href', '/deposit/upi?deposit=DP-31902');
    const recent = within(screen.getByRole('region', { name: 'Recent deposits' }));
    expect(recent.getByText('We did not receive a payment with this reference.')).toBeVisible();
    // The desk decides: the page follows.
    deposits[0] = testDeposit({ state: 'approved' });
    act(() => shell.emit('update_balance', { balance: 1 }));
    await waitFor(() => expect(screen.queryByText('₹5,000.00 by UPI is pending')).not.toBeInTheDocument());
  });

  test('come back from the tab at once, and are read again', async () => {
    const first = await open('/gatewaylist');
    await screen.findByRole('link', { name: /^UPI/ });
    first.unmount();
    await open('/gatewaylist', { answers: { getGateways: () => new Promise(() => {}) } });
    expect(await screen.findByRole('link', { name: /^UPI/ })).toBeVisible();
  });

  test('of one mode are alone under its path, and what is no way says so', async () => {
    const { goTo } = await open('/deposit/crypto');
    expect(await screen.findByRole('link', { name: /^Binance, Tron/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^UPI/ })).not.toBeInTheDocument();
    await goTo('/deposit/nothing');
    expect(await screen.findByText('Deposit method not found')).toBeVisible();
  });

  test.each([
    ['/bkash', '/deposit/m_bkash'],
    ['/paytm', '/deposit/m_paytm'],
    ['/nagad', '/deposit/m_nagad'],
  ])('%s is the form of its gateway', async (path, form) => {
    const { address } = await open(path);
    await waitFor(() => expect(address()).toBe(form));
  });

  test('that failed to load are loaded at Retry', async () => {
    let failing = true;
    const { user } = await open('/gatewaylist', {
      answers: {
        getGateways: () => {
          if (failing) throw new ApiError({ kind: 'network', call: 'getGateways' });
          return { data: { gatewaysList: testGateways } };
        },
      },
    });
    expect(await screen.findByText('Deposit methods could not be loaded')).toBeVisible();
    failing = false;
    await user.click(button('Retry'));
    expect(await screen.findByRole('link', { name: /^UPI/ })).toBeVisible();
  });
});

describe('the amount', () => {
  test.each([
    ['', 'Enter an amount.'],
    ['299.99', 'Minimum amount: ₹300.00.'],
    ['100000.01', 'Maximum amount: ₹1,00,000.00.'],
    ['999999999999999999999999', 'Maximum amount: ₹1,00,000.00.'],
    ['12.345', 'Enter an amount in rupees, such as 1,050 or 10.50.'],
    ['1050,50', 'Enter an amount in rupees, such as 1,050 or 10.50.'],
    ['10,5000', 'Enter an amount in rupees, such as 1,050 or 10.50.'],
  ])('%j is refused at its field, which keeps it', async (text, message) => {
    const { user } = await open('/deposit/upi');
    const field = await screen.findByLabelText('Amount');
    if (text !== '') await user.type(field, text);
    await user.click(button('Continue to payment'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveFocus();
    expect(field).toHaveValue(text);
  });

  it.each(['२,०००', '２，０００', '\u202a₹\u00a02000\u202c'])('reads %j as ₹2,000', async (text) => {
    const { user } = await open('/deposit/upi');
    await user.type(await screen.findByLabelText('Amount'), text);
    expect(screen.getByText('Added to cash').closest('div')).toHaveTextContent('₹2,000.00');
  });

  it('says in Hindi what an amount looks like', async () => {
    const { user } = await open('/deposit/upi', { locale: 'hi' });
    await user.type(await screen.findByLabelText('राशि'), '10,50{Enter}');
    expect(await screen.findByText('रुपयों में राशि डालें, जैसे 1,050 या 10.50।')).toBeVisible();
  });

  test('is picked with one press, and says what is added to cash', async () => {
    const { user } = await open('/deposit/upi');
    await user.click(await screen.findByRole('button', { name: '₹2,000' }));
    expect(screen.getByLabelText('Amount')).toHaveValue('2000');
    expect(screen.getByText('Added to cash').closest('div')).toHaveTextContent('₹2,000.00');
  });

  test('of a way that is closed can’t be entered', async () => {
    await open('/deposit/m_nagad');
    expect(await screen.findByText('Nagad is closed')).toBeVisible();
    expect(screen.getByText('The provider is closed.')).toBeVisible();
    expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^(UPI|Binance)/ })).not.toBeInTheDocument();
  });
});

describe('a player’s own limit', () => {
  const limits: OwnLimits['limits'] = [
    { name: 'deposit-day', amount: paise(1_000_000), used: paise(0), later: null },
    { name: 'deposit-week', amount: paise(5_000_000), used: paise(4_900_050), later: null },
    { name: 'loss-day', amount: paise(1), used: paise(0), later: null },
  ];

  test('stands above the ways, the tightest of them, with the way to change it', async () => {
    await open('/gatewaylist', { answers: { getLimits: { data: { ...own, limits } } } });
    const panel = within(await screen.findByRole('region', { name: 'Your deposit limit' }));
    expect(panel.getByText('Left: Deposits in 7 days').closest('div')).toHaveTextContent('₹999.50');
    expect(panel.getByText('₹49,000.50 used')).toBeVisible();
    const ways = screen.getAllByRole('link').filter((link) => link.getAttribute('href') === '/deposit/upi');
    const limit = screen.getByRole('region', { name: 'Your deposit limit' });
    expect(ways.map((way) => limit.compareDocumentPosition(way))).toContain(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(panel.getByRole('link', { name: 'Change limits' })).toHaveAttribute('href', '/profile/limits');
  });

  test('that leaves less than the least of a way is said in place of its form, and in the list, with the way to change it', async () => {
    const tight = [{ ...limits[0], used: paise(980_000) }, ...limits.slice(1)];
    const page = await open('/deposit/upi', { answers: { getLimits: { data: { ...own, limits: tight } } } });
    expect(await screen.findByText('Your limit leaves less than the minimum deposit')).toBeVisible();
    expect(screen.getByText('Deposits in 24 hours: ₹200.00 left. Minimum deposit: ₹300.00.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change limits' })).toHaveAttribute('href', '/profile/limits');
    expect(screen.queryByLabelText(/^Amount/)).not.toBeInTheDocument();
    await page.goTo('/gatewaylist');
    const upi = (await screen.findByText('UPI')).closest('div');
    expect(upi).toHaveTextContent('Limit left: ₹200. Minimum: ₹300');
    expect(screen.queryByRole('link', { name: /^UPI/ })).not.toBeInTheDocument();
  });

  test('that is used up says so, and how long each deposit counts', async () => {
    const usedUp = [{ ...limits[0], amount: paise(50_000), used: paise(80_000) }, ...limits.slice(1)];
    const page = await open('/deposit/upi', { answers: { getLimits: { data: { ...own, limits: usedUp } } } });
    expect(await screen.findByText('You have reached your deposit limit')).toBeVisible();
    expect(
      screen.getByText(
        'Deposits in 24 hours: ₹800.00 of ₹500.00 used. Each deposit counts for 24 hours. After that, you can deposit its amount again.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/minimum/i)).not.toBeInTheDocument();
    await page.goTo('/gatewaylist');
    expect((await screen.findByText('UPI')).closest('div')).toHaveTextContent('You have reached your deposit limit');
  });

  test('is said at the amount, and what is over it is not offered', async () => {
    await open('/deposit/upi', { answers: { getLimits: { data: { ...own, limits } } } });
    expect(await screen.findByText('Limit left: ₹999.50')).toBeVisible();
    const amounts = within(screen.getByRole('group', { name: 'Quick amounts' })).getAllByRole('button');
    expect(amounts.map(({ textContent }) => textContent)).toEqual(['₹300', '₹500']);
  });

  test('refuses an amount before anybody is told where to pay it', async () => {
    const page = await open('/deposit/upi', { answers: { getLimits: { data: { ...own, limits } } } });
    await pay(page, '1000');
    expect(await screen.findByText('Your deposit limit allows ₹999.50 right now.')).toBeVisible();
    expect(page.address()).toBe('/deposit/upi');
  });

  test.each(['/deposit/upi', '/deposit/crypto', '/deposit/fastpayme', '/gatewaylist'])(
    'who is on a break reads so at %s',
    async (at) => {
      const standing: OwnLimits['standing'] = { state: 'break', until: new Date('2026-11-22T10:00:00Z') };
      await open(at, { answers: { getLimits: { data: { ...own, standing } } } });
      expect(await screen.findByText(/^You are on a break until/)).toBeVisible();
      expect(screen.queryByLabelText('Amount')).not.toBeInTheDocument();
    },
  );
});

describe('the instructions', () => {
  test('have a code with the exact amount, lines to copy and a deadline', async () => {
    const page = await open('/deposit/upi');
    await pay(page);
    await waitFor(() => expect(page.address()).toBe('/deposit/upi?step=pay'));
    expect(await screen.findByRole('img', { name: 'QR code to pay ₹5,000.00 by UPI' })).toBeVisible();
    expect(screen.getByText('pavilion.pay@example')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open a UPI app' })).toHaveAttribute(
      'href',
      'upi://pay?pa=pavilion.pay%40example&pn=Pavilion%20Play%20Money&cu=INR&am=5000.00&tn=RK48213',
    );
    expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|09:5\d)/);
    act(() => jest.advanceTimersByTime(18_000));
    expect(screen.getByRole('timer')).toHaveTextContent(/^09:[34]\d/);
  });

  test('stand again after a reload with what is left of their time, and close when it is over; the proof stays open', async () => {
    const page = await open('/deposit/upi');
    await pay(page);
    await page.user.type(await screen.findByLabelText('UTR'), '4329');
    page.unmount();
    jest.setSystemTime(NOW.getTime() + 590_000);
    const { user, address } = await open('/deposit/upi?step=pay');
    expect(await screen.findByRole('timer')).toHaveTextContent(/^00:1[01]/);
    expect(screen.getByLabelText('UTR')).toHaveValue('4329');
    expect(screen.getByText('Your details are saved from last time.')).toBeVisible();
    act(() => jest.advanceTimersByTime(12_000));
    expect(await screen.findByText('These payment details have expired')).toBeVisible();
    expect(screen.queryByText('pavilion.pay@example')).not.toBeInTheDocument();
    expect(screen.getByLabelText('UTR')).toHaveValue('4329');
    await user.click(button('Start again'));
    expect(await screen.findByRole('timer')).toHaveTextContent(/^10:0/);
    expect(address()).toBe('/deposit/upi?step=pay');
  });

  test('go as the desk closes the way, and who has paid sends the proof all the same', async () => {
    const gateways = [...testGateways];
    const page = await open('/deposit/upi', { answers: { getGateways: () => ({ data: { gatewaysList: gateways } }) } });
    await pay(page);
    expect(await screen.findByText('pavilion.pay@example')).toBeVisible();
    const at = gateways.findIndex(({ code }) => code === 'upi');
    const closed = { reason: 'The provider is closed.', proofsUntil: new Date(NOW.getTime() + 3_600_000) };
    gateways[at] = { ...(gateways[at] as Gateway), accounts: [], qr: undefined, closed };
    act(() => page.shell.emit('organisation_refresh', {}));
    expect(await screen.findByText(/send the proof here/)).toBeVisible();
    expect(screen.queryByText('pavilion.pay@example')).not.toBeInTheDocument();
    expect(button('Submit')).toBeVisible();
  });

  test('go as the desk closes the way, and so does the proof once its time is over', async () => {
    const gateways = [...testGateways];
    const page = await open('/deposit/upi', { answers: { getGateways: () => ({ data: { gatewaysList: gateways } }) } });
    await pay(page);
    await screen.findByText('pavilion.pay@example');
    const at = gateways.findIndex(({ code }) => code === 'upi');
    const closed = { reason: 'The provider is closed.', proofsUntil: new Date(NOW.getTime() - 1) };
    gateways[at] = { ...(gateways[at] as Gateway), accounts: [], qr: undefined, closed };
    act(() => page.shell.emit('organisation_refresh', {}));
    expect(await screen.findByText('UPI is closed')).toBeVisible();
    expect(screen.getByText('The provider is closed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    expect(screen.queryByText(/send the proof here/)).not.toBeInTheDocument();
  });

  test('go as their own limit is lowered meanwhile, and who has paid asks for it back', async () => {
    const limits: OwnLimits['limits'][number][] = [];
    const page = await open('/deposit/upi', { answers: { getLimits: () => ({ data: { ...own, limits } }) } });
    await pay(page);
    expect(await screen.findByText('pavilion.pay@example')).toBeVisible();
    limits.push({ name: 'deposit-day', amount: paise(50_000), used: paise(0), later: null });
    act(() => page.shell.emit('sub:notification_toast', { title: 'Limit set', message: '', status: 'success' }));
    expect(await screen.findByText('Your deposit limit allows ₹500.00 right now.')).toBeVisible();
    expect(screen.queryByText('pavilion.pay@example')).not.toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    expect(screen.getByText(/The payment is not added to your balance/)).toBeVisible();
    expect(button('Request a refund')).toBeVisible();
    await page.goTo('/gatewaylist');
    expect(await screen.findByText('Left: Deposits in 24 hours')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  });

  test('are offered from the list to nobody who has stopped', async () => {
    const page = await open('/deposit/upi');
    await pay(page);
    await screen.findByText('pavilion.pay@example');
    page.unmount();
    const standing: OwnLimits['standing'] = { state: 'break', until: new Date('2026-11-22T10:00:00Z') };
    await open('/gatewaylist', { answers: { getLimits: { data: { ...own, standing } } } });
    expect(await screen.findByText(/^You are on a break until/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Continue' })).not.toBeInTheDocument();
  });

  test('are offered from the list while they stand', async () => {
    const page = await open('/deposit/upi');
    await pay(page);
    await page.goTo('/gatewaylist');
    expect(await screen.findByText('You started a deposit of ₹5,000.00 by UPI')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/deposit/upi?step=pay');
  });

  test('that this tab never began lead back to the amount', async () => {
    sessionStorage.setItem('draft:RK48213:pay:upi', '{"amount":"1e9","from":"x","until":"5"}');
    await open('/deposit/upi?step=pay');
    expect(await screen.findByLabelText('Amount')).toBeVisible();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });

  test('of a coin warn of its network before the address, whose ends are marked, and say how many to send', async () => {
    const page = await open('/deposit/m_binance_tron');
    await pay(page);
    expect(await screen.findByText('Send on Tron (TRC-20) only')).toBeVisible();
    const warning = screen.getByRole('note');
    const mark = screen.getByText('TPav');
    expect(warning.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect([mark.tagName, screen.getByText('ress').tagName]).toEqual(['MARK', 'MARK']);
    expect(screen.getByText(/^56\.561086 USDT$/)).toBeVisible();
    expect(screen.getByText('56.561086 USDT at ₹88.40 is ₹5,000.00')).toBeVisible();
    await page.user.type(screen.getByLabelText('Transaction hash'), `0x${'a'.repeat(64)}`);
    await page.user.click(button('Submit'));
    expect(await screen.findByText(/it is a BNB Chain hash/)).toBeVisible();
    expect(screen.getByText('Confirm the network you used.')).toBeVisible();
    // The summary counts the box too, and leads to it.
    expect(screen.getByText('Check 2 fields')).toBeVisible();
    await page.user.click(button('Network'));
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(page.sent('createDeposit')).toEqual([]);
  });

  test.each([
    ['en', /is now worth ₹4,926\.47\. If you have sent the coins/, 'Transaction hash', 'Submit'],
    ['hi', /अब ₹4,926\.47 के बराबर हैं। कॉइन भेज चुके हैं/, 'ट्रांज़ैक्शन हैश', 'भेजें'],
  ] as const)(
    'of a coin that counts something else by now say what the coins come to, and ask again with nothing lost (%s)',
    async (locale, says, hash, submit) => {
      let rate = paise(8840);
      const ways = () => testGateways.map((way) => (way.coin === undefined ? way : { ...way, rate }));
      const page = await open('/deposit/m_binance_tron', {
        locale,
        deposits: [testDeposit()],
        answers: {
          getGateways: () => ({ data: { gatewaysList: ways() } }),
          createDeposit: (input: { coins: { rate: Paise } }) => {
            if (input.coins.rate === rate) return { data: { deposit: testDeposit() } };
            throw new ApiError({
              kind: 'refused',
              call: 'createDeposit',
              serverMessage: '1 USDT counts ₹87.10 now.',
              field: 'coins',
            });
          },
        },
      });
      await page.user.type(await screen.findByRole('textbox'), '5000');
      await page.user.click(screen.getByRole('button', { name: locale === 'en' ? /payment/ : /भुगतान/ }));
      await page.user.type(await screen.findByLabelText(hash), 'a'.repeat(64));
      await page.user.click(screen.getByRole('checkbox'));
      rate = paise(8710);
      await page.user.click(button(submit));
      expect(await screen.findByText(says)).toBeVisible();
      expect(screen.getByLabelText(hash)).toHaveValue('a'.repeat(64));
      await page.user.click(button(submit));
      await waitFor(() => expect(page.address()).toBe('/deposit/m_binance_tron?deposit=DP-31902'));
      expect(page.sent('createDeposit')).toMatchObject([
        { amount: 500_000, coins: { count: 56_561_086, rate: 8840 } },
        { amount: 492_647, coins: { count: 56_561_086, rate: 8710 } },
      ]);
    },
  );

  test('of a bank transfer have the operator’s accounts, of which one is chosen', async () => {
    const page = await open('/deposit/neft');
    await pay(page);
    expect(await screen.findByText('000000001234')).toBeVisible();
    await page.user.click(screen.getByRole('radio', { name: /Second Play Bank/ }));
    expect(screen.getByText('000000005678')).toBeVisible();
    expect(screen.queryByText('000000001234')).not.toBeInTheDocument();
  });
});

describe('the proof', () => {
  const fill = async (page: Awaited<ReturnType<typeof open>>, reference = '432918006612') => {
    await pay(page);
    await page.user.type(await screen.findByLabelText('UTR'), reference);
    await page.user.type(screen.getByLabelText('Payer name'), 'Rohit Kulkarni');
    await page.user.click(button('Submit'));
  };

  test('with a fault is summed up and refused at its field, which has the focus', async () => {
    const page = await open('/deposit/upi');
    await fill(page, '4329 1800');
    expect(await screen.findByText('4 characters too few: 12 digits.')).toBeVisible();
    expect(screen.getByText('8 of 12')).toBeVisible();
    expect(screen.getByText(/Check 1 field/)).toBeVisible();
    expect(screen.getByLabelText('UTR')).toHaveFocus();
    expect(page.sent('createDeposit')).toEqual([]);
  });

  test('that could not be sent is said above its fields, which is brought into view with the focus', async () => {
    const page = await open('/deposit/upi', {
      answers: {
        createDeposit: () => {
          throw new ApiError({ kind: 'network', call: 'createDeposit' });
        },
      },
    });
    const intoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    await fill(page);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(intoView.mock.contexts).toContain(alert);
    intoView.mockClear();
    await page.user.click(button('Submit'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(intoView.mock.contexts).toContain(screen.getByRole('alert'));
    intoView.mockRestore();
  });

  test('is sent once, and the address becomes its status; nothing of it stays in the form', async () => {
    const deposits: Deposit[] = [];
    const page = await open('/deposit/upi', {
      deposits,
      answers: {
        createDeposit: () => {
          deposits.unshift(testDeposit());
          return { data: { deposit: testDeposit() } };
        },
      },
    });
    await fill(page);
    expect(await screen.findByText('Proof received')).toBeVisible();
    expect(page.address()).toBe('/deposit/upi?deposit=DP-31902');
    expect(page.sent('createDeposit')).toEqual([
      {
        gateway: 'upi',
        amount: paise(500_000),
        fields: { reference: '432918006612', payer: 'Rohit Kulkarni' },
        clientRef: expect.any(String),
      },
    ]);
    await page.goTo('/deposit/upi');
    expect(await screen.findByLabelText('Amount')).toHaveValue('');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });

  test('whose answer was lost goes out again under the same name', async () => {
    let lost = true;
    const page = await open('/deposit/upi', {
      deposits: [testDeposit()],
      answers: {
        createDeposit: () => {
          if (lost) throw new ApiError({ kind: 'timeout', call: 'createDeposit' });
          return { data: { deposit: testDeposit() } };
        },
      },
    });
    await fill(page);
    await screen.findByRole('alert');
    lost = false;
    await page.user.click(button('Submit'));
    await screen.findByText('Proof received');
    const refs = page.sent('createDeposit').map((input) => (input as { clientRef: string }).clientRef);
    expect(refs).toHaveLength(2);
    expect(new Set(refs).size).toBe(1);
  });

  test('that was sent before its player stopped is known by its reference, over a reload too: it leads to where it is', async () => {
    let [lost, stopped] = [true, false];
    const standing: OwnLimits['standing'] = { state: 'break', until: new Date('2026-11-22T10:00:00Z') };
    const scene: Scene = {
      deposits: [testDeposit()],
      answers: {
        getLimits: () => ({ data: stopped ? { ...own, standing } : own }),
        createDeposit: () => {
          if (lost) throw new ApiError({ kind: 'timeout', call: 'createDeposit' });
          return { data: { deposit: testDeposit() } };
        },
        reclaimPayment: () => {
          throw refused('This payment reference has already been submitted.', 'fields.reference');
        },
      },
    };
    const page = await open('/deposit/upi', scene);
    await fill(page);
    await screen.findByRole('alert');
    [lost, stopped] = [false, true];
    cleanup();
    const again = await open('/deposit/upi?step=pay', scene);
    expect(await screen.findByText(/^You are on a break until/)).toBeVisible();
    expect(screen.queryByText('pavilion.pay@example')).not.toBeInTheDocument();
    expect(screen.getByLabelText('UTR')).toHaveValue('432918006612');
    await again.user.click(button('Request a refund'));
    expect(await screen.findByText('You have already submitted this payment')).toBeVisible();
    expect(again.sent('reclaimPayment')).toHaveLength(1);
  });

  test('of who has stopped, or set themselves less, is sent to have the money back, and nothing is promised', async () => {
    const standing: OwnLimits['standing'] = { state: 'break', until: new Date('2026-11-22T10:00:00Z') };
    let stopped = false;
    const deposits: Deposit[] = [];
    const page = await open('/deposit/upi', {
      deposits,
      answers: {
        getLimits: () => ({ data: stopped ? { ...own, standing } : own }),
        reclaimPayment: () => {
          deposits[0] = testDeposit({ goesBack: true });
          return { data: { deposit: deposits[0] } };
        },
      },
    });
    await pay(page);
    await screen.findByText('pavilion.pay@example');
    stopped = true;
    act(() => page.shell.emit('update_balance', { balance: 1 }));
    expect(await screen.findByText(/^You are on a break until/)).toBeVisible();
    expect(screen.queryByText('pavilion.pay@example')).not.toBeInTheDocument();
    expect(screen.getByText(/The payment is not added to your balance/)).toBeVisible();
    await page.user.type(screen.getByLabelText('UTR'), '432918006612');
    await page.user.type(screen.getByLabelText('Payer name'), 'Rohit Kulkarni');
    await page.user.click(button('Request a refund'));
    expect(await screen.findByText('Refunded to you')).toBeVisible();
    expect(screen.getByText(/We are looking for your payment/)).toBeVisible();
    expect(screen.queryByText(/Balance after/)).not.toBeInTheDocument();
    expect(page.sent('reclaimPayment')).toMatchObject([{ gateway: 'upi', fields: { reference: '432918006612' } }]);
    expect(page.sent('createDeposit')).toHaveLength(0);
  });

  test('with a reference that was sent already is refused at it; the player’s own leads to where it is', async () => {
    const deposits: Deposit[] = [];
    const page = await open('/deposit/upi', {
      deposits,
      answers: {
        createDeposit: () => {
          throw refused('This payment reference has already been submitted.', 'fields.reference');
        },
      },
    });
    await fill(page);
    const field = screen.getByLabelText('UTR');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('This payment reference has already been submitted.'),
    );
    expect(screen.queryByText('You have already submitted this payment')).not.toBeInTheDocument();
    deposits.unshift(testDeposit());
    await page.user.click(button('Submit'));
    expect(await screen.findByText('You have already submitted this payment')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Check status' })).toHaveAttribute('href', '/deposit/upi?deposit=DP-31902');
  });

  test('is given up with all that was typed', async () => {
    const page = await open('/deposit/upi');
    await pay(page);
    await page.user.type(await screen.findByLabelText('UTR'), '4329');
    await page.user.click(screen.getByRole('link', { name: 'Cancel deposit' }));
    expect(page.address()).toBe('/gatewaylist');
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
  });
});

describe('the way that redirects', () => {
  const begun = testDeposit({
    id: 'DP-7',
    gateway: 'fastpayme',
    gatewayName: 'FastPay',
    state: 'created',
    reference: 'FP1',
    expiresAt: new Date('2026-11-21T10:30:00Z'),
  });

  test('makes a deposit, keeps its address for coming back, and leaves for its page', async () => {
    const page = await open('/deposit/fastpayme', {
      deposits: [begun],
      answers: { fastpayme: { data: { deposit: begun, redirectUrl: '/sandbox/fastpay/token' } } },
    });
    await page.user.type(await screen.findByLabelText('Amount'), '5000');
    await page.user.click(button('Continue to FastPay'));
    await waitFor(() => expect(paymentPage.leaveFor).toHaveBeenCalledWith('/sandbox/fastpay/token'));
    expect(page.address()).toBe('/deposit/fastpayme?deposit=DP-7');
    expect(page.sent('fastpayme')).toEqual([
      { amount: paise(500_000), returnPath: '/deposit/fastpayme', clientRef: expect.any(String) },
    ]);
    expect(await screen.findByRole('link', { name: 'Continue at FastPay' })).toHaveAttribute(
      'href',
      '/sandbox/fastpay/token',
    );
  });

  test('never leaves for a page that is no page', async () => {
    const page = await open('/deposit/fastpayme', {
      deposits: [begun],
      answers: { fastpayme: { data: { deposit: begun, redirectUrl: 'javascript:alert(1)' } } },
    });
    await page.user.type(await screen.findByLabelText('Amount'), '5000');
    await page.user.click(button('Continue to FastPay'));
    await screen.findByText('Deposit started');
    expect(paymentPage.leaveFor).not.toHaveBeenCalled();
    expect(page.shell.toasts.at(-1)?.message).toContain('DP-7');
    expect(screen.queryByRole('link', { name: 'Continue at FastPay' })).not.toBeInTheDocument();
  });

  test.each([
    ['created', 'The payment page has not been opened yet.'],
    ['redirected', 'The payment page is open. Not paid yet.'],
    ['returned', 'FastPay has not confirmed a payment yet.'],
  ] as const)('that is %s says that nothing is paid', async (state, text) => {
    await open('/deposit/fastpayme?deposit=DP-7', { deposits: [{ ...begun, state }] });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByText('Waiting for payment')).toBeVisible();
    expect(screen.getByText('Your deposit is added once FastPay confirms the payment.')).toBeVisible();
  });

  test('is read again by itself until something has become of it', async () => {
    const deposits = [{ ...begun }];
    await open('/deposit/fastpayme?deposit=DP-7', { deposits });
    await screen.findByText('Waiting for payment');
    deposits[0] = { ...begun, state: 'pending' };
    await act(async () => jest.advanceTimersByTime(10_000));
    expect(await screen.findByText('FastPay confirmed your payment.')).toBeVisible();
  });
});

describe('the status', () => {
  const at = '/deposit/upi?deposit=DP-31902';
  const decidedAt = new Date('2026-11-21T09:58:00Z');

  test('of a pending deposit says what happens next, and follows the desk by itself', async () => {
    const deposits = [testDeposit()];
    const { shell } = await open(at, { deposits });
    expect(await screen.findByText('UTR 432918006612')).toBeVisible();
    expect(screen.getByText(/Usually about 5 min\./)).toBeVisible();
    expect(screen.getByText('Balance after: ₹1,28,456.50.')).toBeVisible();
    deposits[0] = testDeposit({ state: 'approved', decidedAt });
    act(() => shell.emit('sub:notification_toast', { title: 'Deposit approved', message: '', status: 'success' }));
    expect(await screen.findByRole('link', { name: 'Play now' })).toBeVisible();
    expect(screen.getByText('Approved')).toBeVisible();
  });

  test('of a pending deposit promises nothing to who has stopped: it goes back', async () => {
    const standing: OwnLimits['standing'] = { state: 'excluded', until: null };
    await open(at, { deposits: [testDeposit()], answers: { getLimits: { data: { ...own, standing } } } });
    expect(await screen.findByText('Refunded to you')).toBeVisible();
    expect(screen.queryByText('Added to your cash')).not.toBeInTheDocument();
    expect(screen.queryByText(/Balance after/)).not.toBeInTheDocument();
  });

  test('of a coin’s deposit says how many were sent, and at which rate', async () => {
    const deposit = testDeposit({ gateway: 'm_binance_tron', amount: paise(200_000), coins: testCoins });
    await open('/deposit/m_binance_tron?deposit=DP-31902', { deposits: [deposit] });
    expect(await screen.findByText('22.624435 USDT at ₹88.40')).toBeVisible();
  });

  test('of a declined one has the reason and what to do', async () => {
    await open(at, { deposits: [testDeposit({ state: 'declined', reason: 'No such payment.', decidedAt })] });
    expect(await screen.findByText('This deposit was declined')).toBeVisible();
    expect(screen.getAllByText(/No such payment\./)).toHaveLength(2);
    expect(screen.getByText(/If the reference was wrong, submit it again\./)).toBeVisible();
    expect(screen.queryByText('Added to your cash')).not.toBeInTheDocument();
    expect(screen.getByText('Contact support and mention DP-31902.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deposit again' })).toHaveAttribute('href', '/deposit/upi');
  });

  test('of a declined one at a gateway that redirects mentions no reference', async () => {
    const declined = testDeposit({ gateway: 'fastpayme', gatewayName: 'FastPay', state: 'declined', decidedAt });
    await open('/deposit/fastpayme?deposit=DP-31902', { deposits: [declined] });
    expect(await screen.findByText('This deposit was declined')).toBeVisible();
    expect(screen.queryByText(/If the reference was wrong/)).not.toBeInTheDocument();
    expect(screen.queryByText('Added to your cash')).not.toBeInTheDocument();
  });

  test.each(['approved', 'expired', 'declined'] as const)(
    'of one that is %s gives no advice for one that is open',
    async (state) => {
      await open(at, { deposits: [testDeposit({ state, decidedAt })] });
      expect(await screen.findByText('Contact support and mention DP-31902.')).toBeVisible();
      expect(screen.queryByText(/takes much longer/)).not.toBeInTheDocument();
    },
  );

  test('of an expired one says what to do next', async () => {
    await open(at, { deposits: [testDeposit({ state: 'expired', decidedAt })] });
    expect(await screen.findByText('This deposit has expired')).toBeVisible();
    expect(screen.getByText(/If you have paid, contact support/)).toBeVisible();
    expect(screen.queryByText('Added to your cash')).not.toBeInTheDocument();
  });

  test('of a deposit that is none says so, and leads to those that are; there is nothing to try again', async () => {
    await open('/deposit/upi?deposit=DP-1');
    expect(await screen.findByText('Deposit not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All deposits and methods' })).toHaveAttribute('href', '/gatewaylist');
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  test('leads to the statement of its own days', async () => {
    await open(at, {
      deposits: [testDeposit({ createdAt: new Date('2026-10-02T20:00:00Z'), decidedAt, state: 'approved' })],
    });
    const sheet = within(await screen.findByRole('region', { name: /DP-31902/ }));
    expect(sheet.getByRole('link', { name: 'Account Statement' })).toHaveAttribute(
      'href',
      '/cashier?from=2026-10-03&to=2026-11-21&reference=DP-31902',
    );
  });

  test('is all in Hindi for who reads Hindi', async () => {
    await open(at, { deposits: [testDeposit()], locale: 'hi' });
    expect(await screen.findByText('सबूत मिल गया')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'जमा की स्थिति' })).toBeVisible();
    expect(screen.getByText('लंबित')).toBeVisible();
  });
});
