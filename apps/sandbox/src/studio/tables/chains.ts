import { hash, randomBytes } from 'node:crypto';
import { type Draws, drawsOfRound } from '@pavilion/game-rules';
import type { Clock } from '../../base/index.ts';
import type { Database, Queryable, Transaction, Vault } from '../../store/index.ts';

/** The chains are nobody's who plays: they are sealed as the house's own. */
const OWNER = 0;
/** How many rounds a chain is for. */
export const CHAIN_LENGTH = 10_000;
/** A chain in use, and the one that goes on when it is used up. */
const MADE_AHEAD = 2;

/** Where a round's seed lies. */
interface Link {
  readonly chainId: number;
  /** From 1; the chain's hash is the SHA-256 of the first. */
  readonly position: number;
}

/** What a round is drawn from. */
interface RoundSeeds {
  readonly seed: Uint8Array;
  readonly draws: Draws;
  /** Those of the round before, which what lies open comes from. */
  readonly earlier: Draws;
}

/** The seeds of the tables, which stay here until their rounds are over. */
export interface Chains {
  /** The draws of the round before a link: nothing of them is hidden any more. */
  earlier(database: Queryable, link: Link): Promise<Draws>;
  /** The seed of a link. Only for a round whose betting is over: it decides all. */
  seedsOf(database: Queryable, link: Link): Promise<RoundSeeds>;
}

/**
 * Makes the chains that a game lacks. Each is published (`hash`) as it is made; its salt is the SHA-256, hexadecimal, of the token that
 * the operator draws for the first game opened at this table after that. The studio can't know the token when it makes the seeds, the
 * operator never knows the seeds, and of what the two make together neither could choose anything.
 */
export async function makeChains(tx: Transaction, vault: Vault, game: string, now: Date): Promise<void> {
  const [kept] = await tx.query(
    `select count(*) filter (where next_position <= $2)::int as ready, coalesce(max(ordinal), 0)::int as newest
     from studio_chain where game = $1`,
    [game, CHAIN_LENGTH],
  );
  for (let made = kept?.ready ?? 0, next = (kept?.newest ?? 0) + 1; made < MADE_AHEAD; made += 1, next += 1) {
    const last = randomBytes(32);
    await tx.query(
      `insert into studio_chain (game, ordinal, hash, sealed, made_at) values ($1, $2, $3, $4, $5)
       on conflict (game, ordinal) do nothing`,
      [game, next, hexOf(linksFrom(last)[0]), vault.seal(OWNER, hexOf(last)), now],
    );
  }
}

/** The first of these games that lacks a chain; undefined where none does. */
export async function gameWithoutChain(database: Queryable, games: readonly string[]): Promise<string | undefined> {
  const [row] = await database.query(
    `select g.game from unnest($1::text[]) as g (game)
     where (select count(*) from studio_chain c where c.game = g.game and c.next_position <= $2) < $3 order by g.game limit 1`,
    [games, CHAIN_LENGTH, MADE_AHEAD],
  );
  return row?.game ?? undefined;
}

/** The newest chain of a table that is about to be opened, which salts it: made now where no sweep has come by yet, or its rounds would wait for the next who opens it. */
export async function chainToSalt(
  { database, vault, clock }: { readonly database: Database; readonly vault: Vault; readonly clock: Clock },
  game: string,
): Promise<number> {
  const newest = await newestChain(database, game);
  if (newest > 0) return newest;
  await database.transaction((tx) => makeChains(tx, vault, game, clock()));
  return newestChain(database, game);
}

async function newestChain(database: Queryable, game: string): Promise<number> {
  const [row] = await database.query('select coalesce(max(id), 0) as id from studio_chain where game = $1', [game]);
  return row?.id ?? 0;
}

/** Salts the chains up to `newest` that have no salt yet with the token of a game that was opened after they were made. */
export async function saltChains(database: Queryable, game: string, newest: number, token: string): Promise<void> {
  await database.query('update studio_chain set salt = $3 where game = $1 and id <= $2 and salt is null', [
    game,
    newest,
    hash('sha256', token),
  ]);
}

/** Seals every chain anew: what `from` opens, `to` opens from then on. Returns how many there were. */
export async function resealChains(tx: Transaction, from: Vault, to: Vault): Promise<number> {
  const rows = await tx.query('select id, sealed from studio_chain for no key update');
  await tx.query(
    `update studio_chain c set sealed = n.sealed from unnest($1::bigint[], $2::bytea[]) as n (id, sealed) where c.id = n.id`,
    [rows.map(({ id }) => id), rows.map(({ sealed }) => to.seal(OWNER, from.open(OWNER, sealed)))],
  );
  return rows.length;
}

/** Opens chains. What was opened once stays in memory: ten thousand hashes are some ten milliseconds. */
export function openChains(vault: Vault): Chains {
  const known = new Map<number, { readonly links: readonly Uint8Array[]; readonly salt: string }>();
  const chainOf = async (database: Queryable, id: number) => {
    const kept = known.get(id);
    if (kept) return kept;
    const [row] = await database.query('select sealed, salt from studio_chain where id = $1', [id]);
    if (!row || row.salt === null) throw new Error(`The chain ${id} has no salt yet`);
    const opened = { links: linksFrom(Buffer.from(vault.open(OWNER, row.sealed), 'hex')), salt: row.salt };
    known.set(id, opened);
    return opened;
  };
  const earlier = async (database: Queryable, { chainId, position }: Link) => {
    const { links, salt } = await chainOf(database, chainId);
    return drawsOfRound(linkAt(links, position - 1), salt);
  };
  return {
    earlier,
    async seedsOf(database, link) {
      const { links, salt } = await chainOf(database, link.chainId);
      const seed = linkAt(links, link.position);
      return { seed, draws: drawsOfRound(seed, salt), earlier: await earlier(database, link) };
    },
  };
}

/** A chain by its last seed: at 0 what is published, from 1 on the seeds in the order in which they are used. */
function linksFrom(last: Uint8Array): readonly Uint8Array[] {
  const links: Uint8Array[] = [last];
  for (let made = 0, link = last; made < CHAIN_LENGTH; made += 1) {
    link = hash('sha256', link, 'buffer');
    links.push(link);
  }
  return links.toReversed();
}

function linkAt(links: readonly Uint8Array[], position: number): Uint8Array {
  const link = links[position];
  if (!link) throw new Error(`A chain has no seed ${position}`);
  return link;
}

export const hexOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('hex');
