/** What time it is. Handed in, so that a test can say. */
export type Clock = () => Date;

const IST_AHEAD = 5.5 * 3_600_000;
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Players read days in India's time, which has no summer time. This is that day, as `2026-11-21`. */
export function istDay(at: Date): string {
  return new Date(at.getTime() + IST_AHEAD).toISOString().slice(0, 10);
}

/** The instant at which `day` begins in India. */
export function startOfIstDay(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - IST_AHEAD);
}
