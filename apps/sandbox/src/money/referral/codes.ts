import { randomInt } from 'node:crypto';
import { Refusal } from '../../base/index.ts';
import { agentOf, type CodeOwner, lockPlayer, type Referrals, refusalFor, setAgent } from '../../players/index.ts';
import type { Queryable, Transaction } from '../../store/index.ts';

/** Letters and digits that nobody mistakes for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 6;
/** How many codes a player may have. */
const MOST = 20;

/** Codes are the same whatever their case. */
const keyOf = (code: string) => code.trim().toUpperCase();

/** Who stands behind the code that somebody registers with; undefined where nobody does. Agents' codes begin with AG, referral codes with PAV. */
export async function ownerOf(database: Queryable, code: string): Promise<CodeOwner | undefined> {
  const [agent] = await database.query('select id as agent from agent where code = $1', [keyOf(code)]);
  if (agent) return agent;
  const [referral] = await database.query(
    'select player_id as referrer, id as code from referral_code where code = $1',
    [keyOf(code)],
  );
  return referral && { ...referral, agent: await agentOf(database, referral.referrer) };
}

/**
 * Puts a new player where their code says: under the agent, or under the player who brought them and that one's agent. Nobody can
 * bring themselves: a code belongs to a player who is there already, and a mobile number has one account. Who may take up no bonus as
 * they stand brings nobody: whoever comes by their code stands under the agent alone.
 */
export async function joinUnder(tx: Transaction, player: number, owner: CodeOwner, at: Date): Promise<void> {
  if (owner.agent !== null) await setAgent(tx, player, owner.agent);
  if (!('referrer' in owner)) return;
  // Locked, as where they are kept from something: they stand so until this is done.
  await lockPlayer(tx, owner.referrer);
  if (await refusalFor(tx, owner.referrer, 'bonus', at)) return;
  await tx.query('insert into referral (player_id, referrer_id, code_id, at) values ($1, $2, $3, $4)', [
    player,
    owner.referrer,
    owner.code,
    at,
  ]);
}

/** A player's code for a campaign, made where there is none yet; returns its id. */
export async function codeFor(tx: Transaction, player: number, campaign: string, at: Date): Promise<number> {
  await lockPlayer(tx, player);
  const codes = await tx.query(
    'select id, lower(campaign) = lower($2) as "isIt" from referral_code where player_id = $1',
    [player, campaign],
  );
  const known = codes.find(({ isIt }) => isIt);
  if (known) return known.id;
  if (codes.length >= MOST) throw new Refusal(409, `You can have up to ${MOST} codes.`, 'campaign');
  for (;;) {
    const [made] = await tx.query(
      `insert into referral_code (code, player_id, campaign, created_at) values ($1, $2, $3, $4)
       on conflict (code) do nothing returning id`,
      [freshCode(), player, campaign, at],
    );
    if (made) return made.id;
  }
}

function freshCode(): string {
  return `PAV${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}

/** Counts a visit by a referral code: once a day for each visitor (a keyed hash of their address). An unknown code counts nothing. */
async function countClick(database: Queryable, code: string, day: string, visitor: Buffer): Promise<void> {
  await database.query(
    `insert into referral_click (code_id, day, visitor) select id, $2::text::date, $3 from referral_code where code = $1
     on conflict do nothing`,
    [keyOf(code), day, visitor],
  );
}

/** What signing up asks of the codes. */
export const referrals: Referrals = { ownerOf, joinUnder, countClick };
