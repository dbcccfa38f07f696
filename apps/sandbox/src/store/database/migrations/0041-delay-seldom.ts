/**
 * A bet that is whole or refused goes by `place_bet`, also in play, unless its market has it wait: that one computes what the player's bets
 * hold once, the one that matches bets with each other four times.
 */
export const delaySeldom = {
  id: 41,
  name: 'delay seldom',
  sql: `
-- Places a bet in play that is taken whole or refused: at once by \`place_bet\`, or where its market has it wait by \`place_in_book\`. What
-- it says is theirs; \`due_at\` is null where nothing waits.
create function place_in_play(
  the_player bigint, the_ref text, the_hash bytea, the_call text, the_time timestamptz,
  the_market text, the_match text, the_match_name text, the_name text, the_runners jsonb, the_commission int,
  the_runner text, the_side text, the_stake bigint, the_price int, the_policy text,
  quoted int, the_priced_at bigint, the_most bigint, the_answer jsonb,
  out bet bigint, out answer jsonb, out problem text, out missing bigint, out due_at timestamptz
) language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  if delay_of(the_market) > 0 then
    select p.bet, p.answer, p.problem, p.missing, p.due_at into bet, answer, problem, missing, due_at
    from place_in_book(
      the_player, the_ref, the_hash, the_call, the_time, the_market, the_match, the_match_name, the_name, the_runners, the_commission,
      the_runner, the_side, the_stake, the_price, the_policy, null, array[quoted], array[9007199254740991], the_priced_at, the_most, true, the_answer) p;
  else
    select p.bet, p.answer, p.problem, p.missing into bet, answer, problem, missing
    from place_bet(
      the_player, the_ref, the_hash, the_time, the_market, the_match, the_match_name, 'match_odds', the_name, the_runners, the_commission,
      the_runner, the_side, the_stake, the_price, null, the_policy, quoted, the_priced_at, null, the_most, the_call, the_answer) p;
  end if;
end $$;
`,
};
