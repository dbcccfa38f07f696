import type { Refusal } from '../../base/index.ts';

/** What may keep a player from something, what keeps them from most first. */
export const restrictions = ['closed', 'excluded', 'break', 'limited'] as const;
export type Restriction = (typeof restrictions)[number];
/** What keeps a player from something, and until when (ISO 8601); null: for ever. What has run out may stand here still. */
export type Restrictions = Readonly<Partial<Record<Restriction, string | null>>>;

/** A signed-in player's session. */
export interface Session {
  readonly id: number;
  readonly player: number;
  /** Whose player they are: at another's site this session is none. */
  readonly organisation: string;
  readonly expiresAt: Date;
  /** As they were when the session was looked up. */
  readonly restrictions: Restrictions;
}

/** What a server has to know of sessions to let a request or a socket in. */
export interface SessionCheck {
  /** The session of a token; null where there is none, it has expired, it was ended, or its account is closed. */
  find(token: string): Promise<Session | null>;
  /** Whether a session still stands. */
  stands(session: Pick<Session, 'id'>): Promise<boolean>;
}

/** Why something failed that a player keeps themselves from; null where that is not why. */
export type LimitRefusal = (error: unknown) => Refusal | null;

/** Hears of each sign that a player plays, and says why they may not any more, where that is so. */
export interface PlayWatch {
  note(player: number): Promise<Refusal | null>;
}

/** Why a player with these restrictions may not make the call of this name now; null where they may. */
export type CallRefusal = (of: Restrictions, call: string, now: Date) => Refusal | null;
