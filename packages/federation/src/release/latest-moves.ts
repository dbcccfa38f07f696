import { type Move, readMoves } from './history.ts';
import { liveApps } from './live.ts';
import type { ReleaseStore } from './store.ts';
import { tableText } from './table.ts';

/** A move of an app's pointer, as people read it. */
export interface ReleaseMove extends Pick<Move, 'at' | 'version' | 'action' | 'replaced'> {
  readonly app: string;
  /** Empty where the history does not say. */
  readonly by: string;
  readonly commit: string;
  readonly reason: string;
}

/** The latest `count` moves of `apps`, newest first. Lines of a history that cannot be read are left out. */
export async function latestMoves(
  store: Pick<ReleaseStore, 'read'>,
  apps: readonly string[],
  count: number,
): Promise<readonly ReleaseMove[]> {
  const moves = await Promise.all(
    apps.map(async (app) => (await readMoves(store, app)).map((one) => moveOf(app, one))),
  );
  return moves
    .flat()
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, count);
}

/** Anybody who may write the store may write a history: what would move a terminal's cursor is left out. */
const plain = (text = '') => text.replaceAll(/\p{C}/gu, '');

function moveOf(app: string, { at, version, action, replaced, by, commit, reason }: Move): ReleaseMove {
  return {
    ...{ app, at, version: plain(version), action: plain(action), replaced: replaced && plain(replaced) },
    ...{ by: plain(by), commit: plain(commit), reason: plain(reason) },
  };
}

/** The length of a commit's short name. */
const SHORT_COMMIT = 12;

/** A commit as people read it: its short name, and whether files had changed since. */
export function shortCommit(commit: string): string {
  const [hash = '', ...rest] = commit.split('-');
  return [hash.slice(0, SHORT_COMMIT), ...rest].join('-');
}

/** The latest `count` moves of every live app as a table. */
export async function historyTable(store: ReleaseStore, count: number): Promise<string> {
  const moves = await latestMoves(store, await liveApps(store), count);
  return tableText([
    ['when', 'app', 'version', 'move', 'by', 'commit', 'reason'],
    ...moves.map(({ at, app, version, action, by, commit, reason }) => [
      `${at.slice(0, 16).replace('T', ' ')} UTC`,
      ...[app, version, action, by, shortCommit(commit), reason],
    ]),
  ]);
}
