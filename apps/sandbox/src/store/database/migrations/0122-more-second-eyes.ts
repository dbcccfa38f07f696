/** Results by hand, bonuses and deposits take two operators too: one alone could bet on what they decide, or give and credit at will. */
export const moreSecondEyes = {
  id: 122,
  name: 'more second eyes',
  sql: `
-- In paise, as the others: bonuses that one operator alone may give a player, and deposits paid by hand that they may approve, within a day.
update setting set value = '{"bonuses": 500000, "deposits": 10000000}'::jsonb || value where key = 'second-eyes';

alter table desk_request
  drop constraint desk_request_kind_check,
  drop constraint desk_request_amount_check,
  drop constraint desk_request_about,
  alter column player_id drop not null,
  alter column amount drop not null,
  -- Of a deposit: what it is called.
  add column deposit text,
  -- Of a bonus: the campaign's code.
  add column campaign text,
  -- Of a result by hand: what the market is to come to, and which of its results was seen then.
  add column market text,
  add column outcome text,
  add column seen bigint,
  add constraint desk_request_kind check (kind in ('correction', 'withdrawal', 'deposit', 'bonus', 'market')),
  add constraint desk_request_about check (case kind
    when 'market' then num_nulls(market, outcome, seen, reason) = 0
    when 'correction' then num_nulls(player_id, account, amount, reason) = 0 and amount <> 0
    when 'bonus' then num_nulls(player_id, campaign, amount, reason) = 0 and amount > 0
    when 'withdrawal' then num_nulls(player_id, withdrawal, amount) = 0 and amount > 0
    else num_nulls(player_id, deposit, amount) = 0 and amount > 0 end),
  add constraint desk_request_one check (num_nonnulls(account, withdrawal, deposit, campaign, market) = 1);
create unique index desk_request_deposit on desk_request (deposit) where state = 'waiting';
`,
};
