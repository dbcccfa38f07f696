import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { namedReleases } from '../discovery/earlier.ts';
import type { Statement } from '../discovery/statement.ts';
import { fittingManifest, type ReadOptions, readEntry } from '../discovery.ts';
import { writeBuild } from '../testing/builds.ts';
import { fitTable } from './fits.ts';
import { folderStore } from './folder-store.ts';
import { keyFolder } from './keys.ts';
import { readLive } from './live.ts';
import { checkRelease, liveMatrix, publishRelease, type ReleaseOptions, rollbackRelease } from './releases.ts';
import type { ReleaseStore } from './store.ts';

const TEAMS = ['auth', 'casino', 'sports', 'wallet'];
let folder: string;
let store: ReleaseStore;
let options: ReleaseOptions;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fits-'));
  store = folderStore(join(folder, 'store'));
  options = { keys: keyFolder(join(folder, 'keys')), clock: () => new Date('2026-11-22T00:00:00.000Z') };
});
afterEach(() => rm(folder, { recursive: true, force: true }));

type Versions = Readonly<Record<string, string>>;

/** A build of the shell that provides these versions, or of a remote that requires these ranges. */
async function build(name: string, version: string, versions: Versions): Promise<string> {
  const output = join(folder, `${name}-${version}`);
  const manifest = name === 'shell' ? { provides: versions } : { requires: versions };
  await writeBuild(output, { name, version, manifest });
  return output;
}
const publish = async (name: string, version: string, versions: Versions, more: Partial<ReleaseOptions> = {}) =>
  publishRelease(store, await build(name, version, versions), { ...options, ...more });
/** The releases that the casino's statement names besides the live one. */
const named = async () => namedReleases((await readLive(store, 'casino'))?.statement as Statement);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'released',
    (error: Error) => error.message,
  );

/** The release of each remote that a page takes whose shell provides these versions. */
async function taken(provides: Versions): Promise<Record<string, string>> {
  const { remotes } = JSON.parse(String(await store.read('discovery.json'))) as { remotes: Record<string, unknown> };
  const context = {
    root: 'https://cdn.example/',
    keys: await options.keys.publicKeys(),
    now: Date.parse('2026-11-22'),
  };
  const read = async ([name, entry]: [string, unknown]) => {
    const textOf = (version: string) => store.read(`${name}/${version}/remote.json`);
    const fit: ReadOptions['fit'] = (...live) => fittingManifest(...live, { contract: '3.0.0', provides }, textOf);
    const found = await readEntry(name, entry, { ...context, fit });
    return [name, 'release' in found ? found.release.version : found.fault.detail];
  };
  return Object.fromEntries(await Promise.all(Object.entries(remotes).map(read)));
}

const router = (version: string) => ({ react: '19.3.1', 'react-router': version });
const needs = (range: string) => ({ react: '^19.3.0', 'react-router': range });

