import type { Withdrawable } from '@pavilion/api-client/wire';
import { onlyRow, type Queryable } from '../../store/index.ts';
import { methodsOf } from './methods.ts';

/**
 * What a player could withdraw at `now`, and why (betting.md, "Withdrawal"): as the database's `available_to` computes it, which
 * a request is measured by too.
 */
export async function availableTo(database: Queryable, player: number, now: Date): Promise<Withdrawable> {
  const rows = await database.query(
    `select cash, held, locked, withdrawable, least_request as min, most_request as max, can_cancel as "canCancel", kyc,
       kyc_above as "kycAbove", without_kyc as "withoutKyc", kyc_first as "kycFirst", owed from available_to($1, $2)`,
    [player, now],
  );
  const { owed, ...available } = onlyRow(rows, `what player ${player} could withdraw`);
  const known = await methodsOf(database);
  const methods = known.filter(({ closed }) => !closed).map(({ closed: _, ...method }) => method);
  const closedMethods = known.flatMap(({ code, closed }) => (closed ? [{ code, ...closed }] : []));
  const { kyc, withoutKyc, min } = available;
  return {
    ...available,
    methods,
    closedMethods,
    needsKyc: kyc !== 'approved' && withoutKyc < min,
    ...(owed === 0 ? {} : { owed }),
  };
}
