import { type Bonus, type BonusPart, type BonusProduct, bonusProducts, namesOf } from '@pavilion/api-client/wire';
import { type Paise, paise, sumPaise, ZERO } from '@pavilion/money';
import { ownTextsOf, type Queryable } from '../../store/index.ts';
import { partAmount, partOpensAt } from './parts.ts';
import { type BonusState, stateAfter } from './states.ts';

/** A player's bonus with what has been wagered and claimed. */
export interface PlayerBonus {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly named?: Bonus['named'];
  readonly base: Bonus['base'];
  readonly multiplier: number;
  readonly parts: number;
  readonly contributions: Readonly<Partial<Record<BonusProduct, number>>>;
  readonly days: number;
  readonly amount: Paise;
  readonly deposit: Paise;
  /** What of the deposit no claimed part has released, by the database's `locked_deposit`. */
  readonly depositLeft: Paise;
  /** What of the player's cash can't be withdrawn for it now, by the database's `available_to`, which a withdrawal is measured by. */
  readonly lockedNow: Paise;
  /** Of an available one: its deposit is no longer there, by the database's `bonuses_taken`. */
  readonly isTaken: boolean;
  readonly required: Paise;
  readonly state: BonusState;
  readonly startedAt: Date | null;
  readonly expiresAt: Date;
  readonly endedAt: Date | null;
  /** By product: what was at risk while it was active (the wire's `stake`), and what of it counted. */
  readonly wagered: Readonly<Partial<Record<BonusProduct, { readonly stake: Paise; readonly counted: Paise }>>>;
  readonly claims: readonly { readonly part: number; readonly amount: Paise; readonly at: number }[];
}

/**
 * A player's bonuses, the newest first; the one of `id` where it is given. What has run out by `now` reads as expired, whether
 * or not that has been written down.
 */
export async function bonusesOf(database: Queryable, player: number, now: Date, id?: number): Promise<PlayerBonus[]> {
  const rows = await database.query(
    `select id, title, text, base, multiplier, parts, contributions, days, amount, deposit, required, state,
       started_at as "startedAt", expires_at as "expiresAt", ended_at as "endedAt",
       (select coalesce(jsonb_object_agg(product, jsonb_build_object('stake', stake, 'counted', counted)), '{}')
        from (select product, sum(at_risk)::bigint as stake, sum(counted)::bigint as counted from bonus_wager c
              where c.bonus_id = b.id and c.at_risk > 0 group by product) as by_product) as wagered,
       (select coalesce(jsonb_agg(jsonb_build_object('part', part, 'amount', c.amount,
                 'at', floor(extract(epoch from claimed_at) * 1000)::bigint) order by part), '[]')
        from bonus_claim c where c.bonus_id = b.id) as claims,
       coalesce(locked_deposit(deposit, amount,
         coalesce((select sum(c.amount)::bigint from bonus_claim c where c.bonus_id = b.id), 0)), 0) as "depositLeft",
       coalesce((select a.locked from available_to(b.player_id, $3) a where b.state = 'active'), 0) as "lockedNow",
       state = 'available' and b.id = any(array(select bonuses_taken($1))) as "isTaken"
     from player_bonus b where player_id = $1 and ($2::bigint is null or id = $2) order by id desc`,
    [player, id ?? null, now],
  );
  const own = rows.length === 0 ? undefined : await ownTextsOf(database);
  return rows.map(({ depositLeft, lockedNow, ...row }) => {
    const names = namesOf({ title: row.title, text: row.text }, own);
    const bonus = { ...row, ...names, depositLeft: paise(depositLeft), lockedNow: paise(lockedNow) };
    const expired = row.expiresAt <= now ? stateAfter(row.state, 'expire') : undefined;
    return expired ? { ...bonus, state: expired, endedAt: row.expiresAt } : bonus;
  });
}

/** What has been wagered and counted. */
export function doneOf({ wagered }: PlayerBonus): Paise {
  return sumPaise(Object.values(wagered), ({ counted }) => counted);
}

/** What has been claimed. */
export function releasedOf({ claims }: PlayerBonus): Paise {
  return sumPaise(claims, ({ amount }) => amount);
}

/** Each part with how it stands. */
export function partsOf(bonus: PlayerBonus): BonusPart[] {
  const done = doneOf(bonus);
  return Array.from({ length: bonus.parts }, (_, index): BonusPart => {
    const part = index + 1;
    const opensAt = partOpensAt(bonus.required, bonus.parts, part);
    const claim = bonus.claims.find((made) => made.part === part);
    if (claim) return { part, amount: claim.amount, opensAt, state: 'claimed', claimedAt: new Date(claim.at) };
    const isOpen = bonus.state === 'active' && done >= opensAt;
    const amount = partAmount(bonus.amount, bonus.parts, part);
    return { part, amount, opensAt, state: isOpen ? 'claimable' : 'locked' };
  });
}

/** What of cash can't be withdrawn for it while it is active, now and at most. */
function lockedOf({ state, lockedNow, depositLeft }: PlayerBonus): Pick<Bonus, 'locked' | 'mostLocked'> {
  return state === 'active' ? { locked: lockedNow, mostLocked: depositLeft } : { locked: ZERO, mostLocked: ZERO };
}

/** What of an opened part waits to be claimed. */
export function claimableOf(bonus: PlayerBonus): Paise {
  return sumPaise(partsOf(bonus), ({ state, amount }) => (state === 'claimable' ? amount : ZERO));
}

/** A bonus as the wire has it. */
export function onTheWire(bonus: PlayerBonus): Bonus {
  const { id, title, text, named, state, amount, deposit, base, multiplier, required, parts, days } = bonus;
  return {
    ...{ id: String(id), title, text, state, amount, base, multiplier, required, parts, days },
    ...(named === undefined ? {} : { named }),
    ...(deposit === 0 ? {} : { deposit }),
    ...(bonus.isTaken && bonus.state === 'available' ? { withdrawn: true } : {}),
    done: doneOf(bonus),
    released: releasedOf(bonus),
    claimable: claimableOf(bonus),
    ...lockedOf(bonus),
    contributions: bonusProducts.map((product) => ({
      product,
      percent: bonus.contributions[product] ?? 0,
      ...(bonus.wagered[product] ?? { stake: ZERO, counted: ZERO }),
    })),
    ...(bonus.startedAt ? { startedAt: bonus.startedAt } : {}),
    expiresAt: bonus.expiresAt,
    ...(bonus.endedAt ? { endedAt: bonus.endedAt } : {}),
  };
}
