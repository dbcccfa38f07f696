import { type Card, PACK } from '@pavilion/game-rules';
import { readOne } from '../calls/readers.ts';

/** One of the pack's fifty-two. */
export const readCard = (input: unknown): Card => readOne(input, PACK);
