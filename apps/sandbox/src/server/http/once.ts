import { createHash } from 'node:crypto';
import { type Clock, Refusal } from '../../base/index.ts';
import type { Database, Queryable, Transaction, Vault } from '../../store/index.ts';

/** A request that moves money, as its player named it. */
export interface OnceRequest {
  readonly player: number;
  readonly clientRef: string;
  readonly call: string;
  /** The name of its content (`requestHash`). */
  readonly hash: Buffer;
}

/** Makes the prints by which what is kept sealed is known again. */
type Prints = Pick<Vault, 'fingerprint'>;

const printOf = (vault: Prints, upi: string) => vault.fingerprint(`request:${upi}`).toString('base64url');

/**
 * Names the content of a request: without `again`, which says that another one is meant, and the `fee` that its player was shown, which are
 * no part of what it is, without the password or the passkey's signature that some carry, and with the print of the UPI address that a withdrawal names, since either, kept as a quick hash, could be
 * guessed by whoever reads the table.
 */
export function requestHash(vault: Prints, call: string, input: unknown): Buffer {
  const {
    password: _,
    again: __,
    fee: ___,
    passkey: ____,
    ...content
  } = input as {
    readonly [name in 'password' | 'again' | 'fee' | 'passkey' | 'upi']?: unknown;
  };
  const { upi } = content;
  return createHash('sha256')
    .update(JSON.stringify([call, typeof upi === 'string' ? { ...content, upi: printOf(vault, upi) } : content]))
    .digest();
}

/**
 * Does `work` once for each client reference of a player, in one transaction with the note that it was done: the same request
 * again gets the first answer, also when both come at the same time. A reference that stands for another request is refused.
 * A request that was refused leaves no trace, and may be sent again.
 */
export async function once(
  database: Database,
  clock: Clock,
  request: OnceRequest,
  work: (tx: Transaction) => Promise<unknown>,
): Promise<unknown> {
  const { player, clientRef, call, hash } = request;
  return database.transaction(async (tx) => {
    const [fresh] = await tx.query(
      `insert into client_request (player_id, client_ref, call, request_hash, at) values ($1, $2, $3, $4, $5)
       on conflict (player_id, client_ref) do nothing returning 1 as fresh`,
      [player, clientRef, call, hash, clock()],
    );
    if (!fresh) return (await answerOf(tx, request, hash))?.answer;
    const answer = await work(tx);
    await tx.query('update client_request set answer = $3::text::jsonb where player_id = $1 and client_ref = $2', [
      player,
      clientRef,
      JSON.stringify(answer),
    ]);
    return answer;
  });
}

/** Takes a reference for what was done without a request: whoever asks with it asks for something else. */
export async function takeReference(
  tx: Transaction,
  { player, clientRef, call, at }: Pick<OnceRequest, 'player' | 'clientRef' | 'call'> & { readonly at: Date },
): Promise<void> {
  await tx.query(
    `insert into client_request (player_id, client_ref, call, request_hash, answer, at)
     values ($1, $2, $3, sha256('nobody asked'), '{}', $4) on conflict do nothing`,
    [player, clientRef, call, at],
  );
}

/**
 * Spends a reference on an answer for which nothing has to happen, by one statement. Returns it; where the reference has been answered, or
 * is at this moment, that answer. Refuses one that stands for another request.
 */
export async function spendReference(
  database: Queryable,
  { player, clientRef, call, at }: Pick<OnceRequest, 'player' | 'clientRef' | 'call'> & { readonly at: Date },
  hash: Buffer,
  answer: unknown,
): Promise<unknown> {
  const [fresh] = await database.query(
    `insert into client_request (player_id, client_ref, call, request_hash, answer, at) values ($1, $2, $3, $4, $5::text::jsonb, $6)
     on conflict (player_id, client_ref) do nothing returning 1 as fresh`,
    [player, clientRef, call, hash, JSON.stringify(answer), at],
  );
  return fresh ? answer : (await answerOf(database, { player, clientRef }, hash))?.answer;
}

/** What the reference was answered with; undefined where it is new. Refuses one that stands for another request. */
export async function answerOf(
  database: Queryable,
  { player, clientRef }: Pick<OnceRequest, 'player' | 'clientRef'>,
  hash: Buffer,
): Promise<{ readonly answer: unknown } | undefined> {
  const [known] = await database.query(
    'select request_hash as hash, answer from client_request where player_id = $1 and client_ref = $2',
    [player, clientRef],
  );
  if (known && !hash.equals(known.hash)) throw otherRequest();
  return known;
}

/**
 * Does a request that takes its reference by itself. Where it is refused although the reference has been answered, the answer is
 * returned: what the request was granted by may have changed since.
 */
export async function orAnswered(
  database: Queryable,
  request: Pick<OnceRequest, 'player' | 'clientRef'>,
  hash: Buffer,
  work: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await work();
  } catch (error) {
    const known = error instanceof Refusal ? await answerOf(database, request, hash) : undefined;
    if (!known) throw error;
    return known.answer;
  }
}

/** What a reference that stands for another request is refused with. */
export const otherRequest = () => new Refusal(409, 'This reference belongs to another request.', 'clientRef');