describe('a release of the shell', () => {
  it('is refused beside remotes that it does not fit, with every reason', async () => {
    await publish('shell', '1.0.0', router('8.5.1'));
    await publish('casino', '1.0.0', needs('^8.5.0'));
    await publish('wallet', '1.0.0', { react: '^19.3.1', 'react-router': '^8.5.0' });
    const next = publish('shell', '1.1.0', { react: '19.3.0', 'react-router': '9.0.0' });
    expect(await refusal(next)).toBe(
      [
        'shell 1.1.0 does not fit what is live.',
        '',
        'remote        shell        package       requires  provided  releases first',
        'casino 1.0.0  shell 1.1.0  react-router  ^8.5.0    9.0.0     casino',
        'wallet 1.0.0  shell 1.1.0  react         ^19.3.1   19.3.0    shell',
        'wallet 1.0.0  shell 1.1.0  react-router  ^8.5.0    9.0.0     wallet',
        '',
        'Release casino, shell, wallet first, or say --force.',
      ].join('\n'),
    );
    expect((await readLive(store, 'shell'))?.statement.version).toBe('1.0.0');
  });

  it('goes live with a patch of a shared package', async () => {
    await publish('shell', '1.0.0', router('8.5.1'));
    await publish('casino', '1.0.0', needs('^8.5.0'));
    expect(await publish('shell', '1.0.1', router('8.5.2'))).toBe('1.0.1');
    expect(await publish('casino', '1.0.1', needs('^8.5.0'))).toBe('1.0.1');
    expect(await taken(router('8.5.1'))).toEqual({ casino: '1.0.1' });
  });

  it('goes live beside releases of an earlier tool, which record nothing', async () => {
    const plain = join(folder, 'plain');
    await writeBuild(plain, { name: 'casino', version: '1.0.0' });
    await publishRelease(store, plain, options);
    expect(await publish('shell', '1.0.0', router('9.0.0'))).toBe('1.0.0');
  });

  it('says in its statement what it provides, for open tabs', async () => {
    await publish('shell', '1.0.0', router('8.5.1'), { urgent: true });
    const signed = { contract: '3.0.0', provides: router('8.5.1'), urgent: true };
    expect((await readLive(store, 'shell'))?.statement).toMatchObject(signed);
    const { shell } = JSON.parse(String(await store.read('discovery.json'))) as { shell: { statement: string } };
    expect(JSON.parse(shell.statement)).toMatchObject(signed);
    await publish('shell', '1.0.1', router('8.5.1'));
    expect((await readLive(store, 'shell'))?.statement).not.toHaveProperty('urgent');
  });
});

describe('a release of a remote', () => {
  beforeEach(async () => {
    await publish('shell', '1.0.0', router('8.5.1'));
    await publish('casino', '1.0.0', needs('^8.5.0'));
  });

  it('is refused where the live shell does not provide what it requires', async () => {
    expect(await refusal(publish('casino', '1.1.0', needs('^9.0.0')))).toMatch(
      /^casino 1\.1\.0 +shell 1\.0\.0 +react-router +\^9\.0\.0 +8\.5\.1 +shell\n\nRelease shell first, say --ahead \(players keep casino 1\.0\.0 until then\), or say --force\.$/m,
    );
  });

  it('goes live ahead, and a shell that it does not fit takes the release before', async () => {
    const warnings: string[] = [];
    await publish('casino', '1.1.0', needs('^9.0.0'), { ahead: true, onForced: (text) => warnings.push(text) });
    expect(warnings).toEqual([
      'casino 1.1.0 is ahead of the live shell: players keep casino 1.0.0 until a shell that fits it is live.',
    ]);
    expect(await taken(router('8.5.1'))).toEqual({ casino: '1.0.0' });
    expect(await taken(router('9.0.0'))).toEqual({ casino: '1.1.0' });
  });

  it('does not go live ahead where no release before it fits', async () => {
    expect(await refusal(publish('wallet', '1.0.0', needs('^9.0.0'), { ahead: true }))).toContain('or say --force');
  });

  it('names no release that a rollback has left', async () => {
    await publish('casino', '1.1.0', needs('^8.4.0'));
    await rollbackRelease(store, 'casino', { ...options, origin: { reason: 'no games' } });
    await publish('casino', '1.2.0', needs('^8.5.1'));
    expect((await named()).map(({ version }) => version)).toEqual(['1.0.0']);
  });

  it('names no release before it where the requirements are the same', async () => {
    await publish('casino', '1.0.1', needs('^8.5.0'));
    expect((await readLive(store, 'casino'))?.statement).not.toHaveProperty('earlier');
  });
});

describe('a rollback', () => {
  it('is refused where the release before does not fit the live shell', async () => {
    await publish('shell', '1.0.0', router('8.5.1'));
    await publish('casino', '1.0.0', needs('^8.5.0'));
    await publish('casino', '1.1.0', needs('^8.5.0 || ^9.0.0'));
    await publish('shell', '1.1.0', router('9.0.0'));
    expect(await refusal(rollbackRelease(store, 'casino', { ...options, origin: { reason: 'no games' } }))).toMatch(
      /\^8\.5\.0 +9\.0\.0 +casino$/m,
    );
    expect(await rollbackRelease(store, 'shell', { ...options, origin: { reason: 'no games' } })).toEqual({
      from: '1.1.0',
      to: '1.0.0',
    });
    expect(await rollbackRelease(store, 'casino', { ...options, origin: { reason: 'no games' } })).toEqual({
      from: '1.1.0',
      to: '1.0.0',
    });
  });
});

