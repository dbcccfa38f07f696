import { signedIn } from '@pavilion/contract/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast as hotToast } from 'react-hot-toast/headless';
import { showToast } from '../services/toasts.ts';
import { openShell } from '../testing.tsx';

const menu = ['Exchange', 'Aviator', 'Ezugi', 'Evolution', 'Slots', 'XPG', 'Vivo', 'Qtech', 'Supernowa'];

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  act(() => hotToast.removeAll());
});

describe('the signed-out header', () => {
  test('has the spec’s menu, each item opening the login dialog and leading on to its page', async () => {
    const { address } = await openShell('/terms');
    const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(menu);
    await userEvent.click(screen.getByRole('link', { name: 'Slots' }));
    expect(address()).toBe('/terms?dialog=login&next=%2Fslots');
  });

  test('opens login and sign-up, and leads home by its logo', async () => {
    const { shell } = await openShell('/terms');
    const header = within(screen.getByRole('banner'));
    await userEvent.click(header.getByRole('button', { name: 'Login' }));
    await userEvent.click(header.getByRole('button', { name: 'Sign up' }));
    expect(shell.opened).toEqual(['login', 'mobileNumber']);
    expect(header.getByRole('link', { name: 'Pavilion' })).toHaveAttribute('href', '/');
  });

  test('its mobile toggle opens the drawer with the same menu', async () => {
    await openShell('/terms');
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    for (const item of menu) expect(drawer.getByRole('link', { name: item })).toBeInTheDocument();
    await userEvent.click(drawer.getByRole('link', { name: 'Aviator' }));
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });
});

describe('the signed-in header', () => {
  const open = () => openShell('/terms', { session: signedIn });

  test('has the spec’s menu as links, and the wallet with what it is made of', async () => {
    await open();
    const header = within(await screen.findByRole('banner'));
    const hrefs = within(header.getByRole('navigation', { name: 'Main' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/exchange/Cricket',
      '/casino/spribe/aviator',
      '/casino/ezugi',
      '/casino/evolution',
      '/slots',
      '/casino/xpg',
      '/casino/vivo',
      '/casino/qtech',
      '/casino/supernowa',
    ]);
    expect(header.getByRole('link', { name: /Balance/ })).toHaveTextContent('₹1,23,456.50');
    expect(header.getByText('Cashable Chip').nextSibling).toHaveTextContent('₹98,210.00');
    expect(header.getByText('Non-Cash Chip').nextSibling).toHaveTextContent('₹25,246.50');
    expect(header.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/gatewaylist');
    expect(header.getByRole('link', { name: 'Pavilion home' })).toHaveAttribute('href', '/home');
  });

  test('its profile menu has the player’s pages in order, and signs out', async () => {
    const { shell } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /Rohit RK48213/ }));
    const links = within(screen.getByRole('navigation', { name: 'Account' })).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Profile /profile',
      'Deposit /gatewaylist',
      'Withdraw /withdraw',
      'My Bets /mybets',
      'Bonus /bonus',
      'Referral /referral',
      'Account Statement /cashier',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(shell.session.getState().isAuth).toBe(false);
  });

  test('the drawer shows user id, mobile number, main balance and bonus', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Open account menu' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(drawer.getByText('RK48213')).toBeInTheDocument();
    expect(drawer.getByText('+91 98765 43210')).toBeInTheDocument();
    expect(drawer.getByText('Main Balance (cash)').nextSibling).toHaveTextContent('₹98,210.00');
    expect(drawer.getByText('Bonus (coins)').nextSibling).toHaveTextContent('₹25,246.50');
  });
});

describe('the announcement bar', () => {
  const answers = {
    announcements: {
      data: ['India v Australia: fancy markets', 'Scheduled work on Tuesday'].map((content) => ({ content })),
    },
  };

  test('shows the organisation’s messages, once for screen readers', async () => {
    await openShell('/terms', { answers });
    const bar = within(screen.getByRole('region', { name: 'Announcements' }));
    const [first, second] = await bar.findAllByText('Scheduled work on Tuesday');
    expect(first?.closest('[aria-hidden]')).toBeNull();
    expect(second?.closest('[aria-hidden]')).not.toBeNull();
  });

  test('is closed for this visit, and not for the next', async () => {
    const { host } = await openShell('/terms', { answers });
    await userEvent.click(screen.getByRole('button', { name: 'Close announcements' }));
    expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull();
    expect(sessionStorage.getItem('announcements-closed')).toBe('1');
    host.queryClient.clear();
  });

  test('goes where there is nothing to announce', async () => {
    await openShell('/terms');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Announcements' })).toBeNull());
  });
});

describe('toasts', () => {
  const shown = () => screen.getAllByRole('status').filter((element) => element.dataset.toast);

  test('carry their type and their message', async () => {
    await openShell('/terms');
    act(() => showToast('success', 'Login Success'));
    expect(shown().map(({ dataset, textContent }) => [dataset.toast, textContent])).toEqual([
      ['success', 'Login Success'],
    ]);
  });

  test('without a message read that something went wrong', async () => {
    await openShell('/terms');
    act(() => showToast('error', undefined));
    expect(shown()[0]).toHaveTextContent('Something went wrong');
  });

  test('of a type that is not ours are errors', async () => {
    await openShell('/terms');
    act(() => showToast('alarm' as 'error', 'Something odd'));
    expect(shown()[0]).toHaveAttribute('data-toast', 'error');
  });

  test('go after one second, except while the pointer is over them', async () => {
    await openShell('/terms');
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    act(() => showToast('info', 'Held'));
    await user.hover(screen.getByText('Held'));
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('Held')).toBeInTheDocument();
    await user.unhover(screen.getByText('Held'));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText('Held')).toBeNull();
  });
});

describe('the footer', () => {
  test('has payment marks in type, the 18+ notice, and only the organisation’s own links', async () => {
    await openShell('/terms', {
      prepare: (shell) =>
        shell.stores.organisation.setState({
          details: {
            LOGO_URL: '',
            WHATS_APP_URL: 'https://wa.example/1',
            TELEGRAM: 'javascript:alert(1)',
            FACEBOOK: '',
            INSTATGRAM: 'https://ig.example/1',
            PHONE: '+91 1800 000 000',
            FOOTER_TEXT: 'Play in rupees.',
            SEO_TITLE: 'Oval: sports and casino',
            BRAND_STATUS: 'Live',
            OTP_FLAG: 0,
          },
        }),
    });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Play in rupees.')).toBeInTheDocument();
    expect(footer.getByRole('img', { name: '18 and over' })).toBeInTheDocument();
    expect(footer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.example/1');
    expect(footer.getByRole('link', { name: 'Instagram' })).toBeInTheDocument();
    expect(footer.queryByRole('link', { name: 'Telegram' })).toBeNull();
    for (const name of ['Terms', 'Privacy', 'Contact', 'Fair play', 'Game rules']) {
      expect(footer.getByRole('link', { name })).toBeInTheDocument();
    }
    expect(document.title).toBe('Terms | Oval: sports and casino');
  });
});

test('the language switch speaks Hindi at once', async () => {
  await openShell('/terms');
  const hindi = within(screen.getByRole('banner')).getByRole('button', { name: 'हिंदी' });
  await act(async () => hindi.click());
  expect(await screen.findByRole('button', { name: 'लॉग इन' })).toBeVisible();
});

test('rendering outside the host says what is missing', () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { useHost } = jest.requireActual<typeof import('../services/host.ts')>('../services/host.ts');
  const Lost = () => <>{String(useHost())}</>;
  expect(() => render(<Lost />)).toThrow(/HostContext/);
  quiet.mockRestore();
});
