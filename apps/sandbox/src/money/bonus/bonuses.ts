import {
  type Bonus,
  type BonusPart,
  type BonusProduct,
  bonusProducts,
  type bonusStates,
} from '@pavilion/api-client/wire';
import { type Paise, paise, sumPaise, ZERO } from '@pavilion/money';
import type { Queryable } from '../../store/index.ts';
import { partAmount, partOpensAt } from './parts.ts';

type BonusState = (typeof bonusStates)[number];

/** A player's bonus with what has been wagered and claimed. */
export interface PlayerBonus {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly base: Bonus['base'];
  readonly multiplier: number;
  readonly parts: number;
  readonly contributions: Readonly<Partial<Record<BonusProduct, number>>>;
  readonly days: number;
  readonly amount: Paise;
  readonly deposit: Paise;
  /** What of the deposit no claimed part has released, by the database's `locked_deposit`. */
  readonly depositLeft: Paise;
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
         coalesce((select sum(c.amount)::bigint from bonus_claim c where c.bonus_id = b.id), 0)), 0) as "depositLeft"
     from player_bonus b where player_id = $1 and ($2::bigint is null or id = $2) order by id desc`,
    [player, id ?? null],
  );
  return rows.map(({ depositLeft, ...row }) => {
    const bonus = { ...row, depositLeft: paise(depositLeft) };
    const isOver = (row.state === 'available' || row.state === 'active') && row.expiresAt <= now;
    return isOver ? { ...bonus, state: 'expired', endedAt: row.expiresAt } : bonus;
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

/** What of the deposit that brought it can't be withdrawn while it is active. */
function lockedOf({ state, depositLeft }: PlayerBonus): Paise {
  return state === 'active' ? depositLeft : ZERO;
}

/** What of an opened part waits to be claimed. */
export function claimableOf(bonus: PlayerBonus): Paise {
  return sumPaise(partsOf(bonus), ({ state, amount }) => (state === 'claimable' ? amount : ZERO));
}

/** A bonus as the wire has it. */
export function onTheWire(bonus: PlayerBonus): Bonus {
  const { id, title, text, state, amount, deposit, base, multiplier, required, parts, days } = bonus;
  return {
    ...{ id: String(id), title, text, state, amount, base, multiplier, required, parts, days },
    ...(deposit === 0 ? {} : { deposit }),
    done: doneOf(bonus),
    released: releasedOf(bonus),
    claimable: claimableOf(bonus),
    locked: lockedOf(bonus),
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
