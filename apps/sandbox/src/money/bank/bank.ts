import {
  BANK_PAGE_SIZE,
  type BankDetail,
  type bankCalls,
  type CallInput,
  MOST_BANK_DETAILS,
} from '@pavilion/api-client/wire';
import { type Clock, idOf, Refusal } from '../../base/index.ts';
import {
  confirmByPasskey,
  confirmPassword,
  countedAs,
  lockPlayer,
  notify,
  type Passwords,
} from '../../players/index.ts';
import type { CallContext, Handlers, RateLimiter } from '../../server/index.ts';
import {
  countOf,
  type Database,
  holdKeys,
  type Queryable,
  type Transaction,
  type Vault,
  violates,
} from '../../store/index.ts';
import { destinationFrom, type NewDestination } from './new-destination.ts';

/** What the calls of saved accounts and cards need. */
export interface BankServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
}

/** How many accounts and cards that a player has removed are remembered: by them one person behind several accounts is known, so none is forgotten. */
const MOST_REMOVED = 200;

const COLUMNS = `id, type, holder, bank_name as "bankName", last_digits as "lastDigits", ifsc, expires,
  is_default as "isDefault", created_at as "createdAt",
  type = 'bank' and confirmed_at is null and not (
    select b.is_known from withdrawal_begun(bank_detail.player_id, 'bank', bank_detail.id, null) b) as "isNew"`;

type Row = Omit<BankDetail, 'id' | 'ifsc' | 'expires' | 'isNew'> & {
  readonly id: number;
  readonly ifsc: string | null;
  readonly expires: string | null;
  readonly isNew: boolean | null;
};

const detailFrom = ({ id, ifsc, expires, isNew, ...row }: Row): BankDetail => ({
  id: String(id),
  ...row,
  ...(ifsc === null ? {} : { ifsc }),
  ...(expires === null ? {} : { expires }),
  ...(isNew ? { isNew } : {}),
});

/** The calls of saved bank accounts and cards (betting.md, "Withdrawal"). Nobody gets a whole number back from them. */
export function bankHandlers(services: BankServices): Handlers<typeof bankCalls> {
  const { database, clock, vault, limiter } = services;
  const count = async ({ session: { player }, address }: CallContext) => {
    const counted = await countedAs(database, player, address);
    await limiter.take('bankChangesPerPlayer', counted);
    return counted;
  };
  return {
    async getBanks({ skip, pagesize = BANK_PAGE_SIZE }, { session }) {
      const count = await countOf(
        database,
        'select count(*) as count from bank_detail where player_id = $1 and removed_at is null',
        [session.player],
      );
      const banks = await database.query(
        `select ${COLUMNS} from bank_detail where player_id = $1 and removed_at is null
         order by is_default desc, id desc limit $2 offset $3`,
        [session.player, pagesize, skip ?? 0],
      );
      return {
        data: { banks: banks.map(detailFrom), count, pagesize },
      };
    },

    async addBank({ passkey, ...input }, context) {
      const { player } = context.session;
      const counted = await count(context);
      const at = clock();
      // What is wrong with it comes before what confirms it.
      destinationFrom(input, at);
      const isConfirmed = await confirmByPasskey(services, { player, counted, page: context.page }, passkey);
      const bank = await database.transaction((tx) => addTo(tx, vault, player, input, at, isConfirmed));
      return { data: { bank }, message: 'Saved' };
    },

    async setDefaultBank({ id, ...assured }, context) {
      const { session } = context;
      const counted = await count(context);
      await confirmFirst(services, context, { id, counted, ...assured });
      const bank = await database.transaction((tx) => chooseBank(tx, session.player, id, clock()));
      return { data: { bank } };
    },

    async removeBank({ id }, context) {
      const { session } = context;
      await count(context);
      await database.transaction((tx) => removeFrom(tx, session.player, id, clock()));
      return { message: 'Removed' };
    },
  };
}

/** As a request to a new account, one that is to be the default takes the passkey, or the password of who has none: a stolen token alone puts no account of somebody else's first. */
async function confirmFirst(
  services: BankServices,
  { session: { player }, page }: CallContext,
  { id, counted, password, passkey }: CallInput<typeof bankCalls.setDefaultBank> & { readonly counted: string },
): Promise<void> {
  if (await mayBeFirst(services.database, player, id)) return;
  if (await confirmByPasskey(services, { player, counted, page }, passkey)) return;
  if (!password) {
    const why = 'Enter your password to make this account the default.';
    throw new Refusal(403, why, 'password');
  }
  await confirmPassword(services, { player, counted }, password, 'password');
}

/** Whether a saved one may be the default by its player's token alone: it is so already, nothing can be paid to it (a card), a passkey confirmed it as it was saved, or something was paid to it. */
async function mayBeFirst(database: Queryable, player: number, id: string): Promise<boolean> {
  const rows = await database.query(
    `select 1 from bank_detail b where b.id = $1 and b.player_id = $2 and b.removed_at is null and b.type = 'bank' and not b.is_default and b.confirmed_at is null
       and not paid_before(b.player_id, b.fingerprint)`,
    [idOf(id) ?? 0, player],
  );
  return rows.length === 0;
}

/** Makes one of a player's accounts and cards the one that is offered first, and lets them know: whoever holds a token of theirs can. */
async function chooseBank(tx: Transaction, player: number, id: string, now: Date): Promise<BankDetail> {
  await lockPlayer(tx, player);
  const wanted = await bankOf(tx, player, id);
  await tx.query('update bank_detail set is_default = false where player_id = $1 and is_default', [player]);
  await makeDefault(tx, wanted.id);
  if (!wanted.isDefault) {
    const message = `${nameOf(wanted)} is now your default account. If it was not you, change your password and contact support.`;
    await notify(tx, player, { ...notice, title: 'Your default account changed', message, at: now });
  }
  return detailFrom({ ...wanted, isDefault: true });
}

