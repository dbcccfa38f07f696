// Entries of a discovery document, as tests make them: right, or wrong in one thing.
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { RemoteManifest } from '../discovery.ts';

/** Where the releases of these tests lie. */
export const ROOT = 'https://cdn.example/releases/';

/** A team with a key of its own. */
export interface TestTeam {
  readonly publicKey: string;
  sign(text: string): string;
}

export function createTestTeam(): TestTeam {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'jwk' }).x ?? '',
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64url'),
  };
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The manifest of casino 1.4.2. */
export function manifestOf(change: object = {}): RemoteManifest {
  return {
    name: 'casino',
    version: '1.4.2',
    contract: '^3.0.0',
    routes: [{ path: '/slots', access: 'protected', frame: 'full', title: { en: 'Slots', hi: 'स्लॉट' }, page: 'slots' }],
    slots: [],
    entry: 'remote-entry.js',
    integrity: hashOf('entry'),
    preload: { pages: { slots: ['1.js'] }, slots: {} },
    ...change,
  };
}

/** What its team says at `now`. */
export function statementOf(now: number, manifest = JSON.stringify(manifestOf())) {
  return {
    remote: 'casino',
    sequence: 1_790_000_000,
    version: '1.4.2',
    manifest: hashOf(manifest),
    issuedAt: new Date(now).toISOString(),
    expires: new Date(now + 30 * 24 * 60 * 60 * 1000).toISOString(),
  };
}

/** What is other than in the right entry. What a statement or a manifest holds is signed by the team; the envelope is what lies around them. */
export interface EntryParts {
  readonly manifest?: object;
  readonly statement?: object;
  readonly statementText?: string;
  readonly envelope?: object;
}

/** The entry of casino, signed at `now`. */
export function signedEntry(team: TestTeam, now: number, parts: EntryParts = {}) {
  const manifest = JSON.stringify(manifestOf(parts.manifest));
  const statement = parts.statementText ?? JSON.stringify({ ...statementOf(now, manifest), ...parts.statement });
  return { statement, signature: team.sign(statement), manifest, ...parts.envelope };
}
