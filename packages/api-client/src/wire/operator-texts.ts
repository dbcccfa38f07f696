import { IN_LANGUAGES, type NamedText } from './named-text.ts';
import { reasonTexts } from './reasons.ts';
import { readerOf, withInstant } from './templates.ts';

/** What stands inside another text of the operator's, or by itself in a statement's line: a selection or a match with its market, in words; a reason. */
const phrases = {
  'draw-match-odds': 'the draw, match odds',
  'draw-laid': 'the draw, laid',
  'on-match-odds': '{name}, match odds',
  'on-bookmaker': '{name}, bookmaker',
  laid: '{name}, laid',
  'match-odds-bets': 'match odds, {count} bets',
  'bookmaker-bets': 'bookmaker, {count} bets',
  'fancy-bets': '{name}, {count} bets',
  'fancy-yes': '{name}, Yes {line}',
  'fancy-no': '{name}, No {line}',
  'voided-moved': '{market} was voided. Nothing is won or lost on it: your cash {amount}.',
  voided: '{market} was voided. Nothing is won or lost on it.',
  'settled-again-moved': '{market} was settled again by another result: your cash {amount}.',
  'settled-again': '{market} was settled again by another result.',
  'settled-moved': '{market} was settled: your cash {amount}.',
  settled: '{market} was settled.',

  // How a player stands: told when it changes, and why a payment goes back
  'limited-why': 'Your account is limited. You can still withdraw. Contact support for the reason.',
  'break-until': 'You are on a break until {moment}. You can still withdraw.',
  'break-open': 'You are on a break. You can still withdraw.',
  'excluded-until': 'You have excluded yourself until {moment}. You can still withdraw.',
  'excluded-for-good': 'You have excluded yourself for good. You can still withdraw.',
  'closed-ask': 'This account is closed. Contact support.',

  ...reasonTexts,
} as const;

/**
 * What the operator writes into statements and notifications, each text by its name; what stands in braces is a figure, a name, a moment
 * or one of `phrases`. An operator sends the text and its name: a client that knows the name may say it in its own words, any other
 * shows the text. The more particular text stands before the one that would fit it too.
 */
export const operatorTexts = {
  // Lines of a statement
  'deposit-by': 'Deposit by {name}',
  'withdrawal-returned': 'Withdrawal to {name} returned',
  'withdrawal-paid': 'Withdrawal to {name} paid',
  'withdrawal-to': 'Withdrawal to {name}',
  'bonus-part-claimed': 'Bonus part {part} of {parts} claimed',
  'referral-commission': 'Referral commission',
  'on-referrals-losses': 'On your referrals’ net losses',
  'play-money': 'Play money to start with',
  'not-real-money': 'Not real money',
  'debt-laid-out': 'Covered by us, to be repaid',
  'debt-paid': 'Debt paid',
  'debt-forgiven': 'Debt forgiven',
  'correction-by-operator': 'Balance correction',
  'bet-won': 'Bet won: {what}',
  'bet-lost': 'Bet lost: {what}',
  'bet-void': 'Bet void: {what}',
  'bet-settled': 'Bet settled: {what}',
  'bet-lapsed': 'Bet lapsed: {what}',
  'bets-won': 'Bets won: {what}',
  'bets-lost': 'Bets lost: {what}',
  'bets-void': 'Bets void: {what}',
  'bets-settled': 'Bets settled: {what}',
  'bets-lapsed': 'Bets lapsed: {what}',
  'corrected-to-void': 'Result corrected to void: {what}',
  corrected: 'Result corrected: {what}',
  'net-commission-owed': '{what} · net {net}, commission {commission} at {rate}%, {owed} of it owed',
  'net-commission': '{what} · net {net}, commission {commission} at {rate}%',
  'net-returned-owed': '{what} · net {net}, commission {commission} returned, {owed} of it owed',
  'net-returned': '{what} · net {net}, commission {commission} returned',
  'net-owed': '{what} · net {net}, {owed} of it owed',

  // Notifications
  'deposit-approved': 'Deposit approved',
  'deposit-declined': 'Deposit declined',
  'deposit-expired': 'Deposit expired',
  'deposit-in-balance': '{amount} by {name} was added to your balance.',
  'deposit-declined-why': '{amount} by {name}: {reason}',
  'deposit-not-confirmed': '{amount} by {name} was not confirmed in time. If you have paid, contact support.',
  'withdrawal-approved': 'Withdrawal approved',
  'withdrawal-declined': 'Withdrawal declined',
  'withdrawal-was-paid': 'Withdrawal paid',
  'withdrawal-failed': 'Withdrawal failed',
  'returned-to-cash': '{reason} {amount} returned to your cash.',
  // Before those that they begin like.
  'withdrawal-new-place-what':
    '{amount} to {name} was requested. If it was not you, cancel it, change your password and contact support.',
  'being-paid-to': '{amount} to {name} is being paid.',
  'paid-to': '{amount} to {name}.',
  'kyc-approved': 'KYC approved',
  'kyc-declined': 'KYC declined',
  'document-declined-why': '{name} was declined: {reason}',
  'document-approved': '{name} was approved. Withdrawals are no longer held for KYC.',
  'no-longer-owed': 'The {amount} you owed for {what} was waived.',
  'notice-bet-void': 'Bet void',
  'notice-bets-void': 'Bets void',
  'notice-bets-won': 'Bets won',
  'notice-bet-lost': 'Bet lost',
  'notice-bets-lost': 'Bets lost',
  'notice-bets-settled': 'Bets settled',
  'notice-corrected': 'Result corrected',
  'cash-corrected': 'Cash corrected',
  'coins-corrected': 'Coins corrected',
  'corrected-why': '{amount}: {reason}',
  'you-owe': 'You owe {amount}',
  'owes-until-paid': '{what} Your next winnings and deposits repay this amount; you can withdraw after that.',
  'win-paid': 'Win paid',
  'stake-returned': 'Stake returned',
  'stake-of-round': '{amount} for {name}, round {round}: the game was not completed.',
  'round-settled': 'Round settled',
  'round-finished': '{name}, round {round}, was completed while you were away: {amount} paid.',
  'win-of-round': '{amount} for {name}, round {round}.',
  'notice-bet-won': 'Bet won',
  'after-commission': '{what}: {amount} after commission.',
  'bonus-part-released': 'Bonus part {part} released',
  'bonus-given': 'You have a new bonus',
  'bonus-given-what': '{name}: {amount}. Activate it on the Bonus page.',
  'commission-paid': 'Referral commission paid',
  'commission-in-cash': '{amount} was added to your cash.',
  'commission-refused': 'Referral commission declined',
  'commission-refused-what': '{amount} will not be paid. See the reason on the Referral page.',
  'to-cashable-chip': '{amount} moved to Cashable Chip.',
  'payout-saved': 'Account or card saved',
  'payout-saved-what': '{name} was saved for withdrawals. If it was not you, change your password and contact support.',
  'payout-first': 'Your default account changed',
  'payout-first-what':
    '{name} is now your default account. If it was not you, change your password and contact support.',
  'message-answered': 'We replied to your message',
  'password-changed': 'Your password was changed',
  'password-changed-what': 'You are signed out everywhere else. If it was not you, contact support.',
  'passkey-added': 'A passkey was added',
  'passkey-added-what': 'It signs you in without your password. If it was not you, remove it and change your password.',
  'passkey-removed': 'A passkey was removed',
  'passkey-removed-what': 'It no longer signs you in. If it was not you, change your password and contact support.',
  'signed-in-new': 'Signed in on a new device',
  'signed-in-somewhere':
    'You signed in on another device. If it was not you, change your password: that signs out everywhere else.',
  'signed-in-by': 'You signed in with {name}. If it was not you, change your password: that signs out everywhere else.',
  'withdrawal-new-place': 'New withdrawal account',
  'account-active': 'Your account is active',
  'plays-again': 'You can play again.',
  'account-limited': 'Your account is limited',
  'on-a-break': 'You are on a break',
  'self-excluded': 'You have excluded yourself',
  'account-closed': 'Your account is closed',
  'limit-set-for-you': 'Your limit was changed',
  'limit-as-you-wanted': 'We changed it as you requested. See it in Limits and breaks.',
  'session-over': 'Your session is over',
  'session-over-what': 'You have reached your limit: {minutes} minutes in 24 hours.',
  'too-many-requests': 'Too many requests',
  'connection-closed': 'Your connection was closed. It opens again in a moment.',

  // A casino line's detail: last, since anything may be called so
  'game-round': '{name}, round {round}',
  'game-rounds': '{name}, {count} rounds',
  // Of demo histories that were written before; its times are the operator's, so nothing is written so any more.
  'game-session': '{name}, {from} to {to}',

  ...phrases,
} as const;
export type OperatorTextName = keyof typeof operatorTexts;

