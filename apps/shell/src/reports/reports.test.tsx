import type { Telemetry } from '@pavilion/contract';
import { testRelease } from '../testing.tsx';
import { keepRoot } from './root-keeper.ts';
import { reportUncaught } from './uncaught-errors.ts';

describe('what nobody has caught', () => {
  const casino = testRelease({ name: 'casino', version: '1.4.2' });
  const wallet = testRelease({ name: 'wallet', version: '2.0.0' });
  const listen = () => {
    const reports: Readonly<Record<string, unknown>>[] = [];
    const telemetry: Telemetry = {
      event() {},
      error: (error, attributes) => reports.push({ message: (error as Error).message, ...attributes }),
    };
    return { reports, stop: reportUncaught(window, telemetry, () => [casino, wallet]) };
  };
  const errorAt = (...files: string[]) =>
    Object.assign(new Error('planted'), {
      stack: ['Error: planted', ...files.map((file) => `    at run (${file}:1:17)`)].join('\n'),
    });
  const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

  test('in a timer is reported by the remote and version whose file stands first in its stack', () => {
    const { reports, stop } = listen();
    const error = errorAt(`${wallet.base}7.js`, `${casino.base}remote-entry.js`);
    window.dispatchEvent(new ErrorEvent('error', { error, message: 'planted' }));
    expect(reports).toEqual([{ message: 'planted', kind: 'uncaught', remote: 'wallet', version: '2.0.0' }]);
    stop();
  });

  test('as a rejected promise is reported the same way', () => {
    const { reports, stop } = listen();
    window.dispatchEvent(rejection(errorAt(`${casino.base}3.js`)));
    expect(reports).toEqual([{ message: 'planted', kind: 'rejected', remote: 'casino', version: '1.4.2' }]);
    stop();
  });

  test('without a stack is known by the file that the browser names', () => {
    const { reports, stop } = listen();
    const thrown = { message: 'Uncaught planted', filename: `${casino.base}3.js` };
    window.dispatchEvent(new ErrorEvent('error', thrown));
    expect(reports).toEqual([{ message: 'Uncaught planted', kind: 'uncaught', remote: 'casino', version: '1.4.2' }]);
    stop();
  });

  test('that is no remote’s, nor of another version, carries no name', () => {
    const { reports, stop } = listen();
    window.dispatchEvent(rejection(errorAt('https://releases.test/casino/1.4.20/3.js')));
    expect(reports).toEqual([{ message: 'planted', kind: 'rejected' }]);
    stop();
    window.dispatchEvent(rejection(errorAt(`${casino.base}3.js`)));
    expect(reports).toHaveLength(1);
  });
});

describe('the root of the app', () => {
  const outcomes: string[] = [];
  const reloads: true[] = [];
  let stop = () => {};
  const root = () => document.getElementById('root');
  const flush = () => Promise.resolve();
  const start = () => {
    outcomes.length = 0;
    reloads.length = 0;
    document.body.innerHTML = '<div id="root"></div>';
    const render = (place: HTMLElement) => {
      place.innerHTML = '<main>The app<div data-remote="casino" data-remote-version="1.4.2"></div></main>';
    };
    const first = root() as HTMLElement;
    stop = keepRoot({
      root: first,
      render,
      isOwn: ({ localName }) => localName === 'main',
      onEmptied: (outcome, mounted) =>
        outcomes.push([outcome, ...mounted.map(({ remote, version }) => `${remote} ${version}`)].join(', ')),
      reload: () => reloads.push(true),
    });
    render(first);
    return flush();
  };
  beforeEach(() => jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask', 'nextTick'] }));
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  test.each([
    ['emptied', () => root()?.replaceChildren()],
    ['written over with nothing', () => Object.assign(root() ?? {}, { innerHTML: '' })],
    ['taken out of the document', () => root()?.remove()],
    ['lost with the whole body', () => document.body.replaceChildren()],
    ['written over by another page', () => Object.assign(root() ?? {}, { innerHTML: '<b>gone</b>' })],
    ['written over with text', () => Object.assign(root() ?? {}, { textContent: 'gone' })],
    ['written over with a space', () => Object.assign(root() ?? {}, { innerHTML: ' ' })],
    ['lost with a body that was replaced', () => document.body.replaceWith(document.createElement('body'))],
    ['lost with the head and the body', () => Object.assign(document.documentElement, { innerHTML: '' })],
    ['lost with the document’s element', () => document.replaceChildren()],
  ])('is filled again when it was %s, and what stood on it is named', async (_, empty) => {
    await start();
    const { head } = document;
    empty();
    await flush();
    expect(root()).toHaveTextContent(/^The app$/);
    expect(document.head).toBe(head);
    expect(outcomes).toEqual(['rendered again, casino 1.4.2']);
  });

  test('says so honestly the second time within a minute, with a way to reload that needs nothing of the app', async () => {
    localStorage.setItem('preferences', '{"state":{"locale":"hi","theme":"dark"},"version":0}');
    await start();
    root()?.replaceChildren();
    await flush();
    await flush();
    jest.advanceTimersByTime(30_000);
    root()?.replaceChildren();
    await flush();
    expect(root()).toHaveTextContent('इस पेज ने काम करना बंद कर दिया');
    expect(outcomes).toEqual(['rendered again, casino 1.4.2', 'given up, casino 1.4.2']);
    root()?.querySelector('button')?.click();
    expect(reloads).toHaveLength(1);
    localStorage.clear();
  });

  test('is filled again where the last time is more than a minute ago', async () => {
    await start();
    root()?.replaceChildren();
    await flush();
    await flush();
    jest.advanceTimersByTime(61_000);
    root()?.replaceChildren();
    await flush();
    expect(root()).toHaveTextContent('The app');
  });

  test('that changes its content and keeps some is left alone', async () => {
    await start();
    root()?.replaceChildren(document.createElement('main'));
    await flush();
    expect(outcomes).toEqual([]);
  });
});
