import type { Paise } from '@pavilion/money';
import { inOrder, numberPage, type Paging, Refusal, reasonFrom } from '../base/index.ts';
import { countOf, type Queryable, type Transaction } from '../store/index.ts';
import type { Operator } from './operators.ts';
import type { Correction, DeskRequest, Kept, RequestState } from './request-kinds.ts';
import { isOneEnough, movesMoney, WAITS } from './second-eyes.ts';

/** A request as everybody names it, a correction's entry in the ledger included: `CR-3001`. */
export const requestId = (id: number): string => `CR-${id}`;

/** The number in a request's name; 0, which is none's, where it is no such name. */
export const requestNumber = (id: string): number => Number(/^CR-([1-9]\d{0,14})$/.exec(id)?.[1] ?? 0);

const STATE = `case when r.state = 'waiting' and r.expires_at <= $1 then 'expired' else r.state end` as const;
const COLUMNS = `r.id, r.kind, r.player_id as player, r.account, r.amount, r.campaign, r.market, r.outcome, r.seen,
  r.settled_before as "settledBefore", r.provider, r.subject,
  coalesce(r.reason, '') as reason, r.asked_by as "askedBy", o.name as asker, r.asked_at as "askedAt", r.expires_at as "expiresAt",
  ${STATE} as state, d.name as decider, r.decided_at as "decidedAt", r.why` as const;
const TABLES =
  `desk_request r join desk_operator o on o.id = r.asked_by left join desk_operator d on d.id = r.decided_by` as const;
/** Withdrawals, payments of theirs that failed, and deposits wait in their own queues. */
const LISTED = `r.kind not in ('withdrawal', 'failure', 'deposit')` as const;

interface Row extends Kept {
  readonly kind: string;
  readonly player: number | null;
  readonly account: Correction['account'] | null;
  readonly amount: Paise | null;
  readonly campaign: string | null;
  readonly market: string | null;
  readonly outcome: string | null;
  readonly seen: number | null;
  readonly settledBefore: Date | null;
  readonly provider: string | null;
  readonly subject: string | null;
}

/** A row as what it is; the table's check keeps every kind whole. */
function requestFrom(row: Row): DeskRequest {
  const { kind: _, player, account, amount, campaign, market, outcome, seen, ...rest } = row;
  const { settledBefore, provider, subject, ...kept } = rest;
  if (market !== null && outcome !== null && seen !== null) return { kind: 'market', ...kept, market, outcome, seen };
  if (row.kind === 'document' && player !== null && subject !== null) {
    return { kind: 'document', ...kept, player, subject };
  }
  const request =
    player === null || amount === null ? aboutProvider(row, kept) : aboutPlayer(row, kept, player, amount);
  if (!request) throw new Error(`The request ${requestId(row.id)} is not whole`);
  return request;
}

function aboutProvider({ provider, subject, amount }: Row, kept: Kept): DeskRequest | undefined {
  if (provider !== null && subject !== null) return { kind: 'key', ...kept, provider, subject };
  if (provider !== null && amount !== null) return { kind: 'most-win', ...kept, provider, amount };
  return undefined;
}

const SUBJECT_KINDS = ['win', 'debt', 'release', 'refusal'] as const;
const isAboutSubject = (kind: string): kind is (typeof SUBJECT_KINDS)[number] =>
  SUBJECT_KINDS.some((one) => one === kind);

function aboutPlayer(row: Row, kept: Kept, player: number, amount: Paise): DeskRequest | undefined {
  const { kind, account, campaign, settledBefore, provider, subject } = row;
  if (account !== null) return { kind: 'correction', ...kept, player, account, amount };
  if (settledBefore !== null) return { kind: 'commission', ...kept, player, amount, settledBefore };
  if (campaign !== null) return { kind: 'bonus', ...kept, player, campaign, amount };
  if (provider !== null && subject !== null) return { kind: 'stakes', ...kept, player, provider, subject, amount };
  if (isAboutSubject(kind) && subject !== null) return { kind, ...kept, player, subject, amount };
  return undefined;
}

/** Requests, newest first, and how many there are; of one state, or about one market, where it is given. */
export async function requestsOf(
  database: Queryable,
  now: Date,
  paging: Paging,
  { state = null, market = null }: { readonly state?: RequestState | null; readonly market?: string | null } = {},
): Promise<{ requests: DeskRequest[]; count: number }> {
  const page = numberPage(paging, 'highest');
  const meant = `${LISTED} and ($2::text is null or ${STATE} = $2) and ($3::text is null or r.market = $3)` as const;
  const rows = await database.query(
    page.isBackwards
      ? `select ${COLUMNS} from ${TABLES} where ${meant} and r.id > $4 order by r.id offset $5 limit $6`
      : `select ${COLUMNS} from ${TABLES} where ${meant} and r.id < $4 order by r.id desc offset $5 limit $6`,
    [now, state, market, page.bound, page.skip, paging.pagesize],
  );
  const count = await countOf(database, `select count(*) as count from ${TABLES} where ${meant}`, [now, state, market]);
  return { requests: inOrder(rows, page).map(requestFrom), count };
}

/** One request; throws a 404 where there is none. */
async function requestOf(database: Queryable, id: number, now: Date): Promise<DeskRequest> {
  const [row] = await database.query(`select ${COLUMNS} from ${TABLES} where ${LISTED} and r.id = $2`, [now, id]);
  if (!row) throw new Refusal(404, 'This request was not found.', 'id');
  return requestFrom(row);
}

