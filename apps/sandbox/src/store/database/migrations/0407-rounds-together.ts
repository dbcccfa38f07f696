/**
 * Where a provider has each bet of a player on one round for everyone as a round of its own, so that each ends by itself, its bets say what
 * they are together in. A limit for one bet, and the most that is paid at once, hold for all of these.
 */
export const roundsTogether = {
  id: 407,
  name: 'rounds together',
  sql: `
-- What a player's part of a round is together in with others of theirs, in its provider's words; null: it stands alone. Its first bet says it.
alter table game_round add column together text;
create index game_round_together on game_round (player_id, provider, together) where together is not null;

drop function game_bet_passes;

-- As in 0117, but for what all rounds together have staked already.
create function game_bet_passes(
  the_player bigint, the_provider text, the_round text, the_together text, the_stake bigint, the_time timestamptz) returns jsonb
language plpgsql stable set plan_cache_mode = force_generic_plan as $$
declare
  due jsonb := check_due(the_player, the_time);
  staked bigint;
begin
  if due is not null then return due; end if;
  if not exists (select from player_limit l where l.player_id = the_player) then return null; end if;
  staked := coalesce((
    select r.staked from game_round r where r.provider = the_provider and r.round = the_round and r.player_id = the_player), 0) + coalesce((
    select sum(r.staked) from game_round r
    where r.provider = the_provider and r.together = the_together and r.player_id = the_player and r.round <> the_round), 0);
  return coalesce(
    (select jsonb_build_object('name', l.name, 'amount', l.amount, 'left', greatest(0, l.amount - staked)) from limits_of(the_player, the_time) l
     where l.name = 'stake-bet' and staked + the_stake > l.amount),
    limit_passed(the_player, 'stake', the_stake, the_time),
    limit_passed(the_player, 'loss', the_stake, the_time));
end $$;

-- As in 0340, but that the first bet of a part of a round says what that is together in, and later ones are held to the same.
do $$
declare
  before text := pg_get_functiondef('wallet_bet'::regproc);
  after text := replace(replace(replace(replace(replace(before,
    'refusals jsonb, OUT answer', 'refusals jsonb, the_together text, OUT answer'),
    'game_bet_passes(the_player, the_provider, the_round, the_stake, the_time)',
    'game_bet_passes(the_player, the_provider, the_round, coalesce(part.together, the_together), the_stake, the_time)'),
    'select r.closed_at, r.sealed_at into part', 'select r.closed_at, r.sealed_at, r.together into part'),
    'title, maker, product, unfinished, opened_at)', 'title, maker, product, unfinished, opened_at, together)'),
    'else ''provider'' end, the_time)', 'else ''provider'' end, the_time, the_together)');
begin
  if position('refusals jsonb, the_together text, OUT answer' in after) = 0 or position('coalesce(part.together' in after) = 0
    or position('r.together into part' in after) = 0 or position('opened_at, together)' in after) = 0
    or position('the_time, the_together)' in after) = 0 then raise exception 'wallet_bet is not what it was'; end if;
  drop function wallet_bet;
  execute after;
end $$;

-- As in 0077, but for what all rounds together have won.
create or replace function wallet_paid(
  the_number bigint, the_provider text, the_round text, the_player bigint, the_win bigint, the_time timestamptz)
returns bigint language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if the_win = 0 or the_win <= (
    select p.most_win - r.won - coalesce((
      select sum(o.won) from game_round o
      where o.provider = the_provider and o.together = r.together and o.player_id = the_player and o.round <> the_round), 0)
    from provider p join game_round r on r.provider = p.code
    where p.code = the_provider and r.round = the_round and r.player_id = the_player) then return the_win; end if;
  insert into held_win (transaction_id, provider, round, player_id, amount, at)
  values (the_number, the_provider, the_round, the_player, the_win, the_time);
  update wallet_transaction t set won = 0 where t.id = the_number;
  return 0;
end $$;
`,
};
