import * as z from 'zod/mini';
import { signedStatement } from '../discovery/statement.ts';
import { orNull, parseAs } from './json.ts';
import type { Origin } from './origin.ts';
import type { ReleaseStore } from './store.ts';

/** A text for people. One that is no such text takes nothing from its move. */
const note = z.catch(z.optional(z.string().check(z.maxLength(1000))), undefined);

/** One move of an app's pointer. The history is kept whole; a rollback is a move too. */
const move = z.object({
  at: z.iso.datetime(),
  version: z.string(),
  /** `publish`, `promote`, `rollback`, or a word of a later tool. */
  action: z.string(),
  /** The version that was live before; null at the first. */
  replaced: z.nullable(z.string()),
  /** That of the statement that made it live. */
  sequence: z.int(),
  /** The statement that made it live, as it was signed: nobody but its team can make one up. Missing in old lines. */
  signed: z.optional(signedStatement),
  /** The statement of `replaced`, where no line before has one: an earlier tool wrote none. */
  before: z.optional(signedStatement),
  /** Who moved it, and why. Missing in lines of an earlier tool. */
  by: note,
  reason: note,
  /** The commit that the version was built from. */
  commit: note,
});
export type Move = z.output<typeof move>;

const fileOf = (app: string) => `history/${app}.jsonl`;

/** Every move of an app's pointer, oldest first. Throws `ReleaseError` where a line can't be read. */
export async function readHistory(store: ReleaseStore, app: string): Promise<Move[]> {
  const text = (await store.read(fileOf(app))) ?? '';
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line, index) => parseAs(move, line, `${fileOf(app)}, line ${index + 1},`));
}

/** The moves that can be read, oldest first: for who takes nothing from them but what is signed. */
export async function readMoves(store: Pick<ReleaseStore, 'read'>, app: string): Promise<Move[]> {
  const lines = ((await store.read(fileOf(app))) ?? '').split('\n');
  const moves = await Promise.all(lines.map((line) => orNull(async () => parseAs(move, line, fileOf(app)))));
  return moves.filter((one) => one !== null);
}

/** What a move records of who makes it; a version that is published again keeps the commit that it was built from. */
export async function originOfMove(
  store: ReleaseStore,
  app: string,
  { version, action }: Pick<Move, 'version' | 'action'>,
  { by, reason, commit }: Origin,
): Promise<Origin> {
  const built =
    action === 'publish' ? commit : (await readMoves(store, app)).find((one) => one.version === version)?.commit;
  return { ...(by ? { by } : {}), ...(built ? { commit: built } : {}), ...(reason ? { reason } : {}) };
}

/** Adds a move. What stands there stays as it is, line for line. */
export async function appendMove(store: ReleaseStore, app: string, entry: Move): Promise<void> {
  const before = (await store.read(fileOf(app))) ?? '';
  await store.write(fileOf(app), `${before}${JSON.stringify(entry)}\n`);
}

/**
 * What a rollback from `version` leads to: what was live before it. Whoever has gone back once, by a rollback or by promoting an
 * earlier version, has left what came after that behind, so no rollback leads there again.
 */
export function versionBefore(history: readonly Move[], version: string): string | null {
  const line = lineOf(history);
  return line[line.lastIndexOf(version) - 1] ?? null;
}

/** The versions that were live one after the other, oldest first, without what a rollback has left behind. */
export function lineOf(history: readonly Pick<Move, 'action' | 'version' | 'replaced'>[]): string[] {
  const line: string[] = [];
  for (const step of history) {
    if (step.replaced !== null) {
      // What stands after it was never live: the command that wrote that line was killed.
      const before = line.lastIndexOf(step.replaced);
      line.splice(before + 1);
      if (before < 0) line.push(step.replaced);
    }
    const at = step.action === 'publish' ? -1 : line.lastIndexOf(step.version);
    if (at >= 0) line.splice(at + 1);
    else line.push(step.version);
  }
  return line;
}
