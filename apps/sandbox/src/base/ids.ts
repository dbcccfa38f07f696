import { bareCode } from '@pavilion/money/pattern';

/** The number behind an id of the wire; null where it can't be one of ours. */
export function idOf(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** A deposit as everybody names it, its entry in the ledger included: `DP-40001`. */
export const depositId = (id: number) => `DP-${id}`;

/** The number in a deposit's name; null where it is no such name. */
export const depositNumber = (id: string) => numberIn(/^DP-(\d{1,15})$/, id);

/** A withdrawal as everybody names it, its entry in the ledger included: `WD-20431`. */
export const withdrawalId = (id: number) => `WD-${id}`;

/** The number in a withdrawal's name; null where it is no such name. */
export const withdrawalNumber = (id: string) => numberIn(/^WD-([1-9]\d{0,14})$/, id);

/** A message to an organisation as everybody names it: `MSG-12`. */
export const contactMessageId = (id: number) => `MSG-${id}`;

/** The number in a message's name; null where it is no such name. */
export const contactMessageNumber = (id: string) => numberIn(/^MSG-([1-9]\d{0,14})$/, id);

/** A bet as everybody names it: `BT-7F4291`. */
export const betId = (id: number) => `BT-${id.toString(16).toUpperCase().padStart(6, '0')}`;

/** The number in a bet's name; null where it is no such name. */
export const betNumber = (id: string): number | null =>
  /^BT-[0-9A-F]{6,12}$/.test(id) ? Number.parseInt(id.slice(3), 16) : null;

/** What a claimed part of a bonus is called in the ledger. */
export const bonusPartId = (bonus: number, part: number) => `BN-${bonus}-${part}`;

/** What a payment of commission is called in the ledger. */
export const referralPaymentId = (id: number) => `RF-${id}`;

/** Returns a typed reference as references are compared: without a label such as `UTR:`, case, spaces and dashes. */
export const foldedReference = (text: string) => bareCode(text).toLowerCase();

/** A player as the wire and the desk name them: `PV10234`. */
export const playerId = (id: number) => `PV${id}`;

function numberIn(pattern: RegExp, id: string): number | null {
  const [, digits] = pattern.exec(id) ?? [];
  return digits === undefined ? null : Number(digits);
}
