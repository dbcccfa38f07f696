/** One ball: what it brought, and whether it counts as one of the over (a wide does not). */
export interface Ball {
  readonly runs: number;
  readonly isWicket: boolean;
  readonly counts: boolean;
}

/** How many balls of an over count. */
export const OVER = 6;
