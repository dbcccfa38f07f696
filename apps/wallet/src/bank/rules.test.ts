import { bankOfIfsc } from '@pavilion/money/ifsc-banks';
import { type AccountValues, accountRules, newAccount } from './account-rules.ts';
import { cardRules, newCard, shownMonth } from './card-rules.ts';

const t = ((key: string, values?: { n?: number }) => (values?.n === undefined ? key : `${key} ${values.n}`)) as never;
const rules = accountRules(t);
const account: AccountValues = {
  holder: ' Asha Rao ',
  accountNumber: '5010 0284 7344 17',
  accountAgain: '50100284734417',
  ifsc: ' hdfc 0000-142 ',
  bankName: 'HDFC Bank',
};
const rule = (field: keyof AccountValues, text: string) => rules[field](text, account);

test('an account that is right breaks no rule, and is sent without spaces and in capitals', () => {
  for (const field of Object.keys(account) as (keyof AccountValues)[]) expect(rule(field, account[field])).toBe(true);
  expect(newAccount(account)).toEqual({
    type: 'bank',
    holder: 'Asha Rao',
    accountNumber: '50100284734417',
    ifsc: 'HDFC0000142',
    bankName: 'HDFC Bank',
  });
});

describe('the rules of an account', () => {
  it.each([
    ['५०१००२८४७३४४१७', 'ｈｄｆｃ००००१४२'],
    ['\u202a5010\u00a00284\u202f7344–17\u202c', '\u2066HDFC0000142\u2069'],
    ['５０１００２８４７３４４１７', 'HDFC\u2011०००0142'],
  ])('read the number %j and the code %j', (accountNumber, ifsc) => {
    const pasted = { ...account, accountNumber, ifsc };
    expect(rules.accountNumber(accountNumber, pasted)).toBe(true);
    expect(rules.accountAgain(account.accountAgain, pasted)).toBe(true);
    expect(rules.ifsc(ifsc, pasted)).toBe(true);
    expect(newAccount(pasted)).toMatchObject({ accountNumber: '50100284734417', ifsc: 'HDFC0000142' });
    expect(bankOfIfsc(ifsc)).toBe('HDFC Bank');
  });
});

test.each([
  ['holder', ' ', 'holderEmpty'],
  ['holder', 'A', 'nameShort'],
  ['bankName', 'B ', 'nameShort'],
  ['accountNumber', ' ', 'numberEmpty'],
  ['accountNumber', '12345678', 'numberLength'],
  ['accountNumber', '1234567890123456789', 'numberLength'],
  ['accountNumber', '50100284734a17', 'numberLength'],
  ['accountNumber', '000000000', 'numberWrong'],
  ['accountAgain', '', 'againEmpty'],
  ['accountAgain', '50100284734471', 'againDiffers 13'],
  ['accountAgain', '5010028473441', 'againDiffers 14'],
  ['ifsc', '', 'ifscEmpty'],
  ['ifsc', 'HDFC1000142', 'ifscWrong'],
  ['ifsc', 'HDF00000142', 'ifscWrong'],
  ['ifsc', 'HDFC000014', 'ifscWrong'],
  ['bankName', ' ', 'bankEmpty'],
] as const)('%s “%s” is refused: %s', (field, text, key) => {
  expect(rule(field, text)).toBe(key);
});

test.each([
  ['HDFC0000142', 'HDFC Bank'],
  ['sbin', 'State Bank of India'],
  ['ZZZZ0000142', undefined],
  ['HDF', undefined],
  ['toSt', undefined],
])('the bank of %s is %s', (ifsc, bank) => {
  expect(bankOfIfsc(ifsc)).toBe(bank);
});

describe('a card', () => {
  const card = cardRules(t, '2026-11');

  test.each([
    ['11/26', true],
    ['4/2029', true],
    ['0429', true],
    ['०४/२९', true],
    ['\u200e０４／２９', true],
    ['10/26', 'expiresOver'],
    ['13/29', 'expiresWrong'],
    ['00/29', 'expiresWrong'],
    ['', 'expiresWrong'],
  ] as const)('that expires %s: %s', (text, expected) => {
    expect(card.expires(text)).toBe(expected);
  });

  test.each([
    ['4111 1111 1111 1111', true],
    ['४१११ ११११ ११११ ११११', true],
    ['\u200e4111\u00a01111\u00a01111\u00a01111', true],
    ['4111 1111 1111 1112', 'cardWrong'],
    ['', 'cardEmpty'],
  ] as const)('numbered %s: %s', (text, expected) => {
    expect(card.cardNumber(text)).toBe(expected);
  });

  test('is sent with its month as the wire has it, and shown as it stands on the card', () => {
    const sent = newCard({ holder: 'Asha Rao', cardNumber: '4111 1111 1111 1111', expires: '4/29' });
    expect(sent).toMatchObject({ cardNumber: '4111111111111111', expires: '2029-04' });
    expect(shownMonth(sent.expires)).toBe('04/29');
  });
});
