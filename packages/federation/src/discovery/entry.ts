import * as z from 'zod/mini';
import { isRecord, jsonOf } from './json.ts';
import { LIMITS } from './limits.ts';
import { appName } from './names.ts';
import { baseOf, type DiscoveryNote, type LiveManifest, liveManifest, type Release, releaseOf } from './release.ts';
import { integrityOf, isSignedBy } from './signature.ts';
import { GRACE, highestSequence, type Statement, signedStatement, statement, storedSequence } from './statement.ts';

/**
 * Why an entry of the document is not taken. `malformed`: it has not the shape of an entry; `unsigned`: no signature; `key`: no
 * public key of the remote is known; `signature`: none of its keys made it; `name`: it is another remote's; `expired`: past its
 * expiry and the grace; `older`: a higher sequence was taken before; `hash`: the manifest is not the one that was signed;
 * `contents`: what was signed is not valid, at `field`, or beyond a limit.
 */
export interface DiscoveryFault {
  readonly kind: 'malformed' | 'unsigned' | 'signature' | 'key' | 'expired' | 'older' | 'hash' | 'name' | 'contents';
  readonly field?: string;
  /** For the developer. */
  readonly detail: string;
}

/** What an entry is read against. */
export interface ReadOptions {
  /** The absolute address below which releases lie; ends in `/`. */
  readonly root: string;
  /** The public keys of each remote's team, base64url: several while a team changes its key. */
  readonly keys: Readonly<Record<string, readonly string[]>>;
  /** The time, ms. */
  readonly now: number;
  /**
   * The highest sequence that was ever taken, by `seenKey` of the remote and the public key that signed it. Only keys that the
   * remote still has count: a key that was withdrawn can't hold back what its successor signs. A key that signs for two remotes
   * counts for each alone.
   */
  readonly seen?: Readonly<Record<string, number>>;
  /**
   * Whether the entry was taken before, while it was good, and kept since: then its expiry is noted and refuses nothing. An
   * expiry is there to stop what is withheld from being taken anew, and not to take away what runs.
   */
  readonly wasTaken?: boolean;
  /** Chooses among the releases that an entry names the one that is read; without it that is the live one. */
  readonly fit?: ((live: LiveManifest, statement: Statement) => Promise<LiveManifest>) | undefined;
}

/** Under which name the sequences that `key` signed for `remote` stand in `seen`. */
export function seenKey(remote: string, key: string): string {
  return `${remote} ${key}`;
}

/** An entry that was taken. */
export interface AcceptedEntry {
  readonly release: Release;
  readonly sequence: number;
  /** ISO. */
  readonly expires: string;
  /** The public key that its statement was signed with. */
  readonly key: string;
  readonly notes: readonly DiscoveryNote[];
}

/** What a team has signed, checked except for the manifest. */
export interface AcceptedStatement {
  readonly statement: Statement;
  readonly key: string;
  readonly notes: readonly DiscoveryNote[];
}

type Refused = { readonly fault: DiscoveryFault };

/** Reads one remote's entry of a discovery document, with no regard to the others. Never throws. */
export async function readEntry(name: string, entry: unknown, options: ReadOptions): Promise<AcceptedEntry | Refused> {
  const signed = await readStatement(name, entry, options);
  if ('fault' in signed) return signed;
  const text = (entry as { readonly manifest?: unknown }).manifest;
  if (typeof text !== 'string') return fault('malformed', 'It has no manifest.', 'manifest');
  const live = await readManifest(name, text, signed.statement, liveManifest);
  if ('fault' in live) return live;
  const manifest = (await options.fit?.(live.value, signed.statement)) ?? live.value;
  const { sequence, expires } = signed.statement;
  const base = baseOf(options.root, name, manifest.version);
  if (base === null) return fault('malformed', `Nothing lies below ${options.root}.`, 'root');
  const notes = [...signed.notes];
  const release = releaseOf(manifest, base, sequence, notes);
  return { release, sequence, expires, key: signed.key, notes };
}

