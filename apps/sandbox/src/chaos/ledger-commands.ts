import fc from 'fast-check';
import type { AccountName, HouseAccount, Posting } from '../store/index.ts';
import type { LedgerModel } from './ledger-model.ts';

/** How many players a ledger under test has; commands name them by their place. */
export const PLAYERS = 3;

/** How much: a sum in paise, or relative to what the player could just do. */
type Amount = number | 'all' | 'one too many';

/** One thing that is asked of the ledger. */
export type Command =
  | { readonly do: Move; readonly who: number; readonly whom: number; readonly amount: Amount }
  | { readonly do: 'repeat' | 'repeat otherwise'; readonly back: number }
  | { readonly do: 'unbalanced' | 'stranger'; readonly who: number; readonly amount: number };

/** What happens one after the other (`both`: in one transaction), or all at the same time. */
export type Step = { readonly in: 'order' | 'one transaction' | 'parallel'; readonly commands: readonly Command[] };

const moves = ['deposit', 'refund', 'withdraw', 'transfer', 'hold', 'release', 'pay', 'win', 'coins', 'play'] as const;
type Move = (typeof moves)[number];

const place = fc.nat(PLAYERS - 1);
const amount = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 5000 }) },
  { weight: 3, arbitrary: fc.constantFrom<Amount>('all', 'one too many') },
  { weight: 1, arbitrary: fc.constantFrom<Amount>(0, -1, -0, 2 ** 36) },
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

/** Makes postings of commands: each under a new reference, except for those that repeat an earlier one. */
export class Clerk {
  readonly #players: readonly number[];
  readonly #tag: string;
  #written: Posting[] = [];
  #count = 0;

  constructor(players: readonly number[], tag: string) {
    this.#players = players;
    this.#tag = tag;
  }

  postingOf(command: Command, model: LedgerModel): Posting {
    const posting = this.#make(command, model);
    this.#written = [...this.#written.slice(-19), posting];
    return posting;
  }

  #make(command: Command, model: LedgerModel): Posting {
    if ('back' in command) {
      const earlier =
        this.#written.at(-1 - command.back) ?? this.#new('adjustment', [0, house('bank')], [0, house('casino')]);
      return command.do === 'repeat' ? { ...earlier, at: new Date(AT.getTime() + 1) } : other(earlier);
    }
    const player = this.#players[command.who] ?? 0;
    const of = (purse: 'cash' | 'coins' | 'held', whose = player): AccountName => ({ player: whose, purse });
    switch (command.do) {
      case 'unbalanced':
        return this.#new('adjustment', [-command.amount, house('bank')], [command.amount + 1, of('cash')]);
      case 'stranger':
        return this.#new('adjustment', [-1, house('bank')], [1, of('cash', 2 ** 40 + command.who)]);
    }
    const { cash, coins, held } = model.purses(player);
    const upTo = (most: number) =>
      command.amount === 'all' ? most : command.amount === 'one too many' ? most + 1 : command.amount;
    switch (command.do) {
      case 'deposit':
        return this.#move('deposit', upTo(5000), house('bank'), of('cash'));
      case 'refund':
        return this.#move('withdrawal', upTo(300), house('withdrawals'), of('cash'));
      case 'withdraw':
        return this.#move('withdrawal', upTo(cash - held), of('cash'), house('withdrawals'));
      case 'transfer':
        return this.#move('adjustment', upTo(cash - held), of('cash'), of('cash', this.#players[command.whom] ?? 0));
      case 'hold':
        return this.#move('sports', upTo(cash - held), house('holds'), of('held'));
      case 'release':
        return this.#move('sports', upTo(held), of('held'), house('holds'));
      case 'pay': {
        const lost = upTo(held);
        return this.#new(
          'sports',
          [-lost, of('cash')],
          [lost, house('sports')],
          [-lost, of('held')],
          [lost, house('holds')],
        );
      }
      case 'win': {
        const won = upTo(1000);
        const fee = Math.trunc(won / 50);
        return this.#new('sports', [-won, house('sports')], [won - fee, of('cash')], [fee, house('commission')]);
      }
      case 'coins':
        return this.#move('bonus', upTo(1000), house('play-money'), of('coins'));
      case 'play':
        return this.#move('casino', upTo(coins), of('coins'), house('casino'));
    }
  }

  #move(kind: Posting['kind'], amount: number, from: AccountName, to: AccountName): Posting {
    return this.#new(kind, [-amount, from], [amount, to]);
  }

  #new(kind: Posting['kind'], ...entries: (readonly [amount: number, account: AccountName])[]): Posting {
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
function other(posting: Posting): Posting {
  if (posting.entries.length % 2 === 1) return { ...posting, title: 'Another title' };
  return { ...posting, entries: posting.entries.map(({ account, amount }) => ({ account, amount: amount * 2 || 7 })) };
}
