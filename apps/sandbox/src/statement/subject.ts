import type { StatementSubject, calls as wire } from '@pavilion/api-client/wire';
import { Refusal } from '../base/index.ts';
import { playedRound } from '../casino/index.ts';
import { type Debt, debtFor, debtOf, leftOf } from '../money/index.ts';
import type { Handlers } from '../server/index.ts';
import { marketOfBet, settledBook } from '../sports/index.ts';
import { type Database, lineOf, type WrittenLine } from '../store/index.ts';
import { type Reference, readReference } from './references.ts';

/** The calls by which a player looks at what a line can be about: an opened line shows what those would. */
export type SubjectCalls = Pick<
  Handlers<typeof wire>,
  'getDeposits' | 'getWithdrawals' | 'getBonusClaims' | 'getBonusParts'
>;
type Context = Parameters<SubjectCalls['getDeposits']>[1];

interface Rooms {
  readonly database: Database;
  readonly calls: SubjectCalls;
  /** Where games are played, for a browser that sees the app at `site`. */
  readonly gamesOrigin: (site: string) => string;
}
type About<Kind extends Reference['about']> = Extract<Reference, { readonly about: Kind }>;

/** What the line of a reference is about; null where nothing more is known of it. Throws a 404 where the player has no such line. */
export async function subjectOf(rooms: Rooms, reference: string, context: Context): Promise<StatementSubject | null> {
  const { player } = context.session;
  const line = await lineOf(rooms.database, player, reference);
  if (!line) throw new Refusal(404, 'This statement entry was not found.', 'reference');
  const read = readReference(reference);
  switch (read?.about) {
    case undefined:
      return null;
    case 'bets':
      return betsOfLine(rooms.database, player, read);
    case 'debt':
      return debtOfLine(rooms.database, player, read);
    case 'round': {
      const round = await playedRound(rooms.database, player, read.transaction, rooms.gamesOrigin(context.site));
      return round ? { kind: 'round', round } : null;
    }
    case 'referral':
      return { kind: 'referral', amount: line.amount, at: line.at };
    case 'bonus':
      return bonusOfLine(rooms.calls, read, line, context);
    case 'deposit':
      return depositOfLine(rooms.calls, read.id, context);
    case 'withdrawal': {
      const { data } = await rooms.calls.getWithdrawals({ id: read.id }, context);
      const [withdrawal] = data.withdrawList;
      return withdrawal ? { kind: 'withdrawal', withdrawal } : null;
    }
  }
}

async function betsOfLine(database: Database, player: number, read: About<'bets'>): Promise<StatementSubject | null> {
  const market = 'bet' in read ? await marketOfBet(database, player, read.bet) : read.market;
  if (market === undefined) return null;
  // A bet of the demo's history has one result.
  const version = 'bet' in read ? 1 : read.version;
  const [book, debt] = await Promise.all([
    settledBook(database, player, market, version),
    debtFor(database, player, market, version),
  ]);
  if (!book) return null;
  const settlement = book.settlement && { ...book.settlement, ...(debt ? { owed: debt.amount } : {}) };
  return { kind: 'bets', bets: [...book.bets], settlement };
}

async function debtOfLine(database: Database, player: number, read: About<'debt'>): Promise<StatementSubject | null> {
  const debt =
    'debt' in read ? await debtOf(database, read.debt) : await debtFor(database, player, read.market, read.version);
  return debt?.player === player ? { kind: 'debt', debt: shown(debt) } : null;
}

const shown = ({ about, amount, collected, forgiven, at, ...debt }: Debt) => ({
  ...{ about, amount, collected, forgiven, at },
  left: leftOf({ ...debt, amount, collected, forgiven }),
});

async function depositOfLine(calls: SubjectCalls, id: string, context: Context): Promise<StatementSubject | null> {
  try {
    const [deposit] = (await calls.getDeposits({ id }, context)).data.deposits;
    return deposit ? { kind: 'deposit', deposit } : null;
  } catch (error) {
    // A deposit of the demo's history is in the ledger alone.
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
}

async function bonusOfLine(
  calls: SubjectCalls,
  read: About<'bonus'>,
  line: WrittenLine,
  context: Context,
): Promise<StatementSubject | null> {
  const { bonusListing } = (await calls.getBonusClaims({}, context)).data;
  const bonus = bonusListing.find(({ id, title }) =>
    read.bonus === null ? title === line.detail : id === String(read.bonus),
  );
  if (!bonus) return null;
  const { parts } = (await calls.getBonusParts({ bonusId: bonus.id }, context)).data;
  const number = read.part ?? Number(/part (\d+)/.exec(line.title)?.[1]);
  return { kind: 'bonus', bonus, part: parts.find(({ part }) => part === number) ?? null };
}
