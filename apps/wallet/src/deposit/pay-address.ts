import { decimalRupees, type Paise } from '@pavilion/money';

/**
 * What a QR code says for this amount, and what a link opens. A UPI address (`upi://pay?…`) gets the amount and the note that tells us
 * whose payment it is; anything else is an address alone.
 */
export function payAddress(
  qr: string,
  amount: Paise,
  note: string,
): { readonly text: string; readonly isUpi: boolean } {
  if (!qr.startsWith('upi://pay?')) return { text: qr, isUpi: false };
  const params = new URLSearchParams(qr.slice('upi://pay?'.length));
  params.set('am', decimalRupees(amount));
  if (note !== '') params.set('tn', note);
  // UPI apps read %20, and not the plus that a form writes for a space.
  return { text: `upi://pay?${String(params).replaceAll('+', '%20')}`, isUpi: true };
}
