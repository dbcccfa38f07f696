import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from '../../base/index.ts';
import type { Queryable, Transaction } from '../../store/index.ts';

/** Whose rounds of which game. */
export interface Place {
  readonly provider: string;
  readonly game: string;
  readonly player: string;
}

/** What rounds are drawn from, as their player sees it. */
export interface SeedsSeen {
  /** The SHA-256 of the server's seed, hexadecimal. */
  readonly hash: string;
  readonly client: string;
  /** The number of the next bet under these seeds. */
  readonly nonce: number;
}

/** Seeds in use, and the server's among them. */
export interface Seeds extends SeedsSeen {
  readonly id: number;
  readonly server: Uint8Array;
}

/** A client's seed: 1 to 64 of what anybody can type again, without the colon that stands behind it in what is hashed. */
export const CLIENT_SEED = /^[\w.-]{1,64}$/;

const COLUMNS = 'id, server_seed as server, client_seed as client, next_nonce as nonce';

/** The seeds in use, made now where there are none, locked until the transaction ends: two bets of a player take turns by them. */
export async function seedsInUse(tx: Transaction, place: Place): Promise<Seeds> {
  const { provider, game, player } = place;
  const kept = await lockedSeeds(tx, place);
  if (kept) return kept;
  await tx.query(
    `insert into studio_seed (provider, game, player, server_seed, client_seed) values ($1, $2, $3, $4, $5)
     on conflict (player, game, provider) where revealed_at is null do nothing`,
    [provider, game, player, randomBytes(32), randomBytes(6).toString('hex')],
  );
  const made = await lockedSeeds(tx, place);
  if (!made) throw new Error(`${player} has no seeds for ${game}`);
  return made;
}

/** Counts a bet under the seeds. */
export async function countBet(tx: Transaction, { id }: Seeds): Promise<void> {
  await tx.query('update studio_seed set next_nonce = next_nonce + 1 where id = $1', [id]);
}

/**
 * Ends the seeds in use, whose server's one is anybody's from now on, and begins others with the client's that is given. Where nobody has bet
 * under them yet there is nothing to reveal: the server's one, whose hash was shown, stays as it is beside the client's. Throws a `Refusal`
 * while a round is open: what it still hides would be known.
 */
export async function changeSeeds(tx: Transaction, place: Place, client: string, now: Date): Promise<void> {
  const { provider, game, player } = place;
  const { id, nonce } = await seedsInUse(tx, place);
  if (nonce === 0) {
    await tx.query('update studio_seed set client_seed = $2 where id = $1', [id, client]);
    return;
  }
  const open = await tx.query("select id from studio_round where seed_id = $1 and state in ('staking', 'open')", [id]);
  if (open.length > 0) throw new Refusal(409, 'Finish your round before you change seeds.', 'round');
  await tx.query('update studio_seed set revealed_at = $2 where id = $1', [id, now]);
  await tx.query(
    'insert into studio_seed (provider, game, player, server_seed, client_seed) values ($1, $2, $3, $4, $5)',
    [provider, game, player, randomBytes(32), client],
  );
}

/** Seeds as their player may see them. */
export const seenSeeds = ({ hash, client, nonce }: SeedsSeen): SeedsSeen => ({ hash, client, nonce });

/** The seed's SHA-256, hexadecimal. */
export const hashOfSeed = (seed: Uint8Array): string => createHash('sha256').update(seed).digest('hex');

async function lockedSeeds(tx: Queryable, { provider, game, player }: Place): Promise<Seeds | undefined> {
  const [row] = await tx.query(
    `select ${COLUMNS} from studio_seed where player = $1 and game = $2 and provider = $3 and revealed_at is null for update`,
    [player, game, provider],
  );
  return row && { ...row, hash: hashOfSeed(row.server) };
}
