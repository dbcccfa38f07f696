import { addPaise, type Paise, ZERO } from '@pavilion/money';
import type { AccountName, LedgerError, LedgerTransaction } from '../store/index.ts';

export interface Balances {
  cash: Paise;
  coins: Paise;
  held: Paise;
}
/** What the ledger has to say to a transaction. */
export type Verdict = 'written' | 'repeated' | LedgerError['reason'];

const keyOf = (account: AccountName) => ('house' in account ? account.house : `${account.player} ${account.name}`);
/** What a reference stands for; when and in which words it stood is not part of it. */
const contentOf = ({ kind, title, detail, entries }: LedgerTransaction) =>
  JSON.stringify([kind, title, detail, entries.map(({ account, amount }) => [keyOf(account), amount]).sort()]);

/** The ledger as a few maps: what the real one is measured against. */
export class LedgerModel {
  readonly #players: Map<number, Balances>;
  readonly #written = new Map<string, string>();

  constructor(players: Iterable<readonly [number, Balances]>) {
    this.#players = new Map(Array.from(players, ([id, balances]) => [id, { ...balances }]));
  }

  balances(player: number): Readonly<Balances> {
    return this.#players.get(player) ?? { cash: ZERO, coins: ZERO, held: ZERO };
  }

  /** A copy to try things on. */
  copy(): LedgerModel {
    const copy = new LedgerModel(this.#players);
    for (const [reference, content] of this.#written) copy.#written.set(reference, content);
    return copy;
  }

  /** What the ledger has to say now. */
  judge(transaction: LedgerTransaction): Verdict {
    const { entries, reference } = transaction;
    const sum = entries.reduce((total, { amount }) => total + amount, 0);
    const names = new Set(entries.map(({ account }) => keyOf(account)));
    if (sum !== 0 || names.size !== entries.length || !entries.every(({ amount }) => Number.isSafeInteger(amount))) {
      return 'unbalanced';
    }
    const known = this.#written.get(reference);
    if (known !== undefined) return known === contentOf(transaction) ? 'repeated' : 'reference-taken';
    const after = new Map(Array.from(this.#players, ([id, balances]) => [id, { ...balances }]));
    for (const { account, amount } of entries) {
      if ('house' in account) continue;
      const balances = after.get(account.player);
      if (!balances) return 'no-account';
      balances[account.name] = addPaise(balances[account.name], amount);
    }
    const isShort = [...after.values()].some(({ cash, coins, held }) => held < 0 || coins < 0 || cash < held);
    return isShort ? 'not-enough' : 'written';
  }

  /** Does what the ledger has to do. */
  write(transaction: LedgerTransaction): void {
    this.#written.set(transaction.reference, contentOf(transaction));
    for (const { account, amount } of transaction.entries) {
      const balances = 'house' in account ? undefined : this.#players.get(account.player);
      if (balances && 'name' in account) balances[account.name] = addPaise(balances[account.name], amount);
    }
  }

  /** Forgets what was written more than a while ago; nothing repeats it. */
  forget(): void {
    for (const reference of [...this.#written.keys()].slice(0, -100)) this.#written.delete(reference);
  }
}
