import type { LoadedRemote } from '@pavilion/contract';
import { Dialog } from '@pavilion/shared-ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShell, testRelease } from '../testing.tsx';

const auth = testRelease({ name: 'auth', slots: [{ name: 'dialogs' }] });
const casino = testRelease({ name: 'casino', slots: [{ name: 'dialogs' }] });

const login: LoadedRemote = {
  definition: { name: 'auth', routes: [], slots: [] },
  pages: {},
  slots: {
    dialogs: async () => () => (
      <Dialog open onClose={() => undefined} title="Log In" closeLabel="Close">
        <input aria-label="Password" />
      </Dialog>
    ),
  },
};
const nothing: LoadedRemote = { ...login, slots: { dialogs: async () => () => null } };

/** Two remotes that fill `dialogs`, each of whose entries comes when the test says so. */
function sourceOfTwo() {
  const waiting: Record<string, PromiseWithResolvers<LoadedRemote>> = {};
  const settle = (name: string, end: (one: PromiseWithResolvers<LoadedRemote>) => void) =>
    act(async () => {
      const one = waiting[name];
      if (!one) throw new Error(`${name} was not asked for`);
      end(one);
    });
  return {
    source: {
      load({ name }: { readonly name: string }) {
        const one = Promise.withResolvers<LoadedRemote>();
        waiting[name] = one;
        return one.promise;
      },
    },
    arrive: (name: string, remote: LoadedRemote) => settle(name, ({ resolve }) => resolve(remote)),
    fail: (name: string) =>
      settle(name, ({ reject }) => reject(Object.assign(new Error('404'), { kind: 'unreachable' }))),
  };
}

const dialogs = () => screen.queryAllByRole('dialog');
/** What stands in the place of a dialog while it loads is shown a moment later. */
const afterMoment = () => act(() => jest.advanceTimersByTimeAsync(200));
const open = (source: ReturnType<typeof sourceOfTwo>['source']) =>
  openShell('/?dialog=login', { releases: [auth, casino], source });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a filler of the dialogs that fails beside one that is ready leaves the player’s form alone', async () => {
  const { source, arrive, fail } = sourceOfTwo();
  await open(source);
  await arrive('auth', login);
  await afterMoment();
  expect(dialogs()).toHaveLength(1);
  await fail('casino');
  await afterMoment();
  expect(dialogs()).toHaveLength(1);
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.querySelector('[data-remote="casino"]')).toHaveAttribute('data-remote-state', 'failed');
});

test('a filler that fails says nothing while another one is on its way, and one dialog alone shows that it is', async () => {
  const { source, arrive, fail } = sourceOfTwo();
  await open(source);
  await afterMoment();
  expect(dialogs()).toHaveLength(1);
  await fail('auth');
  await afterMoment();
  expect(dialogs()).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  await arrive('casino', nothing);
  expect(dialogs()).toHaveLength(0);
});

test('where every filler has failed one dialog says so, and its Retry asks for all of them', async () => {
  const { source, arrive, fail } = sourceOfTwo();
  await open(source);
  await fail('auth');
  await fail('casino');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await afterMoment();
  await fail('auth');
  await arrive('casino', { ...login, definition: { ...login.definition, name: 'casino' } });
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
