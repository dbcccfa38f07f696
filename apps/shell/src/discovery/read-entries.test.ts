import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { fitBelow, readEntries } from './read-entries.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** A team with a key of its own, and what it signs of one version. */
function createTeam() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    key: publicKey.export({ format: 'jwk' }).x ?? '',
    entry(remote: string, version: string, more: object = {}) {
      const manifest = manifestOf(remote, version);
      const dates = { issuedAt: '2026-11-22T00:00:00Z', expires: '2026-12-22T00:00:00Z' };
      const fields = { remote, sequence: 1_790_000_000, version, manifest: hashOf(manifest), ...dates, ...more };
      const statement = JSON.stringify(fields);
      return { statement, signature: sign(null, Buffer.from(statement), privateKey).toString('base64url'), manifest };
    },
  };
}

/** The text of a manifest; another version needs another contract. */
function manifestOf(name: string, version: string): string {
  const preload = { pages: {}, slots: {} };
  const contract = version === '1.0.0' ? '^3.0.0' : '^9.0.0';
  return JSON.stringify({
    ...{
      name,
      version,
      contract,
      routes: [],
      slots: [],
      entry: 'remote-entry.js',
      integrity: hashOf('entry'),
      preload,
    },
  });
}

const casino = createTeam();
const shell = createTeam();
const options = {
  root: 'https://cdn.example/releases/',
  keys: { casino: [casino.key], shell: [shell.key] },
  now: NOW,
  fit: fitBelow('https://cdn.example/releases/'),
};

/** A document whose shell states `fields`, signed by `team`; its casino is ahead of this shell, and names the one before it. */
function documentOf(fields: object | null, team = shell): string {
  const earlier = manifestOf('casino', '1.0.0');
  const named = { earlier: [{ version: '1.0.0', manifest: hashOf(earlier) }] };
  return JSON.stringify({
    schema: 2,
    assembledAt: new Date(NOW).toISOString(),
    remotes: { casino: casino.entry('casino', '1.1.0', named) },
    ...(fields ? { shell: team.entry('shell', '1.1.0', fields) } : {}),
  });
}
const read = (text: string) => readEntries(text, { entries: {}, seen: {} }, options);
const provided = { contract: '3.13.0', provides: { react: '19.4.0' } };

/** What the folders of releases hold. */
const files = new Map([['https://cdn.example/releases/casino/1.0.0/remote.json', manifestOf('casino', '1.0.0')]]);
const original = globalThis.fetch;
beforeEach(() => {
  const answer = async (address: URL) =>
    new Response(files.get(String(address)), { status: files.has(String(address)) ? 200 : 404 });
  Object.assign(globalThis, { __PAVILION_VERSION__: '1.0.0', fetch: answer });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, '__PAVILION_VERSION__');
  globalThis.fetch = original;
});

describe('readEntries', () => {
  it('returns the live shell where it is another', async () => {
    expect((await read(documentOf(provided))).shell).toEqual({ version: '1.1.0', ...provided });
    expect((await read(documentOf({ ...provided, urgent: true }))).shell).toMatchObject({ urgent: true });
  });

  it('returns null where the live shell is this one', async () => {
    expect((await read(documentOf({ ...provided, version: '1.0.0' }))).shell).toBeNull();
  });

  it('takes the release that fits this shell, with its sequence', async () => {
    const [reading] = (await read(documentOf(null))).readings;
    expect(reading?.accepted).toMatchObject({ release: { version: '1.0.0' }, sequence: 1_790_000_000 });
  });

  it.each([
    ['names none', documentOf(null)],
    ['is not signed by its team', documentOf(provided, casino)],
    ['does not say what it provides', documentOf({})],
    ['is past its expiry', documentOf({ ...provided, expires: '2026-01-01T00:00:00Z' })],
  ])('returns no shell where the document %s', async (_, text) => {
    const { shell: live, readings } = await read(text);
    expect(live).toBeUndefined();
    expect(readings.map(({ accepted }) => accepted?.release.version)).toEqual(['1.0.0']);
  });
});
