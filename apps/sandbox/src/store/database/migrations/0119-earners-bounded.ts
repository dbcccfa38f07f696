/** Who earns on a player is looked for as many levels up as the house counts, and no further, however tall the tree is. */
export const earnersBounded = {
  id: 119,
  name: 'earners bounded',
  sql: `
-- As in 0056, but for where it stops.
create or replace function earners_above(the_player bigint) returns bigint[] language sql stable as $$
  with recursive terms as (
    select least((s.value ->> 'levels')::int, floor(100 / nullif((s.value ->> 'percent')::numeric, 0))) as levels
    from setting s where s.key = 'referral'
  ), above as (
    select r.referrer_id as earner, 1 as level from referral r, terms t where r.player_id = the_player and t.levels >= 1
    union all
    select r.referrer_id, above.level + 1 from above
      join terms t on above.level < t.levels
      join referral r on r.player_id = above.earner
  )
  select array_agg(a.earner order by a.level) from above a;
$$;
`,
};
