import { createHash } from 'node:crypto';
import { fittingManifest, type ReadOptions, readEntry } from '../discovery.ts';
import { createTestTeam, manifestOf, ROOT, signedEntry } from '../testing/entries.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const team = createTestTeam();
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const shell = { contract: '3.2.0', provides: { react: '19.3.1' } };
const options = { root: ROOT, keys: { casino: [team.publicKey] }, now: NOW };
const requires = (range: string) => ({ requires: { react: range } });

/** The text of a manifest of casino before the live one. */
const before = (version: string, range: string) => JSON.stringify(manifestOf({ version, ...requires(range) }));

/** The version that is read of an entry whose live release needs react `range`, and that names `named`, where the folders hold `texts`. */
async function versionRead(range: string, named: readonly string[], texts: readonly string[] = named) {
  const earlier = named.map((text) => ({ version: JSON.parse(text).version as string, manifest: hashOf(text) }));
  const entry = signedEntry(team, NOW, { manifest: requires(range), statement: { earlier } });
  const textOf = async (version: string) => texts.find((text) => JSON.parse(text).version === version) ?? null;
  const fit: ReadOptions['fit'] = (live, statement) => fittingManifest(live, statement, shell, textOf);
  const read = await readEntry('casino', entry, { ...options, fit });
  return 'release' in read ? [read.release.version, read.release.base] : read.fault.kind;
}

describe('readEntry', () => {
  it('takes the live release where it fits the shell', async () => {
    expect(await versionRead('^19.0.0', [before('1.4.1', '^19.0.0')])).toEqual(['1.4.2', `${ROOT}casino/1.4.2/`]);
  });

  it('takes the newest named release that fits where the live one does not', async () => {
    const named = [before('1.4.1', '^20.0.0'), before('1.4.0', '^19.0.0')];
    expect(await versionRead('^20.1.0', named)).toEqual(['1.4.0', `${ROOT}casino/1.4.0/`]);
  });

  it('keeps the live release where none fits', async () => {
    expect(await versionRead('^20.1.0', [before('1.4.1', '^20.0.0')])).toEqual(['1.4.2', `${ROOT}casino/1.4.2/`]);
  });

  it('takes no manifest that the team has not named', async () => {
    const planted = before('1.4.0', '^19.0.0');
    expect(await versionRead('^20.1.0', [], [planted])).toEqual(['1.4.2', expect.anything()]);
    expect(await versionRead('^20.1.0', [before('1.4.0', '^19.2.0')], [planted])).toEqual(['1.4.2', expect.anything()]);
    expect(await versionRead('^20.1.0', [planted], [])).toEqual(['1.4.2', expect.anything()]);
  });

  it('takes none of more releases than the limit', async () => {
    const named = ['1.4.1', '1.4.0', '1.3.0'].map((version) => before(version, '^19.0.0'));
    expect(await versionRead('^20.0.0', named)).toEqual(['1.4.2', expect.anything()]);
    expect(await versionRead('^20.0.0', named.slice(1))).toEqual(['1.4.0', expect.anything()]);
  });

  it('keeps the live release where the folder can’t be read', async () => {
    const text = before('1.4.1', '^19.0.0');
    const entry = signedEntry(team, NOW, {
      manifest: requires('^20.0.0'),
      statement: { earlier: [{ version: '1.4.1', manifest: hashOf(text) }] },
    });
    const fit: ReadOptions['fit'] = (live, statement) =>
      fittingManifest(live, statement, shell, () => Promise.reject(new TypeError('offline')));
    expect(await readEntry('casino', entry, { ...options, fit })).toMatchObject({ release: { version: '1.4.2' } });
  });

  it('reads an entry of an earlier tool as before', async () => {
    const fit: ReadOptions['fit'] = (live, statement) => fittingManifest(live, statement, shell, async () => null);
    const read = await readEntry('casino', signedEntry(team, NOW), { ...options, fit });
    expect(read).toMatchObject({ release: { version: '1.4.2', requires: undefined } });
  });
});
