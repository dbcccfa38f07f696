import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { type ReadOptions, readEntry, seenKey } from '../discovery.ts';
import { createTestTeam, type EntryParts, manifestOf, ROOT, signedEntry, statementOf } from '../testing/entries.ts';
import { jsonOf } from './json.ts';

// What an attacker can do who may write the discovery document, or even stands in for a team in one thing: none of it is taken.
// Each kind is a way to change something; a change that changes nothing is tried again.

const NOW = Date.parse('2026-11-22T00:00:00.000Z');
const team = createTestTeam();
const stranger = createTestTeam();
const { sequence } = statementOf(NOW);
const good = signedEntry(team, NOW);
const options: ReadOptions = {
  root: ROOT,
  keys: { casino: [team.publicKey] },
  now: NOW,
  seen: { [seenKey('casino', team.publicKey)]: sequence },
};

/** What is read in place of the good entry. */
interface Mutation {
  readonly entry: unknown;
  readonly options?: Partial<ReadOptions>;
}

const character = fc.constantFrom(...'{}[]":,.0129abzAZ-_/\\=+ é');
/** A text with one character other than it was, gone, or one more. */
const mutated = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat({ max: text.length - 1 }), fc.constantFrom(0, 1), fc.oneof(fc.constant(''), character))
    .map(([at, dropped, added]) => text.slice(0, at) + added + text.slice(at + dropped))
    .filter((next) => next !== text);

/** Bytes, as base64url, with some of their bits turned. */
const bitsTurned = (text: string): fc.Arbitrary<string> =>
  fc
    .uniqueArray(fc.nat({ max: Buffer.from(text, 'base64url').length * 8 - 1 }), { minLength: 1, maxLength: 4 })
    .map((bits) => {
      const bytes = Buffer.from(text, 'base64url');
      for (const bit of bits) bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      return bytes.toString('base64url');
    });

/** What the team itself may not say: signed by it, and refused all the same. */
const signed = (parts: EntryParts): Mutation => ({ entry: signedEntry(team, NOW, parts) });

const elsewhere = fc.constantFrom(
  'https://evil.example/x.js',
  '//evil.example/x.js',
  '/\\evil.example/x.js',
  '\\\\evil.example\\x.js',
  'data:text/javascript,steal()',
  'javascript:steal()',
  'blob:https://evil.example/1',
  '../../wallet/1.0.0/remote-entry.js',
  'a/../../x.js',
  './x.js',
  '/x.js',
  'x.js?y=//evil.example',
  'x.js#y',
  '..%2fx.js',
  'x\n.js',
  '',
);
const elsewhereAbove = fc.constantFrom(
  '../casino',
  '..',
  '.',
  'casino/../evil',
  '//evil.example',
  'https:',
  'a\\b',
  'Casino',
  '',
);

const json = JSON.stringify(good);
const kinds: Readonly<Record<string, fc.Arbitrary<Mutation>>> = {
  'a character of the entry': mutated(json)
    .map((text) => ({ entry: jsonOf(text) }))
    .filter(({ entry }) => !isDeepStrictEqual(entry, good)),
  'a character of the statement': mutated(good.statement).map((statement) => ({ entry: { ...good, statement } })),
  'a character of the manifest': mutated(good.manifest).map((manifest) => ({ entry: { ...good, manifest } })),
  'a character of the signature': mutated(good.signature).map((signature) => ({ entry: { ...good, signature } })),
  // The last one holds bits that no byte has: read carelessly, sixteen letters are the same signature.
  'the last letter of the signature': fc
    .constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_')
    .map((letter) => good.signature.slice(0, -1) + letter)
    .filter((signature) => signature !== good.signature)
    .map((signature) => ({ entry: { ...good, signature } })),
  'bits of the signature': bitsTurned(good.signature).map((signature) => ({ entry: { ...good, signature } })),
  'bits of the key that is configured': bitsTurned(team.publicKey).map((key) => ({
    entry: good,
    options: { keys: { casino: [key] } },
  })),
  'a field of the statement, signed by a stranger': fc
    .constantFrom<object>({}, { version: '9.9.9' }, { sequence: sequence + 1 }, { expires: '2030-01-01T00:00:00Z' })
    .map((statement) => ({ entry: signedEntry(stranger, NOW, { statement }) })),
  'a lower sequence, signed': fc
    .integer({ min: -5, max: sequence - 1 })
    .map((lower) => signed({ statement: { sequence: lower } })),
  'a sequence that is none, signed': fc
    .constantFrom<unknown>('1790000001', null, 1.5, -1, 0, Number.MAX_SAFE_INTEGER + 2, {}, [])
    .map((odd) => signed({ statement: { sequence: odd } })),
  'the hash of the manifest, signed': bitsTurned(
    Buffer.from(statementOf(NOW).manifest.slice('sha256-'.length), 'base64').toString('base64url'),
  ).map((hash) => signed({ statement: { manifest: `sha256-${Buffer.from(hash, 'base64url').toString('base64')}` } })),
  'the time, past the grace': fc
    .integer({ min: 1, max: 10 ** 12 })
    .map((ms) => ({ entry: good, options: { now: NOW + 37 * 24 * 60 * 60 * 1000 + ms } })),
  'another origin or folder for the entry, signed': elsewhere.map((entry) => signed({ manifest: { entry } })),
  'another origin or folder for a chunk, signed': elsewhere.map((file) =>
    signed({ manifest: { preload: { pages: { slots: ['1.js', file] }, slots: {} } } }),
  ),
  'a version that leads elsewhere, signed': elsewhereAbove.map((version) =>
    signed({ manifest: { version }, statement: { version } }),
  ),
  'another name, signed': elsewhereAbove.map((name) => signed({ manifest: { name }, statement: { remote: name } })),
  'no hash for the entry, signed': fc
    .constantFrom<unknown>('', 'sha256-', 'sha1-AAAA', null, [], `sha256-${'A'.repeat(42)}=`, `md5-${'A'.repeat(43)}=`)
    .map((integrity) => signed({ manifest: { integrity } })),
};

const read = ({ entry, options: own }: Mutation) => readEntry('casino', entry, { ...options, ...own });
const RUNS = 100;
let refused = 0;

test('the entry as it is is taken, so that each change below is refused for what it changes', async () => {
  expect(await read({ entry: good })).toMatchObject({
    release: { entry: `${ROOT}casino/1.4.2/${manifestOf().entry}` },
  });
});

test.each(Object.entries(kinds))('%s: no such change is taken', async (_, mutation) => {
  await fc.assert(
    fc.asyncProperty(mutation, async (change) => {
      expect(await read(change)).toHaveProperty('fault');
      refused += 1;
    }),
    { numRuns: RUNS, seed: 8 },
  );
});

test('that was more than a thousand changes', () => {
  expect(refused).toBe(Object.keys(kinds).length * RUNS);
  expect(refused).toBeGreaterThan(1000);
});
