import { addPaise, formatMoney, negatePaise, type Paise, subtractPaise, ZERO } from '@pavilion/money';
import { playerId } from '../../base/index.ts';
import { collectDebts } from '../../money/index.ts';
import { brandStatusOf } from '../../organisation/index.ts';
import { refusalFor } from '../../players/index.ts';
import { type Database, lockAccounts, type Transaction } from '../../store/index.ts';
import { gameOf, type PlayedGame } from '../catalogue/played-game.ts';
import { freeOf } from './balance.ts';
import { type WalletAnswer, WalletRefusal } from './codes.ts';
import { type GameSession, gameSessionOf, sessionOver } from './game-sessions.ts';
import { dropHeldWin, paidAtOnce } from './held-wins.ts';
import { move, moveRound, openRound, type Round, roundOf } from './rounds.ts';
import {
  markReversed,
  type Order,
  type OrderWork,
  type Outcome,
  once,
  type Reversed,
  reversedBy,
} from './transactions.ts';
import type { WalletInput } from './wire.ts';

type BetInput = WalletInput<'bet'> | WalletInput<'bet-win'>;

/** Where an order is done, and for whom. */
interface Place {
  readonly database: Database;
  readonly provider: string;
  readonly at: Date;
}

/**
 * Takes a player's stake, and gives what it has won where that is known at once. Refused for what the player or the round is like (the
 * session over, no money, a limit), it stays refused: an answer that was lost must not become a bet later.
 */
export function bet({ database, provider, at }: Place, input: BetInput): Promise<WalletAnswer> {
  const won = 'win' in input ? input.win : ZERO;
  const order: Order = { provider, kind: 'win' in input ? 'bet-win' : 'bet', input, staked: input.amount, won, at };
  return once(database, order, {
    async before(tx) {
      await sessionOf(tx, order, input.token);
    },
    async work(tx, id) {
      const free = freeOf(await lockAccounts(tx, input.player));
      const game = await playable(tx, order, input.token, free);
      if (game instanceof WalletRefusal) return refused(order, free, game);
      const round: Pick<Round, 'title' | 'maker'> = { title: game.name, maker: game.providerName };
      await openRound(tx, order, game);
      await move(tx, order, round, { reference: `GT-${id}`, state: 'Bet', amount: negatePaise(input.amount) });
      const paid = await paidAtOnce(tx, order, id);
      await move(tx, order, round, { reference: `GT-${id}-W`, state: 'Won', amount: paid });
      await moveRound(tx, order, { bets: 1, staked: input.amount, won: paid });
      const balance = addPaise(free, negatePaise(input.amount), await keptOf(tx, order, paid));
      return done(order, balance, heldOf(order, paid));
    },
  });
}

/** Gives a player what they have won, whatever has become of their session: a bet of theirs in the round has to stand. */
export function win({ database, provider, at }: Place, input: WalletInput<'win'>): Promise<WalletAnswer> {
  const order: Order = { provider, kind: 'win', input, staked: ZERO, won: input.amount, at };
  return once(database, order, {
    async work(tx, id) {
      const free = freeOf(await lockAccounts(tx, input.player));
      const round = await roundOf(tx, order);
      if (!round || round.bets === 0) {
        throw new WalletRefusal('TRANSACTION_NOT_FOUND', 'No bet of this player stands in this round.');
      }
      const paid = await paidAtOnce(tx, order, id);
      await move(tx, order, round, { reference: `GT-${id}`, state: 'Won', amount: paid });
      await moveRound(tx, order, { bets: 0, staked: ZERO, won: paid });
      return done(order, addPaise(free, await keptOf(tx, order, paid)), heldOf(order, paid));
    },
  });
}

/**
 * Takes a bet back: the stake to the player, and what a combined one has won from them. One that never came is refused when it does;
 * one that was refused, or is rolled back already, moves nothing.
 */
export function rollback({ database, provider, at }: Place, input: WalletInput<'rollback'>): Promise<WalletAnswer> {
  const { reverses } = input;
  const order: Reversal = { provider, kind: 'rollback', input, staked: ZERO, won: ZERO, reverses, at };
  return once(database, order, rollbackOf(order));
}

/** An order to take something back. */
export type Reversal = Order & Required<Pick<Order, 'reverses'>>;

