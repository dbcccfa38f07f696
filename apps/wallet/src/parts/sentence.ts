/** What somebody at the desk typed, as a sentence that another one may follow. */
export const sentence = (typed: string): string => (/[.!?।…]$/u.test(typed.trim()) ? typed.trim() : `${typed.trim()}.`);
