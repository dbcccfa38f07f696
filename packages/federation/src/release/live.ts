import type { NamedRelease } from '../discovery/earlier.ts';
import type { RemoteManifest } from '../discovery/manifests.ts';
import type { ShellManifest } from '../discovery/server-manifests.ts';
import { type SignedStatement, type Statement, signedStatement, statement } from '../discovery/statement.ts';
import type { Provisions } from '../fit.ts';
import { parseAs } from './json.ts';
import type { KeyRing } from './keys.ts';
import type { ReleaseStore } from './store.ts';

export type Manifest = RemoteManifest | ShellManifest;

/** How long a statement is good for, unless its team renews it. */
const GOOD_FOR = 30 * 24 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** What an app's team has signed last. */
export interface LiveStatement {
  readonly envelope: SignedStatement;
  readonly statement: Statement;
}

/** Where an app's signed statement lies. */
export const liveFile = (app: string) => `live/${app}.json`;
/** Where the manifest of a version lies. */
export const manifestFile = (app: string) => (app === 'shell' ? 'shell.json' : 'remote.json');

/** The apps that have a statement. */
export async function liveApps(store: ReleaseStore): Promise<string[]> {
  const names = await store.documents('live');
  return names.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : [])).sort();
}

/** An app's statement as it stands, or null. Throws `ReleaseError` where it can't be read. */
export async function readLive(store: ReleaseStore, app: string): Promise<LiveStatement | null> {
  const text = await store.read(liveFile(app));
  if (text === null) return null;
  const envelope = parseAs(signedStatement, text, liveFile(app));
  return { envelope, statement: parseAs(statement, envelope.statement, `${liveFile(app)} (statement)`) };
}

/** What goes into a new statement. */
export interface NewStatement {
  readonly app: string;
  readonly version: string;
  /** Hash of the manifest's text. */
  readonly manifest: string;
  readonly sequence: number;
  readonly at: Date;
  readonly details: StatementDetails;
}

/** What a statement says besides which version is live: of a remote the earlier releases, of the shell what it provides. */
export interface StatementDetails extends Partial<Provisions> {
  readonly earlier?: readonly NamedRelease[];
  /** Whether open tabs take this release of the shell at once. */
  readonly urgent?: boolean | undefined;
}

/** No detail: each is said of one version, so that none is carried on to another. */
const NO_DETAILS = { earlier: undefined, contract: undefined, provides: undefined, urgent: undefined };

/**
 * Signs a statement. What the team's `last` one said that this tool does not know is said again. Throws `ReleaseError` where
 * no reader would take what comes of it.
 */
export async function signStatement(
  keys: KeyRing,
  last: Statement | null,
  { app, version, manifest, sequence, at, details }: NewStatement,
): Promise<SignedStatement> {
  const text = JSON.stringify({
    ...last,
    ...NO_DETAILS,
    ...details,
    remote: app,
    sequence,
    version,
    manifest,
    issuedAt: inSeconds(at.getTime()),
    // The end of a day: what all teams say alike costs the document's readers less.
    expires: inSeconds(Math.ceil((at.getTime() + GOOD_FOR) / DAY) * DAY),
  } satisfies Statement);
  parseAs(statement, text, `The new statement of ${app}`);
  return { statement: text, signature: await keys.sign(app, text) };
}

/** Puts a signed statement in its place; what stood around the team's own last one stays around it. */
export async function writeLive(
  store: ReleaseStore,
  app: string,
  before: LiveStatement | null,
  signed: SignedStatement,
): Promise<void> {
  await store.write(liveFile(app), `${JSON.stringify({ ...before?.envelope, ...signed }, null, 2)}\n`);
}

const inSeconds = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;

/** Whether less than half of a statement's time is left. */
export const isHalfOver = ({ expires }: Statement, now: Date) => Date.parse(expires) - now.getTime() < GOOD_FOR / 2;
