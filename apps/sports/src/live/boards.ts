import type { OddsNews, ScoreBoard } from '@pavilion/api-client';

/** The score boards of a book, each as of its clock. */
interface Boards {
  readonly boards: Map<string, ScoreBoard | null>;
  readonly boardClocks: Map<string, number>;
}

/** Takes the boards that the book does not know yet; their matches are other ones to whoever watches them. */
export function takeBoards({ boards, boardClocks }: Boards, news: OddsNews, matches: Set<string>): void {
  for (const { refMatchId, board } of news.boards ?? []) {
    if ((boardClocks.get(refMatchId) ?? -1) >= news.clock) continue;
    boardClocks.set(refMatchId, news.clock);
    boards.set(refMatchId, board);
    matches.add(refMatchId);
  }
}
