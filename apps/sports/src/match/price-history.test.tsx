import { ApiError } from '@pavilion/api-client';
import type { TestAnswers } from '@pavilion/contract/testing';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { deltaOnWire, imageOnWire, match, priceOf } from '../live/testing.ts';
import { remote } from '../remote.ts';
import { clearSlip } from '../slip/slip-store.ts';
import { matchAnswers, oddsMarket } from './testing.ts';

const NOW = new Date('2026-11-21T14:00:00Z');
const at = (secondsAgo: number) => NOW.getTime() / 1000 - secondsAgo;
const runners = [
  {
    id: 'm1-1',
    name: 'India',
    opened: 2.1,
    low: 1.74,
    high: 2.44,
    points: [
      [at(600), 2.1],
      [at(300), null],
      [at(60), 2],
    ],
  },
  { id: 'm1-2', name: 'Australia', opened: 1.9, low: 1.9, high: 2, points: [[at(600), 1.9]] },
];

async function open(answer: TestAnswers[string] = { data: { runners } }) {
  const shown = match('m1', { name: 'India v Australia', inPlay: true, progress: '14.2 ov' });
  const view = await renderRemote(
    remote,
    '/exchange/m1',
    {
      ...matchAnswers,
      getMatches: ({ sport }: { sport?: string }) => ({ data: { clock: 1, matches: sport === '4' ? [shown] : [] } }),
      getMatchCounts: { data: { sports: [{ sportId: '4', total: 1, inPlay: 1 }] } },
      getPriceHistory: answer,
    },
    {
      replies: {
        'odds:subscribe': imageOnWire(1, [shown], { m1: oddsMarket }),
        'odds:unsubscribe': { status: 'success' },
      },
      fakeTimers: true,
    },
  );
  await settle();
  const button = screen.getByRole('button', { name: 'Price history' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('figure')).toBeNull();
  await view.user.click(button);
  await settle(300);
  return view;
}
const settle = (ms = 100) => act(() => jest.advanceTimersByTimeAsync(ms));
const charts = () => screen.getAllByRole('figure').map((figure) => within(figure));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  act(clearSlip);
  jest.useRealTimers();
});

test('each runner’s prices are drawn once that is asked for, and said in figures', async () => {
  await open();
  const [india] = charts();
  expect(india?.getByRole('img')).toHaveAccessibleName(
    /^Back price of India since .+: opened at 2\.10, low 1\.74, high 2\.44, now 2\.00$/,
  );
  expect(charts()).toHaveLength(2);
  expect(india?.getByText('1.74')).toBeVisible();
});

test('the chart goes on with the price as the page hears it', async () => {
  const { shell } = await open();
  await act(async () => {
    shell.emit('odds:delta', deltaOnWire(1, 2, { cells: [['m1', 'm1-1', 'back', [priceOf(3.5, 10_000)]]] }));
    await jest.advanceTimersByTimeAsync(100);
  });
  const [india] = charts();
  expect(india?.getByRole('img')).toHaveAccessibleName(/low 1\.74, high 3\.50, now 3\.50$/);
});

test('a match whose prices nobody has seen yet says so', async () => {
  await open({
    data: { runners: runners.map((runner) => ({ ...runner, opened: null, low: null, high: null, points: [] })) },
  });
  expect(screen.getByText('No prices yet')).toBeVisible();
});

test('a history that can’t be loaded says so, and is asked for again', async () => {
  let tries = 0;
  const { user } = await open(() => {
    tries += 1;
    if (tries === 1) throw new ApiError({ kind: 'refused', call: 'getPriceHistory', serverMessage: 'No.' });
    return { data: { runners } };
  });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await settle(300);
  expect(charts()).toHaveLength(2);
});

test('it is closed again by its button', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Price history' }));
  expect(screen.queryByRole('figure')).toBeNull();
});
