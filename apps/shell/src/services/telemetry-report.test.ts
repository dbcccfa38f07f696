import { telemetryReport } from '@pavilion/api-client/wire';
import type { SessionState } from '@pavilion/contract';
import { signedIn, signedOut } from '@pavilion/contract/testing';
import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { reportOf, type TelemetryRecord } from './telemetry-report.ts';

const casino = { remote: 'casino', version: '1.4.2' };
const record = (part: Partial<TelemetryRecord>): TelemetryRecord => ({
  kind: 'event',
  name: 'bet placed',
  attributes: casino,
  ...part,
});

test.each([
  [record({}), { kind: 'event', name: 'bet placed', ...casino, count: 1 }],
  [record({ attributes: {} }), { kind: 'event', name: 'bet placed', remote: 'shell', version: 'source', count: 1 }],
  [
    record({ name: 'remote loaded', attributes: { ...casino, milliseconds: 312.4 } }),
    { kind: 'phase', name: 'page', milliseconds: 312, ...casino, count: 1 },
  ],
  [
    record({ kind: 'error', name: 'RemoteLoadError', attributes: { ...casino, kind: 'unreachable' } }),
    { kind: 'failure', name: 'unreachable', ...casino, count: 1 },
  ],
  [
    record({
      kind: 'error',
      name: 'RemoteLoadError',
      attributes: { ...casino, kind: 'contract', needs: '@tanstack/react-query ^5.109.0 || ^6.0.0, 5.108.0' },
    }),
    {
      kind: 'failure',
      name: 'contract',
      needs: '@tanstack/react-query ^5.109.0 || ^6.0.0, 5.108.0',
      ...casino,
      count: 1,
    },
  ],
  [
    record({ kind: 'error', attributes: { ...casino, kind: 'contract', needs: 'my number is 9876543210' } }),
    { kind: 'failure', name: 'contract', ...casino, count: 1 },
  ],
  [
    record({ kind: 'error', name: 'ApiError', attributes: { kind: 'timeout', call: 'getGames' } }),
    { kind: 'error', name: 'ApiError', remote: 'shell', version: 'source', count: 1 },
  ],
  [
    record({ kind: 'error', name: 'Mallory', attributes: casino }),
    { kind: 'error', name: 'Error', ...casino, count: 1 },
  ],
  [
    record({ kind: 'error', attributes: { ...casino, kind: 'a new kind' } }),
    { kind: 'failure', name: 'other', ...casino, count: 1 },
  ],
])('of %j only names and times leave the page', (given, sent) => {
  const report = reportOf(given, signedOut);
  expect(report).toEqual(sent);
  expect(z.safeParse(telemetryReport, report).success).toBe(true);
});

/** What must never leave a page, as a careless or hostile remote might hand it over. */
const secrets = [
  'Rohit',
  'rohit sharma',
  'RK48213',
  '9876543210',
  '+91 98765 43210',
  '98-76-54-32-10',
  'test-token-0123456789',
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0ODIxMyJ9.c2ln',
  'rohit@example.com',
  'rohit@upi',
  'HDFC0001234',
  '4111 1111 1111 1111',
  '₹98,210.00',
  '12345650',
  'https://play.example/cashier?token=abc',
  '{"mobileno":"9876543210"}',
  'Deposit of 500 by Rohit refused',
  '१२३४५६७८९०',
  'a'.repeat(5000),
  '',
];

test.each(secrets)('wherever %j is put, it does not leave the page', (secret) => {
  const places: TelemetryRecord[] = [
    record({ name: secret }),
    record({ kind: 'error', name: secret }),
    record({ kind: 'error', name: `${secret}Error` }),
    record({ name: `bet placed ${secret}` }),
    record({ attributes: { ...casino, player: secret, kind: secret } }),
    record({ attributes: { ...casino, [secret]: true } }),
    record({ kind: 'error', attributes: { ...casino, kind: secret } }),
    record({ attributes: { remote: secret, version: '1.4.2' } }),
    record({ attributes: { remote: 'casino', version: secret } }),
    record({ name: 'remote loaded', attributes: { ...casino, milliseconds: secret } }),
  ];
  for (const place of places) {
    const text = JSON.stringify(reportOf(place, signedIn));
    if (secret !== '') expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
    expect(text).not.toMatch(/\d{5}|@|rohit/i);
  }
});

/** Somebody of another name than the player who is signed in elsewhere in these tests. */
const called = (name: string): SessionState => ({
  ...signedIn,
  user: signedIn.user && { ...signedIn.user, name },
});

test.each([
  ['Jo Rao', { name: 'bet of jo placed' }, null],
  ['JO', { name: 'bet jo' }, null],
  ['Rao J.O.', { name: 'rao bet' }, null],
  ['J. Li', { kind: 'error' as const, name: 'LiError' }, 'Error'],
  ['li', { kind: 'error' as const, name: 'BetOfLiError' }, 'Error'],
  ['Li', { kind: 'error' as const, name: 'LIError' }, 'Error'],
  ['Jo', { attributes: { ...casino, remote: 'jo-casino' } }, null],
  ['Jo', { attributes: { ...casino, remote: 'casino2jo' } }, 'bet placed'],
  ['An To', { name: 'an error is shown' }, null],
  ['Jo Li', { name: 'job listed' }, 'job listed'],
  ['Jo Li', { kind: 'error' as const, name: 'JoinListError' }, 'JoinListError'],
  ['ओम ली', {}, 'bet placed'],
  ['ओम ली', { name: 'bet of ओम' }, null],
  ['ओम', { kind: 'error' as const, name: 'ओमError' }, 'Error'],
])('of a player called %s, whose name is short, %j leaves the page as %j', (name, part, sent) => {
  expect(reportOf(record(part), called(name))?.name ?? null).toBe(sent);
});

test('whatever is handed over, what leaves is nothing or what the collector takes', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom(...secrets), fc.double(), fc.boolean());
  const attributes = fc.dictionary(
    fc.oneof(fc.string(), fc.constantFrom('remote', 'version', 'kind', 'milliseconds', 'call')),
    value,
  );
  const anyRecord = fc.record({
    kind: fc.constantFrom('event' as const, 'error' as const),
    name: fc.oneof(fc.string(), fc.constantFrom('remote loaded', 'content shown', 'constructor', ...secrets)),
    attributes,
  });
  fc.assert(
    fc.property(anyRecord, (given) => {
      const report = reportOf(given, signedIn);
      expect(report === null || z.safeParse(telemetryReport, report).success).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
