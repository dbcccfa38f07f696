/** One operator's several organisations: each has its hosts, its details, banners and announcements, where it may operate, and its players. */
export const organisations = {
  id: 421,
  name: 'organisations',
  sql: `
create table organisation (
  code text primary key check (code ~ '^[a-z][a-z0-9-]{1,30}$'),
  -- The first is that of every host that is nobody's.
  position int not null unique,
  hosts text[] not null default '{}',
  -- Countries (IN) and parts of one (IN-TG), ISO 3166, where it may operate (none: anywhere), and of those where it may not.
  operates_in text[] not null default '{}',
  not_in text[] not null default '{}'
);
insert into organisation (code, position, hosts) values ('pavilion', 1, '{localhost}');

alter table app_detail add column organisation text not null default 'pavilion' references organisation;
alter table app_detail alter column organisation drop default;
alter table app_detail drop constraint app_detail_pkey;
alter table app_detail add primary key (organisation, key);

alter table announcement add column organisation text not null default 'pavilion' references organisation;
alter table announcement alter column organisation drop default;
alter table announcement add column content_hi text;

alter table banner add column organisation text not null default 'pavilion' references organisation;
alter table banner alter column organisation drop default;
alter table banner add column title_hi text;
alter table banner add column body_hi text;
alter table banner add column action_hi text;
alter table banner add column shown_from timestamptz;
alter table banner add column shown_until timestamptz;
-- What it is about: a page (its path), a match (its id), the match of a sport that most was matched on of those in play (the sport), or a game (provider/code).
alter table banner add column target text not null default 'page' check (target in ('page', 'match', 'sport', 'game'));
alter table banner rename column href to subject;
-- Whether it is live follows from its match.
alter table banner drop column live;
update banner set target = 'sport', subject = 'cricket', title = '{match}', title_hi = '{match}'
  where subject = '/exchange/Cricket' and title = 'India v Australia, third T20I';

-- A player is of one organisation: a user name, and a number, is one player's in each.
alter table player add column organisation text not null default 'pavilion' references organisation;
alter table player drop constraint player_username_key;
alter table player add constraint player_username_key unique (username_key, organisation);
alter table player drop constraint player_mobile_key;
alter table player add constraint player_mobile_key unique (country_code, mobile, organisation);

-- Whether a player's organisation is live: what bets are taken by.
create function is_live_for(the_player bigint) returns boolean language sql stable as $$
  select exists (
    select from player p join app_detail d on d.organisation = p.organisation and d.key = 'BRAND_STATUS'
    where p.id = the_player and lower(d.value #>> '{}') = 'live') $$;

-- What asked whether the house is live asks it of the player's organisation.
do $$
declare
  live text := $t$exists (select from app_detail d where d.key = 'BRAND_STATUS' and lower(d.value #>> '{}') = 'live')$t$;
  each record;
  definition text;
begin
  for each in select oid, proname from pg_proc where prosrc like '%BRAND_STATUS%' and proname <> 'is_live_for' loop
    definition := pg_get_functiondef(each.oid);
    definition := replace(definition, 'from (select not ' || live || ' as is_closed) b
  cross join unnest(bets) p
', 'from unnest(bets) p
  cross join lateral (select not is_live_for(p.player) as is_closed) b
');
    definition := replace(definition, live, 'is_live_for(the_player)');
    if definition like '%BRAND_STATUS%' then raise exception '% is not what it was', each.proname; end if;
    execute definition;
  end loop;
end $$;
`,
};
