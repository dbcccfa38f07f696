import { MINUTE } from '../../base/index.ts';
import { deleteInBatches, type Queryable } from '../../store/index.ts';

/** How long a nonce is kept after its request's own time, ms: ten times as long as the request is taken, for clocks that differ. */
const KEPT = 5 * MINUTE;

/** Takes a nonce of a provider for a request of that time; returns whether nobody had it, in this process or another. */
export async function takeNonce(
  database: Queryable,
  provider: string,
  nonce: string,
  signedAt: Date,
): Promise<boolean> {
  const taken = await database.query(
    `insert into wallet_nonce (provider, nonce, signed_at) values ($1, $2, $3)
     on conflict (provider, nonce) do nothing returning nonce`,
    [provider, nonce, signedAt],
  );
  return taken.length > 0;
}

/** Forgets nonces whose requests are refused for their age. */
export async function sweepNonces(database: Queryable, now: Date): Promise<void> {
  await deleteInBatches((rows) =>
    database.query(
      `delete from wallet_nonce where (provider, nonce) in (
         select provider, nonce from wallet_nonce where signed_at < $2 order by signed_at limit $1)
       returning 1`,
      [rows, new Date(now.getTime() - KEPT)],
    ),
  );
}
