/** A deposit of a coin keeps how many were sent and what one counted: the desk finds its transaction by them. */
export const coinsAsSent = {
  id: 443,
  name: 'coins as sent',
  sql: `
alter table gateway
  -- The coin that it takes; null: what is paid is rupees.
  add column coin text,
  -- A millionth of a coin is worth a paisa at most: coins that are rounded up to it are worth their amount, rounded down.
  add constraint gateway_rate_most check (rate <= 1000000);
update gateway set coin = 'USDT' where rate is not null;
alter table gateway add constraint gateway_coin check ((coin is null) = (rate is null));

alter table deposit
  -- How many were sent, in millionths, and the paise that one counts in the amount; null: rupees, or coins of before.
  add column coins bigint check (coins > 0),
  add column coin_rate bigint check (coin_rate > 0),
  add constraint deposit_coins_and_rate check ((coins is null) = (coin_rate is null)),
  add constraint deposit_coins_worth check (coins is null or amount = div(coins::numeric * coin_rate, 1000000));

drop function request_deposit(bigint, text, bytea, text, timestamptz, text, bigint, text, jsonb, text[], timestamptz, int, boolean, jsonb);
-- As in 0400, but for coins.
create function request_deposit(
  the_player bigint, the_ref text, the_hash bytea, the_call text, the_time timestamptz,
  the_gateway text, the_amount bigint, the_reference text, the_fields jsonb, the_files text[], the_end timestamptz, most_open int,
  does_go_back boolean, the_answer jsonb, the_coins bigint, the_rate bigint,
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
      insert into deposit (player_id, gateway, amount, state, reference, fields, created_at, expires_at, goes_back, coins, coin_rate)
      select the_player, g.code, the_amount, 'pending', the_reference, the_fields, the_time, the_end, does_go_back, the_coins, the_rate
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
