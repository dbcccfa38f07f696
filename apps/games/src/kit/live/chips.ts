import type { TableBet } from '@pavilion/game-rules';
import { minPaise, type Paise, paise, subtractPaise } from '@pavilion/money';
import { heaped, onSpot, type Stroke, stakeOf } from './laid.ts';
import { leftOf } from './live-state.ts';
import type { LiveTable } from './live-table.ts';

/** Why a chip was not taken. */
export type ChipTrouble =
  /** A spot, or the round, takes no more than so much. */
  { readonly kind: 'most'; readonly most: Paise } | { readonly kind: 'short' };

export interface ChipState<Spot extends string> {
  /** What I have on each spot, what is still on its way with it. */
  readonly lying: readonly TableBet<Spot>[];
  /** What I had on the last round that I betted on, to be repeated; empty where there was none. */
  readonly before: readonly TableBet<Spot>[];
  readonly trouble: ChipTrouble | null;
}

export interface ChipRules<Spot extends string> {
  readonly least: Paise;
  /** On all spots together, paise. */
  readonly mostInAll: Paise;
  /** On one spot, by what lies open; 0 where it takes no bets this time. */
  readonly mostOn: (spot: Spot) => Paise;
  /** Resolves after a time, ms. */
  readonly pause: (time: number) => Promise<void>;
}

/** As much of a table as chips are laid on. */
type Board<Spot extends string> = Pick<
  LiveTable<readonly TableBet<Spot>[], unknown, unknown, unknown>,
  'state' | 'subscribe' | 'now' | 'isTaking' | 'bet' | 'back' | 'dismiss'
>;

/** Chips that are laid within so long go out together, ms; near the end of the betting they don't wait. */
const GATHERED = 400;
const LATE = 1200;

/** A stroke, and the ticket that holds it once it was sent. */
interface Laid<Spot extends string> extends Stroke<Spot> {
  ref: string | null;
}

/**
 * The chips that a player lays on a table. Strokes are put down at once as they see it, and go out as tickets one after the other; what is
 * taken back goes back with its ticket, and what else the ticket held goes out anew.
 */
export class Chips<Spot extends string> {
  readonly #table: Board<Spot>;
  readonly #rules: ChipRules<Spot>;
  readonly #listeners = new Set<() => void>();
  #state: ChipState<Spot> = { lying: [], before: [], trouble: null };
  #round: number | null = null;
  #laid: Laid<Spot>[] = [];
  /** Tickets of which something is to come back. */
  readonly #returning = new Set<string>();
  #isSending = false;

