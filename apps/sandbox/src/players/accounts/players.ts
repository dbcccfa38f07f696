import type { Profile, User } from '@pavilion/api-client/wire';
import { playerId, Refusal } from '../../base/index.ts';
import { FIRST_ORGANISATION } from '../../organisation/index.ts';
import { onlyRow, openAccounts, type Queryable, type Transaction } from '../../store/index.ts';

export interface Player {
  readonly id: number;
  readonly name: string;
  readonly mobile: string;
  readonly passwordHash: string;
}

const COLUMNS = 'id, name, mobile, password_hash as "passwordHash"';

/** User names are the same whatever their case and however many spaces stand between their words. */
export const usernameKey = (username: string) => username.trim().toLowerCase().replace(/\s+/g, ' ');

/** A player as the wire names them: `PV10234`. */
export const userOf = ({ id, mobile, name }: Player): User => ({ mstruserid: playerId(id), mobileno: mobile, name });

export async function playerByName(
  database: Queryable,
  organisation: string,
  username: string,
): Promise<Player | undefined> {
  const [row] = await database.query(`select ${COLUMNS} from player where username_key = $1 and organisation = $2`, [
    usernameKey(username),
    organisation,
  ]);
  return row;
}

/** The player of a user name at an organisation, and whether they have been seen at this network before. */
export async function playerSigningIn(
  database: Queryable,
  organisation: string,
  username: string,
  network: Buffer,
): Promise<(Player & { readonly isKnownHere: boolean }) | undefined> {
  const [row] = await database.query(
    `select ${COLUMNS},
       exists (select 1 from player_network n where n.player_id = player.id and n.network = $2) as "isKnownHere"
     from player where username_key = $1 and organisation = $3`,
    [usernameKey(username), network, organisation],
  );
  return row;
}

/** The player of an id, where they are an organisation's. */
export async function playerOf(database: Queryable, organisation: string, id: number): Promise<Player | undefined> {
  const [row] = await database.query(`select ${COLUMNS} from player where id = $1 and organisation = $2`, [
    id,
    organisation,
  ]);
  return row;
}

export async function playerByMobile(
  database: Queryable,
  organisation: string,
  mobile: Mobile,
): Promise<Player | undefined> {
  const [row] = await database.query(
    `select ${COLUMNS} from player where country_code = $1 and mobile = $2 and organisation = $3`,
    [mobile.country, mobile.number, organisation],
  );
  return row;
}

/** The player of a number and a user name who has been added since then, and has been seen at this network. */
export async function playerJustAdded(
  database: Queryable,
  organisation: string,
  added: { readonly username: string; readonly mobile: Mobile; readonly network: Buffer; readonly since: Date },
): Promise<Player | undefined> {
  const { username, mobile, network, since } = added;
  const [row] = await database.query(
    `select ${COLUMNS} from player
     where country_code = $1 and mobile = $2 and username_key = $3 and organisation = $6 and created_at > $4
       and exists (select 1 from player_network n where n.player_id = player.id and n.network = $5)`,
    [mobile.country, mobile.number, usernameKey(username), since, network, organisation],
  );
  return row;
}

/** The demo player of an organisation: of the first one, unless said. */
export async function demoPlayer(
  database: Queryable,
  organisation: string = FIRST_ORGANISATION,
): Promise<Player | undefined> {
  const [row] = await database.query(
    `select ${COLUMNS} from player where is_demo and organisation = $1 order by id limit 1`,
    [organisation],
  );
  return row;
}

/** The organisation whose player somebody is. */
export async function organisationOfPlayer(database: Pick<Queryable, 'query'>, player: number): Promise<string> {
  const rows = await database.query('select organisation from player where id = $1', [player]);
  return onlyRow(rows, `player ${player}`).organisation;
}

export interface NewPlayer {
  readonly username: string;
  readonly name: string;
  readonly mobile: Mobile;
  readonly passwordHash: string;
  readonly typeId: number;
  readonly parentId: number;
  readonly agentCode?: string | undefined;
  readonly isDemo?: boolean;
  /** Whose player it is: the first organisation's, unless said. */
  readonly organisation?: string;
  readonly at: Date;
}

