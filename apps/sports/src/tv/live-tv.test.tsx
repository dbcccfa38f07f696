import { ApiError, type Match } from '@pavilion/api-client';
import type { TestAnswers } from '@pavilion/contract/testing';
import { refuseFrame, renderRemote } from '@pavilion/remote-kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { imageOnWire, match } from '../live/testing.ts';
import { matchAnswers } from '../match/testing.ts';
import { remote } from '../remote.ts';

const shown = match('m1', { name: 'India v Australia', inPlay: true, hasTv: true, progress: '14.2 ov' });
const stream = (url = 'https://tv.example.com/m1') => ({
  data: { streams: [{ refMatchId: 'm1', name: 'India v Australia', url }] },
});

async function page(getStreamInfo: TestAnswers[string] = stream(), of: Match = shown) {
  const answers = {
    ...matchAnswers,
    getMatches: ({ sport }: { sport?: string }) => ({ data: { clock: 1, matches: sport === '4' ? [of] : [] } }),
    getMatchCounts: { data: { sports: [{ sportId: '4', total: 1, inPlay: 1 }] } },
    getStreamInfo,
  };
  const replies = { 'odds:subscribe': imageOnWire(1, [of]), 'odds:unsubscribe': { status: 'success' } };
  const view = await renderRemote(remote, '/exchange/m1', answers, { replies, fakeTimers: true });
  await settle();
  return view;
}
const settle = (ms = 100) => act(() => jest.advanceTimersByTimeAsync(ms));
const tv = () => within(screen.getByRole('region', { name: 'Live TV' }));
const frame = () => screen.queryByTitle('Live video of India v Australia');
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  // The code of the pictures, then the operator's answer.
  await settle();
  await settle();
};
const inputsOf = (calls: readonly { readonly call: string; readonly input: unknown }[]) =>
  calls.filter(({ call }) => call === 'getStreamInfo').map(({ input }) => input);

let saves = false;
// Its code comes by itself, and takes its first time from no test.
beforeAll(() => import('./tv-stage.tsx'));
beforeEach(() => {
  saves = false;
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-21T14:00:00Z') });
  window.matchMedia = (query) =>
    ({ matches: saves && query.includes('reduced-data'), addEventListener() {}, removeEventListener() {} }) as never;
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'documentPictureInPicture');
});

test('pictures are asked for once they are wanted, and stand in a frame that can read and lead nothing of ours', async () => {
  const { shell } = await page();
  expect(inputsOf(shell.calls)).toEqual([]);
  expect(frame()).not.toBeInTheDocument();
  await press('Watch live TV');
  expect(inputsOf(shell.calls)).toEqual([{ Type: 'CRICKET' }]);
  expect(frame()).toHaveAttribute('src', 'https://tv.example.com/m1');
  expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(tv().getByRole('status')).toHaveTextContent('Loading the video');
  fireEvent.load(frame() as HTMLElement);
  expect(tv().queryByRole('status')).not.toBeInTheDocument();
  expect(tv().getByText('Video can be some seconds behind the prices.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Watch live TV', pressed: true })).toBeVisible();
  await press('Close live TV');
  expect(screen.queryByRole('region', { name: 'Live TV' })).toBeNull();
  expect(frame()).not.toBeInTheDocument();
});

test('who left them open finds them open on the next match, unless their data is to be saved', async () => {
  const first = await page();
  await press('Watch live TV');
  first.unmount();
  const second = await page();
  expect(frame()).toBeInTheDocument();
  second.unmount();
  saves = true;
  await page();
  expect(frame()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Watch live TV', pressed: false })).toHaveAccessibleDescription(
    'Data saver is on: video loads only when you start it.',
  );
});

test.each([
  ['has no pictures', { hasTv: false }],
  ['has not begun', { inPlay: false }],
])('a match that %s offers none', async (_, differs) => {
  await page(stream(), { ...shown, ...differs });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Live TV' })).not.toBeInTheDocument();
});

test.each([
  ['names no pictures of it', { data: { streams: [] } }],
  ['names what is no page', stream('javascript:alert(1)')],
])('where the operator %s, the player is told', async (_, answer) => {
  await page(answer);
  await press('Watch live TV');
  expect(tv().getByText('No live video of this match now')).toBeVisible();
  expect(frame()).not.toBeInTheDocument();
});

test('a call that fails says so and Retry asks again', async () => {
  let isBroken = true;
  await page(() => {
    if (isBroken) throw new ApiError({ kind: 'server', call: 'getStreamInfo' });
    return stream();
  });
  await press('Watch live TV');
  await settle(20_000);
  expect(tv().getByRole('alert')).toHaveTextContent('Live TV could not be loaded');
  isBroken = false;
  await press('Retry');
  expect(frame()).toBeInTheDocument();
});

test('pictures that do not come in fifteen seconds are said not to; Retry loads them anew', async () => {
  await page();
  await press('Watch live TV');
  await settle(15_000);
  expect(tv().getByRole('alert')).toHaveTextContent('No video for 15 seconds');
  expect(frame()).not.toBeInTheDocument();
  await press('Retry');
  expect(frame()).toBeInTheDocument();
});

test('pictures from where this site shows none are said to be refused, also once the browser’s own page has loaded; Retry tries anew', async () => {
  await page();
  await press('Watch live TV');
  fireEvent.load(frame() as HTMLElement);
  act(() => refuseFrame('https://tv.example.com'));
  expect(tv().getByRole('alert')).toHaveTextContent('The video can’t be shown');
  expect(frame()).not.toBeInTheDocument();
  await press('Retry');
  expect(frame()).toBeInTheDocument();
});

describe('in a small window', () => {
  /** A browser that opens one, or does not. */
  function smallWindows(isRefused = false) {
    const host = document.createElement('iframe');
    document.body.append(host);
    const small = host.contentWindow as Window;
    small.close = () => small.dispatchEvent(new Event('pagehide'));
    Object.assign(window, {
      documentPictureInPicture: { requestWindow: async () => (isRefused ? Promise.reject(new Error()) : small) },
    });
    return small;
  }

  test('the pictures play there alone, and come back when it is closed', async () => {
    const small = smallWindows();
    const { unmount } = await page();
    await press('Watch live TV');
    await press('Show in a small window');
    expect(small.document.querySelector('iframe')).toHaveAttribute('src', 'https://tv.example.com/m1');
    expect(tv().getByRole('status')).toHaveTextContent('The video is playing in a small window');
    expect(frame()).not.toBeInTheDocument();
    act(() => small.close());
    expect(frame()).toBeInTheDocument();
    await press('Show in a small window');
    await press('Bring the video back');
    expect(small.document.querySelector('iframe')).toBeNull();
    unmount();
  });

  test('pictures that are refused there come back to be said so', async () => {
    const small = smallWindows();
    await page();
    await press('Watch live TV');
    await press('Show in a small window');
    act(() => refuseFrame('https://tv.example.com', {}, small.document));
    expect(tv().queryByText('The video is playing in a small window')).not.toBeInTheDocument();
    expect(frame()).toBeInTheDocument();
  });

  test('a browser that does not open it is said not to have', async () => {
    smallWindows(true);
    const { shell } = await page();
    await press('Watch live TV');
    await press('Show in a small window');
    expect(shell.toasts).toEqual([{ type: 'info', message: 'Your browser did not open a small window.' }]);
    expect(frame()).toBeInTheDocument();
  });

  test('a browser that has none offers none', async () => {
    await page();
    await press('Watch live TV');
    expect(tv().queryByRole('button', { name: 'Show in a small window' })).not.toBeInTheDocument();
  });
});
