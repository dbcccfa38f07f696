import { signedIn } from '@pavilion/contract/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShell } from '../testing.tsx';

const refusal = (type: string | undefined) => ({ type, message: 'The operator’s own words.' });

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

describe('a page that is let in to no live connection', () => {
  test.each([
    ['TooManySockets', /open in too many tabs.* Close some of the other tabs/],
    ['TooManyConnections', /too many connections from your network.* Close other tabs and apps/],
    ['Unavailable', /The site is busy/],
    ['SomethingNew', /^The operator’s own words\. Until then/],
    [undefined, /^The operator’s own words\. Until then/],
  ])('is told why, what to do and that all else goes on (%s)', async (type, sentence) => {
    const { connection } = await openShell('/terms', { session: signedIn });
    act(() => connection.refused(refusal(type)));
    const notice = await screen.findByText(sentence);
    expect(notice).toHaveTextContent(/Everything else works\.$/);
    expect(notice).toHaveRole('status');
  });

  test('is told once: tries that follow say nothing, nor once it was closed; it goes when a connection is let in', async () => {
    const { connection } = await openShell('/terms', { session: signedIn });
    act(() => connection.refused(refusal('TooManySockets')));
    await screen.findByText(/too many tabs/);
    act(() => connection.refused(refusal('TooManySockets')));
    expect(screen.getAllByText(/too many tabs/)).toHaveLength(1);
    const box = screen.getByText(/too many tabs/).parentElement as HTMLElement;
    await userEvent.click(within(box).getByRole('button', { name: 'Close' }));
    act(() => connection.refused(refusal('TooManySockets')));
    expect(screen.queryByText(/too many tabs/)).toBeNull();
    act(() => connection.opened());
    act(() => connection.refused(refusal('TooManySockets')));
    expect(await screen.findByText(/too many tabs/)).toBeVisible();
    act(() => connection.opened());
    expect(screen.queryByText(/too many tabs/)).toBeNull();
  });
});

describe('a page without a network', () => {
  afterEach(() => act(() => onlineManager.setOnline(true)));
  const notice = () => screen.queryByText(/^You are offline\. Prices and balance/);

  it('says so under the header until the network is back', async () => {
    await openShell('/terms', { session: signedIn });
    expect(notice()).toBeNull();
    act(() => onlineManager.setOnline(false));
    expect(await screen.findByText(/^You are offline/)).toHaveRole('status');
    act(() => onlineManager.setOnline(true));
    expect(notice()).toBeNull();
  });

  it('says so again after it was closed and the network was back', async () => {
    await openShell('/terms', { session: signedIn });
    act(() => onlineManager.setOnline(false));
    const box = (await screen.findByText(/^You are offline/)).parentElement as HTMLElement;
    await userEvent.click(within(box).getByRole('button', { name: 'Close' }));
    expect(notice()).toBeNull();
    act(() => onlineManager.setOnline(true));
    act(() => onlineManager.setOnline(false));
    expect(notice()).toBeVisible();
  });
});

describe('while the operator is away', () => {
  const balance = async () => within(await screen.findByRole('banner')).findByRole('button', { name: /Balance/ });

  test('the balance carries from when it is, in words and for screen readers, and loses that with fresh figures', async () => {
    const { connection } = await openShell('/terms', { session: signedIn });
    expect(await balance()).toHaveAccessibleName(/^Available ?Balance ?₹98,210\.00 ?₹1,23,456\.50$/);
    act(() => {
      connection.confirm('wallet');
      connection.confirm('exposure');
    });
    const time = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short' }).format(connection.getState().asOf ?? 0);
    act(() => connection.failed('wallet', () => {}));
    expect(await balance()).toHaveTextContent(`as of ${time}`);
    const says = `Balance and exposure: as of ${time}. They are not live right now.`;
    expect(screen.getByTitle(says)).toContainElement(await balance());
    expect(screen.getByText(says)).toHaveRole('status');
    act(() => {
      connection.confirm('wallet');
    });
    expect(await balance()).not.toHaveTextContent('as of');
    expect(screen.queryByTitle(says)).toBeNull();
    expect(screen.queryByText(says)).toBeNull();
  });

  test('so do exposure in the profile menu and all figures of the drawer', async () => {
    const { connection } = await openShell('/terms', {
      session: { ...signedIn, exposureAmount: signedIn.wallet?.coins ?? null },
    });
    act(() => connection.failed('wallet', () => {}));
    await userEvent.click(await screen.findByRole('button', { name: /Rohit RK48213/ }));
    expect(screen.getByRole('link', { name: /^Exposure \(not up to date\)/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Open account menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.getByText('Main Balance (cash) (not up to date)')).toBeVisible();
    expect(drawer.getByRole('link', { name: /^Exposure \(not up to date\)/ })).toBeVisible();
  });
});
