// The ways in which a discovery document can be broken, as data: what stands in its place, and what a reader makes of it.
import type { DiscoveryFault } from '../discovery.ts';

/** A remote's entry, as it lies in the document. */
interface EntryText {
  readonly statement: string;
  readonly signature: string;
  readonly manifest: string;
}

interface DocumentText {
  readonly schema: number;
  readonly assembledAt: string;
  readonly remotes: Readonly<Record<string, EntryText>>;
}

/** Whoever signs in the name of a remote's team. */
interface Signer {
  sign(app: string, text: string): Promise<string>;
}

/** What is spoiled. */
export interface GoodDocument {
  readonly document: DocumentText;
  /** The remote that is spoiled, where it is one. */
  readonly name: string;
  readonly entry: EntryText;
  /** Another one, which stays as it is. */
  readonly other: EntryText;
  readonly teams: Signer;
}

export interface BrokenDocument {
  /** As the end of "where the discovery document …". */
  readonly title: string;
  /** What stands in its place; null where there is none. */
  readonly spoil: (good: GoodDocument) => string | null | Promise<string | null>;
  /** What is not taken: all of the document, or the one remote, and why; null where all of it is taken. */
  readonly fault: 'document' | DiscoveryFault['kind'] | null;
}

const documentThat = (title: string, spoil: (text: string, good: GoodDocument) => string | null): BrokenDocument => ({
  title,
  fault: 'document',
  spoil: (good) => spoil(JSON.stringify(good.document), good),
});

const documentWith = (
  title: string,
  fault: BrokenDocument['fault'],
  spoil: (entry: EntryText, good: GoodDocument) => unknown,
): BrokenDocument => ({
  title: `has ${title}`,
  fault,
  async spoil(good) {
    const { document, name, entry } = good;
    return JSON.stringify({ ...document, remotes: { ...document.remotes, [name]: await spoil(entry, good) } });
  },
});

/** The entry as its team would sign it with other fields in the statement. */
async function stated({ statement, ...entry }: EntryText, { name, teams }: GoodDocument, change: object) {
  const text = JSON.stringify({ ...JSON.parse(statement), ...change });
  return { ...entry, statement: text, signature: await teams.sign(name, text) };
}

const swap = (text: string, from: string, to: string) => {
  if (!text.includes(from)) throw new Error(`There is no ${from} in ${text}`);
  return text.replace(from, to);
};

export const brokenDocuments: readonly BrokenDocument[] = [
  documentThat('is missing', () => null),
  documentThat('is empty', () => ''),
  documentThat('is half written', (text) => text.slice(0, text.length / 2)),
  documentThat('is huge', (text) => swap(text, '{', `{"filler":"${'x'.repeat(2_000_000)}",`)),
  documentThat('is a page', () => '<!doctype html><p>Hello'),
  documentThat('is nothing', () => 'null'),
  documentThat('is a list', (text) => `[${text}]`),
  documentThat('is of the schema before', (text, { document }) =>
    swap(text, `"schema":${document.schema}`, '"schema":1'),
  ),
  documentThat('is of a later schema', (text, { document }) => swap(text, `"schema":${document.schema}`, '"schema":3')),
  documentThat('holds no remotes', (_, { document }) => JSON.stringify({ ...document, remotes: undefined })),
  documentThat('holds a list of remotes', (_, { document }) => JSON.stringify({ ...document, remotes: [] })),
  documentWith('nothing for a remote', 'malformed', () => null),
  documentWith('a number for a remote', 'malformed', () => 7),
  documentWith('no manifest for a remote', 'malformed', ({ manifest: _, ...entry }) => entry),
  documentWith('a remote that nobody signed', 'unsigned', ({ signature: _, ...entry }) => entry),
  documentWith('a remote that another team signed', 'signature', async (entry, { teams, document, name }) => {
    const stranger = Object.keys(document.remotes).find((known) => known !== name) ?? '';
    return { ...entry, signature: await teams.sign(stranger, entry.statement) };
  }),
  documentWith('a remote whose signature is cut short', 'signature', (entry) => ({
    ...entry,
    signature: entry.signature.slice(0, 40),
  })),
  documentWith('a remote with another version than was signed', 'signature', (entry) => ({
    ...entry,
    statement: swap(entry.statement, '"version":"', '"version":"9'),
  })),
  documentWith('another remote’s entry for a remote', 'signature', (_, { other }) => other),
  documentWith('a statement that its team made for another remote', 'name', (entry, good) =>
    stated(entry, good, { remote: 'another' }),
  ),
  documentWith('a remote that has expired', 'expired', (entry, good) =>
    stated(entry, good, { expires: '2020-01-01T00:00:00Z' }),
  ),
  documentWith('an older statement than was taken', 'older', (entry, good) => stated(entry, good, { sequence: 1 })),
  documentWith('a manifest that was changed', 'hash', (entry) => ({
    ...entry,
    manifest: swap(entry.manifest, '.js', '.mjs'),
  })),
  documentWith('another remote’s manifest', 'hash', (entry, { other }) => ({ ...entry, manifest: other.manifest })),
  documentWith('a remote whose version leads elsewhere', 'contents', (entry, good) =>
    stated(entry, good, { version: '../../evil/1.0.0' }),
  ),
  documentWith('a remote whose expiry is no time', 'contents', (entry, good) =>
    stated(entry, good, { expires: 'never' }),
  ),
  documentWith('an address of its own for a remote', null, (entry) => ({ ...entry, base: 'http://[/' })),
  documentWith('words for a remote that nobody knows', null, (entry, good) =>
    stated(entry, good, { canary: { share: 5 } }),
  ),
];
