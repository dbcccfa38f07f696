/** How many sets of `taken` things there are among `count`: exact up to 2⁵³. */
export function choose(count: number, taken: number): number {
  let sets = 1;
  for (let nth = 1; nth <= taken; nth += 1) sets = (sets * (count - nth + 1)) / nth;
  return sets;
}
