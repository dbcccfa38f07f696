import type { Paise } from '@pavilion/money';
import type { Queryable } from '../database/database.ts';
import type { LedgerKind } from './post.ts';

/** What a player's cash gained and gave by one kind of transaction. */
interface KindSum {
  readonly kind: LedgerKind;
  /** Paise, each 0 or above. */
  readonly gained: Paise;
  readonly given: Paise;
}

/** What a player's cash gained and gave from one day in India (`2026-11-21`) to another, both included, by kind. */
export function sumsOfDays(database: Queryable, player: number, from: string, to: string): Promise<KindSum[]> {
  return database.query(
    `select kind, sum(gained)::bigint as gained, sum(given)::bigint as given from ledger_day
     where player_id = $1 and name = 'cash' and day between $2::text::date and $3::text::date group by kind`,
    [player, from, to],
  );
}
