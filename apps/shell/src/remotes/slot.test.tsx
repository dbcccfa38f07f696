import { type LoadedRemote, type SlotProps, useShell } from '@pavilion/contract';
import { signedIn, signedOut } from '@pavilion/contract/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FunctionComponent } from 'react';
import { openShell, testRelease } from '../testing.tsx';
import { fillersOf } from './slot.tsx';

const title = { en: 'Slots', hi: 'स्लॉट' };
const sports = testRelease({ name: 'sports', slots: [{ name: 'bet-slip', order: 2 }] });
const casino = testRelease({
  name: 'casino',
  routes: [{ path: '/slots', access: 'protected', frame: 'header', page: 'slots', title }],
  slots: [{ name: 'bet-slip', order: 1 }, { name: 'of-a-later-shell' }],
});
const wallet = testRelease({ name: 'wallet', slots: [{ name: 'balance-card' }] });

/** A remote's answer with one component for each slot that it fills. */
const filling = (slot: string, component: FunctionComponent<never>): LoadedRemote => ({
  definition: { name: 'any', routes: [], slots: [] },
  pages: { slots: async () => () => <h1>The slots</h1> },
  slots: { [slot]: async () => component },
});
const slip = (text: string) =>
  filling('bet-slip', ({ frame }: SlotProps['bet-slip']) => (
    <p data-testid="slip">
      {text} in {frame}
    </p>
  ));

function sourceOf(remotes: Readonly<Record<string, LoadedRemote>>) {
  const loads: string[] = [];
  return {
    loads,
    async load({ name }: { readonly name: string }) {
      loads.push(name);
      const remote = remotes[name];
      if (!remote) throw new Error('planted');
      return remote;
    },
  };
}
const slips = () => screen.queryAllByTestId('slip').map(({ textContent }) => textContent);

test('a slot that nobody fills is nothing, and costs no request', async () => {
  const source = sourceOf({});
  await openShell('/home', { session: signedIn, releases: [], source });
  expect(document.querySelector('[data-remote]')).toBeNull();
  expect(source.loads).toEqual([]);
});

test('several remotes fill one slot, in the order that they ask for, and each is handed what the slot promises', async () => {
  const source = sourceOf({ sports: slip('Sports'), casino: slip('Casino') });
  await openShell('/slots', { session: signedIn, releases: [sports, casino], source });
  expect(slips()).toEqual(['Casino in header', 'Sports in header']);
});

test('remotes that ask for the same order stand by their names', () => {
  const one = testRelease({ name: 'b', slots: [{ name: 'bet-slip' }] });
  const other = testRelease({ name: 'a', slots: [{ name: 'bet-slip', order: 0 }] });
  const first = testRelease({ name: 'c', slots: [{ name: 'bet-slip', order: -1 }] });
  expect(fillersOf([one, other, first, wallet], 'bet-slip').map(({ name }) => name)).toEqual(['c', 'a', 'b']);
});

test('a filler that fails is named and can be tried again, while the other one and the page stand', async () => {
  const remotes: Record<string, LoadedRemote> = { casino: slip('Casino') };
  const source = sourceOf(remotes);
  await openShell('/slots', { session: signedIn, releases: [sports, casino], source });
  expect(document.querySelector('[data-remote="sports"]')).toHaveAttribute('data-failure', 'crashed');
  expect(slips()).toEqual(['Casino in header']);
  expect(screen.getByRole('heading', { name: 'The slots' })).toBeVisible();
  remotes.sports = slip('Sports');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Sports in header')).toBeVisible();
});

test('a filler that throws in render takes nothing with it', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const throwing = filling('bet-slip', () => {
    throw new Error('planted');
  });
  const source = sourceOf({ sports: throwing, casino: slip('Casino') });
  await openShell('/slots', { session: signedIn, releases: [sports, casino], source });
  expect(slips()).toEqual(['Casino in header']);
  expect(document.querySelector('[data-remote="sports"]')).toHaveAttribute('data-remote-state', 'failed');
  quiet.mockRestore();
});

test('the bet slip is a signed-in player’s; a visitor loads none', async () => {
  const source = sourceOf({ sports: slip('Sports') });
  await openShell('/terms', { session: signedOut, releases: [sports], source });
  expect(source.loads).toEqual([]);
});

test('the bet slip comes with the first page of a remote that fills it, and lives on at every other', async () => {
  const source = sourceOf({ casino: slip('Casino') });
  await openShell('/terms', { session: signedIn, releases: [casino], source });
  expect([slips(), source.loads]).toEqual([[], []]);
  const menu = within(screen.getByRole('navigation', { name: 'Main' }));
  await userEvent.click(menu.getByRole('link', { name: 'Slots' }));
  expect(await screen.findByText('Casino in header')).toBeVisible();
  await userEvent.click(menu.getByRole('link', { name: 'Exchange' }));
  expect(screen.queryByRole('heading', { name: 'The slots' })).toBeNull();
  expect(slips()).toHaveLength(1);
});

test('where the page of a remote failed, its slip says nothing beside it', async () => {
  const source = sourceOf({});
  await openShell('/slots', { session: signedIn, releases: [casino], source });
  expect(document.querySelectorAll('[data-remote-state="failed"]')).toHaveLength(1);
});

test('the balance card stands first on /home, with a shell of its own and the way to the exposure dialog over the page', async () => {
  const seen: unknown[] = [];
  const card = filling('balance-card', ({ headingLevel, exposure }: SlotProps['balance-card']) => {
    seen.push([headingLevel, useShell().session.begin, exposure]);
    return <p>The balance card</p>;
  });
  await openShell('/home?sport=soccer', { session: signedIn, releases: [wallet], source: sourceOf({ wallet: card }) });
  expect(await screen.findByText('The balance card')).toBeVisible();
  expect(seen[0]).toEqual([2, undefined, { pathname: '/home', search: '?sport=soccer&exposure=all' }]);
});

describe('the balance in the header', () => {
  const card = filling('balance-card', ({ exposure }: SlotProps['balance-card']) => (
    <p>
      The balance card over {exposure?.pathname} {exposure?.search}
    </p>
  ));
  const open = async () => {
    await openShell('/terms', { session: signedIn, releases: [wallet], source: sourceOf({ wallet: card }) });
    const balance = await within(await screen.findByRole('banner')).findByRole('button', { name: /Balance ₹/ });
    await userEvent.click(balance);
    return balance;
  };

  it('opens the balance card on any page, and closes with Escape', async () => {
    const balance = await open();
    const panel = within(screen.getByRole('group', { name: 'Balance' }));
    expect(await panel.findByText('The balance card over /terms ?exposure=all')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText(/The balance card/)).toBeNull();
    expect(balance).toHaveFocus();
  });

  it('leads on to the account statement', async () => {
    await open();
    const panel = within(screen.getByRole('group', { name: 'Balance' }));
    expect(panel.getByRole('link', { name: 'Account Statement' })).toHaveAttribute('href', '/cashier');
  });
});