/** Reads a signed statement of the app called `name`: its signature, what it says, its expiry and its sequence. Never throws. */
export async function readStatement(
  name: string,
  entry: unknown,
  { keys, now, seen = {}, wasTaken = false }: Omit<ReadOptions, 'root'>,
): Promise<AcceptedStatement | Refused> {
  if (!z.safeParse(appName, name).success) return fault('malformed', `'${name}' is no name of an app.`, 'name');
  if (isRecord(entry) && entry.signature === undefined) return fault('unsigned', 'It has no signature.', 'signature');
  const envelope = z.safeParse(signedStatement, entry);
  if (!envelope.success) return fault('malformed', 'It is no signed statement.', fieldOf(envelope.error));
  const known = Object.hasOwn(keys, name) ? keys[name] : undefined;
  if (!known?.length) return fault('key', `No public key of ${name} is configured.`);
  const key = await signerOf(known, envelope.data.signature, envelope.data.statement);
  if (key === null) return fault('signature', `It is not signed by ${name}.`, 'signature');
  const parsed = z.safeParse(statement, jsonOf(envelope.data.statement));
  if (!parsed.success) {
    return fault('contents', 'Its statement is not valid.', `statement.${fieldOf(parsed.error)}`);
  }
  const { remote, expires, sequence } = parsed.data;
  if (remote !== name) return fault('name', `Its statement is ${remote}'s.`, 'statement.remote');
  if (!wasTaken && now > Date.parse(expires) + GRACE)
    return fault('expired', `It expired on ${expires}.`, 'statement.expires');
  if (sequence > highestSequence(now)) {
    return fault('contents', `Its sequence is ${sequence}, years ahead.`, 'statement.sequence');
  }
  const counted = known.map((one) => seenKey(name, one));
  const highest = Math.max(
    0,
    ...counted.map((one) => storedSequence(Object.hasOwn(seen, one) ? seen[one] : undefined, now)),
  );
  if (sequence < highest) {
    return fault('older', `Its sequence is ${sequence}, and ${highest} was taken before.`, 'statement.sequence');
  }
  const isLate = now > Date.parse(expires);
  return {
    statement: parsed.data,
    key,
    notes: isLate ? [{ remote: name, field: 'statement.expires', value: expires }] : [],
  };
}

/** Reads the manifest that a statement names by its hash. Never throws. */
export async function readManifest<Manifest extends { readonly name: string; readonly version: string }>(
  name: string,
  text: string,
  { manifest: hash, version }: Statement,
  schema: z.ZodMiniType<Manifest>,
): Promise<{ readonly value: Manifest } | Refused> {
  if (text.length > LIMITS.manifest) {
    return fault('contents', `Its manifest has ${text.length} characters.`, 'manifest');
  }
  if ((await integrityOf(text)) !== hash)
    return fault('hash', 'Its manifest is not the one that was signed.', 'manifest');
  const parsed = z.safeParse(schema, jsonOf(text));
  if (!parsed.success) return fault('contents', 'Its manifest is not valid.', `manifest.${fieldOf(parsed.error)}`);
  if (parsed.data.name !== name) return fault('name', `Its manifest is ${parsed.data.name}'s.`, 'manifest.name');
  if (parsed.data.version !== version) {
    return fault('contents', `Its manifest is of ${parsed.data.version}, not ${version}.`, 'manifest.version');
  }
  return { value: parsed.data };
}

async function signerOf(keys: readonly string[], signature: string, text: string): Promise<string | null> {
  for (const key of keys) if (await isSignedBy(key, signature, text)) return key;
  return null;
}

function fault(kind: DiscoveryFault['kind'], detail: string, field?: string): Refused {
  return { fault: { kind, detail, ...(field ? { field } : {}) } };
}

function fieldOf(error: z.core.$ZodError): string {
  return error.issues[0]?.path.join('.') || 'its root';
}
