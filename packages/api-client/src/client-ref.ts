/**
 * A new name for one attempt to move money (`clientRef`, betting.md "Bet slip"): 128 random bits as 32 hex digits.
 *
 * Make it when the player decides (a form is filled in, a bet is on the slip), keep it in the mutation's variables, and send
 * the same one again when the outcome is unknown: the operator then answers what the first request did. What they want to do
 * anew gets a new one. It works on plain http too, where browsers have no `crypto.randomUUID`.
 */
export function newClientRef(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
