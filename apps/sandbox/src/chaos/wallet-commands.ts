import type { Random } from '../base/index.ts';
import { type Life, OPERATORS, type Sent, type WalletCommand } from './wallet-life.ts';

/** Makes up what happens in one life: each amount and reference is its own, unless it is sent again. */
export class WalletScript {
  readonly #random: Random;
  readonly #tag: string;
  #count = 0;
  #sent: Extract<WalletCommand, { ref: string }>[] = [];
  #references: string[] = [];

  constructor(random: Random, tag: string) {
    this.#random = random;
    this.#tag = tag;
  }

  /** What happens at the same moment: one thing, or up to four that meet. */
  round(life: Life): WalletCommand[] {
    const { next, int } = this.#random;
    if (next() < 0.35) return [this.#command(life)];
    const commands = Array.from({ length: int(1, 3) }, () => this.#command(life));
    const [first] = commands;
    // A double click, another device, or a second operator: what they do is about the same.
    if (first && next() < 0.7) commands.push(this.#echo(first));
    return commands;
  }

  #command(life: Life): WalletCommand {
    const { next, pick } = this.#random;
    const earlier = this.#sent.at(-1);
    if (earlier && next() < 0.12) return this.#again(pick(this.#sent));
    const kinds: (() => WalletCommand | undefined)[] = [
      () => this.#deposit(),
      () => this.#withdraw(),
      () => this.#aboutDeposit(life),
      () => this.#aboutDeposit(life),
      () => this.#aboutWithdrawal(life),
      () => this.#aboutWithdrawal(life),
      () => this.#cancel(life),
      () => this.#aboutBonus(life),
      () => this.#aboutBonus(life),
      () => this.#correction(life),
      () => ({ do: 'play', wager: this.#name('play'), stake: this.#random.int(10_000, 200_000) }),
      () => ({ do: 'sweep' }),
    ];
    return pick(kinds)() ?? this.#deposit();
  }

  /** The same once more, or what somebody else does about the same. */
  #echo(command: WalletCommand): WalletCommand {
    const { next, pick } = this.#random;
    if ('ref' in command) return this.#again(command);
    if (command.do === 'decide withdrawal') {
      const end = next() < 0.5 ? command.end : pick(['approve', 'decline', 'pay', 'fail'] as const);
      return { ...command, end, by: pick(OPERATORS) };
    }
    if (command.do === 'decide deposit' || command.do === 'decide correction') {
      return { ...command, end: pick(['approve', 'decline'] as const), by: pick(OPERATORS) };
    }
    return 'by' in command ? { ...command, by: pick(OPERATORS) } : command;
  }

  /** What was sent before: as it was, or with another amount under the same reference. */
  #again(command: Extract<WalletCommand, { ref: string }>): WalletCommand {
    const again = { ...command, device: this.#random.int(0, 1) as 0 | 1, isLost: this.#isLost() };
    const isOther = 'amount' in again && this.#random.next() < 0.15;
    return isOther ? { ...again, amount: this.#amount(60_000, 200_000) } : again;
  }

  #send<Rest extends object>(rest: Rest): Rest & Sent {
    return { ref: this.#name('ref'), device: this.#random.int(0, 1) as 0 | 1, isLost: this.#isLost(), ...rest };
  }

  #keep<Command extends Extract<WalletCommand, { ref: string }>>(command: Command): Command {
    this.#sent = [...this.#sent.slice(-5), command];
    return command;
  }

  #deposit(): WalletCommand {
    const known = this.#references.at(-1);
    const reference = known !== undefined && this.#random.next() < 0.2 ? known : this.#name('utr');
    this.#references.push(reference);
    return this.#keep(this.#send({ do: 'deposit', amount: this.#amount(60_000, 300_000), reference }));
  }

  #withdraw(): WalletCommand {
    return this.#keep(this.#send({ do: 'withdraw', amount: this.#amount(60_000, 400_000) }));
  }

  #cancel(life: Life): WalletCommand | undefined {
    const of = this.#one(life.withdrawals);
    return of === undefined ? undefined : this.#keep(this.#send({ do: 'cancel', of }));
  }

  #aboutDeposit(life: Life): WalletCommand | undefined {
    const { next, pick } = this.#random;
    const of = this.#one(life.deposits);
    if (of === undefined) return undefined;
    const by = pick(OPERATORS);
    if (next() < 0.2) return { do: 'take', room: 'deposits', of, by };
    return { do: 'decide deposit', of, by, end: next() < 0.75 ? 'approve' : 'decline' };
  }

  #aboutWithdrawal(life: Life): WalletCommand | undefined {
    const { next, pick } = this.#random;
    const of = this.#one(life.withdrawals);
    if (of === undefined) return undefined;
    const by = pick(OPERATORS);
    if (next() < 0.2) return { do: 'take', room: 'withdrawals', of, by };
    return { do: 'decide withdrawal', of, by, end: pick(['approve', 'approve', 'decline', 'pay', 'fail'] as const) };
  }

  #aboutBonus(life: Life): WalletCommand | undefined {
    const { int, next, pick } = this.#random;
    if (life.bonuses.length === 0) return undefined;
    const bonus = int(0, life.bonuses.length - 1);
    const chance = next();
    if (chance < 0.4) return this.#keep(this.#send({ do: 'take up', bonus }));
    if (chance < 0.9) return this.#keep(this.#send({ do: 'claim', bonus, part: pick([1, 1, 2, 3]) }));
    return this.#keep(this.#send({ do: 'give up', bonus }));
  }

  #correction(life: Life): WalletCommand {
    const { next, pick } = this.#random;
    const of = this.#one(life.corrections);
    const by = pick(OPERATORS);
    if (of !== undefined && next() < 0.6) {
      return { do: 'decide correction', of, by, end: next() < 0.75 ? 'approve' : 'decline' };
    }
    const amount = this.#amount(10_000, 150_000);
    return { do: 'correct', amount: next() < 0.6 ? amount : -amount, once: crypto.randomUUID(), by };
  }

  /** One of those there are, the latest more often. */
  #one(all: Readonly<Record<number, unknown>>): number | undefined {
    const amounts = Object.keys(all).map(Number);
    return amounts.length === 0 ? undefined : this.#random.pick([...amounts, ...amounts.slice(-1)]);
  }

  /** An amount in paise that no other of this life is. */
  #amount(low: number, high: number): number {
    this.#count += 1;
    return Math.floor(this.#random.int(low, high) / 100) * 100 + this.#count;
  }

  #name(what: string): string {
    this.#count += 1;
    return `${this.#tag}-${what}-${this.#count}`;
  }

  #isLost(): boolean {
    return this.#random.next() < 0.15;
  }
}
