/**
 * Why an operator said no, as its player reads it: what stands in a deposit, a withdrawal, a document, a closed way to pay or a
 * correction as its `reason`. These have names, so that each is said in the player's language; any other is shown as it was typed.
 */
export const reasonTexts = {
  // Deposits
  'reason-no-payment': 'We did not receive a payment with this reference.',
  'reason-other-amount': 'The amount we received is different.',
  'reason-other-payer': 'The payment came from an account that is not in your name.',
  'reason-screenshot-unreadable': 'The screenshot is not readable. Send the full screenshot again.',
  'reason-paid-before': 'This payment is already in your balance.',
  'reason-sent-back': 'The payment was refunded.',
  'reason-over-own-limit': 'This exceeds a limit you set. The payment is refunded.',
  'reason-on-break': 'You are on a break. The payment is refunded.',
  'reason-excluded': 'You have self-excluded. The payment is refunded.',
  'reason-account-limited': 'Your account is limited. The payment is refunded.',
  'reason-own-account-closed': 'Your account is closed. The payment is refunded.',
  'reason-payment-declined': 'The payment was declined.',

  // Withdrawals
  'reason-other-name': 'The account is not in your name.',
  'reason-account-wrong': 'The account number and the IFSC do not match.',
  'reason-account-closed': 'The account is closed.',
  'reason-upi-not-accepted': 'The UPI address did not accept the transfer.',
  'reason-bank-sent-back': 'The bank returned the payment.',
  'reason-bank-unreachable': 'The bank could not be reached. Try again later.',
  'reason-own-way': 'Withdraw to the account you deposit from.',
  'reason-check-first': 'We need to speak with you first. Contact support.',
  'reason-demo-returned': 'The demo account is shared: withdrawals are returned after an hour.',

  // Documents
  'reason-blurred': 'The picture is blurred.',
  'reason-back-cut-off': 'The back side is cut off. Send a picture that shows the address.',
  'reason-cut-off': 'Part of the document is not in the picture.',
  'reason-document-other-name': 'The name on the document does not match your account.',
  'reason-document-other-number': 'The number does not match the picture.',
  'reason-document-expired': 'The document has expired.',
  'reason-document-other': 'The picture shows a different document.',
  'reason-document-copy': 'The picture shows a copy. Send a picture of the original.',

  // Closed ways to deposit and to withdraw
  'reason-way-down': 'The bank or app is not responding.',
  'reason-way-maintenance': 'Under maintenance.',
  'reason-way-full': 'The daily limit is reached.',
  'reason-way-holiday': 'Banks are closed today.',

  // Corrections
  'reason-counted-twice': 'It was counted twice.',
  'reason-credited-late': 'A payment was added late.',
  'reason-wrong-result': 'A wrong result was entered.',
  'reason-goodwill': 'A goodwill credit.',
  'reason-support-case': 'As agreed with support.',

  // Commission that is refused
  'reason-earned-on-oneself': 'You can’t earn commission on your own account.',
  'reason-bets-on-both-sides': 'Bets were placed on both sides of a market.',
  'reason-referral-terms': 'This is against the referral terms.',
} as const;
export type ReasonName = keyof typeof reasonTexts;

/** Which of them an operator's desk offers for each of its decisions, the most frequent first. */
export const deskReasons = {
  deposit: [
    'reason-no-payment',
    'reason-other-amount',
    'reason-other-payer',
    'reason-screenshot-unreadable',
    'reason-paid-before',
    'reason-sent-back',
    'reason-over-own-limit',
    'reason-on-break',
    'reason-excluded',
    'reason-account-limited',
    'reason-own-account-closed',
  ],
  withdrawal: ['reason-other-name', 'reason-account-wrong', 'reason-own-way', 'reason-check-first'],
  payment: [
    'reason-bank-sent-back',
    'reason-upi-not-accepted',
    'reason-account-closed',
    'reason-account-wrong',
    'reason-bank-unreachable',
  ],
  document: [
    'reason-blurred',
    'reason-cut-off',
    'reason-back-cut-off',
    'reason-document-other-name',
    'reason-document-other-number',
    'reason-document-expired',
    'reason-document-other',
    'reason-document-copy',
  ],
  gateway: ['reason-way-down', 'reason-way-maintenance', 'reason-way-full', 'reason-way-holiday'],
  correction: [
    'reason-counted-twice',
    'reason-credited-late',
    'reason-wrong-result',
    'reason-goodwill',
    'reason-support-case',
  ],
  commission: ['reason-earned-on-oneself', 'reason-bets-on-both-sides', 'reason-referral-terms'],
} as const satisfies Readonly<Record<string, readonly ReasonName[]>>;
/** A decision of the desk whose reason a player reads; `payment`: an approved withdrawal that could not be paid. */
export type DeskDecision = keyof typeof deskReasons;
