import type { Page } from '@playwright/test';

export const remoteNames = ['auth', 'sports', 'casino', 'wallet'] as const;
export type RemoteName = (typeof remoteNames)[number];

interface RemoteView {
  /** A page of the remote. */
  readonly path: string;
  /** The page's key in the remote's definition. */
  readonly page: string;
  readonly isSignedIn: boolean;
  /** What of the page is seen when it works. */
  readonly sign: (page: Page) => ReturnType<Page['locator']>;
}

/** Where each remote is seen, and what of it is seen when it works. */
export const remotes: Readonly<Record<RemoteName, RemoteView>> = {
  auth: {
    path: '/sign-in',
    page: 'signIn',
    isSignedIn: false,
    sign: (page) => page.getByRole('heading', { name: 'Log In' }),
  },
  sports: {
    path: '/exchange/Cricket',
    page: 'exchange',
    isSignedIn: true,
    sign: (page) => page.locator('article[data-match]'),
  },
  casino: {
    path: '/slots',
    page: 'slots',
    isSignedIn: true,
    sign: (page) => page.getByRole('tab', { name: /Netent/ }),
  },
  wallet: {
    path: '/cashier',
    page: 'statement',
    isSignedIn: true,
    sign: (page) => page.getByRole('heading', { name: 'Account Statement' }),
  },
};

/** A page that needs another remote than `name`, for the same player. */
export const elsewhere = (name: RemoteName): RemoteView => (name === 'casino' ? remotes.wallet : remotes.casino);
