import type { CallInput, cancelWithdrawal, createWithdrawal, Withdrawal } from '@pavilion/api-client/wire';
import { formatMoney, type Paise, ZERO } from '@pavilion/money';
import { type Clock, idOf, Refusal, withdrawalNumber } from '../../base/index.ts';
import { confirmPassword, type Passwords } from '../../players/index.ts';
import { answerOf, type KeptRequest, orAnswered, otherRequest, type RateLimiter } from '../../server/index.ts';
import { type Database, onlyRow } from '../../store/index.ts';
import type { Vault } from '../bank/vault.ts';
import { owesRefusal } from '../debts/debts.ts';
import { destinationOf, type KeptDestination, noAccount, upiIdentity } from './destination.ts';
import { COLUMNS, withdrawalFrom } from './withdrawal.ts';

/** What the calls of withdrawals need. */
export interface WithdrawalServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly passwords: Passwords;
  readonly vault: Vault;
}

type WithdrawalInput = CallInput<typeof createWithdrawal>;

/**
 * Keeps a request and takes its money out, by one function of the database, once what it is measured by has been read. Returns the
 * answer, encoded.
 */
export function requestWithdrawal(
  services: WithdrawalServices,
  player: number,
  input: WithdrawalInput,
  request: KeptRequest<typeof createWithdrawal>,
): Promise<unknown> {
  const { database } = services;
  const named = { player, clientRef: input.clientRef };
  return orAnswered(database, named, request.hash, async () => {
    const { to, isKnown } = await begun(services, player, input);
    // A destination that a player never withdrew to takes their password: a stolen token alone moves nothing to a new account.
    if (!isKnown) {
      const known = await answerOf(database, named, request.hash);
      if (known) return known.answer;
      if (!input.password) throw new Refusal(403, 'Enter your password to withdraw to a new account.', 'password');
      await confirmPassword(services, player, input.password, 'password');
    }
    return keep(services, player, input, { to, request });
  });
}

/** Where the money is to go, and whether some has gone there before; refused where the request can't be granted as it stands. */
async function begun(
  { database, vault }: WithdrawalServices,
  player: number,
  input: WithdrawalInput,
): Promise<{ readonly to: KeptDestination; readonly isKnown: boolean }> {
  const { amount, upi } = input;
  const rows = await database.query(
    `select least_request, most_request, is_known, account, holder, bank_name, last_digits, ifsc, sealed
     from withdrawal_begun($1, $2, $3)`,
    [player, accountIn(input), upi === undefined ? null : vault.fingerprint(upiIdentity(upi))],
  );
  const saved = onlyRow(rows, 'what a withdrawal is measured by');
  if (amount < saved.least_request) throw tooLittle(saved.least_request);
  if (amount > saved.most_request) throw tooMuch(saved.most_request);
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
    ...{ id: '', method: input.method, destination: to.masked, amount: input.amount },
    ...{ state: 'pending', waitsForKyc: false, createdAt: now },
  };
  const answer = encode({ data: { withdrawal }, message: 'Withdrawal requested' });
  const rows = await database.query(
    `select answer, problem, figure from request_withdrawal($1, $2, $3, $4, $5, $6, $7, $8, case when hold_keys($13, $14) then $9::bytea end, $10, $11, $12::text::jsonb)`,
    [
      ...([player, input.clientRef, hash, call, now] as const),
      ...([input.method, accountIn(input), to.masked, to.sealed, to.fingerprint] as const),
      ...([input.amount, JSON.stringify(answer)] as const),
      ...([vault.keys.sealing, vault.keys.printing] as const),
    ],
  );
  const kept = onlyRow(rows, 'what became of a withdrawal');
  if (kept.problem !== null) throw refusalOf(kept.problem, kept.figure ?? ZERO);
  database.notify('balance', String(player));
  return kept.answer;
}

function refusalOf(problem: 'other-request' | 'least' | 'most' | 'account' | 'owes' | 'short', figure: Paise): Refusal {
  switch (problem) {
    case 'other-request':
      return otherRequest();
    case 'least':
      return tooLittle(figure);
    case 'most':
      return tooMuch(figure);
    case 'account':
      return noAccount();
    case 'owes':
      return owesRefusal(figure);
    default:
      return new Refusal(409, `You can withdraw ${formatMoney(figure)} at most.`, 'amount');
  }
}

const tooLittle = (least: Paise) =>
  new Refusal(422, `The least that can be withdrawn is ${formatMoney(least)}.`, 'amount');
const tooMuch = (most: Paise) => new Refusal(422, `The most in one request is ${formatMoney(most)}.`, 'amount');

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
      throw new Refusal(403, 'A request can’t be taken back here. Ask support.');
    case 'missing':
      throw new Refusal(404, 'There is no such request.', 'id');
    default:
      throw new Refusal(409, 'This request can no longer be taken back.', 'id');
  }
}
