import { BANK_PAGE_SIZE, type BankDetail, type bankCalls, type CallInput } from '@pavilion/api-client/wire';
import { type Clock, idOf, istDay, Refusal } from '../../base/index.ts';
import { lockPlayer } from '../../players/index.ts';
import type { Handlers } from '../../server/index.ts';
import { countOf, type Database, type Queryable, type Transaction, violates } from '../../store/index.ts';
import { cardNetwork } from './card.ts';
import { holdKeys } from './kept-keys.ts';
import type { Vault } from './vault.ts';

/** What the calls of saved accounts and cards need. */
export interface BankServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
}

/** How many accounts and cards a player may save. */
const MOST = 20;
/** A card is printed for fewer years than these. */
const CARD_YEARS = 20;

const COLUMNS = `id, type, holder, bank_name as "bankName", last_digits as "lastDigits", ifsc, expires,
  is_default as "isDefault", created_at as "createdAt"`;

type Row = Omit<BankDetail, 'id' | 'ifsc' | 'expires'> & {
  readonly id: number;
  readonly ifsc: string | null;
  readonly expires: string | null;
};

const detailFrom = ({ id, ifsc, expires, ...row }: Row): BankDetail => ({
  id: String(id),
  ...row,
  ...(ifsc === null ? {} : { ifsc }),
  ...(expires === null ? {} : { expires }),
});

/** The calls of saved bank accounts and cards (betting.md, "Withdrawal"). Nobody gets a whole number back from them. */
export function bankHandlers({ database, clock, vault }: BankServices): Handlers<typeof bankCalls> {
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

    async addBank(input, { session }) {
      const bank = await database.transaction((tx) => saveBank(tx, vault, session.player, input, clock()));
      return { data: { bank }, message: 'Saved' };
    },

    async setDefaultBank({ id }, { session }) {
      const bank = await database.transaction(async (tx) => {
        await lockPlayer(tx, session.player);
        const wanted = await bankOf(tx, session.player, id);
        await tx.query('update bank_detail set is_default = false where player_id = $1 and is_default', [
          session.player,
        ]);
        await makeDefault(tx, wanted.id);
        return detailFrom({ ...wanted, isDefault: true });
      });
      return { data: { bank } };
    },

    async removeBank({ id }, { session }) {
      await database.transaction(async (tx) => {
        await lockPlayer(tx, session.player);
        const removed = await bankOf(tx, session.player, id);
        await tx.query('update bank_detail set removed_at = $2, sealed = null, is_default = false where id = $1', [
          removed.id,
          clock(),
        ]);
        if (!removed.isDefault) return;
        const [newest] = await tx.query(
          'select id from bank_detail where player_id = $1 and removed_at is null order by id desc limit 1',
          [session.player],
        );
        if (newest) await makeDefault(tx, newest.id);
      });
      return { message: 'Removed' };
    },
  };
}

/** Saves an account or a card of a player's; the first is the default. Refused by field where it is not one or is saved already. */
export async function saveBank(
  tx: Transaction,
  vault: Vault,
  player: number,
  input: CallInput<typeof bankCalls.addBank>,
  now: Date,
): Promise<BankDetail> {
  const saved = input.type === 'bank' ? accountFrom(input) : cardFrom(input, now);
  await holdKeys(tx, vault);
  await lockPlayer(tx, player);
  const [held] = await tx.query(
    `select count(*) as count, coalesce(bool_or(is_default), false) as "hasDefault"
     from bank_detail where player_id = $1 and removed_at is null`,
    [player],
  );
  if (held && held.count >= MOST) {
    throw new Refusal(409, `You can save ${MOST} accounts and cards. Remove one first.`);
  }
  try {
    const [row] = await tx.query(
      `insert into bank_detail (player_id, type, holder, bank_name, last_digits, ifsc, expires, sealed, fingerprint,
         is_default, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${COLUMNS}`,
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
      ],
    );
    if (!row) throw new Error('A bank account was not saved');
    return detailFrom(row);
  } catch (error) {
    if (!violates(error, 'bank_detail_once')) throw error;
    throw input.type === 'bank'
      ? new Refusal(409, 'This account is saved already.', 'accountNumber')
      : new Refusal(409, 'This card is saved already.', 'cardNumber');
  }
}

type Input<Type> = Extract<CallInput<typeof bankCalls.addBank>, { readonly type: Type }>;

/** What makes a destination the same as one seen before. */
export const accountIdentity = (ifsc: string, number: string) => `bank:${ifsc}:${number}`;

/** The same of a card, by what is kept of it. */
export const cardIdentity = (network: string, lastDigits: string, expires: string) =>
  `card:${network}:${lastDigits}:${expires}`;

function accountFrom({ bankName, accountNumber, ifsc }: Input<'bank'>) {
  if (/^0+$/.test(accountNumber)) throw new Refusal(422, 'This account number is not right.', 'accountNumber');
  return { bankName, number: accountNumber, ifsc, expires: null, identity: accountIdentity(ifsc, accountNumber) };
}

/** A card's number is looked at and forgotten: what is kept, and makes it the same card, is network, last four digits and expiry. */
function cardFrom({ cardNumber, expires }: Input<'card'>, now: Date) {
  const network = cardNetwork(cardNumber);
  if (network === null) throw new Refusal(422, 'This card number is not right.', 'cardNumber');
  const month = istDay(now).slice(0, 7);
  if (expires < month) throw new Refusal(422, 'This card has expired.', 'expires');
  if (Number(expires.slice(0, 4)) > Number(month.slice(0, 4)) + CARD_YEARS) {
    throw new Refusal(422, 'This date is not right.', 'expires');
  }
  const number = cardNumber.slice(-4);
  return { bankName: network, number, ifsc: null, expires, identity: cardIdentity(network, number, expires) };
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
  if (!row) throw new Refusal(404, 'There is no such account.', 'id');
  return row;
}

async function makeDefault(tx: Transaction, id: number): Promise<void> {
  await tx.query('update bank_detail set is_default = true where id = $1', [id]);
}
