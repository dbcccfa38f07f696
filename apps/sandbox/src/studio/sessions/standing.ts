import type { Clock } from '../../base/index.ts';
import type { Database } from '../../store/index.ts';
import type { Wallet } from '../wallet/client.ts';
import { endSession, type StudioSession, sessionOf, sessionOver } from './sessions.ts';

/** For how long what the operator has said of a session holds for its page's calls, ms. */
const HOLDS = 5000;
/** Of how many sessions a process knows what the operator has said. */
const MOST_KNOWN = 20_000;
/** What the operator says of a token whose player has signed out, was signed out, or that it does not know. */
const OVER = ['TOKEN_EXPIRED', 'INVALID_TOKEN'] as const;

/** Games that are open, as long as the operator lets them be. */
export interface Sessions {
  /** The session of a page's token. Throws a `Refusal` (401) where it is over here. */
  find(token: string): Promise<StudioSession>;
  /** Throws a `Refusal` (401) where the operator has ended the session, as of a moment of at most so many ms ago. */
  hold(session: StudioSession, within?: number): Promise<void>;
}

/**
 * Who signs out, or is signed out, plays no more: the operator is asked whether a session's token stands, once for all that is done with it
 * within a few seconds. A no ends the session; no answer ends nothing.
 */
export function createSessions({
  database,
  clock,
  wallet,
}: {
  readonly database: Database;
  readonly clock: Clock;
  readonly wallet: Wallet;
}): Sessions {
  const known = new Map<number, { readonly at: number; readonly stands: Promise<boolean> }>();
  const ask = async ({ id, title, walletToken }: StudioSession): Promise<boolean> => {
    const reply = await wallet.call(title.provider, 'balance', { token: walletToken });
    const isOver = reply.kind === 'refused' && OVER.some((code) => code === reply.code);
    if (isOver) await endSession(database, id, clock());
    return !isOver;
  };
  return {
    find: (token) => sessionOf(database, token, clock()),
    async hold(session, within = HOLDS) {
      const now = clock().getTime();
      const last = known.get(session.id);
      const current = last && now - last.at < within ? last : { at: now, stands: ask(session) };
      if (current !== last) {
        known.delete(session.id);
        known.set(session.id, current);
        // The one that was asked about the longest ago goes.
        const [oldest] = known.keys();
        if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
      }
      const stands = await current.stands.catch((error: unknown) => {
        known.delete(session.id);
        throw error;
      });
      if (!stands) throw sessionOver();
    },
  };
}