/** Locks a request that waits, so that two operators take turns; one that waits no longer is refused with how it ended. */
export async function lockWaiting(tx: Transaction, id: number, now: Date): Promise<DeskRequest> {
  await tx.query('select 1 from desk_request where id = $1 for update', [id]);
  const request = await requestOf(tx, id, now);
  if (request.state !== 'waiting')
    throw new Refusal(409, `This ${requestNames[request.kind].toLowerCase()} is ${request.state} already.`, 'id');
  return request;
}

/** What each kind is called. */
export const requestNames: Readonly<Record<DeskRequest['kind'], string>> = {
  correction: 'Correction',
  bonus: 'Bonus',
  market: 'Result',
  commission: 'Commission',
  win: 'Win',
  debt: 'Debt',
  stakes: 'Stakes',
  release: 'Release of commission',
  refusal: 'Refusal of commission',
  document: 'Document',
  key: 'Key',
  'most-win': 'Most of a round’s wins',
};

/** What is asked for; `once` is what its form carries: sent twice, it is asked for once. */
export interface NewRequest {
  readonly kind: DeskRequest['kind'];
  readonly once: string;
  readonly player?: number;
  readonly account?: Correction['account'];
  readonly amount?: Paise;
  readonly campaign?: string;
  readonly market?: string;
  readonly outcome?: string;
  readonly seen?: number;
  readonly settledBefore?: Date;
  readonly provider?: string;
  readonly subject?: string;
  /** Why, for the log; commission has none of its own. */
  readonly reason?: string;
  /** What of this kind was done for the player within the last day, paise, where that is more than operators did alone. */
  readonly lately?: Paise;
}

/**
 * Keeps what an operator asks for: `done` where one is enough for it, so that the caller does it in this transaction, otherwise it waits.
 * Whoever moves a player's money has locked them. Refused where the same form was sent before.
 */
export async function keepRequest(
  tx: Transaction,
  operator: Operator,
  { kind, once, player, account, amount, campaign, market, outcome, seen, ...rest }: NewRequest,
  now: Date,
): Promise<DeskRequest> {
  const { settledBefore, provider, subject, reason, lately } = rest;
  const isMove = movesMoney(kind) && player !== undefined && amount !== undefined;
  const isEnough =
    isMove &&
    (await isOneEnough(tx, operator, { kind, player, amount, ...(lately === undefined ? {} : { lately }) }, now));
  const [row] = await tx.query(
    `insert into desk_request (kind, once, player_id, account, amount, campaign, market, outcome, seen, reason,
       asked_by, asked_at, expires_at, state, settled_before, provider, subject)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) on conflict (once) do nothing returning id`,
    [
      ...([kind, once, player ?? null, account ?? null, amount ?? null, campaign ?? null] as const),
      ...([market ?? null, outcome ?? null, seen ?? null, reason ?? null, operator.id, now] as const),
      ...([new Date(now.getTime() + WAITS), isEnough ? 'done' : 'waiting', settledBefore ?? null] as const),
      ...([provider ?? null, subject ?? null] as const),
    ],
  );
  if (!row) throw new Refusal(409, 'This form was already sent. The request is shown below.');
  return requestOf(tx, row.id, now);
}

/** Which of what a page lists waits for a second operator: by its number or name, the request about it. */
export async function waitingAbout(
  database: Queryable,
  kinds: readonly DeskRequest['kind'][],
  now: Date,
): Promise<ReadonlyMap<string, DeskRequest>> {
  const rows = await database.query(
    `select ${COLUMNS} from ${TABLES} where r.state = 'waiting' and r.expires_at > $1 and r.kind = any($2::text[])
     order by r.id desc limit $3`,
    [now, kinds, MOST_SHOWN],
  );
  return new Map(rows.map((row) => [aboutOf(row), requestFrom(row)]));
}

/** How many that wait are looked up for a page that lists what they are about. */
const MOST_SHOWN = 500;

/** What a request is about, among those of its kind. */
export const aboutOf = ({ provider, player, subject }: NewAbout): string =>
  [provider, player, subject].filter((one) => one !== null && one !== undefined).join('/');

interface NewAbout {
  readonly provider?: string | null;
  readonly player?: number | null;
  readonly subject?: string | null;
}

/** Notes that the second operator has done a request, which the caller has locked. */
export async function noteDone(
  tx: Transaction,
  { id }: DeskRequest,
  operator: Operator,
  now: Date,
): Promise<DeskRequest> {
  return decide(tx, id, { state: 'done', by: operator, why: null, now });
}

/** Declines a request that waits, with a reason for whoever asked; who asked takes it back so. Nothing moves. */
export async function declineRequest(
  tx: Transaction,
  operator: Operator,
  id: number,
  reason: string,
  now: Date,
): Promise<DeskRequest> {
  const why = reasonFrom(reason, 'Say why.');
  await lockWaiting(tx, id, now);
  return decide(tx, id, { state: 'declined', by: operator, why, now });
}

interface Decision {
  readonly state: 'done' | 'declined';
  readonly by: Operator;
  readonly why: string | null;
  readonly now: Date;
}

async function decide(tx: Transaction, id: number, { state, by, why, now }: Decision): Promise<DeskRequest> {
  await tx.query('update desk_request set state = $2, decided_by = $3, decided_at = $4, why = $5 where id = $1', [
    ...([id, state, by.id, now, why] as const),
  ]);
  return requestOf(tx, id, now);
}
