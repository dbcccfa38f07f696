import type { AppDetails } from '@pavilion/api-client';
import { createTestShell } from '@pavilion/contract/testing';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { createDeviceStorage } from '../environment/device-storage.ts';
import { createOrganisation, isOpen, organisationStatus } from './organisation.ts';

const details: AppDetails = {
  LOGO_URL: '',
  WHATS_APP_URL: '',
  TELEGRAM: '',
  FACEBOOK: '',
  INSTATGRAM: '',
  PHONE: '+91 1800 000 000',
  FOOTER_TEXT: '',
  SEO_TITLE: 'Pavilion',
  BRAND_STATUS: 'Live',
  OTP_FLAG: 0,
};
const banner = { title: '', text: '', imgUrl: '', action: '', href: '/' };
const storage = createDeviceStorage(() => window.localStorage);

const open = (answer: unknown) => {
  const { api } = createTestShell({
    answers: {
      getAppDetails: answer,
      getBanners: {
        data: {
          banners: [
            { ...banner, order: 3 },
            { ...banner, order: 1 },
            { ...banner, order: 2 },
          ],
        },
      },
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { organisation: createOrganisation({ api, queryClient, storage }), queryClient };
};

beforeEach(() => localStorage.clear());

test.each([
  ['Live', 'live'],
  ['LIVE', 'live'],
  ['live ', 'live'],
  ['', 'live'],
  ['Maintenance', 'maintenance'],
  ['SUSPENDED', 'suspended'],
  ['closed for good', 'maintenance'],
])('BRAND_STATUS %j means %s', (word, status) => {
  expect(organisationStatus(word)).toBe(status);
});

test('it is read again when the browser reports no network', async () => {
  const answer = jest.fn(() => ({ data: details }));
  const { organisation } = open(answer);
  const stop = organisation.start();
  await waitFor(() => expect(organisation.getState().details).not.toBeNull());
  window.dispatchEvent(new Event('offline'));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  stop();
});

test('the status is live until the operator says otherwise, and what the operator says is kept for the next visit', async () => {
  const { organisation, queryClient } = open({ data: { ...details, BRAND_STATUS: 'MAINTENANCE' } });
  expect(organisation.getState().status).toBe('live');
  const stop = organisation.start();
  await waitFor(() => expect(organisation.getState().status).toBe('maintenance'));
  stop();
  queryClient.clear();
  expect(open(undefined).organisation.getState()).toMatchObject({
    status: 'maintenance',
    details: { PHONE: details.PHONE },
  });
});

test('banners stand in ascending order', async () => {
  const { organisation, queryClient } = open({ data: details });
  const stop = organisation.start();
  await waitFor(() => expect(organisation.getState().banners.map(({ order }) => order)).toEqual([1, 2, 3]));
  stop();
  queryClient.clear();
});

test('what the operator has changed is read again when the operator says so, also after a sign-out has emptied the cache', async () => {
  let status = 'Live';
  const { organisation, queryClient } = open(() => ({ data: { ...details, BRAND_STATUS: status } }));
  const stop = organisation.start();
  await waitFor(() => expect(organisation.getState().details).not.toBeNull());
  const announced = jest.fn(async () => null);
  queryClient.clear();
  const stopBar = new QueryObserver(queryClient, { queryKey: ['announcements'], queryFn: announced }).subscribe(
    () => {},
  );
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  status = 'Suspended';
  organisation.refresh();
  await waitFor(() => expect(organisation.getState().status).toBe('suspended'));
  await waitFor(() => expect(announced).toHaveBeenCalledTimes(2));
  for (const end of [stop, stopBar]) end();
  queryClient.clear();
});

test('an operator who does not answer leaves what was known', async () => {
  const { organisation, queryClient } = open(() => {
    throw new Error('offline');
  });
  const stop = organisation.start();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(organisation.getState()).toMatchObject({ details: null, status: 'live' });
  stop();
  queryClient.clear();
});

test('what the document has put into the storage is known before anybody is asked, its moments too', () => {
  const document = { ...details, SEO_TITLE: 'Stumps', STATUS_UNTIL: '2026-11-28T06:00:00.000Z' };
  localStorage.setItem('appDetails', JSON.stringify({ state: { details: document, status: 'suspended' } }));
  expect(open({ data: details }).organisation.getState()).toMatchObject({
    status: 'suspended',
    details: { SEO_TITLE: 'Stumps', STATUS_UNTIL: new Date('2026-11-28T06:00:00Z') },
  });
});

test('nobody is let in where the organisation is not live, or does not operate', () => {
  const at = (status: 'live' | 'suspended', more: Partial<AppDetails> = {}) =>
    isOpen({ status, details: { ...details, ...more }, banners: [] });
  expect([at('live'), at('suspended'), at('live', { AVAILABLE: false }), at('live', { AVAILABLE: true })]).toEqual([
    ...[true, false, false, true],
  ]);
});

test('a stored organisation that makes no sense is as good as none', () => {
  localStorage.setItem('appDetails', '{"state":{"status":"asleep"}}');
  expect(open({ data: details }).organisation.getState().status).toBe('live');
});
