import type { LoadEvent } from '@pavilion/federation/runtime';
import { act } from '@testing-library/react';
import { MAIN_ID } from '../loading/main-id.ts';
import { testRelease } from '../testing.tsx';
import { reportLoadPhases } from './load-phases.ts';

const casino = testRelease({ name: 'casino' });
const discovery = 'https://play.example/releases/discovery.json';

function setup(durations: Readonly<Record<string, number>>) {
  document.body.innerHTML = `<main id="${MAIN_ID}"><p aria-busy="true">Loading</p></main>`;
  const events: unknown[][] = [];
  const listeners: ((event: LoadEvent) => void)[] = [];
  const stop = reportLoadPhases({
    telemetry: { event: (...args) => events.push(args), error() {} },
    discovery,
    loads: {
      onEvent(listener) {
        listeners.push(listener);
        return () => listeners.splice(0);
      },
    },
    performance: {
      now: () => 1234,
      getEntriesByName: (name: string) => (name in durations ? [{ duration: durations[name] }] : []),
    } as unknown as Performance,
  });
  const ready = () => {
    for (const listener of listeners) {
      listener({ type: 'ready', release: casino, part: { page: 'slots' }, milliseconds: 90 });
    }
  };
  return { events, ready, stop, listeners };
}

test('the document, the first content and each entry are timed once, as the browser measured them', async () => {
  const { events, ready, stop, listeners } = setup({ [discovery]: 41, [casino.entry]: 63 });
  ready();
  ready();
  expect(events).toEqual([['entry loaded', { remote: 'casino', version: '1.2.3', milliseconds: 63 }]]);
  await act(async () => document.querySelector('p')?.removeAttribute('aria-busy'));
  await act(async () => document.querySelector('p')?.append('more'));
  expect(events.slice(1)).toEqual([
    ['discovery read', { milliseconds: 41 }],
    ['content shown', { milliseconds: 1234 }],
  ]);
  stop();
  expect(listeners).toEqual([]);
});

test('what the browser does not tell is not made up', async () => {
  const { events, ready, stop } = setup({});
  ready();
  await act(async () => document.querySelector('p')?.remove());
  expect(events).toEqual([]);
  stop();
});
