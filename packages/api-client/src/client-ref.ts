/**
 * A new name for one attempt to move money (`clientRef`, betting.md "Bet slip"): a UUID of version 7,
 * which begins with its own time: an operator can forget it once it is too old to be taken (docs/decisions/growth.md).
 *
 * Make it when the player decides (a form is filled in, a bet is on the slip), keep it in the mutation's variables, and send
 * the same one again when the outcome is unknown: the operator then answers what the first request did. What they want to do
 * anew gets a new one. It works on plain http too, where browsers have no `crypto.randomUUID`.
 */
export function newClientRef(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const [version = 0, variant = 0] = [bytes[6], bytes[8]];
  bytes[6] = (version & 0x0f) | 0x70;
  bytes[8] = (variant & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const text = Date.now().toString(16).padStart(12, '0') + digits.slice(12);
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
}
