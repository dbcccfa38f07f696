import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseDocument, readEntry, readStatement, seenKey } from '@pavilion/federation/discovery';
import { assembleDiscovery, folderStore, keyFolder } from '@pavilion/federation/release';

/** A command that was acknowledged. */
export interface Done {
  readonly action: string;
  readonly version: string;
}

/** What one team did until now. */
export interface Team {
  readonly name: string;
  readonly done: Done[];
  kills: number;
}

type Line = Done & { readonly sequence: number };

/**
 * Reads the document as a page does, and throws where anything in it would not be taken: it is not whole, a statement is not its
 * team's, a sequence has gone back, or a file of a release is not in the store. `seen` holds the highest sequences until now.
 */
export async function examineDocument(folder: string, seen: Record<string, number>): Promise<void> {
  const store = folderStore(join(folder, 'store'));
  const text = await store.read('discovery.json');
  if (text === null) return;
  const document = parseDocument(text);
  const options = { keys: await keyFolder(join(folder, 'keys')).publicKeys(), now: Date.now(), seen };
  for (const [name, entry] of Object.entries(document.remotes)) {
    const read = await readEntry(name, entry, { ...options, root: 'https://releases.test/' });
    if ('fault' in read) throw new Error(`${name}: ${read.fault.detail}\n${text}`);
    const { version } = read.release;
    const script = await store.read(`${name}/${version}/remote-entry.js`);
    if (script !== `// ${name} ${version}`) throw new Error(`${name} ${version} is live and not in the store`);
    seen[seenKey(name, read.key)] = read.sequence;
  }
  if (document.shell === undefined) return;
  const shell = await readStatement('shell', document.shell, options);
  if ('fault' in shell) throw new Error(`shell: ${shell.fault.detail}\n${text}`);
  seen[seenKey('shell', shell.key)] = shell.statement.sequence;
}

/** Throws where a command that was acknowledged is not accounted for, or one has left something behind. For a store at rest. */
export async function examineStore(folder: string, teams: readonly Team[]): Promise<void> {
  const store = folderStore(join(folder, 'store'));
  await assembleDiscovery(store);
  const document = parseDocument((await store.read('discovery.json')) ?? '');
  for (const { name, done, kills } of teams) {
    const lines = ((await store.read(`history/${name}.jsonl`)) ?? '').split('\n').filter((line) => line !== '');
    const moves = lines.map((line) => JSON.parse(line) as Line);
    const last = lastAcknowledged(name, moves, done);
    if (moves.length - done.length > kills) throw new Error(`${name} has more moves in its history than it made`);
    const published = await store.list(name);
    const lost = done.find(({ action, version }) => action === 'publish' && !published.includes(version));
    if (lost) throw new Error(`${name} ${lost.version} was acknowledged and is not in the store`);
    const entry = name === 'shell' ? document.shell : document.remotes[name];
    if (last) examineLive(name, moves, last, entry);
  }
  const left = (await readdir(join(folder, 'store'))).filter((file) => file.startsWith('.') || file.endsWith('.tmp'));
  if (left.length > 0) throw new Error(`Left behind: ${left.join(', ')}`);
}

/** The move of the last command that was acknowledged. All of them are in the history, in their order. */
function lastAcknowledged(name: string, moves: readonly Line[], done: readonly Done[]): Line | undefined {
  let next = 0;
  for (const { action, version } of done) {
    const index = moves.findIndex((move, at) => at >= next && move.action === action && move.version === version);
    if (index < 0) throw new Error(`${name}: the ${action} of ${version} was acknowledged and is not in the history`);
    next = index + 1;
  }
  return moves[next - 1];
}

/** What is live is the last command that was acknowledged, or one after it whose process was killed before it could say so. */
function examineLive(name: string, moves: readonly Line[], last: Line, entry: unknown): void {
  const { statement } = entry as { readonly statement: string };
  const { sequence, version } = JSON.parse(statement) as Line;
  const isKnown = moves.some((move) => move.sequence === sequence && move.version === version);
  if (isKnown && sequence >= last.sequence) return;
  throw new Error(
    `${name} ${version} (${sequence}) is live, after ${last.version} (${last.sequence}) was acknowledged`,
  );
}
