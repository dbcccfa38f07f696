import type { CallOutput, ReferralChild, ReferralSource, referralCalls } from '@pavilion/api-client/wire';
import { addPaise, subtractPaise } from '@pavilion/money';
import type { Paging } from '../../base/index.ts';
import { namesOf } from '../../players/index.ts';
import { countOf, depositorsAmong, mappedTo, type Queryable, settingNamed } from '../../store/index.ts';
import type { ReferralTerms } from './commission.ts';

/** Below zero where the children won more than they lost: what is earned then is carried over. */
const SUMS = `coalesce(sum(c.stake), 0)::bigint as turnover, coalesce(sum(c.lost), 0)::bigint as "netLoss",
  coalesce(sum(c.amount), 0)::bigint as earned`;

type Stats = Omit<CallOutput<typeof referralCalls.getReferralStats>['data'], 'days'>;

/** What all of a player's codes have brought them by `now`. Amounts in paise. */
export async function statsOf(database: Queryable, player: number, now: Date): Promise<Stats> {
  const [clicked] = await database.query(
    'select count(*) as clicks from referral_click k join referral_code c on c.id = k.code_id where c.player_id = $1',
    [player],
  );
  const brought = (await database.query('select player_id as id from referral where referrer_id = $1', [player])).map(
    ({ id }) => id,
  );
  const { percent } = await settingNamed<ReferralTerms>(database, 'referral');
  const [sums] = await database.query(
    `select ${SUMS}, coalesce(sum(c.amount) filter (where c.paid_at is not null), 0)::bigint as paid,
       coalesce(sum(c.amount) filter (where h.line is not null), 0)::bigint as held,
       coalesce(sum(c.amount) filter (where c.refused_at is not null), 0)::bigint as refused
     from referral_commission c left join commission_held(array[$1::bigint], null, $2) h on h.line = c.id where c.earner_id = $1`,
    [player, now],
  );
  if (!clicked || !sums) throw new Error('The referral statistics are missing');
  return {
    ...clicked,
    signUps: brought.length,
    firstDeposits: (await depositorsAmong(database, brought)).size,
    commission: percent,
    ...sums,
    pending: subtractPaise(sums.earned, addPaise(addPaise(sums.paid, sums.held), sums.refused)),
  };
}

/** A player's codes, the most clicked first; the one of `id` where it is given. */
export async function sourcesOf(database: Queryable, player: number, id?: number): Promise<ReferralSource[]> {
  const rows = await database.query(
    `select code, campaign, clicks, "signUps" from referral_code c,
       lateral (select count(*) as clicks from referral_click where code_id = c.id) as clicked,
       lateral (select count(*) as "signUps" from referral where code_id = c.id) as joined
     where player_id = $1 and ($2::bigint is null or id = $2) order by clicks desc, id`,
    [player, id ?? null],
  );
  return rows.map((row) => ({
    ...row,
    link: `/?ref=${row.code}`,
    conversion: row.clicks === 0 ? 0 : Math.round((row.signUps / row.clicks) * 1000) / 10,
  }));
}

/** The player behind a child of `player`'s tree, at whatever level; undefined where it is not in it. */
export async function inTree(database: Queryable, player: number, child: number): Promise<number | undefined> {
  const [row] = await database.query(
    `with recursive above as (
       select player_id, referrer_id from referral where id = $2
       union all
       select r.player_id, r.referrer_id from above join referral r on r.player_id = above.referrer_id
     )
     select player_id as player from referral where id = $2 and exists (select from above where referrer_id = $1)`,
    [player, child],
  );
  return row?.player;
}

/** Those right below `parent`, by what they brought `earner`, the most first: one page of them, and how many there are. */
export async function childrenOf(
  database: Queryable,
  earner: number,
  parent: number,
  { skip, pagesize }: Paging,
): Promise<{ children: ReferralChild[]; count: number }> {
  const count = await countOf(database, 'select count(*) as count from referral where referrer_id = $1', [parent]);
  const rows = await database.query(
    `select r.id, r.player_id as player, r.at as "joinedAt", turnover, "netLoss", earned,
       (select count(*) from referral below where below.referrer_id = r.player_id) as children
     from referral r,
       lateral (select ${SUMS} from referral_commission c where c.earner_id = $1 and c.child_id = r.player_id) as sums
     where r.referrer_id = $2 order by turnover desc, r.id limit $3 offset $4`,
    [earner, parent, pagesize, skip],
  );
  const players = rows.map(({ player }) => player);
  const names = await namesOf(database, players);
  const depositors = await depositorsAmong(database, players);
  const children = rows.map(({ id, player, ...row }) => ({
    id: String(id),
    name: maskedName(mappedTo(names, player, `player ${player}`)),
    hasDeposited: depositors.has(player),
    ...row,
  }));
  return { children, count };
}

/** Letters as a reader has them: a consonant of Hindi with its vowel sign is one. */
const letters = new Intl.Segmenter();

/** `Rohit Kulkarni` as `R••••i`: the first letter and the last, and never how many stand between. */
export function maskedName(name: string): string {
  const read = [...letters.segment(name.trim())].map(({ segment }) => segment);
  return `${read[0] ?? ''}••••${read.length > 2 ? read.at(-1) : ''}`;
}
