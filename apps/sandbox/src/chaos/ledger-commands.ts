import { addPaise, negatePaise, type Paise, paise, subtractPaise, ZERO } from '@pavilion/money';
import fc from 'fast-check';
import type { AccountName, HouseAccount, LedgerTransaction } from '../store/index.ts';
import type { LedgerModel } from './ledger-model.ts';

/** How many players a ledger under test has; commands name them by their place. */
export const PLAYERS = 3;

/** How much: a sum in paise, or relative to what the player could just do. */
type Amount = Paise | 'all' | 'one too many';

/** Money that moves, as in the life of a player. */
interface Movement {
  readonly do: Move;
  readonly who: number;
  readonly whom: number;
  readonly amount: Amount;
}
/** An earlier transaction once more, counted from the latest. */
interface Repeat {
  readonly do: 'repeat' | 'repeat otherwise';
  readonly back: number;
}
/** What the ledger has to refuse. */
interface Wrong {
  readonly do: 'unbalanced' | 'stranger';
  readonly who: number;
  readonly amount: number;
}
/** One thing that is asked of the ledger. */
export type Command = Movement | Repeat | Wrong;

/** What happens one after the other (`both`: in one transaction), or all at the same time. */
export type Step = { readonly in: 'order' | 'one transaction' | 'parallel'; readonly commands: readonly Command[] };

const moves = ['deposit', 'refund', 'withdraw', 'transfer', 'hold', 'release', 'pay', 'win', 'coins', 'play'] as const;
type Move = (typeof moves)[number];

/** Past the type, as a caller would who was never checked: the ledger has to look for itself. */
const unchecked = (value: number) => value as Paise;

const place = fc.nat(PLAYERS - 1);
const amount = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 5000 }).map(paise) },
  { weight: 3, arbitrary: fc.constantFrom<Amount>('all', 'one too many') },
  { weight: 1, arbitrary: fc.constantFrom<Amount>(ZERO, paise(-1), unchecked(-0), paise(2 ** 36)) },
);
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constantFrom(...moves), who: place, whom: place, amount }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('repeat' as const, 'repeat otherwise' as const), back: fc.nat(9) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('unbalanced' as const, 'stranger' as const),
      who: place,
      amount: fc.constantFrom(1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53),
    }),
  },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ in: fc.constant('order' as const), commands: fc.tuple(command) }) },
  {
    weight: 1,
    arbitrary: fc.record({ in: fc.constant('one transaction' as const), commands: fc.tuple(command, command) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      in: fc.constant('parallel' as const),
      commands: fc.array(command, { minLength: 2, maxLength: 5 }),
    }),
  },
);
/** A random life of three players. */
export const sequence: fc.Arbitrary<readonly Step[]> = fc.array(step, { minLength: 1, maxLength: 7 });

const house = (name: HouseAccount): AccountName => ({ house: name });
const AT = new Date('2026-11-21T10:00:00Z');

/** Makes transactions of commands: each under a new reference, except for those that repeat an earlier one. */
export class Clerk {
  readonly #players: readonly number[];
  readonly #tag: string;
  #written: LedgerTransaction[] = [];
  #count = 0;

  constructor(players: readonly number[], tag: string) {
    this.#players = players;
    this.#tag = tag;
  }

  transactionOf(command: Command, model: LedgerModel): LedgerTransaction {
    const transaction = this.#make(command, model);
    this.#written = [...this.#written.slice(-19), transaction];
    return transaction;
  }

