import { addPaise, negatePaise, type Paise, paise, subtractPaise, ZERO } from '@pavilion/money';
import fc from 'fast-check';
import type { AccountName, HouseAccount, LedgerTransaction } from '../store/index.ts';
import type { LedgerModel } from './ledger-model.ts';

/** How many players a ledger under test has; commands name them by their place. */
export const PLAYERS = 3;

/** How much: a sum in paise, or relative to what the player could just do. */
type Amount = Paise | 'all' | 'one too many';

/** One thing that is asked of the ledger. */
export type Command =
  | { readonly do: Move; readonly who: number; readonly whom: number; readonly amount: Amount }
  | { readonly do: 'repeat' | 'repeat otherwise'; readonly back: number }
  | { readonly do: 'unbalanced' | 'stranger'; readonly who: number; readonly amount: number };

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
    if ('back' in command) {
      const earlier =
        this.#written.at(-1 - command.back) ?? this.#new('adjustment', [ZERO, house('bank')], [ZERO, house('casino')]);
      return command.do === 'repeat' ? { ...earlier, at: new Date(AT.getTime() + 1) } : other(earlier);
    }
    const player = this.#players[command.who] ?? 0;
    const of = (name: 'cash' | 'coins' | 'held', whose = player): AccountName => ({ player: whose, name });
    switch (command.do) {
      case 'unbalanced':
        return this.#new(
          'adjustment',
          [unchecked(-command.amount), house('bank')],
          [unchecked(command.amount + 1), of('cash')],
        );
      case 'stranger':
        return this.#new('adjustment', [paise(-1), house('bank')], [paise(1), of('cash', 2 ** 40 + command.who)]);
    }
    const { cash, coins, held } = model.balances(player);
    const upTo = (most: Paise) =>
      command.amount === 'all' ? most : command.amount === 'one too many' ? addPaise(most, paise(1)) : command.amount;
    switch (command.do) {
      case 'deposit':
        return this.#move('deposit', upTo(paise(5000)), house('bank'), of('cash'));
      case 'refund':
        return this.#move('withdrawal', upTo(paise(300)), house('withdrawals'), of('cash'));
      case 'withdraw':
        return this.#move('withdrawal', upTo(subtractPaise(cash, held)), of('cash'), house('withdrawals'));
      case 'transfer':
        return this.#move(
          'adjustment',
          upTo(subtractPaise(cash, held)),
          of('cash'),
          of('cash', this.#players[command.whom] ?? 0),
        );
      case 'hold':
        return this.#move('sports', upTo(subtractPaise(cash, held)), house('holds'), of('held'));
      case 'release':
        return this.#move('sports', upTo(held), of('held'), house('holds'));
      case 'pay': {
        const lost = upTo(held);
        return this.#new(
          'sports',
          [negatePaise(lost), of('cash')],
          [lost, house('sports')],
          [negatePaise(lost), of('held')],
          [lost, house('holds')],
        );
      }
      case 'win': {
        const won = upTo(paise(1000));
        const fee = paise(Math.trunc(won / 50));
        return this.#new(
          'sports',
          [negatePaise(won), house('sports')],
          [subtractPaise(won, fee), of('cash')],
          [fee, house('commission')],
        );
      }
      case 'coins':
        return this.#move('bonus', upTo(paise(1000)), house('play-money'), of('coins'));
      case 'play':
        return this.#move('casino', upTo(coins), of('coins'), house('casino'));
    }
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
