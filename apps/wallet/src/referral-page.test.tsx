import { ApiError, type ReferralChild, type ReferralSource } from '@pavilion/api-client';
import { paise, ZERO } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { testOwnLimits } from './limits/test-limits.ts';
import { remote } from './remote.ts';

const ok = (data: object) => ({ error: false, message: '', data });
const source = (campaign: string, clicks = 0, signUps = 0): ReferralSource => ({
  ...{ code: `PAV${campaign.toUpperCase()}`, link: `/?ref=PAV${campaign.toUpperCase()}`, campaign, clicks, signUps },
  conversion: clicks === 0 ? 0 : Math.round((signUps / clicks) * 1000) / 10,
});
const child = (id: string, name: string, children = 0): ReferralChild => ({
  ...{ id, name, children, joinedAt: new Date('2026-10-02T10:00:00Z'), hasDeposited: true },
  ...{ turnover: paise(1_92_400_00), netLoss: paise(19_240_00), earned: paise(2_886_00) },
});
const money = { turnover: paise(8_32_00), netLoss: paise(83_20_00), earned: paise(1_248_00) };

interface Scene {
  readonly locale?: 'en' | 'hi';
  readonly sources?: ReferralSource[];
  readonly answers?: Record<string, unknown>;
}

async function open({
  locale = 'en',
  sources = [source('direct', 100, 12), source('family', 50, 3)],
  answers = {},
}: Scene = {}) {
  const known = { sources };
  const page = await renderRemote(
    remote,
    '/referral',
    {
      getLimits: ok(testOwnLimits()),
      getReferralSources: () => ok({ sources: known.sources }),
      getReferralStats: () =>
        ok({
          ...{ clicks: 150, signUps: 15, firstDeposits: 7, commission: 15, netLoss: paise(48_620_00) },
          ...{
            turnover: paise(4_86_200_00),
            earned: paise(7_293_00),
            paid: paise(6_045_00),
            pending: paise(1_248_00),
            held: ZERO,
          },
          days: [
            {
              ...{ day: new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10), clicks: 9, signUps: 2 },
              ...{ firstDeposits: 1, turnover: paise(500_00), earned: paise(7_50) },
            },
          ],
        }),
      getReferralChildren: ({ parent, skip }: { parent?: string; skip: number }) => {
        if (parent === 'a') return ok({ children: [child('c', 'P••••a')], count: 1 });
        return skip > 0
          ? ok({ children: [child('b', 'N••••n')], count: 21 })
          : ok({
              children: [child('a', 'A••••a', 1), ...Array.from({ length: 19 }, (_, n) => child(`x${n}`, `X${n}`))],
              count: 21,
            });
      },
      getReferralCommission: () =>
        ok({
          open: { id: 'open', players: 1, from: new Date('2026-11-05'), to: new Date('2026-11-20'), ...money },
          held: { id: 'held', players: 0, turnover: ZERO, netLoss: ZERO, earned: ZERO },
          payments: [
            {
              id: '101',
              reference: 'RF-101',
              paidAt: new Date('2026-11-04T10:00:00Z'),
              players: 2,
              ...money,
              earned: paise(6_045_00),
            },
          ],
          count: 1,
        }),
      getReferralLines: () => ok({ lines: [{ id: 'a', name: 'A••••a', ...money }], count: 1 }),
      ...answers,
    },
    { locale },
  );
  return { ...page, known };
}
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the code', () => {
  test('stands with its link and QR; another place’s is one press away', async () => {
    const { user } = await open();
    const card = await region('Your code');
    expect(card.getByText('PAVDIRECT')).toBeVisible();
    expect(card.getByText('http://localhost/?ref=PAVDIRECT')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'family' }));
    expect(card.getByText('http://localhost/?ref=PAVFAMILY')).toBeVisible();
    expect(card.getByRole('img', { name: 'QR code of your link for family' })).toBeInTheDocument();
  });

  test('of a player who has none is made at a press', async () => {
    const made = source('direct');
    const { user, known } = await open({
      sources: [],
      answers: {
        generateReferral: () => {
          known.sources = [made];
          return ok({ source: made });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Get your code' }));
    expect(await screen.findByText('PAVDIRECT')).toBeVisible();
  });

  test.each([[[source('direct', 100, 12)]], [[]]])(
    'of who has stopped is not offered (%#): they read how they stand instead',
    async (sources) => {
      const standing = { state: 'excluded', until: null } as const;
      await open({ sources, answers: { getLimits: ok(testOwnLimits({ standing })) } });
      expect(await screen.findByText('You have excluded yourself for good')).toBeVisible();
      await screen.findByText('Commission rate 15%');
      for (const name of ['Share link', 'Create code', 'Get your code']) {
        expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
      }
    },
  );

  test('is handed to the phone’s own sheet; who closes that is shown no other', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    try {
      const { user } = await open();
      await user.click(await screen.findByRole('button', { name: 'Share link' }));
      expect(share).toHaveBeenCalledWith({ text: 'Join me: http://localhost/?ref=PAVDIRECT' });
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    } finally {
      Reflect.deleteProperty(navigator, 'share');
    }
  });

  test('is shared by a sheet of ours where the browser has none', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Share link' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Share your link' }));
    expect(sheet.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/?${new URLSearchParams({ text: 'Join me: http://localhost/?ref=PAVDIRECT' })}`,
    );
    expect(sheet.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
      'href',
      expect.stringContaining('t.me/share'),
    );
  });

  test('for another place is made by its name; a name that is missing or refused is told at its field', async () => {
    const { user, known, sent } = await open({
      answers: {
        generateReferral: ({ campaign }: { campaign: string }) => {
          if (campaign === 'full') {
            throw new ApiError({
              ...{ kind: 'refused', call: 'generateReferral', status: 409, field: 'campaign' },
              serverMessage: 'You can have up to 20 codes.',
            });
          }
          const made = source(campaign);
          known.sources = [...known.sources, made];
          return ok({ source: made });
        },
      },
    });
    const form = within(await screen.findByRole('form', { name: 'New campaign code' }));
    const field = form.getByRole('textbox');
    await user.click(form.getByRole('button', { name: 'Create code' }));
    expect(await form.findByText('Enter a name.')).toBeVisible();
    expect(field).toHaveFocus();
    await user.type(field, 'full');
    await user.click(form.getByRole('button', { name: 'Create code' }));
    expect(await form.findByText('You can have up to 20 codes.')).toBeVisible();
    await user.clear(field);
    await user.type(field, ' match ');
    await user.click(form.getByRole('button', { name: 'Create code' }));
    expect(await screen.findByText('The code for match is PAVMATCH.')).toBeVisible();
    expect(await screen.findByText('http://localhost/?ref=PAVMATCH')).toBeVisible();
    expect(sent('generateReferral')).toEqual([{ campaign: 'full' }, { campaign: 'match' }]);
  });
});

test('the statistics are figures, one of which is a chart that is read out by its slider', async () => {
  const { user, sent } = await open();
  const card = await region('Last 8 weeks');
  expect(await card.findByRole('button', { name: /^Clicks 9/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(card.getByRole('button', { name: /^Sign-ups 2/ }));
  const slider = card.getByRole('slider', { name: 'Chart point' });
  expect(slider).toHaveAttribute('max', '55');
  expect(slider.getAttribute('aria-valuetext')).toMatch(/: 2, Sign-ups$/);
  fireEvent.change(slider, { target: { value: '3' } });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/: 0, Sign-ups$/);
  await user.click(card.getByRole('button', { name: 'Year' }));
  await screen.findByRole('region', { name: 'Last year' });
  expect(sent('getReferralStats')).toContainEqual({ days: 365 });
});

test('the commission opens from what was lost to what is open, and the statement to whom it came from', async () => {
  const { user, sent } = await open();
  const sum = await region('Commission');
  await sum.findByText('Commission rate 15%');
  expect(sum.getAllByRole('definition').map((cell) => cell.textContent)).toEqual([
    '₹48,620.00',
    '=₹7,293.00',
    '=₹7,293.00',
    '−₹6,045.00',
    '=₹1,248.00',
  ]);
  const statement = await region('Commission statement');
  await user.click(await statement.findByRole('button', { name: /^Paid on 4 Nov 2026.*RF-101/ }));
  expect(await statement.findByRole('row', { name: /^A••••a/ })).toBeVisible();
  expect(sent('getReferralLines')).toMatchObject([{ period: '101' }]);
});

test('commission that is held, or was refused, stands beside what is open, and opens to why, for each player', async () => {
  const line = { id: 'a-same-person', name: 'A••••a', held: 'same-person', ...money };
  const reason = 'You can’t earn commission on your own account.';
  const no = { id: 'a-1', name: 'A••••a', reason, ...money };
  const { user } = await open({
    answers: {
      getReferralStats: () =>
        ok({
          ...{
            clicks: 1,
            signUps: 1,
            firstDeposits: 1,
            commission: 15,
            netLoss: paise(200_00),
            turnover: paise(200_00),
          },
          ...{
            earned: paise(45_00),
            paid: ZERO,
            pending: paise(15_00),
            held: paise(15_00),
            refused: paise(15_00),
            days: [],
          },
        }),
      getReferralCommission: () => {
        const period = { players: 1, from: new Date('2026-11-05'), to: new Date('2026-11-20'), ...money };
        const refused = { id: 'refused', ...period };
        const held = { id: 'held', ...period };
        return ok({ open: { id: 'open', ...period }, held, refused, payments: [], count: 0 });
      },
      getReferralLines: ({ period }: { period: string }) =>
        ok({
          lines: [period === 'held' ? line : period === 'refused' ? no : { id: 'a', name: 'A••••a', ...money }],
          count: 1,
        }),
    },
  });
  expect((await region('Commission')).getByText('Payment is on hold', { exact: false })).toBeVisible();
  const statement = await region('Commission statement');
  await user.click(statement.getByRole('button', { name: /^On hold, not paid for now/ }));
  expect(await statement.findByText(/^Shares a document or payout account with you/)).toBeVisible();
  await user.click(statement.getByRole('button', { name: /^Declined, will not be paid/ }));
  expect(await statement.findByText(reason)).toBeVisible();
});

test('commission below zero is said to be carried over', async () => {
  await open({
    answers: {
      getReferralStats: () =>
        ok({
          ...{ clicks: 0, signUps: 1, firstDeposits: 1, commission: 15, turnover: paise(100), netLoss: paise(-100_00) },
          ...{ earned: paise(-15_00), paid: paise(0), pending: paise(-15_00), held: ZERO, days: [] },
        }),
    },
  });
  expect((await screen.findAllByText('Carried over')).length).toBeGreaterThan(0);
  expect(screen.getByText(/^Your referrals have won more than they lost/)).toBeVisible();
});

test('the tree opens level by level and page by page, by keyboard too', async () => {
  const { user, sent } = await open();
  const tree = await region('Your referrals');
  const first = await tree.findByRole('button', { name: /^A••••a.*1 referral/ });
  first.focus();
  await user.keyboard('{Enter}');
  expect(first).toHaveAttribute('aria-expanded', 'true');
  expect(await tree.findByText('P••••a')).toBeVisible();
  await user.keyboard(' ');
  await waitFor(() => expect(tree.queryByText('P••••a')).not.toBeInTheDocument());
  expect(tree.getByText('Showing 20 of 21 direct referrals. Names are masked.')).toBeVisible();
  await user.click(tree.getByRole('button', { name: 'Show 1 more' }));
  expect(await tree.findByText('N••••n')).toBeVisible();
  expect(sent('getReferralChildren')).toContainEqual({ parent: 'a', skip: 0, pagesize: 20 });
});

test('is all in Hindi for who reads Hindi', async () => {
  await open({ locale: 'hi' });
  expect(await screen.findByRole('heading', { level: 1, name: 'रेफ़रल' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'आपके रेफ़रल' })).toBeVisible();
  expect(await screen.findByText('कमीशन दर 15%')).toBeVisible();
});