const NUMBER = '\\d+(?:\\.\\d+)?';
const AMOUNT = '[+−-]?₹[\\d,]+(?:\\.\\d+)?';
const TIME = '\\d\\d:\\d\\d';
/** What stands in a slot of these names; in any other stands anything. */
const kinds = {
  ...{ amount: AMOUNT, net: AMOUNT, commission: AMOUNT, owed: AMOUNT },
  ...{ part: NUMBER, parts: NUMBER, count: NUMBER, minutes: NUMBER, rate: NUMBER, line: NUMBER, from: TIME, to: TIME },
};

const read = readerOf(operatorTexts, kinds);
const readPhrase = readerOf(phrases, kinds);

/** What the operator calls its own things in Hindi, by the text that it writes: its campaigns, the fields of its forms. */
export type OwnTexts = ReadonlyMap<string, string>;
const NONE: OwnTexts = new Map();

function ownText(text: string, own: OwnTexts): { name: string; values: { en: string; hi: string } } | undefined {
  const hi = own.get(text);
  return hi === undefined ? undefined : { name: IN_LANGUAGES, values: { en: text, hi } };
}

/** Which of the operator's texts one is, with what stands in it; undefined for one that has no name. */
export function namedTextOf(text: string, own: OwnTexts = NONE): NamedText | undefined {
  return ownText(text, own) ?? namedByTemplate(text, own);
}

function namedByTemplate(text: string, own: OwnTexts): NamedText | undefined {
  const known = read(text);
  if (!known) return undefined;
  const values = Object.entries(withInstant(known.values)).map(([slot, value]) => {
    const inner = slot === 'what' || slot === 'reason' ? readPhrase(value) : null;
    return [
      slot,
      inner ? { name: inner.code, values: withInstant(inner.values) } : (ownText(value, own) ?? value),
    ] as const;
  });
  return { name: known.code, values: Object.fromEntries(values) };
}

/** What a thing's texts are called, for those that have a name or that the operator has in Hindi itself (`own`): nothing where none has. */
export function namesOf<const Field extends string>(
  texts: Readonly<Record<Field, string>>,
  own: OwnTexts = NONE,
): { readonly named?: { readonly [name in Field]?: NamedText } } {
  const found = Object.entries<string>(texts).flatMap(([field, text]) => {
    const named = namedTextOf(text, own);
    return named ? [[field, named] as const] : [];
  });
  return found.length > 0 ? { named: Object.fromEntries(found) as { [name in Field]?: NamedText } } : {};
}
