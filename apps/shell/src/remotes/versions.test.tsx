import { useShell } from '@pavilion/contract';
import { signedIn } from '@pavilion/contract/testing';
import type { Release } from '@pavilion/federation/discovery';
import type { RemoteSource } from '@pavilion/federation/runtime';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { openShell, testRelease } from '../testing.tsx';

const title = { en: 'Slots', hi: 'स्लॉट' };
const route = (path: `/${string}`, page: string) => ({ path, page, title, access: 'common', frame: 'full' }) as const;
const casino = (version: string, routes = [route('/slots', 'slots'), route('/lobby', 'lobby')]) =>
  testRelease({ name: 'casino', version, routes });

/** A source whose remotes show their version and a form; `lose` is a file of a version that fails, `broken` are versions that don't load. */
function createSource(broken: readonly string[] = []) {
  const listeners = new Map<string, (file: string) => void>();
  const down = new Set(broken);
  const page = ({ name, version }: Release) =>
    function Page() {
      const { hold } = useShell();
      const [release, setRelease] = useState<() => void>();
      return (
        <>
          <h1>{`${name} ${version}`}</h1>
          <button type="button" onClick={() => setRelease(() => hold('a bet'))}>
            Hold
          </button>
          <button type="button" onClick={() => release?.()}>
            Let go
          </button>
          <Form />
        </>
      );
    };
  const source: RemoteSource = {
    async load(release) {
      if (down.has(release.version)) throw Object.assign(new Error('404'), { kind: 'unreachable' });
      const Page = page(release);
      return {
        definition: { name: release.name, routes: [], slots: [] },
        pages: { slots: async () => Page, lobby: async () => () => <h1>{`The lobby of ${release.version}`}</h1> },
        slots: {},
      };
    },
    chunks: ({ version }) => ({
      drop: () => [],
      onFailure(listener) {
        listeners.set(version, listener);
        return () => {};
      },
    }),
  };
  return {
    source,
    down,
    lose: (version: string) => act(async () => listeners.get(version)?.('7.js')),
  };
}

function Form() {
  const [amount, setAmount] = useState('');
  const [isElsewhere, setElsewhere] = useState(false);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('planted');
  if (isElsewhere) return <p>On its way</p>;
  return (
    <form>
      <input name="amount" aria-label="Amount" value={amount} onChange={(event) => setAmount(event.target.value)} />
      <p>{`You will pay ${amount || 'nothing'}`}</p>
      <textarea name="note" aria-label="Note" />
      <input name="terms" aria-label="Terms" type="checkbox" />
      <input name="password" aria-label="Password" type="password" />
      <input name="code" aria-label="Code" autoComplete="one-time-code" />
      <input aria-label="Nameless" />
      <button type="button" onClick={() => setElsewhere(true)}>
        Next step
      </button>
      <button type="button" onClick={() => setTimeout(() => setBroken(true))}>
        Break
      </button>
      {createPortal(
        <div role="dialog">
          <select name="bank" aria-label="Bank">
            <option value="a">A</option>
            <option value="b">B</option>
          </select>
        </div>,
        document.body,
      )}
    </form>
  );
}

const open = (from: ReturnType<typeof createSource>, path = '/slots') =>
  openShell(path, { session: signedIn, releases: [casino('1.0.0')], source: from.source });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a page that works keeps its version when another goes live, until it is left', async () => {
  const { host, publish } = await open(createSource());
  expect(heading()).toBe('casino 1.0.0');
  publish([casino('1.1.0')]);
  await act(() => host.releases.refresh());
  expect(heading()).toBe('casino 1.0.0');
  await act(async () => host.navigation.go('/lobby'));
  expect(heading()).toBe('The lobby of 1.1.0');
  await act(async () => host.navigation.go('/slots'));
  expect(heading()).toBe('casino 1.1.0');
});

