/**
 * A document of somebody who is paid to where an excluded player is, is approved by two operators: a number of an account proves nothing, since anybody
 * can save it, and a family may have one.
 */
export const documentsByTwo = {
  id: 371,
  name: 'documents by two',
  sql: `
alter table desk_request
  drop constraint desk_request_kind,
  drop constraint desk_request_about,
  drop constraint desk_request_one,
  -- As they were (0220), and of a document its number is the subject.
  add constraint desk_request_kind check (kind in (
    'correction', 'withdrawal', 'deposit', 'bonus', 'market', 'commission', 'win', 'debt', 'stakes', 'key', 'most-win', 'document')),
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
    when 'document' then num_nulls(player_id, subject, reason) = 0 and amount is null
    else num_nulls(player_id, subject, amount, reason) = 0 and amount > 0 end),
  add constraint desk_request_one check (num_nonnulls(account, withdrawal, deposit, campaign, market, settled_before)
    = case when kind in ('win', 'debt', 'stakes', 'key', 'most-win', 'document') then 0 else 1 end);
`,
};
