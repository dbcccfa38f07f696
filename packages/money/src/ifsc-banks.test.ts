import { bankOfIfsc, isBankOfIfsc } from './ifsc-banks.ts';

test.each([
  ['HDFC Bank', 'HDFC0000142', true],
  ['hdfc bank ltd.', 'hdfc0000142', true],
  ['HDFC', 'HDFC0000142', true],
  ['SBI', 'SBIN0001778', true],
  ['Jammu and Kashmir Bank', 'JAKA0000001', true],
  ['ICICI Bank', 'HDFC0000142', false],
  ['Indian Bank', 'IOBA0000001', false],
  ['Bank', 'HDFC0000142', false],
  ['A bank of nobody’s', 'TOST0000001', true],
])('%s and %s: %s', (name, ifsc, fits) => {
  expect(isBankOfIfsc(name, ifsc)).toBe(fits);
});

test('the bank of an IFSC is known by its first four letters, whatever their case', () => {
  expect([bankOfIfsc('sbin0001778'), bankOfIfsc('toString'), bankOfIfsc('')]).toEqual([
    'State Bank of India',
    undefined,
    undefined,
  ]);
});
