/**
 * A payment has one number on the rail that carried it, and may be sent by every way to deposit that is paid over that rail: its
 * reference counts once for the rail. Deposits that shared one before this are kept as they were; nothing new gets their reference.
 */
export const rails = {
  id: 44,
  name: 'rails',
  sql: `
alter table gateway
  -- What its references are numbered by: 'rrn' for all that is paid by UPI or IMPS, else its own code. The operator's to change.
  add column rail text;
-- The 12 digits of UPI and IMPS are one number, in a wallet's form as well, and in those that the operator added.
update gateway set rail = case
  when code in ('upi', 'm_paytm', 'imps') or fields @> '[{"name": "reference", "pattern": "\\\\d{12}"}]' then 'rrn' else code end;
alter table gateway
  alter column rail set not null,
  add constraint gateway_rail_key unique (code, rail);

alter table deposit
  add column rail text,
  -- Its reference had another deposit when their ways came to one rail.
  add column is_repeat boolean not null default false;
update deposit d set rail = g.rail from gateway g where g.code = d.gateway;
update deposit d set is_repeat = true
from (
  -- The one that was credited comes first, then the older one.
  select e.id, row_number() over (partition by e.rail, lower(e.reference) order by e.state = 'approved' desc, e.id) as place
  from deposit e where e.state not in ('declined', 'expired')) r
where r.id = d.id and r.place > 1;
alter table deposit
  alter column rail set not null,
  -- A way that is put on another rail takes its deposits along.
  add constraint deposit_rail foreign key (gateway, rail) references gateway (code, rail) on update cascade;

drop index deposit_reference_key;
create unique index deposit_reference_key on deposit (rail, lower(reference))
  where state not in ('declined', 'expired') and not is_repeat;
create index deposit_rail_reference on deposit (rail, lower(reference));

-- A deposit's rail is its way's. One that comes to a rail where its reference stands already is kept as a repeat.
create function rail_of_deposit() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    select g.rail into new.rail from gateway g where g.code = new.gateway;
  elsif new.rail <> old.rail and new.state not in ('declined', 'expired') then
    new.is_repeat := new.is_repeat or exists (
      select from deposit d where d.rail = new.rail and lower(d.reference) = lower(new.reference) and d.id <> new.id
        and d.state not in ('declined', 'expired'));
  end if;
  return new;
end $$;
create trigger deposit_rail before insert or update of rail on deposit for each row execute function rail_of_deposit();

-- As in 0035, but for 'sent': its reference has been sent over the rail of its way, by whichever way and by whomever.
create or replace function request_deposit(
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
      -- A repeat is not in the unique index, and stands where the other was declined. None is ever new: this sees all of them.
      insert into deposit (player_id, gateway, amount, state, reference, fields, created_at, expires_at)
      select the_player, g.code, the_amount, 'pending', the_reference, the_fields, the_time, the_end
      from gateway g where g.code = the_gateway and not exists (
        select from deposit d where d.rail = g.rail and lower(d.reference) = lower(the_reference) and d.is_repeat
          and d.state not in ('declined', 'expired'))
      on conflict (rail, lower(reference)) where state not in ('declined', 'expired') and not is_repeat do nothing
      returning id into deposit;
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