test('a page that works stays until it is left, also where its route is gone from the table', async () => {
  const { host, publish, address } = await open(createSource());
  publish([casino('1.1.0', [route('/lobby', 'lobby')])]);
  await act(() => host.releases.refresh());
  expect(heading()).toBe('casino 1.0.0');
  await act(async () => host.navigation.go('/lobby'));
  expect(heading()).toBe('The lobby of 1.1.0');
  await act(async () => host.navigation.go('/slots'));
  await waitFor(() => expect(address()).toBe('/home'));
});

test('a page that does not load is replaced by itself as soon as its version lies there with other bytes', async () => {
  const from = createSource(['1.0.0']);
  const { host, publish } = await open(from);
  expect(screen.getByRole('alert')).toBeVisible();
  from.down.clear();
  publish([{ ...casino('1.0.0'), integrity: 'sha256-other' }]);
  await act(() => host.releases.refresh());
  expect(heading()).toBe('casino 1.0.0');
});

test('a page that works stays as it is when its version lies there with other bytes', async () => {
  const { host, publish } = await open(createSource());
  await userEvent.type(screen.getByLabelText('Amount'), '1500');
  publish([{ ...casino('1.0.0'), integrity: 'sha256-other' }]);
  await act(() => host.releases.refresh());
  expect(screen.getByLabelText('Amount')).toHaveValue('1500');
});

test('a page that does not load is replaced by itself as soon as another version is live: no Retry, no reload', async () => {
  const { host, publish } = await open(createSource(['1.0.0']));
  expect(screen.getByRole('alert')).toHaveTextContent(/This section could not be loaded/);
  publish([casino('0.9.0')]);
  await act(() => host.releases.refresh());
  expect(heading()).toBe('casino 0.9.0');
});

test('a failure reads the discovery document again, so a rollback heals the page at once', async () => {
  const from = createSource();
  const { host, publish, refreshes } = await open(from, '/terms');
  from.down.add('1.0.0');
  publish([casino('0.9.0')]);
  await act(async () => host.navigation.go('/slots'));
  expect(refreshes).toHaveLength(1);
  expect(heading()).toBe('casino 0.9.0');
});

