import { statSync } from 'node:fs';

/** What takes longest, wherever it stands: begun last, one worker would wait for it at the end. */
const SLOW = [/\/ledger\/sequences\.test\./, /\/chaos\.test\./, /\/planted\.test\./];

/** The order in which jest runs its files: the slow ones first, then the larger before the smaller. */
export default class SlowFirst {
  sort(tests) {
    const rank = ({ path }) => (SLOW.some((slow) => slow.test(path)) ? 0 : 1);
    const size = ({ path }) => statSync(path).size;
    return [...tests].sort((a, b) => rank(a) - rank(b) || size(b) - size(a));
  }

  cacheResults() {}
}
