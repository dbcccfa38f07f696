import { type Paise, paise } from '@pavilion/money';
import { DAY } from '../base/index.ts';
import { bring, claim, giveUp, partOf, play, takeUp, withdrawable } from './wallet-bonuses.ts';
import {
  type Life,
  type ModelWithdrawal,
  type OperatorName,
  RULES,
  type Verdict,
  type WalletCommand,
} from './wallet-life.ts';

/** What a command does to a life at `now` by the rules of betting.md and the desk, and what its sender hears. What is refused changes nothing. */
export function applied(before: Life, command: WalletCommand, now: number): { life: Life; verdict: Verdict } {
  if ('ref' in command) {
    const known = before.refs[command.ref];
    if (known !== undefined) return { life: before, verdict: known === contentOf(command) ? 'granted' : 'refused' };
  }
  const life = structuredClone(before);
  const verdict = effect(life, command, now);
  if (verdict === 'refused') return { life: before, verdict };
  if ('ref' in command) life.refs[command.ref] = contentOf(command);
  return { life, verdict };
}

/** What a reference stands for: what is sent again from another device is the same. */
function contentOf({ device: _, isLost: __, ...content }: Extract<WalletCommand, { ref: string }>): string {
  return JSON.stringify(content);
}

function effect(life: Life, command: WalletCommand, now: number): Verdict {
  switch (command.do) {
    case 'deposit':
      return deposit(life, command, now);
    case 'withdraw':
      return withdraw(life, command.amount, now);
    case 'cancel':
      return endWithdrawal(life, command.of, 'cancelled');
    case 'take':
      return take(life, command, now);
    case 'decide deposit':
      return decideDeposit(life, command, now);
    case 'decide withdrawal':
      return decideWithdrawal(life, command, now);
    case 'correct':
      return correct(life, command, now);
    case 'decide correction':
      return decideCorrection(life, command, now);
    case 'play':
      return play(life, command, now);
    case 'take up':
      return takeUp(life, command.bonus, now);
    case 'claim':
      return claim(life, command, now);
    case 'give up':
      return giveUp(life, command.bonus, now);
    case 'sweep':
      return 'granted';
  }
}

type Of<Do extends WalletCommand['do']> = Extract<WalletCommand, { do: Do }>;

function deposit(life: Life, { amount, reference }: Of<'deposit'>, now: number): Verdict {
  const isSent = Object.values(life.deposits).some(
    (one) => one.reference === reference && (one.state === 'pending' || one.state === 'approved'),
  );
  if (isSent) return 'refused';
  life.deposits[amount] = { state: 'pending', reference, expiresAt: now + RULES.depositWaits };
  return 'granted';
}

/** What ran out by `now` has expired; it is swept right then. */
export function expire(life: Life, now: number): void {
  for (const one of Object.values(life.deposits)) {
    if (one.state === 'pending' && one.expiresAt <= now) one.state = 'expired';
  }
}

/** Ends a lease by a decision; false where the case is somebody else's. */
function closes(life: Life, subject: string, by: string, now: number): boolean {
  const lease = life.leases[subject];
  if (lease && lease.until > now && lease.by !== by) return false;
  delete life.leases[subject];
  return true;
}

function take(life: Life, { room, of, by }: Of<'take'>, now: number): Verdict {
  const waits =
    room === 'deposits'
      ? life.deposits[of]?.state === 'pending'
      : ['pending', 'approved'].includes(life.withdrawals[of]?.state ?? '');
  const subject = `${room} ${of}`;
  if (!waits || !closes(life, subject, by, now)) return 'refused';
  life.leases[subject] = { by, until: now + RULES.lease };
  return 'granted';
}

function decideDeposit(life: Life, { of, by, end }: Of<'decide deposit'>, now: number): Verdict {
  const one = life.deposits[of];
  if (one?.state !== 'pending' || !closes(life, `deposits ${of}`, by, now)) return 'refused';
  one.state = end === 'approve' ? 'approved' : 'declined';
  if (end === 'approve') {
    life.cash += of;
    life.credits[by] = now;
    bring(life, of, now);
  }
  return 'granted';
}

function withdraw(life: Life, amount: number, now: number): Verdict {
  if (amount > withdrawable(life, now)) return 'refused';
  life.cash -= amount;
  life.moves.push({ kind: 'withdrawal', amount, at: now, left: life.cash });
  life.withdrawals[amount] = { state: 'pending', approvedAt: null, first: null };
  return 'granted';
}

