/**
 * What a provider of games asks of the wallet is one function of the database each, in one round trip, as a bet is (0032): the name of the
 * transaction first, then what is locked, then what may be refused, then all of it with its answer. Of what is said to be a `problem` nothing
 * has happened; a refusal is kept and stays one.
 */
export const walletOrders = {
  id: 58,
  name: 'wallet orders',
  sql: `
-- Takes a player's stake, and gives what it has won where that is known at once. \`refusals\` has a code and a message for each reason that a
-- bet is refused for, in the order of the checks: 'session', 'standing', 'maintenance', 'gone', 'off', 'stake', 'round', 'money'. Where a reason's are
-- not in it, \`problem\` is 'say', and the reason and what it is about are returned: it is asked again with them.
create function wallet_bet(
  the_provider text, the_kind text, the_player bigint, the_round text, the_transaction text, is_end boolean, the_token bytea,
  the_stake bigint, the_win bigint, the_hash bytea, the_time timestamptz, refusals jsonb,
  out answer json, out problem text, out has_moved boolean, out reason text, out restrictions jsonb, out least_stake bigint, out most_stake bigint
) language plpgsql set plan_cache_mode = force_generic_plan set lock_timeout = '5s' as $$
declare
  begun record;
  open_game record;
  game record;
  part record;
  free bigint;
  paid bigint;
begin
  has_moved := false;
  select * into begun from wallet_begin(
    the_provider, the_kind, the_player, the_round, the_transaction, the_token, the_stake, the_win, null, the_hash, the_time);
  answer := begun.answer;
  problem := begun.problem;
  if begun.id is null then return; end if;
  free := wallet_free(the_player);

  <<checks>>
  begin
    select s.game, s.session_id, s.expires_at into open_game
    from game_session s where s.token_hash = the_token and s.provider = the_provider;
    if open_game.expires_at is null or open_game.expires_at <= the_time or not exists (
      select from session s join player p on p.id = s.player_id
      where s.id = open_game.session_id and s.revoked_at is null and s.expires_at > the_time and p.restrictions -> 'closed' is null) then
      reason := 'session';
      exit checks;
    end if;
    select p.restrictions into restrictions from player p where p.id = the_player;
    if not may_bet(restrictions, the_time) then
      reason := 'standing';
      exit checks;
    end if;
    if not exists (select from app_detail d where d.key = 'BRAND_STATUS' and lower(d.value #>> '{}') = 'live') then
      reason := 'maintenance';
      exit checks;
    end if;
    select g.name, g.provider, g.category, g.motif, g.min_stake, g.max_stake, p.name as maker, p.off_since is null as is_on into game
    from game g join provider p on p.code = g.provider where g.code = open_game.game;
    if game.name is null or game.provider <> the_provider or not game.is_on then
      reason := case when game.name is null then 'gone' else 'off' end;
      exit checks;
    end if;
    if the_stake < game.min_stake or the_stake > game.max_stake then
      reason := 'stake';
      least_stake := game.min_stake;
      most_stake := game.max_stake;
      exit checks;
    end if;
    select r.closed_at, r.sealed_at into part
    from game_round r where r.provider = the_provider and r.round = the_round and r.player_id = the_player for no key update;
    if part.sealed_at is not null then
      problem := 'sealed';
      exit checks;
    end if;
    if part.closed_at is not null then
      reason := 'round';
      exit checks;
    end if;
    if the_stake > free then reason := 'money'; end if;
  end;
  if reason is not null and not refusals ? reason then problem := 'say'; end if;
  if problem is not null then
    delete from wallet_transaction t where t.id = begun.id;
    return;
  end if;
  if reason is not null then
    answer := wallet_answer(refusals #>> array[reason, 'code'], refusals #>> array[reason, 'message'], the_transaction, the_player, free);
    update wallet_transaction t set state = 'refused', answer = wallet_bet.answer where t.id = begun.id;
    return;
  end if;

  -- What a game's rounds count as for a bonus: whatever is neither a slot nor a crash game, as a table does. One of a crash game that its
  -- provider never ends is lost, of any other only they can tell.
  insert into game_round (provider, round, player_id, title, maker, product, unfinished, opened_at)
  values (the_provider, the_round, the_player, game.name, game.maker, case when game.category in ('slots', 'crash') then game.category else 'live' end,
    case when game.motif = 'crash' then 'lost' else 'provider' end, the_time)
  on conflict (provider, round, player_id) do nothing;
  perform wallet_move(the_player, the_round, game.name, game.maker, 'GT-' || begun.id, 'Bet', - the_stake, the_time);
  paid := wallet_paid(begun.id, the_provider, the_round, the_player, the_win, the_time);
  perform wallet_move(the_player, the_round, game.name, game.maker, 'GT-' || begun.id || '-W', 'Won', paid, the_time);
  perform wallet_round_moved(the_provider, the_round, the_player, 1, the_stake, paid, is_end, 'provider', the_time);
  free := free - the_stake + paid;
  if paid > 0 then free := free - collect_debts(the_player, the_time); end if;
  has_moved := true;
  answer := wallet_done(the_transaction, the_player, free, the_win - paid);
  update wallet_transaction t set state = 'done', answer = wallet_bet.answer where t.id = begun.id;
end $$;

-- Gives a player what they have won, whatever has become of their session. \`problem\` is 'no-bet' where none of theirs stands in the round.
create function wallet_win(
  the_provider text, the_player bigint, the_round text, the_transaction text, is_end boolean, the_win bigint, the_hash bytea,
  the_time timestamptz,
  out answer json, out problem text, out has_moved boolean
) language plpgsql set plan_cache_mode = force_generic_plan set lock_timeout = '5s' as $$
declare
  begun record;
  part record;
  free bigint;
  paid bigint;
begin
  has_moved := false;
  select * into begun from wallet_begin(
    the_provider, 'win', the_player, the_round, the_transaction, null, 0, the_win, null, the_hash, the_time);
  answer := begun.answer;
  problem := begun.problem;
  if begun.id is null then return; end if;
  free := wallet_free(the_player);
  select r.title, r.maker, r.bets, r.sealed_at into part
  from game_round r where r.provider = the_provider and r.round = the_round and r.player_id = the_player for no key update;
  if part.sealed_at is not null then problem := 'sealed';
  elsif coalesce(part.bets, 0) = 0 then problem := 'no-bet';
  end if;
  if problem is not null then
    delete from wallet_transaction t where t.id = begun.id;
    return;
  end if;

  paid := wallet_paid(begun.id, the_provider, the_round, the_player, the_win, the_time);
  perform wallet_move(the_player, the_round, part.title, part.maker, 'GT-' || begun.id, 'Won', paid, the_time);
  perform wallet_round_moved(the_provider, the_round, the_player, 0, 0, paid, is_end, 'provider', the_time);
  free := free + paid;
  if paid > 0 then free := free - collect_debts(the_player, the_time); end if;
  has_moved := true;
  answer := wallet_done(the_transaction, the_player, free, the_win - paid);
  update wallet_transaction t set state = 'done', answer = wallet_win.answer where t.id = begun.id;
end $$;

-- Takes a bet back: the stake to the player, and what a combined one has won from them. One that never came is remembered, and refused when it
-- does; one that comes at this moment is waited for; one that was refused, or is rolled back already, moves nothing. \`problem\` is 'win' or
-- 'rollback' (what is named is one), 'other-bet' (of another player or round) or 'money' (they have no longer got what it has won).
create function wallet_rollback(
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
    select r.title, r.maker, r.sealed_at into part
    from game_round r where r.provider = the_provider and r.round = the_round and r.player_id = the_player for no key update;
    if free + back < 0 then problem := 'money';
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
