/** A card network's numbers: how they begin and how long they are. The first that fits is the one. */
const NETWORKS: readonly (readonly [network: string, prefix: RegExp, lengths: readonly number[]])[] = [
  ['RuPay', /^(508|353|356|60|65|81|82)/, [16]],
  ['Visa', /^4/, [13, 16, 19]],
  ['Mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  ['American Express', /^3[47]/, [15]],
  ['Diners Club', /^3(0[0-5]|[689])/, [14]],
  ['Maestro', /^(50|5[6-9]|6)/, [12, 13, 14, 15, 16, 17, 18, 19]],
];

/** The network of a card number; null where it is not one: wrong check digit (Luhn), or no network's. */
export function cardNetwork(number: string): string | null {
  if (!passesLuhn(number)) return null;
  const found = NETWORKS.find(([, prefix, lengths]) => prefix.test(number) && lengths.includes(number.length));
  return found?.[0] ?? null;
}

/** From the right every second digit doubled, the digits of all that summed: a multiple of ten. */
function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return /^\d+$/.test(number) && sum > 0 && sum % 10 === 0;
}
