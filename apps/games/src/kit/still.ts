/** Whether the player's system asks for no movement. */
export const isStill = (): boolean => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
