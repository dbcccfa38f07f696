import { formatMoney, type Paise, sumPaise, ZERO } from '@pavilion/money';
import { inOrder, nameKey, namePage, type Paging, playerId, Refusal } from '../../base/index.ts';
import { notify } from '../../players/index.ts';
import { countOf, lockAccounts, type Queryable, type Transaction } from '../../store/index.ts';
import { rollBack } from './bets.ts';
import { endRound, type RoundName } from './unfinished.ts';

/** A player's part of a round, as the desk sees it. */
export interface DeskRound extends RoundName {
  readonly title: string;
  readonly maker: string;
  readonly bets: number;
  readonly staked: Paise;
  readonly won: Paise;
  readonly openedAt: Date;
  readonly overdueAt: Date | null;
  readonly closedAt: Date | null;
  readonly closedBy: 'provider' | 'rule' | 'desk' | null;
}

const COLUMNS = `provider, round, player_id as player, title, maker, bets, staked, won, opened_at as "openedAt",
  overdue_at as "overdueAt", closed_at as "closedAt", closed_by as "closedBy"`;

/** The key of a round in the list of those that wait. */
export const roundKey = ({ overdueAt, openedAt, provider, player, round }: DeskRound): string =>
  nameKey(overdueAt ?? openedAt, `${provider}/${player}/${round}`);

/** Rounds that nobody knows the end of, the longest wait first, and how many there are. By key they are read from there in the index. */
export async function unfinishedRounds(
  database: Queryable,
  paging: Paging,
): Promise<{ rounds: DeskRound[]; count: number }> {
  const page = namePage(paging);
  // No provider's name has a slash in it, and a round's has none either.
  const [provider = '', player = '', round = ''] = page.bound?.name.split('/') ?? [];
  const rounds = await database.query(
    page.isBackwards
      ? `select ${COLUMNS} from game_round where closed_at is null and overdue_at is not null
           and (overdue_at, provider, round, player_id) < ($3::timestamptz, $4::text, $5::text, $6::bigint)
         order by overdue_at desc, provider desc, round desc, player_id desc offset $1 limit $2`
      : `select ${COLUMNS} from game_round where closed_at is null and overdue_at is not null
           and (overdue_at, provider, round, player_id) > ($3::timestamptz, $4::text, $5::text, $6::bigint)
         order by overdue_at, provider, round, player_id offset $1 limit $2`,
    [
      page.skip,
      paging.pagesize,
      page.bound?.at ?? '-infinity',
      provider,
      round,
      /^\d{1,15}$/.test(player) ? Number(player) : 0,
    ],
  );
  return { rounds: inOrder(rounds, page), count: await unfinishedCount(database) };
}

/** How many rounds wait for their end. */
export const unfinishedCount = (database: Queryable): Promise<number> =>
  countOf(database, 'select count(*) as count from game_round where closed_at is null and overdue_at is not null');

/** Rounds that somebody else than their provider has ended, the newest first. */
export const roundsEndedOtherwise = (database: Queryable, most: number): Promise<DeskRound[]> =>
  database.query(
    `select ${COLUMNS} from game_round where closed_by in ('rule', 'desk')
     order by closed_at desc, provider, round, player_id limit $1`,
    [most],
  );

/** Ends a round as it stands: what has come in is all of it. Returns it; throws a `Refusal` where it does not wait. */
export async function endAsItStands(tx: Transaction, name: RoundName, now: Date): Promise<DeskRound> {
  await lockAccounts(tx, name.player);
  const round = await waitingRound(tx, name);
  await endRound(tx, name, 'desk', now);
  return round;
}

/** Stakes of a round that may be returned, locked as whoever rolls one of its bets back locks them. */
interface ReturnableStakes {
  readonly before: DeskRound;
  readonly bets: readonly { readonly id: number; readonly transaction: string }[];
  /** In all, paise. */
  readonly staked: Paise;
}

/** The stakes of a round that waits; throws a `Refusal` where it does not wait, or has brought a win. */
export async function stakesToReturn(tx: Transaction, name: RoundName): Promise<ReturnableStakes> {
  const { provider, round, player } = name;
  // Bets first, as whoever rolls one of them back takes them.
  const bets = await tx.query(
    `select id, transaction, kind, staked from wallet_transaction
     where provider = $1 and round = $2 and player_id = $3 and state = 'done' and kind <> 'rollback'
     order by id for no key update`,
    [provider, round, player],
  );
  await lockAccounts(tx, player);
  const before = await waitingRound(tx, name);
  if (bets.some(({ kind }) => kind !== 'bet')) {
    throw new Refusal(409, 'This round has a win. End it with the current result.', 'round');
  }
  if (bets.length === 0)
    throw new Refusal(409, 'This round has no open stakes. End it with the current result.', 'round');
  if (before.bets !== bets.length)
    throw new Refusal(409, 'A bet was placed in this round just now. Check again.', 'round');
  return { before, bets, staked: sumPaise(bets, ({ staked }) => staked) };
}

/**
 * Gives the stakes of a round back, as its provider's rollbacks would: from then on their own of these bets move nothing, and a win of
 * this round is refused. The player is told. Returns the round as it was; throws as `stakesToReturn` does.
 */
export async function returnStakes(tx: Transaction, name: RoundName, now: Date): Promise<DeskRound> {
  const { provider, round, player } = name;
  const { before, bets, staked } = await stakesToReturn(tx, name);
  for (const [index, { id, transaction: reverses }] of bets.entries()) {
    // No provider's name has a slash in it. The last one ends the round, of which nothing is left to count.
    const input = { player, round, transaction: `desk/${id}`, close: index === bets.length - 1 };
    await rollBack(tx, {
      ...{ provider, kind: 'rollback', input, reverses, by: 'desk', at: now },
      ...{ staked: ZERO, won: ZERO },
    });
  }
  await notify(tx, player, {
    title: 'Stake returned',
    message: `${formatMoney(staked)} for ${before.title}, round ${round}: the game was not completed.`,
    status: 'info',
    about: { kind: 'round' },
    at: now,
  });
  return before;
}

/** A round that waits, kept as it is. */
async function waitingRound(tx: Transaction, { provider, round, player }: RoundName): Promise<DeskRound> {
  const [found] = await tx.query(
    `select ${COLUMNS} from game_round where provider = $1 and round = $2 and player_id = $3 for no key update`,
    [provider, round, player],
  );
  if (!found) throw new Refusal(404, 'This round was not found.', 'round');
  if (found.closedAt) throw new Refusal(409, 'This round has already ended.', 'round');
  if (!found.overdueAt) {
    throw new Refusal(409, `This round of ${playerId(player)} is still in progress.`, 'round');
  }
  return found;
}
