import { signedIn } from '@pavilion/contract/testing';
import { paise, ZERO } from '@pavilion/money';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast as hotToast } from 'react-hot-toast/headless';
import { showToast } from '../services/toasts.ts';
import { openShell, testRelease } from '../testing.tsx';

const menu = ['Exchange', 'Aviator', 'Ezugi', 'Evolution', 'Slots', 'XPG', 'Vivo', 'Qtech', 'Supernowa'];

const organisation = {
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
};

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

  test('carries the organisation’s own logo', async () => {
    await openShell('/terms', {
      prepare: ({ stores }) => stores.organisation.setState({ details: { ...organisation, LOGO_URL: '/oval.svg' } }),
    });
    expect(screen.getByRole('banner').querySelector('img')).toHaveAttribute('src', '/oval.svg');
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
    expect(header.getByRole('button', { name: /Balance/ })).toHaveTextContent('₹1,23,456.50');
    expect(header.getByText('₹1,23,456.50')).toHaveAttribute('translate', 'no');
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
      'Limits and breaks /profile/limits',
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

  test('says each in the player’s language where the operator has it in that, and marks Hindi in an English page', async () => {
    const named = { content: { name: 'in-languages', values: { en: 'Open in Nepal', hi: 'नेपाल में खुला' } } };
    const both = { announcements: { data: [{ content: 'Open in Nepal', named }, { content: 'ऐप हिन्दी में' }] } };
    const { shell } = await openShell('/terms', { answers: both });
    const [english] = await screen.findAllByText('Open in Nepal');
    expect(english).not.toHaveAttribute('lang');
    expect(screen.getAllByText('ऐप हिन्दी में')[0]).toHaveAttribute('lang', 'hi');
    await act(async () => shell.preferences.setLocale('hi'));
    const [hindi] = await screen.findAllByText('नेपाल में खुला');
    expect(hindi).not.toHaveAttribute('lang');
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

describe('the balance without room for its parts', () => {
  it('shows no figure while the exposure is not known', async () => {
    await openShell('/home', { session: { ...signedIn, exposureAmount: null } });
    const balance = await within(await screen.findByRole('banner')).findByRole('button', { name: /Balance/ });
    expect(balance.querySelector('.value.free')?.textContent).toBe('');
  });

  it.each([
    [ZERO, '₹98,210.00'],
    [paise(-8_210_00), '₹90,000.00'],
    [paise(-98_220_00), '₹0.00'],
  ])('names the cash that an exposure of %d leaves Available', async (exposureAmount, free) => {
    await openShell('/home', { session: { ...signedIn, exposureAmount } });
    const balance = await within(await screen.findByRole('banner')).findByRole('button', { name: /Balance/ });
    const textsOf = (part: string) => [...balance.querySelectorAll(part)].map(({ textContent }) => textContent);
    expect(textsOf('.free')).toEqual(['Available', free]);
    expect(textsOf('.total')).toEqual(['Balance', '₹1,23,456.50']);
  });
});

describe('toasts', () => {
  const shown = () => [...document.querySelectorAll<HTMLElement>('[data-toast]')];
  const tap = (on: Element, type: 'pointerOver' | 'pointerOut', pointerType: string) =>
    fireEvent[type](on, { pointerType });

  test('carry their type and their message', async () => {
    await openShell('/terms');
    act(() => showToast('success', 'Login Success'));
    expect(shown().map(({ dataset, textContent }) => [dataset.toast, textContent])).toEqual([
      ['success', 'Login Success'],
    ]);
  });

  it('go after one second, except while a mouse is over them', async () => {
    await openShell('/terms');
    jest.useFakeTimers();
    act(() => showToast('info', 'Held'));
    tap(screen.getByText('Held'), 'pointerOver', 'mouse');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.getByText('Held')).toBeInTheDocument();
    tap(screen.getByText('Held'), 'pointerOut', 'mouse');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText('Held')).toBeNull();
  });

  it('are not held by a finger, and take no clicks as they fade', async () => {
    await openShell('/terms');
    jest.useFakeTimers();
    act(() => showToast('info', 'Tapped'));
    expect(shown()[0]).not.toHaveAttribute('inert');
    tap(screen.getByText('Tapped'), 'pointerOver', 'touch');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(shown()[0]).toHaveAttribute('inert');
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(shown()).toEqual([]);
  });

  it('are announced by one standing region inside the topmost dialog', async () => {
    await openShell('/terms');
    const region = () => document.querySelector('[popover="manual"][role="status"]');
    act(() => showToast('info', 'Before'));
    expect(region()).toHaveTextContent('Before');
    act(() => hotToast.removeAll());
    expect(region()).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    expect(drawer).toContainElement(region() as HTMLElement);
    act(() => showToast('info', 'Over it'));
    expect(region()).toHaveTextContent('Over it');
    await userEvent.click(within(drawer).getByRole('button', { name: /Close/ }));
    expect(region()).toHaveTextContent('Over it');
  });
});

describe('the footer', () => {
  test('has payment marks in type, the 18+ notice, and only the organisation’s own links', async () => {
    await openShell('/terms', {
      prepare: (shell) =>
        shell.stores.organisation.setState({
          details: organisation,
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

describe('on a page of the player’s own', () => {
  const open = (path: `/${string}`) => {
    const page = { access: 'protected', frame: 'full', page: 'form', title: { en: 'Form', hi: 'फ़ॉर्म' } } as const;
    return openShell(path, {
      session: signedIn,
      releases: [testRelease({ name: 'wallet', routes: [{ ...page, path }] })],
      source: {
        load: async () => ({
          definition: { name: 'wallet', routes: [], slots: [] },
          pages: { form: async () => () => <h1>A form</h1> },
          slots: {},
        }),
      },
    });
  };

  test('the footer is short: the policies and the notice, and no list of what there is to play', async () => {
    await open('/withdraw/bank');
    const footer = within(await screen.findByRole('contentinfo'));
    expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['Help', 'Contact', 'Fair play', 'Game rules', 'Terms', 'Privacy', 'Responsible gaming'],
      'Responsible gaming',
    ]);
    expect(footer.getByRole('img', { name: '18 and over' })).toBeInTheDocument();
    expect(footer.queryByRole('heading')).toBeNull();
  });

  test.each([
    ['/withdraw/bank', 'Withdraw'],
    ['/pre-withdraw-page/bank', 'Withdraw'],
    ['/deposit/m_bkash', 'Deposit'],
    ['/bonus/7', 'Bonus'],
    ['/profile', 'Profile'],
    ['/profile/limits', 'Limits and breaks'],
  ] as const)(
    '%s is marked in the bottom bar, on the profile menu and in it as %s, and in the drawer',
    async (path, name) => {
      await open(path);
      const profile = await screen.findByRole('button', { name: /Rohit RK48213/ });
      expect(profile).toHaveAttribute('aria-current', 'true');
      const bar = within(await screen.findByRole('navigation', { name: 'Sections' }));
      expect(bar.getByRole('button', { name: 'Account' })).toHaveAttribute('aria-current', 'true');
      const marked = () =>
        within(screen.getByRole('navigation', { name: 'Account' }))
          .getAllByRole('link')
          .filter((link) => link.hasAttribute('aria-current'))
          .map(({ textContent }) => textContent);
      await userEvent.click(profile);
      expect(marked()).toEqual([name]);
      await userEvent.click(profile);
      await userEvent.click(bar.getByRole('button', { name: 'Account' }));
      await screen.findByRole('dialog', { name: 'Menu' });
      expect(marked()).toEqual([name]);
    },
  );
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
