import { betsViewCodec, filterOf, ownPeriod, periodOf } from './bets-view.ts';

const today = '2026-11-21';
const codec = betsViewCodec(today);
const read = (search: string) => codec.read(new URLSearchParams(search));

test('the address without anything is the open bets of the last 30 days', () => {
  expect(read('')).toEqual({
    showing: 'open',
    type: null,
    market: null,
    period: { name: '30d', from: '2026-10-23', to: today },
  });
  expect(filterOf(read(''))).toEqual({ startdate: '2026-10-23', enddate: today, betstatus: 'open' });
});

test.each([
  [
    'betstatus=settled&markettype=fancy',
    { betstatus: 'settled', markettype: 'fancy', startdate: '2026-10-23', enddate: today },
  ],
  ['betstatus=all&period=today', { startdate: today, enddate: today }],
  ['betstatus=all&marketid=30012345-MO', { marketid: '30012345-MO' }],
  ['startdate=2026-11-01&enddate=2026-11-10', { betstatus: 'open', startdate: '2026-11-01', enddate: '2026-11-10' }],
])('what %s asks is asked of the operator, and written it stands as it was', (search, filter) => {
  expect(filterOf(read(search))).toEqual(filter);
  expect(codec.write(new URLSearchParams('other=1'), read(search)).toString().split('&').toSorted()).toEqual(
    ['other=1', ...search.split('&')].toSorted(),
  );
});

test('what the address says wrongly is taken for the view at rest', () => {
  expect(read('betstatus=none&period=year&markettype=toss&startdate=2026-02-30&enddate=x')).toEqual(read(''));
});

test('days of the player’s own choice are put in order and end today at the latest', () => {
  expect(ownPeriod('2027-01-01', '2026-11-03', today)).toEqual({ name: null, from: '2026-11-03', to: today });
  expect(periodOf('7d', today)).toEqual({ name: '7d', from: '2026-11-15', to: today });
});
