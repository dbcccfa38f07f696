import { ApiError, type Bonus } from '@pavilion/api-client';
import { paise, ZERO } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { testBonus, testParts } from './bonus/test-bonus.ts';
import { testOwnLimits } from './limits/test-limits.ts';
import { remote } from './remote.ts';

const timers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'queueMicrotask',
] as const;
const frames = ['requestAnimationFrame', 'cancelAnimationFrame', 'nextTick', 'performance', 'hrtime'] as const;
beforeEach(() => {
  // Only the date stands still.
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z'), doNotFake: [...timers, 'clearImmediate', ...frames] });
});
afterEach(() => {
  jest.useRealTimers();
});

interface Scene {
  readonly at?: string;
  readonly locale?: 'en' | 'hi';
  readonly answers?: Record<string, unknown>;
}
const ok = (data: object) => ({ error: false, message: '', data });
const refusal = (message: string, status = 409) =>
  new ApiError({ kind: 'refused', call: 'bonus', status, serverMessage: message });

/** An operator whose player has these bonuses; each has four parts. */
async function open(bonuses: Bonus[], { at = '/bonus', locale = 'en', answers = {} }: Scene = {}) {
  const known = { list: bonuses };
  const page = await renderRemote(
    remote,
    at,
    {
      getBonusClaims: () => ok({ bonusListing: known.list }),
      getLimits: ok(testOwnLimits()),
      getBonusStats: () =>
        ok({ available: 0, active: 1, locked: ZERO, claimable: ZERO, claimed: paise(5), lost: ZERO }),
      getBonusParts: ({ bonusId }: { bonusId: string }) => {
        const bonus = known.list.find(({ id }) => id === bonusId);
        if (!bonus) throw refusal('This bonus was not found.', 404);
        return ok({
          bonus,
          parts: testParts(bonus.claimable > 0 ? 'claimable' : bonus.released > 0 ? 'claimed' : 'locked'),
        });
      },
      getWithdrawals: () =>
        ok({
          ...{ withdrawList: [], count: 0 },
          available: {
            ...{ cash: paise(98_210_00), held: ZERO, locked: paise(1_600_00), withdrawable: paise(96_610_00) },
            ...{
              min: ZERO,
              max: ZERO,
              canCancel: true,
              kyc: 'none',
              kycAbove: ZERO,
              withoutKyc: ZERO,
              needsKyc: false,
            },
          },
        }),
      ...answers,
    },
    { locale },
  );
  return { ...page, known };
}
const earlier = (changes: Partial<Bonus>): Bonus =>
  testBonus({ claimable: ZERO, locked: ZERO, mostLocked: ZERO, endedAt: new Date('2026-11-10T10:00:00Z'), ...changes });

