import type { Teller } from '../../base/index.ts';
import type { Queryable } from '../../store/index.ts';

/** Bonuses as they were given. */
export const bonusGivenStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select id, granted_at as at, amount, title from player_bonus
     where player_id = $1 and (granted_at, id) < ($2::timestamptz, $3::bigint) order by granted_at desc, id desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ id, at, amount, title }) => ({
    ...{ source: 'bonus given', id, at, subject: '', amount, text: `Bonus given: ${title}` },
  }));
};

/** Bonuses as they were taken up. */
export const bonusTakenStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select id, coalesce(started_at, granted_at) as at, amount, title from player_bonus
     where player_id = $1 and started_at is not null and (started_at, id) < ($2::timestamptz, $3::bigint)
     order by started_at desc, id desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ id, at, amount, title }) => ({
    ...{ source: 'bonus taken up', id, at, subject: '', amount, text: `Bonus taken up: ${title}` },
  }));
};

/** Parts of bonuses as they were claimed. */
export const bonusClaimedStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select c.bonus_id * 100 + c.part as id, c.claimed_at as at, c.amount, c.part, b.title
     from bonus_claim c join player_bonus b on b.id = c.bonus_id
     where b.player_id = $1 and (c.claimed_at, c.bonus_id * 100 + c.part) < ($2::timestamptz, $3::bigint)
     order by c.claimed_at desc, c.bonus_id * 100 + c.part desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ id, at, amount, part, title }) => ({
    ...{ source: 'bonus claimed', id, at, subject: '', amount, text: `Part ${part} claimed: ${title}` },
  }));
};

/** Bonuses as they ended. */
export const bonusEndedStory: Teller<Queryable> = async (database, player, before, most) => {
  const rows = await database.query(
    `select id, coalesce(ended_at, granted_at) as at, amount, title, state from player_bonus
     where player_id = $1 and ended_at is not null and (ended_at, id) < ($2::timestamptz, $3::bigint)
     order by ended_at desc, id desc limit $4`,
    [player, before.at, before.id, most],
  );
  return rows.map(({ id, at, amount, title, state }) => ({
    ...{ source: 'bonus ended', id, at, subject: '', amount, text: `Bonus ${state}: ${title}` },
  }));
};
