import type { Device, Passkey } from '@pavilion/api-client/wire';
import { DAY } from '../../base/index.ts';
import { onlyRow, type Queryable } from '../../store/index.ts';

/** A passkey as it is kept. */
export interface KeptPasskey {
  readonly id: number;
  readonly player: number;
  readonly credentialId: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly rpId: string;
}

const COLUMNS =
  'id, player_id as player, credential_id as "credentialId", public_key as "publicKey", counter, rp_id as "rpId"';

/** The passkey of a credential; undefined where none is kept. */
export async function passkeyBy(database: Queryable, credentialId: Uint8Array): Promise<KeptPasskey | undefined> {
  const [row] = await database.query(`select ${COLUMNS} from passkey where credential_id = $1`, [credentialId]);
  return row;
}

/** What a browser finds a passkey by. */
export interface PasskeyDescriptor {
  readonly credentialId: Uint8Array;
  readonly transports: readonly string[];
}

/** How many passkeys a player may have: each of their devices and password managers one. */
export const MOST_PASSKEYS = 20;

/** A player's passkeys, for their browser to find. */
export const descriptorsOf = (database: Queryable, player: number): Promise<PasskeyDescriptor[]> =>
  database.query('select credential_id as "credentialId", transports from passkey where player_id = $1 order by id', [
    player,
  ]);

/** How long a player's money goes to no new place, ms, once their passkeys were changed by less than a passkey. */
const NEW_PLACE_HOLD = DAY;

/** Keeps a player's money from new places: who has their password alone may have changed what confirms one. */
export async function holdNewPlaces(tx: Queryable, player: number, now: Date): Promise<void> {
  await tx.query(
    `insert into new_place_hold (player_id, until) values ($1, $2) on conflict (player_id) do update set until = excluded.until`,
    [player, new Date(now.getTime() + NEW_PLACE_HOLD)],
  );
}

/** What confirms a new place for a player's money, at one moment: a passkey, where they have one; and until when nothing does. */
export async function confirmationOf(
  database: Queryable,
  player: number,
  now: Date,
): Promise<{ readonly hasPasskey: boolean; readonly heldUntil: Date | null }> {
  const rows = await database.query(
    `select exists (select from passkey where player_id = $1) as "hasPasskey",
       (select until from new_place_hold where player_id = $1 and until > $2) as "heldUntil"`,
    [player, now],
  );
  return onlyRow(rows, 'what confirms a new place');
}

/** A player's passkeys as they see them, those used last first. */
export async function passkeysOf(database: Queryable, player: number): Promise<Passkey[]> {
  const rows = await database.query(
    `select id, keeper, device, created_at as "createdAt", last_used_at as "lastUsedAt" from passkey where player_id = $1
     order by coalesce(last_used_at, created_at) desc, id desc`,
    [player],
  );
  return rows.map(({ id, keeper, device, createdAt, lastUsedAt }) => ({
    ...{ id: String(id), device, createdAt },
    ...(keeper === null ? {} : { keeper }),
    ...(lastUsedAt === null ? {} : { lastUsedAt }),
  }));
}

export interface NewPasskey {
  readonly player: number;
  readonly credentialId: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly rpId: string;
  readonly keeper: string | null;
  readonly device: Device;
  readonly at: Date;
}

/** Keeps a passkey. One that is kept already, whosever it is, violates `passkey_once`. */
export async function keepPasskey(tx: Queryable, passkey: NewPasskey): Promise<void> {
  await tx.query(
    `insert into passkey (player_id, credential_id, public_key, counter, transports, rp_id, keeper, device, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb, $9)`,
    [
      ...([passkey.player, passkey.credentialId, passkey.publicKey, passkey.counter, passkey.transports] as const),
      ...([passkey.rpId, passkey.keeper, JSON.stringify(passkey.device), passkey.at] as const),
    ],
  );
}

/**
 * Notes that a passkey has signed. False where it is gone, or has not counted on since it was looked up: then it is a copy, or somebody
 * was there before. One that does not count at all stays at 0.
 */
export async function noteUse(tx: Queryable, id: number, counter: number, at: Date): Promise<boolean> {
  const noted = await tx.query(
    `update passkey set counter = $2, last_used_at = $3 where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1`,
    [id, counter, at],
  );
  return noted.length > 0;
}

/** Forgets a passkey of a player's. False where it is none of theirs. */
export async function forgetPasskey(tx: Queryable, player: number, id: number): Promise<boolean> {
  return (await tx.query('delete from passkey where id = $1 and player_id = $2 returning 1', [id, player])).length > 0;
}

/** Notes that a player wants to be offered no passkey. */
export async function declinePasskeys(database: Queryable, player: number, at: Date): Promise<void> {
  await database.query(
    'insert into passkeys_declined (player_id, at) values ($1, $2) on conflict (player_id) do nothing',
    [player, at],
  );
}

/** Whether a player wants to be offered none. */
export const hasDeclined = async (database: Queryable, player: number): Promise<boolean> =>
  (await database.query('select 1 from passkeys_declined where player_id = $1', [player])).length > 0;
