import mobileMetadata from 'libphonenumber-js/metadata.mobile.json';
import { en } from '../messages/en.ts';
import { india } from './india.ts';
import { asMobileDetails, formatMobile } from './mobile-details.ts';
import { mobileRule, parseMobile } from './mobile-number.ts';

/** What is typed or pasted, by the national number that is sent for it. */
const accepted: Readonly<Record<string, readonly string[]>> = {
  // One number in every way in which it is written.
  '9876543210': [
    '9876543210',
    '98765 43210',
    '98765-43210',
    '98765.43210',
    '98765/43210',
    '(98765) 43210',
    '9876 543 210',
    '987 654 3210',
    '98 76 54 32 10',
    '9 8 7 6 5 4 3 2 1 0',
    ' 9876543210 ',
    '9876543210 ',
    '9876543210\n',
    '98765\t43210',
    '98765  43210',
    '98765 - 43210',
    // The dashes and spaces of a text processor.
    '98765‐43210',
    '98765‑43210',
    '98765–43210',
    '98765—43210',
    '98765\u00a043210',
    '98765\u202f43210',
    '98765\u200943210',
    '98765\u300043210',
    // With India's code, in each way in which it is dialled.
    '+919876543210',
    '+91 9876543210',
    '+91 98765 43210',
    '+91-98765-43210',
    '+91-9876543210',
    '+91.98765.43210',
    '+91(98765)43210',
    '+ 91 98765 43210',
    '(+91) 98765 43210',
    '(+91)9876543210',
    '+91 (98765) 43210',
    '+91\u00a098765\u202f43210',
    '919876543210',
    '91 98765 43210',
    '91-9876543210',
    '00919876543210',
    '0091 98765 43210',
    '0091-98765-43210',
    '00 91 98765 43210',
    '0919876543210',
    '091 98765 43210',
    '091-98765-43210',
    '0 91 98765 43210',
    // With the trunk's 0.
    '09876543210',
    '0 98765 43210',
    '0-98765-43210',
    '098765 43210',
    '+91 0 98765 43210',
    '+91 (0) 98765 43210',
    '+91-0-9876543210',
    // With what nobody sees.
    '\u200b9876543210',
    '98765\u200b43210',
    '98765\u200c43210',
    '98765\u200d43210',
    '98765\u206043210',
    '98765\u00ad43210',
    '\ufeff9876543210',
    '\u200e9876543210\u200e',
    '\u200f+919876543210',
    '\u202a+91 98765 43210\u202c',
    '\u202d9876543210\u202c',
    '\u2066+91 98765 43210\u2069',
    '\u202b\u202c\u202e9876543210\u2067\u2068',
    '\u200e+91\u00a098765\u202f43210\u200f',
    // As a contact or a link has it.
    'tel:9876543210',
    'tel:+919876543210',
    'TEL: +91-98765-43210',
    '\u202atel:+91 98765 43210\u202c',
    // With India's code twice, as it is pasted after the one that was typed.
    '+91+919876543210',
    '+91 +91 98765 43210',
    '+91 91 98765 43210',
    '+91919876543210',
    '+91 0091 98765 43210',
    '+91+91+919876543210',
    '(+91) +91 98765 43210',
    '＋91 +९१ ९८७६५ ४३२१०',
    // In the digits of other keyboards: Hindi and Marathi, full width, Urdu, Arabic, Bengali, Punjabi, Gujarati, Odia, Tamil, Telugu,
    // Kannada, Malayalam, and two at once.
    '९८७६५४३२१०',
    '९८७६५ ४३२१०',
    '+९१ ९८७६५ ४३२१०',
    '०९८७६५४३२१०',
    '००९१ ९८७६५ ४३२१०',
    '९१-९८७६५-४३२१०',
    '९८७६५43210',
    '98७6५4३210',
    '+91 ९८७६५ ४३२१०',
    '९८७६५\u200b४३२१०',
    '９８７６５４３２１０',
    '＋９１９８７６５４３２１０',
    '９８７６５－４３２１０',
    '（＋９１）９８７６５４３２１０',
    '۹۸۷۶۵۴۳۲۱۰',
    '٩٨٧٦٥٤٣٢١٠',
    '৯৮৭৬৫৪৩২১০',
    '੯੮੭੬੫੪੩੨੧੦',
    '૯૮૭૬૫૪૩૨૧૦',
    '୯୮୭୬୫୪୩୨୧୦',
    '௯௮௭௬௫௪௩௨௧௦',
    '౯౮౭౬౫౪౩౨౧౦',
    '೯೮೭೬೫೪೩೨೧೦',
    '൯൮൭൬൫൪൩൨൧൦',
    '໙໘໗໖໕໔໓໒໑໐',
    '༩༨༧༦༥༤༣༢༡༠',
    '𝟵𝟴𝟳𝟲𝟱𝟰𝟯𝟮𝟭𝟬',
  ],
  // Numbers of every first digit, and those that begin as India's code does.
  '6000000000': ['6000000000', '+91 60000 00000'],
  '6299999999': ['6299999999'],
  '7000000000': ['7000000000', '070000 00000'],
  '7999999999': ['7999999999'],
  '8000000000': ['8000000000'],
  '8999999999': ['8999999999', '91 89999 99999'],
  '9000000000': ['9000000000'],
  '9999999999': ['9999999999', '99999 99999'],
  '9191919191': ['9191919191', '09191919191', '+91 91919 19191', '919191919191', '0919191919191'],
  '9100000000': ['9100000000', '09100000000', '91 91000 00000'],
  '9198765432': ['9198765432', '0 91987 65432'],
  '9009009009': ['9009009009', '09009009009'],
};

