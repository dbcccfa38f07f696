/**
 * The ways in which players are paid are rows, each with its own limits, fee and time; a request keeps its fee, and when it was approved.
 * The states of a request change in the database only as `money/withdrawals/states.ts` says, whoever writes them.
 */
export const withdrawalMethods = {
  id: 87,
  name: 'withdrawal methods',
  sql: `
create table withdrawal_method (
  code text primary key check (code in ('bank', 'upi')),
  position int not null,
  -- Of one request, in paise.
  min bigint not null check (min > 0),
  max bigint not null check (max >= min),
  -- What is kept of each request as it is paid.
  fee bigint not null check (fee >= 0 and fee < min),
  -- How long it takes as a rule, from the request to the payment.
  minutes int not null check (minutes > 0),
  is_open boolean not null
);
insert into withdrawal_method (code, position, min, max, fee, minutes, is_open) values
  ('bank', 1, 100000, 20000000, 0, 360, true),
  ('upi', 2, 50000, 10000000, 0, 60, true);

update setting set value = (value - 'min' - 'max') || '{"kycFirst": false}' where key = 'withdrawals';
insert into account (player_id, name) values (null, 'fees');

alter table withdrawal
  add fee bigint not null default 0 check (fee >= 0 and fee < amount),
  add approved_at timestamptz;
update withdrawal set approved_at = decided_at where state = 'approved';

-- What a request in a state can come to.
create function withdrawal_moves(state text) returns text[] language sql immutable parallel safe return
  case state when 'pending' then array['approved', 'declined', 'cancelled'] when 'approved' then array['paid', 'failed'] else array[]::text[] end;
create function keep_withdrawal_moves() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not new.state = any(withdrawal_moves(old.state)) then
    raise exception 'A withdrawal that is % can''t become %', old.state, new.state;
  end if;
  return new;
end $$;
create trigger withdrawal_moves before update of state on withdrawal for each row execute function keep_withdrawal_moves();

-- What a player could withdraw at a time, and why. Amounts in paise; \`owed\` is what they owe for corrected results: none is withdrawn then.
-- The least and the most of one request are those of the open methods together; 0 where none is open.
drop function available_to(bigint, timestamptz);
create function available_to(
  the_player bigint, the_time timestamptz,
  out cash bigint, out held bigint, out locked bigint, out withdrawable bigint, out least_request bigint, out most_request bigint,
  out can_cancel boolean, out kyc text, out kyc_above bigint, out without_kyc bigint, out kyc_first boolean, out owed bigint
) language plpgsql stable as $$
begin
  select max(a.balance) filter (where a.name = 'cash'), max(a.balance) filter (where a.name = 'held') into cash, held
  from account a where a.player_id = the_player;
  select w.locked, w.withdrawable into locked, withdrawable from withdrawable_of(cash, held, (
    select coalesce(sum(locked_deposit(b.deposit, b.amount,
      coalesce((select sum(c.amount)::bigint from bonus_claim c where c.bonus_id = b.id), 0))), 0)::bigint
    from player_bonus b where b.player_id = the_player and b.state = 'active' and b.expires_at > the_time)) w;
  select (s.value ->> 'canCancel')::boolean, (s.value ->> 'kycAbove')::bigint, (s.value ->> 'kycFirst')::boolean
  into strict can_cancel, kyc_above, kyc_first from setting s where s.key = 'withdrawals';
  select coalesce(min(m.min), 0), coalesce(max(m.max), 0) into least_request, most_request from withdrawal_method m where m.is_open;
  select k.status into kyc from kyc_status(the_player, (the_time at time zone 'Asia/Kolkata')::date) k;
  without_kyc := 0;
  if kyc <> 'approved' then
    select greatest(0, kyc_above - coalesce(sum(w.amount), 0)::bigint) into without_kyc
    from withdrawal w where w.player_id = the_player and w.state in ('pending', 'approved', 'paid');
  end if;
  select coalesce(sum(d.amount - d.collected - d.forgiven), 0)::bigint into owed
  from debt d where d.player_id = the_player and d.closed_at is null;
end $$;

-- What a request for a withdrawal is measured by before its password is asked for: the limits of its method (null where it is not open),
-- the player's account that it names with what is sealed of it, and whether they have withdrawn to the account, or to the fingerprint,
-- before.
drop function withdrawal_begun(bigint, bigint, bytea);
create function withdrawal_begun(
  the_player bigint, the_method text, the_account bigint, the_fingerprint bytea,
  out least_request bigint, out most_request bigint, out is_known boolean,
  out account bigint, out holder text, out bank_name text, out last_digits text, out ifsc text, out sealed bytea
) language plpgsql stable as $$
begin
  select m.min, m.max into least_request, most_request from withdrawal_method m where m.code = the_method and m.is_open;
  if the_account is not null then
    select b.id, b.holder, b.bank_name, b.last_digits, b.ifsc, b.sealed, b.fingerprint
    into account, holder, bank_name, last_digits, ifsc, sealed, the_fingerprint
    from bank_detail b where b.id = the_account and b.player_id = the_player and b.removed_at is null;
  end if;
  is_known := exists (select from withdrawal w where w.player_id = the_player and w.fingerprint = the_fingerprint);
end $$;

-- Keeps a request for a withdrawal and takes its money out of the player's cash, or says why not: \`problem\` is 'other-request',
-- 'method' (which is not open), 'least' or 'most' (of one request by it, which \`figure\` says), 'kyc' (which comes first here), 'account'
-- (which is gone), 'owes' (\`figure\`) or 'short' (\`figure\` can be withdrawn); nothing has happened then. Of the answer, its number, its
-- fee and whether it waits for KYC are filled in.
create or replace function request_withdrawal(
  the_player bigint, the_ref text, the_hash bytea, the_call text, the_time timestamptz,
  the_method text, the_account bigint, the_destination text, the_sealed bytea, the_fingerprint bytea, the_amount bigint, the_answer jsonb,
  out answer jsonb, out problem text, out figure bigint
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
  update client_request r set answer = request_withdrawal.answer where r.player_id = the_player and r.client_ref = the_ref;
end $$;
`,
};
