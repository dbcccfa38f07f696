import { UnreadableAnswer } from './readers.ts';

/** What a game's own rules have read; they return null for what is none of theirs. */
export function readRules<Value>(read: Value | null): Value {
  if (read === null) throw new UnreadableAnswer('None of the game’s');
  return read;
}
