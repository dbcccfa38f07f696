import type { BetState, Hundredths } from '@pavilion/betting-math';
import { monotonicNow } from '@pavilion/shared-ui/clock';
import { createStore, useStore } from 'zustand';
import {
  type BetLimits,
  draftOf,
  isDone,
  isDraft,
  isOut,
  movedTo,
  type Outcome,
  ownPriceOf,
  type PickedPrice,
  pickKey,
  type SlipBet,
} from './slip-bet.ts';
import { type KeptSlip, keepSlip, readSlip } from './stored-slip.ts';

/** The slip of this tab (spec §3: `betSlipContent`, `showBetSlip`). */
export interface Slip extends KeptSlip {
  /** Whether its sheet is open, where it has no column of its own. */
  readonly isOpen: boolean;
  /** Whether a tap on a price places at once. Armed by hand after each sign-in, and never kept. */
  readonly isOneTap: boolean;
  /** What one tap chose last, and when, by the monotonic clock. */
  readonly oneTapped: { readonly key: string; readonly at: number } | null;
  /** What takes the focus: the stake of the selection that a keyboard has just added, or what becomes of the bet that was just placed. */
  readonly focus: string | null;
  /** What the player's own stakes are being changed for: one-tap goes on with the default stake that it was switched on without. Null: they are not. */
  readonly editing: 'stakes' | 'one-tap' | null;
}

/** How a slip begins, whatever is on it. */
const atFirst = { isOpen: false, isOneTap: false, oneTapped: null, focus: null, editing: null };
const slip = createStore<Slip>(() => ({ ...readSlip(), ...atFirst }));
slip.subscribe((state, before) => {
  if (state.bets !== before.bets || state.owner !== before.owner) keepSlip(state);
});

export const slipStore = { getState: slip.getState, subscribe: slip.subscribe };
/** One part of the slip. */
export const useSlip = <Part>(select: (state: Slip) => Part): Part => useStore(slip, select);

const change = (key: string, next: (bet: SlipBet) => SlipBet) =>
  slip.setState(({ bets }) => ({ bets: bets.map((bet) => (bet.key === key ? next(bet) : bet)) }));
const ifDraft = (next: (bet: SlipBet) => SlipBet) => (bet: SlipBet) => (isDraft(bet) ? next(bet) : bet);

/** How soon after one tap another one on its selection is the same tap, made double, ms. */
const DOUBLE_TAP = 1000;

/**
 * A tap on a price: puts it on the slip and opens that; on it already, takes it off, and another price of that side takes its
 * place. What is on its way stays as it is, and in the place of a receipt comes a new selection. While one-tap is on, a double tap is one: what
 * the first half of it placed is shown. `stakeText` is the default stake; `byKeyboard` asks for the focus; a price that is not current
 * is never placed by one tap.
 */
export function pick(
  picked: PickedPrice,
  {
    stakeText,
    byKeyboard = false,
    isCurrent = true,
  }: { readonly stakeText: string; readonly byKeyboard?: boolean; readonly isCurrent?: boolean },
): void {
  const key = pickKey(picked);
  const at = monotonicNow();
  slip.setState(({ bets, isOneTap, oneTapped }) => {
    const before = bets.find((bet) => bet.key === key);
    const isDouble = isOneTap && oneTapped?.key === key && at < oneTapped.at + DOUBLE_TAP;
    if (before && (isOut(before) || isDouble)) return { isOpen: true };
    const others = bets.filter((bet) => bet.key !== key);
    if (before && isDraft(before)) {
      if (before.depth === picked.depth) return { bets: others };
      const { depth, price, pricedAt } = picked;
      return {
        bets: bets.map((bet) =>
          bet === before ? { ...bet, depth, price, pricedAt, ownPrice: ownPriceOf(picked) } : bet,
        ),
      };
    }
    const bet = draftOf(picked, stakeText, isOneTap && isCurrent && stakeText !== '');
    return {
      ...{ bets: [...others, bet], isOpen: true, focus: byKeyboard ? key : null },
      oneTapped: bet.isOneTap ? { key, at } : oneTapped,
    };
  });
}

