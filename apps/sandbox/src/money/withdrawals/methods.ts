import { type ClosedMethod, namesOf, type WithdrawalMethod } from '@pavilion/api-client/wire';
import { Refusal, reasonFrom } from '../../base/index.ts';
import type { Queryable, Transaction } from '../../store/index.ts';

/** A way to withdraw, open or closed. */
export interface KeptMethod extends WithdrawalMethod {
  readonly closed?: Omit<ClosedMethod, 'code'>;
}

/** The ways to withdraw, in the operator's order. */
export async function methodsOf(database: Queryable): Promise<KeptMethod[]> {
  const rows = await database.query(
    `select code, min, max, fee, minutes, is_open as "isOpen", closed_reason as "closedReason", closed_until as "closedUntil"
     from withdrawal_method order by position, code`,
  );
  return rows.map(({ isOpen, closedReason, closedUntil, ...method }) => {
    if (isOpen) return method;
    const closed = {
      ...(closedReason === null ? {} : { reason: closedReason, ...namesOf({ reason: closedReason }) }),
      ...(closedUntil === null ? {} : { until: closedUntil }),
    };
    return { ...method, closed };
  });
}

/** Takes a way to withdraw to change it: nobody else does until `tx` ends. Throws a 404 where there is no such way. */
export async function takeMethod(tx: Transaction, code: string): Promise<KeptMethod> {
  await tx.query('select 1 from withdrawal_method where code = $1 for update', [code]);
  const method = (await methodsOf(tx)).find((one) => one.code === code);
  if (!method) throw new Refusal(404, 'This withdrawal method was not found.', 'code');
  return method;
}

/**
 * Closes a way to withdraw, which the caller has taken, until somebody opens it or, where `until` is given, until then. Closed already: the new
 * reason and end count. What was requested by it before goes on.
 */
export async function closeMethod(
  tx: Transaction,
  { code }: KeptMethod,
  { reason, until }: { readonly reason: string; readonly until?: Date | undefined },
): Promise<void> {
  const why = reasonFrom(reason, 'Say why it is closed.');
  await tx.query(
    'update withdrawal_method set is_open = false, closed_reason = $2, closed_until = $3 where code = $1',
    [code, why, until ?? null],
  );
}

/** Opens a way to withdraw, which the caller has taken. */
export async function openMethod(tx: Transaction, { code }: KeptMethod): Promise<void> {
  await tx.query(
    'update withdrawal_method set is_open = true, closed_reason = null, closed_until = null where code = $1',
    [code],
  );
}

/** What of a way to withdraw the house sets: limits and fee of one request in paise, and its usual time in minutes. */
type MethodTerms = Omit<WithdrawalMethod, 'code'>;

/** Sets what a way to withdraw, which the caller has taken, takes from now on: of requests to come. Throws a 422 by field. */
export async function setMethodTerms(
  tx: Transaction,
  { code }: KeptMethod,
  { min, max, fee, minutes }: MethodTerms,
): Promise<void> {
  if (min <= 0) throw new Refusal(422, 'The minimum must be more than zero.', 'min');
  if (max < min) throw new Refusal(422, 'The maximum is below the minimum.', 'max');
  if (fee < 0 || fee >= min) throw new Refusal(422, 'The fee must be below the minimum withdrawal.', 'fee');
  await tx.query('update withdrawal_method set min = $2, max = $3, fee = $4, minutes = $5 where code = $1', [
    code,
    min,
    max,
    fee,
    minutes,
  ]);
}

/** Opens the ways whose time has come; returns whether there were any. */
export async function openDueMethods(database: Queryable, now: Date): Promise<boolean> {
  const opened = await database.query(
    `update withdrawal_method set is_open = true, closed_reason = null, closed_until = null
     where not is_open and closed_until <= $1 returning code`,
    [now],
  );
  return opened.length > 0;
}
