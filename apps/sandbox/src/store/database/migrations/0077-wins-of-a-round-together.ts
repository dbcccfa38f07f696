/**
 * A win waits where it and what its round has won before are more than the most of their provider; and the last bet of a round is not rolled
 * back from under a win that was paid.
 */
export const winsOfARoundTogether = {
  id: 77,
  name: 'wins of a round together',
  sql: `
-- As in 0057, but for all that a player's part of the round has won: many wins are held to what one is.
-- What of a win is paid at once: all of it, or nothing where the part of the round has won more than the most of its provider with it. Then
-- it waits at the desk, and the transaction, whose number is given, has won nothing until that is approved. The part is there, and the player's
-- accounts are locked, so that no other win comes to it at the same time.
create or replace function wallet_paid(
  the_number bigint, the_provider text, the_round text, the_player bigint, the_win bigint, the_time timestamptz)
returns bigint language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if the_win = 0 or the_win <= (
    select p.most_win - r.won from provider p join game_round r on r.provider = p.code
    where p.code = the_provider and r.round = the_round and r.player_id = the_player) then return the_win; end if;
  insert into held_win (transaction_id, provider, round, player_id, amount, at)
  values (the_number, the_provider, the_round, the_player, the_win, the_time);
  update wallet_transaction t set won = 0 where t.id = the_number;
  return 0;
end $$;

-- As in 0059, but for wins that were paid: a stake that comes back would leave them won for nothing, and counted nowhere.
-- Takes a bet back: the stake to the player, and what a combined one has won from them. One that never came is remembered, and refused when it
-- does; one that comes at this moment is waited for; one that was refused, or is rolled back already, moves nothing. \`problem\` is 'win' or
-- 'rollback' (what is named is one), 'other-bet' (of another player or round), 'won' (no other bet is left for what the round has won besides)
-- or 'money' (they have no longer got what it has won).
create or replace function wallet_rollback(
  the_provider text, the_player bigint, the_round text, the_transaction text, is_end boolean, the_reversed text, the_hash bytea,
  the_closer text, the_time timestamptz,
  out answer json, out problem text, out has_moved boolean
) language plpgsql set plan_cache_mode = force_generic_plan set lock_timeout = '5s' as $$
declare
  begun record;
  reversed record;
  part record;
  free bigint;
  back bigint := 0;
begin
  has_moved := false;
  select * into begun from wallet_begin(
    the_provider, 'rollback', the_player, the_round, the_transaction, null, 0, 0, the_reversed, the_hash, the_time);
  answer := begun.answer;
  problem := begun.problem;
  if begun.id is null then return; end if;
  insert into wallet_transaction (provider, transaction, kind, player_id, round, staked, won, state, at)
  values (the_provider, the_reversed, 'unseen', the_player, the_round, 0, 0, 'rolled-back', the_time)
  on conflict on constraint wallet_transaction_once do nothing;
  select t.id, t.kind, t.player_id, t.round, t.staked, t.won, t.state into strict reversed
  from wallet_transaction t where t.provider = the_provider and t.transaction = the_reversed for no key update;
  free := wallet_free(the_player);
  if reversed.kind in ('win', 'rollback') then problem := reversed.kind;
  elsif reversed.kind <> 'unseen' and (reversed.player_id <> the_player or reversed.round <> the_round) then problem := 'other-bet';
  elsif reversed.state = 'done' then
    back := reversed.staked - reversed.won;
    select r.title, r.maker, r.bets, r.won, r.sealed_at into part
    from game_round r where r.provider = the_provider and r.round = the_round and r.player_id = the_player for no key update;
    if part.bets = 1 and part.won > reversed.won then problem := 'won';
    elsif free + back < 0 then problem := 'money';
    elsif part.sealed_at is not null then problem := 'sealed';
    elsif part.title is null then raise exception 'the bet % of % has no round', the_reversed, the_provider;
    end if;
  end if;
  if problem is not null then
    delete from wallet_transaction t where t.id = begun.id;
    return;
  end if;

  if reversed.state = 'done' then
    perform wallet_move(the_player, the_round, part.title, part.maker, 'GT-' || begun.id, 'Returned', back, the_time);
    update wallet_transaction t set state = 'rolled-back' where t.id = reversed.id;
    -- A bet that is rolled back has no win that waits.
    update held_win h set outcome = 'rolled-back', ended_at = the_time where h.transaction_id = reversed.id and h.outcome is null;
    perform wallet_round_moved(the_provider, the_round, the_player, -1, - reversed.staked, - reversed.won, is_end, the_closer, the_time);
    -- Nor has a round whose bets all are: what it had waiting is the desk's to pay no more.
    update held_win h set outcome = 'rolled-back', ended_at = the_time
    where h.provider = the_provider and h.round = the_round and h.player_id = the_player and h.outcome is null and exists (
      select from game_round r where r.provider = the_provider and r.round = the_round and r.player_id = the_player and r.bets = 0);
    has_moved := true;
  else
    perform wallet_round_moved(the_provider, the_round, the_player, 0, 0, 0, is_end, the_closer, the_time);
  end if;
  answer := json_build_object('code', 'OK', 'message', '', 'transaction', the_transaction, 'player', 'PV' || the_player, 'currency', 'INR',
    'balance', free + back, 'returned', back);
  update wallet_transaction t set state = 'done', answer = wallet_rollback.answer where t.id = begun.id;
end $$;
`,
};
