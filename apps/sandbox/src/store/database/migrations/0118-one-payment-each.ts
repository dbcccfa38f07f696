/**
 * A bank's reference stands for one payment: it pays one request. And nobody fills the desk's queue by themselves: only so many of a player's
 * requests are open at once.
 */
export const onePaymentEach = {
  id: 118,
  name: 'one payment each',
  sql: `
-- The reference that a request was paid by, as banks compare it. Null where another of the time before was paid by the same.
alter table withdrawal add column paid_by text;
update withdrawal w set paid_by = upper(regexp_replace(w.utr, '\\s', '', 'g'))
where w.id in (
  select min(f.id) from withdrawal f where f.state = 'paid' and f.utr is not null group by upper(regexp_replace(f.utr, '\\s', '', 'g')));
create unique index withdrawal_paid_once on withdrawal (paid_by);

create function keep_payment() returns trigger language plpgsql as $$
declare
  folded text := upper(regexp_replace(new.utr, '\\s', '', 'g'));
begin
  -- What is recorded of the past is as it was.
  if tg_op = 'UPDATE' or not exists (select from withdrawal w where w.paid_by = folded) then new.paid_by := folded; end if;
  return new;
end $$;
create trigger withdrawal_recorded before insert on withdrawal for each row when (new.state = 'paid') execute function keep_payment();
create trigger withdrawal_paid before update of state, utr on withdrawal for each row when (new.state = 'paid') execute function keep_payment();

-- As in 0087, but for 'many': the player has as many open as \`the_most\`.
do $$
declare
  before text := pg_get_functiondef('request_withdrawal'::regproc);
  after text := replace(replace(before,
    'the_amount bigint, the_answer', 'the_amount bigint, the_most integer, the_answer'),
    'elsif the_amount < method.min then', 'elsif (
    select count(*) from withdrawal w where w.player_id = the_player and w.state in (''pending'', ''approved'')) >= the_most then
    problem := ''many'';
  elsif the_amount < method.min then');
begin
  if position('the_most integer' in after) = 0 or position('''many''' in after) = 0 then raise exception 'request_withdrawal is not what it was'; end if;
  drop function request_withdrawal;
  execute after;
end $$;
`,
};
