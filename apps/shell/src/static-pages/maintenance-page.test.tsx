import type { AppDetails } from '@pavilion/api-client';
import type { OrganisationStatus } from '@pavilion/contract';
import { act, screen } from '@testing-library/react';
import { openShell } from '../testing.tsx';

const DETAILS: AppDetails = {
  ...{ LOGO_URL: '/art/logo.svg', WHATS_APP_URL: 'https://example.com/w', TELEGRAM: '', FACEBOOK: '', INSTATGRAM: '' },
  ...{
    PHONE: '+91 1800 111 222',
    FOOTER_TEXT: '',
    SEO_TITLE: 'Stumps: cricket',
    OTP_FLAG: 0,
    BRAND_STATUS: 'Suspended',
  },
  STATUS_REASON: 'The licence is being renewed.',
  STATUS_UNTIL: new Date(Date.now() + 3_600_000),
  named: {
    STATUS_REASON: {
      name: 'in-languages',
      values: { en: 'The licence is being renewed.', hi: 'लाइसेंस का नवीनीकरण हो रहा है।' },
    },
  },
};

async function open(status: OrganisationStatus, details: Partial<AppDetails> = {}) {
  const opened = await openShell('/terms');
  await act(async () => opened.shell.stores.organisation.setState({ status, details: { ...DETAILS, ...details } }));
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

test('a suspended organisation says whose site it is, why and until when, in both languages, and how to reach it', async () => {
  const { shell, address } = await open('suspended');
  expect(address()).toBe('/maintenance');
  expect(screen.getByText('Stumps').querySelector('img')).toHaveAttribute('src', '/art/logo.svg');
  expect(screen.getByRole('heading', { name: 'The site is closed for now' })).toBeVisible();
  expect(screen.getByText('The licence is being renewed.')).toBeVisible();
  expect(screen.getByText(/^Expected back: /)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call +91 1800 111 222' })).toBeVisible();
  await act(async () => shell.preferences.setLocale('hi'));
  expect(await screen.findByText('लाइसेंस का नवीनीकरण हो रहा है।')).toBeVisible();
  expect(screen.getByText(/^वापसी का अनुमान: /)).toBeVisible();
});

test('an end that has passed is not said', async () => {
  await open('maintenance', { STATUS_UNTIL: new Date(Date.now() - 1000) });
  expect(screen.getByRole('heading', { name: 'The site is under maintenance' })).toBeVisible();
  expect(screen.queryByText(/^Expected back: /)).toBeNull();
});

test('where it does not operate it says so plainly, and nothing of why it would be closed', async () => {
  const { address } = await open('live', { AVAILABLE: false });
  expect(address()).toBe('/maintenance');
  expect(screen.getByRole('heading', { name: 'Not available in your location' })).toBeVisible();
  expect(screen.queryByText('The licence is being renewed.')).toBeNull();
});
