import { ApiError } from '@pavilion/api-client';
import type { LoadedRemote } from '@pavilion/contract';
import { signedIn } from '@pavilion/contract/testing';
import { browserWithPasskeys } from '@pavilion/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { openShell, testRelease } from '../testing.tsx';

let forget = () => {};
afterEach(() => forget());

const wallet = testRelease({ name: 'wallet', slots: [{ name: 'offer' }] });
const filled: LoadedRemote = {
  definition: { name: 'wallet', routes: [], slots: [] },
  pages: {},
  slots: { offer: async () => () => <p>A passkey</p> },
};

async function open({ canKeep = true, isOffered = true, getPasskeys = {}, source = async () => filled }) {
  forget = browserWithPasskeys({ canKeep });
  return openShell('/terms', {
    session: signedIn,
    releases: [wallet],
    source: { load: source },
    answers: { getPasskeys: { data: { passkeys: [], isOffered } }, ...getPasskeys },
  });
}
const isWhole = () => expect(screen.getByRole('heading', { level: 1 })).toBeVisible();

test('who has just signed in is offered a passkey beside the page, which keeps its focus', async () => {
  await open({});
  expect(await screen.findByText('A passkey')).toBeVisible();
  isWhole();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nobody is offered one whom the operator does not offer it', async () => {
  const { sent } = await open({ isOffered: false });
  await waitFor(() => expect(sent('getPasskeys')).toHaveLength(1));
  expect(screen.queryByText('A passkey')).toBeNull();
});

test('on a device that keeps none the operator is asked nothing', async () => {
  const { sent } = await open({ canKeep: false });
  await waitFor(() => expect(sent('getPlayNow')).not.toHaveLength(0));
  expect(sent('getPasskeys')).toEqual([]);
});

test.each([
  [
    'the operator has no answer',
    {
      getPasskeys: {
        getPasskeys: () => {
          throw new ApiError({ kind: 'server', call: 'getPasskeys' });
        },
      },
    },
  ],
  ['the code of the offer does not come', { source: () => Promise.reject(new Error('planted')) }],
])('a page is whole without an offer where %s', async (_, parts) => {
  const { sent } = await open(parts);
  await waitFor(() => expect(sent('getPasskeys')).not.toHaveLength(0));
  isWhole();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
