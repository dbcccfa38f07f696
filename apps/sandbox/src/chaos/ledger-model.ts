import type { AccountName, LedgerError, Posting } from '../store/index.ts';

export interface Purses {
  cash: number;
  coins: number;
  held: number;
}
/** What the ledger has to say to a posting. */
export type Verdict = 'written' | 'repeated' | LedgerError['reason'];

const keyOf = (account: AccountName) => ('house' in account ? account.house : `${account.player} ${account.purse}`);
/** What a reference stands for; when and in which words it stood is not part of it. */
const contentOf = ({ kind, title, detail, entries }: Posting) =>
  JSON.stringify([kind, title, detail, entries.map(({ account, amount }) => [keyOf(account), amount]).sort()]);

/** The ledger as a few maps: what the real one is measured against. */
export class LedgerModel {
  readonly #players: Map<number, Purses>;
  readonly #written = new Map<string, string>();

  constructor(players: Iterable<readonly [number, Purses]>) {
    this.#players = new Map(Array.from(players, ([id, purses]) => [id, { ...purses }]));
  }

  purses(player: number): Readonly<Purses> {
    return this.#players.get(player) ?? { cash: 0, coins: 0, held: 0 };
  }

  /** A copy to try things on. */
  copy(): LedgerModel {
    const copy = new LedgerModel(this.#players);
    for (const [reference, content] of this.#written) copy.#written.set(reference, content);
    return copy;
  }

  /** What the ledger has to say now. */
  judge(posting: Posting): Verdict {
    const { entries, reference } = posting;
    const sum = entries.reduce((total, { amount }) => total + amount, 0);
    const names = new Set(entries.map(({ account }) => keyOf(account)));
    if (sum !== 0 || names.size !== entries.length || !entries.every(({ amount }) => Number.isSafeInteger(amount))) {
      return 'unbalanced';
    }
    const known = this.#written.get(reference);
    if (known !== undefined) return known === contentOf(posting) ? 'repeated' : 'reference-taken';
    const after = new Map(Array.from(this.#players, ([id, purses]) => [id, { ...purses }]));
    for (const { account, amount } of entries) {
      if ('house' in account) continue;
      const purses = after.get(account.player);
      if (!purses) return 'no-account';
      purses[account.purse] += amount;
    }
    const isShort = [...after.values()].some(({ cash, coins, held }) => held < 0 || coins < 0 || cash < held);
    return isShort ? 'not-enough' : 'written';
  }

  /** Does what the ledger has to do. */
  write(posting: Posting): void {
    this.#written.set(posting.reference, contentOf(posting));
    for (const { account, amount } of posting.entries) {
      const purses = 'house' in account ? undefined : this.#players.get(account.player);
      if (purses && 'purse' in account) purses[account.purse] += amount;
    }
  }

  /** Forgets what was written more than a while ago; nothing repeats it. */
  forget(): void {
    for (const reference of [...this.#written.keys()].slice(0, -100)) this.#written.delete(reference);
  }
}
