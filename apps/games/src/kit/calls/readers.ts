import { isPaise, type Paise } from '@pavilion/money';

/** An answer that is not what this page can read: it is older or newer than its server. */
export class UnreadableAnswer extends Error {}

/** The fields of an object. Throws `UnreadableAnswer` for anything else. */
export function readObject(input: unknown): Readonly<Record<string, unknown>> {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) throw new UnreadableAnswer('No object');
  return input as Record<string, unknown>;
}

export function readText(input: unknown): string {
  if (typeof input !== 'string') throw new UnreadableAnswer('No text');
  return input;
}

export function readNumber(input: unknown): number {
  if (typeof input !== 'number' || !Number.isFinite(input)) throw new UnreadableAnswer('No number');
  return input;
}

export function readFlag(input: unknown): boolean {
  if (typeof input !== 'boolean') throw new UnreadableAnswer('Neither true nor false');
  return input;
}

export function readAmount(input: unknown): Paise {
  if (!isPaise(input)) throw new UnreadableAnswer('No amount');
  return input;
}

/** One of a list. */
export function readOne<Choice>(input: unknown, choices: readonly Choice[]): Choice {
  const choice = choices.find((each) => each === input);
  if (choice === undefined) throw new UnreadableAnswer('None of what it may be');
  return choice;
}

export function readList<Item>(input: unknown, read: (item: unknown) => Item): readonly Item[] {
  if (!Array.isArray(input)) throw new UnreadableAnswer('No list');
  return input.map(read);
}

/** What may be missing, which is `null` on the wire. */
export const orNull = <Value>(input: unknown, read: (input: unknown) => Value): Value | null =>
  input === null ? null : read(input);
