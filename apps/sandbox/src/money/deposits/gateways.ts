import { type Gateway, namesOf, type OperatorAccount, type OwnTexts } from '@pavilion/api-client/wire';
import type { Paise } from '@pavilion/money';
import { HOUR, Refusal, reasonFrom } from '../../base/index.ts';
import { namedField } from '../../players/index.ts';
import { ownTextsOf, type Queryable } from '../../store/index.ts';

/** The gateway that redirects (spec §7, `/deposit/fastpayme`). */
export const FASTPAY = 'fastpayme';

/** What `fromRow` reads. */
const COLUMNS =
  `code, name, mode, kind, min, max, fee, usual_minutes as "usualMinutes", expires_in as "expiresIn", fields, accounts,
  qr, network, rate, coin, is_open as "isOpen", closed_reason as "closedReason",
  closed_until as "closedUntil", closed_at as "closedAt"` as const;

/** How long after its instructions have run out the proof of a way that has closed is still taken, ms. */
const PROOF_GRACE = HOUR;

interface GatewayRow extends Omit<Gateway, 'qr' | 'network' | 'rate' | 'coin' | 'closed'> {
  readonly qr: string | null;
  readonly network: string | null;
  readonly rate: Paise | null;
  readonly coin: string | null;
  readonly isOpen: boolean;
  readonly closedReason: string | null;
  readonly closedUntil: Date | null;
  readonly closedAt: Date | null;
}

function fromRow(
  { qr, network, rate, coin, isOpen, closedReason, closedUntil, closedAt, accounts, fields, ...row }: GatewayRow,
  texts: OwnTexts,
): Gateway {
  const named = fields.map((field) => namedField(field, texts));
  const own = {
    ...row,
    fields: named,
    ...(network === null ? {} : { network }),
    ...(rate === null ? {} : { rate }),
    ...(coin === null ? {} : { coin }),
  };
  if (isOpen) return { ...own, accounts, ...(qr === null ? {} : { qr }) };
  const closed = {
    ...(closedReason === null ? {} : { reason: closedReason, ...namesOf({ reason: closedReason }, texts) }),
    ...(closedUntil === null ? {} : { until: closedUntil }),
    // Whoever began before it closed has been told where to pay until then: what they paid is theirs to prove.
    ...(closedAt === null || row.kind !== 'manual'
      ? {}
      : { proofsUntil: new Date(closedAt.getTime() + row.expiresIn * 1000 + PROOF_GRACE) }),
  };
  return { ...own, accounts: [], closed };
}

/** The ways to deposit, in the operator's order. */
export async function gatewaysOf(database: Queryable): Promise<Gateway[]> {
  const rows = await database.query(`select ${COLUMNS} from gateway order by position, code`);
  const texts = await ownTextsOf(database);
  return rows.map((row) => fromRow(row, texts));
}

/** One way to deposit, open or closed, as the operator wrote it: what players read of it is the list's. */
export async function gatewayOf(database: Queryable, code: string): Promise<Gateway | undefined> {
  const [row] = await database.query(`select ${COLUMNS} from gateway where code = $1`, [code]);
  return row && fromRow(row, new Map());
}

/**
 * Closes a way to deposit, until somebody opens it or, where `until` is given, until then. Closed already: the new reason and end count.
 * What was paid by it before goes on. Throws a 404 where there is no such way.
 */
export async function closeGateway(
  tx: Queryable,
  code: string,
  { reason, until, now }: { readonly reason: string; readonly until?: Date | undefined; readonly now: Date },
): Promise<void> {
  const why = reasonFrom(reason, 'Say why it is closed.');
  const closed = await tx.query(
    `update gateway set is_open = false, closed_reason = $2, closed_until = $3,
       closed_at = case when is_open then $4 else closed_at end
     where code = $1 returning code`,
    [code, why, until ?? null, now],
  );
  if (closed.length === 0) throw noGateway();
}

/** Opens a way to deposit that was closed. Throws a 404 where there is no such way. */
export async function reopenGateway(tx: Queryable, code: string): Promise<void> {
  const opened = await tx.query(
    'update gateway set is_open = true, closed_reason = null, closed_until = null, closed_at = null where code = $1 returning code',
    [code],
  );
  if (opened.length === 0) throw noGateway();
}

/** Opens the ways whose time has come; returns whether there were any. */
export async function openDueGateways(database: Queryable, now: Date): Promise<boolean> {
  const opened = await database.query(
    `update gateway set is_open = true, closed_reason = null, closed_until = null, closed_at = null
     where not is_open and closed_until <= $1 returning code`,
    [now],
  );
  return opened.length > 0;
}

const noGateway = () => new Refusal(404, 'This deposit method was not found.', 'code');

/** The operator's accounts to pay to. */
export async function operatorAccounts(database: Queryable): Promise<OperatorAccount[]> {
  const rows = await database.query(
    `select id, bank_name as "bankName", holder, account_number as "accountNumber", ifsc, upi
     from operator_account order by position, id`,
  );
  return rows.map(({ id, upi, ...row }) => ({ ...row, id: String(id), ...(upi === null ? {} : { upi }) }));
}

/** The rail of what is paid by UPI or IMPS, whichever app or bank: its payments are numbered by the 12 digits of the RRN. */
export const RRN = 'rrn';

/**
 * Adds a way to deposit; one that is there already stays as it is. `rail` is what its references are numbered by: one counts once
 * for all the ways on its rail.
 */
export async function addGateway(
  tx: Queryable,
  gateway: Gateway,
  position: number,
  rail: string = gateway.code,
): Promise<void> {
  await tx.query(
    `insert into gateway (code, position, name, mode, kind, min, max, expires_in, fields, accounts, qr, network, rail, fee, usual_minutes,
       rate, coin)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text::jsonb, $10::text::jsonb, $11, $12, $13, $14, $15, $16, $17) on conflict (code) do nothing`,
    [
      gateway.code,
      position,
      gateway.name,
      gateway.mode,
      gateway.kind,
      gateway.min,
      gateway.max,
      gateway.expiresIn,
      JSON.stringify(gateway.fields),
      JSON.stringify(gateway.accounts),
      gateway.qr ?? null,
      gateway.network ?? null,
      rail,
      gateway.fee,
      gateway.usualMinutes,
      gateway.rate ?? null,
      gateway.coin ?? null,
    ],
  );
}

/** Where players pay to. */
interface NewOperatorAccount {
  readonly bankName: string;
  readonly holder: string;
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly upi: string;
}

/** Adds the operator's account, where there is none yet. */
export async function addOperatorAccount(tx: Queryable, account: NewOperatorAccount): Promise<void> {
  const { bankName, holder, accountNumber, ifsc, upi } = account;
  await tx.query(
    `insert into operator_account (position, bank_name, holder, account_number, ifsc, upi)
     select 1, $1, $2, $3, $4, $5 where not exists (select from operator_account)`,
    [bankName, holder, accountNumber, ifsc, upi],
  );
}
