import type { Queryable, RowOf, Transaction } from '../../store/index.ts';
import { CHAIN_LENGTH, hexOf } from './chains.ts';
import type { Dealt, TableEngine } from './engines.ts';

/** What a round for everyone is kept as, with the chain that its seed lies in. */
const ROUND =
  `select r.id, r.game, r.chain_id as "chainId", r.position, r.began_at as "beganAt", r.state, r.seed, r.mark,
    c.ordinal, c.hash, c.salt
  from studio_table_round r join studio_chain c on c.id = r.chain_id` as const;
const LATEST = `${ROUND} where r.game = $1 order by r.id desc limit 1` as const;
const SHARED = `${ROUND} where r.id = $1 for share of r` as const;

/** A round for everyone. */
export type TableRound = RowOf<typeof LATEST>;

/** How long the result stays before the next round begins, ms. */
export const RESULT_STAYS = 3000;
/** How many results a road shows. */
const ROAD = 60;
/** How many rounds of a table are listed with what proves them. */
const LISTED = 20;

/** A course with its result is over by then, ms after bets have closed; but for a wheel that goes on and on. */
const COURSE = 30_000;

/** What the page shows of a round at a moment: nothing that is still hidden. */
export interface Stage {
  readonly name: 'betting' | 'closed' | 'shown';
  /** The steps that are shown by now. */
  readonly steps: readonly unknown[];
  /** The result, once its last step is over. */
  readonly mark: unknown;
  /** When the next round begins at the earliest, ms since 1970; null until the result is known, since it gives it away. */
  readonly nextAt: number | null;
}

/** When a round's betting closes, ms since 1970. */
export const closesAt = ({ beganAt }: Pick<TableRound, 'beganAt'>, { betting }: TableEngine): number =>
  beganAt.getTime() + betting;

/**
 * How a round stands: by its beginning and the clock alone, so that whoever comes late, and a process that took over, shows the same.
 * `dealt` is null before betting has closed, when nothing may know it.
 */
export function stageOf(
  round: Pick<TableRound, 'beganAt'>,
  engine: TableEngine,
  dealt: Dealt | null,
  now: number,
): Stage {
  const since = now - closesAt(round, engine);
  if (since < 0 || !dealt) return { name: since < 0 ? 'betting' : 'closed', steps: [], mark: null, nextAt: null };
  const steps = dealt.steps.filter(({ at }) => at <= since).map(({ step }) => step);
  if (since < dealt.endsAt) return { name: 'closed', steps, mark: null, nextAt: null };
  return { name: 'shown', steps, mark: dealt.mark, nextAt: nextAt(round, engine, dealt) };
}

/** When the round after this one begins at the earliest, ms since 1970. */
export const nextAt = (round: Pick<TableRound, 'beganAt'>, engine: TableEngine, { endsAt }: Dealt): number =>
  closesAt(round, engine) + endsAt + RESULT_STAYS;

/** The moments at which a round becomes another to look at, ms since 1970. */
export function momentsOf(
  round: Pick<TableRound, 'beganAt'>,
  engine: TableEngine,
  dealt: Dealt | null,
): readonly number[] {
  const closes = closesAt(round, engine);
  if (!dealt) return [closes];
  const within = [...dealt.steps.map(({ at }) => at), dealt.endsAt, dealt.settlesAt].map((at) => closes + at);
  return [closes, ...within, nextAt(round, engine, dealt)];
}

/** The public number of a round: it counts through all chains of its game. */
export const numberOf = ({ ordinal, position }: Pick<TableRound, 'ordinal' | 'position'>): number =>
  (ordinal - 1) * CHAIN_LENGTH + position;

/** The newest round of a game. */
export async function latestRound(database: Queryable, game: string): Promise<TableRound | undefined> {
  const [row] = await database.query(LATEST, [game]);
  return row;
}

/** When each of these games' newest round began, and whether it is over. */
export async function latestOf(
  database: Queryable,
  games: readonly string[],
): Promise<ReadonlyMap<string, Pick<TableRound, 'beganAt' | 'state'>>> {
  const rows = await database.query(
    `select r.game, r.began_at as "beganAt", r.state from unnest($1::text[]) as g (game) cross join lateral (
       select game, began_at, state from studio_table_round where game = g.game order by id desc limit 1) r`,
    [games],
  );
  return new Map(rows.map(({ game, ...round }) => [game, round]));
}

