import type { Paise } from '@pavilion/money';
import { Refusal, reasonFrom } from '../base/index.ts';
import { checkGrant, grantBonus, tellOfBonus } from '../money/index.ts';
import { lockPlayer } from '../players/index.ts';
import type { Transaction } from '../store/index.ts';
import type { Operator } from './operators.ts';
import type { BonusRequest, DeskRequest } from './request-kinds.ts';
import { keepRequest, requestId } from './requests.ts';

interface NewBonus {
  readonly player: number;
  /** The campaign's code. */
  readonly campaign: string;
  readonly amount: Paise;
  readonly reason: string;
  /** What the form carries: sent twice, it gives one bonus. */
  readonly once: string;
}

/**
 * Gives a player a bonus: at once up to what one operator alone may give a player within a day, above it once a second operator approves.
 * Refused by field as `checkGrant` refuses, and where the same form was sent before.
 */
export async function askBonus(
  tx: Transaction,
  operator: Operator,
  input: NewBonus,
  now: Date,
): Promise<{ readonly request: DeskRequest; readonly title: string }> {
  const reason = reasonFrom(input.reason, 'Say why.');
  const { title } = await checkGrant(tx, { ...input, at: now });
  // What is given to a player at the same moment counts too.
  await lockPlayer(tx, input.player);
  const request = await keepRequest(tx, operator, { kind: 'bonus', ...input, reason }, now);
  if (request.state === 'done') await give(tx, { id: request.id, ...input }, now);
  return { request, title };
}

/** Gives a bonus that waited, for the second operator, who has locked it. */
export const doBonus = (tx: Transaction, request: BonusRequest, now: Date): Promise<void> => give(tx, request, now);

async function give(
  tx: Transaction,
  { id, player, campaign, amount }: Pick<BonusRequest, 'id' | 'player' | 'campaign' | 'amount'>,
  at: Date,
): Promise<void> {
  const given = await grantBonus(tx, { player, campaign, amount, source: requestId(id), at });
  if (!given) throw new Refusal(409, 'This bonus has been given already.');
  await tellOfBonus(tx, player, given, at);
}
