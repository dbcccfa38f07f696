/**
 * What was at stake in bets that were settled, by day in India: the report of one's own play sets it beside what they brought, so that a bet
 * that is open is neither lost nor returned. A correction is no second stake: a player's bets on a market count as they are settled first.
 */
export const stakesSettled = {
  id: 134,
  name: 'stakes settled',
  sql: `
-- Paise; of a lay its liability, and of a cash-out nothing: what is traded away was at stake already.
alter table stake_day add column settled bigint not null default 0;

create function stake_settled(the_player bigint, the_market text) returns bigint
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select coalesce(sum(risk_of_bet(b.side, m.kind, f.stake, f.price)), 0)::bigint
    from bet b join market m on m.id = b.market_id join bet_fill f on f.bet_id = b.id
    where b.player_id = the_player and b.market_id = the_market and b.cash_out is null);
end $$;

-- What bets that are open have at stake: of one that waits to be met all of it, after that what was matched.
create function open_stakes(the_player bigint) returns bigint
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return (
    select coalesce(sum(risk_of_bet(b.side, m.kind, case when b.rest_ended is null then b.stake
      else coalesce((select sum(f.stake)::bigint from bet_fill f where f.bet_id = b.id), 0) end, b.price)), 0)::bigint
    from bet b join market m on m.id = b.market_id
    where b.player_id = the_player and b.status in ('delayed', 'matched', 'partial', 'unmatched') and b.cash_out is null);
end $$;

insert into stake_day as d (player_id, day, staked, settled)
select s.player_id, (s.at at time zone 'UTC' + interval '5 hours 30 minutes')::date, 0, sum(stake_settled(s.player_id, s.market_id))
from market_settlement s
where not exists (select from market_settlement b where b.market_id = s.market_id and b.player_id = s.player_id and b.version < s.version)
group by 1, 2
on conflict (player_id, day) do update set settled = excluded.settled;

create function settled_counted() returns trigger language plpgsql as $$
begin
  if new.version > 1 and exists (
    select from market_settlement b where b.market_id = new.market_id and b.player_id = new.player_id and b.version < new.version) then
    return null;
  end if;
  insert into stake_day as d (player_id, day, staked, settled)
  select new.player_id, (new.at at time zone 'UTC' + interval '5 hours 30 minutes')::date, 0, s.settled
  from (select stake_settled(new.player_id, new.market_id) as settled) s where s.settled > 0
  on conflict (player_id, day) do update set settled = d.settled + excluded.settled;
  return null;
end $$;
create trigger settled_counted after insert on market_settlement for each row execute function settled_counted();
`,
};