  #make(command: Command, model: LedgerModel): LedgerTransaction {
    if ('back' in command) return this.#again(command);
    return 'whom' in command ? this.#moved(command, model) : this.#wrong(command);
  }

  /** An earlier transaction, as it was or otherwise under the same reference. */
  #again({ do: how, back }: Repeat): LedgerTransaction {
    const earlier =
      this.#written.at(-1 - back) ?? this.#new('adjustment', [ZERO, house('bank')], [ZERO, house('casino')]);
    return how === 'repeat' ? { ...earlier, at: new Date(AT.getTime() + 1) } : other(earlier);
  }

  /** What no ledger may take: legs that do not balance, or somebody who has no account. */
  #wrong({ do: how, who, amount }: Wrong): LedgerTransaction {
    return how === 'unbalanced'
      ? this.#new(
          'adjustment',
          [unchecked(-amount), house('bank')],
          [unchecked(amount + 1), this.#account(who, 'cash')],
        )
      : this.#new('adjustment', [paise(-1), house('bank')], [paise(1), { player: 2 ** 40 + who, name: 'cash' }]);
  }

  #moved({ do: move, who, whom, amount }: Movement, model: LedgerModel): LedgerTransaction {
    const of = (name: 'cash' | 'coins' | 'held') => this.#account(who, name);
    const { cash, coins, held } = model.balances(this.#players[who] ?? 0);
    const free = subtractPaise(cash, held);
    const upTo = (most: Paise) =>
      amount === 'all' ? most : amount === 'one too many' ? addPaise(most, paise(1)) : amount;
    switch (move) {
      case 'deposit':
        return this.#move('deposit', upTo(paise(5000)), house('bank'), of('cash'));
      case 'refund':
        return this.#move('withdrawal', upTo(paise(300)), house('withdrawals'), of('cash'));
      case 'withdraw':
        return this.#move('withdrawal', upTo(free), of('cash'), house('withdrawals'));
      case 'transfer':
        return this.#move('adjustment', upTo(free), of('cash'), this.#account(whom, 'cash'));
      case 'hold':
        return this.#move('sports', upTo(free), house('holds'), of('held'));
      case 'release':
        return this.#move('sports', upTo(held), of('held'), house('holds'));
      case 'pay':
        return this.#paid(upTo(held), of('cash'), of('held'));
      case 'win':
        return this.#won(upTo(paise(1000)), of('cash'));
      case 'coins':
        return this.#move('bonus', upTo(paise(1000)), house('play-money'), of('coins'));
      case 'play':
        return this.#move('casino', upTo(coins), of('coins'), house('casino'));
    }
  }

  /** A loss, paid out of what was held for it. */
  #paid(lost: Paise, cash: AccountName, held: AccountName): LedgerTransaction {
    return this.#new(
      'sports',
      [negatePaise(lost), cash],
      [lost, house('sports')],
      [negatePaise(lost), held],
      [lost, house('holds')],
    );
  }

  /** A win, with its commission. */
  #won(won: Paise, cash: AccountName): LedgerTransaction {
    const fee = paise(Math.trunc(won / 50));
    return this.#new(
      'sports',
      [negatePaise(won), house('sports')],
      [subtractPaise(won, fee), cash],
      [fee, house('commission')],
    );
  }

  #account(who: number, name: 'cash' | 'coins' | 'held'): AccountName {
    return { player: this.#players[who] ?? 0, name };
  }

  #move(kind: LedgerTransaction['kind'], amount: Paise, from: AccountName, to: AccountName): LedgerTransaction {
    return this.#new(kind, [negatePaise(amount), from], [amount, to]);
  }

  #new(
    kind: LedgerTransaction['kind'],
    ...entries: (readonly [amount: Paise, account: AccountName])[]
  ): LedgerTransaction {
    this.#count += 1;
    return {
      reference: `${this.#tag}-${this.#count}`,
      kind,
      title: 'A title',
      detail: 'Of a sequence',
      state: 'Done',
      at: AT,
      entries: entries.map(([amount, account]) => ({ account, amount })),
    };
  }
}

/** The same reference for something else: another text, or other amounts. */
function other(transaction: LedgerTransaction): LedgerTransaction {
  if (transaction.entries.length % 2 === 1) return { ...transaction, title: 'Another title' };
  return {
    ...transaction,
    entries: transaction.entries.map(({ account, amount }) => ({ account, amount: unchecked(amount * 2 || 7) })),
  };
}
