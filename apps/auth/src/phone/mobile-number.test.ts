import mobileMetadata from 'libphonenumber-js/metadata.mobile.json';
import { india } from './india.ts';
import { asMobileDetails, formatMobile } from './mobile-details.ts';
import { parseMobile } from './mobile-number.ts';

test.each(['9876543210', '98765 43210', '098765-43210', '+91 98765 43210', '0091 98765 43210', ' 9876543210 '])(
  '%s is an Indian mobile number',
  (text) => {
    expect(parseMobile(text)).toEqual({ mobile: '9876543210', country_code: '+91' });
  },
);

test.each([
  '',
  '98765',
  '1234567890',
  '98765432101',
  '+1 212 555 0123',
  '+44 7911 123456',
  '011 2345 6789',
  'call 9876543210 now',
  'abc',
])('"%s" is no Indian mobile number', (text) => {
  expect(parseMobile(text)).toBeNull();
});

test('the metadata in this app is what the library has for India, but for the formats', () => {
  const known: unknown[] = (mobileMetadata.countries.IN ?? []).map((part, index) => (index === 4 ? [] : part));
  expect(india.countries.IN).toEqual(known);
  expect(india.version).toBe(mobileMetadata.version);
});

test('only an Indian number is read from what was stored', () => {
  expect(asMobileDetails({ mobile: '9876543210', country_code: '+91', more: 1 })).toEqual({
    mobile: '9876543210',
    country_code: '+91',
  });
  for (const other of [
    null,
    'x',
    {},
    { mobile: 98, country_code: '+91' },
    { mobile: '9876543210', country_code: '+1' },
  ]) {
    expect(asMobileDetails(other)).toBeNull();
  }
});

test('a number is written in two groups of five digits', () => {
  expect(formatMobile('9876543210')).toBe('98765 43210');
});
