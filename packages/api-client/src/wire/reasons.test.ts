import { namedTextOf, namesOf } from './operator-texts.ts';
import { deskReasons, reasonTexts } from './reasons.ts';

test.each(Object.entries(reasonTexts))(
  '%s is known by its own sentence, and inside what its player is told',
  (name, text) => {
    expect(namesOf({ reason: text })).toEqual({ named: { reason: { name, values: {} } } });
    const reason = { name, values: {} };
    expect(namedTextOf(`₹500.00 by UPI: ${text}`)).toEqual({
      name: 'deposit-declined-why',
      values: { amount: '₹500.00', name: 'UPI', reason },
    });
    expect(namedTextOf(`${text} ₹500.00 returned to your cash.`)).toEqual({
      name: 'returned-to-cash',
      values: { reason, amount: '₹500.00' },
    });
    expect(namedTextOf(`Passport was declined: ${text}`)).toEqual({
      name: 'document-declined-why',
      values: { name: 'Passport', reason },
    });
    expect(namedTextOf(`−₹500.00: ${text}`)).toEqual({ name: 'corrected-why', values: { amount: '−₹500.00', reason } });
  },
);

test('a reason that was typed stays as it was typed, whatever stands in it', () => {
  expect(namesOf({ reason: 'Call us: it is about ₹5.' })).toEqual({});
  expect(namedTextOf('₹500.00 by UPI: Call us: it is late.')).toEqual({
    name: 'deposit-declined-why',
    values: { amount: '₹500.00', name: 'UPI', reason: 'Call us: it is late.' },
  });
});

test('a desk offers each reason once for a decision, and none that is too long for its form', () => {
  for (const names of Object.values(deskReasons)) expect(new Set<string>(names).size).toBe(names.length);
  expect(Object.values(reasonTexts).filter((text) => text.length > 200)).toEqual([]);
});
