/** One way of making trouble, at length: it throws at the first thing that is not as it has to be. */
export type Campaign = (orders: {
  /** How much trouble; each campaign says of what. */
  readonly count: number;
  /** The same seed makes the same trouble, as far as it is not a matter of time. */
  readonly seed: number;
  /** Says how far it is, in a line. */
  readonly print: (line: string) => void;
}) => Promise<void>;
