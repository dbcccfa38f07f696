import { negatePaise, type Paise, subtractPaise, sumPaise, ZERO } from '@pavilion/money';
import { orNull, readList, readNumber, readText, UnreadableAnswer } from '../calls/readers.ts';
import {
  type Crowd,
  type LiveReaders,
  type LiveRound,
  type LiveStage,
  readCrowd,
  seenReader,
  type Ticket,
  ticketReader,
} from './wire.ts';

/** How a table stands for who looks at it. */
export interface LiveState<Bet, Step, Mark, Opening> {
  /** `opening`: nothing was shown yet; `over`: this page has to be opened again. */
  readonly phase: 'opening' | 'ready' | 'over';
  /** Whether the connection is gone just now, or answers fail to come. What is shown is then as it was. */
  readonly isCutOff: boolean;
  /** What the player can play with, as it was known last; `leftOf` takes off what is on its way. */
  readonly balance: Paise;
  /** Null where none has begun yet. */
  readonly round: LiveRound<Opening> | null;
  readonly stage: LiveStage<Step, Mark>;
  /** The latest results, the newest first. */
  readonly road: readonly Mark[];
  readonly players: number;
  readonly crowd: Crowd | null;
  /** Mine on this round, those that were undone left out. */
  readonly tickets: readonly Ticket<Bet>[];
  /** Why the last thing was not done: the operator's or the studio's own sentence, null where there is none. */
  readonly refusal: { readonly code: string; readonly message: string | null } | null;
}

const NO_STAGE = { name: 'closed', steps: [], past: 0, mark: null, nextAt: null } as const;

/** A table that nothing was shown of yet. */
export const unopened = (balance: Paise): LiveState<never, never, never, never> => ({
  ...{ phase: 'opening', isCutOff: false, balance, round: null, stage: NO_STAGE },
  ...{ road: [], players: 0, crowd: null, tickets: [], refusal: null },
});

type Message = Readonly<Record<string, unknown>>;

/** What a message of the socket changes. Throws `UnreadableAnswer` for one that this page can't read. */
export function changeBy<Bet, Step, Mark, Opening>(
  message: Message,
  state: LiveState<Bet, Step, Mark, Opening>,
  readers: LiveReaders<Bet, Step, Mark, Opening>,
): Partial<LiveState<Bet, Step, Mark, Opening>> {
  const { type, tickets } = message;
  if (type === 'table' || type === 'round') {
    const seen = seenReader(readers)(message.table);
    const own = tickets === undefined ? [] : readList(tickets, ticketReader(readers));
    return { ...seen, phase: 'ready', tickets: withSending(own, state.tickets, seen.round?.id) };
  }
  if (type === 'crowd') return { players: readNumber(message.players), crowd: orNull(message.crowd, readCrowd) };
  const { round, stage } = state;
  if (round?.id !== readNumber(message.round)) return {};
  if (type === 'closed') return { stage: { ...stage, name: 'closed' } };
  if (type === 'step') {
    const at = readNumber(message.at);
    if (at > stage.steps.length) throw new UnreadableAnswer('A step is missing: the table is to be shown anew');
    // The same one again changes nothing.
    if (at < stage.steps.length) return {};
    return { stage: { ...stage, steps: [...stage.steps, readers.step(message.step)] } };
  }
  if (type === 'result') {
    const [mark, nextAt] = [readers.mark(message.mark), readNumber(message.nextAt)];
    return { stage: { ...stage, name: 'shown', mark, nextAt } };
  }
  if (type === 'over') {
    return { round: { ...round, seed: readText(message.seed) }, road: readList(message.road, readers.mark) };
  }
  if (type !== 'tickets') return {};
  return { tickets: withSending(readList(tickets, ticketReader(readers)), state.tickets, round.id) };
}

/** My tickets as the server has them, and those of this round that are on their way. */
function withSending<Bet>(
  own: readonly Ticket<Bet>[],
  before: readonly Ticket<Bet>[],
  round: number | undefined,
): readonly Ticket<Bet>[] {
  const isSending = (one: Ticket<Bet>) =>
    one.state === 'sending' && one.round === round && own.every(({ ref }) => ref !== one.ref);
  return [...own, ...before.filter(isSending)];
}

/** What a ticket has brought so far, less what it cost. */
export function worth<Bet>({ state, stake, pays }: Ticket<Bet>): Paise {
  if (state === 'open') return negatePaise(stake);
  return state === 'over' ? subtractPaise(pays, stake) : ZERO;
}

/** What a player has left to stake: the balance without what is on its way. */
export const leftOf = <Bet>({
  balance,
  tickets,
}: Pick<LiveState<Bet, unknown, unknown, unknown>, 'balance' | 'tickets'>) =>
  subtractPaise(
    balance,
    sumPaise(
      tickets.filter(({ state }) => state === 'sending'),
      ({ stake }) => stake,
    ),
  );