/** What a table does, as a lobby shows it. */
export function stageInLobby(
  round: Pick<TableRound, 'beganAt' | 'state'> | undefined,
  engine: TableEngine | undefined,
  now: number,
): { readonly stage: 'betting' | 'dealing' | 'waiting'; readonly closesAt: number | null } {
  if (!round || !engine) return { stage: 'waiting', closesAt: null };
  const closes = closesAt(round, engine);
  if (now < closes) return { stage: 'betting', closesAt: closes };
  // The result stays for a moment; then the next round begins, or nobody is there.
  const isShown = round.state === 'going' || now < closes + COURSE;
  return { stage: isShown ? 'dealing' : 'waiting', closesAt: null };
}

/** A round that stays as it is until the transaction ends: it is not settled meanwhile. */
export async function sharedRound(tx: Transaction, id: number): Promise<TableRound | undefined> {
  const [row] = await tx.query(SHARED, [id]);
  return row;
}

/** Begins a game's next round, on the next seed of its chain. Where one is going already, or no chain has its salt, nothing happens. */
export async function beginTableRound(tx: Transaction, game: string, now: Date): Promise<void> {
  const [chain] = await tx.query(
    `select id, next_position as position from studio_chain where game = $1 and next_position <= $2 and salt is not null
     order by ordinal limit 1 for no key update`,
    [game, CHAIN_LENGTH],
  );
  if (!chain) return;
  const begun = await tx.query(
    `insert into studio_table_round (game, chain_id, position, began_at, state) values ($1, $2, $3, $4, 'going')
     on conflict do nothing returning id`,
    [game, chain.id, chain.position, now],
  );
  if (begun.length > 0)
    await tx.query('update studio_chain set next_position = next_position + 1 where id = $1', [chain.id]);
}

/** Locks a round that is going, so that whoever settles it does so alone. Returns whether it still was. */
export async function holdRound(tx: Transaction, id: number): Promise<boolean> {
  const held = await tx.query("select 1 from studio_table_round where id = $1 and state = 'going' for update", [id]);
  return held.length > 0;
}

/** Ends a round: from now on its seed is anybody's. */
export async function endTableRound(tx: Transaction, id: number, seed: Uint8Array, mark: unknown): Promise<void> {
  await tx.query("update studio_table_round set state = 'over', seed = $2, mark = $3::text::jsonb where id = $1", [
    ...([id, Buffer.from(seed), JSON.stringify(mark)] as const),
  ]);
}

/** The games with a round that is not over. */
export async function goingGames(database: Queryable): Promise<readonly string[]> {
  const rows = await database.query("select game from studio_table_round where state = 'going'");
  return rows.map(({ game }) => game);
}

/** The latest results of each of these games, the newest first. */
export async function roadsOf(database: Queryable, games: readonly string[]): Promise<ReadonlyMap<string, unknown[]>> {
  const rows = await database.query(
    `select r.game, r.mark from unnest($1::text[]) as g (game) cross join lateral (
       select id, game, mark from studio_table_round where game = g.game and state = 'over' order by id desc limit $2) r
     order by r.game, r.id desc`,
    [games, ROAD],
  );
  const roads = new Map<string, unknown[]>();
  for (const { game, mark } of rows) roads.set(game, [...(roads.get(game) ?? []), mark]);
  return roads;
}

/** A table's latest rounds with what each is verified by, the newest first. */
export async function provedRounds(database: Queryable, game: string) {
  const rows = await database.query(`${ROUND} where r.game = $1 and r.state = 'over' order by r.id desc limit $2`, [
    game,
    LISTED,
  ]);
  return rows.map((row) => ({
    ...{ id: row.id, number: numberOf(row), beganAt: row.beganAt, mark: row.mark },
    proof: { seed: hexOf(row.seed ?? undefined), salt: row.salt, position: row.position, hash: row.hash },
  }));
}

/** Forgets rounds of before `before` in which nobody had a bet, but for those that a road still shows. */
export async function forgetRounds(database: Queryable, before: Date): Promise<void> {
  await database.query(
    `delete from studio_table_round where id in (
       select r.id from studio_table_round r where r.state = 'over' and r.began_at < $1
         and not exists (select 1 from studio_ticket t where t.round_id = r.id)
         and (select count(*) from studio_table_round later
              where later.game = r.game and later.state = 'over' and later.id > r.id) >= $2
       order by r.id limit 1000)`,
    [before, ROAD],
  );
}
