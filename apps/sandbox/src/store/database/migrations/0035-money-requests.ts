/**
 * A player's requests for a withdrawal, to take one back, and for a deposit are one function of the database each, in one round trip,
 * as a bet is (0032): the client's reference first, then what is locked, then what may be refused, then all of it. What a player could
 * withdraw, how their KYC stands and what a bonus locks are computed here and nowhere else.
 */
export const moneyRequests = {
  id: 35,
  name: 'money requests',
  sql: `
-- What of a bonus' deposit stays locked once so much of its amount has been claimed, rounded up to the paisa.
create function locked_deposit(deposit bigint, amount bigint, released bigint) returns bigint language sql immutable parallel safe return
  deposit - div(deposit::numeric * released, amount::numeric)::bigint;

-- Cash less what is held for open bets less what a bonus locks, as far as there is cash to lock (betting.md, "Withdrawal"). Never
-- below zero: the ledger keeps what is held at or below the cash.
create function withdrawable_of(cash bigint, held bigint, bonus_locks bigint, out locked bigint, out withdrawable bigint)
language sql immutable parallel safe as $$
  select least(bonus_locks, cash - held), cash - held - least(bonus_locks, cash - held);
$$;

-- Where a player stands on a day of India's: one approved document is enough, one that waits comes next, then what became of the newest.
create function kyc_status(the_player bigint, today date, out status text) language sql stable as $$
  select coalesce((
    select d.status from (
      select k.id, k.submitted_at, case when k.status = 'approved' and k.expires_on < today then 'expired' else k.status end as status
      from kyc_document k where k.player_id = the_player) d
    order by d.status = 'approved' desc, d.status = 'pending' desc, d.submitted_at desc, d.id desc limit 1), 'none');
$$;

-- What a player could withdraw at a time, and why. Amounts in paise; \`owed\` is what they owe for corrected results: none is withdrawn then.
create function available_to(
  the_player bigint, the_time timestamptz,
  out cash bigint, out held bigint, out locked bigint, out withdrawable bigint, out least_request bigint, out most_request bigint,
  out can_cancel boolean, out kyc text, out kyc_above bigint, out without_kyc bigint, out owed bigint
) language plpgsql stable as $$
begin
  select max(a.balance) filter (where a.name = 'cash'), max(a.balance) filter (where a.name = 'held') into cash, held
  from account a where a.player_id = the_player;
  select w.locked, w.withdrawable into locked, withdrawable from withdrawable_of(cash, held, (
    select coalesce(sum(locked_deposit(b.deposit, b.amount,
      coalesce((select sum(c.amount)::bigint from bonus_claim c where c.bonus_id = b.id), 0))), 0)::bigint
    from player_bonus b where b.player_id = the_player and b.state = 'active' and b.expires_at > the_time)) w;
  select (s.value ->> 'min')::bigint, (s.value ->> 'max')::bigint, (s.value ->> 'canCancel')::boolean, (s.value ->> 'kycAbove')::bigint
  into strict least_request, most_request, can_cancel, kyc_above from setting s where s.key = 'withdrawals';
  select k.status into kyc from kyc_status(the_player, (the_time at time zone 'Asia/Kolkata')::date) k;
  without_kyc := 0;
  if kyc <> 'approved' then
    select greatest(0, kyc_above - coalesce(sum(w.amount), 0)::bigint) into without_kyc
    from withdrawal w where w.player_id = the_player and w.state in ('pending', 'approved', 'paid');
  end if;
  select coalesce(sum(d.amount - d.collected - d.forgiven), 0)::bigint into owed
  from debt d where d.player_id = the_player and d.closed_at is null;
end $$;

-- Takes a client's reference, in a transaction with what is done by it. Again, \`is_known\`, with the first answer; \`problem\` is
-- 'other-request' where it stands for another one. The same one sent twice at once waits here for its answer.
create function take_reference(
  the_player bigint, the_ref text, the_hash bytea, the_call text, the_time timestamptz,
  out is_known boolean, out answer jsonb, out problem text
) language plpgsql as $$
declare
  known record;
begin
  insert into client_request (player_id, client_ref, call, request_hash, at)
  values (the_player, the_ref, the_call, the_hash, the_time) on conflict (player_id, client_ref) do nothing;
  is_known := not found;
  if is_known then
    select r.request_hash, r.answer into known from client_request r where r.player_id = the_player and r.client_ref = the_ref;
    answer := known.answer;
    if known.request_hash <> the_hash then problem := 'other-request'; end if;
  end if;
end $$;

-- What a request for a withdrawal is measured by before its password is asked for: the terms, the player's account that it names with
-- what is sealed of it, and whether they have withdrawn to the account, or to the fingerprint, before.
create function withdrawal_begun(
  the_player bigint, the_account bigint, the_fingerprint bytea,
  out least_request bigint, out most_request bigint, out is_known boolean,
  out account bigint, out holder text, out bank_name text, out last_digits text, out ifsc text, out sealed bytea
) language plpgsql stable as $$
begin
  select (s.value ->> 'min')::bigint, (s.value ->> 'max')::bigint into strict least_request, most_request
  from setting s where s.key = 'withdrawals';
  if the_account is not null then
    select b.id, b.holder, b.bank_name, b.last_digits, b.ifsc, b.sealed, b.fingerprint
    into account, holder, bank_name, last_digits, ifsc, sealed, the_fingerprint
    from bank_detail b where b.id = the_account and b.player_id = the_player and b.removed_at is null;
  end if;
  is_known := exists (select from withdrawal w where w.player_id = the_player and w.fingerprint = the_fingerprint);
end $$;

-- Keeps a request for a withdrawal and takes its money out of the player's cash, or says why not: \`problem\` is 'other-request',
-- 'least' or 'most' (of one request, which \`figure\` says), 'account' (which is gone), 'owes' (\`figure\`) or 'short' (\`figure\` can be
-- withdrawn); nothing has happened then. Of the answer, its number and whether it waits for KYC are filled in.
create function request_withdrawal(
  the_player bigint, the_ref text, the_hash bytea, the_call text, the_time timestamptz,
  the_method text, the_account bigint, the_destination text, the_sealed bytea, the_fingerprint bytea, the_amount bigint, the_answer jsonb,
  out answer jsonb, out problem text, out figure bigint
) language plpgsql as $$
declare
  taken record;
  available record;
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
  if the_amount < available.least_request then
    problem := 'least';
    figure := available.least_request;
  elsif the_amount > available.most_request then
    problem := 'most';
    figure := available.most_request;
  elsif the_account is not null and not exists (
    select from bank_detail b where b.id = the_account and b.player_id = the_player and b.removed_at is null) then
    problem := 'account';
  elsif available.owed > 0 then
    problem := 'owes';
    figure := available.owed;
  elsif the_amount > available.withdrawable then
    problem := 'short';
    figure := available.withdrawable;
  end if;
  if problem is not null then
    delete from client_request r where r.player_id = the_player and r.client_ref = the_ref;
    return;
  end if;

  needs_kyc := available.kyc <> 'approved' and the_amount > available.without_kyc;
  insert into withdrawal (player_id, method, destination, sealed, fingerprint, amount, state, needs_kyc, created_at)
  values (the_player, the_method, the_destination, the_sealed, the_fingerprint, the_amount, 'pending', needs_kyc, the_time)
  returning id into request;
  perform move_withdrawal(
    'WD-' || request, case the_method when 'bank' then 'Withdrawal to bank' else 'Withdrawal to UPI' end, the_destination,
    case when needs_kyc then 'Waits for KYC' else 'Requested' end, the_time, the_player, - the_amount);
  answer := jsonb_set(
    jsonb_set(the_answer, '{data,withdrawal,id}', to_jsonb('WD-' || request)), '{data,withdrawal,waitsForKyc}', to_jsonb(needs_kyc));
  update client_request r set answer = request_withdrawal.answer where r.player_id = the_player and r.client_ref = the_ref;
end $$;

-- Takes a request that is still pending back and gives its money back, or says why not: \`problem\` is 'other-request', 'off' (players
-- may not), 'missing' or 'decided'; nothing has happened then.
create function take_back_withdrawal(
  the_player bigint, the_ref text, the_hash bytea, the_call text, the_time timestamptz, the_request bigint, the_answer jsonb,
  out answer jsonb, out problem text
) language plpgsql as $$
declare
  taken record;
  request record;
begin
  select * into taken from take_reference(the_player, the_ref, the_hash, the_call, the_time);
  if taken.is_known then
    answer := taken.answer;
    problem := taken.problem;
    return;
  end if;
  if exists (select from setting s where s.key = 'withdrawals' and not (s.value ->> 'canCancel')::boolean) then
    problem := 'off';
  else
    -- The request before the accounts, as the desk takes them when it decides one.
    select w.id, w.method, w.destination, w.amount, w.state into request
    from withdrawal w where w.id = the_request and w.player_id = the_player for no key update;
    if not found then
      problem := 'missing';
    elsif request.state <> 'pending' then
      problem := 'decided';
    end if;
  end if;
  if problem is not null then
    delete from client_request r where r.player_id = the_player and r.client_ref = the_ref;
    return;
  end if;

  update withdrawal set state = 'cancelled', decided_at = the_time where id = request.id;
  perform move_withdrawal(
    'WD-' || request.id || '-R', case request.method when 'bank' then 'Withdrawal to bank returned' else 'Withdrawal to UPI returned' end,
    request.destination, 'Returned', the_time, the_player, request.amount);
  answer := the_answer;
  update client_request r set answer = the_answer where r.player_id = the_player and r.client_ref = the_ref;
end $$;

-- What a withdrawal moves between a player's cash and what the house keeps for those that were asked for.
create function move_withdrawal(
  the_reference text, the_title text, the_destination text, the_state text, the_time timestamptz, the_player bigint, the_gain bigint
) returns void language plpgsql as $$
declare
  refused text;
begin
  select p.problem into refused from ledger_post(
    the_reference, 'withdrawal', the_title, the_destination, the_state, the_time,
    array[the_player, null], array['cash', 'withdrawals'], array[the_gain, - the_gain]) p;
  if refused is not null then raise exception 'the ledger refused %: %', the_reference, refused; end if;
end $$;

-- Keeps a deposit that waits for the desk and ties its pictures to it, or says why not: \`problem\` is 'other-request', 'many' (as many as
-- \`most_open\` are open), 'file' (\`culprit\` is not there to be tied) or 'sent' (its reference has been sent); nothing has happened then.
-- Of the answer, its number is filled in.
create function request_deposit(
  the_player bigint, the_ref text, the_hash bytea, the_call text, the_time timestamptz,
  the_gateway text, the_amount bigint, the_reference text, the_fields jsonb, the_files text[], the_end timestamptz, most_open int,
  the_answer jsonb,
  out answer jsonb, out problem text, out culprit text
) language plpgsql as $$
declare
  taken record;
  deposit bigint;
begin
  select * into taken from take_reference(the_player, the_ref, the_hash, the_call, the_time);
  if taken.is_known then
    answer := taken.answer;
    problem := taken.problem;
    return;
  end if;
  -- A player's deposits wait for each other from here on.
  perform from player p where p.id = the_player for no key update;
  -- Nobody names or sweeps one of these meanwhile.
  perform from file f where f.id = any(the_files) order by f.id for update;
  if (select count(*) from deposit d where d.player_id = the_player and d.state in ('created', 'redirected', 'returned', 'pending')
        and (d.expires_at > the_time or d.expires_at is null)) >= most_open then
    problem := 'many';
  else
    select sent.id into culprit from unnest(the_files) with ordinality as sent (id, place)
    where sent.place > array_position(the_files, sent.id) or not exists (
      select from file f where f.id = sent.id and f.player_id = the_player and f.purpose = 'deposit' and f.named_at is null)
    order by sent.place limit 1;
    if culprit is not null then
      problem := 'file';
    else
      insert into deposit (player_id, gateway, amount, state, reference, fields, created_at, expires_at)
      values (the_player, the_gateway, the_amount, 'pending', the_reference, the_fields, the_time, the_end)
      on conflict (gateway, lower(reference)) where state not in ('declined', 'expired') do nothing returning id into deposit;
      if deposit is null then problem := 'sent'; end if;
    end if;
  end if;
  if problem is not null then
    delete from client_request r where r.player_id = the_player and r.client_ref = the_ref;
    return;
  end if;

  update file set named_at = the_time where id = any(the_files);
  answer := jsonb_set(the_answer, '{data,deposit,id}', to_jsonb('DP-' || deposit));
  update client_request r set answer = request_deposit.answer where r.player_id = the_player and r.client_ref = the_ref;
end $$;
`,
};
