import { formatMoney, paise } from '@pavilion/money';
import { notify } from '../../players/index.ts';
import type { Database, Transaction } from '../../store/index.ts';

/** How many players are notified in one transaction. */
const AT_ONCE = 100;

/**
 * Notifies players of rounds that were resumed or taken back without them: their provider had died in the middle, or they had gone. The
 * database finds such as their money comes (migration 390). Bears being run by several processes at once: each round is one's.
 */
export async function notifyOfLateRounds(database: Database, now: Date): Promise<void> {
  for (;;) {
    const notified = await database.transaction((tx) => notifySome(tx, now));
    if (notified < AT_ONCE) return;
  }
}

async function notifySome(tx: Transaction, at: Date): Promise<number> {
  const rounds = await tx.query(
    `with late as (
       delete from late_round where transaction_id in (
         select transaction_id from late_round order by transaction_id limit $1 for update skip locked)
       returning transaction_id, bet_id)
     select t.id, l.bet_id as bet, t.kind, t.player_id as player, t.round, t.won, (t.answer ->> 'returned')::bigint as returned, r.title
     from late l join wallet_transaction t on t.id = l.transaction_id
       join game_round r on r.provider = t.provider and r.round = t.round and r.player_id = t.player_id
     order by t.id`,
    [AT_ONCE],
  );
  for (const { id, bet, kind, player, round, won, returned, title } of rounds) {
    const isBack = kind === 'rollback' && returned !== null;
    // Nothing that was won has no line in the statement: its stake has.
    const about = { kind: 'round', id: `GT-${isBack || won > 0 ? id : bet}` } as const;
    if (isBack) {
      await notify(tx, player, {
        title: 'Stake returned',
        message: `${formatMoney(paise(returned))} for ${title}, round ${round}: the game was not completed.`,
        status: 'info',
        about,
        at,
      });
    } else {
      await notify(tx, player, {
        title: 'Round settled',
        message: `${title}, round ${round}, was completed while you were away: ${formatMoney(won)} paid.`,
        status: 'info',
        about,
        at,
      });
    }
  }
  return rounds.length;
}
