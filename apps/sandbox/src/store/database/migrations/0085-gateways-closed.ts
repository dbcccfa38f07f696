/**
 * A way to deposit says what it costs, how long it usually takes, and whether it is closed, why and until when. And a deposit moves as
 * `money/deposits/states.ts` has it, whatever writes it: a test holds the two to each other.
 */
export const gatewaysClosed = {
  id: 85,
  name: 'gateways closed',
  sql: `
alter table gateway
  -- What is charged besides the amount. 'network': what a coin's network takes from the sender.
  add column fee text not null default 'none' check (fee in ('none', 'network')),
  -- From the proof to the money, as it usually is.
  add column usual_minutes int not null default 15 check (usual_minutes > 0),
  -- Of one that is not open: why, for the player, and when it opens by itself; null: when the desk opens it.
  add column closed_reason text,
  add column closed_until timestamptz,
  add constraint gateway_closed check (not is_open or (closed_reason is null and closed_until is null));
update gateway set
  fee = case when mode = 'crypto' then 'network' else 'none' end,
  usual_minutes = case code
    when 'upi' then 5 when 'fastpayme' then 1 when 'm_paytm' then 5 when 'neft' then 120 when 'rtgs' then 60
    when 'm_binance_tron' then 3 when 'm_binance_bsc' then 2 else 15 end;

create function deposit_moves() returns trigger language plpgsql as $$
begin
  if not exists (
    select from (values
      ('created', 'redirected'), ('created', 'expired'),
      ('redirected', 'returned'), ('redirected', 'pending'), ('redirected', 'declined'), ('redirected', 'expired'),
      ('returned', 'pending'), ('returned', 'declined'), ('returned', 'expired'),
      ('pending', 'approved'), ('pending', 'declined'), ('pending', 'expired')
    ) as move (earlier, later) where move.earlier = old.state and move.later = new.state)
  then
    raise exception 'the deposit % is %, and can''t become %', old.id, old.state, new.state using errcode = 'PVDM1';
  end if;
  return new;
end $$;
create trigger deposit_moves before update of state on deposit
  for each row when (old.state <> new.state) execute function deposit_moves();
`,
};
