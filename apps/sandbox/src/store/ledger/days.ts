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

/** The same by the week (from Monday) or month, by its first day, from a day on. */
export function sumsByPeriod(
  database: Queryable,
  player: number,
  by: 'week' | 'month',
  from: string,
): Promise<(KindSum & { readonly period: string })[]> {
  return database.query(
    `select to_char(date_trunc($2, day), 'YYYY-MM-DD') as period, kind, sum(gained)::bigint as gained, sum(given)::bigint as given from ledger_day
     where player_id = $1 and name = 'cash' and day >= $3::text::date group by 1, 2`,
    [player, by, from],
  );
}

/** What a player's cash gained and gave from one day in India (`2026-11-21`) to another, both included, by kind. */
export function sumsOfDays(database: Queryable, player: number, from: string, to: string): Promise<KindSum[]> {
  return database.query(
    `select kind, sum(gained)::bigint as gained, sum(given)::bigint as given from ledger_day
     where player_id = $1 and name = 'cash' and day between $2::text::date and $3::text::date group by kind`,
    [player, from, to],
  );
}

/** What a player's bets gave the house as commission by the week (from Monday) or month, by its first day, from a day on; below zero where more came back. */
export function commissionByPeriod(
  database: Queryable,
  player: number,
  by: 'week' | 'month',
  from: string,
): Promise<{ readonly period: string; readonly commission: Paise }[]> {
  return database.query(
    `select to_char(date_trunc($2, day), 'YYYY-MM-DD') as period, sum(commission)::bigint as commission from commission_day
     where player_id = $1 and day >= $3::text::date group by 1`,
    [player, by, from],
  );
}
