/** A signed-in player's session. */
export interface Session {
  readonly id: number;
  readonly player: number;
  readonly expiresAt: Date;
}

/** What a server has to know of sessions to let a request or a socket in. */
export interface SessionCheck {
  /** The session of a token; null where there is none, it has expired, or it was ended. */
  find(token: string): Promise<Session | null>;
  /** Whether a session still stands. */
  stands(session: Session): Promise<boolean>;
}
