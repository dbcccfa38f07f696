import { bareCode, matchesPattern, spelledAs } from './pattern.ts';

const NEFT = '[A-Z]{4}[A-Z0-9]{12}|N\\d{9,15}';
const RTGS = '[A-Z]{4}R[A-Z0-9]{17}';

describe('spelledAs', () => {
  it.each([
    'SBIN124005123456',
    'sbin124005123456',
    'SBIN 1240 0512 3456',
    'UTR: SBIN124005123456',
    'utr:sbin124005123456',
    'UTR no. SBIN124005123456',
    'UTR SBIN124005123456\r\n',
    'SBIN124005123456\n',
    'SBIN1240-0512-3456',
  ])('reads one NEFT reference in %j', (typed) => {
    expect(spelledAs(NEFT, typed)).toBe('SBIN124005123456');
  });

  it.each([
    [NEFT, 'n323264499', 'N323264499'],
    [NEFT, 'UTR N795914660659', 'N795914660659'],
    [NEFT, 'UTR no N5914660959', 'N5914660959'],
    [NEFT, 'utrn795914660659', 'N795914660659'],
    [NEFT, 'UTRNON5914660959', 'N5914660959'],
    ['.{2,20}', 'UTR Kumar', 'UTR Kumar'],
    [RTGS, 'hdfc r520 2401 0512 3456 78', 'HDFCR52024010512345678'],
    ['\\d{12}', '4123 4567 8901', '412345678901'],
    ['\\d{12}', 'UPI Ref No: 4123-4567-8901', '412345678901'],
    ['[A-Z0-9]{10}', 'TrxID: bk7x1a2b3c', 'BK7X1A2B3C'],
    ['0x[0-9a-fA-F]{4}', '0XAB12', '0xab12'],
    ['[0-9a-fA-F]{4}', 'Ab12', 'Ab12'],
    ['784-?\\d{4}', '784-1990', '784-1990'],
  ])('with the pattern %s reads %j as %s', (pattern, typed, expected) => {
    expect(spelledAs(pattern, typed)).toBe(expected);
  });

  it.each([
    [NEFT, 'SBIN12400512345', 'SBIN12400512345'],
    [RTGS, 'HDFC520240105123456789 ', 'HDFC520240105123456789'],
    ['\\d{12}', '4123 4567', '4123 4567'],
  ])('with the pattern %s leaves %j as it is', (pattern, typed, expected) => {
    expect(spelledAs(pattern, typed)).toBe(expected);
    expect(matchesPattern(pattern, expected)).toBe(false);
  });
});

describe('bareCode', () => {
  it('drops the label and what separates groups', () => {
    expect(['UTR: 4123 4567', 'utr ४१२३', '4123–4567\n', 'UTRA 12'].map(bareCode)).toEqual([
      '41234567',
      '4123',
      '41234567',
      'UTRA12',
    ]);
  });
});

describe('matchesPattern', () => {
  it('matches every text where the pattern is no regular expression', () => {
    expect(matchesPattern('[', 'anything')).toBe(true);
  });
});
