import fc from 'fast-check';
import { cardNetwork } from './card.ts';

test.each([
  ['4111111111111111', 'Visa'],
  ['5555555555554444', 'Mastercard'],
  ['2223003122003222', 'Mastercard'],
  ['378282246310005', 'American Express'],
  ['30569309025904', 'Diners Club'],
  ['6521111111111110', 'RuPay'],
  ['8171999927660000', 'RuPay'],
  ['6759649826438453', 'Maestro'],
])('%s is a card of %s', (number, network) => {
  expect(cardNetwork(number)).toBe(network);
});

test.each(['4111111111111112', '0000000000000000', '1111111111111117', '41111111111111', '', 'x411111111111111'])(
  '“%s” is no card',
  (number) => {
    expect(cardNetwork(number)).toBeNull();
  },
);

test('one wrong digit is always noticed', () => {
  const number = [...'4111111111111111'].map(Number);
  const luhn = fc.integer({ min: 0, max: 15 });
  fc.assert(
    fc.property(luhn, fc.integer({ min: 1, max: 9 }), (at, by) => {
      const wrong = number.map((digit, index) => (index === at ? (digit + by) % 10 : digit));
      expect(cardNetwork(wrong.join(''))).toBeNull();
    }),
  );
});
