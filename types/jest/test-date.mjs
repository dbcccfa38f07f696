// The clock of unit and component tests: it begins at one fixed date and goes on from there, in jest and in every process that a test
// starts. `PAVILION_TEST_DATE=2028-02-29T18:31:00Z` begins at another date. The offset is set once, by jest.config.mjs.
const OFFSET_MS = Number(process.env.PAVILION_TEST_DATE_OFFSET ?? 0);
/** Marks a process whose date is set: jest in a test of jest loads this module twice. */
const IS_SET = Symbol.for('pavilion.test-date');

/** Returns `RealDate` with another time for now. */
export function testDate(RealDate) {
  const realNow = RealDate.now;
  RealDate.now = () => realNow() + OFFSET_MS;
  return new Proxy(RealDate, {
    apply: () => new RealDate(RealDate.now()).toString(),
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length > 0 ? args : [RealDate.now()], newTarget),
  });
}

if (!globalThis[IS_SET]) {
  globalThis[IS_SET] = true;
  globalThis.Date = testDate(Date);
}
