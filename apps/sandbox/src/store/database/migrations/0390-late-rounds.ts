/**
 * Rounds that were resumed, or taken back, while their player was away: money of theirs came long after their last bet, as it does where a
 * provider had died. Each waits here until its player is notified.
 */
export const lateRounds = {
  id: 390,
  name: 'late rounds',
  sql: `
create table late_round (
  -- The win or the rollback.
  transaction_id bigint primary key references wallet_transaction,
  -- The bet before it, the last of this player in the round.
  bet_id bigint not null references wallet_transaction
);
create index game_session_of_player on game_session (player_id, created_at);

-- A win counts as late five minutes after the last bet, where its player has opened no game of this provider since: whoever has sees it there. A
-- stake that comes back after half a minute was not taken back by a hand: no table takes bets for so long. What the desk does or decides, it
-- notifies of itself.
create function note_late_round() returns trigger language plpgsql as $$
declare
  the_bet record;
begin
  select t.id, t.at into the_bet from wallet_transaction t
  where t.provider = new.provider and t.round = new.round and t.player_id = new.player_id and t.kind in ('bet', 'bet-win') and t.state <> 'refused'
  order by t.at desc, t.id desc limit 1;
  if the_bet.id is null then return null; end if;
  if new.kind = 'rollback' then
    if new.at < the_bet.at + interval '30 seconds' or new.transaction like 'desk/%' or coalesce((new.answer ->> 'returned')::bigint, 0) = 0 then
      return null;
    end if;
  elsif new.at < the_bet.at + interval '5 minutes' or coalesce((new.answer ->> 'held')::bigint, 0) > 0 or exists (
    select from game_session s where s.player_id = new.player_id and s.provider = new.provider and s.created_at > the_bet.at) then
    return null;
  end if;
  insert into late_round (transaction_id, bet_id) values (new.id, the_bet.id);
  return null;
end $$;
create trigger wallet_transaction_late after update of state on wallet_transaction for each row
  when (old.state = 'new' and new.state = 'done' and new.kind in ('win', 'rollback')) execute function note_late_round();
`,
};
