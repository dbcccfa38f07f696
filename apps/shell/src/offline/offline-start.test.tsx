import { signedIn } from '@pavilion/contract/testing';
import { paise } from '@pavilion/money';
import { act, waitFor } from '@testing-library/react';
import { OPEN_BETS_KEY, TOKEN_KEY } from '../services/session.ts';
import { openShell } from '../testing.tsx';

const WORKER = 'https://play.example/service-worker.js';

const bet = (part: object) => ({
  matchName: 'India v Australia',
  runnerName: 'India',
  selectionType: 'back',
  odds: 1.85,
  line: null,
  stack: paise(50_000),
  ...part,
});
const keptBets = () => JSON.parse(localStorage.getItem(OPEN_BETS_KEY) ?? 'null');

/** A browser's service workers: what was registered, taken away, and told to the one that is there. */
function browserWorkers(standing: readonly string[] = []) {
  const done: unknown[][] = [];
  const registrations = standing.map((name) => ({ unregister: async () => done.push(['unregister', name]) }));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async (address: unknown, options: unknown) => done.push(['register', String(address), options]),
      getRegistrations: async () => registrations,
      getRegistration: async () => ({ active: { postMessage: (message: string) => done.push(['post', message]) } }),
    },
  });
  Object.assign(globalThis, { caches: { delete: async (name: string) => done.push(['delete', name]) } });
  return done;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(globalThis, 'caches');
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

describe('the service worker', () => {
  test('is registered once the page stands, its address made by the document’s policy, and renews its page at each visit', async () => {
    const made: string[] = [];
    Object.assign(globalThis, {
      trustedTypes: {
        createPolicy: (name: string, { createScriptURL }: { createScriptURL: (address: string) => string }) => ({
          createScriptURL(address: string) {
            made.push(name);
            return createScriptURL(address);
          },
        }),
      },
    });
    const done = browserWorkers();
    await openShell('/terms', { worker: WORKER });
    await waitFor(() => expect(done).toContainEqual(['post', 'keep']));
    expect(done[0]).toEqual(['register', WORKER, { updateViaCache: 'none' }]);
    expect(made).toEqual(['pavilion']);
  });

  test('goes, with what it kept, where the operator has switched it off', async () => {
    const done = browserWorkers(['the one before']);
    await openShell('/terms');
    await waitFor(() =>
      expect(done).toEqual([
        ['unregister', 'the one before'],
        ['delete', 'offline'],
      ]),
    );
  });

  test('that can’t be had is reported, and the page is whole without it', async () => {
    const done = browserWorkers();
    const reports: unknown[][] = [];
    await openShell('/terms', {
      worker: WORKER,
      prepare(shell) {
        Object.assign(navigator.serviceWorker, { register: () => Promise.reject(new Error('blocked')) });
        Object.assign(shell.telemetry, { event: (...report: unknown[]) => reports.push(report) });
      },
    });
    await waitFor(() => expect(reports).toContainEqual(['worker not kept', { reason: 'Error: blocked' }]));
    expect(done).toEqual([]);
  });
});

describe('a player’s open bets', () => {
  const answers = {
    getBets: { data: { bets: [bet({}), bet({ selectionType: 'lay', line: 48, runnerName: '6 over' })], count: 12 } },
  };

  test('are kept for a start without a network, as few as a page has, with whose they are and when they were so', async () => {
    browserWorkers();
    const { sent } = await openShell('/terms', { session: signedIn, worker: WORKER, answers });
    await waitFor(() => expect(keptBets()).not.toBeNull());
    expect(keptBets()).toEqual({
      player: 'RK48213',
      at: expect.any(Number),
      count: 12,
      bets: [
        { match: 'India v Australia', name: 'India', side: 'back', odds: '1.85', stake: 50_000 },
        { match: 'India v Australia', name: '6 over 48', side: 'lay', odds: '1.85', stake: 50_000 },
      ],
    });
    expect(sent('getBets')).toEqual([expect.objectContaining({ betstatus: 'open', skip: 0, pagesize: 10 })]);
  });

  test('are read again as the balance moves', async () => {
    browserWorkers();
    const { shell, sent } = await openShell('/terms', { session: signedIn, worker: WORKER, answers });
    await waitFor(() => expect(sent('getBets')).toHaveLength(1));
    act(() => shell.emit('update_balance', { balance: 1, cash: 1, coins: 0 }));
    await waitFor(() => expect(sent('getBets')).toHaveLength(2));
  });

  test('are written by no page whose player another tab has signed out', async () => {
    browserWorkers();
    const { sent } = await openShell('/terms', {
      session: signedIn,
      worker: WORKER,
      answers,
      prepare: () => localStorage.removeItem(TOKEN_KEY),
    });
    await waitFor(() => expect(sent('getBets')).toHaveLength(1));
    expect(keptBets()).toBeNull();
  });

  test('are not asked for where nothing could show them, nor of a visitor', async () => {
    const without = await openShell('/terms', { session: signedIn, worker: WORKER, answers });
    browserWorkers();
    const off = await openShell('/terms', { session: signedIn, answers });
    const visitor = await openShell('/terms', { worker: WORKER, answers });
    for (const { sent } of [without, off, visitor]) expect(sent('getBets')).toEqual([]);
  });
});
