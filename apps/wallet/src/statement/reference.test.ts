import { shownReference } from './reference.ts';

test.each([
  ['DP-31902', 'DP-31902'],
  ['settle:59586903-MO:12:1', '59586903-MO'],
  ['owed:59586903-MO:12:2', '59586903-MO'],
  ['settle:1:2-F:12:1', '1:2-F'],
  ['debt:7:forgiven', ''],
  ['welcome:RK10042', ''],
])('the reference %s is shown as “%s”', (reference, shown) => {
  expect(shownReference(reference)).toBe(shown);
});
