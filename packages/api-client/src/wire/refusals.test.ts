import { namedRefusal, refusals } from './refusals.ts';

test.each(Object.entries(refusals))('%s is known by its own sentence, with what stands in it', (code, sentence) => {
  const slots = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, slot]) => slot ?? '');
  const values = Object.fromEntries(slots.map((slot, at) => [slot, `₹${at + 1},000.00`]));
  const filled = sentence.replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? '');
  expect(namedRefusal(filled)).toEqual({ code, values });
});

test('a moment in a refusal comes with its instant', () => {
  expect(namedRefusal('You are on a break until 25 Nov 2026, 10:56 IST. You can still withdraw.')).toEqual({
    code: 'on-break',
    values: { moment: '25 Nov 2026, 10:56 IST', at: '2026-11-25T05:26:00.000Z' },
  });
});

test('another sentence has no name, nor has one that only begins or ends like one', () => {
  expect(namedRefusal('The lobby is closed until 18:00.')).toBeNull();
  expect(namedRefusal('This market is closed. For good.')).toBeNull();
  expect(namedRefusal('Sorry. This market is closed.')).toBeNull();
});
