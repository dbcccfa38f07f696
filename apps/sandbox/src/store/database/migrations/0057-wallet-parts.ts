/** What the orders of a game's provider are made of (0058): their names, a player's money, a player's part of a round, and a win that waits. */
export const walletParts = {
  id: 57,
  name: 'wallet parts',
  sql: `
-- What a provider is answered, in this order of fields.
create function wallet_answer(the_code text, the_message text, the_transaction text, the_player bigint, the_balance bigint) returns json
language sql immutable as $$
  select json_build_object('code', the_code, 'message', the_message, 'transaction', the_transaction, 'player', 'PV' || the_player,
    'currency', 'INR', 'balance', the_balance);
$$;

-- Takes the name of an order, and returns its number here; known already, its first \`answer\`. \`problem\`: 'duplicate' (it stands for another
-- order), 'rolled-back', 'sealed' (its round is), 'player' (there is none), 'token' (nobody was given it) or 'other-player' (it is theirs). Two
-- orders that meet in one name take turns by its row.
create function wallet_begin(
  the_provider text, the_kind text, the_player bigint, the_round text, the_transaction text, the_token bytea,
  the_stake bigint, the_win bigint, the_reversed text, the_hash bytea, the_time timestamptz,
  out id bigint, out answer json, out problem text
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  known record;
  owner bigint;
begin
  for tries in 1..3 loop
    select t.state, t.request_hash, t.answer into known
    from wallet_transaction t where t.provider = the_provider and t.transaction = the_transaction;
    if found then
      if known.request_hash <> the_hash then problem := 'duplicate';
      elsif known.state = 'rolled-back' then problem := 'rolled-back';
      else answer := known.answer;
      end if;
      return;
    end if;
    if exists (
      select from game_round r
      where r.provider = the_provider and r.round = the_round and r.player_id = the_player and r.sealed_at is not null) then
      problem := 'sealed';
      return;
    end if;
    if not exists (select from player p where p.id = the_player) then
      problem := 'player';
      return;
    end if;
    if the_token is not null then
      select s.player_id into owner from game_session s where s.token_hash = the_token and s.provider = the_provider;
      if owner is null or owner <> the_player then
        problem := case when owner is null then 'token' else 'other-player' end;
        return;
      end if;
    end if;
    insert into wallet_transaction as t (provider, transaction, kind, player_id, round, staked, won, reverses, state, request_hash, at)
    values (the_provider, the_transaction, the_kind, the_player, the_round, the_stake, the_win, the_reversed, 'new', the_hash, the_time)
    on conflict on constraint wallet_transaction_once do nothing returning t.id into wallet_begin.id;
    if found then return; end if;
  end loop;
  raise exception 'the order % of % comes and goes', the_transaction, the_provider;
end $$;

-- Locks a player's accounts, so that all of their requests and bets wait for each other, and returns what they can play with: their cash
-- without what is held for open bets.
create function wallet_free(the_player bigint) returns bigint language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform from account a where a.player_id = the_player order by a.id for no key update;
  return (select max(a.balance) filter (where a.name = 'cash') - max(a.balance) filter (where a.name = 'held')
    from account a where a.player_id = the_player);
end $$;

-- Moves money between a player's cash and the house's casino; plus is what the player gains.
create function wallet_move(
  the_player bigint, the_round text, the_title text, the_maker text, the_reference text, the_state text, the_gain bigint, the_time timestamptz)
returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  refused text;
begin
  if the_gain = 0 then return; end if;
  select p.problem into refused from ledger_post(
    the_reference, 'casino', the_title, the_maker || ', round ' || the_round, the_state, the_time,
    array[the_player, null], array['cash', 'casino'], array[the_gain, - the_gain]) p;
  if refused is not null then raise exception 'the ledger refused %: %', the_reference, refused; end if;
end $$;

-- Adds to a player's part of a round, and closes it where the order says so. Its net counts for bonus and referrers once it is closed; what
-- comes after that is counted anew.
create function wallet_round_moved(
  the_provider text, the_round text, the_player bigint, more_bets int, more_staked bigint, more_won bigint, is_end boolean, the_closer text,
  the_time timestamptz)
returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  moved record;
begin
  update game_round r set bets = r.bets + more_bets, staked = r.staked + more_staked, won = r.won + more_won,
    closed_at = coalesce(r.closed_at, case when is_end then the_time end),
    closed_by = coalesce(r.closed_by, case when is_end then the_closer end)
  where r.provider = the_provider and r.round = the_round and r.player_id = the_player
  returning r.product, r.staked, r.won, r.closed_at into moved;
  if not found or moved.closed_at is null then return; end if;
  perform count_round(the_provider, the_round, the_player, moved.product, moved.staked, moved.won, the_time);
end $$;

-- What of a win is paid at once: all of it, or nothing where it is more than the most of its provider. Then it waits at the desk, and the
-- transaction, whose number is given, has won nothing until that is approved.
create function wallet_paid(
  the_number bigint, the_provider text, the_round text, the_player bigint, the_win bigint, the_time timestamptz)
returns bigint language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if the_win = 0 or the_win <= (select p.most_win from provider p where p.code = the_provider) then return the_win; end if;
  insert into held_win (transaction_id, provider, round, player_id, amount, at)
  values (the_number, the_provider, the_round, the_player, the_win, the_time);
  update wallet_transaction t set won = 0 where t.id = the_number;
  return 0;
end $$;

-- What a provider is answered where it was done; \`the_held\`: what of it waits.
create function wallet_done(the_transaction text, the_player bigint, the_balance bigint, the_held bigint) returns json
language sql immutable as $$
  select case when the_held = 0 then wallet_answer('OK', '', the_transaction, the_player, the_balance)
    else json_build_object('code', 'OK', 'message', 'This win waits for the operator.', 'transaction', the_transaction, 'player', 'PV' || the_player,
      'currency', 'INR', 'balance', the_balance, 'held', the_held) end;
$$;
`,
};