/** Takes a selection or a receipt off; what is on its way stays. */
export const remove = (key: string): void =>
  slip.setState(({ bets }) => ({ bets: bets.filter((bet) => bet.key !== key || isOut(bet)) }));

/** Takes off all that is not on its way. */
export const clearSlip = (): void => slip.setState(({ bets }) => ({ bets: bets.filter(isOut) }));

export const typeStake = (key: string, stakeText: string): void =>
  change(
    key,
    ifDraft((bet) => ({ ...bet, stakeText, isOneTap: false })),
  );

/** The player takes the price, or the line, as it is now: that is what they have seen from here on. */
export const confirmPrice = (
  key: string,
  now: { readonly price: Hundredths; readonly line: number | null; readonly at: number },
): void =>
  change(
    key,
    ifDraft((bet) => ({ ...bet, price: now.price, line: now.line, pricedAt: now.at })),
  );

/** Asks for other odds than those that are offered; null: for those again. */
export const askFor = (key: string, ownPrice: Hundredths | null): void =>
  change(
    key,
    ifDraft((bet) => ({ ...bet, ownPrice, isOneTap: false })),
  );

/** What the slip has learnt of the market since. */
export const learn = (
  key: string,
  known: { readonly marketId?: string; readonly runners?: SlipBet['runners']; readonly limits?: BetLimits },
): void => change(key, (bet) => ({ ...bet, ...known }));

/** It is not placed by itself any more: something stands against it. */
export const disarm = (key: string): void => change(key, (bet) => (bet.isOneTap ? { ...bet, isOneTap: false } : bet));

/** What has become of a bet; nothing happens where it can't be that (`canMove`). `clientRef` tells it from a later selection of its place. */
export const move = (
  { key, clientRef }: Pick<SlipBet, 'key' | 'clientRef'>,
  to: BetState,
  known: Partial<Pick<SlipBet, 'request' | 'outcome'>> = {},
): void => change(key, (bet) => (bet.clientRef === clientRef ? movedTo(bet, to, known) : bet));

/** More has become of a bet in the state that it is in: what waits was matched further. */
export const update = ({ key, clientRef }: Pick<SlipBet, 'key' | 'clientRef'>, outcome: Outcome): void =>
  change(key, (bet) => {
    const isNews = bet.clientRef === clientRef && bet.outcome?.matchedStake !== outcome.matchedStake;
    return isNews ? { ...bet, outcome } : bet;
  });

/** A refused bet, or a receipt, once more: a new bet of the price as it stands now, null where nobody knows that. */
export const again = (key: string, now: Pick<PickedPrice, 'price' | 'line' | 'pricedAt'> | null): void =>
  change(key, (bet) => {
    if (!isDone(bet)) return bet;
    return { ...draftOf({ ...bet, ...now }, bet.stakeText), limits: bet.limits, ownPrice: bet.ownPrice };
  });

export const openSlip = (isOpen: boolean): void => slip.setState({ isOpen });
export const armOneTap = (isOneTap: boolean): void => slip.setState({ isOneTap });
export const editStakes = (editing: Slip['editing']): void => slip.setState({ editing });
export const focusOn = (key: string | null): void => slip.setState({ focus: key });

/** A player is signed in: a visitor's slip becomes theirs, another player's is dropped. */
export function adopt(player: string): void {
  const { owner } = slip.getState();
  if (owner === player) return;
  slip.setState(owner === null ? { owner: player, isOneTap: false } : { owner: player, bets: [], ...atFirst });
}

/** The session is over: nothing of it stays in this tab. */
export const forgetSlip = (): void => slip.setState({ owner: null, bets: [], ...atFirst });

/** Reads again what the tab keeps, as after a reload. */
export const rereadSlip = (): void => slip.setState({ ...readSlip(), ...atFirst });
