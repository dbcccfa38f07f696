import type { MatchInfo } from '../live/book.ts';

/** What a price says of its match. */
export const matchOf = ({ refMatchId, sportId, name }: MatchInfo) => ({ refMatchId, sportId, matchName: name });