/** A request ends without a payment: what it took comes back. */
function endWithdrawal(life: Life, of: number, state: 'cancelled' | 'declined' | 'failed'): Verdict {
  const one = life.withdrawals[of];
  if (one?.state !== (state === 'failed' ? 'approved' : 'pending')) return 'refused';
  one.state = state;
  life.cash += of;
  return 'granted';
}

function decideWithdrawal(life: Life, { of, by, end }: Of<'decide withdrawal'>, now: number): Verdict {
  const one = life.withdrawals[of];
  const from = end === 'approve' || end === 'decline' ? 'pending' : 'approved';
  if (one?.state !== from || !closes(life, `withdrawals ${of}`, by, now)) return 'refused';
  if (end === 'decline') return endWithdrawal(life, of, 'declined');
  if (end === 'fail') return endWithdrawal(life, of, 'failed');
  if (end === 'pay') {
    one.state = 'paid';
    return 'granted';
  }
  return approve(life, one, { amount: of, by, now });
}

function approve(
  life: Life,
  one: ModelWithdrawal,
  { amount, by, now }: { readonly amount: number; readonly by: OperatorName; readonly now: number },
): Verdict {
  const first = one.first && one.first.until > now ? one.first : null;
  if (first?.by === by) return 'refused';
  const lately = Object.entries(life.withdrawals)
    .filter(([, { approvedAt }]) => approvedAt !== null && approvedAt > now - DAY)
    .reduce((sum, [other]) => sum + Number(other), 0);
  const isOwnCredit = (life.credits[by] ?? Number.NEGATIVE_INFINITY) > now - DAY;
  if (!first && (isOwnCredit || amount + lately > RULES.withdrawals)) {
    one.first = { by, until: now + RULES.secondWaits };
    return 'first';
  }
  one.state = 'approved';
  one.approvedAt = now;
  return 'granted';
}

function correct(life: Life, { amount, by, once }: Of<'correct'>, now: number): Verdict {
  if (life.cash + amount < 0 || life.refs[once] !== undefined) return 'refused';
  const lately = Object.entries(life.corrections)
    .filter(([, one]) => one.isAlone && one.at > now - DAY)
    .reduce((sum, [other]) => sum + Math.abs(Number(other)), 0);
  const isAlone = Math.abs(amount) + lately <= RULES.corrections;
  life.refs[once] = 'correction';
  life.corrections[amount] = { state: isAlone ? 'done' : 'waiting', by, at: now, isAlone };
  if (isAlone) putRight(life, amount, now);
  if (isAlone && amount > 0) life.credits[by] = now;
  return isAlone ? 'granted' : 'waiting';
}

function putRight(life: Life, amount: number, now: number): void {
  life.cash += amount;
  life.moves.push({ kind: 'correction', amount, at: now, left: life.cash });
}

function decideCorrection(life: Life, { of, by, end }: Of<'decide correction'>, now: number): Verdict {
  const one = life.corrections[of];
  if (one?.state !== 'waiting' || one.at + RULES.secondWaits <= now) return 'refused';
  if (end === 'decline') {
    one.state = 'declined';
    return 'granted';
  }
  if (one.by === by || life.cash + of < 0) return 'refused';
  one.state = 'done';
  putRight(life, of, now);
  if (of > 0) life.credits = { ...life.credits, [one.by]: now, [by]: now };
  return 'granted';
}

/** What every figure of a life is made of, as the ledger has to have it: each effect once, by what it moved of the cash. */
export function effectsOf(life: Life, start: number): Paise[] {
  const amounts = [start];
  for (const [amount, { state }] of Object.entries(life.deposits))
    if (state === 'approved') amounts.push(Number(amount));
  for (const [amount, { state }] of Object.entries(life.withdrawals)) {
    amounts.push(-Number(amount));
    if (state === 'cancelled' || state === 'declined' || state === 'failed') amounts.push(Number(amount));
  }
  for (const [amount, { state }] of Object.entries(life.corrections))
    if (state === 'done') amounts.push(Number(amount));
  for (const bonus of life.bonuses) for (const part of bonus.claims) amounts.push(partOf(bonus, part));
  return amounts.map(paise);
}
