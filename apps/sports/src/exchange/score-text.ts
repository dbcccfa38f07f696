import type { MatchInfo } from '../live/book.ts';

/** `128/3 – 184/6`, as far as there is a score. */
export const scoreText = ({ sides }: Pick<MatchInfo, 'sides'>): string =>
  sides
    .map((side) => side.score)
    .filter(Boolean)
    .join(' – ');
