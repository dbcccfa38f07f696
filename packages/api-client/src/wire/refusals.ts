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
  'ball-running': 'The ball is running. Try again in a moment.',
  'price-gone': 'This price is no longer available.',
  'price-moved': 'The price moved to {price}.',
  'line-moved': 'The line moved to {line}.',
  'below-min': 'Minimum stake is {amount}.',
  'above-max': 'Maximum stake is {amount}.',
  'over-max-profit': 'Maximum profit on a bet here is {amount}.',
  'over-market-profit': 'Maximum profit on this market is {amount}.',
  'not-enough-funds': 'Not enough funds. You need {amount} more.',
  'no-funds': 'Not enough funds.',
  'size-taken': 'Only {amount} is left at this price.',
  'nothing-offered': 'Nothing is available at these odds or better.',
  'nothing-to-wait-for': 'No price is available here now. Try again later.',
  'outside-band': 'Choose odds between {lowest} and {highest}.',
  'too-many-wait-here': 'You can have up to {most} unmatched bets on one market. Cancel one first.',
  'too-many-wait': 'You can have up to {most} unmatched bets in total. Cancel one first.',
  'no-such-match': 'This match was not found, or it has ended.',
  'no-such-market': 'This market was not found.',
  'no-such-bet': 'This bet was not found.',
  'nothing-waits': 'This bet has no unmatched stake left.',
  'being-judged': 'This bet is still pending. You can cancel what is unmatched once it is confirmed.',
  'may-not-bet': 'Your account can’t place bets now.',
  'cashed-out': 'You cashed out all of your position.',
  'cash-out-over': 'This cash-out offer has expired. Get a new one.',

  // How a player stands
  'account-closed': 'This account is closed. Contact support.',
  limited: 'Your account is limited. You can still withdraw. Contact support for the reason.',
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
  'over-own-limit': 'This bet exceeds a limit you set.',
  'deposit-over-own-limit': 'This exceeds a limit you set. The payment is refunded.',
  'reality-check': 'You have played for {minutes} minutes. Read your reality check to continue.',
  'check-due': 'Read your reality check before you change it.',
  'break-not-shortened': 'A break or self-exclusion can’t be shortened.',
  'break-has-end': 'Choose when the break ends.',
  'end-passed': 'This end has passed already.',
  'demo-time': 'The demo account is shared: its time limit can’t be changed.',
  'demo-stays': 'The demo account is shared: it can’t be changed.',

  // Deposits and withdrawals
  'deposit-below-min': 'Minimum deposit by {gateway} is {amount}.',
  'deposit-above-max': 'Maximum deposit by {gateway} is {amount}.',
  'coin-rate': 'The rate is now {amount} for 1 {coin}. Check the value of your coins, then send the proof again.',
  'deposit-elsewhere': '{gateway} payments are made on its own page.',
  'deposit-not-open': 'This deposit method is closed.',
  'deposits-open': 'You have {most} pending deposits. Wait until one of them is processed.',
  'deposit-sent-already': 'This payment reference has already been submitted.',
  'nothing-to-send-back': 'This payment can be added to your balance. Submit it as a deposit.',
  'no-such-deposit': 'This deposit was not found.',
  'withdrawals-open': 'You have {most} pending withdrawals. Wait until one of them is processed.',
  'withdrawal-below-min': 'Minimum withdrawal is {amount}.',
  'withdrawal-above-max': 'Maximum withdrawal is {amount}.',
  'withdrawal-above-cash': 'You can withdraw up to {amount}.',
  'withdrawal-fee': 'The fee is now {amount}. Check the amount you will receive, then try again.',
  'withdrawal-method-closed': 'This withdrawal method is closed.',
  'withdrawal-kyc-first': 'Complete your KYC to withdraw.',
  'withdrawal-owes': 'You owe {amount} for a corrected result. You can withdraw after it is repaid.',
  'withdrawal-not-here': 'You can’t cancel this request here. Contact support.',
  'withdrawal-again': 'You have just made the same request: {request}.',
  'withdrawal-too-late': 'This request can no longer be cancelled.',
  'no-card': 'You can’t withdraw to a card. Choose a bank account or a UPI ID.',
  'choose-account': 'Choose an account to withdraw to.',
  'enter-upi': 'Enter the UPI ID to withdraw to.',
  'enter-password': 'Enter your password to withdraw to a new account.',
  'enter-password-default': 'Enter your password to make this account the default.',
  'bank-of-other-ifsc': 'This IFSC belongs to {name}. Enter that bank’s name.',
  'wrong-password': 'This password is incorrect.',
  'no-such-account': 'This account was not found.',
  'no-such-request': 'This request was not found.',

  // Bank accounts and cards
  'accounts-full': 'You can save up to {most} accounts and cards. Remove one first.',
  'accounts-removed': 'You have removed {most} accounts and cards. Contact support to save another one.',
  'account-saved': 'This account is already saved.',
  'card-saved': 'This card is already saved.',
  'wrong-account-number': 'This account number is incorrect.',
  'wrong-card-number': 'This card number is incorrect.',
  'card-expired': 'This card has expired.',
  'wrong-date': 'This date is incorrect.',

  // Bonuses and referral
  'no-such-bonus': 'This bonus was not found.',
  'other-bonus-active': 'Another bonus is active. Complete or cancel it first.',
  'bonus-not-taken': 'This bonus is not active yet.',
  'bonus-active': 'This bonus is already active.',
  'bonus-complete': 'This bonus is already completed.',
  'bonus-cancelled': 'This bonus was cancelled.',
  'bonus-expired': 'This bonus has expired.',
  'bonus-withdrawn': 'The deposit for this bonus was withdrawn, so it can’t be activated.',
  'bonus-changed': 'This bonus has changed. Check what you would lose now.',
  'bonus-parts': 'This bonus has {parts} parts.',
  'part-claimed': 'This part has already been claimed.',
  'part-locked': 'This part is still locked.',
  'codes-full': 'You can have up to {most} codes.',
  'no-such-referral': 'This player is not one of your referrals.',

  // Signing in and up, documents
  'wrong-login': 'Invalid username or password',
  'wrong-code': 'This code is incorrect',
  'code-used': 'This code is incorrect or no longer valid',
  'code-over': 'This code is no longer valid. Request a new one.',
  'number-not-verified': 'Verify your mobile number first',
  'unknown-referral': 'This agent or referral code was not found',
  'demo-password': 'The demo account is shared: its password can’t be changed.',
  'demo-sessions': 'The demo account is shared: sign out here, and others stay signed in.',
  'no-such-session': 'This session was not found.',
  'demo-passkeys': 'The demo account is shared: it has no passkeys.',
  'no-such-passkey': 'This passkey was not found.',
  'passkey-unknown': 'This passkey is not registered here. Log in with your password.',
  'passkey-failed': 'This passkey could not be checked. Try again.',
  'passkey-over': 'This request has expired. Try again.',
  'passkey-elsewhere': 'Passkeys do not work at this address.',
  'passkey-kept': 'This passkey is already saved.',
  'passkeys-full': 'You can have up to {most} passkeys. Remove one first.',
  'confirm-by-passkey': 'Confirm this with your passkey.',
  'new-place-held': 'You changed your passkeys. You can’t withdraw to a new account or address until {moment}.',
  'confirm-by-password': 'Enter your password to change your passkeys.',
  'same-password': 'Choose a different password.',
  'document-approved': 'This document is already approved.',
  'document-waits': 'This document is already under review.',
  'document-not-taken': 'This document is not accepted.',
  'file-too-large': 'The file is too large. Maximum 5 MB.',
  'file-no-picture': 'This file is not a supported picture. Send a jpg, png or webp.',
  'picture-too-large': 'This picture is too large. Maximum {points} megapixels.',
  'no-reach': 'Enter an e-mail address or a phone number.',
  'messages-wait': '{most} of your messages have no reply yet. Replies come in your notifications.',
  'pictures-of-a-day': 'You have reached today’s limit for pictures. Try again tomorrow.',

  // Games
  'no-such-game': 'This game was not found.',
  'provider-off': '{provider} games are not available right now. Try another game.',
  'game-maintenance': '{game} is under maintenance until {moment}.',
  'game-maintenance-open': '{game} is under maintenance.',
  'provider-maintenance': 'All {provider} games are under maintenance until {moment}.',
  'provider-maintenance-open': 'All {provider} games are under maintenance.',
  'not-in-country': '{game} is not available in your location.',
  'not-in-currency': '{game} is not available in {currency}.',
  'favourites-full': 'You have {most} favourites. Remove one first.',

  // The statement and notifications
  'no-such-line': 'This statement entry was not found.',
  'no-such-notification': 'This notification was not found.',

  // Anything
  'other-request': 'This reference belongs to another request.',
  'reference-too-old': 'This reference is too old. Check the clock of this device.',
  'reference-to-come': 'This reference is from the future. Check the clock of this device.',
  'field-not-valid': 'The field {field} is not valid.',
  'request-not-valid': 'The request is not valid.',
  'wait-a-minute': 'Too many attempts. Try again in 1 minute.',
  'wait-minutes': 'Too many attempts. Try again in {count} minutes.',
  'wait-a-second': 'Too many attempts. Try again in 1 second.',
  'wait-seconds': 'Too many attempts. Try again in {count} seconds.',
  unavailable: 'The service is not available right now. Try again in a moment.',

  // Fields of a form that the operator describes
  'field-missing': '{label} is required.',
  'field-unreadable': '{label} contains characters that are not allowed.',
  'field-wrong-hint': '{label} is not valid: {hint}.',
  'field-wrong': '{label} is not valid.',
  'date-wrong': 'Enter a valid date: {label}.',
  'date-future': '{label} can’t be in the future.',
  'date-passed': '{label} has passed.',
  'under-age': 'You must be {age} or older.',
  'file-gone': '{label} is no longer available. Choose the picture again.',
  'no-such-field': 'This field is not part of the form.',
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
