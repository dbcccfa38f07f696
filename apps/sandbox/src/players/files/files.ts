import { randomBytes } from 'node:crypto';
import type { filePurposes, formCalls } from '@pavilion/api-client/wire';
import { type Clock, DAY, Refusal } from '../../base/index.ts';
import type { Handlers, RateLimiter } from '../../server/index.ts';
import {
  type Database,
  holdKeys,
  MissingKey,
  NO_KEY,
  onlyRow,
  type Queryable,
  type Transaction,
  type Vault,
} from '../../store/index.ts';
import { lockPlayer } from '../accounts/players.ts';
import { hasTooManyPoints, MOST_PIXELS, type Picture, type Pictures } from './picture.ts';

export type FilePurpose = (typeof filePurposes)[number];

/** What one player's pictures of one day may weigh together, as they are kept. */
const MOST_A_DAY = 40 * 1024 * 1024;
/** How long a file waits for the form that names it. */
const WAITS = DAY;

/** What the call that takes pictures needs. */
export interface FileServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly pictures: Pictures;
  readonly vault: Vault;
}

/** The call that takes a picture ahead of its form. */
export function fileHandlers({ database, clock, limiter, pictures, vault }: FileServices): Handlers<typeof formCalls> {
  return {
    async uploadFile({ purpose, file }, { session: { player } }) {
      await limiter.take('uploadsPerPlayer', String(player));
      const bytes = new Uint8Array(await file.arrayBuffer());
      const picture = await pictures.read(bytes);
      if (!picture) throw await unreadable(bytes);
      const fileId = await database.transaction((tx) =>
        keepFile(tx, vault, { player, purpose, picture, now: clock() }),
      );
      return { data: { fileId } };
    },
  };
}

/** Why bytes are not taken as a picture. */
async function unreadable(bytes: Uint8Array): Promise<Refusal> {
  const why = (await hasTooManyPoints(bytes))
    ? `This picture is too large. Maximum ${MOST_PIXELS / 1_000_000} megapixels.`
    : 'This file is not a supported picture. Send a jpg, png or webp.';
  return new Refusal(422, why, 'file');
}

interface NewFile {
  readonly player: number;
  readonly purpose: FilePurpose;
  readonly picture: Picture;
  readonly now: Date;
}

/**
 * Keeps a picture, sealed for its player, and returns its id: 128 random bits. One too many for a player's day is refused.
 */
export async function keepFile(
  tx: Transaction,
  vault: Vault,
  { player, purpose, picture, now }: NewFile,
): Promise<string> {
  await holdKeys(tx, vault);
  // Uploads of one player take turns, so that together they can't pass the limit.
  await lockPlayer(tx, player);
  const today = await tx.query(
    'select coalesce(sum(size), 0)::bigint as size from file where player_id = $1 and created_at > $2',
    [player, new Date(now.getTime() - DAY)],
  );
  if (onlyRow(today, 'the size of a day’s pictures').size + picture.bytes.length > MOST_A_DAY) {
    throw new Refusal(429, 'You have reached today’s limit for pictures. Try again tomorrow.', 'file');
  }
  const id = randomBytes(16).toString('base64url');
  await tx.query(
    `insert into file (id, player_id, purpose, type, bytes, is_sealed, created_at) values ($1, $2, $3, $4, $5, true, $6)`,
    [id, player, purpose, picture.type, vault.sealBytes(player, picture.bytes), now],
  );
  return id;
}

/** Ties a file to the form that names it. False unless it is this player's, was sent for this, and no form has named it yet. */
export async function nameFile(
  tx: Transaction,
  { id, player, purpose, now }: { id: string; player: number; purpose: FilePurpose; now: Date },
): Promise<boolean> {
  const named = await tx.query(
    `update file set named_at = $4 where id = $1 and player_id = $2 and purpose = $3 and named_at is null returning id`,
    [id, player, purpose, now],
  );
  return named.length > 0;
}

/** The bytes of a file that a form named, and their type; for the operator's desk alone. A 409 where it is sealed and no key at hand opens it. */
export async function fileOf(database: Queryable, vault: Vault, id: string): Promise<Picture | null> {
  const [row] = await database.query(
    `select type, bytes, is_sealed as "isSealed", player_id as player from file where id = $1 and named_at is not null`,
    [id],
  );
  if (!row) return null;
  try {
    return { type: row.type, bytes: row.isSealed ? vault.openBytes(row.player, row.bytes) : Buffer.from(row.bytes) };
  } catch (error) {
    if (error instanceof MissingKey) throw new Refusal(409, NO_KEY);
    throw error;
  }
}

/** Whose a file is that a form named, and what it is for; null where there is none. */
export async function whoseFile(
  database: Queryable,
  id: string,
): Promise<{ readonly player: number; readonly purpose: string } | null> {
  const [row] = await database.query(
    'select player_id as player, purpose from file where id = $1 and named_at is not null',
    [id],
  );
  return row ?? null;
}

/** Removes what no form named within a day. */
export async function sweepFiles(database: Queryable, now: Date): Promise<void> {
  await database.query('delete from file where named_at is null and created_at <= $1', [
    new Date(now.getTime() - WAITS),
  ]);
}
