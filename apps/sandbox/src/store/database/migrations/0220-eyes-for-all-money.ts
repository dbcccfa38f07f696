/**
 * Whatever brings a player money at the desk takes two operators above the house's sums: a held win, a forgiven debt, returned stakes. A
 * provider's keys and what it pays at once always do. And what one operator did alone is summed over all players.
 */
export const eyesForAllMoney = {
  id: 220,
  name: 'eyes for all money',
  sql: `
-- In paise, within a day. All but the last are for one player, the last is for one operator: of every kind, over all players.
update setting set value = '{"wins": 10000000, "debts": 500000, "stakes": 500000, "operator": 20000000}'::jsonb || value where key = 'second-eyes';

alter table desk_request
  drop constraint desk_request_kind,
  drop constraint desk_request_about,
  drop constraint desk_request_one,
  -- The code of a provider of games.
  add column provider text,
  -- Of a held win or a debt: its number. Of stakes: the round. Of a key: its letters.
  add column subject text,
  add constraint desk_request_kind check (
    kind in ('correction', 'withdrawal', 'deposit', 'bonus', 'market', 'commission', 'win', 'debt', 'stakes', 'key', 'most-win')),
  add constraint desk_request_about check (case kind
    when 'market' then num_nulls(market, outcome, seen, reason) = 0
    when 'correction' then num_nulls(player_id, account, amount, reason) = 0 and amount <> 0
    when 'bonus' then num_nulls(player_id, campaign, amount, reason) = 0 and amount > 0
    when 'commission' then num_nulls(player_id, settled_before, amount) = 0 and amount > 0
    when 'withdrawal' then num_nulls(player_id, withdrawal, amount) = 0 and amount > 0
    when 'deposit' then num_nulls(player_id, deposit, amount) = 0 and amount > 0
    when 'stakes' then num_nulls(player_id, provider, subject, amount, reason) = 0 and amount >= 0
    when 'key' then num_nulls(provider, subject, reason) = 0
    when 'most-win' then num_nulls(provider, amount, reason) = 0 and amount >= 0
    else num_nulls(player_id, subject, amount, reason) = 0 and amount > 0 end),
  add constraint desk_request_one check (num_nonnulls(account, withdrawal, deposit, campaign, market, settled_before)
    = case when kind in ('win', 'debt', 'stakes', 'key', 'most-win') then 0 else 1 end);
-- What one operator did, over all players.
create index desk_request_operator on desk_request (asked_by, asked_at);
`,
};
