/** Where and in what a provider's games, or one of them, may be played, and whether they are being maintained. */
export const gameTerms = {
  id: 340,
  name: 'game terms',
  sql: `
-- The catalogue is seeded anew at times, and what the desk has set stays: nothing here refers to it.
create table game_terms (
  provider text not null,
  -- Empty: all games of the provider.
  game text not null default '',
  maintained_since timestamptz,
  -- When it is expected to be over. It is over when the desk says so.
  maintained_until timestamptz,
  maintained_reason text,
  -- ISO 3166: a country (IN) or a part of one (IN-TG).
  not_in text[] not null default '{}',
  -- ISO 4217; null: any.
  currencies text[],
  primary key (provider, game),
  check (maintained_since is not null or (maintained_until is null and maintained_reason is null)),
  check (cardinality(currencies) > 0)
);

create function game_maintained(the_provider text, the_game text) returns boolean language sql stable as $$
  select exists (select from game_terms t where t.provider = the_provider and t.game in ('', the_game) and t.maintained_since is not null)
$$;

-- As in 0093, but that a maintained game takes only the bets of rounds that its player is in already.
do $$
declare
  before text := pg_get_functiondef('wallet_bet'::regproc);
  after text := replace(before,
    'or not game.is_on then',
    'or not game.is_on or (game_maintained(the_provider, open_game.game) and not exists (
      select from game_round r where r.provider = the_provider and r.round = the_round and r.player_id = the_player and r.bets > 0)) then');
begin
  if after = before then raise exception 'wallet_bet is not what it was'; end if;
  execute after;
end $$;
`,
};
