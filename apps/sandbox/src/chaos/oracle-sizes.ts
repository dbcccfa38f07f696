import { type Slip, shownFor } from './oracle-slips.ts';

/**
 * What was taken of each size that is shown. When prices are made anew is not known here, nor who of several at once came first: so
 * what was taken since the last tick may not be more than is shown, and who is refused had no room beside all that ever was.
 */
export class ShownSizes {
  readonly #ever = new Map<string, bigint>();
  readonly #sinceTick = new Map<string, bigint>();
  #refused: Slip[] = [];

  /** Takes a bet in. Throws where it is more than was left, unless ticks may have come between. */
  take(slip: Place & Pick<Slip, 'stake'>, isOfThisTick: boolean): void {
    const key = keyOf(slip);
    this.#ever.set(key, (this.#ever.get(key) ?? 0n) + slip.stake);
    if (!isOfThisTick) return;
    const taken = (this.#sinceTick.get(key) ?? 0n) + slip.stake;
    this.#sinceTick.set(key, taken);
    const most = shownFor(slip)?.most ?? null;
    if (most !== null && taken > most) throw new Error(`${taken} was taken at a price of which ${most} is shown`);
  }

  refuse(slip: Slip): void {
    this.#refused.push(slip);
  }

  /** Throws where somebody was refused who had room beside all that was taken. */
  check(): void {
    for (const slip of this.#refused) {
      const [taken, most] = [this.#ever.get(keyOf(slip)) ?? 0n, shownFor(slip)?.most ?? null];
      if (most === null || taken + slip.stake <= most) {
        throw new Error(`There was room for ${slip.stake} at a price of which ${taken} of ${most} was taken`);
      }
    }
    this.#refused = [];
  }

  /** Prices may be others from now on. */
  tick(): void {
    this.#sinceTick.clear();
  }
}

/** Which size is meant. */
type Place = Pick<Slip, 'market' | 'runner' | 'side'>;

const keyOf = ({ market, runner, side }: Place) => `${market.id} ${runner} ${side}`;
