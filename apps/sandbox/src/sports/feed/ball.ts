/** How runs came that no batter made. */
export type Extra = 'wide' | 'no-ball' | 'bye' | 'leg-bye';

/** One ball: what it brought, and whether it counts as one of the over (a wide and a no-ball do not). */
export interface Ball {
  readonly runs: number;
  readonly isWicket: boolean;
  readonly counts: boolean;
  /** None where a batter made its runs. */
  readonly extra?: Extra;
}

/** How many balls of an over count. */
export const OVER = 6;

/** How the runs of a ball came, where no batter made them. One that was kept before there were others is a wide where it does not count. */
export const extraOf = ({ extra, counts }: Ball): Extra | null => extra ?? (counts ? null : 'wide');

/** Runs for which the batters ran: not the one that a wide or a no-ball costs. */
export const runOf = (ball: Ball): number => (ball.counts ? ball.runs : ball.runs - 1);
