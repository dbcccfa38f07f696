import type { LoadedRemote, SlotProps } from '@pavilion/contract';
import { signedIn, signedOut } from '@pavilion/contract/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShell, testRelease } from '../testing.tsx';

const sports = testRelease({ name: 'sports', slots: [{ name: 'exposure' }] });
const filled: LoadedRemote = {
  definition: { name: 'sports', routes: [], slots: [] },
  pages: {},
  slots: {
    exposure:
      async () =>
      ({ match, onMatch, onClose }: SlotProps['exposure']) => (
        <div role="dialog" aria-label="Exposure">
          {match ?? 'every match'}
          <button type="button" onClick={() => onMatch('m1')}>
            A match
          </button>
          <button type="button" onClick={onClose}>
            Close it
          </button>
        </div>
      ),
  },
};
const source = { load: async () => filled };
const open = (address: string, session = signedIn) => openShell(address, { session, releases: [sports], source });

test('the address opens the exposure dialog, follows it to a match, and closes it', async () => {
  await open('/home?exposure=all');
  const user = userEvent.setup();
  expect(await screen.findByRole('dialog', { name: 'Exposure' })).toHaveTextContent('every match');
  await user.click(screen.getByRole('button', { name: 'A match' }));
  expect(await screen.findByText('m1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Close it' }));
  expect(screen.queryByRole('dialog', { name: 'Exposure' })).toBeNull();
});

test('a visitor has no exposure dialog', async () => {
  await open('/?exposure=all', signedOut);
  expect(screen.queryByRole('dialog', { name: 'Exposure' })).toBeNull();
});

test('a dialog that does not load says so in its own place, with Retry', async () => {
  const failing = { load: () => Promise.reject(new Error('planted')) };
  await openShell('/home?exposure=all', { session: signedIn, releases: [sports], source: failing });
  expect(await screen.findByRole('dialog', { name: 'Exposure' })).toHaveTextContent('Retry');
});
