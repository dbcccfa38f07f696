/**
 * What a player keeps themselves to (docs/decisions/play-limits.md): looked at as what they bet, play or pay in is committed, whatever wrote
 * it. Whoever moves their money has their accounts, or for a deposit their row, locked by then, and so has whoever sets a limit: whichever
 * comes second finds the other. Periods roll: 24 hours, 7 days and 30 days up to now, so that no midnight begins a new one.
 */
export const playLimits = {
  id: 93,
  name: 'play limits',
  sql: `
-- A limit by its name (deposit-day, loss-week, stake-bet, session...): paise, and minutes for the session. Null: none.
create table player_limit (
  player_id bigint not null references player,
  name text not null,
  amount bigint check (amount >= 0),
  -- What it is from a moment on that may have passed: whoever reads it goes by the time. Both null: nothing waits, or it waits to end.
  later_amount bigint check (later_amount >= 0),
  later_at timestamptz,
  primary key (player_id, name)
);

-- Every limit that a player set, as they set it.
create table limit_change (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  name text not null,
  amount bigint,
  -- From when on it counts. At its end it counts no more: a rise that was taken back never did.
  starts_at timestamptz not null,
  at timestamptz not null
);
create index limit_change_player on limit_change (player_id, id);

-- When a player played: each run of theirs without a long pause.
create table play_run (
  player_id bigint not null references player,
  began_at timestamptz not null,
  last_at timestamptz not null,
  primary key (player_id, began_at)
) with (fillfactor = 80);

-- How often a player is shown their time and result (minutes), and when they last read it.
create table reality_check (
  player_id bigint primary key references player,
  every_minutes int not null check (every_minutes > 0),
  read_at timestamptz
);

insert into setting (key, value) values ('play-limits', '{"coolingHours": 48}') on conflict (key) do nothing;

-- The limits of a player that are in force.
create function limits_of(the_player bigint, the_time timestamptz) returns table (name text, amount bigint)
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  return query
  select f.name, f.amount from (
    select l.name, case when l.later_at <= the_time then l.later_amount else l.amount end as amount
    from player_limit l where l.player_id = the_player) f
  where f.amount is not null;
end $$;

-- How far a period of a limit goes back. Hours: days of a calendar are none of it.
create function period_of(the_name text) returns interval language sql immutable parallel safe return
  case split_part(the_name, '-', 2) when 'day' then interval '24 hours' when 'week' then interval '168 hours' when 'month' then interval '720 hours'
    else interval '0 hours' end;

-- What a player lost by bets and games after a moment, below zero where they won; the days after its own are sums that stand already.
create function lost_since(the_player bigint, the_start timestamptz) returns bigint
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  its_day date := ((the_start at time zone 'UTC') + interval '5 hours 30 minutes')::date;
  its_end timestamptz := ((its_day + 1)::timestamp - interval '5 hours 30 minutes') at time zone 'UTC';
begin
  return (
    select coalesce(sum(d.given - d.gained), 0)::bigint from ledger_day d
    where d.player_id = the_player and d.name = 'cash' and d.kind in ('sports', 'casino') and d.day > its_day
  ) - (
    select coalesce(sum(e.amount), 0)::bigint from ledger_entry e
    where e.player_id = the_player and e.name = 'cash' and e.kind in ('sports', 'casino') and e.at > the_start and e.at < its_end);
end $$;

-- The most that a bet may lose by itself: of a lay its liability, so that nobody lays what they may not stake.
create function risk_of_bet(the_side text, the_kind text, the_stake bigint, the_price int) returns bigint language sql immutable parallel safe return
  case the_side when 'back' then the_stake else bet_profit(the_kind, the_stake, the_price) end;

-- What counts towards one of a player's limits. Deposits: what was approved in its period, and all that may yet be. Losses: what was lost in it,
-- and all that open bets may lose yet, whenever they were placed. Stakes: what bets risked and games took in it.
create function used_of(the_player bigint, the_name text, the_time timestamptz) returns bigint
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  the_start timestamptz := the_time - period_of(the_name);
begin
  if the_name like 'deposit-%' then
    return (
      select coalesce(sum(d.amount), 0)::bigint from deposit d
      where d.player_id = the_player and case when d.state = 'approved' then d.decided_at > the_start
        else d.state in ('created', 'redirected', 'returned', 'pending') and (d.expires_at > the_time or d.expires_at is null) end);
  elsif the_name like 'loss-%' then
    return lost_since(the_player, the_start) + (select max(a.balance) from account a where a.player_id = the_player and a.name = 'held');
  elsif the_name = 'stake-day' then
    return (
      -- Of a bet whose rest has ended, what was matched.
      select coalesce(sum(risk_of_bet(b.side, m.kind, case when b.rest_ended is null then b.stake
        else coalesce((select sum(f.stake)::bigint from bet_fill f where f.bet_id = b.id), 0) end, b.price)), 0)::bigint
      from bet b join market m on m.id = b.market_id
      where b.player_id = the_player and b.created_at > the_start and b.cash_out is null and b.status not in ('rejected', 'cancelled', 'lapsed', 'void')
    ) + (
      select coalesce(- sum(e.amount), 0)::bigint from ledger_entry e
      where e.player_id = the_player and e.name = 'cash' and e.kind = 'casino' and e.amount < 0 and e.at > the_start);
  end if;
  return 0;
end $$;

-- The first of a player's limits of a kind ('deposit', 'loss', 'stake') that is passed with so much more: its name, its amount and what is left.
create function limit_passed(the_player bigint, the_kind text, more bigint, the_time timestamptz) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  its record;
  used bigint;
begin
  for its in select l.name, l.amount from limits_of(the_player, the_time) l where l.name like the_kind || '-%' order by l.amount, l.name loop
    used := used_of(the_player, its.name, the_time);
    if used + more > its.amount then
      return jsonb_build_object('name', its.name, 'amount', its.amount, 'left', greatest(0, its.amount - used));
    end if;
  end loop;
  return null;
end $$;

-- A player's play at a moment: the run that it is part of, which a pause of a quarter of an hour ends; how long they played in the 24 hours up to
-- it; their limit of that in minutes; and from when on a reality check has to be read first.
create function play_of(
  the_player bigint, the_time timestamptz,
  out since timestamptz, out used_seconds int, out most_minutes bigint, out check_minutes int, out check_at timestamptz
) language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  read timestamptz;
begin
  select r.began_at into since from play_run r
  where r.player_id = the_player and r.last_at >= the_time - interval '15 minutes' order by r.began_at desc limit 1;
  select coalesce(extract(epoch from sum(greatest(r.last_at - greatest(r.began_at, the_time - interval '24 hours'), interval '0'))), 0)::int
  into used_seconds from play_run r where r.player_id = the_player and r.last_at > the_time - interval '24 hours';
  select l.amount into most_minutes from limits_of(the_player, the_time) l where l.name = 'session';
  select c.every_minutes, c.read_at into check_minutes, read from reality_check c where c.player_id = the_player;
  check_at := greatest(since, read) + check_minutes * interval '1 minute';
end $$;

-- Notes that a player plays, and returns their play as \`play_of\` does.
create function note_play(
  the_player bigint, the_time timestamptz,
  out since timestamptz, out used_seconds int, out most_minutes bigint, out check_minutes int, out check_at timestamptz
) language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  update play_run r set last_at = greatest(r.last_at, the_time)
  where r.player_id = the_player and r.last_at >= the_time - interval '15 minutes'
    and r.began_at = (select max(b.began_at) from play_run b where b.player_id = the_player);
  if not found then
    insert into play_run (player_id, began_at, last_at) select p.id, the_time, the_time from player p where p.id = the_player on conflict do nothing;
  end if;
  select p.* into since, used_seconds, most_minutes, check_minutes, check_at from play_of(the_player, the_time) p;
end $$;

-- The reality check that a player has to read before they bet on; null where none is due.
create function check_due(the_player bigint, the_time timestamptz) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
begin
  if not exists (select from reality_check c where c.player_id = the_player) then return null; end if;
  return (
    select jsonb_build_object('name', 'check', 'minutes', floor(extract(epoch from the_time - p.since) / 60)::int)
    from play_of(the_player, the_time) p where p.check_at <= the_time);
end $$;

create function refuse_passed(the_player bigint, passed jsonb) returns void language plpgsql as $$
begin
  if passed is not null then
    raise exception 'player % passes the limit %', the_player, passed ->> 'name' using errcode = 'PVLM1', detail = passed::text;
  end if;
end $$;

-- Whatever holds more of a player's cash puts it at risk; what takes risk off by a cash-out is not kept from them.
create function refuse_risk() returns trigger language plpgsql as $$
begin
  if exists (select from player_limit l where l.player_id = new.player_id and l.name like 'loss-%')
    and not exists (select from ledger_transaction t where t.id = new.transaction_id and t.reference like 'bet:%:cash-out') then
    perform refuse_passed(new.player_id, limit_passed(new.player_id, 'loss', 0, new.at));
  end if;
  return null;
end $$;
create constraint trigger only_within_loss_limits after insert on ledger_entry deferrable initially deferred
  for each row when (new.name = 'held' and new.amount > 0) execute function refuse_risk();

create function refuse_stake() returns trigger language plpgsql as $$
declare
  its record;
  risk bigint;
  placed record;
begin
  perform refuse_passed(new.player_id, check_due(new.player_id, new.created_at));
  if not exists (select from player_limit l where l.player_id = new.player_id and l.name like 'stake-%') then return null; end if;
  -- One that was not taken after all is gone by now.
  select b.side, m.kind, b.stake, b.price into placed from bet b join market m on m.id = b.market_id where b.id = new.id;
  if not found then return null; end if;
  risk := risk_of_bet(placed.side, placed.kind, placed.stake, placed.price);
  for its in select l.amount from limits_of(new.player_id, new.created_at) l where l.name = 'stake-bet' and risk > l.amount loop
    perform refuse_passed(new.player_id, jsonb_build_object('name', 'stake-bet', 'amount', its.amount, 'left', its.amount));
  end loop;
  perform refuse_passed(new.player_id, limit_passed(new.player_id, 'stake', 0, new.created_at));
  return null;
end $$;
create constraint trigger only_within_stake_limits after insert on bet deferrable initially deferred
  for each row when (new.cash_out is null) execute function refuse_stake();

create function refuse_deposit() returns trigger language plpgsql as $$
begin
  if exists (select from player_limit l where l.player_id = new.player_id and l.name like 'deposit-%') then
    perform refuse_passed(new.player_id, limit_passed(new.player_id, 'deposit', 0, case new.state when 'approved' then new.decided_at else new.created_at end));
  end if;
  return null;
end $$;
create constraint trigger only_within_deposit_limits after insert on deposit deferrable initially deferred
  for each row when (new.state not in ('declined', 'expired')) execute function refuse_deposit();
create constraint trigger only_credited_within_limits after update of state on deposit deferrable initially deferred
  for each row when (new.state = 'approved' and old.state <> 'approved') execute function refuse_deposit();

-- What a game's bet passes: its stake is lost until the round brings something back. The player's accounts are locked.
create function game_bet_passes(the_player bigint, the_stake bigint, the_time timestamptz) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  due jsonb := check_due(the_player, the_time);
begin
  if due is not null then return due; end if;
  if not exists (select from player_limit l where l.player_id = the_player) then return null; end if;
  return coalesce(
    (select jsonb_build_object('name', l.name, 'amount', l.amount, 'left', l.amount) from limits_of(the_player, the_time) l
     where l.name = 'stake-bet' and the_stake > l.amount),
    limit_passed(the_player, 'stake', the_stake, the_time),
    limit_passed(the_player, 'loss', the_stake, the_time));
end $$;

-- As in 0058, but for 'limit': the bet passes what its player keeps themselves to, which \`passed\` says.
do $$
declare
  before text := pg_get_functiondef('wallet_bet'::regproc);
  after text := replace(replace(before,
    'OUT most_stake bigint)', 'OUT most_stake bigint, OUT passed jsonb)'),
    'if the_stake > free then reason := ''money''; end if;',
    'passed := game_bet_passes(the_player, the_stake, the_time);
    reason := case when passed is not null then ''limit'' when the_stake > free then ''money'' end;');
begin
  if position('OUT passed jsonb' in after) = 0 or position('game_bet_passes' in after) = 0 then raise exception 'wallet_bet is not what it was'; end if;
  drop function wallet_bet;
  execute after;
end $$;

-- As in 0046, but for a bet that would hold more than its player's limits take once it is judged: it is refused by 'limit'.
do $$
declare
  before text;
  after text;
begin
  select pg_get_functiondef(p.oid) into strict before from pg_proc p where p.proname = 'judge_bet';
  after := regexp_replace(before, '(select \\* into done from match_bet\\([^;]*;)', 'begin
      \\1
      if done.problem is null and exists (
        select from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.at = the_time
        where t.reference = ''bet:'' || the_bet || '':judged'' and e.name = ''held'' and e.amount > 0) then
        perform refuse_passed(mine.player_id, limit_passed(mine.player_id, ''loss'', 0, the_time));
      end if;
    exception when sqlstate ''PVLM1'' then
      select ''limit''::text as problem, null::bigint as missing, null::bigint as exposure, null::bigint[] as others into done;
    end;');
  if after = before then raise exception 'judge_bet is not what it was'; end if;
  execute after;
end $$;
`,
};
