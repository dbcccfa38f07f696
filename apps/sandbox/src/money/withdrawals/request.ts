import type { CallInput, cancelWithdrawal, createWithdrawal, Withdrawal } from '@pavilion/api-client/wire';
import { formatMoney, type Paise, ZERO } from '@pavilion/money';
import { type Clock, idOf, Refusal, withdrawalId, withdrawalNumber } from '../../base/index.ts';
import { confirmByPasskey, confirmPassword, countedAs, type Passwords } from '../../players/index.ts';
import {
  answerOf,
  type CallContext,
  type KeptRequest,
  orAnswered,
  otherRequest,
  type RateLimiter,
} from '../../server/index.ts';
import { type Database, onlyRow, type RequestProblem, type Vault } from '../../store/index.ts';
import { owesRefusal } from '../debts/debts.ts';
import { destinationOf, type KeptDestination, noAccount, upiIdentity } from './destination.ts';
import { COLUMNS, withdrawalFrom } from './withdrawal.ts';

/** How many of one player's requests may be open at once. */
const MOST_OPEN = 20;

/** What the calls of withdrawals need. */
export interface WithdrawalServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
  readonly vault: Vault;
}

/** Whose request it is, and the network and the page that they send it from. */
type Sender = Pick<CallContext, 'address' | 'page'> & { readonly player: number };
type WithdrawalInput = CallInput<typeof createWithdrawal>;

/**
 * Keeps a request and takes its money out, by one function of the database, once what it is measured by has been read. Returns the
 * answer, encoded.
 */
export function requestWithdrawal(
  services: WithdrawalServices,
  { player, address, page }: Sender,
  input: WithdrawalInput,
  request: KeptRequest<typeof createWithdrawal>,
): Promise<unknown> {
  const { database, limiter } = services;
  const named = { player, clientRef: input.clientRef };
  return orAnswered(database, named, request.hash, async () => {
    const { to, isKnown } = await begun(services, player, input);
    const counted = await countedAs(database, player, address);
    // A destination that a player never withdrew to takes their passkey, or the password of who has none: a stolen token alone moves nothing to a new account.
    if (!isKnown) {
      const known = await answerOf(database, named, request.hash);
      if (known) return known.answer;
      if (!(await confirmByPasskey(services, { player, counted, page }, input.passkey))) {
        if (!input.password) throw new Refusal(403, 'Enter your password to withdraw to a new account.', 'password');
        await confirmPassword(services, { player, counted }, input.password, 'password');
      }
    }
    await limiter.take('withdrawalsPerPlayer', counted);
    return keep(services, player, input, { to, request });
  });
}

/** Where the money is to go, and whether some has gone there before; refused where the request can't be granted as it stands. */
async function begun(
  { database, vault }: WithdrawalServices,
  player: number,
  input: WithdrawalInput,
): Promise<{ readonly to: KeptDestination; readonly isKnown: boolean }> {
  const { amount, method, upi } = input;
  const rows = await database.query(
    `select least_request, most_request, is_known, account, holder, bank_name, last_digits, ifsc, sealed
     from withdrawal_begun($1, $2, $3, $4)`,
    [player, method, accountIn(input), upi === undefined ? null : vault.fingerprint(upiIdentity(upi))],
  );
  const saved = onlyRow(rows, 'what a withdrawal is measured by');
  const { least_request: least, most_request: most } = saved;
  if (least === null || most === null) throw notOpen();
  if (amount < least) throw tooLittle(least);
  if (amount > most) throw tooMuch(most);
  return { to: destinationOf(vault, player, input, saved), isKnown: saved.is_known };
}

/** The account that a request names; null for a UPI address. */
const accountIn = ({ method, bankId }: WithdrawalInput): number | null =>
  method === 'bank' && bankId !== undefined ? (idOf(bankId) ?? 0) : null;

interface Keeping {
  readonly to: KeptDestination;
  readonly request: KeptRequest<typeof createWithdrawal>;
}

