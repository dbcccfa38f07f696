import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, keyFolder, publishRelease, type ReleaseOptions } from '@pavilion/federation/release';
import { writeBuild } from '@pavilion/federation/testing';
import { createLiveApps } from './live-apps.ts';

let folder: string;
let options: ReleaseOptions;

const server = () =>
  createLiveApps({
    releasesFolder: join(folder, 'store'),
    lastGoodFolder: join(folder, 'last-good'),
    root: 'http://operator/releases/',
    keys: () => options.keys.publicKeys(),
    clock: () => new Date('2026-11-22T00:00:00.000Z'),
    onRefusal: () => undefined,
  });

async function publish(name: string, version: string, manifest: object) {
  await writeBuild(join(folder, `${name}-${version}`), { name, version, manifest });
  await publishRelease(folderStore(join(folder, 'store')), join(folder, `${name}-${version}`), options);
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavilion-fitting-'));
  options = { keys: keyFolder(join(folder, 'keys')), ahead: true, clock: () => new Date('2026-11-22T00:00:00.000Z') };
  await publish('shell', '1.0.0', { provides: { react: '19.3.1' } });
  await publish('casino', '1.0.0', { requires: { react: '^19.3.0' } });
  await publish('casino', '1.1.0', { requires: { react: '^20.0.0' } });
});
afterEach(() => rm(folder, { recursive: true }));

describe('live apps', () => {
  it('serve the release that fits the live shell', async () => {
    const { remotes } = await server()();
    expect(remotes.map(({ release }) => [release.version, release.base])).toEqual([
      ['1.0.0', 'http://operator/releases/casino/1.0.0/'],
    ]);
  });

  it('pass on what the team has signed, and the shell that is served', async () => {
    const document = JSON.parse((await server()()).discovery ?? '{}');
    expect(JSON.parse(document.remotes.casino.manifest).version).toBe('1.1.0');
    expect(JSON.parse(document.remotes.casino.statement).earlier).toMatchObject([{ version: '1.0.0' }]);
    expect(JSON.parse(document.shell.statement)).toMatchObject({ version: '1.0.0', provides: { react: '19.3.1' } });
  });
});