test('Retry reads the discovery document again', async () => {
  const { publish } = await open(createSource(['1.0.0']));
  publish([casino('1.0.1')]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(heading()).toBe('casino 1.0.1');
});

test('a page that has lost a file moves to the version that is live, with what was typed, but no secret', async () => {
  const from = createSource();
  const { publish } = await open(from);
  await userEvent.type(screen.getByLabelText('Amount'), '1500');
  await userEvent.type(screen.getByLabelText('Note'), 'for Sunday');
  await userEvent.click(screen.getByLabelText('Terms'));
  await userEvent.selectOptions(screen.getByLabelText('Bank'), 'b');
  for (const name of ['Password', 'Code', 'Nameless']) await userEvent.type(screen.getByLabelText(name), 'secret12');
  publish([casino('1.1.0')]);
  await from.lose('1.0.0');
  expect(heading()).toBe('casino 1.1.0');
  expect(screen.getByLabelText('Amount')).toHaveValue('1500');
  expect(screen.getByText('You will pay 1500')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('for Sunday');
  expect(screen.getByLabelText('Terms')).toBeChecked();
  expect(screen.getByLabelText('Bank')).toHaveValue('b');
  for (const name of ['Password', 'Code', 'Nameless']) expect(screen.getByLabelText(name)).toHaveValue('');
});

test('a page that has lost a file stays as it is where no other version is live', async () => {
  const from = createSource();
  const { host, publish } = await open(from);
  await from.lose('1.0.0');
  expect(heading()).toBe('casino 1.0.0');
  publish([casino('1.1.0')]);
  await act(() => host.releases.refresh());
  expect(heading()).toBe('casino 1.0.0');
});

test('what was typed is kept too where the press that lost the file has taken the fields away', async () => {
  const from = createSource();
  const { publish } = await open(from);
  await userEvent.type(screen.getByLabelText('Amount'), '1500');
  await userEvent.type(screen.getByLabelText('Password'), 'secret12');
  await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
  expect(screen.queryByLabelText('Amount')).toBeNull();
  publish([casino('1.1.0')]);
  await from.lose('1.0.0');
  expect(screen.getByLabelText('Amount')).toHaveValue('1500');
  expect(screen.getByLabelText('Password')).toHaveValue('');
});

test('what was typed is back when a page that threw is opened again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(createSource());
  await userEvent.type(screen.getByLabelText('Amount'), '1500');
  await userEvent.type(screen.getByLabelText('Password'), 'secret12');
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(screen.getByLabelText('Amount')).toHaveValue('1500');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  quiet.mockRestore();
});

test('a file that was lost before the page moved on has nothing to say about the version after it', async () => {
  const from = createSource();
  const { host, publish } = await open(from);
  publish([casino('1.1.0')]);
  await from.lose('1.0.0');
  expect(heading()).toBe('casino 1.1.0');
  publish([casino('1.2.0')]);
  await act(() => host.releases.refresh());
  expect(heading()).toBe('casino 1.1.0');
});

test('while something is half done no version is swapped; afterwards what was due happens', async () => {
  const from = createSource();
  const { publish } = await open(from);
  await userEvent.click(screen.getByRole('button', { name: 'Hold' }));
  await userEvent.type(screen.getByLabelText('Amount'), '20');
  publish([casino('1.1.0')]);
  await from.lose('1.0.0');
  expect(heading()).toBe('casino 1.0.0');
  await userEvent.type(screen.getByLabelText('Amount'), '00');
  await userEvent.click(screen.getByRole('button', { name: 'Let go' }));
  expect(heading()).toBe('casino 1.1.0');
  expect(screen.getByLabelText('Amount')).toHaveValue('2000');
});

test('a page that failed waits too, while something is half done elsewhere', async () => {
  const { host, publish } = await open(createSource(['1.0.0']));
  const letGo = await act(async () => host.holds.take('a bet', { remote: 'sports', version: '1.0.0' }));
  publish([casino('1.1.0')]);
  await act(() => host.releases.refresh());
  expect(screen.getByRole('alert')).toHaveTextContent(/This section could not be loaded/);
  await act(async () => letGo());
  expect(heading()).toBe('casino 1.1.0');
});

describe('an address that nobody owns', () => {
  test('is kept, with a way to try again, while what is live could not be read; it opens when it is back', async () => {
    const from = createSource();
    const { publish, address } = await openShell('/lobby/of/casino', { coverage: 'partial', source: from.source });
    expect(address()).toBe('/lobby/of/casino');
    expect(screen.getByRole('alert')).toHaveTextContent(/not available right now/);
    expect(screen.getByRole('banner')).toBeInTheDocument();
    publish([casino('1.0.0', [route('/lobby/of/casino', 'lobby')])]);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(heading()).toBe('The lobby of 1.0.0');
  });

  test('of one word is kept too, though it could be a provider’s', async () => {
    const from = createSource();
    const { host, publish, address } = await openShell('/slots', { coverage: 'partial', source: from.source });
    expect(await screen.findByRole('alert')).toHaveTextContent(/not available right now/);
    expect(address()).toBe('/slots');
    publish([casino('1.0.0')]);
    await act(() => host.releases.refresh());
    expect(heading()).toBe('casino 1.0.0');
  });

  test('waits without a word while the document is on its way, and leads to / once it is known to be nobody’s', async () => {
    const { host, publish, address } = await openShell('/no/such/page', { coverage: 'pending' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(address()).toBe('/no/such/page');
    publish([casino('1.0.0')]);
    await act(() => host.releases.refresh());
    expect(address()).toBe('/');
  });

  test('the shell’s own pages open all the same', async () => {
    const { address } = await openShell('/terms', { coverage: 'partial' });
    expect(address()).toBe('/terms');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/Terms/);
  });
});