/** What a rollback does. */
export function rollbackOf(order: Reversal): OrderWork {
  const { provider, input, reverses } = order;
  return {
    async work(tx, id) {
      const reversed = await reversedBy(tx, order, reverses);
      const free = freeOf(await lockAccounts(tx, input.player));
      if (reversed && reversed.kind !== 'unseen') refuseOther(order, reversed);
      if (reversed?.state !== 'done') {
        await moveRound(tx, order, { bets: 0, staked: ZERO, won: ZERO });
        return done(order, free, { returned: ZERO });
      }
      const returned = subtractPaise(reversed.staked, reversed.won);
      if (addPaise(free, returned) < 0) {
        throw new WalletRefusal('NOT_ENOUGH_MONEY', 'The player has no longer got what this bet has won.');
      }
      const round = await roundOf(tx, order);
      if (!round) throw new Error(`The bet ${reverses} of ${provider} has no round`);
      await move(tx, order, round, { reference: `GT-${id}`, state: 'Returned', amount: returned });
      await markReversed(tx, reversed);
      await dropHeldWin(tx, reversed.id, order.at);
      await moveRound(tx, order, { bets: -1, staked: negatePaise(reversed.staked), won: negatePaise(reversed.won) });
      return done(order, addPaise(free, returned), { returned });
    },
  };
}

/** Refuses to take back what is no bet, or not of the player and the round that the rollback names. */
function refuseOther({ input: { player, round } }: Order, reversed: Reversed): void {
  if (reversed.kind === 'win' || reversed.kind === 'rollback') {
    throw new WalletRefusal('NOT_REVERSIBLE', `A ${reversed.kind} is not rolled back: only a bet is.`);
  }
  if (reversed.player !== player || reversed.round !== round) {
    throw new WalletRefusal('INVALID_REQUEST', 'This bet is of another player or round.');
  }
}

/** The session of a bet's token, which has to be the player's that the bet names. */
async function sessionOf(tx: Transaction, { provider, input }: Order, token: string): Promise<GameSession> {
  const session = await gameSessionOf(tx, provider, token);
  if (session.player !== input.player) throw new WalletRefusal('INVALID_TOKEN', 'This token is another player’s.');
  return session;
}

/** The game that a bet may be placed in, or why it may not. */
async function playable(
  tx: Transaction,
  order: Order,
  token: string,
  free: Paise,
): Promise<PlayedGame | WalletRefusal> {
  const { provider, input, staked, at } = order;
  const session = await sessionOf(tx, order, token);
  const over = await sessionOver(tx, session, at);
  if (over) return over;
  const standing = await refusalFor(tx, input.player, 'bet', at);
  if (standing) return new WalletRefusal('PLAYER_BLOCKED', standing.message);
  if ((await brandStatusOf(tx)) !== 'live') {
    return new WalletRefusal('GAME_NOT_AVAILABLE', 'Betting is closed for maintenance.');
  }
  const game = await gameOf(tx, session.game);
  if (game?.provider !== provider || !game.isOn) {
    return new WalletRefusal('GAME_NOT_AVAILABLE', game ? 'This game is closed for now.' : 'This game has gone.');
  }
  if (staked < game.minStake || staked > game.maxStake) {
    const [least, most] = [formatMoney(game.minStake), formatMoney(game.maxStake)];
    return new WalletRefusal('LIMIT_REACHED', `A bet in this game is at least ${least} and at most ${most}.`);
  }
  const round = await roundOf(tx, order);
  if (round?.isClosed) return new WalletRefusal('ROUND_CLOSED', 'This round is over for this player.');
  if (staked > free) return new WalletRefusal('NOT_ENOUGH_MONEY', 'Not enough funds.');
  return game;
}

/** What is left to a player of what a win has paid once their debts are. */
async function keptOf(tx: Transaction, { input, at }: Order, paid: Paise): Promise<Paise> {
  return paid === ZERO ? ZERO : subtractPaise(paid, await collectDebts(tx, input.player, at));
}

/** What the answer says of a win that waits at the desk. */
const heldOf = ({ won }: Order, paid: Paise) =>
  paid === won ? {} : { message: 'This win waits for the operator.', held: won };

const done = (order: Order, balance: Paise, extra: object = {}): Outcome => ({
  state: 'done',
  answer: { ...answerFor(order, balance), ...extra },
});

const refused = (order: Order, balance: Paise, { code, message }: WalletRefusal): Outcome => ({
  state: 'refused',
  answer: { ...answerFor(order, balance), code, message },
});

const answerFor = ({ input: { player, transaction } }: Order, balance: Paise): WalletAnswer => ({
  code: 'OK',
  message: '',
  transaction,
  player: playerId(player),
  currency: 'INR',
  balance,
});