/** Adds a player with two empty accounts. A user name or mobile that is taken violates `player_username_key` or `player_mobile_key`. */
export async function addPlayer(tx: Queryable, player: NewPlayer): Promise<Player> {
  const [row] = await tx.query(
    `insert into player (username, username_key, name, country_code, mobile, password_hash, agent_code, type_id, parent_id, is_demo, created_at, organisation)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${COLUMNS}`,
    [
      player.username.trim(),
      usernameKey(player.username),
      player.name.trim(),
      player.mobile.country,
      player.mobile.number,
      player.passwordHash,
      player.agentCode?.trim() || null,
      player.typeId,
      player.parentId,
      player.isDemo ?? false,
      player.at,
      player.organisation ?? FIRST_ORGANISATION,
    ],
  );
  if (!row) throw new Error('A player was not added');
  await openAccounts(tx, row.id);
  return row;
}

/** Gives a player another password; refuses it of the demo, whose password everybody knows and is to know. */
export async function setPassword(tx: Queryable, player: number, passwordHash: string, at: Date): Promise<void> {
  const changed = await tx.query(
    'update player set password_hash = $2, password_changed_at = $3 where id = $1 and not is_demo returning id',
    [player, passwordHash, at],
  );
  if (changed.length === 0) throw demoStays('its password');
}

/** Keeps a player's password in another way than before, unless it has been changed meanwhile. */
export async function renewPassword(
  database: Queryable,
  player: Pick<Player, 'id' | 'passwordHash'>,
  passwordHash: string,
): Promise<void> {
  await database.query('update player set password_hash = $2 where id = $1 and password_hash = $3', [
    player.id,
    passwordHash,
    player.passwordHash,
  ]);
}

/** The ways in which players' passwords are kept, as `Passwords.keptIn` takes them. */
export async function passwordWays(database: Queryable): Promise<string[]> {
  const rows = await database.query(
    `select distinct coalesce(regexp_replace(password_hash, '[$][^$]*[$][^$]*$', ''), '') as way from player`,
  );
  return rows.map(({ way }) => way);
}

/** Refuses what would take the demo from everybody else. */
export async function refuseDemo(database: Queryable, player: number, what = 'its password'): Promise<void> {
  if (await isDemo(database, player)) throw demoStays(what);
}

/** Whether a player is the demo's, who is everybody. */
export const isDemo = async (database: Queryable, player: number): Promise<boolean> =>
  (await database.query('select 1 from player where id = $1 and is_demo', [player])).length > 0;

/** Whom a limit per player counts: them, and of the demo player, who is everybody, whoever comes from one network. */
export const countedAs = async (database: Queryable, player: number, address: string): Promise<string> =>
  (await isDemo(database, player)) ? `${player} ${address}` : String(player);

const demoStays = (what: string) =>
  new Refusal(403, `The demo account is shared: ${what} can’t be changed.`, 'password');

/** Whether there is a player of this id. */
export async function isPlayer(database: Queryable, player: number): Promise<boolean> {
  return (await database.query('select 1 from player where id = $1', [player])).length > 0;
}

/** Changes to what a player has take turns by this, until the transaction ends: what is counted before one stays so. */
export async function lockPlayer(tx: Transaction, player: number): Promise<void> {
  await tx.query('select 1 from player where id = $1 for no key update', [player]);
}

/** The agent that a player stands under; null where there is none. */
export async function agentOf(database: Queryable, player: number): Promise<number | null> {
  const [row] = await database.query('select agent_id as agent from player where id = $1', [player]);
  return row?.agent ?? null;
}

/** Puts a player under an agent. */
export async function setAgent(tx: Transaction, player: number, agent: number): Promise<void> {
  await tx.query('update player set agent_id = $2 where id = $1', [player, agent]);
}

/** Who a player is to the operator, as they are shown it themselves. */
export async function profileOf(database: Queryable, player: number): Promise<Profile> {
  const rows = await database.query(
    `select name, username, country_code as country, right(mobile, 4) as ending, length(mobile) as digits, created_at as since,
       password_changed_at as "passwordChangedAt", is_demo as "isDemo"
     from player where id = $1`,
    [player],
  );
  const { country, ending, digits, passwordChangedAt, ...known } = onlyRow(rows, `player ${player}`);
  const mobile = `${country} ${'•'.repeat(Math.max(0, (digits ?? 0) - 4))} ${ending}`;
  return { ...known, mobile, ...(passwordChangedAt === null ? {} : { passwordChangedAt }) };
}

/** An Indian mobile number: `+91` and ten digits. */
export interface Mobile {
  readonly country: string;
  readonly number: string;
}
