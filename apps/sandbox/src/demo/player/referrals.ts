import { randomBytes } from 'node:crypto';
import { type Paise, paise, ZERO } from '@pavilion/money';
import { type Clock, DAY, istDay } from '../../base/index.ts';
import { countWager, recordClicks, recordCode, recordReferralPayment, recordReferrals } from '../../money/index.ts';
import { addPlayer, demoPlayer, type Passwords } from '../../players/index.ts';
import { cashMovesOf, type Database, isSeeded, markSeeded, post, type Transaction } from '../../store/index.ts';
import { BROUGHT, CODES } from './referral-tree.ts';

const VERSION = '1';

/** Those whom the demo player brought, with what those staked and what the demo player was paid for it. Nobody signs in as one of them. */
export async function seedDemoReferrals(database: Database, clock: Clock, passwords: Passwords): Promise<void> {
  if (await isSeeded(database, 'demo-referrals', VERSION)) return;
  const passwordHash = await passwords.hash(randomBytes(12).toString('base64url'));
  await database.transaction(async (tx) => {
    const demo = await demoPlayer(tx);
    if (demo) await seed(tx, demo.id, passwordHash, clock());
    await markSeeded(tx, 'demo-referrals', VERSION);
  });
}

async function seed(tx: Transaction, demo: number, passwordHash: string, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  await addCodes(tx, demo, now);
  const players = await addPlayers(tx, passwordHash, ago);
  const idOf = (name: string | undefined) => (name === undefined ? demo : (players.get(name) ?? demo));
  await addReferrals(tx, demo, idOf, now);
  const payment = (await cashMovesOf(tx, demo, 'bonus')).find(({ title }) => title === 'Referral commission');
  const paidAt = payment?.at ?? now;
  for (const { name, joined, deposit, before = ZERO, after = ZERO } of BROUGHT) {
    const player = idOf(name);
    if (deposit) await addDeposit(tx, player, ago(joined - 1));
    await addWagers(tx, player, before, ago(joined - 1), paidAt);
    await addWagers(tx, player, after, paidAt, now);
  }
  if (payment) await recordReferralPayment(tx, demo, payment.amount, payment.at);
}

/** The demo player's codes and their clicks, spread over fifty days. */
async function addCodes(tx: Transaction, demo: number, now: Date): Promise<void> {
  for (const { code, campaign, clicks } of CODES) {
    await recordCode(tx, { code, player: demo, campaign, at: new Date(now.getTime() - 52 * DAY) });
    await recordClicks(tx, code, clicks, istDay(now));
  }
}

/** Adds the players, those above before those below; returns their ids by name. */
async function addPlayers(
  tx: Transaction,
  passwordHash: string,
  ago: (days: number) => Date,
): Promise<Map<string, number>> {
  const players = new Map<string, number>();
  for (const [index, { name, joined }] of BROUGHT.entries()) {
    const { id } = await addPlayer(tx, {
      username: `${name.split(' ')[0]} ${4100 + index * 7}`,
      name,
      mobile: { country: '+91', number: String(6_000_100_001 + index) },
      passwordHash,
      typeId: 3,
      parentId: 81_026,
      at: ago(joined),
    });
    players.set(name, id);
  }
  return players;
}

/** Joins everybody to the one who brought them, by the demo player's code of the campaign or by a code of that one's own. */
async function addReferrals(tx: Transaction, demo: number, idOf: (name: string | undefined) => number, now: Date) {
  const referrers = new Set(BROUGHT.map(({ by }) => idOf(by)).filter((id) => id !== demo));
  for (const player of referrers) await recordCode(tx, { code: `PAVX${player}`, player, campaign: 'direct', at: now });
  await recordReferrals(
    tx,
    BROUGHT.map(({ name, by, campaign, joined }) => ({
      player: idOf(name),
      referrer: idOf(by),
      campaign: campaign ?? 'direct',
      at: new Date(now.getTime() - joined * DAY),
    })),
  );
}

async function addDeposit(tx: Transaction, player: number, at: Date): Promise<void> {
  await post(tx, {
    reference: `DP-R${player}`,
    kind: 'deposit',
    title: 'Deposit by UPI',
    detail: `UTR 43${String(player).padStart(10, '0')}`,
    state: 'Approved',
    at,
    entries: [
      { account: { house: 'bank' }, amount: paise(-200_000) },
      { account: { player, name: 'cash' }, amount: paise(200_000) },
    ],
  });
}

/** Two settled stakes that make `turnover`, a tenth of it lost, spread evenly from `from` to `to`. */
async function addWagers(tx: Transaction, player: number, turnover: Paise, from: Date, to: Date): Promise<void> {
  const step = (to.getTime() - from.getTime()) / 3;
  for (let n = 1; n <= 2 && turnover > 0; n += 1) {
    const at = new Date(from.getTime() + n * step);
    await countWager(tx, {
      player,
      product: 'match_odds',
      ...{ stake: paise(turnover / 2), atRisk: paise(turnover / 2), result: paise(-turnover / 20) },
      reference: `BT-R${player}-${at.getTime()}`,
      at,
    });
  }
}
