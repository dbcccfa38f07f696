import * as z from 'zod/mini';
import { answer, defineCall, envelope, paging } from './call.ts';
import { instant } from './money.ts';

/** How many bank details stand on a page (spec §9). */
export const BANK_PAGE_SIZE = 10;

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
  createdAt: instant,
});
export type BankDetail = z.output<typeof bankDetail>;

const id = z.string().check(z.maxLength(40));
const holder = z.string().check(z.trim(), z.minLength(2), z.maxLength(80));

/** Answers the player's saved accounts and cards, the default one first. */
export const getBanks = defineCall({
  name: 'getBanks',
  host: 'api',
  method: 'GET',
  path: '/bank',
  auth: 'token',
  request: z.object(paging),
  response: answer(z.object({ banks: z.array(bankDetail), count: z.int(), pagesize: z.int() })),
});

/** Saves an account (betting.md, "Withdrawal": 9 to 18 digits, and the IFSC's shape) or a card. The first one is the default. */
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
      bankName: z.string().check(z.trim(), z.minLength(2), z.maxLength(80)),
      accountNumber: z.string().check(z.regex(/^\d{9,18}$/)),
      ifsc: z.string().check(z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/)),
    }),
    z.object({
      type: z.literal('card'),
      holder,
      cardNumber: z.string().check(z.regex(/^\d{12,19}$/)),
      expires: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
    }),
  ]),
  response: answer(z.object({ bank: bankDetail })),
});

/** Makes a saved account or card the default one. */
export const setDefaultBank = defineCall({
  name: 'setDefaultBank',
  host: 'api',
  method: 'POST',
  path: '/bank/default',
  auth: 'token',
  request: z.object({ id }),
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
