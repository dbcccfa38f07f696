import type { Gateway, OperatorAccount } from '@pavilion/api-client/wire';
import type { Queryable } from '../../store/index.ts';

/** The gateway that redirects (spec §7, `/deposit/fastpayme`). */
export const FASTPAY = 'fastpayme';

const COLUMNS = `code, name, mode, kind, min, max, expires_in as "expiresIn", fields, accounts, qr, network`;

type GatewayRow = Omit<Gateway, 'qr' | 'network'> & { readonly qr: string | null; readonly network: string | null };

const fromRow = ({ qr, network, ...row }: GatewayRow): Gateway => ({
  ...row,
  ...(qr === null ? {} : { qr }),
  ...(network === null ? {} : { network }),
});

/** The ways to deposit that are open, in the operator's order. */
export async function gatewaysOf(database: Queryable): Promise<Gateway[]> {
  return (await database.query(`select ${COLUMNS} from gateway where is_open order by position, code`)).map(fromRow);
}

/** One open way to deposit. */
export async function gatewayOf(database: Queryable, code: string): Promise<Gateway | undefined> {
  const [row] = await database.query(`select ${COLUMNS} from gateway where code = $1 and is_open`, [code]);
  return row && fromRow(row);
}

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
    `insert into gateway (code, position, name, mode, kind, min, max, expires_in, fields, accounts, qr, network, rail)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text::jsonb, $10::text::jsonb, $11, $12, $13) on conflict (code) do nothing`,
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
