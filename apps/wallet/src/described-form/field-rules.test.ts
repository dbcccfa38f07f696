import type { FormField } from '@pavilion/api-client';
import { emptyValues, fieldFault, filledValues, lengthSoFar, tidied } from './field-rules.ts';

const text = (more: Partial<FormField> = {}): FormField => ({
  name: 'number',
  label: 'PAN number',
  type: 'text',
  isRequired: true,
  ...more,
});
const pan = text({ pattern: '[A-Z]{5}\\d{4}[A-Z]', hint: '5 letters, 4 digits, 1 letter' });
const date = (rule: FormField['rule']) => text({ name: 'birth', type: 'date', rule });
const today = '2026-11-21';

test('a required field is missing when it is empty or blank, any other is not', () => {
  expect([fieldFault(text(), ''), fieldFault(text(), '  '), fieldFault(text({ isRequired: false }), '')]).toEqual([
    'fieldMissing',
    'fieldMissing',
    undefined,
  ]);
});

test('a pattern has to match as a whole, and case, spaces and dashes are mended on the way', () => {
  expect(fieldFault(pan, 'ABCPK12345')).toBe('fieldPatternHint');
  expect(fieldFault({ ...pan, hint: undefined }, 'xABCPK1234Fx')).toBe('fieldPattern');
  expect(['abcpk1234f', ' ABCPK 1234 F ', 'ABCPK-1234-F'].map((value) => tidied(pan, value))).toEqual(
    Array(3).fill('ABCPK1234F'),
  );
  const emirates = text({ pattern: '784-?\\d{4}-?\\d{7}-?\\d' });
  expect(tidied(emirates, '784-1990-1234567-1')).toBe('784-1990-1234567-1');
  // A hash in small letters stays as it was typed: its pattern takes both.
  expect(tidied(text({ pattern: '[0-9a-fA-F]{4}' }), 'ab12')).toBe('ab12');
});

describe('tidied', () => {
  const utr = text({ pattern: '\\d{12}' });

  it.each(['४३२९१८००६५४७', '４３２９ １８００ ６５４７', '\u202a4329-1800-6547\u202c', '4329\u00a01800\u202f6547'])(
    'sends the reference %j in ASCII',
    (typed) => {
      expect(fieldFault(utr, typed)).toBeUndefined();
      expect(tidied(utr, typed)).toBe('432918006547');
    },
  );

  it('counts the digits of other scripts, and says what is missing', () => {
    expect(lengthSoFar(utr, '४३२९')).toEqual({ is: 4, of: 12 });
    expect(fieldFault(utr, '४३२९')).toBe('fieldShort');
  });

  it('leaves a text without a pattern as it is typed', () => {
    expect(tidied(text(), ' राम २ ')).toBe('राम २');
  });
});

test('a pattern that can’t be read lets the operator decide', () => {
  expect(fieldFault(text({ pattern: '[' }), 'anything')).toBeUndefined();
});

test('what nobody can read, and what is longer than the wire, is refused', () => {
  expect(
    ['a\u0000b', 'a\u202Eb', '\uD800', 'x'.repeat(201), 'x'.repeat(200)].map((v) => fieldFault(text(), v)),
  ).toEqual(['fieldUnreadable', 'fieldUnreadable', 'fieldUnreadable', 'fieldLong', undefined]);
});

test.each<[FormField['rule'], string, string | undefined]>([
  ['past', '2026-11-21', undefined],
  ['past', '2026-11-22', 'dateFuture'],
  ['future', '2026-11-21', 'datePassed'],
  ['future', '2026-11-22', undefined],
  ['adult', '2008-11-21', undefined],
  ['adult', '2008-11-22', 'underAge'],
  [undefined, '2026-02-30', 'dateWrong'],
  [undefined, '0094-06-14', 'dateWrong'],
  [undefined, 'yesterday', 'dateWrong'],
])('of a date by the rule %s, %s is: %s', (rule, value, fault) => {
  expect(fieldFault(date(rule), value, today)).toBe(fault);
});

test('whoever was born on the 29th of February is of age on the 1st of March', () => {
  expect(fieldFault(date('adult'), '2008-02-29', '2026-02-28')).toBe('underAge');
  expect(fieldFault(date('adult'), '2008-02-29', '2026-03-01')).toBeUndefined();
});

test('what is sent leaves out what is empty; a form begins with every field empty', () => {
  const fields = [pan, text({ name: 'note', isRequired: false })];
  expect(filledValues(fields, { number: ' abcpk1234f', note: ' ', odd: 'x' })).toEqual({ number: 'ABCPK1234F' });
  expect(emptyValues(fields)).toEqual({ number: '', note: '' });
});

describe('what keeps a reference from its shape is named as near as it can be', () => {
  const utr = text({ pattern: '\\d{12}', hint: '12 digits' });
  const tron = text({ pattern: '[0-9a-fA-F]{64}', hint: '64 characters from 0 to 9 and a to f' });
  const bsc = text({ pattern: '0x[0-9a-fA-F]{64}', hint: '0x and 64 characters from 0 to 9 and a to f' });
  const hash = '9F31c0'.repeat(10).concat('7be2');

  test.each([
    [utr, '4329 1800', 'fieldShort'],
    [utr, '4329180065471', 'fieldOver'],
    [utr, '43291800654a', 'fieldPatternHint'],
    [utr, '4329 1800 6547', undefined],
    [tron, hash, undefined],
    [tron, `0x${hash}`, 'hashOfBsc'],
    [tron, '0x9f31c07be22a', 'hashOfBsc'],
    [tron, hash.slice(1), 'fieldShort'],
    [tron, `${hash.slice(1)}g`, 'fieldPatternHint'],
    [bsc, `0x${hash}`, undefined],
    [bsc, hash, 'hashOfTron'],
    [bsc, `0x${hash}0`, 'fieldOver'],
    [text({ pattern: '\\d{4}', hint: undefined }), '12', 'fieldShort'],
  ] as const)('%#: %o with %s is %s', (field, value, fault) => {
    expect(fieldFault(field, value)).toBe(fault);
  });

  test('a text says how far it has come where all are as long', () => {
    expect([lengthSoFar(utr, '4329 1800'), lengthSoFar(bsc, '0x9f'), lengthSoFar(pan, 'ABC')]).toEqual([
      { is: 8, of: 12 },
      { is: 4, of: 66 },
      undefined,
    ]);
  });
});
