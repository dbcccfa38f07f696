/** When a player began to play a game, as this tab keeps it over a reload. */
export interface KeptSession {
  /** Whose, and of which game. */
  readonly name: string;
  /** ms since 1970 by this device's clock. */
  readonly beganAt: number;
  /** The same by the operator's. */
  readonly since?: Date;
}

const KEY = 'pavilion.play';

/** The session of this name that this tab has kept; undefined where it has none, or nothing can be read. */
export function keptSession(name: string): KeptSession | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('beganAt' in kept) || !('since' in kept)) return undefined;
    const since = new Date(String(kept.since));
    const isOwn =
      'name' in kept && kept.name === name && typeof kept.beganAt === 'number' && kept.beganAt <= Date.now();
    return isOwn && !Number.isNaN(since.getTime()) ? { name, beganAt: Number(kept.beganAt), since } : undefined;
  } catch {
    return undefined;
  }
}

export function keepSession(session: KeptSession): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(session));
  } catch {
    // Storage that is closed keeps nothing: a reload begins anew.
  }
}

export function forgetSession(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}
