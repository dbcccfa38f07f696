import * as z from 'zod/mini';
import { answer, defineCall, envelope, paging } from './call.ts';
import { instant } from './money.ts';
import { passkeyAssertion } from './passkeys.ts';
import { personText } from './person-text.ts';
import { listOf } from './reading.ts';

/** How many bank details stand on a page (spec §9). */
export const BANK_PAGE_SIZE = 10;

/** How many accounts and cards a player may save. */
export const MOST_BANK_DETAILS = 20;

/** A saved bank account or card (spec §3, bank details types). Once saved, only its last four digits are told. */
export const bankDetail = z.object({
  id: z.string(),
  type: z.enum(['bank', 'card']),
  holder: z.string(),
  /** The bank of an account; the network of a card. */
  bankName: z.string(),
  lastDigits: z.string(),
  ifsc: z.optional(z.string()),
  /** A card's, `2029-04`. */
  expires: z.optional(z.string()),
  isDefault: z.boolean(),
  /** Of an account: nothing was ever withdrawn to it, nor did a passkey confirm it, so that the first withdrawal takes the password. */
  isNew: z.optional(z.boolean()),
  createdAt: instant,
});
export type BankDetail = z.output<typeof bankDetail>;

const id = z.string().check(z.maxLength(40));
const holder = personText(2, 80);
const passkey = z.optional(passkeyAssertion);

/** Answers the player's saved accounts and cards, the default one first. */
export const getBanks = defineCall({
  name: 'getBanks',
  host: 'api',
  method: 'GET',
  path: '/bank',
  auth: 'token',
  request: z.object(paging),
  response: answer(z.object({ banks: listOf(bankDetail), count: z.int(), pagesize: z.int() })),
});

/**
 * Saves an account (betting.md, "Withdrawal": 9 to 18 digits, and the IFSC's shape) or a card. The first one is the default. One that is
 * saved already is refused by its number, or answered as it is with `orSaved`. Of a player who has a passkey it takes that: without it the
 * answer is 403 with the field `passkey`, and `beginPasskeyConfirm` begins what is then sent along.
 */
export const addBank = defineCall({
  name: 'addBank',
  host: 'api',
  method: 'POST',
  path: '/bank',
  auth: 'token',
  request: z.discriminatedUnion('type', [
    z.object({
      type: z.literal('bank'),
      holder,
      bankName: personText(2, 80),
      accountNumber: z.string().check(z.regex(/^\d{9,18}$/)),
      ifsc: z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/)),
      orSaved: z.optional(z.boolean()),
      passkey,
    }),
    z.object({
      type: z.literal('card'),
      holder,
      cardNumber: z.string().check(z.regex(/^\d{12,19}$/)),
      expires: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
      passkey,
    }),
  ]),
  response: answer(z.object({ bank: bankDetail })),
});

/** Makes a saved account or card the default one. An account to which nothing was ever paid, and that no passkey confirmed, takes the passkey of who has one, else the password: 403 with that field. */
export const setDefaultBank = defineCall({
  name: 'setDefaultBank',
  host: 'api',
  method: 'POST',
  path: '/bank/default',
  auth: 'token',
  request: z.object({ id, password: z.optional(z.string().check(z.maxLength(100))), passkey }),
  response: answer(z.object({ bank: bankDetail })),
});

/** Takes a saved account or card out of the list. Withdrawals that went to it keep its last digits. */
export const removeBank = defineCall({
  name: 'removeBank',
  host: 'api',
  method: 'POST',
  path: '/bank/remove',
  auth: 'token',
  request: z.object({ id }),
  response: z.object(envelope),
});

export const bankCalls = { getBanks, addBank, setDefaultBank, removeBank };
