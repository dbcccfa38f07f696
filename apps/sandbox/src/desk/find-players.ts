import type { Paise } from '@pavilion/money';
import { usernameKey } from '../players/index.ts';
import type { Queryable } from '../store/index.ts';

/** A player as the desk lists them; cash in paise. */
export interface FoundPlayer {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly mobile: string;
  readonly cash: Paise;
  readonly createdAt: Date;
  /** Whether the text is their id, mobile or user name, whole. */
  readonly isExact: boolean;
}

/** Players whose id (`PV10234`), mobile, user name or name has `text` in it, exact ones first; everybody for an empty one. */
export async function findPlayers(
  database: Queryable,
  text: string,
  { skip, pagesize }: { readonly skip: number; readonly pagesize: number },
): Promise<{ players: FoundPlayer[]; count: number }> {
  const [, id] = /^(?:pv)?(\d{1,15})$/i.exec(text.trim()) ?? [];
  const digits = text.replace(/^\+91/, '').replace(/\D/g, '');
  const mobile = /^[+\d\s-]+$/.test(text.trim()) && digits.length >= 4 ? digits : null;
  const key = usernameKey(text);
  const where = `p.id = $1::bigint or strpos(p.mobile, $2) > 0 or strpos(p.username_key, $3) > 0 or strpos(lower(p.name), $3) > 0`;
  const parameters = [id ?? null, mobile, key];
  const players = await database.query<FoundPlayer>(
    `select p.id, p.username, p.name, p.country_code || ' ' || p.mobile as mobile, a.balance as cash, p.created_at as "createdAt",
       coalesce(p.id = $1::bigint or p.mobile = $2 or p.username_key = $3, false) as "isExact"
     from player p join account a on a.player_id = p.id and a.name = 'cash'
     where ${where} order by "isExact" desc, p.id desc offset $4 limit $5`,
    [...parameters, skip, pagesize],
  );
  const [all] = await database.query<{ count: number }>(
    `select count(*) as count from player p where ${where}`,
    parameters,
  );
  return { players, count: all?.count ?? 0 };
}
