/**
 * Whoever cashes out all of a position has nothing left on its market: what waits of theirs there is cancelled first, in the same transaction
 * (docs/decisions/cash-out.md). `book_cash_out` is that of migration 60 but for this.
 */
export const wholeCashOuts = {
  id: 84,
  name: 'whole cash-outs',
  sql: `
drop function book_cash_out(bigint, text, text, timestamptz);

-- Books the bets of a quote with what each part of them wins, and what is held differently then; \`the_ref\` and a number name each. Before
-- them all of a position cancels what waits of the player's on its market, and \`the_reason\` is kept with it. All is locked and has been looked
-- at: none of these bets is in its delay. With the \`problem\` 'not-enough-funds' nothing has happened: it would have to be held, and can't be.
create function book_cash_out(
  the_player bigint, the_quote text, the_ref text, the_time timestamptz, the_reason text,
  out problem text, out bets bigint[], out exposure bigint
) language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  quote cash_out_quote%rowtype;
  the_market record;
  leg record;
  waits record;
  made bigint;
  bet bigint;
  cash bigint;
  held bigint;
  before bigint;
  more bigint;
  refused text;
begin
  select q.* into strict quote from cash_out_quote q where q.id = the_quote and q.player_id = the_player;
  select m.id, m.kind, m.match_name into strict the_market from market m where m.id = quote.market_id;
  if quote.percent = 100 then
    for waits in
      select b.id from bet b
      where b.player_id = the_player and b.market_id = the_market.id and b.status in ('partial', 'unmatched') order by b.id
    loop
      perform cancel_rest(the_player, waits.id, 'cancelled', the_time);
      update bet b set refused = the_reason where b.id = waits.id;
    end loop;
  end if;
  select max(a.balance) filter (where a.name = 'cash'), max(a.balance) filter (where a.name = 'held') into cash, held
  from account a where a.player_id = the_player;
  before := coalesce((select p.exposure from positions(the_player, the_market.id) p), 0);
  insert into cash_out (player_id, market_id, percent, secured, at)
  values (the_player, the_market.id, quote.percent, quote.secured, the_time) returning id into made;
  for leg in
    select l.* from rows from (jsonb_to_recordset(quote.legs) as (selection text, side text, stake bigint, fills jsonb))
      with ordinality as l (selection, side, stake, fills, place)
    order by l.place
  loop
    insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, policy, status, created_at, priced_at, cash_out)
    values (the_player, the_ref || '.' || leg.place, the_market.id, leg.selection, leg.side, leg.stake, (leg.fills -> -1 ->> 'price')::int, 'none',
      'matched', the_time, quote.priced_at, made)
    returning id into bet;
    bets := bets || bet;
    insert into bet_fill (bet_id, stake, price, profit, at)
    select bet, f.stake, f.price, f.profit, the_time
    from rows from (jsonb_to_recordset(leg.fills) as (stake bigint, price int, profit bigint)) with ordinality as f (stake, price, profit, place)
    order by f.place;
    -- What it takes of what is offered nobody else can have.
    if the_market.kind = 'bookmaker' then
      insert into taken_size as t (market_id, runner_id, side, priced_at, taken)
      values (the_market.id, leg.selection, leg.side, quote.priced_at, leg.stake)
      on conflict (market_id, runner_id, side, priced_at) do update set taken = t.taken + excluded.taken;
    else
      insert into taken_offer as t (market_id, runner_id, side, priced_at, price, taken)
      select the_market.id, leg.selection, leg.side, quote.priced_at, f.price, f.stake
      from jsonb_to_recordset(leg.fills) as f (stake bigint, price int)
      on conflict (market_id, runner_id, side, priced_at, price) do update set taken = t.taken + excluded.taken;
    end if;
  end loop;
  more := before - coalesce((select p.exposure from positions(the_player, the_market.id) p), 0);
  if more > cash - held then raise exception 'a cash-out that can''t be held' using errcode = 'PVCO1'; end if;
  if more <> 0 then
    -- By a bet's name: what is held for a bet is found by it.
    select p.problem into refused from ledger_post(
      'bet:' || bets[1] || ':cash-out', 'sports', case when more > 0 then 'Held for a cash-out' else 'Released by a cash-out' end,
      the_market.match_name, 'Cashed out', the_time, array[the_player, null], array['held', 'holds'], array[more, - more]) p;
    if refused is not null then raise exception 'the hold of a cash-out was refused: %', refused; end if;
  end if;
  delete from cash_out_quote q where q.player_id = the_player and q.market_id = the_market.id;
  exposure := - (held + more);
exception when sqlstate 'PVCO1' then
  problem := 'not-enough-funds';
  bets := null;
end $$;
`,
};
