/** Who has only the password and changes a player's passkeys by it sends their money nowhere new for a while. */
export const newPlacesHeld = {
  id: 444,
  name: 'new places held',
  sql: `
create table new_place_hold (
  player_id bigint primary key references player,
  -- Until then the player's money goes to no new place.
  until timestamptz not null
);
`,
};
