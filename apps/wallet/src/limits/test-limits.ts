import type { OwnLimits } from '@pavilion/api-client';

/** A player who has set themselves no limits and may play, but for what is said. */
export const testOwnLimits = (changes: Partial<OwnLimits> = {}): OwnLimits => ({
  limits: [],
  session: { minutes: null, used: 0, later: null },
  check: null,
  coolingHours: 48,
  standing: { state: 'active', until: null },
  ...changes,
});
