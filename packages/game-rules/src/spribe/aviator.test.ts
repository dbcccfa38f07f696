import { paise } from '@pavilion/money';
import {
  altitudeAt,
  aviatorResult,
  cashOutAt,
  ceilingOf,
  flightOf,
  goneAt,
  isLanding,
  MOST_ALTITUDE,
  momentOf,
  readAviatorBet,
} from '../index.ts';
import { scripted } from './testing.ts';

const stake = paise(500_00);
const bet = (target: number | null) => ({ stake, target });

const crashAt = (steps: number) => flightOf(scripted({ fine: [steps / 2 ** 52] })).crash;

test('the crash follows from one number, from 1.00 to 10,000', () => {
  const crashes = [0, 0.03, 0.5, 0.9, 0.999, 0.9999, 1 - 2 ** -52].map((r) => crashAt(Math.ceil(r * 2 ** 52)));
  expect(crashes).toEqual([100, 100, 194, 970, 97_000, 970_000, MOST_ALTITUDE]);
  expect([{ crash: MOST_ALTITUDE }, { crash: MOST_ALTITUDE - 1 }].map(isLanding)).toEqual([true, false]);
});

test('the figure grows by e^0.06t, rounded down, and changes at its moments', () => {
  expect([0, 10_000, 60_000].map(altitudeAt)).toEqual([100, 182, 3_659]);
  expect([100, 101, 200, 1_000, MOST_ALTITUDE].map(momentOf)).toEqual([0, 166, 11_553, 38_377, 153_506]);
  const altitudes = Array.from({ length: 16_000 }, (_, at) => 101 + at);
  const changes = (altitude: number) =>
    altitudeAt(momentOf(altitude) - 1) === altitude - 1 && altitudeAt(momentOf(altitude)) === altitude;
  expect(altitudes.filter((altitude) => !changes(altitude))).toEqual([]);
  expect([altitudeAt(-5), altitudeAt(165.9), altitudeAt(153_506), altitudeAt(1e9)]).toEqual([
    100,
    100,
    MOST_ALTITUDE,
    MOST_ALTITUDE,
  ]);
});

test('no moment lies so near a millisecond that another machine’s logarithm could move it', () => {
  let nearest = 1;
  for (let altitude = 101; altitude <= MOST_ALTITUDE; altitude += 1) {
    const moment = Math.log(altitude / 100) / 0.000_06;
    nearest = Math.min(nearest, Math.abs(moment - Math.round(moment)));
  }
  // A logarithm's last bit is some 10⁻¹¹ of a millisecond here.
  expect(nearest).toBeGreaterThan(1e-8);
});

test('a cash-out counts as long as the crash’s own figure stands, and not from the ground', () => {
  const flight = { crash: 237 };
  expect(
    [165, 166, momentOf(237), momentOf(238) - 1, momentOf(238)].map((moment) => cashOutAt(flight, moment)),
  ).toEqual([null, 101, 237, 237, null]);
  expect(goneAt(flight)).toBe(momentOf(238));
  expect([goneAt({ crash: 100 }), goneAt({ crash: MOST_ALTITUDE })]).toEqual([166, 153_506]);
});

test('a bet is cashed out by its target or by hand, whichever comes first', () => {
  const flight = { crash: 341 };
  const at = (altitude: number | null, pays: number, isCapped = false) => ({ cashedOutAt: altitude, pays, isCapped });
  expect(aviatorResult(bet(null), flight, momentOf(237))).toEqual(at(237, 1_185_00));
  expect(aviatorResult(bet(300), flight, null)).toEqual(at(300, 1_500_00));
  expect(aviatorResult(bet(300), flight, momentOf(237))).toEqual(at(237, 1_185_00));
  expect(aviatorResult(bet(300), flight, momentOf(320))).toEqual(at(300, 1_500_00));
  expect(aviatorResult(bet(341), flight, null)).toEqual(at(341, 1_705_00));
  expect(aviatorResult(bet(342), flight, null)).toEqual(at(null, 0));
  expect(aviatorResult(bet(null), flight, goneAt(flight))).toEqual(at(null, 0));
  // Too early is no cash-out, and the bet flies on.
  expect(aviatorResult(bet(300), flight, 20)).toEqual(at(300, 1_500_00));
  expect(aviatorResult(bet(null), flight, 20)).toEqual(at(null, 0));
});

test('who is still on board is cashed out where nothing more can be won', () => {
  const landing = { crash: MOST_ALTITUDE };
  expect(aviatorResult({ stake: paise(10_00), target: null }, landing, null)).toEqual({
    cashedOutAt: MOST_ALTITUDE,
    pays: 100_000_00,
    isCapped: false,
  });
  expect(ceilingOf(bet(null))).toBe(200_000);
  expect(aviatorResult(bet(null), { crash: 200_000 }, null)).toEqual({
    cashedOutAt: 200_000,
    pays: 1_000_000_00,
    isCapped: false,
  });
  expect(aviatorResult({ stake: paise(333_33), target: null }, landing, null)).toEqual({
    cashedOutAt: 300_004,
    pays: 1_000_000_00,
    isCapped: true,
  });
});

test('a bet is read with a target from 1.01 to 10,000, or none', () => {
  expect([null, 101, 1_000_000].map((target) => readAviatorBet({ stake, target }))).toEqual([
    bet(null),
    bet(101),
    bet(1_000_000),
  ]);
  const refused = [
    { stake, target: 100 },
    { stake, target: 1_000_001 },
    { stake, target: 2.5 },
    { stake },
    { stake: 5, target: 200 },
    { stake, target: undefined },
  ];
  expect(refused.map((input) => readAviatorBet(input))).toEqual(refused.map(() => null));
});
