import { negatePaise, paise } from '@pavilion/money';
import { betId, type Random } from '../base/index.ts';
import { onlyRow, post, type Transaction } from '../store/index.ts';
import type { SignedIn } from '../testing/players.ts';
import type { TestSandbox } from '../testing/sandbox.ts';
import type { OracleBet, OracleBooks, OracleMarket } from './oracle-books.ts';

/** Bets that wait, written as they stand, on markets of every kind too: whatever comes of one, its books know it. Those that the operator is asked for are in `oracle-exchange.ts`. */
export class Rests {
  readonly #sandbox: TestSandbox;
  readonly #books: OracleBooks;
  readonly #random: Random;
  #changes = 0;

  constructor(sandbox: TestSandbox, books: OracleBooks, random: Random) {
    this.#sandbox = sandbox;
    this.#books = books;
    this.#random = random;
  }

  /** A bet of which a part is matched, or nothing; false where the player can't hold it. */
  async begin({ id: player }: SignedIn, market: OracleMarket, line: bigint | null): Promise<boolean> {
    const random = this.#random;
    const stake = BigInt(random.int(10_000, 200_000));
    const price = BigInt(random.int(101, 900)) * (market.kind === 'match_odds' ? 1n : 10n);
    const part = random.next() < 0.5 ? 0n : BigInt(random.int(1, Number(stake) - 1));
    const bet: Omit<OracleBet, 'id'> = {
      runner: random.pick(market.runners),
      line,
      side: random.pick(['back', 'lay'] as const),
      stake,
      price,
      fills: part === 0n ? [] : [{ stake: part, price: price + BigInt(random.int(0, 9)) }],
      rest: { stake: stake - part, price },
      state: part === 0n ? 'unmatched' : 'partial',
      profit: null,
      version: 0,
    };
    const more = this.#books.growth(player, market, [bet]);
    if (!this.#books.affords(player, more)) return false;
    const number = await this.#sandbox.database.transaction(async (tx) => {
      const [row] = await tx.query(
        `insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, line, policy, status, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 'none', $9, $10) returning id`,
        [
          player,
          `rest-${player}-${this.#nextChange()}`,
          market.id,
          bet.runner,
          bet.side,
          paise(Number(stake)),
          Number(price),
          line === null ? null : Number(line),
          bet.state,
          this.#sandbox.now(),
        ],
      );
      const { id } = onlyRow(row ? [row] : [], 'a bet that waits');
      for (const fill of bet.fills) await this.#fill(tx, id, fill);
      await this.#hold(tx, player, `bet:${id}:hold`, more);
      return id;
    });
    this.#books.place(player, market, [{ ...bet, id: betId(number) }], `bet:${number}:hold`);
    return true;
  }

  /** One of the player's bets that wait is matched whole, or its rest is taken back. False where none waits. */
  async end({ id: player }: SignedIn): Promise<boolean> {
    const waiting = this.#books
      .betsOf(player)
      .filter(({ market, bet }) => bet.rest !== null && this.#books.decisionOf(market.id) === undefined);
    const [one] = waiting;
    if (!one?.bet.rest) return false;
    const { market, bet } = waiting.length > 1 ? this.#random.pick(waiting) : one;
    const met = this.#random.next() < 0.5 && bet.rest ? [bet.rest] : [];
    const fills = [...bet.fills, ...met];
    const state = fills.length > 0 ? 'matched' : 'cancelled';
    const reference = `rest:${bet.id}:${this.#nextChange()}`;
    const more = this.#books.change(player, market.id, { ...bet, fills, rest: null, state }, reference);
    const number = Number.parseInt(bet.id.slice(3), 16);
    await this.#sandbox.database.transaction(async (tx) => {
      for (const fill of met) await this.#fill(tx, number, fill);
      await tx.query('update bet set status = $2 where id = $1', [number, state]);
      await this.#hold(tx, player, reference, more);
    });
    return true;
  }

  #nextChange(): number {
    this.#changes += 1;
    return this.#changes;
  }

  async #fill(tx: Transaction, bet: number, fill: { readonly stake: bigint; readonly price: bigint }): Promise<void> {
    await tx.query('insert into bet_fill (bet_id, stake, price, at) values ($1, $2, $3, $4)', [
      bet,
      paise(Number(fill.stake)),
      Number(fill.price),
      this.#sandbox.now(),
    ]);
  }

  async #hold(tx: Transaction, player: number, reference: string, more: bigint): Promise<void> {
    if (more === 0n) return;
    const amount = paise(Number(more));
    await post(tx, {
      reference,
      kind: 'sports',
      title: 'Held for a bet',
      detail: 'That waits',
      state: 'Held',
      at: this.#sandbox.now(),
      entries: [
        { account: { player, name: 'held' }, amount },
        { account: { house: 'holds' }, amount: negatePaise(amount) },
      ],
    });
  }
}
