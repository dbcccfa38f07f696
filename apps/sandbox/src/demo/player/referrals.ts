import { randomBytes } from 'node:crypto';
import { type Paise, paise, ZERO } from '@pavilion/money';
import { type Clock, DAY, istDay } from '../../base/index.ts';
import { countWager } from '../../money/index.ts';
import { demoPlayer, type Passwords, usernameKey } from '../../players/index.ts';
import { type Database, isSeeded, markSeeded, post, type Transaction } from '../../store/index.ts';
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
  const [payment] = await tx.query<{ at: Date; amount: Paise }>(
    `select t.at, e.amount from ledger_transaction t join ledger_entry e on e.transaction_id = t.id
     join account a on a.id = e.account_id where a.player_id = $1 and t.title = 'Referral commission'`,
    [demo],
  );
  const paidAt = payment?.at ?? now;
  for (const { name, joined, deposit, before = ZERO, after = ZERO } of BROUGHT) {
    const player = idOf(name);
    if (deposit) await addDeposit(tx, player, ago(joined - 1));
    await addWagers(tx, player, before, ago(joined - 1), paidAt);
    await addWagers(tx, player, after, paidAt, now);
  }
  if (!payment) return;
  await tx.query(
    `with paid as (
       update referral_commission c set paid_at = $2 from wager w where w.id = c.wager_id and c.earner_id = $1 and w.at < $2
     )
     insert into referral_payment (player_id, amount, at) values ($1, $3, $2)`,
    [demo, payment.at, payment.amount],
  );
}

/** The demo player's codes and their clicks, spread over fifty days. */
async function addCodes(tx: Transaction, demo: number, now: Date): Promise<void> {
  for (const { code, campaign, clicks } of CODES) {
    await tx.query(
      `with made as (
         insert into referral_code (code, player_id, campaign, created_at) values ($1::text, $2, $3, $4) returning id
       )
       insert into referral_click (code_id, day, visitor)
       select id, $5::text::date - n % 50, decode(md5($1 || n), 'hex') from made, generate_series(1, $6::int) as n`,
      [code, demo, campaign, new Date(now.getTime() - 52 * DAY), istDay(now), clicks],
    );
  }
}

/** Adds the players with empty accounts, those above before those below; returns their ids by name. */
async function addPlayers(
  tx: Transaction,
  passwordHash: string,
  ago: (days: number) => Date,
): Promise<Map<string, number>> {
  const usernames = BROUGHT.map(({ name }, index) => `${name.split(' ')[0]} ${4100 + index * 7}`);
  const rows = await tx.query<{ id: number; name: string }>(
    `with made as (
       insert into player (username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)
       select username, username_key, name, '+91', (6000100000 + n)::text, $1, 3, 81026, at
       from unnest($2::text[], $3::text[], $4::text[], $5::timestamptz[]) with ordinality as p (username, username_key, name, at, n)
       order by n returning id, name
     ), opened as (
       insert into account (player_id, name, balance) select made.id, account_name, 0 from made, unnest(array['cash', 'coins', 'held']) as account_name
     )
     select id, name from made`,
    [
      passwordHash,
      usernames,
      usernames.map(usernameKey),
      BROUGHT.map(({ name }) => name),
      BROUGHT.map(({ joined }) => ago(joined)),
    ],
  );
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Joins everybody to the one who brought them, by the demo player's code of the campaign or by a code of that one's own. */
async function addReferrals(tx: Transaction, demo: number, idOf: (name: string | undefined) => number, now: Date) {
  const referrers = BROUGHT.map(({ by }) => idOf(by));
  await tx.query(
    `insert into referral_code (code, player_id, campaign, created_at)
     select 'PAVX' || id, id, 'direct', $2 from (select distinct id from unnest($1::bigint[]) as r (id)) as those`,
    [referrers.filter((id) => id !== demo), now],
  );
  await tx.query(
    `insert into referral (player_id, referrer_id, code_id, at)
     select p.id, c.player_id, c.id, p.created_at
     from unnest($1::bigint[], $2::bigint[], $3::text[]) with ordinality as b (player, referrer, campaign, n)
     join player p on p.id = b.player join referral_code c on c.player_id = b.referrer and c.campaign = b.campaign order by n`,
    [BROUGHT.map(({ name }) => idOf(name)), referrers, BROUGHT.map(({ campaign }) => campaign ?? 'direct')],
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

/** Two settled stakes that make `turnover`, spread evenly from `from` to `to`. */
async function addWagers(tx: Transaction, player: number, turnover: Paise, from: Date, to: Date): Promise<void> {
  const step = (to.getTime() - from.getTime()) / 3;
  for (let n = 1; n <= 2 && turnover > 0; n += 1) {
    const at = new Date(from.getTime() + n * step);
    await countWager(tx, {
      player,
      product: 'match_odds',
      stake: paise(turnover / 2),
      reference: `BT-R${player}-${at.getTime()}`,
      at,
    });
  }
}