  constructor(table: Board<Spot>, rules: ChipRules<Spot>) {
    this.#table = table;
    this.#rules = rules;
    table.subscribe(() => this.#follow());
  }

  readonly state = (): ChipState<Spot> => this.#state;

  /** Returns an unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What is left to stake: without what is on its way, and what is about to go. */
  get left(): Paise {
    const waiting = this.#laid.filter(({ ref }) => ref === null);
    return subtractPaise(leftOf(this.#table.state()), stakeOf(heaped(waiting)));
  }

  lay(spot: Spot, stake: Paise): boolean {
    return this.#put([{ spot, stake }]);
  }

  /** Lays what lies once more, as far as the limits let it. */
  double(): boolean {
    return this.#put(this.#state.lying, true);
  }

  /** Lays what was laid on the last round. */
  repeat(): boolean {
    return this.#put(this.#state.before, true);
  }

  /** Takes the last stroke back. */
  undo(): void {
    this.#remove(this.#laid.slice(-1));
  }

  /** Takes everything back. */
  clear(): void {
    this.#remove(this.#laid);
  }

  #show(trouble: ChipTrouble | null = null): void {
    this.#state = { ...this.#state, lying: heaped(this.#laid), trouble };
    for (const listener of this.#listeners) listener();
  }

  #put(bets: readonly TableBet<Spot>[], isCut = false): boolean {
    if (!this.#table.isTaking || bets.length === 0) return false;
    const { least, mostInAll, mostOn } = this.#rules;
    const { lying } = this.#state;
    const fitting = bets
      .map(({ spot, stake }) => {
        const room = paise(mostOn(spot) - onSpot(lying, spot));
        return { spot, stake: isCut ? minPaise(stake, paise(Math.max(room, 0))) : stake, room };
      })
      .filter(({ stake }) => stake >= least);
    const full = fitting.find(({ stake, room }) => stake > room);
    if (full || fitting.length === 0) {
      return this.#refuse({ kind: 'most', most: mostOn((full ?? bets[0])?.spot as Spot) });
    }
    const stake = stakeOf(fitting);
    if (stakeOf(lying) + stake > mostInAll) return this.#refuse({ kind: 'most', most: mostInAll });
    if (stake > this.left) return this.#refuse({ kind: 'short' });
    this.#laid = [...this.#laid, { bets: fitting.map(({ spot, stake: one }) => ({ spot, stake: one })), ref: null }];
    this.#table.dismiss();
    this.#show();
    void this.#send();
    return true;
  }

  #refuse(trouble: ChipTrouble): false {
    this.#show(trouble);
    return false;
  }

  #remove(strokes: readonly Laid<Spot>[]): void {
    if (!this.#table.isTaking || strokes.length === 0) return;
    for (const { ref } of strokes) if (ref !== null) this.#returning.add(ref);
    this.#laid = this.#laid.filter((one) => !strokes.includes(one));
    this.#show();
    void this.#send();
  }

  /** Sends what has not been sent, one ticket after the other, until the table has what lies here. */
  async #send(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (this.#returning.size > 0 || this.#laid.some(({ ref }) => ref === null)) {
        const [ref] = this.#returning;
        if (ref === undefined) await this.#sendNew();
        else await this.#takeBack(ref);
      }
    } finally {
      this.#isSending = false;
    }
  }

  async #sendNew(): Promise<void> {
    const { round } = this.#table.state();
    const closesIn = (round?.closesAt ?? 0) - this.#table.now();
    if (closesIn > LATE) await this.#rules.pause(GATHERED);
    const strokes = this.#laid.filter(({ ref }) => ref === null);
    if (strokes.length === 0 || this.#returning.size > 0) return;
    const bets = heaped(strokes);
    const sent = this.#table.bet(bets, stakeOf(bets));
    // What is sent now has its reference from the ticket that lies on the table already.
    const ref = this.#table.state().tickets.findLast(({ bet }) => bet === bets)?.ref ?? '';
    for (const stroke of strokes) stroke.ref = ref;
    const ticket = await sent;
    if (ticket !== null) return;
    this.#laid = this.#laid.filter((one) => one.ref !== ref);
    this.#returning.delete(ref);
    this.#show();
  }

  /** Takes a ticket back; what else it held is to be sent anew. Where it can't come back, all of it lies again. */
  async #takeBack(ref: string): Promise<void> {
    const ticket = this.#table.state().tickets.find((one) => one.ref === ref);
    const isBack = ticket?.id ? await this.#table.back(ticket.id) : ticket === undefined;
    this.#returning.delete(ref);
    const rest = this.#laid.filter((one) => one.ref === ref);
    if (isBack) {
      for (const stroke of rest) stroke.ref = null;
    } else if (ticket?.round === this.#round) {
      this.#laid = [...this.#laid.filter((one) => one.ref !== ref), { bets: ticket.bet, ref }];
    }
    this.#show();
  }

  /** Follows the table: a new round has no chips, and what another page of mine put down lies here too. */
  #follow(): void {
    const { round, tickets } = this.#table.state();
    if (round !== null && round.id !== this.#round) {
      const held = heaped(this.#laid.filter(({ ref }) => ref !== null));
      const isFirst = this.#round === null;
      this.#round = round.id;
      this.#laid = [];
      this.#returning.clear();
      if (!isFirst && held.length > 0) this.#state = { ...this.#state, before: held };
      this.#show();
    }
    const known = new Set(this.#laid.map(({ ref }) => ref));
    const others = tickets.filter(
      ({ ref, state }) => state !== 'sending' && !known.has(ref) && !this.#returning.has(ref),
    );
    if (others.length === 0) return;
    this.#laid = [...this.#laid, ...others.map(({ bet, ref }) => ({ bets: bet, ref }))];
    this.#show(this.#state.trouble);
  }
}
