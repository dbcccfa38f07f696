import { type Named, readerOf, withInstant } from './templates.ts';

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

  // What a player keeps themselves to
  'over-deposit-day': 'Your deposit limit is {amount} in 24 hours. You have {left} left.',
  'over-deposit-week': 'Your deposit limit is {amount} in 7 days. You have {left} left.',
  'over-deposit-month': 'Your deposit limit is {amount} in 30 days. You have {left} left.',
  'over-loss-day': 'Your loss limit is {amount} in 24 hours. You can still risk {left}.',
  'over-loss-week': 'Your loss limit is {amount} in 7 days. You can still risk {left}.',
  'over-loss-month': 'Your loss limit is {amount} in 30 days. You can still risk {left}.',
  'over-stake-bet': 'Your limit for one bet is {amount}.',
  'over-stake-day': 'Your stake limit is {amount} in 24 hours. You have {left} left.',
  'over-own-limit': 'This bet is over a limit that you have set.',
  'deposit-over-own-limit': 'This is over a limit that you have set. The money goes back to you.',
  'reality-check': 'You have played for {minutes} minutes. Read your reality check, then play on.',
  'check-due': 'A reality check is due. Read it first, then change it.',
  'break-not-shortened': 'A break or a self-exclusion ends by itself. It can’t be shortened.',
  'break-has-end': 'A break has an end.',
  'end-passed': 'This end has passed already.',
  'demo-time': 'The demo account is everybody’s: its time stays as it is.',
  'demo-stays': 'The demo account is everybody’s: it stays as it is.',

  // Deposits and withdrawals
  'deposit-below-min': '{gateway} takes {amount} or more.',
  'deposit-above-max': '{gateway} takes {amount} at most.',
  'coin-rate': '1 {coin} counts {amount} now. Look at what your coins come to, then send the proof again.',
  'deposit-elsewhere': '{gateway} is paid on its own page.',
  'deposit-not-open': 'This way to deposit is not open.',
  'deposits-open': 'You have {most} deposits open. Wait until one of them is decided.',
  'deposit-sent-already': 'This reference has been sent already.',
  'nothing-to-send-back': 'Nothing keeps this payment from being added. Send it as a deposit.',
  'no-such-deposit': 'There is no such deposit.',
  'withdrawals-open': 'You have {most} withdrawals open. Wait until one of them is decided.',
  'withdrawal-below-min': 'The least that can be withdrawn is {amount}.',
  'withdrawal-above-max': 'The most in one request is {amount}.',
  'withdrawal-above-cash': 'You can withdraw {amount} at most.',
  'withdrawal-fee': 'The fee is {amount} now. Look at what you receive, then ask again.',
  'withdrawal-method-closed': 'This way to withdraw is not open.',
  'withdrawal-kyc-first': 'Withdrawals open once your KYC is approved.',
  'withdrawal-owes': 'You owe {amount} for a result that was corrected. Withdraw when it is paid.',
  'withdrawal-not-here': 'A request can’t be taken back here. Ask support.',
  'withdrawal-again': 'You asked for the same a moment ago: {request}.',
  'withdrawal-too-late': 'This request can no longer be taken back.',
  'no-card': 'Withdrawals go to a bank account or a UPI address, not to a card.',
  'choose-account': 'Choose the account to withdraw to.',
  'enter-upi': 'Enter the UPI address to withdraw to.',
  'enter-password': 'Enter your password to withdraw to a new account.',
  'enter-password-default': 'Nothing was paid to this account yet: enter your password to make it the default.',
  'bank-of-other-ifsc': 'This IFSC is of {name}: write that bank’s name.',
  'wrong-password': 'This password is not right.',
  'no-such-account': 'There is no such account.',
  'no-such-request': 'There is no such request.',

  // Bank accounts and cards
  'accounts-full': 'You can save {most} accounts and cards. Remove one first.',
  'accounts-removed': 'You have removed {most} accounts and cards. Ask support to save another one.',
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
  'bonus-withdrawn': 'The deposit that brought this bonus was withdrawn, at least in part. It can’t be taken up.',
  'bonus-changed': 'This bonus has changed meanwhile. Look at what you would lose now.',
  'bonus-parts': 'This bonus has {parts} parts.',
  'part-claimed': 'This part has been claimed already.',
  'part-locked': 'This part has not opened yet.',
  'codes-full': 'You can have {most} codes.',
  'no-such-referral': 'There is no such player among your referrals.',

  // Signing in and up, documents
  'wrong-login': 'Invalid username or password',
  'wrong-code': 'This code is not right',
  'code-used': 'This code is not right, or can no longer be used',
  'code-over': 'This code can no longer be used. Ask for a new one.',
  'number-not-verified': 'Verify your mobile number first',
  'unknown-referral': 'This agent or referral code is not known',
  'demo-password': 'The demo account is everybody’s: its password stays as it is.',
  'demo-sessions': 'The demo account is everybody’s: sign out here, and others stay signed in.',
  'no-such-session': 'There is no such session.',
  'demo-passkeys': 'The demo account is everybody’s: it has no passkeys.',
  'no-such-passkey': 'There is no such passkey.',
  'passkey-unknown': 'This passkey is not known here. Log in with your password.',
  'passkey-failed': 'This passkey could not be checked. Try again.',
  'passkey-over': 'This took too long, or was sent before. Try again.',
  'passkey-elsewhere': 'Passkeys are not taken at this address.',
  'passkey-kept': 'This passkey is kept already.',
  'passkeys-full': 'You can have {most} passkeys. Remove one first.',
  'confirm-by-passkey': 'Confirm this with your passkey.',
  'new-place-held': 'Your passkeys have changed. Your money goes to no new account or address until {moment}.',
  'confirm-by-password': 'Enter your password to change your passkeys.',
  'same-password': 'Choose another password than the one you have.',
  'document-approved': 'This document is approved already.',
  'document-waits': 'This document is being checked already.',
  'document-not-taken': 'This document is not taken.',
  'file-too-large': 'The file is too large: it may have 5 MB.',
  'file-no-picture': 'This file can’t be read as a picture. Send a jpg, png or webp.',
  'picture-too-large': 'This picture is too large: it may have {points} million points. Send a smaller one.',
  'no-reach': 'Say where an answer reaches you.',
  'messages-wait': '{most} of your messages wait for an answer. It comes in your notifications.',
  'pictures-of-a-day': 'You have sent as many pictures as fit into a day. Try again tomorrow.',

  // Games
  'no-such-game': 'There is no such game.',
  'provider-off': '{provider} is closed for now. Try another game.',
  'game-maintenance': '{game} is being maintained until {moment}.',
  'game-maintenance-open': '{game} is being maintained.',
  'provider-maintenance': 'All games of {provider} are being maintained until {moment}.',
  'provider-maintenance-open': 'All games of {provider} are being maintained.',
  'not-in-country': '{game} is not offered where you are.',
  'not-in-currency': '{game} is not played in {currency}.',
  'favourites-full': 'You have {most} favourites. Take one away first.',

  // The statement and notifications
  'no-such-line': 'There is no such line in your statement.',
  'no-such-notification': 'There is no such notification.',

  // Anything
  'other-request': 'This reference stands for another request.',
  'reference-too-old': 'This reference is too old. Is the clock of this device right?',
  'reference-to-come': 'This reference is of a time to come. Is the clock of this device right?',
  'field-not-valid': 'The field {field} is not valid.',
  'request-not-valid': 'The request is not valid.',
  'wait-a-minute': 'Too many tries. Try again in 1 minute.',
  'wait-minutes': 'Too many tries. Try again in {count} minutes.',
  'wait-a-second': 'Too many tries. Try again in 1 second.',
  'wait-seconds': 'Too many tries. Try again in {count} seconds.',
  unavailable: 'The service is not available just now. Try again in a moment.',

  // Fields of a form that the operator describes
  'field-missing': '{label} is missing.',
  'field-unreadable': '{label} has characters that can’t be read.',
  'field-wrong-hint': '{label} is not valid: {hint}.',
  'field-wrong': '{label} is not valid.',
  'date-wrong': '{label} is not a date.',
  'date-future': '{label} lies in the future.',
  'date-passed': '{label} has passed.',
  'under-age': 'You have to be {age} or older.',
  'file-gone': '{label} is not there any more. Choose the picture again.',
  'no-such-field': 'This form has no such field.',
} as const;
export type RefusalName = keyof typeof refusals;

/** A refusal by its name, with what stands in its sentence. */
export type NamedRefusal = Named<RefusalName>;

const read = readerOf(refusals);

/** Which refusal a sentence is, with what stands in it, a moment with its instant (`at`); null for one that has no name. */
export function namedRefusal(sentence: string): NamedRefusal | null {
  const known = read(sentence);
  return known && { code: known.code, values: withInstant(known.values) };
}
