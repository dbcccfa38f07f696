/** What the page around hears of (`packages/api-client/src/wire/lobby.ts`). */
export type Notice =
  | 'pavilion:session-over'
  | 'pavilion:round-began'
  | 'pavilion:round-ended'
  /** The player wants to deposit, without leaving the game. */
  | 'pavilion:deposit';

/** Posts a word to the page around. It gives nothing away that another page may not know, so it needs no address. */
export const post = (notice: Notice): void => window.parent.postMessage(notice, '*');
