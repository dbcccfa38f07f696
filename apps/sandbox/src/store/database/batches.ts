/** How many rows one statement removes at most, and how many statements one turn may take. */
const ROWS = 1000;
const TURNS = 20;

/**
 * Removes rows a thousand at a time, so that no statement holds many locks or lasts; what is left after twenty times is for the next
 * turn. `remove` deletes `most` rows at most, and returns something for each.
 */
export async function deleteInBatches(remove: (most: number) => Promise<readonly unknown[]>): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    if ((await remove(ROWS)).length < ROWS) return;
  }
}