describe('the page of bonuses', () => {
  test('shows the active one with its parts, what is still to be played and until when', async () => {
    await open([testBonus()]);
    const card = within(await screen.findByRole('region', { name: 'Diwali reload' }));
    expect(card.getByText('Locked cash')).toBeVisible();
    expect(card.getByText('Left to wager for part 2')).toBeVisible();
    expect(card.getByText('₹250')).toBeVisible();
    expect(card.getByText('2 Dec 2026, in 11 days')).toBeVisible();
    const parts = within(card.getByRole('list', { name: 'Parts' })).getAllByRole('listitem');
    expect(parts.map((part) => part.textContent)).toEqual([
      'Part 1: ₹100.00Claimableat ₹500.00',
      'Part 2: ₹100.0050%50% completeat ₹1,000.00',
      'Part 3: ₹100.00Lockedat ₹1,500.00',
      'Part 4: ₹100.00Lockedat ₹2,000.00',
    ]);
  });

  test('says what counts how much, in a table whose column is what was counted', async () => {
    await open([testBonus()]);
    const table = within(await screen.findByRole('region', { name: 'How bets count' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'ProductSettled stakes at riskCountsCounted',
      'Match odds₹500.00100%₹500.00',
      'Fancy₹500.0050%₹250.00',
      'Total₹1,000.00₹750.00',
    ]);
  });

  test('lists what waits and what is over, each with the way to it', async () => {
    await open([
      testBonus({ id: '9', title: 'Weekend reload', state: 'available', claimable: ZERO }),
      earlier({ id: '8', title: 'Monsoon slots', state: 'completed', released: paise(400_00) }),
      earlier({ id: '7', title: 'Reload', state: 'cancelled', released: paise(100_00) }),
      earlier({ id: '6', title: 'Old', state: 'expired', released: ZERO }),
    ]);
    const available = within(await screen.findByRole('region', { name: 'Available' }));
    expect(available.getByText('Wager ₹2,000.00 within 14 days.')).toBeVisible();
    expect(available.getByRole('link', { name: 'Details Weekend reload' })).toHaveAttribute('href', '/bonus/9');
    const rows = within(screen.getByRole('region', { name: 'Earlier' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Monsoon slots, ₹400.0010 Nov 2026 · All ₹400.00 was released.Completed',
      'Reload, ₹400.0010 Nov 2026 · ₹100.00 was released, ₹300.00 was not.Cancelled',
      'Old, ₹400.0010 Nov 2026 · Nothing was released.Expired',
    ]);
  });

  test('of a player without one says how they come, and leads there', async () => {
    await open([]);
    expect(await screen.findByText('No bonus yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Make a deposit' })).toHaveAttribute('href', '/gatewaylist');
  });

  test.each([[[]], [[testBonus({ state: 'available', claimable: ZERO, locked: ZERO, mostLocked: ZERO })]]])(
    'says how they stand to who is on a break, and sends nobody to a deposit',
    async (bonuses) => {
      const standing = { state: 'break', until: new Date('2026-11-22T10:00:00Z') } as const;
      await open(bonuses, { answers: { getLimits: ok(testOwnLimits({ standing })) } });
      expect(await screen.findByText(/^You are on a break until/)).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Make a deposit' })).not.toBeInTheDocument();
    },
  );

  test('is all in Hindi for who reads Hindi', async () => {
    await open([testBonus()], { locale: 'hi' });
    expect(await screen.findByText('हिस्सा 2 के लिए खेलना बाकी')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'बोनस' })).toBeVisible();
    expect(screen.getByText('2 दिस॰ 2026, 11 दिन में')).toBeVisible();
  });
});

