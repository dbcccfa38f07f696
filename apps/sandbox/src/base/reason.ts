import { Refusal } from './refusal.ts';

const LONGEST = 200;

/** Why the operator says no, as the player reads it; where nothing is said, it is refused with `missing`. */
export function reasonFrom(text: string, missing: string): string {
  const reason = text.trim();
  if (reason === '') throw new Refusal(422, missing, 'reason');
  if (reason.length > LONGEST) throw new Refusal(422, `The reason may have ${LONGEST} characters.`, 'reason');
  return reason;
}
