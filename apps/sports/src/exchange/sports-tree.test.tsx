import type { Match } from '@pavilion/api-client';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { match } from '../live/testing.ts';
import { matchAnswers } from '../match/testing.ts';
import { remote } from '../remote.ts';

const now = new Date(2026, 10, 21, 19, 48);
const today = new Date(2026, 10, 21, 21, 30);
const tomorrow = new Date(2026, 10, 22, 14, 30);
const matches: readonly Match[] = [
  match('r1', { name: 'Delhi v Assam', competition: 'Ranji Trophy' }),
  match('m1', { name: 'India v Australia', competition: 'T20 Internationals', startsAt: today }),
  match('m2', { name: 'India v Australia', competition: 'T20 Internationals', startsAt: tomorrow }),
  match('m3', { name: 'Sri Lanka v Kenya', competition: 'T20 Internationals', startsAt: tomorrow }),
];

async function tree(address: string) {
  const answers = {
    ...matchAnswers,
    getMatches: ({ sport }: { sport?: string }) => ({ data: { clock: 1, matches: sport === '4' ? matches : [] } }),
    getMatchCounts: { data: { sports: [{ sportId: '4', total: 4, inPlay: 0 }] } },
  };
  const replies = {
    'odds:subscribe': { status: 'failed', reason: 'timeout' },
    'odds:unsubscribe': { status: 'success' },
  };
  await renderRemote(remote, address, answers, { replies, fakeTimers: true });
  await act(() => jest.advanceTimersByTimeAsync(100));
  return within(screen.getByRole('navigation', { name: 'Exchange' }));
}
const openOnes = () =>
  [...document.querySelectorAll('details[open] > summary')].map(({ firstChild }) => firstChild?.textContent);

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

test('beside a match its league is open and the match itself is marked', async () => {
  const shown = await tree('/exchange/m3');
  expect(openOnes()).toContain('T20 Internationals');
  expect(openOnes()).not.toContain('Ranji Trophy');
  expect(shown.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
    'Sri Lanka v Kenya',
  ]);
});

test('beside a list its sport is marked and the first league open', async () => {
  const shown = await tree('/exchange/Cricket');
  expect(openOnes()).toEqual(['Ranji Trophy']);
  expect(shown.getByRole('link', { current: 'page' })).toHaveTextContent('Cricket');
});

test('matches of the same names say when they start, others do not', async () => {
  const shown = await tree('/exchange/m3');
  const named = (name: RegExp) => shown.getAllByRole('link', { name }).map(({ textContent }) => textContent);
  expect(named(/^India v Australia/)).toEqual(['India v Australia9:30 pm', 'India v AustraliaTomorrow, 2:30 pm']);
  expect(named(/^Sri Lanka v Kenya/)).toEqual(['Sri Lanka v Kenya']);
});