/** As the player's own pages name it; of an account the bank's code, since its name is what somebody wrote. */
const nameOf = ({
  bankName,
  lastDigits,
  ifsc,
}: {
  readonly bankName: string;
  readonly lastDigits: string;
  readonly ifsc?: string | null | undefined;
}) => `${ifsc ?? bankName} ••${lastDigits}`;

const notice = { status: 'info', about: { kind: 'account', id: 'bank' } } as const;

/** Saves an account or a card as its player wants it, and notifies them of a new one. */
async function addTo(
  ...[tx, vault, player, input, now, isConfirmed]: Parameters<typeof saveBank>
): Promise<BankDetail> {
  const { bank, isNew } = await saveBank(tx, vault, player, input, now, isConfirmed);
  const message = `${nameOf(bank)} was saved for withdrawals. If it was not you, change your password and contact support.`;
  if (isNew) await notify(tx, player, { ...notice, title: 'Account or card saved', message, at: now });
  return bank;
}

/** Saves an account or a card of a player's; the first is the default. Refused by field where it is not one, or is saved already unless that one is wanted then (`orSaved`). `isConfirmed`: by a passkey of its player's. */
export async function saveBank(
  tx: Transaction,
  vault: Vault,
  player: number,
  input: NewDestination,
  now: Date,
  isConfirmed = false,
): Promise<{ readonly bank: BankDetail; readonly isNew: boolean }> {
  const saved = destinationFrom(input, now);
  await holdKeys(tx, vault);
  await lockPlayer(tx, player);
  if (input.type === 'bank' && input.orSaved) {
    const [same] = await tx.query(
      `select ${COLUMNS} from bank_detail where player_id = $1 and fingerprint = $2 and removed_at is null`,
      [player, vault.fingerprint(saved.identity)],
    );
    if (same) return { bank: detailFrom(same), isNew: false };
  }
  const [held] = await tx.query(
    `select count(*) as count, coalesce(bool_or(is_default), false) as "hasDefault"
     from bank_detail where player_id = $1 and removed_at is null`,
    [player],
  );
  if (held && held.count >= MOST_BANK_DETAILS) {
    throw new Refusal(409, `You can save up to ${MOST_BANK_DETAILS} accounts and cards. Remove one first.`);
  }
  await makeRoom(tx, player, vault.fingerprint(saved.identity));
  try {
    const [row] = await tx.query(
      `insert into bank_detail (player_id, type, holder, bank_name, last_digits, ifsc, expires, sealed, fingerprint,
         is_default, created_at, confirmed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning ${COLUMNS}`,
      [
        player,
        input.type,
        input.holder,
        saved.bankName,
        saved.number.slice(-4),
        saved.ifsc,
        saved.expires,
        saved.ifsc === null ? null : vault.seal(player, saved.number),
        vault.fingerprint(saved.identity),
        !held?.hasDefault,
        now,
        isConfirmed ? now : null,
      ],
    );
    if (!row) throw new Error('A bank account was not saved');
    return { bank: detailFrom(row), isNew: true };
  } catch (error) {
    if (!violates(error, 'bank_detail_once')) throw error;
    throw input.type === 'bank'
      ? new Refusal(409, 'This account is already saved.', 'accountNumber')
      : new Refusal(409, 'This card is already saved.', 'cardNumber');
  }
}

/** Forgets the same account where the player has removed it before: it is saved anew. Refused where they have removed as many others as are remembered. */
async function makeRoom(tx: Transaction, player: number, fingerprint: Uint8Array): Promise<void> {
  await tx.query('delete from bank_detail where player_id = $1 and fingerprint = $2 and removed_at is not null', [
    player,
    fingerprint,
  ]);
  const removed = await countOf(
    tx,
    'select count(*) as count from bank_detail where player_id = $1 and removed_at is not null',
    [player],
  );
  if (removed >= MOST_REMOVED) {
    throw new Refusal(409, `You have removed ${MOST_REMOVED} accounts and cards. Contact support to save another one.`);
  }
}

async function bankOf(tx: Queryable, player: number, id: string): Promise<Row> {
  const number = idOf(id);
  const [row] =
    number === null
      ? []
      : await tx.query(`select ${COLUMNS} from bank_detail where id = $1 and player_id = $2 and removed_at is null`, [
          number,
          player,
        ]);
  if (!row) throw new Refusal(404, 'This account was not found.', 'id');
  return row;
}

/** Takes one out of its player's list; where it was the default, the newest of the others is. */
async function removeFrom(tx: Transaction, player: number, id: string, now: Date): Promise<void> {
  await lockPlayer(tx, player);
  const removed = await bankOf(tx, player, id);
  await tx.query('update bank_detail set removed_at = $2, sealed = null, is_default = false where id = $1', [
    removed.id,
    now,
  ]);
  if (!removed.isDefault) return;
  const [newest] = await tx.query(
    'select id from bank_detail where player_id = $1 and removed_at is null order by id desc limit 1',
    [player],
  );
  if (newest) await makeDefault(tx, newest.id);
}

async function makeDefault(tx: Transaction, id: number): Promise<void> {
  await tx.query('update bank_detail set is_default = true where id = $1', [id]);
}
