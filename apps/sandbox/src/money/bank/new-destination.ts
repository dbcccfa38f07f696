import { type bankCalls, type CallInput, cardNetwork } from '@pavilion/api-client/wire';
import { bankOfIfsc, isBankOfIfsc } from '@pavilion/money/ifsc-banks';
import { istDay, Refusal } from '../../base/index.ts';

/** A card is printed for fewer years than these. */
const CARD_YEARS = 20;

type AddInput = CallInput<typeof bankCalls.addBank>;
/** An account or a card that is to be saved; what confirms it is none of it. */
export type NewDestination = Input<'bank'> | Input<'card'>;
type Input<Type> = Omit<Extract<AddInput, { readonly type: Type }>, 'passkey'>;

/** What an account or a card is kept by. Refused by field where it is none. */
export const destinationFrom = (input: NewDestination, now: Date) =>
  input.type === 'bank' ? accountFrom(input) : cardFrom(input, now);

/**
 * What makes a destination the same as one seen before: its bank, which is the first four letters of an IFSC, and its number. A branch and
 * zeros in front, which a bank reads over, make it no other one. Where this changes, what is kept is to be known by it anew (`withdrawals/reprint.ts`).
 */
export const accountIdentity = (ifsc: string, number: string) =>
  `bank:${ifsc.slice(0, 4)}:${number.replace(/^0+/, '')}`;

/** The same of a card, by what is kept of it. */
export const cardIdentity = (network: string, lastDigits: string, expires: string) =>
  `card:${network}:${lastDigits}:${expires}`;

function accountFrom({ bankName, accountNumber, ifsc }: Input<'bank'>) {
  if (/^0+$/.test(accountNumber)) throw new Refusal(422, 'This account number is incorrect.', 'accountNumber');
  if (!isBankOfIfsc(bankName, ifsc)) {
    throw new Refusal(422, `This IFSC belongs to ${bankOfIfsc(ifsc)}. Enter that bank’s name.`, 'bankName');
  }
  return { bankName, number: accountNumber, ifsc, expires: null, identity: accountIdentity(ifsc, accountNumber) };
}

/** A card's number is looked at and forgotten: what is kept, and makes it the same card, is network, last four digits and expiry. */
function cardFrom({ cardNumber, expires }: Input<'card'>, now: Date) {
  const network = cardNetwork(cardNumber);
  if (network === null) throw new Refusal(422, 'This card number is incorrect.', 'cardNumber');
  const month = istDay(now).slice(0, 7);
  if (expires < month) throw new Refusal(422, 'This card has expired.', 'expires');
  if (Number(expires.slice(0, 4)) > Number(month.slice(0, 4)) + CARD_YEARS) {
    throw new Refusal(422, 'This date is incorrect.', 'expires');
  }
  const number = cardNumber.slice(-4);
  return { bankName: network, number, ifsc: null, expires, identity: cardIdentity(network, number, expires) };
}
