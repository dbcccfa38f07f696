import { paise } from '@pavilion/money';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { cashOutOf, quoteOf } from '../cash-out/testing.ts';
import { match } from '../live/testing.ts';
import { remote } from '../remote.ts';
import { clearSlip } from '../slip/slip-store.ts';
import { betOf, betsAnswer } from './testing.ts';

const bets = Array.from({ length: 6 }, (_, at) => betOf(`b${at}`, { runnerName: `Runner ${at}` }));

async function list(exposureAmount: number, totalBets: number) {
  const view = await renderRemote(
    remote,
    '/exchange/Cricket',
    {
      getMatches: { data: { clock: 1, matches: [match('m1', { name: 'India v Australia' })] } },
      getMatchCounts: { data: { sports: [] } },
      getBets: betsAnswer(bets),
      getCashOut: { data: { cashOuts: [cashOutOf(100, quoteOf('q1'))] } },
      getExposureAmount: {
        data: {
          exposureAmount: paise(exposureAmount),
          matches:
            totalBets === 0
              ? []
              : [
                  {
                    refMatchId: 'm1',
                    matchName: 'India v Australia',
                    exposureAmount: paise(exposureAmount),
                    totalBets,
                  },
                ],
        },
      },
    },
    {
      replies: { 'odds:subscribe': { status: 'failed', reason: 'timeout' }, 'odds:unsubscribe': { status: 'success' } },
    },
  );
  await screen.findByRole('article', { name: 'India v Australia' });
  return view;
}
afterEach(() => act(clearSlip));

test('the newest open bets stand beside a list by match, can be cashed out there, and lead to the others', async () => {
  await list(-50_000, 6);
  const card = within(await screen.findByRole('region', { name: 'Open bets' }));
  expect(card.getByText('−₹500.00')).toBeVisible();
  expect(card.getByRole('link', { name: 'India v Australia' })).toHaveAttribute('href', '/exchange/m1');
  expect(card.getAllByText(/^Runner/).map(({ textContent }) => textContent)).toEqual([
    'Runner 0',
    'Runner 1',
    'Runner 2',
    'Runner 3',
  ]);
  expect(await card.findByRole('button', { name: 'Cash out Match Odds: profit ₹150.00' })).toBeVisible();
  expect(card.getByRole('link', { name: 'All 6 open bets' })).toHaveAttribute('href', '/mybets');
});

test('bets that can’t lose anything any more stand there too', async () => {
  await list(0, 6);
  const card = within(await screen.findByRole('region', { name: 'Open bets' }));
  expect(card.getByText('₹0.00')).toBeVisible();
  expect(await card.findByRole('button', { name: 'Cash out Match Odds: profit ₹150.00' })).toBeVisible();
});

test('of whoever has no bet open none are asked for', async () => {
  const { sent } = await list(0, 0);
  expect(screen.queryByRole('region', { name: 'Open bets' })).toBeNull();
  expect(sent('getBets')).toEqual([]);
});

test('while the slip is empty its place says how a bet is placed', async () => {
  const { user } = await list(0, 0);
  const steps = () => screen.queryByRole('region', { name: 'Bet slip' });
  expect(
    within(steps() as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tap a price', 'Tap a stake', 'Place bet']);
  const row = within(screen.getByRole('article', { name: 'India v Australia' }));
  await user.click(row.getByRole('button', { name: /^Back India/ }));
  expect(steps()).toBeNull();
});