describe('checkRelease', () => {
  it('returns how a build fits, and publishes nothing', async () => {
    await publish('shell', '1.0.0', router('8.5.1'));
    await publish('casino', '1.0.0', needs('^8.5.0'));
    const pairings = await checkRelease(store, await build('shell', '1.1.0', router('8.6.0')), options);
    expect(fitTable(pairings)).toMatch(/^casino 1\.0\.0 +shell 1\.1\.0 +everything +fits$/m);
    expect(await refusal(checkRelease(store, await build('shell', '1.2.0', router('9.0.0')), options))).toContain(
      'casino',
    );
    expect(await store.list('shell')).toEqual(['1.0.0']);
  });
});

describe('liveMatrix', () => {
  it('shows each package of each live app, and what players get', async () => {
    await publish('shell', '1.0.0', router('8.5.1'));
    await publish('casino', '1.0.0', needs('^8.5.0'));
    await publish('casino', '1.1.0', needs('^9.0.0'), { ahead: true });
    expect(await liveMatrix(store, options)).toBe(
      [
        '                    shell 1.0.0  casino 1.1.0',
        '@pavilion/contract  3.0.0        ^3.0.0',
        'react               19.3.1       ^19.3.0',
        'react-router        8.5.1        ^9.0.0 does not fit',
        'players get         1.0.0        1.0.0',
      ].join('\n'),
    );
  });
});

/** Every shell that a tab may run at that moment takes a release of every remote that fits it. */
async function expectEveryPage(...shells: readonly string[]): Promise<void> {
  for (const version of shells) {
    const releases = await taken(router(version));
    for (const team of TEAMS) {
      const path = `${team}/${releases[team]}/remote.json`;
      const { requires } = JSON.parse(String(await store.read(path))) as { requires: Versions };
      const majors = requires['react-router']?.match(/\^\d+/g) ?? [];
      expect([team, version, majors]).toEqual([team, version, expect.arrayContaining([`^${version.split('.')[0]}`])]);
    }
  }
}

describe('a major upgrade by five teams', () => {
  beforeEach(async () => {
    await publish('shell', '1.0.0', router('8.5.1'));
    for (const team of TEAMS) await publish(team, '1.0.0', needs('^8.5.0'));
  });

  it('takes every page from one major to the next through a range of both', async () => {
    for (const team of TEAMS) {
      await publish(team, '1.1.0', needs('^8.5.0 || ^9.0.0'));
      await expectEveryPage('8.5.1');
    }
    await publish('shell', '1.1.0', router('9.0.0'));
    await expectEveryPage('8.5.1', '9.0.0');
    for (const team of TEAMS) {
      await publish(team, '1.2.0', needs('^9.0.0'));
      await expectEveryPage('8.5.1', '9.0.0');
    }
  });

  it('takes every page there ahead of the shell where no code runs on both', async () => {
    for (const team of TEAMS.slice(0, 3)) {
      await publish(team, '2.0.0', needs('^9.0.0'), { ahead: true });
      await expectEveryPage('8.5.1');
    }
    expect(await refusal(publish('shell', '2.0.0', router('9.0.0')))).toContain('Release wallet first');
    await publish('wallet', '2.0.0', needs('^9.0.0'), { ahead: true });
    await publish('shell', '2.0.0', router('9.0.0'));
    await expectEveryPage('8.5.1', '9.0.0');
    expect(await taken(router('9.0.0'))).toEqual(Object.fromEntries(TEAMS.map((team) => [team, '2.0.0'])));
    expect(await rollbackRelease(store, 'shell', { ...options, origin: { reason: 'no games' } })).toMatchObject({
      to: '1.0.0',
    });
    await expectEveryPage('8.5.1', '9.0.0');
  });
});
