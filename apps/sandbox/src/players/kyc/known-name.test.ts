import { isOtherName } from './known-name.ts';

const known = (name: string) => ({ name, isVerified: true });

test.each([
  ['Kavita Nair', 'kavita  nair'],
  ['Kavita Nair', 'NAIR, Kavita'],
  ['K. Nair', 'K Nair'],
  ['मीरा शर्मा', 'शर्मा मीरा'],
])('%s is the same name as %s', (one, other) => expect(isOtherName(known(one), other)).toBe(false));

test.each([
  ['Kavita Nair', 'Somebody Else'],
  ['Kavita Nair', 'Kavita'],
  ['Kavita Nair', ''],
  ['मीरा शर्मा', 'मीरा वर्मा'],
])('%s is another name than %s', (one, other) => expect(isOtherName(known(one), other)).toBe(true));
