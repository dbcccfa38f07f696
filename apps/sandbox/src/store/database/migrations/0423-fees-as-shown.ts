/** The fee of a withdrawal is the one that its player saw: where it has changed meanwhile, the request is refused. */
export const feesAsShown = {
  id: 423,
  name: 'fees as shown',
  sql: `
-- Keeps a request for a withdrawal and takes its money out of the player's cash, or says why not: \`problem\` is 'other-request',
-- 'method' (which is not open), 'many' (as many as \`the_most\` are open), 'least' or 'most' (of one request by it, which \`figure\` says),
-- 'kyc' (which comes first here), 'account' (which is gone), 'owes' (\`figure\`), 'short' (\`figure\` can be withdrawn), 'fee' (which is \`figure\`
-- now, and not \`the_fee\` that the player was shown; a client that names none has shown none) or, unless it
-- \`is_again\`, 'again' (as much to the same place a moment ago, the request of number \`figure\`); nothing has happened then. Of the answer,
-- its number, its fee and whether it waits for KYC are filled in. Where nothing was ever paid to the place, the player is told so by \`the_notice\`, whose
-- number is \`notice\`.
drop function request_withdrawal;
create function request_withdrawal(
  the_player bigint, the_ref text, the_hash bytea, the_call text, the_time timestamptz,
  the_method text, the_account bigint, the_destination text, the_sealed bytea, the_fingerprint bytea, the_amount bigint, the_most integer, the_answer jsonb,
  is_again boolean, the_notice jsonb, the_fee bigint,
  out answer jsonb, out problem text, out figure bigint, out notice bigint
) language plpgsql as $$
declare
  taken record;
  available record;
  method record;
  needs_kyc boolean;
  request bigint;
begin
  select * into taken from take_reference(the_player, the_ref, the_hash, the_call, the_time);
  if taken.is_known then
    answer := taken.answer;
    problem := taken.problem;
    return;
  end if;
  -- All of a player's requests and bets wait for each other from here on.
  perform from account a where a.player_id = the_player order by a.id for no key update;
  select * into available from available_to(the_player, the_time);
  select m.min, m.max, m.fee into method from withdrawal_method m where m.code = the_method and m.is_open;
  if not found then
    problem := 'method';
  elsif (
    select count(*) from withdrawal w where w.player_id = the_player and w.state in ('pending', 'approved')) >= the_most then
    problem := 'many';
  elsif the_amount < method.min then
    problem := 'least';
    figure := method.min;
  elsif the_amount > method.max then
    problem := 'most';
    figure := method.max;
  elsif available.kyc_first and available.kyc <> 'approved' then
    problem := 'kyc';
  elsif the_account is not null and not exists (
    select from bank_detail b where b.id = the_account and b.player_id = the_player and b.removed_at is null) then
    problem := 'account';
  elsif available.owed > 0 then
    problem := 'owes';
    figure := available.owed;
  elsif the_amount > available.withdrawable then
    problem := 'short';
    figure := available.withdrawable;
  elsif coalesce(the_fee, 0) <> method.fee then
    problem := 'fee';
    figure := method.fee;
  end if;
  if problem is null and not is_again then
    select w.id into figure from withdrawal w
    where w.player_id = the_player and w.amount = the_amount and w.fingerprint = the_fingerprint
      and w.state in ('pending', 'approved', 'paid') and w.created_at > the_time - interval '2 minutes'
    order by w.id desc limit 1;
    if found then problem := 'again'; end if;
  end if;
  if problem is not null then
    delete from client_request r where r.player_id = the_player and r.client_ref = the_ref;
    return;
  end if;

  needs_kyc := available.kyc <> 'approved' and the_amount > available.without_kyc;
  insert into withdrawal (player_id, method, destination, sealed, fingerprint, amount, fee, state, needs_kyc, created_at)
  values (the_player, the_method, the_destination, the_sealed, the_fingerprint, the_amount, method.fee, 'pending', needs_kyc, the_time)
  returning id into request;
  perform move_withdrawal(
    'WD-' || request, case the_method when 'bank' then 'Withdrawal to bank' else 'Withdrawal to UPI' end, the_destination,
    case when needs_kyc then 'Waits for KYC' else 'Requested' end, the_time, the_player, - the_amount);
  answer := jsonb_set(
    jsonb_set(
      jsonb_set(the_answer, '{data,withdrawal,id}', to_jsonb('WD-' || request)),
      '{data,withdrawal,waitsForKyc}', to_jsonb(needs_kyc)),
    '{data,withdrawal,fee}', to_jsonb(method.fee / 100.0));
  if not exists (select from withdrawal w where w.player_id = the_player and w.fingerprint = the_fingerprint and w.state = 'paid') then
    insert into notification (player_id, title, message, status, at, about_kind, about_id)
    values (the_player, the_notice ->> 'title', the_notice ->> 'message', 'warning', the_time, 'withdrawal', 'WD-' || request)
    returning id into notice;
  end if;
  update client_request r set answer = request_withdrawal.answer where r.player_id = the_player and r.client_ref = the_ref;
end $$;
`,
};
