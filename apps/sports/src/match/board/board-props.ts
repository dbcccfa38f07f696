import type { ScoreBoard } from '@pavilion/api-client';
import type { MatchInfo } from '../../live/book.ts';

/** A board with the match that it is of. */
export interface BoardProps<Of extends ScoreBoard = ScoreBoard> {
  readonly board: Of;
  readonly match: MatchInfo;
}

/** The names of home and away. */
export const namesOf = ({ runners, sides }: MatchInfo): readonly [string, string] => [
  sides[0]?.name ?? runners.find(({ column }) => column === '1')?.name ?? '',
  sides[1]?.name ?? runners.find(({ column }) => column === '2')?.name ?? '',
];