const refused: Readonly<Record<string, readonly string[]>> = {
  nothing: ['', ' ', '   ', '\u200b', '\u00a0', '\t'],
  'too short': [
    '9',
    '98',
    '987',
    '98765',
    '987654321',
    '98765 4321',
    '+91 98765',
    '+91',
    '0091',
    '0',
    '९८७६५',
    '９８７６５',
  ],
  'too long': [
    '98765432101',
    '987654321012',
    '98765 43210 1',
    '+91 98765 432101',
    '0987654321012',
    '91919876543210',
    '+91+9198765432101',
    '+91 91 91 98765 4321',
    '९८७६५४३२१०१',
    '9876543210 9876543210',
    '9876543210987654321098765432109876543210',
  ],
  foreign: [
    '+1 212 555 0123',
    '+1 987 654 3210',
    '001 212 555 0123',
    '+44 7911 123456',
    '0044 7911 123456',
    '+971 50 123 4567',
    '+92 300 1234567',
    '+880 1712 345678',
    '+94 71 234 5678',
    '+977 984 1234567',
    '+65 8123 4567',
    '+61 412 345 678',
    '+86 138 0013 8000',
    '+7 912 345 67 89',
    '009876543210',
    '+9876543210',
  ],
  letters: [
    'abc',
    'CALLME1234',
    '98765ABCDE',
    'o9876543210',
    '98765O3210',
    '+91 98765 4321O',
    'Ph: 9876543210',
    'call 9876543210 now',
    '9876543210 Rohit',
    'मेरा नंबर 9876543210',
    'x5',
    'ext 5',
    '98765 ext 5',
    '9876543210 ext',
    '9876543210x',
    'ext 5 9876543210',
    'tel:',
    'mobile:9876543210',
    '9²876543210',
    'rohit@okaxis',
    '9876543210@upi',
    '١٢٣abc',
  ],
  'other signs': [
    '9876543210#',
    '*9876543210',
    '*123#',
    '~9876543210',
    '98765,43210',
    '98765_43210',
    '9876543210, 9876500000',
    '9876543210 / 9876500000',
    '98765🏏43210',
    '₹9876543210',
    "'9876543210",
    '"9876543210"',
    '<b>9876543210</b>',
    '9876543210\u0000',
    '++919876543210',
    '+-98765-43210',
  ],
  'a landline': [
    '011 2345 6789',
    '01123456789',
    '022 2345 6789',
    '2223456789',
    '+91 22 2345 6789',
    '080 2345 6789',
    '08023456789',
    '8023456789',
    '033 2456 7890',
    '044 2812 3456',
    '0120 456 7890',
    '23456789',
  ],
  'a service': [
    '100',
    '112',
    '1098',
    '139',
    '1800 123 4567',
    '18001234567',
    '+911800123456',
    '1860 123 4567',
    '140 1234567',
  ],
  'a number that can’t exist': [
    '0000000000',
    '1111111111',
    '1234567890',
    '2222222222',
    '3333333333',
    '4444444444',
    '5555555555',
    '5999999999',
    '6123456789',
    '+91 12345 67890',
    '+91 00000 00000',
    '091 12345 67890',
    '१२३४५६७८९०',
    '+0919876543210',
    '+91 091 98765 43210',
    '0009876543210',
    '-9876543210.5',
    '9.876543210e9',
  ],
};

/** Valid numbers with an extension, which no mobile number has. */
const extended: readonly string[] = [
  '9876543210 ext 5',
  '9876543210 ext. 5',
  '9876543210 Extn: 5',
  '+91 98765 43210 extension 12',
  '98765 43210, ext 12',
  '९८७६५४३२१० ext ५',
  '9876543210x5',
  '9876543210;ext=3',
  'tel:+919876543210;ext=3',
];

const pairs = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).flatMap(([key, texts]) => texts.map((text) => [key, text] as const));

const messageOf = (text: string) => {
  const error = mobileRule(text);
  return error && en[error];
};

describe('parseMobile', () => {
  it('is tested with 200 inputs at least, each once', () => {
    const texts = [...[...pairs(accepted), ...pairs(refused)].map(([, text]) => text), ...extended];
    expect(texts.length).toBeGreaterThanOrEqual(200);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it.each(pairs(accepted))('reads %s from %j', (mobile, text) => {
    expect(messageOf(text)).toBeUndefined();
    expect(parseMobile(text)).toEqual({ mobile, country_code: '+91' });
  });

  it.each(pairs(refused))('refuses %s: %j', (_, text) => {
    expect(messageOf(text)).toBe('Please enter mobile number');
    expect(parseMobile(text)).toBeNull();
  });

  it.each(extended)('asks about the extension of %j', (text) => {
    expect(messageOf(text)).toBe('Is this a mobile number? Enter its 10 digits without the extension.');
    expect(parseMobile(text)).toBeNull();
  });
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
