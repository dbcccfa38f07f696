/**
 * The refusals that have a name, each with its sentence; what stands in braces is a figure, a name or a moment, as the sentence has it.
 * An operator sends both: a client that knows the name may say it in its own words, any other shows the sentence (spec §8).
 */
export const refusals = {
  // Bets
  maintenance: 'Betting is closed for maintenance.',
  'market-closed': 'This market is closed.',
  'market-suspended': 'This market is suspended.',
  'ball-running': 'The ball is running. Bet again when it is over.',
  'price-gone': 'This price has gone.',
  'price-moved': 'The price has moved to {price}.',
  'line-moved': 'The line has moved to {line}.',
  'below-min': 'The least stake here is {amount}.',
  'above-max': 'The greatest stake here is {amount}.',
  'over-max-profit': 'A bet here may win {amount} at most.',
  'over-market-profit': 'Your bets on this market may win {amount} at most.',
  'not-enough-funds': 'Not enough funds. You need {amount} more.',
  'no-funds': 'Not enough funds.',
  'size-taken': 'Only {amount} is left at this price.',
  'nothing-offered': 'Nothing is offered at these odds or better.',
  'nothing-to-wait-for': 'Nobody offers a price here now, so no bet can wait for one.',
  'outside-band': 'A bet can wait at odds between {lowest} and {highest} here now.',
  'too-many-wait-here': 'No more than {most} of your bets can wait on one market. Cancel one first.',
  'too-many-wait': 'No more than {most} of your bets can wait in all. Cancel one first.',
  'no-such-match': 'There is no such match, or it is over.',
  'no-such-market': 'There is no such market in this match.',
  'no-such-bet': 'There is no such bet.',
  'nothing-waits': 'Nothing of this bet waits any more.',
  'being-judged': 'This bet is being judged. What is left of it then can be cancelled.',
  'may-not-bet': 'Your account may not bet now.',
  'cashed-out': 'You cashed out all of your position.',
  'cash-out-over': 'This offer to cash out is over. Ask for another one.',

  // How a player stands
  'account-closed': 'This account is closed. Ask support.',
  limited: 'Your account is limited. You can still withdraw. Ask support for the reason.',
  'on-break': 'You are on a break until {moment}. You can still withdraw.',
  'on-break-open': 'You are on a break. You can still withdraw.',
  excluded: 'You have excluded yourself until {moment}. You can still withdraw.',
  'excluded-for-good': 'You have excluded yourself for good. You can still withdraw.',

  // Deposits and withdrawals
  'deposit-below-min': '{gateway} takes {amount} or more.',
  'deposit-above-max': '{gateway} takes {amount} at most.',
  'deposit-elsewhere': '{gateway} is paid on its own page.',
  'deposit-not-open': 'This way to deposit is not open.',
  'deposits-open': 'You have {most} deposits open. Wait until one of them is decided.',
  'deposit-sent-already': 'This reference has been sent already.',
  'no-such-deposit': 'There is no such deposit.',
  'withdrawal-below-min': 'The least that can be withdrawn is {amount}.',
  'withdrawal-above-max': 'The most in one request is {amount}.',
  'withdrawal-above-cash': 'You can withdraw {amount} at most.',
  'withdrawal-owes': 'You owe {amount} for a result that was corrected. Withdraw when it is paid.',
  'withdrawal-not-here': 'A request can’t be taken back here. Ask support.',
  'withdrawal-too-late': 'This request can no longer be taken back.',
  'no-card': 'Withdrawals go to a bank account or a UPI address, not to a card.',
  'choose-account': 'Choose the account to withdraw to.',
  'enter-upi': 'Enter the UPI address to withdraw to.',
  'enter-password': 'Enter your password to withdraw to a new account.',
  'wrong-password': 'This password is not right.',
  'no-such-account': 'There is no such account.',
  'no-such-request': 'There is no such request.',

  // Bank accounts and cards
  'accounts-full': 'You can save {most} accounts and cards. Remove one first.',
  'account-saved': 'This account is saved already.',
  'card-saved': 'This card is saved already.',
  'wrong-account-number': 'This account number is not right.',
  'wrong-card-number': 'This card number is not right.',
  'card-expired': 'This card has expired.',
  'wrong-date': 'This date is not right.',

  // Bonuses and referral
  'no-such-bonus': 'There is no such bonus.',
  'other-bonus-active': 'Another bonus is active. Finish or cancel that one first.',
  'bonus-not-taken': 'This bonus has not been taken up yet.',
  'bonus-active': 'This bonus is active already.',
  'bonus-complete': 'This bonus is complete.',
  'bonus-cancelled': 'This bonus was cancelled.',
  'bonus-expired': 'This bonus has expired.',
  'bonus-parts': 'This bonus has {parts} parts.',
  'part-claimed': 'This part has been claimed already.',
  'part-locked': 'This part has not opened yet.',
  'codes-full': 'You can have {most} codes.',

  // Signing in and up, documents
  'wrong-login': 'Invalid username or password',
  'wrong-code': 'This code is not right',
  'code-used': 'This code is not right, or can no longer be used',
  'code-over': 'This code can no longer be used. Ask for a new one.',
  'number-not-verified': 'Verify your mobile number first',
  'unknown-referral': 'This agent or referral code is not known',
  'same-password': 'Choose another password than the one you have.',
  'document-approved': 'This document is approved already.',
  'file-too-large': 'The file is too large: it may have 5 MB.',
  'file-no-picture': 'This file can’t be read as a picture. Send a jpg, png or webp.',
  'pictures-of-a-day': 'You have sent as many pictures as fit into a day. Try again tomorrow.',

  // Anything
  'other-request': 'This reference stands for another request.',
  'field-not-valid': 'The field {field} is not valid.',
  'request-not-valid': 'The request is not valid.',
  'wait-a-minute': 'Too many tries. Try again in 1 minute.',
  'wait-minutes': 'Too many tries. Try again in {count} minutes.',
  'wait-a-second': 'Too many tries. Try again in 1 second.',
  'wait-seconds': 'Too many tries. Try again in {count} seconds.',
  unavailable: 'The service is not available just now. Try again in a moment.',
} as const;
export type RefusalName = keyof typeof refusals;

/** A refusal by its name, with what stands in its sentence. */
export interface NamedRefusal {
  readonly code: RefusalName;
  readonly values: Readonly<Record<string, string>>;
}

const SLOT = /\{(\w+)\}/g;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns = Object.entries(refusals).map(([code, sentence]) => {
  const parts = sentence.split(SLOT).map((part, at) => (at % 2 === 1 ? '(.+)' : escaped(part)));
  return {
    code: code as RefusalName,
    slots: [...sentence.matchAll(SLOT)].map(([, slot]) => slot ?? ''),
    pattern: new RegExp(`^${parts.join('')}$`),
  };
});

/** Which refusal a sentence is, with what stands in it; null for one that has no name. */
export function namedRefusal(sentence: string): NamedRefusal | null {
  for (const { code, slots, pattern } of patterns) {
    const found = pattern.exec(sentence);
    if (found) return { code, values: Object.fromEntries(slots.map((slot, at) => [slot, found[at + 1] ?? ''])) };
  }
  return null;
}
