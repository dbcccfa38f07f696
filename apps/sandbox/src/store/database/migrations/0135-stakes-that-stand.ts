/** A bet in a game that was rolled back no longer counts towards its player's stake limit: what counts is what stands, and not what left their cash once. */
export const stakesThatStand = {
  id: 135,
  name: 'stakes that stand',
  sql: `
create index wallet_transaction_stakes on wallet_transaction (player_id, at) where kind in ('bet', 'bet-win');

-- As in 0093, but for what was rolled back. What counts towards one of a player's limits. Deposits: what was approved in its period, and all that may yet be. Losses: what was lost in it,
-- and all that open bets may lose yet, whenever they were placed. Stakes: what bets risked and games took in it.
create or replace function used_of(the_player bigint, the_name text, the_time timestamptz) returns bigint
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
      select coalesce(sum(t.staked), 0)::bigint from wallet_transaction t
      where t.player_id = the_player and t.kind in ('bet', 'bet-win') and t.state = 'done' and t.at > the_start);
  end if;
  return 0;
end $$;
`,
};