test('a part that has opened is claimed, once for however many taps, and the page says where it is', async () => {
  const { user, known, sent } = await open([testBonus()], {
    answers: {
      claimBonusPart: () => {
        known.list = [testBonus({ claimable: ZERO, released: paise(100_00) })];
        return ok({ bonus: known.list[0], part: testParts('claimed')[0] });
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Part 1: Claim ₹100.00' });
  expect(screen.getByText('It is added to your cash. Cash after: ₹98,310.00.')).toBeVisible();
  await user.dblClick(button);
  expect(await screen.findByText('Part 1 claimed: ₹100.00 added to your cash.')).toBeVisible();
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(sent('claimBonusPart')).toEqual([{ bonusId: '501', part: 1, clientRef: expect.any(String) }]);
});

describe('giving a bonus up', () => {
  const openDialog = async (answers: Record<string, unknown>) => {
    const page = await open([testBonus({ claimable: paise(100_00) })], { answers });
    await page.user.click(await screen.findByRole('button', { name: 'Cancel this bonus' }));
    return { ...page, dialog: within(screen.getByRole('dialog', { name: 'Cancel Diwali reload' })) };
  };

  test('says exactly what is lost, kept and opened, and adds up', async () => {
    const { dialog } = await openDialog({});
    expect(await dialog.findByText('Withdrawable after')).toBeVisible();
    const rows = dialog.getAllByRole('definition').map((cell) => cell.textContent);
    expect(rows).toEqual(['−₹400.00', '−₹750.00', '₹0.00', '₹98,210.00', '₹96,610.00', '+₹1,600.00', '=₹98,210.00']);
    expect(dialog.getByText('You can claim ₹100.00 now. Claim it before you cancel.')).toBeVisible();
  });

  test('goes out with what was shown; what has changed meanwhile is shown anew, and nothing is lost', async () => {
    const { dialog, user, known, sent } = await openDialog({
      cancelBonus: ({ lost }: { lost: number }) => {
        if (lost === 400_00) {
          known.list = [testBonus({ claimable: ZERO, released: paise(100_00) })];
          throw refusal('This bonus has changed. Check what you would lose now.');
        }
        known.list = [earlier({ state: 'cancelled', released: paise(100_00) })];
        return ok({ bonus: known.list[0], lost: paise(300_00) });
      },
    });
    await user.click(dialog.getByRole('button', { name: 'Cancel bonus' }));
    expect(await dialog.findByText(/^This bonus has changed/)).toBeVisible();
    expect(await dialog.findByText('₹300.00')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel bonus' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('cancelBonus')).toMatchObject([
      { bonusId: '501', lost: 400_00, counted: 750_00 },
      { bonusId: '501', lost: 300_00, counted: 750_00 },
    ]);
    expect(await screen.findByText('10 Nov 2026', { exact: false })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('the page of one bonus', () => {
  const available = testBonus({
    state: 'available',
    claimable: ZERO,
    locked: ZERO,
    mostLocked: ZERO,
    done: ZERO,
    contributions: [],
  });

  test('says before it is taken up what that locks, and takes it up', async () => {
    const { user, known, shell } = await open([available], {
      at: '/bonus/501',
      answers: {
        activateBonus: () => {
          known.list = [testBonus()];
          return ok({ bonus: known.list[0] });
        },
      },
    });
    expect(await screen.findByText(/^₹1,600\.00 of your cash can’t be withdrawn until you claim/)).toBeVisible();
    expect(screen.getByText(/^Activate it before you withdraw/)).toBeVisible();
    expect(shell.titles).toEqual([available.title]);
    await user.click(screen.getByRole('button', { name: 'Activate bonus' }));
    expect(await screen.findByText('Left to wager for part 2')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Activate bonus' })).not.toBeInTheDocument();
  });

  test('leads to the one that is active where there is another, and offers nothing that would be refused', async () => {
    await open([available, testBonus({ id: '502', title: 'Welcome bonus' })], { at: '/bonus/501' });
    expect(
      await screen.findByText('Only one bonus can be active. Complete or cancel Welcome bonus first.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show active bonus' })).toHaveAttribute('href', '/bonus/502');
    expect(screen.queryByRole('button', { name: 'Activate bonus' })).not.toBeInTheDocument();
  });

  test('whose deposit was withdrawn meanwhile is not offered, there and in the list', async () => {
    const page = await open([{ ...available, withdrawn: true }], { at: '/bonus/501' });
    expect(await screen.findByText('Deposit withdrawn')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Activate bonus' })).not.toBeInTheDocument();
    await page.goTo('/bonus');
    const list = within(await screen.findByRole('region', { name: 'Available' }));
    expect(list.getByText('Deposit withdrawn')).toBeVisible();
    expect(list.queryByText(/^Wager ₹/)).not.toBeInTheDocument();
  });

  test('of who has stopped is not offered: they read how they stand instead', async () => {
    const standing = { state: 'excluded', until: new Date('2027-11-21T10:00:00Z') } as const;
    const answers = { getLimits: ok(testOwnLimits({ standing })) };
    await open([available], { at: '/bonus/501', answers });
    expect(await screen.findByText(/^You have excluded yourself/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Activate bonus' })).not.toBeInTheDocument();
  });

  test.each([
    ['completed', 'Completed'],
    ['cancelled', 'Cancelled'],
    ['expired', 'Expired'],
  ] as const)('of one that is %s says when and what became of it', async (state, word) => {
    await open([earlier({ state, released: state === 'completed' ? paise(400_00) : ZERO })], { at: '/bonus/501' });
    const card = within(await screen.findByRole('region', { name: 'Diwali reload' }));
    expect(card.getAllByText(word).length).toBeGreaterThan(0);
    expect(card.getByText('10 Nov 2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel|Claim|Take/ })).not.toBeInTheDocument();
  });

  test('that is not there says so, and leads to those that are', async () => {
    await open([], { at: '/bonus/77' });
    expect(await screen.findByText('Bonus not found')).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'All bonuses' })[0]).toHaveAttribute('href', '/bonus');
  });

  test('follows the balance: what the desk or the clock has done is shown without a reload', async () => {
    const { shell, known } = await open([available], { at: '/bonus/501' });
    await screen.findByRole('button', { name: 'Activate bonus' });
    known.list = [earlier({ state: 'expired' })];
    act(() => shell.emit('update_balance', { balance: null }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Activate bonus' })).not.toBeInTheDocument());
  });
});