async function keep(
  { database, clock, vault }: WithdrawalServices,
  player: number,
  input: WithdrawalInput,
  { to, request: { call, hash, encode } }: Keeping,
): Promise<unknown> {
  const now = clock();
  const withdrawal: Withdrawal = {
    ...{ id: '', method: input.method, destination: to.masked, amount: input.amount, fee: ZERO },
    ...{ state: 'pending', waitsForKyc: false, createdAt: now },
  };
  const answer = encode({ data: { withdrawal }, message: 'Withdrawal requested' });
  const rows = await database.query(
    `select answer, problem, figure, notice from request_withdrawal($1, $2, $3, $4, $5, $6, $7, $8, case when hold_keys($13, $14) then $9::bytea end, $10, $11, $16, $12::text::jsonb, $15, $17::text::jsonb, $18)`,
    [
      ...([player, input.clientRef, hash, call, now] as const),
      ...([input.method, accountIn(input), to.masked, to.sealed, to.fingerprint] as const),
      ...([input.amount, JSON.stringify(answer)] as const),
      ...([vault.keys.sealing, vault.keys.printing] as const),
      ...([input.again === true, MOST_OPEN, JSON.stringify(newPlaceNotice(input.amount, to))] as const),
      input.fee ?? null,
    ],
  );
  const kept = onlyRow(rows, 'what became of a withdrawal');
  if (kept.problem !== null) throw refusalOf(kept.problem, kept.figure ?? ZERO);
  database.notify('balance', String(player));
  if (kept.notice !== null) database.notify('notification', `${kept.notice} ${player}`);
  return kept.answer;
}

/** What a player is told of a request to where nothing was ever paid: whoever has their password could have made it. */
const newPlaceNotice = (amount: Paise, { masked }: KeptDestination) => ({
  title: 'New withdrawal account',
  message: `${formatMoney(amount)} to ${masked} was requested. If it was not you, cancel it, change your password and contact support.`,
});

function refusalOf(problem: RequestProblem, figure: Paise): Refusal {
  switch (problem) {
    case 'other-request':
      return otherRequest();
    case 'method':
      return notOpen();
    case 'many':
      return new Refusal(409, `You have ${MOST_OPEN} pending withdrawals. Wait until one of them is processed.`);
    case 'kyc':
      return new Refusal(409, 'Complete your KYC to withdraw.');
    case 'least':
      return tooLittle(figure);
    case 'most':
      return tooMuch(figure);
    case 'account':
      return noAccount();
    case 'owes':
      return owesRefusal(figure);
    case 'fee':
      return new Refusal(
        409,
        `The fee is now ${formatMoney(figure)}. Check the amount you will receive, then try again.`,
        'fee',
      );
    case 'again':
      return new Refusal(409, `You have just made the same request: ${withdrawalId(figure)}.`, 'again');
    default:
      return new Refusal(409, `You can withdraw up to ${formatMoney(figure)}.`, 'amount');
  }
}

const notOpen = () => new Refusal(422, 'This withdrawal method is closed.', 'method');
const tooLittle = (least: Paise) => new Refusal(422, `Minimum withdrawal is ${formatMoney(least)}.`, 'amount');
const tooMuch = (most: Paise) => new Refusal(422, `Maximum withdrawal is ${formatMoney(most)}.`, 'amount');

/** Takes a request back that is still pending, and gives its money back. Returns the answer, encoded. */
export async function takeBackWithdrawal(
  { database, clock }: WithdrawalServices,
  player: number,
  { id, clientRef }: CallInput<typeof cancelWithdrawal>,
  { call, hash, encode }: KeptRequest<typeof cancelWithdrawal>,
): Promise<unknown> {
  const now = clock();
  const number = withdrawalNumber(id);
  // What of it never changes; how it stands is seen where it is locked.
  const [row] = await database.query(`select ${COLUMNS} from withdrawal where id = $1 and player_id = $2`, [
    number ?? 0,
    player,
  ]);
  const cancelled = row && withdrawalFrom({ ...row, state: 'cancelled', decidedAt: now }, false);
  const answer = cancelled ? encode({ data: { withdrawal: cancelled }, message: 'Request cancelled' }) : null;
  const rows = await database.query(
    'select answer, problem from take_back_withdrawal($1, $2, $3, $4, $5, $6, $7::text::jsonb)',
    [player, clientRef, hash, call, now, number, JSON.stringify(answer)],
  );
  const { problem, answer: kept } = onlyRow(rows, 'what became of a withdrawal');
  switch (problem) {
    case null:
      database.notify('balance', String(player));
      return kept;
    case 'other-request':
      throw otherRequest();
    case 'off':
      throw new Refusal(403, 'You can’t cancel this request here. Contact support.');
    case 'missing':
      throw new Refusal(404, 'This request was not found.', 'id');
    default:
      throw new Refusal(409, 'This request can no longer be cancelled.', 'id');
  }
}
