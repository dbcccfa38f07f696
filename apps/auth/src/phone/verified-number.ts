import { keepDraft, readDraft } from '@pavilion/remote-kit';
import { asMobileDetails, type MobileDetails } from './mobile-details.ts';

/** How long the operator holds a verification. An operator that holds it shorter refuses the registration, which ends it here too. */
const HELD_FOR_MS = 30 * 60_000;

/** A draft of this tab. A new player has no user id yet. */
const [PLAYER, FORM] = ['', 'verified-number'];

/** Keeps a number that has just been verified by its OTP, so that a reload needs no second one. */
export function saveVerifiedNumber({ mobile, country_code }: MobileDetails): void {
  keepDraft(PLAYER, FORM, { mobile, country_code, at: String(Date.now()) });
}

/** Returns the number that this tab has verified while the operator holds the verification, or null. */
export function readVerifiedNumber(): MobileDetails | null {
  const { at, ...number } = readDraft(PLAYER, FORM);
  const age = Date.now() - Number(at);
  if (age >= 0 && age < HELD_FOR_MS) return asMobileDetails(number);
  removeVerifiedNumber();
  return null;
}

/** Called when the verification has been used or refused. */
export function removeVerifiedNumber(): void {
  keepDraft(PLAYER, FORM, {});
}
