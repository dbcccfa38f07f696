/**
 * What a player has paid all the same, over a limit of their own or after they had stopped, is a case of the desk: with its proof as a deposit has
 * one, never credited, and counted towards no limit.
 */
export const paymentsThatGoBack = {
  id: 400,
  name: 'payments that go back',
  sql: `
alter table deposit
  -- Its player says that they have paid what may not be credited, and is given it back by hand.
  add column goes_back boolean not null default false,
  add constraint deposit_goes_back check (not goes_back or state in ('pending', 'declined', 'expired'));

-- As in 0135, but for what goes back.
create or replace function used_of(the_player bigint, the_name text, the_time timestamptz) returns bigint
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  the_start timestamptz := the_time - period_of(the_name);
begin
  if the_name like 'deposit-%' then
    return (
      select coalesce(sum(d.amount), 0)::bigint from deposit d
      where d.player_id = the_player and not d.goes_back and case when d.state = 'approved' then d.decided_at > the_start
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
      select coalesce(sum(t.staked), 0)::bigint from wallet_transaction t
      where t.player_id = the_player and t.kind in ('bet', 'bet-win') and t.state = 'done' and t.at > the_start);
  end if;
  return 0;
end $$;

drop trigger only_who_may_deposit on deposit;
create constraint trigger only_who_may_deposit after insert on deposit deferrable initially deferred
  for each row when (not new.goes_back) execute function refuse_restricted();
drop trigger only_within_deposit_limits on deposit;
create constraint trigger only_within_deposit_limits after insert on deposit deferrable initially deferred
  for each row when (new.state not in ('declined', 'expired') and not new.goes_back) execute function refuse_deposit();

drop function request_deposit(bigint, text, bytea, text, timestamptz, text, bigint, text, jsonb, text[], timestamptz, int, jsonb);
-- As in 0044, but for what goes back.
create function request_deposit(
  the_player bigint, the_ref text, the_hash bytea, the_call text, the_time timestamptz,
  the_gateway text, the_amount bigint, the_reference text, the_fields jsonb, the_files text[], the_end timestamptz, most_open int,
  does_go_back boolean, the_answer jsonb,
  out answer jsonb, out problem text, out culprit text
) language plpgsql as $$
declare
  taken record;
  deposit bigint;
begin
  select * into taken from take_reference(the_player, the_ref, the_hash, the_call, the_time);
  if taken.is_known then
    answer := taken.answer;
    problem := taken.problem;
    return;
  end if;
  -- A player's deposits wait for each other from here on.
  perform from player p where p.id = the_player for no key update;
  -- Nobody names or sweeps one of these meanwhile.
  perform from file f where f.id = any(the_files) order by f.id for update;
  if (select count(*) from deposit d where d.player_id = the_player and d.state in ('created', 'redirected', 'returned', 'pending')
        and (d.expires_at > the_time or d.expires_at is null)) >= most_open then
    problem := 'many';
  else
    select sent.id into culprit from unnest(the_files) with ordinality as sent (id, place)
    where sent.place > array_position(the_files, sent.id) or not exists (
      select from file f where f.id = sent.id and f.player_id = the_player and f.purpose = 'deposit' and f.named_at is null)
    order by sent.place limit 1;
    if culprit is not null then
      problem := 'file';
    else
      -- A repeat is not in the unique index, and stands where the other was declined. None is ever new: this sees all of them.
      insert into deposit (player_id, gateway, amount, state, reference, fields, created_at, expires_at, goes_back)
      select the_player, g.code, the_amount, 'pending', the_reference, the_fields, the_time, the_end, does_go_back
      from gateway g where g.code = the_gateway and not exists (
        select from deposit d where d.rail = g.rail and lower(d.reference) = lower(the_reference) and d.is_repeat
          and d.state not in ('declined', 'expired'))
      on conflict (rail, lower(reference)) where state not in ('declined', 'expired') and not is_repeat do nothing
      returning id into deposit;
      if deposit is null then problem := 'sent'; end if;
    end if;
  end if;
  if problem is not null then
    delete from client_request r where r.player_id = the_player and r.client_ref = the_ref;
    return;
  end if;

  update file set named_at = the_time where id = any(the_files);
  answer := jsonb_set(the_answer, '{data,deposit,id}', to_jsonb('DP-' || deposit));
  update client_request r set answer = request_deposit.answer where r.player_id = the_player and r.client_ref = the_ref;
end $$;
`,
};
