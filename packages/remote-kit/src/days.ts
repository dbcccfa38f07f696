/**
 * A day of a statement or a list of bets as `2026-11-21`. A day is a day in India whatever the player's own zone: it is the
 * operator's zone, the ledger's days are its days, and India keeps one offset all year.
 */
export type Day = string;

export const INDIA = 'Asia/Kolkata';
const OFFSET = 5.5 * 3_600_000;
const DAY = 86_400_000;

/** The day in India at an instant. */
export function dayOf(at: Date): Day {
  return new Date(at.getTime() + OFFSET).toISOString().slice(0, 10);
}

/** Whether the player's clock is India's: then a day of the operator is one of theirs. */
export const isOnIndiasTime = (): boolean => new Date().getTimezoneOffset() * -60_000 === OFFSET;

/** The instant at which a day begins in India. */
export function startOf(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - OFFSET);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** How many days lie from one to the other, both counted; 0 or below when they are the wrong way round. */
export function countDays(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
}

/** Whether a text is a day that the calendar has. */
export function isDay(text: string | null): text is Day {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
