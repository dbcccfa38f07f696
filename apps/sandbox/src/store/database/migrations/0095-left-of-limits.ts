/** What is left of a limit is said as it was before what passes it: in a trigger that stands among what is counted already. */
export const leftOfLimits = {
  id: 95,
  name: 'left of limits',
  sql: `
drop function limit_passed(bigint, text, bigint, timestamptz);

-- As in 0093, but for \`own\`: how much of what is counted already is what passes the limit.
create function limit_passed(the_player bigint, the_kind text, more bigint, the_time timestamptz, own bigint default 0) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  its record;
  used bigint;
begin
  for its in select l.name, l.amount from limits_of(the_player, the_time) l where l.name like the_kind || '-%' order by l.amount, l.name loop
    used := used_of(the_player, its.name, the_time);
    if used + more > its.amount then
      return jsonb_build_object('name', its.name, 'amount', its.amount, 'left', greatest(0, its.amount - used + own));
    end if;
  end loop;
  return null;
end $$;

create or replace function refuse_risk() returns trigger language plpgsql as $$
begin
  if exists (select from player_limit l where l.player_id = new.player_id and l.name like 'loss-%')
    and not exists (select from ledger_transaction t where t.id = new.transaction_id and t.reference like 'bet:%:cash-out') then
    perform refuse_passed(new.player_id, limit_passed(new.player_id, 'loss', 0, new.at, new.amount));
  end if;
  return null;
end $$;

create or replace function refuse_stake() returns trigger language plpgsql as $$
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
  perform refuse_passed(new.player_id, limit_passed(new.player_id, 'stake', 0, new.created_at, risk));
  return null;
end $$;

create or replace function refuse_deposit() returns trigger language plpgsql as $$
begin
  if exists (select from player_limit l where l.player_id = new.player_id and l.name like 'deposit-%') then
    perform refuse_passed(new.player_id, limit_passed(new.player_id, 'deposit', 0,
      case new.state when 'approved' then new.decided_at else new.created_at end, new.amount));
  end if;
  return null;
end $$;
`,
};
