/** How far the wall clock runs ahead of the monotonic one, or back, before it counts as a jump, ms. */
const JUMP = 1000;

/**
 * The browser's monotonic clock, ms, which no jump of the wall clock moves. For what follows within a second, as a double tap; ages and
 * countdowns go by `steadyNow`, which counts the time that a device sleeps.
 */
export const monotonicNow = (): number => performance.now();

let monotonic = monotonicNow();
let wall = Date.now();
let steady = wall;
/** When the wall clock was last set back, steady ms. */
let setBackAt = Number.POSITIVE_INFINITY;

/**
 * The time for ages and countdowns, ms. It begins at the device's clock and never goes back, whatever becomes of that. A browser's
 * monotonic clock may stop while the device sleeps, so a jump of the wall clock ahead counts as time that passed: prices are
 * too old rather than too fresh.
 */
export function steadyNow(): number {
  const before = { monotonic, wall };
  monotonic = monotonicNow();
  wall = Date.now();
  const passed = Math.max(0, monotonic - before.monotonic);
  const jump = wall - before.wall - passed;
  steady += jump > JUMP ? passed + jump : passed;
  if (jump < -JUMP) setBackAt = steady;
  return steady;
}

/** The steady time of a moment by `Date.now()`. One that is yet to come was noted before the clock was set back. */
export function steadyOf(moment: number): number {
  const now = steadyNow();
  return moment <= wall ? now - (wall - moment) : Math.min(now, setBackAt);
}

/** A moment of the steady time by the device's clock as it is now, to be shown or kept. */
export const wallOf = (moment: number): number => Math.round(Date.now() - (steadyNow() - moment));

/** What is left, ms, of a time that began at the steady moment `since`: never more than all of it. */
export const timeLeft = (since: number, length: number, now = steadyNow()): number =>
  Math.min(length, Math.max(0, since + length - now));
