/**
 * Returns how many letters are added, left out, replaced or swapped with their neighbour between two words (optimal string
 * alignment); Infinity for more than `bound`.
 */
export function editDistance(one: string, other: string, bound: number): number {
  if (one === other) return 0;
  if (bound === 0 || Math.abs(one.length - other.length) > bound) return Infinity;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      let least = Math.min(at(last, column) + 1, at(next, column - 1) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      if (isSwapped) least = Math.min(least, at(beforeLast, column - 2) + 1);
      next.push(least);
    }
    if (Math.min(...next) > bound) return Infinity;
    [beforeLast, last] = [last, next];
  }
  const distance = at(last, other.length);
  return distance > bound ? Infinity : distance;
}

const at = (row: readonly number[], column: number): number => row[column] ?? Infinity;
