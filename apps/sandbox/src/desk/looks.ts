import { MINUTE } from '../base/index.ts';
import type { Database } from '../store/index.ts';
import { recordAction } from './actions.ts';
import type { DeskSession } from './sessions.ts';

/** How long the same sign-in that looks at the same again is not recorded anew, ms: an open page asks again by itself. */
const SAME_LOOK = 10 * MINUTE;

export interface Look {
  /** Where: the first part of its address. */
  readonly room: string;
  /** What was looked at, by its id. */
  readonly subject: string;
  readonly what: string;
  readonly player: number | null;
}

/** Records that somebody has looked at what are players' secrets. It stands before they are shown. */
export function recordLooks(
  database: Database,
  { by, operator }: DeskSession,
  looks: readonly Look[],
  at: Date,
): Promise<void> {
  if (looks.length === 0) return Promise.resolve();
  return database.transaction(async (tx) => {
    const known = await tx.query(
      'select distinct subject from desk_action where subject = any($1::text[]) and by = $2 and at > $3',
      [looks.map(({ subject }) => subject), by, new Date(at.getTime() - SAME_LOOK)],
    );
    const before = new Set(known.map(({ subject }) => subject));
    for (const look of looks.filter(({ subject }) => !before.has(subject))) {
      await recordAction(tx, { ...look, at, by, operator: operator.id, reason: null, before: null, after: null });
    }
  });
}
