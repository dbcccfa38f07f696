/** What happened, for whoever reads it. */
export interface SeasonTally {
  tried: number;
  placed: number;
  /** Parts of bets that players matched with each other. */
  met: number;
  cancelled: number;
  cashedOut: number;
  decided: number;
  corrected: number;
  voided: number;
  steps: number;
}

export const seasonWords = ({
  tried,
  placed,
  met,
  cancelled,
  cashedOut,
  decided,
  corrected,
  voided,
  steps,
}: SeasonTally) =>
  `${tried} bets asked for, ${placed} placed, ${met} met by other players, ${cancelled} taken back, ${cashedOut} times cashed out; markets ${decided} decided, ${corrected} corrected, ${voided} void; ${steps} steps`;
