import { addDays, countDays } from '@pavilion/remote-kit';
import fc from 'fast-check';
import {
  entryFilter,
  filterKinds,
  LONGEST_PERIOD,
  periodFilter,
  periodOf,
  type StatementView,
  viewCodec,
} from './view.ts';

const today = '2026-11-21';
const codec = viewCodec(today);
const read = (query: string) => codec.read(new URLSearchParams(query));

test('an address without a view shows all entries of this month', () => {
  expect(read('')).toEqual({ period: { name: 'month', from: '2026-11-01', to: today }, kind: null, reference: '' });
});

test('the last seven and ninety days count today', () => {
  expect(countDays(periodOf('7d', today).from, today)).toBe(7);
  expect(countDays(periodOf('90d', today).from, today)).toBe(90);
});

test('days of the player’s own choice are put in order, end today and are at most a year', () => {
  expect(read('from=2026-10-20&to=2026-10-02').period).toEqual({ name: null, from: '2026-10-02', to: '2026-10-20' });
  expect(read('from=2026-11-20&to=2027-01-01').period).toEqual({ name: null, from: '2026-11-20', to: today });
  expect(read('from=2031-01-01&to=2032-01-01').period).toEqual({ name: null, from: today, to: today });
  const long = read('from=0001-01-01&to=2026-11-21').period;
  expect(countDays(long.from, long.to)).toBe(LONGEST_PERIOD);
});

test('what cannot be read in the address counts as left out', () => {
  expect(read('period=century&kind=gifts&from=2026-02-30&to=x')).toEqual(read(''));
  expect(read(`reference=${'x'.repeat(90)}`).reference).toHaveLength(80);
});

test('what stands in the address besides the view stays', () => {
  const next = codec.write(new URLSearchParams('dialog=exposure&kind=bonus'), { ...read('period=7d'), kind: 'sports' });
  expect(next.toString()).toBe('dialog=exposure&period=7d&kind=sports');
});

test('every view that is written into the address is read from it again', () => {
  const days = fc.integer({ min: -900, max: 0 }).map((back) => addDays(today, back));
  const period = fc.oneof(
    fc.constantFrom('7d' as const, 'month' as const, '90d' as const).map((name) => periodOf(name, today)),
    fc.tuple(days, fc.nat(LONGEST_PERIOD - 1)).map(([to, length]) => ({ name: null, from: addDays(to, -length), to })),
  );
  const view: fc.Arbitrary<StatementView> = fc.record({
    period,
    kind: fc.constantFrom(null, ...filterKinds),
    reference: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  });
  fc.assert(
    fc.property(view, (each) => {
      const address = codec.write(new URLSearchParams(), each).toString();
      expect(read(address)).toEqual(each);
    }),
  );
});

test('without kind and reference the entries ask for just what the balance asks for', () => {
  expect(entryFilter(read('period=7d'))).toEqual(periodFilter(read('period=7d')));
  expect(entryFilter(read('kind=deposit&reference=DP-3'))).toEqual({
    from: '2026-11-01',
    to: today,
    kind: 'deposit',
    reference: 'DP-3',
  });
});

describe('entryFilter', () => {
  it('sends a pasted reference without invisible characters and full-width forms', () => {
    expect(entryFilter({ ...read(''), reference: '\u200eＤＰ-३\u00a0' }).reference).toBe('DP-3');
  });
});
