import { signedIn, type TestShell } from '@pavilion/contract/testing';
import { createRemoteLoader } from '@pavilion/federation/runtime';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LiveShell } from '../discovery/other-releases.ts';
import { openShell, testRelease } from '../testing.tsx';

const QUERY = '@tanstack/react-query';
const routes = [
  { path: '/slots', page: 'slots', title: { en: 'Slots', hi: 'स्लॉट' }, access: 'common', frame: 'full' },
] as const;
const casino = (version: string, range: string) =>
  testRelease({ name: 'casino', version, routes, requires: { [QUERY]: range } });
const liveShell = (version: string): LiveShell => ({
  version: '1.1.0',
  contract: '3.0.0',
  provides: { [QUERY]: version },
});

/** A tab of a shell that has react-query 5.108.0, at a page of a remote that requires `range`. */
async function open(range: string, live: LiveShell | null | undefined) {
  const run: string[] = [];
  const source = createRemoteLoader({
    shell: { contract: '3.0.0', provides: { [QUERY]: '5.108.0' } },
    async fetchRemote({ name, version }) {
      run.push(version);
      const Page = () => <h1>{`Slots of ${version}`}</h1>;
      return { remote: { definition: { name, routes: [], slots: [] }, pages: { slots: async () => Page }, slots: {} } };
    },
  });
  const releases = [casino('1.1.0', range)];
  const reported = jest.fn();
  const prepare = (shell: TestShell) => jest.spyOn(shell.telemetry, 'error').mockImplementation(reported);
  const parts = { session: signedIn, releases, source, liveShell: live, prepare };
  return { run, reported, ...(await openShell('/slots', parts)) };
}

/** What the page shows in its own place; the frame may offer Reload too. */
const state = () => within(screen.getByRole('alert'));

describe('a page whose release does not fit the shell', () => {
  it('says that it needs an update, without a button that cannot help', async () => {
    const { run } = await open('^5.109.0', null);
    expect(screen.getByRole('alert')).toHaveTextContent('This page needs an update');
    expect(screen.getByRole('alert')).toHaveTextContent('It opens automatically when the update is ready.');
    expect(state().queryByRole('button', { name: /^(Retry|Reload)/ })).toBeNull();
    expect(run).toEqual([]);
  });

  it('offers Reload where the live shell fits it', async () => {
    const { reloads } = await open('^5.109.0', liveShell('5.109.2'));
    expect(state().queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.click(state().getByRole('button', { name: 'Reload the page' }));
    expect(reloads).toHaveLength(1);
  });

  it('offers no Reload where the live shell does not fit it either', async () => {
    await open('^6.0.0', liveShell('5.109.2'));
    expect(state().queryByRole('button', { name: /^(Retry|Reload)/ })).toBeNull();
  });

  it('opens as soon as a release that fits is live', async () => {
    const { host, publish, run } = await open('^5.109.0', null);
    publish([casino('1.1.1', '^5.108.0')]);
    await act(() => host.releases.refresh());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Slots of 1.1.1');
    expect(run).toEqual(['1.1.1']);
  });

  it('is reported with the package and both versions', async () => {
    const { reported } = await open('^5.109.0', null);
    const needs = `${QUERY} ^5.109.0, 5.108.0`;
    expect(reported).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledWith(expect.anything(), {
      ...{ remote: 'casino', version: '1.1.0', kind: 'contract', needs },
    });
  });
});

describe('a page whose release fits the shell', () => {
  it.each(['^5.108.0', '^5.100.3', '^4.0.0 || ^5.0.0'])('opens where it requires %s', async (range) => {
    await open(range, null);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Slots of 1.1.0');
  });
});
