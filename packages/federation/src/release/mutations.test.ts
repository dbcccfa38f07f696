import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { writeBuild } from '../testing/builds.ts';
import { folderStore } from './folder-store.ts';
import { keyFolder } from './keys.ts';
import { liveVersion, promoteRelease, publishRelease } from './releases.ts';
import { ReleaseError } from './store.ts';

const FILES = ['remote-entry.js', '1.js', '1.css'];

test('300 changes of a byte of a build, before and after it is published: none goes live', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mutations-'));
  const options = { keys: keyFolder(join(folder, 'keys')) };
  const store = folderStore(join(folder, 'store'));
  const build = join(folder, 'build');
  try {
    await writeBuild(build, { name: 'casino', version: '1.0.0' });
    await publishRelease(store, build, options);
    await writeBuild(build, { name: 'casino', version: '1.0.1' });
    const published = join(folder, 'store/casino/1.0.0');
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(build, published),
        fc.constantFrom(...FILES),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (place, file, at, bits) => {
          const path = join(place, file);
          const bytes = await readFile(path);
          const changed = Buffer.from(bytes);
          changed[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ bits;
          await writeFile(path, changed);
          const command = () =>
            place === build ? publishRelease(store, build, options) : promoteRelease(store, 'casino', '1.0.0', options);
          await expect(command()).rejects.toThrow(ReleaseError);
          await writeFile(path, bytes);
          refused += 1;
        },
      ),
      { numRuns: 300, seed: 8 },
    );
    expect(refused).toBe(300);
    expect(await store.list('casino')).toEqual(['1.0.0']);
    // What was refused was the change: the build as it is goes live.
    await publishRelease(store, build, options);
    expect(await liveVersion(store, 'casino', options.keys)).toBe('1.0.1');
  } finally {
    await rm(folder, { recursive: true });
  }
});
