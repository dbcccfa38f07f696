/**
 * Why an operator said no, as its player reads it: what stands in a deposit, a withdrawal, a document, a closed way to pay or a
 * correction as its `reason`. These have names, so that each is said in the player's language; any other is shown as it was typed.
 */
export const reasonTexts = {
  // Deposits
  'reason-no-payment': 'No payment with this reference reached the account.',
  'reason-other-amount': 'The payment that came is of another amount.',
  'reason-other-payer': 'The payment came from an account in another name than yours.',
  'reason-screenshot-unreadable': 'The screenshot can’t be read. Send it again, all of it and in focus.',
  'reason-paid-before': 'This payment is in your balance already.',
  'reason-sent-back': 'The money went back to where it came from.',
  'reason-over-own-limit': 'This is over a limit that you have set. The money goes back to you.',
  'reason-on-break': 'You are on a break. The money goes back to you.',
  'reason-excluded': 'You have excluded yourself. The money goes back to you.',
  'reason-account-limited': 'Your account is limited. The money goes back to you.',
  'reason-own-account-closed': 'Your account is closed. The money goes back to you.',
  'reason-payment-declined': 'The payment was declined.',

  // Withdrawals
  'reason-other-name': 'The account is in another name than yours.',
  'reason-account-wrong': 'The account number and the IFSC do not fit together.',
  'reason-account-closed': 'The account is closed.',
  'reason-upi-not-accepted': 'The UPI address did not accept the transfer.',
  'reason-bank-sent-back': 'The bank sent the transfer back.',
  'reason-bank-unreachable': 'The bank could not be reached. Ask again later.',
  'reason-own-way': 'Withdraw to the account that you deposit from.',
  'reason-check-first': 'Support has to speak with you first. Ask support.',
  'reason-demo-returned': 'The demo is everybody’s: after an hour its money is there for the next visitor.',

  // Documents
  'reason-blurred': 'The picture is blurred.',
  'reason-back-cut-off': 'The back side is cut off. The address stands there.',
  'reason-cut-off': 'A part of the document is not in the picture.',
  'reason-document-other-name': 'The name on the document is not the one of your account.',
  'reason-document-other-number': 'The number is not the one in the picture.',
  'reason-document-expired': 'The document has expired.',
  'reason-document-other': 'The picture shows another document.',
  'reason-document-copy': 'The picture is of a copy. Send one of the document itself.',

  // Closed ways to deposit and to withdraw
  'reason-way-down': 'The bank or app behind it does not answer at the moment.',
  'reason-way-maintenance': 'It is being worked on.',
  'reason-way-full': 'Its account has reached what it takes in a day.',
  'reason-way-holiday': 'Banks are closed today.',

  // Corrections
  'reason-counted-twice': 'It was counted twice.',
  'reason-credited-late': 'A payment was credited late.',
  'reason-wrong-result': 'A result was entered wrongly.',
  'reason-goodwill': 'A present from the house.',
  'reason-support-case': 'As agreed with support.',

  // Commission that is refused
  'reason-earned-on-oneself': 'Nobody earns on an account of their own.',
  'reason-bets-on-both-sides': 'Both sides of a market were bet on together.',
  'reason-referral-terms': 'It is against the terms of the referral.',
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
