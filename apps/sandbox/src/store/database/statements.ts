// biome-ignore-all lint/style/noExcessiveLinesPerFile: made by a program, and as long as there are statements.
// Made by `node scripts/checks/sql.ts --write`: every SQL text of ours, with what it takes and returns by the migrated schema.
import type { Paise } from '@pavilion/money';
import type { ColumnTypes } from './column-types.ts';

export interface Statements {
  "\n      select (select count(*) from (\n  select a.player_id, a.balance, a.entries, coalesce(e.sum, 0) as sum, coalesce(e.count, 0) as count,\n    coalesce(t.total, 0) + coalesce(m.moved, 0) as kept\n  from account a\n    left join (select account_id, sum(amount) as sum, count(*) from ledger_entry group by 1) as e on e.account_id = a.id\n    left join ledger_house_total t on t.account_id = a.id\n    left join (select account_id, sum(amount) as moved from ledger_house_move group by 1) as m on m.account_id = a.id) as s\n              where case when s.player_id is null then s.kept <> s.sum else (s.balance, s.entries) <> (s.sum, s.count) end)\n               + (select count(*) from (select player_id, day, name, kind, entries, gained, given from ledger_day except all \n  select player_id, (at at time zone 'Asia/Kolkata')::date, name, kind, count(*),\n    coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0)\n  from ledger_entry where name in ('cash', 'coins') group by 1, 2, 3, 4) as wrong)\n               + (select count(*) from (\n  select player_id, (at at time zone 'Asia/Kolkata')::date, name, kind, count(*),\n    coalesce(sum(amount) filter (where amount > 0), 0), coalesce(-sum(amount) filter (where amount < 0), 0)\n  from ledger_entry where name in ('cash', 'coins') group by 1, 2, 3, 4 except all select player_id, day, name, kind, entries, gained, given from ledger_day) as wrong) as drifted,\n             (select coalesce(sum(amount), 0)::bigint from ledger_entry) as total,\n             (select count(*) from account where balance < 0) as below,\n             (select count(*) from account c join account h using (player_id)\n              where c.name = 'cash' and h.name = 'held' and h.balance > c.balance) as overheld,\n             (select count(*) - count(distinct reference) from ledger_transaction) as twice": {
    readonly row: {
      readonly drifted: number;
      readonly total: Paise;
      readonly below: number;
      readonly overheld: number;
      readonly twice: number;
    };
    readonly parameters: readonly [];
  };
  '\n    select (select coalesce(sum(amount), 0)::bigint from ledger_entry) as total,\n      (select count(*) from account a where a.balance is not null\n         and a.balance <> (select coalesce(sum(amount), 0) from ledger_entry where account_id = a.id)) as wrong': {
    readonly row: { readonly total: Paise; readonly wrong: number };
    readonly parameters: readonly [];
  };
  '\n    select (select count(*) from account a where a.balance is not null\n              and a.balance <> (select coalesce(sum(amount), 0) from ledger_entry where account_id = a.id)) as wrong,\n           (select coalesce(sum(amount), 0)::bigint from ledger_entry) as total,\n           (select count(*) from account where balance < 0) as below': {
    readonly row: { readonly wrong: number; readonly total: Paise; readonly below: number };
    readonly parameters: readonly [];
  };
  "\n  select a.player_id as player, a.balance as held, coalesce(bets.list, '[]') as bets\n  from account a left join lateral (\n    select jsonb_agg(jsonb_build_object('market', b.market_id, 'kind', m.kind, 'runners', m.runners, 'runner', b.runner_id,\n      'line', b.line, 'side', b.side, 'status', b.status, 'stake', b.stake, 'price', b.price, 'fills', (\n        select coalesce(jsonb_agg(jsonb_build_object('stake', f.stake, 'price', f.price, 'profit', f.profit)), '[]') from bet_fill f\n        where f.bet_id = b.id))) as list\n    from bet b join market m on m.id = b.market_id\n    where b.player_id = a.player_id and b.status in ('delayed', 'matched', 'partial', 'unmatched')) as bets on true\n  where a.name = 'held' and (a.balance <> 0 or bets.list is not null)": {
    readonly row: {
      readonly player: number | null;
      readonly held: Paise | null;
      readonly bets: readonly {
        readonly market: string;
        readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
        readonly runners: ColumnTypes['market.runners'];
        readonly runner: string;
        readonly line: number | null;
        readonly side: 'back' | 'lay';
        readonly status:
          | 'delayed'
          | 'matched'
          | 'partial'
          | 'unmatched'
          | 'rejected'
          | 'cancelled'
          | 'lapsed'
          | 'won'
          | 'lost'
          | 'void';
        readonly stake: Paise;
        readonly price: ColumnTypes['bet.price'];
        readonly fills: unknown;
      }[];
    };
    readonly parameters: readonly [];
  };
  '\n  select h.hash, f.id, f.player, f.organisation, f."expiresAt", f.restrictions, f."seenAt"\n  from string_to_table($1, \' \') as h (hash) cross join lateral (\n    select s.id, s.player_id as player, p.organisation, s.expires_at as "expiresAt", p.restrictions, coalesce(s.seen_at, s.created_at) as "seenAt"\n    from session s join player p on p.id = s.player_id\n    where s.token_hash = decode(h.hash, \'hex\') and s.revoked_at is null and s.expires_at > $2 and p.restrictions -> \'closed\' is null\n    offset 0) f': {
    readonly row: {
      readonly hash: string;
      readonly id: number;
      readonly player: number;
      readonly organisation: string;
      readonly expiresAt: Date;
      readonly restrictions: ColumnTypes['player.restrictions'];
      readonly seenAt: Date;
    };
    readonly parameters: readonly [string | null, Date | 'infinity' | '-infinity'];
  };
  "\n  with near as (\n    select n.*, row_number() over (order by n.at desc, n.id desc) as place from (\n  select k.* from unnest($2::text[]) as n (name), unnest($3::text[]) as q (kind), lateral (\n    select e.name, e.kind, e.at, e.id from ledger_entry e\n    where e.player_id = $1::bigint and e.name = n.name and e.kind = q.kind\n      and e.at >= $4::timestamptz and e.at <= $5::timestamptz and (e.at, e.id) < ($5::timestamptz, $7::bigint)\n    order by e.at desc, e.id desc limit $6::bigint) as k) n\n  ), k as materialized (\n    select name, kind, at, id from near where place <= $6::bigint or kind in ('deposit', 'withdrawal')\n  ), found as (\n    select e.id, e.at, e.kind, t.title, t.detail, t.reference, t.state, e.amount, coalesce(e.balance_after, 0) as after, e.name as account from k \n  join ledger_entry e on e.player_id = $1::bigint and (e.name, e.kind, e.at, e.id) = (k.name, k.kind, k.at, k.id)\n    and e.at >= $4::timestamptz and e.at <= $5::timestamptz\n  join ledger_transaction t on t.id = e.transaction_id where strpos(translate(lower(t.reference), ' -', ''), $8::text) > 0\n      or (e.kind in ('deposit', 'withdrawal') and strpos(translate(lower(t.detail), ' -', ''), $8::text) > 0)\n    union\n    select e.id, e.at, e.kind, t.title, t.detail, t.reference, t.state, e.amount, coalesce(e.balance_after, 0) as after, e.name as account from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.at = t.at\n    where t.reference = any($9::text[]) and e.player_id = $1::bigint\n      and e.name = any($2::text[]) and e.kind = any($3::text[]) and e.at >= $4::timestamptz and e.at < $5::timestamptz\n  )\n     select count(*) as total,\n       coalesce(sum(amount) filter (where account = 'cash' and amount > 0), 0)::bigint as \"moneyIn\",\n       coalesce(-sum(amount) filter (where account = 'cash' and amount < 0), 0)::bigint as \"moneyOut\" from found": {
    readonly row: { readonly total: number; readonly moneyIn: Paise; readonly moneyOut: Paise };
    readonly parameters: readonly [
      number,
      readonly (string | null)[],
      readonly (string | null)[],
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      number | null,
      number | null,
      string | null,
      readonly (string | null)[],
    ];
  };
  "\n  with near as (\n    select n.*, row_number() over (order by n.at desc, n.id desc) as place from (\n  select k.* from unnest($2::text[]) as n (name), unnest($3::text[]) as q (kind), lateral (\n    select e.name, e.kind, e.at, e.id from ledger_entry e\n    where e.player_id = $1::bigint and e.name = n.name and e.kind = q.kind\n      and e.at >= $4::timestamptz and e.at <= $5::timestamptz and (e.at, e.id) < ($5::timestamptz, $7::bigint)\n    order by e.at desc, e.id desc limit $6::bigint) as k) n\n  ), k as materialized (\n    select name, kind, at, id from near where place <= $6::bigint or kind in ('deposit', 'withdrawal')\n  ), found as (\n    select e.id, e.at, e.kind, t.title, t.detail, t.reference, t.state, e.amount, coalesce(e.balance_after, 0) as after, e.name as account from k \n  join ledger_entry e on e.player_id = $1::bigint and (e.name, e.kind, e.at, e.id) = (k.name, k.kind, k.at, k.id)\n    and e.at >= $4::timestamptz and e.at <= $5::timestamptz\n  join ledger_transaction t on t.id = e.transaction_id where strpos(translate(lower(t.reference), ' -', ''), $8::text) > 0\n      or (e.kind in ('deposit', 'withdrawal') and strpos(translate(lower(t.detail), ' -', ''), $8::text) > 0)\n    union\n    select e.id, e.at, e.kind, t.title, t.detail, t.reference, t.state, e.amount, coalesce(e.balance_after, 0) as after, e.name as account from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.at = t.at\n    where t.reference = any($9::text[]) and e.player_id = $1::bigint\n      and e.name = any($2::text[]) and e.kind = any($3::text[]) and e.at >= $4::timestamptz and e.at < $5::timestamptz\n  ) select * from found f where (f.at, f.id) < ($10::timestamptz, $11::bigint)\n     order by f.at desc, f.id desc limit $12::bigint": {
    readonly row: {
      readonly id: number;
      readonly at: Date;
      readonly kind: ColumnTypes['ledger_entry.kind'];
      readonly title: string;
      readonly detail: string;
      readonly reference: string;
      readonly state: string;
      readonly amount: Paise;
      readonly after: Paise;
      readonly account: string;
    };
    readonly parameters: readonly [
      number,
      readonly (string | null)[],
      readonly (string | null)[],
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      number | null,
      number | null,
      string | null,
      readonly (string | null)[],
      Date | 'infinity' | '-infinity' | null,
      number | null,
      number | null,
    ];
  };
  'delete from announcement where organisation = $1 and id = $2 returning content': {
    readonly row: { readonly content: string };
    readonly parameters: readonly [string, number];
  };
  'delete from app_detail where organisation = $1 and key = $2': {
    readonly row: object;
    readonly parameters: readonly [string, string];
  };
  'delete from bank_detail where player_id = $1 and fingerprint = $2 and removed_at is not null': {
    readonly row: object;
    readonly parameters: readonly [number, Uint8Array];
  };
  'delete from banner where organisation = $1 and id = $2 returning title': {
    readonly row: { readonly title: string };
    readonly parameters: readonly [string, number];
  };
  'delete from cash_out_quote where expires_at < $1': {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'delete from client_request': { readonly row: object; readonly parameters: readonly [] };
  'delete from client_request where (player_id, client_ref) in (\n       select player_id, client_ref from client_request\n       where client_ref ~ \'^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$\'\n         and at < $2 and client_ref collate "C" < $3::text order by at limit $1) returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity', string];
  };
  'delete from client_request where player_id = $1': { readonly row: object; readonly parameters: readonly [number] };
  'delete from commission_rate where player_id = $1': { readonly row: object; readonly parameters: readonly [number] };
  'delete from contact_message where id in (\n         select id from contact_message where answered_at < $2 order by answered_at limit $1) returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'delete from desk_case where room = $1 and subject = $2': {
    readonly row: object;
    readonly parameters: readonly [string, string];
  };
  'delete from desk_case where room = $1 and subject = $2 and operator_id = $3': {
    readonly row: object;
    readonly parameters: readonly [string, string, number];
  };
  'delete from desk_network where network in\n       (select network from desk_network order by seen_at desc, network offset 20)': {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'delete from desk_session where expires_at <= $1': {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'delete from desk_session where operator_id = $1 and ($2::bytea is null or token_hash <> $2)': {
    readonly row: object;
    readonly parameters: readonly [number, Uint8Array | null];
  };
  'delete from desk_session where token_hash = $1': {
    readonly row: object;
    readonly parameters: readonly [Uint8Array];
  };
  'delete from favourite_game f using game g\n           where f.player_id = $1 and f.game = g.code\n             and (g.provider, g.code) in (select * from unnest($2::text[], $3::text[]))': {
    readonly row: object;
    readonly parameters: readonly [number, readonly (string | null)[], readonly (string | null)[]];
  };
  'delete from file where named_at is null and created_at <= $1': {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'delete from game_session where token_hash in (\n         select token_hash from game_session where expires_at < $2 order by expires_at limit $1)\n       returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  "delete from game_terms where provider = $1 and maintained_since is null and not_in = '{}' and currencies is null": {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'delete from lobby_ticket where expires_at < $1': {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'delete from one_time_code where id in (\n  select id from one_time_code c where expires_at < $2\n    and not exists (select from sandbox_message m where m.code_id = c.id) order by expires_at limit $1) returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'delete from own_text where text = $1': { readonly row: object; readonly parameters: readonly [string] };
  'delete from page_visit': { readonly row: object; readonly parameters: readonly [] };
  'delete from page_visit where (page, day) in (\n  select page, day from page_visit where day < $2::text::date order by day limit $1) returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, string];
  };
  'delete from passkey where id = $1 and player_id = $2 returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, number];
  };
  'delete from payment_trouble where payment_id = $1': { readonly row: object; readonly parameters: readonly [string] };
  'delete from play_run where (player_id, began_at) in (\n         select player_id, began_at from play_run where began_at < $2 order by began_at limit $1) returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'delete from player_network where player_id = $1 and network in\n       (select network from player_network where player_id = $1 order by seen_at desc, network offset 20)': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'delete from reality_check where player_id = $1': { readonly row: object; readonly parameters: readonly [number] };
  'delete from referral_commission where earner_id = $1 and amount = 500': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'delete from release_report where day < $1': { readonly row: object; readonly parameters: readonly [string] };
  'delete from release_trace where day < $1': { readonly row: object; readonly parameters: readonly [string] };
  'delete from sandbox_message where id in (\n  select m.id from one_time_code c join sandbox_message m on m.code_id = c.id where c.expires_at < $2 limit $1) returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'delete from session where id in (\n  select id from session where least(expires_at, revoked_at) < $2 order by least(expires_at, revoked_at) limit $1) returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'delete from setting where key = $1': { readonly row: object; readonly parameters: readonly [string] };
  "delete from setting where key = 'seed:account-identity'": { readonly row: object; readonly parameters: readonly [] };
  'delete from settlement_trouble': { readonly row: object; readonly parameters: readonly [] };
  'delete from settlement_trouble where market_id = $1 and player_id is not distinct from $2': {
    readonly row: object;
    readonly parameters: readonly [string, number | null];
  };
  'delete from settlement_trouble where market_id = $1 and player_id is null': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'delete from studio_chain where game = $1': { readonly row: object; readonly parameters: readonly [string] };
  'delete from studio_chain where game = $1 and id > $2': {
    readonly row: object;
    readonly parameters: readonly [string, number];
  };
  'delete from studio_key where provider = $1': { readonly row: object; readonly parameters: readonly [string] };
  'delete from studio_order where transaction in (\n         select transaction from studio_order where done_at < $2 and trouble is null order by done_at limit $1)\n       returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  "delete from studio_round where id in (\n         select id from studio_round where state = 'undone' and moved_at < $2 and not studio_undoing_stands(id)\n         order by moved_at limit $1)\n       returning 1": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  "delete from studio_round where model = 'gone'": { readonly row: object; readonly parameters: readonly [] };
  'delete from studio_session where id in (select id from studio_session where expires_at < $2 order by expires_at limit $1)\n       returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  "delete from studio_table_round where id in (\n       select r.id from studio_table_round r where r.state = 'over' and r.began_at < $1\n         and not exists (select 1 from studio_ticket t where t.round_id = r.id)\n         and (select count(*) from studio_table_round later\n              where later.game = r.game and later.state = 'over' and later.id > r.id) >= $2\n       order by r.id limit 1000)": {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number];
  };
  'delete from studio_table_watch where process = $1': { readonly row: object; readonly parameters: readonly [string] };
  'delete from studio_table_watch where stands_until < $1': {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  "delete from studio_ticket where id in (\n         select id from studio_ticket where state = 'undone' and moved_at < $2 and not studio_undoing_stands(id)\n         order by moved_at limit $1)\n       returning 1": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  "delete from studio_title where engine <> 'ladder'": { readonly row: object; readonly parameters: readonly [] };
  'delete from taken_offer t using market m where m.id = t.market_id and m.outcome is not null': {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'delete from taken_size t using market m where m.id = t.market_id and m.outcome is not null': {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'delete from used_passkey_challenge where challenge in (\n  select challenge from used_passkey_challenge where expires_at < $2 order by expires_at limit $1) returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'delete from verified_mobile where (country_code, mobile) in (\n  select country_code, mobile from verified_mobile where verified_at < $2 order by verified_at limit $1) returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'delete from verified_mobile where country_code = $1 and mobile = $2 and verified_at > $3 returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string, string, Date | 'infinity' | '-infinity'];
  };
  "delete from verified_mobile where mobile = '9876543210'": { readonly row: object; readonly parameters: readonly [] };
  'delete from wallet_nonce where (provider, nonce) in (\n         select provider, nonce from wallet_nonce where signed_at < $2 order by signed_at limit $1)\n       returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'delete from wallet_transaction t using unnest($1::text[], $2::text[], $3::bigint[]) as d (provider, round, player)\n     where t.provider = d.provider and t.round = d.round and t.player_id = d.player and t.at < $4': {
    readonly row: object;
    readonly parameters: readonly [
      readonly (string | null)[],
      readonly (string | null)[],
      readonly (number | null)[],
      Date | 'infinity' | '-infinity',
    ];
  };
  "insert into account (player_id, name, balance)\n     select player, name, 0 from unnest($1::bigint[]) with ordinality as p (player, n),\n       unnest(array['cash', 'coins', 'held']) with ordinality as a (name, m) order by n, m": {
    readonly row: object;
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'insert into agent (code, name, parent_id) values ($1, $2, (select id from agent where code = $3))\n     on conflict (code) do nothing': {
    readonly row: object;
    readonly parameters: readonly [string, string, string];
  };
  'insert into announcement (organisation, position, content, content_hi)\n     values ($1, (select coalesce(min(a.position), 1) - 1 from announcement a where a.organisation = $1), $2, $3)': {
    readonly row: object;
    readonly parameters: readonly [string, string, string | null];
  };
  'insert into app_detail (organisation, key, value) values ($1, $2, $3::text::jsonb)\n         on conflict (organisation, key) do update set value = excluded.value': {
    readonly row: object;
    readonly parameters: readonly [string, string, string];
  };
  "insert into bank_detail (player_id, type, holder, bank_name, last_digits, fingerprint, is_default, created_at)\n       select n, 'bank', 'Asha Rao', 'A bank', '1234', decode(md5('account ' || n % 18000), 'hex'), false, now() from generate_series(1, 20000) as n": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "insert into bank_detail (player_id, type, holder, bank_name, last_digits, fingerprint, is_default, created_at, removed_at)\n     select $1, 'card', 'Asha Rao', 'Visa', '1111', int4send(n), false, $2, $2 from generate_series(1, 198) n": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'insert into bank_detail (player_id, type, holder, bank_name, last_digits, ifsc, expires, sealed, fingerprint,\n         is_default, created_at, confirmed_at)\n       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id, type, holder, bank_name as "bankName", last_digits as "lastDigits", ifsc, expires,\n  is_default as "isDefault", created_at as "createdAt",\n  type = \'bank\' and confirmed_at is null and not (\n    select b.is_known from withdrawal_begun(bank_detail.player_id, \'bank\', bank_detail.id, null) b) as "isNew"': {
    readonly row: {
      readonly id: number;
      readonly type: 'bank' | 'card';
      readonly holder: string;
      readonly bankName: string;
      readonly lastDigits: string;
      readonly ifsc: string | null;
      readonly expires: string | null;
      readonly isDefault: boolean;
      readonly createdAt: Date;
      readonly isNew: boolean | null;
    };
    readonly parameters: readonly [
      number,
      'bank' | 'card',
      string,
      string,
      string,
      string | null,
      string | null,
      Uint8Array | null,
      Uint8Array,
      boolean,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'insert into banner (organisation, position, title, body, action, title_hi, body_hi, action_hi, img_url, target, subject, shown_from, shown_until)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)': {
    readonly row: object;
    readonly parameters: readonly [
      string,
      number,
      string,
      string,
      string,
      string | null,
      string | null,
      string | null,
      string,
      'page' | 'match' | 'sport' | 'game',
      string,
      Date | 'infinity' | '-infinity' | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  "insert into bet (id, player_id, client_ref, market_id, runner_id, side, stake, price, line, policy, status, profit, version, created_at, settled_at)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'better', $10, $11, 1, $12, $13)": {
    readonly row: object;
    readonly parameters: readonly [
      number,
      number,
      string,
      string,
      string,
      'back' | 'lay',
      Paise,
      ColumnTypes['bet.price'],
      number | null,
      'delayed' | 'matched' | 'partial' | 'unmatched' | 'rejected' | 'cancelled' | 'lapsed' | 'won' | 'lost' | 'void',
      Paise | null,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  "insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, line, policy, status, created_at)\n         values ($1, $2, $3, $4, $5, $6, $7, $8, 'none', $9, $10) returning id": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [
      number,
      string,
      string,
      string,
      'back' | 'lay',
      Paise,
      ColumnTypes['bet.price'],
      number | null,
      'delayed' | 'matched' | 'partial' | 'unmatched' | 'rejected' | 'cancelled' | 'lapsed' | 'won' | 'lost' | 'void',
      Date | 'infinity' | '-infinity',
    ];
  };
  "insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, policy, rest, status, queue, created_at)\n     select $1::bigint, 'stood-' || $1::bigint || '-' || $2::text || '-' || n, $2::text, $3, 'back', 10000, $4, 'better', 'stay', 'unmatched', nextval('bet_queue'), $5\n     from generate_series(1, $6::int) n": {
    readonly row: object;
    readonly parameters: readonly [
      number,
      string,
      string,
      ColumnTypes['bet.price'],
      Date | 'infinity' | '-infinity',
      number,
    ];
  };
  'insert into bet_fill (bet_id, stake, price, at) values ($1, $2, $3, $4)': {
    readonly row: object;
    readonly parameters: readonly [number, Paise, ColumnTypes['bet_fill.price'], Date | 'infinity' | '-infinity'];
  };
  'insert into bonus_campaign (code, position, title, text, base, multiplier, parts, contributions, offer_days, days,\n       deposit_percent, deposit_min, amount_max, is_open)\n     select code, position, title, text, base, multiplier, parts, $2::text::jsonb, offer_days, days,\n       deposit_percent, deposit_min, amount_max, is_open\n     from jsonb_to_recordset($1::text::jsonb) as c (code text, position int, title text, text text, base text, multiplier int, parts int,\n       offer_days int, days int, deposit_percent int, deposit_min bigint, amount_max bigint, is_open boolean)\n     on conflict (code) do nothing': {
    readonly row: object;
    readonly parameters: readonly [string | null, string | null];
  };
  'insert into bonus_claim (bonus_id, part, amount, claimed_at)\n     select b.id, c.part, c.amount, c.at from player_bonus b, unnest($3::int[], $4::bigint[], $5::timestamptz[]) as c (part, amount, at)\n     where b.player_id = $1 and b.title = $2': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      string,
      readonly (number | null)[],
      readonly (number | null)[],
      readonly (Date | null)[],
    ];
  };
  'insert into bonus_claim (bonus_id, part, amount, claimed_at) values ($1, $2, $3, $4)': {
    readonly row: object;
    readonly parameters: readonly [number, number, Paise, Date | 'infinity' | '-infinity'];
  };
  'insert into bonus_claim (bonus_id, part, amount, claimed_at) values ($1, 1, $2, $3)': {
    readonly row: object;
    readonly parameters: readonly [number, Paise, Date | 'infinity' | '-infinity'];
  };
  'insert into bonus_wager (bonus_id, wager_id, product, at_risk, counted)\n     select b.id, w.id, w.product, w.at_risk, w.at_risk * (b.contributions ->> w.product)::int / 100\n     from unnest($3::bigint[], $4::text[], $5::bigint[]) as w (id, product, at_risk)\n     join player_bonus b on b.player_id = $1 and b.title = $2': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      string,
      readonly (number | null)[],
      readonly (string | null)[],
      readonly (number | null)[],
    ];
  };
  "insert into client_request (player_id, client_ref, call, request_hash, answer, at)\n     values ($1, $2, $3, sha256('nobody asked'), '{}', $4) on conflict do nothing": {
    readonly row: object;
    readonly parameters: readonly [number, string, string, Date | 'infinity' | '-infinity'];
  };
  'insert into client_request (player_id, client_ref, call, request_hash, answer, at) values ($1, $2, $3, $4, $5::text::jsonb, $6)\n     on conflict (player_id, client_ref) do nothing returning 1 as fresh': {
    readonly row: { readonly fresh: number };
    readonly parameters: readonly [number, string, string, Uint8Array, string | null, Date | 'infinity' | '-infinity'];
  };
  "insert into client_request (player_id, client_ref, call, request_hash, at)\n     select $1::bigint, r, 'test', ''::bytea, $3::timestamptz from unnest($2::text[]) as r": {
    readonly row: object;
    readonly parameters: readonly [number | null, readonly (string | null)[], Date | 'infinity' | '-infinity' | null];
  };
  'insert into client_request (player_id, client_ref, call, request_hash, at) values ($1, $2, $3, $4, $5)\n       on conflict (player_id, client_ref) do nothing returning 1 as fresh': {
    readonly row: { readonly fresh: number };
    readonly parameters: readonly [number, string, string, Uint8Array, Date | 'infinity' | '-infinity'];
  };
  'insert into commission_rate (player_id, rate, at) values ($1, $2, $3)\n     on conflict (player_id) do update set rate = excluded.rate, at = excluded.at': {
    readonly row: object;
    readonly parameters: readonly [number, number, Date | 'infinity' | '-infinity'];
  };
  'insert into contact_message (organisation, player_id, topic, message, reach, sent_at) values ($1, $2, $3, $4, $5, $6) returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [
      string,
      number | null,
      'bets' | 'money' | 'games' | 'account' | 'other',
      string,
      string | null,
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into debt (player_id, market_id, version, about, amount, at) values ($1, $2, $3, $4, $5, $6)': {
    readonly row: object;
    readonly parameters: readonly [number, string, number, string, Paise, Date | 'infinity' | '-infinity'];
  };
  "insert into deposit (id, player_id, gateway, amount, state, reason, reference, created_at, expires_at, decided_at)\n     values ($1, $2, $3, 50000, $4::text, case when $4::text = 'declined' then 'No.' end, $5, $6, $7, $8)": {
    readonly row: object;
    readonly parameters: readonly [
      number,
      number,
      string,
      'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired',
      string,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'insert into deposit (id, player_id, gateway, amount, state, reason, reference, fields, created_at, expires_at, decided_at)\n     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb, $9, $10, $11)': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      number,
      string,
      Paise,
      'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired',
      string | null,
      string,
      string,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'insert into deposit (player_id, gateway, amount, state, reference, fields, created_at, expires_at)\n       values ($1, $2, $3, $4, $5, $6::text::jsonb, $7, $8) returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [
      number,
      string,
      Paise,
      'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired',
      string,
      string,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'insert into desk_action (by, operator_id, room, subject, what, player_id, reason, before, after, at)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [
      string,
      number | null,
      string | null,
      string | null,
      string,
      number | null,
      string | null,
      string | null,
      string | null,
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into desk_case (room, subject, operator_id, until) values ($1, $2, $3, $4)\n     on conflict (room, subject) do update set operator_id = excluded.operator_id, until = excluded.until': {
    readonly row: object;
    readonly parameters: readonly [string, string, number, Date | 'infinity' | '-infinity'];
  };
  'insert into desk_network (network, seen_at) values ($1, $2)\n     on conflict (network) do update set seen_at = excluded.seen_at': {
    readonly row: object;
    readonly parameters: readonly [Uint8Array, Date | 'infinity' | '-infinity'];
  };
  'insert into desk_operator (name, password_hash, is_known, created_at)\n       select name, hash, true, now() from unnest($1::text[], $2::text[]) as seeded (name, hash) on conflict do nothing': {
    readonly row: object;
    readonly parameters: readonly [readonly (string | null)[], readonly (string | null)[]];
  };
  'insert into desk_operator (name, password_hash, password_by, created_at) values ($1, $2, $3, $4) returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [string, string | null, number | null, Date | 'infinity' | '-infinity'];
  };
  'insert into desk_password (operator_id, set_by, at) values ($1, $2, $3)': {
    readonly row: object;
    readonly parameters: readonly [number, number, Date | 'infinity' | '-infinity'];
  };
  'insert into desk_request (kind, once, player_id, account, amount, campaign, market, outcome, seen, reason,\n       asked_by, asked_at, expires_at, state, settled_before, provider, subject)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) on conflict (once) do nothing returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [
      (
        | 'correction'
        | 'withdrawal'
        | 'deposit'
        | 'bonus'
        | 'market'
        | 'commission'
        | 'win'
        | 'debt'
        | 'stakes'
        | 'key'
        | 'most-win'
        | 'document'
        | 'release'
        | 'refusal'
        | 'failure'
      ),
      string,
      number | null,
      'cash' | 'coins' | null,
      Paise | null,
      string | null,
      string | null,
      string | null,
      number | null,
      string | null,
      number,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      'waiting' | 'done' | 'declined' | 'expired',
      Date | 'infinity' | '-infinity' | null,
      string | null,
      string | null,
    ];
  };
  'insert into desk_request (kind, once, player_id, withdrawal, deposit, amount, asked_by, asked_at, expires_at, state)\n     values ($1, gen_random_uuid()::text, $2, $3, $4, $5, $6, $7, $8, $9)': {
    readonly row: object;
    readonly parameters: readonly [
      (
        | 'correction'
        | 'withdrawal'
        | 'deposit'
        | 'bonus'
        | 'market'
        | 'commission'
        | 'win'
        | 'debt'
        | 'stakes'
        | 'key'
        | 'most-win'
        | 'document'
        | 'release'
        | 'refusal'
        | 'failure'
      ),
      number | null,
      string | null,
      string | null,
      Paise | null,
      number,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      'waiting' | 'done' | 'declined' | 'expired',
    ];
  };
  'insert into desk_session (token_hash, operator_id, created_at, expires_at) values ($1, $2, $3, $4)': {
    readonly row: object;
    readonly parameters: readonly [
      Uint8Array,
      number,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into fastpay_payment (id, token_hash, amount, return_path, created_at, expires_at)\n         values ($1, $2, $3, $4, $5, $6)': {
    readonly row: object;
    readonly parameters: readonly [
      string,
      Uint8Array,
      Paise,
      string,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
    ];
  };
  "insert into favourite_game (player_id, game, at)\n     select $1, g.code, $2::timestamptz - make_interval(hours => 30 * place::int)\n     from unnest($3::text[]) with ordinality as o (address, place) join game g on g.provider || '/' || g.slug = o.address\n     on conflict do nothing": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity', readonly (string | null)[]];
  };
  "insert into file (id, player_id, purpose, type, bytes, created_at)\n     values ('heavy', $1, 'kyc', 'image/webp', decode(repeat('00', 41943000), 'hex'), $2)": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  "insert into file (id, player_id, purpose, type, bytes, created_at)\n     values ('nearly-full', $1, 'kyc', 'image/webp', decode(repeat('00', 41942500), 'hex'), $2)": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'insert into file (id, player_id, purpose, type, bytes, is_sealed, created_at) values ($1, $2, $3, $4, $5, true, $6)': {
    readonly row: object;
    readonly parameters: readonly [
      string,
      number,
      'deposit' | 'kyc',
      ColumnTypes['file.type'],
      Uint8Array,
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into game (code, provider, position, name, slug, category, motif, badge, rtp, volatility, min_stake, max_stake, max_bet, launch, added_on)\n     select * from jsonb_to_recordset($1::text::jsonb) as g (code text, provider text, position int, name text, slug text,\n       category text, motif text, badge text, rtp numeric, volatility text, min_stake bigint, max_stake bigint, max_bet bigint, launch text, added_on date)': {
    readonly row: object;
    readonly parameters: readonly [string | null];
  };
  'insert into game_category (category, game, position)\n     select * from jsonb_to_recordset($1::text::jsonb) as c (category text, game text, position int)': {
    readonly row: object;
    readonly parameters: readonly [string | null];
  };
  "insert into game_round (provider, round, player_id, title, maker, product, bets, staked, opened_at, overdue_at)\n     select 'spribe', 'paging-' || n, $1, 'Mines', 'Spribe', 'live', 1, 1000, $2, $2 from generate_series(1, 55) as n": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'insert into game_session (token_hash, provider, game, player_id, session_id, created_at, expires_at)\n     values ($1, $2, $3, $4, $5, $6, $7)': {
    readonly row: object;
    readonly parameters: readonly [
      Uint8Array,
      string,
      string,
      number,
      number,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into game_terms (provider, game, maintained_since, maintained_until, maintained_reason) values ($1, $2, $3, $4, $5)\n     on conflict (provider, game) do update set maintained_since = coalesce(game_terms.maintained_since, excluded.maintained_since),\n       maintained_until = excluded.maintained_until, maintained_reason = excluded.maintained_reason': {
    readonly row: object;
    readonly parameters: readonly [
      string,
      string,
      Date | 'infinity' | '-infinity' | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
    ];
  };
  'insert into game_terms (provider, game, not_in, currencies) values ($1, $2, $3, $4)\n     on conflict (provider, game) do update set not_in = excluded.not_in, currencies = excluded.currencies': {
    readonly row: object;
    readonly parameters: readonly [string, string, readonly (string | null)[], readonly (string | null)[] | null];
  };
  'insert into gateway (code, position, name, mode, kind, min, max, expires_in, fields, accounts, qr, network, rail, fee, usual_minutes,\n       rate, coin)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text::jsonb, $10::text::jsonb, $11, $12, $13, $14, $15, $16, $17) on conflict (code) do nothing': {
    readonly row: object;
    readonly parameters: readonly [
      string,
      number,
      string,
      'upi' | 'bank' | 'wallet' | 'crypto',
      'manual' | 'redirect',
      Paise,
      Paise,
      number,
      string,
      string,
      string | null,
      string | null,
      string,
      'none' | 'network',
      number,
      Paise | null,
      string | null,
    ];
  };
  "insert into kyc_document (id, player_id, type, status, reason, sealed, submitted_at) overriding system value\n     select 0, player_id, type, 'declined', 'x', sealed, submitted_at from kyc_document where status = 'declined' limit 1": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "insert into kyc_document (player_id, type, status, fields, submitted_at, decided_at, expires_on)\n       values ($1, 'passport', 'approved', '[]', $2, $2, '2030-01-01')": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  "insert into kyc_document (player_id, type, status, fields, submitted_at, decided_at, expires_on)\n     values ($1, 'passport', 'approved', '[]', $2, $2, '2030-01-01')": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'insert into kyc_document (player_id, type, status, reason, sealed, fingerprint, masked_number, submitted_at, decided_at, expires_on)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text::date)': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      string,
      'pending' | 'approved' | 'declined',
      string | null,
      Uint8Array | null,
      Uint8Array | null,
      string | null,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
      string | null,
    ];
  };
  "insert into kyc_document (player_id, type, status, sealed, fingerprint, masked_number, expires_on, submitted_at)\n       values ($1, $2, 'pending', $3, $4, $5, $6::date, $7)": {
    readonly row: object;
    readonly parameters: readonly [
      number,
      string,
      Uint8Array | null,
      Uint8Array | null,
      string | null,
      string | null,
      Date | 'infinity' | '-infinity',
    ];
  };
  "insert into kyc_document (player_id, type, status, sealed, fingerprint, submitted_at)\n       select n, 'passport', 'approved', '', decode(md5('document ' || n % 18000), 'hex'), now() from generate_series(1, 20000) as n": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "insert into kyc_document (player_id, type, status, sealed, fingerprint, submitted_at)\n     select p, 'passport', 'pending', '', decode(md5($1), 'hex'), $3 from unnest($2::bigint[]) as p": {
    readonly row: object;
    readonly parameters: readonly [string, readonly (number | null)[], Date | 'infinity' | '-infinity'];
  };
  "insert into kyc_document (player_id, type, status, sealed, fingerprint, submitted_at, decided_at)\n     select p, 'passport', 'approved', '', decode(md5($1), 'hex'), $3, $3 from unnest($2::bigint[]) as p": {
    readonly row: object;
    readonly parameters: readonly [string, readonly (number | null)[], Date | 'infinity' | '-infinity'];
  };
  "insert into kyc_document (player_id, type, status, sealed, fingerprint, submitted_at, decided_at)\n     values ($1, 'passport', $2, '', decode(md5($3), 'hex'), $4, $4)": {
    readonly row: object;
    readonly parameters: readonly [
      number,
      'pending' | 'approved' | 'declined',
      string,
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into kyc_document_type (type, position, label, fields) values ($1, $2, $3, $4::text::jsonb) on conflict (type) do nothing': {
    readonly row: object;
    readonly parameters: readonly [string, number, string, string];
  };
  "insert into kyc_document_type (type, position, label, fields) values ('voterId', 9, 'Voter ID', $1::text::jsonb)": {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'insert into limit_change (player_id, name, amount, starts_at, at) values ($1, $2, $3, $4, $5)': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      ColumnTypes['limit_change.name'],
      number | null,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into lobby_ticket (token_hash, player_id, session_id, target, app_origins, created_at, expires_at)\n     values ($1, $2, $3, $4, $5, $6, $7)': {
    readonly row: object;
    readonly parameters: readonly [
      Uint8Array,
      number,
      number,
      string,
      readonly (string | null)[],
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
    ];
  };
  "insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at)\n     values ($1, $2, 'A v B', 'match_odds', 'Match Odds', $3::text::jsonb, 500, $4) on conflict (id) do nothing": {
    readonly row: object;
    readonly parameters: readonly [string, string, string, Date | 'infinity' | '-infinity'];
  };
  "insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at)\n     values ($1, $2, 'Alpha v Beta', $3, 'Match Odds', $4::text::jsonb, $5, $6) on conflict (id) do nothing": {
    readonly row: object;
    readonly parameters: readonly [
      string,
      string,
      'match_odds' | 'bookmaker' | 'fancy',
      string,
      number,
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into market (id, match_id, match_name, kind, name, runners, commission, opened_at, outcome, version, decided_at, tried_version, settled_version)\n     values ($1, $2, $3, $4, $5, $6::text::jsonb, $7, $8, $9, 1, $10, 1, 1)': {
    readonly row: object;
    readonly parameters: readonly [
      string,
      string,
      string,
      'match_odds' | 'bookmaker' | 'fancy',
      string,
      string,
      number,
      Date | 'infinity' | '-infinity',
      string | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'insert into market_settlement (market_id, player_id, version, outcome, net, commission, rate, at)\n     values ($1, $2, $3, $4, $5, $6, $7, $8)': {
    readonly row: object;
    readonly parameters: readonly [
      string,
      number,
      number,
      string | null,
      Paise,
      Paise,
      number,
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into market_settlement (market_id, player_id, version, outcome, net, commission, rate, at)\n     values ($1, $2, 1, $3, $4, $5, $6, $7)': {
    readonly row: object;
    readonly parameters: readonly [
      string,
      number,
      string | null,
      Paise,
      Paise,
      number,
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into match_sport (match_id, sport) select id, sport from unnest($1::text[], $2::text[]) as m (id, sport)\n     order by id on conflict do nothing': {
    readonly row: object;
    readonly parameters: readonly [readonly (string | null)[], readonly (string | null)[]];
  };
  'insert into migration (id, name) values ($1, $2)': {
    readonly row: object;
    readonly parameters: readonly [number, string];
  };
  'insert into new_place_hold (player_id, until) values ($1, $2) on conflict (player_id) do update set until = excluded.until': {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  "insert into notification (player_id, title, message, status, at)\n       select $1, 'No. ' || n, '', 'info', $2::timestamptz - interval '1 minute' * (n / 7) from generate_series(1, 95) as n": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'insert into notification (player_id, title, message, status, at, about_kind, about_id)\n     values ($1, $2, $3, $4, $5, $6, $7) returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [
      number,
      string,
      string,
      'success' | 'error' | 'info' | 'warning',
      Date | 'infinity' | '-infinity',
      string | null,
      string | null,
    ];
  };
  'insert into one_time_code (purpose, country_code, mobile, code_hash, created_at, expires_at)\n           values ($1, $2, $3, $4, $5, $6) returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [
      'sign-up' | 'recovery',
      string,
      string,
      Uint8Array,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into operator_account (position, bank_name, holder, account_number, ifsc, upi)\n     select 1, $1, $2, $3, $4, $5 where not exists (select from operator_account)': {
    readonly row: object;
    readonly parameters: readonly [string, string, string, string, string | null];
  };
  'insert into organisation (code, position, hosts, operates_in) values ($1, $2, $3, $4) on conflict (code) do nothing': {
    readonly row: object;
    readonly parameters: readonly [string, number, readonly (string | null)[], readonly (string | null)[]];
  };
  'insert into own_text (text, hi) select * from unnest($1::text[], $2::text[])\n     on conflict (text) do update set hi = case when $3 then excluded.hi else own_text.hi end': {
    readonly row: object;
    readonly parameters: readonly [readonly (string | null)[], readonly (string | null)[], boolean | null];
  };
  'insert into page_visit (page, day, visits) select $1, $2::text::date, 1\n     where (select count(*) from page_visit where day = $2::text::date) < $3::int\n     on conflict (page, day) do update set visits = page_visit.visits + 1': {
    readonly row: object;
    readonly parameters: readonly [string, string, number];
  };
  "insert into page_visit (page, day, visits) select '/page-' || n, ($1::timestamptz at time zone 'Asia/Kolkata')::date, 1\n     from generate_series(1, $2::int - 1) as n": {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number];
  };
  "insert into page_visit (page, day, visits) values ('/old', $1::timestamptz::date, 1), ('/new', $2::timestamptz::date, 1)": {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity' | null, Date | 'infinity' | '-infinity' | null];
  };
  "insert into passkey (player_id, credential_id, public_key, counter, transports, rp_id, device, created_at)\n     select player_id, decode(lpad(n::text, 8, '0'), 'hex'), public_key, 0, transports, rp_id, device, created_at\n     from passkey, generate_series(1, $2::int) n where player_id = $1": {
    readonly row: object;
    readonly parameters: readonly [number, number];
  };
  'insert into passkey (player_id, credential_id, public_key, counter, transports, rp_id, keeper, device, created_at)\n     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb, $9)': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      Uint8Array,
      Uint8Array,
      number,
      readonly (string | null)[],
      string,
      string | null,
      string,
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into passkeys_declined (player_id, at) values ($1, $2) on conflict (player_id) do nothing': {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'insert into play_run (player_id, began_at, last_at) select $1, b, e from unnest($2::timestamptz[], $3::timestamptz[]) as r (b, e)': {
    readonly row: object;
    readonly parameters: readonly [number, readonly (Date | null)[], readonly (Date | null)[]];
  };
  "insert into player (id, name, username, username_key, country_code, mobile, password_hash, type_id, parent_id, created_at)\n       overriding system value select n, 'Asha Rao', 'asha ' || n, 'asha' || n, '+91', n, '', 3, 81026, now() from generate_series(1, 20000) as n": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'insert into player (username, username_key, name, country_code, mobile, password_hash, agent_code, type_id, parent_id, is_demo, created_at, organisation)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id, name, mobile, password_hash as "passwordHash"': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly mobile: string;
      readonly passwordHash: string;
    };
    readonly parameters: readonly [
      string,
      string,
      string,
      string,
      string,
      string,
      string | null,
      number,
      number,
      boolean,
      Date | 'infinity' | '-infinity',
      string,
    ];
  };
  "insert into player (username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)\n       select name, name, name, '+91', name, '', 3, 81026, now() from (select gen_random_uuid()::text as name) as new returning id": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [];
  };
  "insert into player (username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)\n       values ($1, $1, $1, '+91', $1, '', 3, 81026, now()) returning id": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [string];
  };
  "insert into player (username, username_key, name, country_code, mobile, password_hash, type_id, parent_id, created_at)\n       values ($1, $1, $1, '+91', $2, '', 3, 81026, now()) returning id": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [string, string];
  };
  "insert into player_bonus (player_id, campaign_id, source, title, text, base, multiplier, parts, contributions, days,\n       amount, deposit, required, state, granted_at, expires_at)\n     select $1, id, $2, title, text, base, multiplier, parts, contributions, days, $3, $4, $5, 'available', $6, $7\n     from bonus_campaign where id = $8\n     on conflict (player_id, campaign_id, source) do nothing returning id": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [
      number,
      string,
      Paise,
      Paise,
      Paise,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      number,
    ];
  };
  'insert into player_limit (player_id, name, amount, later_amount, later_at) values ($1, $2, $3, $4, $5)\n     on conflict (player_id, name) do update set amount = excluded.amount, later_amount = excluded.later_amount, later_at = excluded.later_at': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      string,
      number | null,
      number | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  "insert into player_network (player_id, network, seen_at) select $1, $2, $3\n     where not exists (select from player_network n where n.player_id = $1 and n.network = $2 and n.seen_at >= $3::timestamptz - interval '1 hour')\n     on conflict (player_id, network) do update set seen_at = excluded.seen_at\n     returning 1": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Uint8Array, Date | 'infinity' | '-infinity'];
  };
  'insert into price_history (clock, format, series) values ($1, $2, $3)\n           on conflict (id) do update set clock = excluded.clock, format = excluded.format, series = excluded.series\n             where price_history.clock < excluded.clock': {
    readonly row: object;
    readonly parameters: readonly [number, number, string];
  };
  'insert into provider (code, name, lobby, position, quotes)\n     select * from jsonb_to_recordset($1::text::jsonb) as p (code text, name text, lobby text, position int, quotes text)\n     on conflict (code) do update set name = excluded.name, lobby = excluded.lobby, position = excluded.position, quotes = excluded.quotes': {
    readonly row: object;
    readonly parameters: readonly [string | null];
  };
  'insert into reality_check (player_id, every_minutes, read_at) values ($1, $2, $3)\n       on conflict (player_id) do update set every_minutes = excluded.every_minutes': {
    readonly row: object;
    readonly parameters: readonly [number, number, Date | 'infinity' | '-infinity' | null];
  };
  "insert into recent_game (player_id, game, at)\n     select $1, g.code, $2::timestamptz - make_interval(hours => 5 * place::int)\n     from unnest($3::text[]) with ordinality as o (address, place) join game g on g.provider || '/' || g.slug = o.address\n     on conflict do nothing": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity', readonly (string | null)[]];
  };
  'insert into referral (player_id, referrer_id, code_id, at)\n     select $1, player_id, id, $3 from referral_code where player_id = $2': {
    readonly row: object;
    readonly parameters: readonly [number, number, Date | 'infinity' | '-infinity'];
  };
  'insert into referral (player_id, referrer_id, code_id, at)\n     select b.player, c.player_id, c.id, b.at\n     from unnest($1::bigint[], $2::bigint[], $3::text[], $4::timestamptz[]) with ordinality as b (player, referrer, campaign, at, n)\n     join referral_code c on c.player_id = b.referrer and c.campaign = b.campaign order by n': {
    readonly row: object;
    readonly parameters: readonly [
      readonly (number | null)[],
      readonly (number | null)[],
      readonly (string | null)[],
      readonly (Date | null)[],
    ];
  };
  'insert into referral (player_id, referrer_id, code_id, at) values ($1, $2, $3, $4)': {
    readonly row: object;
    readonly parameters: readonly [number, number, number, Date | 'infinity' | '-infinity'];
  };
  "insert into referral_click (code_id, day, visitor)\n     select id, $3::text::date - n % 50, decode(md5($1 || n), 'hex') from referral_code, generate_series(1, $2::int) as n where code = $1::text": {
    readonly row: object;
    readonly parameters: readonly [string, number, string];
  };
  'insert into referral_click (code_id, day, visitor) select id, $2::text::date, $3 from referral_code where code = $1\n     on conflict do nothing': {
    readonly row: object;
    readonly parameters: readonly [string, string | null, Uint8Array];
  };
  'insert into referral_code (code, player_id, campaign, created_at) values ($1, $2, $3, $4)': {
    readonly row: object;
    readonly parameters: readonly [string, number, string, Date | 'infinity' | '-infinity'];
  };
  'insert into referral_code (code, player_id, campaign, created_at) values ($1, $2, $3, $4)\n       on conflict (code) do nothing returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [string, number, string, Date | 'infinity' | '-infinity'];
  };
  'insert into referral_commission (earner_id, child_id, stake, lost, amount, settled_at)\n     select $1, child, 100000, 100000, 15000, $4 from unnest(array[$2, $3]::bigint[]) as c (child)': {
    readonly row: object;
    readonly parameters: readonly [number, number | null, number | null, Date | 'infinity' | '-infinity'];
  };
  'insert into referral_commission (earner_id, child_id, stake, lost, amount, settled_at) values ($1, $2, 0, 0, $3, $4)': {
    readonly row: object;
    readonly parameters: readonly [number, number, Paise, Date | 'infinity' | '-infinity'];
  };
  'insert into release_report (day, remote, version, kind, name, milliseconds, count) values ($1, $2, $3, $4, $5, $6, $7)\n         on conflict (day, remote, version, kind, name, milliseconds) do update set count = release_report.count + excluded.count': {
    readonly row: object;
    readonly parameters: readonly [string, string, string, ColumnTypes['release_report.kind'], string, number, number];
  };
  'insert into release_trace (day, remote, version, name, cause, error, route, frames, count)\n         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)\n         on conflict (day, remote, version, name, cause, error, route, frames)\n         do update set count = release_trace.count + excluded.count': {
    readonly row: object;
    readonly parameters: readonly [string, string, string, string, string, string, string, string, number];
  };
  'insert into sandbox_message (code_id, code, is_delivered) values ($1, $2, $3)': {
    readonly row: object;
    readonly parameters: readonly [number, string, boolean];
  };
  "insert into session (player_id, token_hash, created_at, expires_at, device, network)\n         select p.id, $2, $3, $4, $5::text::jsonb, $6 from player p where p.id = $1 and p.restrictions -> 'closed' is null returning id": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [
      number,
      Uint8Array,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      string | null,
      Uint8Array | null,
    ];
  };
  "insert into session (player_id, token_hash, created_at, expires_at, revoked_at)\n       select min(id), convert_to($1::text, 'UTF8'), $2, $3, $4 from player": {
    readonly row: object;
    readonly parameters: readonly [
      string,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'insert into setting (key, value) values ($1, $2::text::jsonb)\n     on conflict (key) do update set value = setting.value || excluded.value': {
    readonly row: object;
    readonly parameters: readonly [string, string];
  };
  'insert into setting (key, value) values ($1, $2::text::jsonb) on conflict (key) do nothing': {
    readonly row: object;
    readonly parameters: readonly [string, string];
  };
  'insert into setting (key, value) values ($1, $2::text::jsonb) on conflict (key) do update set value = excluded.value': {
    readonly row: object;
    readonly parameters: readonly [string, string];
  };
  'insert into setting (key, value) values ($1, to_jsonb($2::text)) on conflict (key) do update set value = excluded.value': {
    readonly row: object;
    readonly parameters: readonly [string, string];
  };
  'insert into stake_day as d (player_id, day, staked, settled) values ($1, $2::text::date, 0, $3)\n     on conflict (player_id, day) do update set settled = d.settled + excluded.settled': {
    readonly row: object;
    readonly parameters: readonly [number, string, Paise];
  };
  'insert into studio_chain (game, ordinal, hash, sealed, made_at) values ($1, $2, $3, $4, $5)\n       on conflict (game, ordinal) do nothing': {
    readonly row: object;
    readonly parameters: readonly [string, number, string, Uint8Array, Date | 'infinity' | '-infinity'];
  };
  'insert into studio_key (provider, name, sealed) values ($1, $2, $3) on conflict (provider) do nothing returning name': {
    readonly row: { readonly name: string };
    readonly parameters: readonly [string, string, Uint8Array];
  };
  "insert into studio_order (transaction, provider, call, body, next_at)\n     select o.body ->> 'transaction', o.provider, o.call, o.body, $2\n     from jsonb_to_recordset($1::text::jsonb) as o (provider text, call text, body jsonb)\n     on conflict (transaction) do nothing": {
    readonly row: object;
    readonly parameters: readonly [string | null, Date | 'infinity' | '-infinity'];
  };
  "insert into studio_round (id, provider, game, player, ref, seed_id, nonce, engine, model, bet, stake, most_win, wallet_token, state,\n       began_at, moved_at)\n     select lpad(n::text, 20, 'x'), provider, game, 'P' || n, ref, seed_id, nonce, engine, model, bet, stake, most_win, wallet_token, state,\n       began_at, moved_at\n     from studio_round, generate_series(1, 120) as n where id = $1": {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  "insert into studio_round (id, provider, game, player, ref, seed_id, nonce, engine, model, bet, stake, most_win, wallet_token, state,\n       began_at, moved_at)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text::jsonb, $11, $12, $13, 'staking', $14, $14)": {
    readonly row: object;
    readonly parameters: readonly [
      string,
      string,
      string,
      string,
      string,
      number,
      number,
      string,
      string | null,
      string,
      Paise,
      Paise,
      string,
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into studio_seed (provider, game, player, server_seed, client_seed) values ($1, $2, $3, $4, $5)': {
    readonly row: object;
    readonly parameters: readonly [string, string, string, Uint8Array, string];
  };
  'insert into studio_seed (provider, game, player, server_seed, client_seed) values ($1, $2, $3, $4, $5)\n     on conflict (player, game, provider) where revealed_at is null do nothing': {
    readonly row: object;
    readonly parameters: readonly [string, string, string, Uint8Array, string];
  };
  'insert into studio_session (token_hash, provider, game, player, wallet_token, expires_at) values ($1, $2, $3, $4, $5, $6)': {
    readonly row: object;
    readonly parameters: readonly [Uint8Array, string, string, string, string, Date | 'infinity' | '-infinity'];
  };
  'insert into studio_table_lead as l (game, leader, leads_until) values ($1, $2, $3)\n     on conflict (game) do update set leader = excluded.leader, leads_until = excluded.leads_until\n       where l.leader = excluded.leader or l.leads_until <= $4\n     returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [
      string,
      string,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  "insert into studio_table_round (game, chain_id, position, began_at, state) values ($1, $2, $3, $4, 'going')\n     on conflict do nothing returning id": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [string, number, number, Date | 'infinity' | '-infinity'];
  };
  "insert into studio_table_round (game, chain_id, position, began_at, state, seed, mark)\n       select game, id, 9000 + extra, $1, 'over', sha256(''), '{}' from studio_chain, generate_series(1, 70) as extra\n       where ordinal = 2": {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'insert into studio_table_watch (game, process, viewers, stands_until) values ($1, $2, $3, $4)\n     on conflict (game, process) do update set viewers = excluded.viewers, stands_until = excluded.stands_until': {
    readonly row: object;
    readonly parameters: readonly [string, string, number, Date | 'infinity' | '-infinity'];
  };
  "insert into studio_ticket (id, round_id, provider, game, player, ref, ordinal, bet, stake, most_win, wallet_token, state, put_at,\n       moved_at)\n     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb, $9, $10, $11, 'staking', $12, $12) on conflict do nothing returning id": {
    readonly row: { readonly id: string };
    readonly parameters: readonly [
      string,
      number,
      string,
      string,
      string,
      string,
      number,
      string,
      Paise,
      Paise,
      string,
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into studio_title (game, provider, name, engine, model, least_stake, most_stake, most_win)\n     select * from jsonb_to_recordset($1::text::jsonb) as t (game text, provider text, name text, engine text, model text,\n       "leastStake" bigint, "mostStake" bigint, "mostWin" bigint)\n     on conflict (game) do update set provider = excluded.provider, name = excluded.name, engine = excluded.engine, model = excluded.model,\n       least_stake = excluded.least_stake, most_stake = excluded.most_stake, most_win = excluded.most_win': {
    readonly row: object;
    readonly parameters: readonly [string | null];
  };
  "insert into taken_offer (market_id, runner_id, side, priced_at, price, taken) values ($1, $2, 'back', 1, 200, 100)": {
    readonly row: object;
    readonly parameters: readonly [string, string];
  };
  "insert into taken_size (market_id, runner_id, side, priced_at, taken) values ($1, $2, 'back', 1, 100)": {
    readonly row: object;
    readonly parameters: readonly [string, string];
  };
  'insert into used_passkey_challenge (challenge, expires_at) values ($1, $2) on conflict (challenge) do nothing returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [Uint8Array, Date | 'infinity' | '-infinity'];
  };
  'insert into verified_mobile (country_code, mobile, verified_at) values ($1, $2, $3)': {
    readonly row: object;
    readonly parameters: readonly [string, string, Date | 'infinity' | '-infinity'];
  };
  'insert into verified_mobile (country_code, mobile, verified_at) values ($1, $2, $3)\n     on conflict (country_code, mobile) do update set verified_at = excluded.verified_at': {
    readonly row: object;
    readonly parameters: readonly [string, string, Date | 'infinity' | '-infinity'];
  };
  "insert into verified_mobile (country_code, mobile, verified_at) values ('+91', $1, $2)": {
    readonly row: object;
    readonly parameters: readonly [string, Date | 'infinity' | '-infinity'];
  };
  "insert into verified_mobile (country_code, mobile, verified_at) values ('+91', '9876543210', $1)": {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'insert into wager (reference, player_id, product, stake, at_risk, result, at)\n     select reference, $1, product, stake, stake, result, at\n     from unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::timestamptz[]) as w (reference, product, stake, result, at)\n     returning id, product, at_risk as "atRisk"': {
    readonly row: {
      readonly id: number;
      readonly product: 'match_odds' | 'bookmaker' | 'fancy' | 'slots' | 'live' | 'crash';
      readonly atRisk: Paise;
    };
    readonly parameters: readonly [
      number,
      readonly (string | null)[],
      readonly (string | null)[],
      readonly (number | null)[],
      readonly (number | null)[],
      readonly (Date | null)[],
    ];
  };
  'insert into wallet_key (id, provider, public_key, created_at) values ($1, $2, $3, $4)\n     on conflict (id) do nothing returning id': {
    readonly row: { readonly id: string };
    readonly parameters: readonly [string, string, Uint8Array, Date | 'infinity' | '-infinity'];
  };
  'insert into wallet_nonce (provider, nonce, signed_at) values ($1, $2, $3)\n     on conflict (provider, nonce) do nothing returning nonce': {
    readonly row: { readonly nonce: string };
    readonly parameters: readonly [string, string, Date | 'infinity' | '-infinity'];
  };
  'insert into withdrawal (id, player_id, method, destination, sealed, fingerprint, amount, state, needs_kyc, reason, utr,\n       created_at, decided_at)\n     overriding system value values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) on conflict (id) do nothing': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      number,
      'bank' | 'upi',
      string,
      Uint8Array | null,
      Uint8Array | null,
      Paise,
      'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled',
      boolean,
      string | null,
      string | null,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  "insert into withdrawal (player_id, method, destination, fingerprint, amount, state, needs_kyc, created_at)\n       select n, 'upi', 'a••@okaxis', decode(md5('account ' || n % 16000), 'hex'), 100, 'pending', false, now() from generate_series(1, 20000) as n": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "insert into withdrawal (player_id, method, destination, sealed, fingerprint, amount, state, needs_kyc, created_at)\n     select $1, 'upi', 'asha•••@okaxis', '', '', 100000 + 1000 * (n % 7), 'pending', false, $2::timestamptz from generate_series(1, 45) as n": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  "insert into withdrawal (player_id, method, destination, sealed, fingerprint, amount, state, needs_kyc, created_at, decided_at)\n       select $1, 'upi', w.destination, w.sealed, w.fingerprint, w.amount, 'cancelled', false, $2, $2\n       from withdrawal w where w.method = 'upi' and w.fingerprint is not null and w.destination = 'someb•••@upi' limit 1": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  "insert into withdrawal (player_id, method, destination, sealed, fingerprint, amount, state, needs_kyc, created_at, utr)\n     select player_id, 'bank', '', '', fingerprint, 100000, 'paid', false, $2, 'N' || id from bank_detail where id = $1": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'insert into withdrawal overriding system value\n     select (jsonb_populate_record(w, \'{"id": 0}\')).* from withdrawal w where w.id = $1': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'insert into world (term, clock, state, is_free) values (0, $1, $2, true) on conflict do nothing': {
    readonly row: object;
    readonly parameters: readonly [number, string];
  };
  "select 'deposits' as room, 'DP-' || id as name, amount, state from deposit where player_id = $1\n         union all select 'withdrawals', 'WD-' || id, amount, state from withdrawal where player_id = $1\n         union all select 'corrections', 'CR-' || id, amount, state from desk_request where player_id = $1 and kind = 'correction'": {
    readonly row: {
      readonly room: 'deposits' | 'withdrawals' | 'corrections';
      readonly name: string;
      readonly amount: Paise | null;
      readonly state:
        | 'created'
        | 'redirected'
        | 'returned'
        | 'pending'
        | 'approved'
        | 'declined'
        | 'expired'
        | 'paid'
        | 'failed'
        | 'cancelled'
        | 'waiting'
        | 'done';
    };
    readonly parameters: readonly [number];
  };
  "select 'size' as what, market_id as market from taken_size union all select 'offer', market_id from taken_offer order by 2, 1": {
    readonly row: { readonly what: 'size' | 'offer'; readonly market: string };
    readonly parameters: readonly [];
  };
  "select 'withdrawals' as room, 'WD-' || id as id from withdrawal where state in ('pending', 'approved')\n  union all select 'deposits', 'DP-' || id from deposit where state = 'pending'\n  union all select 'debts', id::text from debt where closed_at is null": {
    readonly row: { readonly room: 'withdrawals' | 'deposits' | 'debts'; readonly id: string };
    readonly parameters: readonly [];
  };
  "select (select coalesce(sum(amount), 0)::bigint from ledger_entry) as total,\n       (select count(*) from account where balance < 0) as below,\n       (select count(*) from account c join account h using (player_id)\n        where c.name = 'cash' and h.name = 'held' and h.balance > c.balance) as overheld": {
    readonly row: { readonly total: Paise; readonly below: number; readonly overheld: number };
    readonly parameters: readonly [];
  };
  "select (select coalesce(sum(won - staked), 0)::bigint from game_round where player_id = $1) as net,\n         (select coalesce(sum(case when kind in ('bet', 'bet-win', 'win') then won - staked end), 0)::bigint\n          from wallet_transaction where player_id = $1 and state = 'done') as moved,\n         (select count(*) from wallet_transaction where player_id = $1 and state = 'new') as open,\n         (select count(*) from game_round where player_id = $1 and bets = 0 and won > 0) as wrong": {
    readonly row: { readonly net: Paise; readonly moved: Paise; readonly open: number; readonly wrong: number };
    readonly parameters: readonly [number];
  };
  "select (select count(*) from bet where player_id = $1) + (select count(*) from withdrawal where player_id = $1 and state <> 'cancelled') as count": {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number];
  };
  "select (select count(*) from bet_fill where against is not null) as met,\n         count(*) filter (where outcome is not null) as decided, count(*) filter (where outcome = 'void') as voided,\n         count(*) filter (where version > 1) as corrected\n       from market m where exists (select from bet b where b.market_id = m.id and b.player_id = any($1::bigint[]))": {
    readonly row: {
      readonly met: number;
      readonly decided: number;
      readonly voided: number;
      readonly corrected: number;
    };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select (select count(*) from market where missing_since is not null and outcome is null)\n       + (select count(*) from settlement_trouble) as count': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [];
  };
  'select (select count(*) from player) as players,\n       (select count(distinct player_id) from session where revoked_at is null and expires_at > $1) as "signedIn"': {
    readonly row: { readonly players: number; readonly signedIn: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'select (select count(*) from withdrawal where player_id = $1) as "createWithdrawal",\n       (select count(*) from withdrawal where player_id = $1 and state = \'cancelled\') as "cancelWithdrawal",\n       (select count(*) from deposit where player_id = $1) as "fastpayme",\n       (select count(*) from bet where player_id = $1) as "placeBet"': {
    readonly row: {
      readonly createWithdrawal: number;
      readonly cancelWithdrawal: number;
      readonly fastpayme: number;
      readonly placeBet: number;
    };
    readonly parameters: readonly [number];
  };
  "select (select string_agg(s::text, ' ') from session s) || (select string_agg(p::text, ' ') from player p) as all": {
    readonly row: { readonly all: string | null };
    readonly parameters: readonly [];
  };
  'select (select sum(amount)::bigint from ledger_entry) as total,\n       (select coalesce(sum(amount - collected - forgiven), 0)::bigint from debt) as owed': {
    readonly row: { readonly total: Paise | null; readonly owed: Paise };
    readonly parameters: readonly [];
  };
  "select (settled_at at time zone 'Asia/Kolkata')::date::text as day, coalesce(sum(stake), 0)::bigint as turnover,\n       coalesce(sum(amount), 0)::bigint as earned\n     from referral_commission where earner_id = $1 and settled_at >= $2 group by 1": {
    readonly row: { readonly day: string; readonly turnover: Paise; readonly earned: Paise };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'select * from game_terms': {
    readonly row: {
      readonly provider: string;
      readonly game: string;
      readonly maintained_since: Date | null;
      readonly maintained_until: Date | null;
      readonly maintained_reason: string | null;
      readonly not_in: string[];
      readonly currencies: string[] | null;
    };
    readonly parameters: readonly [];
  };
  'select * from ledger_house_move': {
    readonly row: { readonly account_id: number; readonly amount: Paise };
    readonly parameters: readonly [];
  };
  'select * from ledger_post($1, $2, $3, $4, $5, $6, $7, $8, $9)': {
    readonly row: {
      readonly posted: ColumnTypes['ledger_post.posted'];
      readonly is_new: ColumnTypes['ledger_post.is_new'];
      readonly problem: ColumnTypes['ledger_post.problem'];
      readonly culprit: ColumnTypes['ledger_post.culprit'];
    };
    readonly parameters: readonly [
      string | null,
      string | null,
      string | null,
      string | null,
      string | null,
      Date | 'infinity' | '-infinity' | null,
      readonly (number | null)[] | null,
      readonly (string | null)[] | null,
      readonly (number | null)[] | null,
    ];
  };
  "select -sum(e.amount)::bigint as sum from ledger_entry e join ledger_transaction t on t.id = e.transaction_id\n     join account a on a.id = e.account_id where a.player_id = $1 and a.name = 'cash' and t.kind = 'withdrawal'": {
    readonly row: { readonly sum: Paise | null };
    readonly parameters: readonly [number];
  };
  'select 1': { readonly row: { readonly '?column?': number }; readonly parameters: readonly [] };
  'select 1 as done from count_for_referrers(null, $1, 0, $2, $3)': {
    readonly row: { readonly done: number };
    readonly parameters: readonly [number | null, number | null, Date | 'infinity' | '-infinity' | null];
  };
  'select 1 as done from count_round($1, $2, $3, $4, $5, $6, $7)': {
    readonly row: { readonly done: number };
    readonly parameters: readonly [
      string | null,
      string | null,
      number | null,
      string | null,
      number | null,
      number | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'select 1 as done from count_wager($1, $2, $3, $4, $5, $6, $7)': {
    readonly row: { readonly done: number };
    readonly parameters: readonly [
      number | null,
      string | null,
      number | null,
      number | null,
      number | null,
      string | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'select 1 as done from void_wager($1)': {
    readonly row: { readonly done: number };
    readonly parameters: readonly [string | null];
  };
  'select 1 as done from wallet_move($1, $2, $3, $4, $5, $6, $7, $8)': {
    readonly row: { readonly done: number };
    readonly parameters: readonly [
      number | null,
      string | null,
      string | null,
      string | null,
      string | null,
      string | null,
      number | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  "select 1 as done from wallet_round_moved($1, $2, $3, 0, 0, $4, false, 'desk', $5)": {
    readonly row: { readonly done: number };
    readonly parameters: readonly [
      string | null,
      string | null,
      number | null,
      number | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'select 1 as one': { readonly row: { readonly one: number }; readonly parameters: readonly [] };
  'select 1 as one from announcement where organisation = $1 limit 1': {
    readonly row: { readonly one: number };
    readonly parameters: readonly [string];
  };
  'select 1 as one from app_detail where organisation = $1 limit 1': {
    readonly row: { readonly one: number };
    readonly parameters: readonly [string];
  };
  'select 1 as one from banner where organisation = $1 limit 1': {
    readonly row: { readonly one: number };
    readonly parameters: readonly [string];
  };
  'select 1 as one from desk_operator where id = $1 and retired_at is not null': {
    readonly row: { readonly one: number };
    readonly parameters: readonly [number];
  };
  'select 1 as one from market where id = $1 and outcome is null and missing_since is not null': {
    readonly row: { readonly one: number };
    readonly parameters: readonly [string];
  };
  'select 1 from account where player_id = any($1::bigint[]) for no key update skip locked': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  "select 1 from bank_detail b where b.id = $1 and b.player_id = $2 and b.removed_at is null and b.type = 'bank' and not b.is_default and b.confirmed_at is null\n       and not paid_before(b.player_id, b.fingerprint)": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, number];
  };
  "select 1 from bet where market_id = $1 and status not in ('won')": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  'select 1 from bet where market_id = any($1::text[]) and version = 0': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [readonly (string | null)[]];
  };
  'select 1 from bet where player_id = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  "select 1 from bet where status = 'matched'": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  'select 1 from bet_fill f join bet b on b.id = f.bet_id where b.player_id = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  "select 1 from deposit d join gateway g on g.code = d.gateway and g.kind = 'redirect'\n     where d.reference = $1 for no key update of d": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  'select 1 from deposit o where o.id in (select s.id from deposit d join deposit s on s.rail = d.rail\n       and lower(s.reference) = lower(d.reference) where d.id = $1) order by o.id for no key update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from deposit where reference = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  "select 1 from desk_action where player_id = $1 and room <> 'files'": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from desk_action where starts_with(what, $1)': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  'select 1 from desk_action where subject = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  'select 1 from desk_network where network = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [Uint8Array];
  };
  'select 1 from desk_operator where id = $1 for no key update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  "select 1 from desk_operator where name = 'Asha' for no key update": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  "select 1 from desk_request where coalesce(withdrawal, deposit) = $1 and state = 'waiting'": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  'select 1 from desk_request where id = $1 for update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  "select 1 from desk_request where player_id = $1 and $2::bigint in (asked_by, decided_by) and state = 'done'\n       and kind not in ('withdrawal', 'failure', 'refusal') and amount > 0 and coalesce(decided_at, asked_at) > $3 limit 1": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, number | null, Date | 'infinity' | '-infinity'];
  };
  "select 1 from desk_request where withdrawal = $1 and state = 'waiting'": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  "select 1 from kyc_document where id = $1 or (status <> 'declined' and fingerprint = (select fingerprint from kyc_document where id = $1))\n     order by id for no key update": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number | null];
  };
  "select 1 from kyc_document where status <> 'declined' and fingerprint in (\n       select fingerprint from kyc_document where player_id = $1 and status = 'approved') order by id for no key update": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from kyc_document_type order by type for update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  "select 1 from ledger_entry where player_id = $1 and name = 'held' and kind = 'sports'": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from ledger_transaction': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  "select 1 from ledger_transaction where reference = 'NO-1'": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  'select 1 from lobby_ticket': { readonly row: { readonly '?column?': number }; readonly parameters: readonly [] };
  'select 1 from market where id = $1 and settled_version = version': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  'select 1 from market where settled_version < version': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  'select 1 from notification where id = $1 and player_id = $2': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, number];
  };
  'select 1 from notification where player_id = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from passkeys_declined where player_id = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from pg_stat_activity where pid = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  'select 1 from play_of($1, $2) p where p.check_at <= $2': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number | null, Date | 'infinity' | '-infinity'];
  };
  'select 1 from play_run a join play_run b on b.player_id = a.player_id and b.began_at > a.began_at and b.began_at <= a.last_at\n     join player p on p.id = a.player_id where p.is_demo': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  'select 1 from player p where p.id = $1\n       and (p.is_demo or exists (select from session s where s.player_id = p.id and s.device = $2::text::jsonb))': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, string | null];
  };
  'select 1 from player where id = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from player where id = $1 and is_demo': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  "select 1 from player where id = $1 and restrictions ? 'excluded'": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from player where id = $1 for no key update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from player_bonus where id = $1 for no key update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from referral_commission for no key update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  'select 1 from referral_commission where earner_id = $1 for no key update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from referral_commission where earner_id = $1 for no key update skip locked': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from release_report where version = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  "select 1 from session s join player p on p.id = s.player_id\n     where s.id = $1 and s.revoked_at is null and s.expires_at > $2 and p.restrictions -> 'closed' is null": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'select 1 from session where id = $1 and created_at > $2': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'select 1 from setting where key = $1 and value = to_jsonb($2::text)': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string, string];
  };
  'select 1 from setting where key = $1 for update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  'select 1 from studio_order where done_at is not null and trouble is null': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  'select 1 from studio_order where done_at is null': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  'select 1 from studio_seed where player = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  "select 1 from studio_table_round where game = $1 and state = 'going'": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  "select 1 from studio_table_round where id = $1 and state = 'going' for update": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from studio_ticket where round_id = $1 and put_at >= $2': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'select 1 from used_passkey_challenge limit 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  'select 1 from verified_mobile where country_code = $1 and mobile = $2 and verified_at > $3': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string, string, Date | 'infinity' | '-infinity'];
  };
  'select 1 from wallet_key where id = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  'select 1 from wallet_key where id = $1 and retired_at is null': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  'select 1 from wallet_nonce': { readonly row: { readonly '?column?': number }; readonly parameters: readonly [] };
  'select 1 from wallet_transaction where id = $1 for no key update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  "select 1 from withdrawal where id = $1 and state = 'pending' for no key update": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from withdrawal_method where code = $1 for update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  'select 1 from world': { readonly row: { readonly '?column?': number }; readonly parameters: readonly [] };
  'select a.before, a.after, a.room, o.name from desk_action a join desk_operator o on o.id = a.operator_id\n       where a.subject = $1': {
    readonly row: {
      readonly before: string | null;
      readonly after: string | null;
      readonly room: string | null;
      readonly name: string;
    };
    readonly parameters: readonly [string];
  };
  'select a.bet_id as bet, a.against, a.price, sum(a.stake)::bigint as stake from bet_fill a where a.against is not null\n     group by 1, 2, 3\n     except select b.against, b.bet_id, b.price, sum(b.stake)::bigint from bet_fill b where b.against is not null group by 1, 2, 3\n     limit 1': {
    readonly row: {
      readonly bet: number;
      readonly against: number;
      readonly price: ColumnTypes['bet_fill.price'];
      readonly stake: Paise;
    };
    readonly parameters: readonly [];
  };
  'select a.code as agent, r.referrer_id as referrer from player p left join agent a on a.id = p.agent_id\n         left join referral r on r.player_id = p.id where p.id = $1': {
    readonly row: { readonly agent: string | null; readonly referrer: number | null };
    readonly parameters: readonly [number];
  };
  "select a.id, a.at, a.what, coalesce(o.name, a.by) as name, coalesce(a.subject, '') as subject\n     from desk_action a left join desk_operator o on o.id = a.operator_id\n     where a.player_id = $1 and (a.at, a.id) < ($2::timestamptz, $3::bigint) order by a.at desc, a.id desc limit $4": {
    readonly row: {
      readonly id: number;
      readonly at: Date;
      readonly what: string;
      readonly name: string;
      readonly subject: string;
    };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  "select a.id, a.by, o.name as operator, a.what, a.player_id as player, a.reason, a.before, a.after, a.at from desk_action a left join desk_operator o on o.id = a.operator_id where ($1::bigint is null or a.player_id = $1) and ($2::bigint is null or a.operator_id = $2)\n  and ($3::text is null or a.room = $3) and ($4::text is null or a.subject = $4)\n  and ($5::text is null or strpos(lower(concat_ws(' ', a.what, a.reason, a.before, a.after)), lower($5)) > 0)\n  and a.at >= $6::timestamptz and a.at < $7::timestamptz and a.id < $8 order by a.id desc offset $9 limit $10": {
    readonly row: {
      readonly id: number;
      readonly by: string;
      readonly operator: string | null;
      readonly what: string;
      readonly player: number | null;
      readonly reason: string | null;
      readonly before: string | null;
      readonly after: string | null;
      readonly at: Date;
    };
    readonly parameters: readonly [
      number | null,
      number | null,
      string | null,
      string | null,
      string | null,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      number,
      number | null,
      number | null,
    ];
  };
  "select a.id, a.by, o.name as operator, a.what, a.player_id as player, a.reason, a.before, a.after, a.at from desk_action a left join desk_operator o on o.id = a.operator_id where ($1::bigint is null or a.player_id = $1) and ($2::bigint is null or a.operator_id = $2)\n  and ($3::text is null or a.room = $3) and ($4::text is null or a.subject = $4)\n  and ($5::text is null or strpos(lower(concat_ws(' ', a.what, a.reason, a.before, a.after)), lower($5)) > 0)\n  and a.at >= $6::timestamptz and a.at < $7::timestamptz and a.id > $8 order by a.id offset $9 limit $10": {
    readonly row: {
      readonly id: number;
      readonly by: string;
      readonly operator: string | null;
      readonly what: string;
      readonly player: number | null;
      readonly reason: string | null;
      readonly before: string | null;
      readonly after: string | null;
      readonly at: Date;
    };
    readonly parameters: readonly [
      number | null,
      number | null,
      string | null,
      string | null,
      string | null,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      number,
      number | null,
      number | null,
    ];
  };
  'select a.id, a.by, o.name as operator, a.what, a.player_id as player, a.reason, a.before, a.after, a.at from desk_action a left join desk_operator o on o.id = a.operator_id where a.id = $1 and a.by = $2': {
    readonly row: {
      readonly id: number;
      readonly by: string;
      readonly operator: string | null;
      readonly what: string;
      readonly player: number | null;
      readonly reason: string | null;
      readonly before: string | null;
      readonly after: string | null;
      readonly at: Date;
    };
    readonly parameters: readonly [number, string];
  };
  'select a.id, a.entries from account a where a.player_id is not null\n         and (a.entries, a.balance) <> (select count(*), coalesce(sum(e.amount), 0) from ledger_entry e where e.account_id = a.id)': {
    readonly row: { readonly id: number; readonly entries: number };
    readonly parameters: readonly [];
  };
  'select a.name, coalesce(sum(e.amount), 0)::bigint as sum from account a left join ledger_entry e on e.account_id = a.id\n     where a.player_id is null group by a.name order by a.name': {
    readonly row: { readonly name: string; readonly sum: Paise };
    readonly parameters: readonly [];
  };
  'select a.name, sum(e.amount)::bigint as sum from ledger_entry e join account a on a.id = e.account_id\n     join ledger_transaction t on t.id = e.transaction_id\n     where a.player_id is null and t.reference like $1 group by a.name order by a.name': {
    readonly row: { readonly name: string; readonly sum: Paise };
    readonly parameters: readonly [string];
  };
  'select about_kind as kind, count(*) as count, count(*) filter (where read_at is null) as unread\n     from notification where player_id = $1 group by about_kind': {
    readonly row: { readonly kind: string | null; readonly count: number; readonly unread: number };
    readonly parameters: readonly [number];
  };
  "select after from desk_action where room = 'kyc' and subject = $1": {
    readonly row: { readonly after: string | null };
    readonly parameters: readonly [string];
  };
  'select agent_id as agent from player where id = $1': {
    readonly row: { readonly agent: number | null };
    readonly parameters: readonly [number];
  };
  'select agent_id as agent, count(*) as players from player where agent_id is not null group by agent_id': {
    readonly row: { readonly agent: number; readonly players: number };
    readonly parameters: readonly [];
  };
  "select amount from ledger_entry where player_id = $1 and name = 'cash' order by id": {
    readonly row: { readonly amount: Paise };
    readonly parameters: readonly [number];
  };
  'select amount from player_bonus where id = $1': {
    readonly row: { readonly amount: Paise };
    readonly parameters: readonly [number];
  };
  'select amount from player_bonus where player_id = $1': {
    readonly row: { readonly amount: Paise };
    readonly parameters: readonly [number];
  };
  "select amount from player_limit where player_id = $1 and name = 'loss-day'": {
    readonly row: { readonly amount: number | null };
    readonly parameters: readonly [number];
  };
  'select amount from referral_commission where child_id = $1 order by id': {
    readonly row: { readonly amount: Paise };
    readonly parameters: readonly [number];
  };
  'select amount, later_amount as "laterAmount", later_at as "laterAt" from player_limit where player_id = $1 and name = $2': {
    readonly row: {
      readonly amount: number | null;
      readonly laterAmount: number | null;
      readonly laterAt: Date | null;
    };
    readonly parameters: readonly [number, string];
  };
  'select amount, starts_at > at as waits from limit_change where player_id = $1 order by id': {
    readonly row: { readonly amount: number | null; readonly waits: boolean };
    readonly parameters: readonly [number];
  };
  'select answer from client_request where player_id = $1': {
    readonly row: { readonly answer: unknown };
    readonly parameters: readonly [number];
  };
  'select answer, problem from take_back_withdrawal($1, $2, $3, $4, $5, $6, $7::text::jsonb)': {
    readonly row: {
      readonly answer: ColumnTypes['take_back_withdrawal.answer'];
      readonly problem: ColumnTypes['take_back_withdrawal.problem'];
    };
    readonly parameters: readonly [
      number | null,
      string | null,
      Uint8Array | null,
      string | null,
      Date | 'infinity' | '-infinity' | null,
      number | null,
      string | null,
    ];
  };
  'select answer, problem, culprit from request_deposit($1, $2, $3, $4, $5, $6, $7, $8, $9::text::jsonb, $10::text[], $11, $12,\n       $13, $14::text::jsonb, $15, $16)': {
    readonly row: {
      readonly answer: ColumnTypes['request_deposit.answer'];
      readonly problem: ColumnTypes['request_deposit.problem'];
      readonly culprit: ColumnTypes['request_deposit.culprit'];
    };
    readonly parameters: readonly [
      number | null,
      string | null,
      Uint8Array | null,
      string | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
      number | null,
      string | null,
      string | null,
      readonly (string | null)[] | null,
      Date | 'infinity' | '-infinity' | null,
      number | null,
      boolean | null,
      string | null,
      number | null,
      number | null,
    ];
  };
  'select answer, problem, figure, notice from request_withdrawal($1, $2, $3, $4, $5, $6, $7, $8, case when hold_keys($13, $14) then $9::bytea end, $10, $11, $16, $12::text::jsonb, $15, $17::text::jsonb, $18)': {
    readonly row: {
      readonly answer: ColumnTypes['request_withdrawal.answer'];
      readonly problem: ColumnTypes['request_withdrawal.problem'];
      readonly figure: ColumnTypes['request_withdrawal.figure'];
      readonly notice: number | null;
    };
    readonly parameters: readonly [
      number | null,
      string | null,
      Uint8Array | null,
      string | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
      number | null,
      string | null,
      Uint8Array | null,
      Uint8Array | null,
      number | null,
      string | null,
      string | null,
      string | null,
      boolean | null,
      number | null,
      string | null,
      number | null,
    ];
  };
  'select answer, problem, has_moved as "hasMoved" from wallet_rollback($1, $2, $3, $4, $5, $6, $7, $8, $9)': {
    readonly row: {
      readonly answer: ColumnTypes['wallet_rollback.answer'];
      readonly problem: ColumnTypes['wallet_rollback.problem'];
      readonly hasMoved: ColumnTypes['wallet_rollback.has_moved'];
    };
    readonly parameters: readonly [
      string | null,
      number | null,
      string | null,
      string | null,
      boolean | null,
      string | null,
      Uint8Array | null,
      string | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'select answer, problem, has_moved as "hasMoved" from wallet_win($1, $2, $3, $4, $5, $6, $7, $8, $9::text::jsonb)': {
    readonly row: {
      readonly answer: ColumnTypes['wallet_win.answer'];
      readonly problem: ColumnTypes['wallet_win.problem'];
      readonly hasMoved: ColumnTypes['wallet_win.has_moved'];
    };
    readonly parameters: readonly [
      string | null,
      number | null,
      string | null,
      string | null,
      boolean | null,
      number | null,
      Uint8Array | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
    ];
  };
  'select answer, problem, has_moved as "hasMoved", reason, restrictions, least_stake as "leastStake", most_stake as "mostStake", passed\n       from wallet_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::text::jsonb, $13)': {
    readonly row: {
      readonly answer: ColumnTypes['wallet_bet.answer'];
      readonly problem: ColumnTypes['wallet_bet.problem'];
      readonly hasMoved: ColumnTypes['wallet_bet.has_moved'];
      readonly reason: string | null;
      readonly restrictions: ColumnTypes['wallet_bet.restrictions'];
      readonly leastStake: ColumnTypes['wallet_bet.least_stake'];
      readonly mostStake: ColumnTypes['wallet_bet.most_stake'];
      readonly passed: ColumnTypes['wallet_bet.passed'];
    };
    readonly parameters: readonly [
      string | null,
      string | null,
      number | null,
      string | null,
      string | null,
      boolean | null,
      Uint8Array | null,
      number | null,
      number | null,
      Uint8Array | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
      string | null,
    ];
  };
  'select at from referral_payment where player_id = $1 and id = $2': {
    readonly row: { readonly at: Date };
    readonly parameters: readonly [number, number];
  };
  'select at_risk as "atRisk", result from wager where player_id = $1': {
    readonly row: { readonly atRisk: Paise; readonly result: Paise };
    readonly parameters: readonly [number];
  };
  'select b.client_ref as "clientRef", b.market_id as "marketId", b.runner_id as "runnerId", b.side, b.stake, b.price, b.policy, b.rest, is_live_for(b.player_id) as "isLive",\n       m.match_id as "matchId"\n     from bet b join market m on m.id = b.market_id where b.id = $1': {
    readonly row: {
      readonly clientRef: string;
      readonly marketId: string;
      readonly runnerId: string;
      readonly side: 'back' | 'lay';
      readonly stake: Paise;
      readonly price: ColumnTypes['bet.price'];
      readonly policy: 'none' | 'better' | 'any';
      readonly rest: 'stay' | 'cancel' | null;
      readonly isLive: boolean | null;
      readonly matchId: string;
    };
    readonly parameters: readonly [number];
  };
  'select b.id, b.client_ref as "clientRef", b.market_id as "marketId", b.runner_id as "runnerId", b.side, b.stake, b.price,\n  b.line, b.status, b.profit, b.version, b.created_at as "createdAt", b.settled_at as "settledAt", (select coalesce(jsonb_agg(jsonb_build_object(\'stake\', f.stake, \'price\', f.price, \'profit\', f.profit, \'at\', f.at, \'against\', f.against) order by f.id), \'[]\')\n  from bet_fill f where f.bet_id = b.id) as fills,\n  b.refused as reason, b.cash_out as "cashOut", b.due_at as "dueAt", b.rest_ended as "restEnded", b.rest_ended_at as "restEndedAt", (select coalesce(jsonb_agg(jsonb_build_object(\'at\', s.at, \'outcome\', s.outcome) order by s.version), \'[]\')\n  from market_settlement s where s.market_id = b.market_id and s.player_id = b.player_id) as settlements, m.kind, m.name, m.runners, m.match_id as "matchId", m.match_name as "matchName" from bet b join market m on m.id = b.market_id where b.player_id = $1 and (b.created_at, b.id) < ($2::timestamptz, $3::bigint) order by b.created_at desc, b.id desc limit $4 offset $5': {
    readonly row: {
      readonly id: number;
      readonly clientRef: string;
      readonly marketId: string;
      readonly runnerId: string;
      readonly side: 'back' | 'lay';
      readonly stake: Paise;
      readonly price: ColumnTypes['bet.price'];
      readonly line: number | null;
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
      readonly profit: Paise | null;
      readonly version: number;
      readonly createdAt: Date;
      readonly settledAt: Date | null;
      readonly fills: readonly {
        readonly stake: Paise;
        readonly price: ColumnTypes['bet_fill.price'];
        readonly profit: Paise | null;
        readonly at: string;
        readonly against: number | null;
      }[];
      readonly reason: string | null;
      readonly cashOut: number | null;
      readonly dueAt: Date | null;
      readonly restEnded: 'cancelled' | 'lapsed' | 'rejected' | null;
      readonly restEndedAt: Date | null;
      readonly settlements: readonly { readonly at: string; readonly outcome: string | null }[];
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly matchId: string;
      readonly matchName: string;
    };
    readonly parameters: readonly [
      number,
      Date | 'infinity' | '-infinity' | null,
      number | null,
      number | null,
      number | null,
    ];
  };
  'select b.id, b.client_ref as "clientRef", b.market_id as "marketId", b.runner_id as "runnerId", b.side, b.stake, b.price,\n  b.line, b.status, b.profit, b.version, b.created_at as "createdAt", b.settled_at as "settledAt", (select coalesce(jsonb_agg(jsonb_build_object(\'stake\', f.stake, \'price\', f.price, \'profit\', f.profit, \'at\', f.at, \'against\', f.against) order by f.id), \'[]\')\n  from bet_fill f where f.bet_id = b.id) as fills,\n  b.refused as reason, b.cash_out as "cashOut", b.due_at as "dueAt", b.rest_ended as "restEnded", b.rest_ended_at as "restEndedAt", (select coalesce(jsonb_agg(jsonb_build_object(\'at\', s.at, \'outcome\', s.outcome) order by s.version), \'[]\')\n  from market_settlement s where s.market_id = b.market_id and s.player_id = b.player_id) as settlements, m.kind, m.name, m.runners, m.match_id as "matchId", m.match_name as "matchName" from bet b join market m on m.id = b.market_id where b.player_id = $1 and (b.created_at, b.id) > ($2::timestamptz, $3::bigint) order by b.created_at, b.id limit $4 offset $5': {
    readonly row: {
      readonly id: number;
      readonly clientRef: string;
      readonly marketId: string;
      readonly runnerId: string;
      readonly side: 'back' | 'lay';
      readonly stake: Paise;
      readonly price: ColumnTypes['bet.price'];
      readonly line: number | null;
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
      readonly profit: Paise | null;
      readonly version: number;
      readonly createdAt: Date;
      readonly settledAt: Date | null;
      readonly fills: readonly {
        readonly stake: Paise;
        readonly price: ColumnTypes['bet_fill.price'];
        readonly profit: Paise | null;
        readonly at: string;
        readonly against: number | null;
      }[];
      readonly reason: string | null;
      readonly cashOut: number | null;
      readonly dueAt: Date | null;
      readonly restEnded: 'cancelled' | 'lapsed' | 'rejected' | null;
      readonly restEndedAt: Date | null;
      readonly settlements: readonly { readonly at: string; readonly outcome: string | null }[];
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly matchId: string;
      readonly matchName: string;
    };
    readonly parameters: readonly [
      number,
      Date | 'infinity' | '-infinity' | null,
      number | null,
      number | null,
      number | null,
    ];
  };
  'select b.id, b.client_ref as "clientRef", b.market_id as "marketId", b.runner_id as "runnerId", b.side, b.stake, b.price,\n  b.line, b.status, b.profit, b.version, b.created_at as "createdAt", b.settled_at as "settledAt", (select coalesce(jsonb_agg(jsonb_build_object(\'stake\', f.stake, \'price\', f.price, \'profit\', f.profit, \'at\', f.at, \'against\', f.against) order by f.id), \'[]\')\n  from bet_fill f where f.bet_id = b.id) as fills,\n  b.refused as reason, b.cash_out as "cashOut", b.due_at as "dueAt", b.rest_ended as "restEnded", b.rest_ended_at as "restEndedAt", (select coalesce(jsonb_agg(jsonb_build_object(\'at\', s.at, \'outcome\', s.outcome) order by s.version), \'[]\')\n  from market_settlement s where s.market_id = b.market_id and s.player_id = b.player_id) as settlements, m.kind, m.name, m.runners, m.match_id as "matchId", m.match_name as "matchName" from bet b join market m on m.id = b.market_id where b.player_id = $1 and b.id = any($2) order by b.id': {
    readonly row: {
      readonly id: number;
      readonly clientRef: string;
      readonly marketId: string;
      readonly runnerId: string;
      readonly side: 'back' | 'lay';
      readonly stake: Paise;
      readonly price: ColumnTypes['bet.price'];
      readonly line: number | null;
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
      readonly profit: Paise | null;
      readonly version: number;
      readonly createdAt: Date;
      readonly settledAt: Date | null;
      readonly fills: readonly {
        readonly stake: Paise;
        readonly price: ColumnTypes['bet_fill.price'];
        readonly profit: Paise | null;
        readonly at: string;
        readonly against: number | null;
      }[];
      readonly reason: string | null;
      readonly cashOut: number | null;
      readonly dueAt: Date | null;
      readonly restEnded: 'cancelled' | 'lapsed' | 'rejected' | null;
      readonly restEndedAt: Date | null;
      readonly settlements: readonly { readonly at: string; readonly outcome: string | null }[];
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly matchId: string;
      readonly matchName: string;
    };
    readonly parameters: readonly [number, readonly (number | null)[]];
  };
  "select b.id, b.player_id as player, coalesce(b.ifsc, '') as ifsc, coalesce(b.sealed, '') as sealed from bank_detail b\n     where b.removed_at is null and b.sealed is not null and exists (\n       select from bank_detail o where o.player_id = b.player_id and o.id <> b.id and o.removed_at is null and o.sealed is not null)\n     order by b.player_id, b.is_default desc, b.id for update": {
    readonly row: { readonly id: number; readonly player: number; readonly ifsc: string; readonly sealed: Uint8Array };
    readonly parameters: readonly [];
  };
  "select b.id, b.runner_id as \"runnerId\", b.side, b.stake, b.price, b.line, b.status, b.version, (select coalesce(jsonb_agg(jsonb_build_object('stake', f.stake, 'price', f.price, 'profit', f.profit, 'at', f.at, 'against', f.against) order by f.id), '[]')\n  from bet_fill f where f.bet_id = b.id) as fills\n     from bet b where b.market_id = $1 and b.player_id = $2 order by b.id": {
    readonly row: {
      readonly id: number;
      readonly runnerId: string;
      readonly side: 'back' | 'lay';
      readonly stake: Paise;
      readonly price: ColumnTypes['bet.price'];
      readonly line: number | null;
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
      readonly version: number;
      readonly fills: readonly {
        readonly stake: Paise;
        readonly price: ColumnTypes['bet_fill.price'];
        readonly profit: Paise | null;
        readonly at: string;
        readonly against: number | null;
      }[];
    };
    readonly parameters: readonly [string, number];
  };
  'select b.id, m.match_id as match from bet b join market m on m.id = b.market_id where b.id = any($1::bigint[])': {
    readonly row: { readonly id: number; readonly match: string };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  "select b.market_id as market, m.match_id as \"matchId\", m.lapses, b.runner_id as runner, b.side,\n       case b.side when 'back' then min(b.price) else max(b.price) end as price\n     from bet b join market m on m.id = b.market_id\n     where b.queue is not null and b.status in ('partial', 'unmatched') and m.outcome is null\n     group by b.market_id, m.match_id, m.lapses, b.runner_id, b.side order by b.market_id, b.runner_id, b.side": {
    readonly row: {
      readonly market: string;
      readonly matchId: string;
      readonly lapses: 'in-play' | 'suspension' | 'close';
      readonly runner: string;
      readonly side: 'back' | 'lay';
      readonly price: ColumnTypes['bet.price'];
    };
    readonly parameters: readonly [];
  };
  'select b.player_id as player from bet b join market m on m.id = b.market_id\n       where m.match_id = $1 and b.player_id = any($2::bigint[]) order by md5(b.id::text || $3) limit 1': {
    readonly row: { readonly player: number };
    readonly parameters: readonly [string, readonly (number | null)[], string];
  };
  "select b.player_id as player, b.id as bet, b.market_id as market, m.kind, m.outcome, m.commission, b.runner_id as runner,\n       b.line, b.side, b.status, b.profit,\n       (select coalesce(jsonb_agg(jsonb_build_object('stake', f.stake, 'price', f.price, 'profit', f.profit)), '[]') from bet_fill f where f.bet_id = b.id) as fills\n     from bet b join market m on m.id = b.market_id where b.player_id = any($1::bigint[]) order by b.id": {
    readonly row: {
      readonly player: number;
      readonly bet: number;
      readonly market: string;
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly outcome: string | null;
      readonly commission: number;
      readonly runner: string;
      readonly line: number | null;
      readonly side: 'back' | 'lay';
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
      readonly profit: Paise | null;
      readonly fills: readonly {
        readonly stake: Paise;
        readonly price: ColumnTypes['bet_fill.price'];
        readonly profit: Paise | null;
      }[];
    };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select b.player_id as player, b.side, b.stake, b.status, coalesce(sum(f.stake), 0)::bigint as matched,\n       coalesce(sum(f.stake) filter (where f.against is not null), 0)::bigint as "withOthers"\n     from bet b left join bet_fill f on f.bet_id = b.id where b.market_id = $1 group by b.id order by b.id': {
    readonly row: {
      readonly player: number;
      readonly side: 'back' | 'lay';
      readonly stake: Paise;
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
      readonly matched: Paise;
      readonly withOthers: Paise;
    };
    readonly parameters: readonly [string];
  };
  "select b.spot, sum(b.stake)::bigint as staked, count(distinct t.player)::int as players\n     from studio_ticket t cross join lateral jsonb_to_recordset(t.bet) as b (spot text, stake bigint)\n     where t.round_id = $1 and t.state in ('open', 'over') group by b.spot order by b.spot": {
    readonly row: { readonly spot: string | null; readonly staked: number | null; readonly players: number };
    readonly parameters: readonly [number];
  };
  'select b.status, b.refused, b.rest_ended as "restEnded", coalesce(sum(f.stake), 0)::bigint as matched\n     from bet b left join bet_fill f on f.bet_id = b.id where b.player_id = $1 group by b.id order by b.id': {
    readonly row: {
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
      readonly refused: string | null;
      readonly restEnded: 'cancelled' | 'lapsed' | 'rejected' | null;
      readonly matched: Paise;
    };
    readonly parameters: readonly [number];
  };
  "select balance as cash from account where player_id = $1 and name = 'cash'": {
    readonly row: { readonly cash: Paise | null };
    readonly parameters: readonly [number];
  };
  "select balance from account where player_id = $1 and name = 'cash'": {
    readonly row: { readonly balance: Paise | null };
    readonly parameters: readonly [number];
  };
  'select before, after from desk_action order by id desc limit 2': {
    readonly row: { readonly before: string | null; readonly after: string | null };
    readonly parameters: readonly [];
  };
  'select before, after, reason from desk_action order by id desc limit 1': {
    readonly row: { readonly before: string | null; readonly after: string | null; readonly reason: string | null };
    readonly parameters: readonly [];
  };
  'select began_at from play_run where player_id = $1': {
    readonly row: { readonly began_at: Date };
    readonly parameters: readonly [number];
  };
  'select bet, answer, problem, missing, due_at as "dueAt" from place_in_play($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text::jsonb, $11, $12, $13,\n       $14, $15, $16, $17, $18, $19, $20::text::jsonb)': {
    readonly row: {
      readonly bet: ColumnTypes['place_in_play.bet'];
      readonly answer: ColumnTypes['place_in_play.answer'];
      readonly problem: ColumnTypes['place_in_play.problem'];
      readonly missing: ColumnTypes['place_in_play.missing'];
      readonly dueAt: ColumnTypes['place_in_play.due_at'];
    };
    readonly parameters: readonly [
      number | null,
      string | null,
      Uint8Array | null,
      string | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
      string | null,
      string | null,
      string | null,
      string | null,
      number | null,
      string | null,
      string | null,
      number | null,
      number | null,
      string | null,
      number | null,
      number | null,
      number | null,
      string | null,
    ];
  };
  'select bet, answer, problem, missing, others, due_at as "dueAt" from place_in_book($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text::jsonb, $11, $12, $13, $14, $15, $16, $17,\n       $18, $19, $20, $21, $22, $23::text::jsonb, $24, $25, $26, $27)': {
    readonly row: {
      readonly bet: ColumnTypes['place_in_book.bet'];
      readonly answer: ColumnTypes['place_in_book.answer'];
      readonly problem: ColumnTypes['place_in_book.problem'];
      readonly missing: ColumnTypes['place_in_book.missing'];
      readonly others: ColumnTypes['place_in_book.others'];
      readonly dueAt: ColumnTypes['place_in_book.due_at'];
    };
    readonly parameters: readonly [
      number | null,
      string | null,
      Uint8Array | null,
      string | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
      string | null,
      string | null,
      string | null,
      string | null,
      number | null,
      string | null,
      string | null,
      number | null,
      number | null,
      string | null,
      string | null,
      readonly (number | null)[] | null,
      readonly (number | null)[] | null,
      number | null,
      number | null,
      boolean | null,
      string | null,
      readonly (number | null)[] | null,
      readonly (number | null)[] | null,
      readonly (number | null)[] | null,
      readonly (number | null)[] | null,
    ];
  };
  'select bets from game_round where provider = $1 and round = $2 and player_id = $3 for no key update': {
    readonly row: { readonly bets: number };
    readonly parameters: readonly [string, string, number];
  };
  'select bets, staked, won from game_round where player_id = $1': {
    readonly row: { readonly bets: number; readonly staked: Paise; readonly won: Paise };
    readonly parameters: readonly [number];
  };
  'select book_version($1, $2) as version': {
    readonly row: { readonly version: number | null };
    readonly parameters: readonly [number | null, string | null];
  };
  'select bytes from file where id = $1': {
    readonly row: { readonly bytes: Uint8Array };
    readonly parameters: readonly [string];
  };
  'select c.bonus_id * 100 + c.part as id, c.claimed_at as at, c.amount, c.part, b.title\n     from bonus_claim c join player_bonus b on b.id = c.bonus_id\n     where b.player_id = $1 and (c.claimed_at, c.bonus_id * 100 + c.part) < ($2::timestamptz, $3::bigint)\n     order by c.claimed_at desc, c.bonus_id * 100 + c.part desc limit $4': {
    readonly row: {
      readonly id: number;
      readonly at: Date;
      readonly amount: Paise;
      readonly part: number;
      readonly title: string;
    };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  'select c.category, count(*) as games\n         from game_category c join game g on g.code = c.game join provider p on p.code = g.provider\n         where p.off_since is null group by c.category': {
    readonly row: { readonly category: string; readonly games: number };
    readonly parameters: readonly [];
  };
  'select c.child_id as child, sum(c.stake)::bigint as stake, sum(c.lost)::bigint as lost from referral_commission c\n     where c.earner_id = any($1::bigint[]) group by 1 order by 1': {
    readonly row: { readonly child: number; readonly stake: Paise; readonly lost: Paise };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  "select c.earner_id as player, c.child_id as child, h.reasons, count(distinct c.wager_id)::int as wagers,\n       min(h.other) as other, sum(c.lost)::bigint as lost, sum(c.amount)::bigint as amount\n     from commission_held(null, $1, $1) h join referral_commission c on c.id = h.line where (h.reason = 'excluded') = $3::boolean\n     group by c.earner_id, c.child_id, h.reasons order by amount desc, player, child, h.reasons limit $2": {
    readonly row: {
      readonly player: number;
      readonly child: number;
      readonly reasons: ColumnTypes['commission_held.reasons'];
      readonly wagers: number;
      readonly other: number | null;
      readonly lost: Paise;
      readonly amount: Paise;
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity' | null, number | null, boolean];
  };
  "select c.player_id as player, c.balance as cash, h.balance as held,\n       coalesce((select sum(d.amount - d.collected - d.forgiven) from debt d where d.player_id = c.player_id), 0)::bigint as owed\n     from account c join account h using (player_id)\n     where c.name = 'cash' and h.name = 'held' and c.player_id = any($1::bigint[])": {
    readonly row: {
      readonly player: number;
      readonly cash: Paise | null;
      readonly held: Paise | null;
      readonly owed: Paise;
    };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select c.subject, c.operator_id as operator, o.name, c.until from desk_case c join desk_operator o on o.id = c.operator_id\n     where c.room = $1 and c.subject = any($2::text[]) and c.until > $3': {
    readonly row: { readonly subject: string; readonly operator: number; readonly name: string; readonly until: Date };
    readonly parameters: readonly [string, readonly (string | null)[], Date | 'infinity' | '-infinity'];
  };
  'select c::text as text from one_time_code c order by id desc limit 1': {
    readonly row: { readonly text: string };
    readonly parameters: readonly [];
  };
  'select cancel_rest($1, $2, \'cancelled\', $3) as "isCancelled"': {
    readonly row: { readonly isCancelled: boolean | null };
    readonly parameters: readonly [number | null, number | null, Date | 'infinity' | '-infinity' | null];
  };
  'select case when c.refused_at is not null then \'refused\' when h.line is not null then \'held\' else \'open\' end as state, count(distinct child_id) as players, min(settled_at) as "from", max(settled_at) as "to",\n       coalesce(sum(stake), 0)::bigint as turnover, coalesce(sum(lost), 0)::bigint as "netLoss", coalesce(sum(amount), 0)::bigint as earned\n     from referral_commission c left join (select coalesce(line, 0) as line, reason from commission_held(array[$1::bigint], null, $2)) h on h.line = c.id where earner_id = $1 and paid_at is null group by 1': {
    readonly row: {
      readonly state: 'refused' | 'held' | 'open';
      readonly players: number;
      readonly from: Date;
      readonly to: Date;
      readonly turnover: Paise;
      readonly netLoss: Paise;
      readonly earned: Paise;
    };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  "select case when status = 'approved' and expires_on < $3::date then 'expired' else status end as status\n     from kyc_document where player_id = $1 and type = $2\n     order by status = 'pending' desc, (status = 'approved' and (expires_on is null or expires_on >= $3::date)) desc,\n       submitted_at desc, id desc limit 1": {
    readonly row: { readonly status: 'expired' | 'pending' | 'approved' | 'declined' };
    readonly parameters: readonly [number, string, string];
  };
  'select cash, held, locked, withdrawable, least_request as min, most_request as max, can_cancel as "canCancel", kyc,\n       kyc_above as "kycAbove", without_kyc as "withoutKyc", kyc_first as "kycFirst", owed from available_to($1, $2)': {
    readonly row: {
      readonly cash: Paise;
      readonly held: Paise;
      readonly locked: Paise;
      readonly withdrawable: Paise;
      readonly min: Paise;
      readonly max: Paise;
      readonly canCancel: ColumnTypes['available_to.can_cancel'];
      readonly kyc: ColumnTypes['available_to.kyc'];
      readonly kycAbove: Paise;
      readonly withoutKyc: Paise;
      readonly kycFirst: ColumnTypes['available_to.kyc_first'];
      readonly owed: Paise;
    };
    readonly parameters: readonly [number | null, Date | 'infinity' | '-infinity' | null];
  };
  'select chain_id as "chainId", position, began_at as "beganAt" from studio_table_round where id = $1': {
    readonly row: { readonly chainId: number; readonly position: number; readonly beganAt: Date };
    readonly parameters: readonly [number];
  };
  "select client_ref as ref from bet where starts_with(client_ref, 'demo-')": {
    readonly row: { readonly ref: string };
    readonly parameters: readonly [];
  };
  'select client_ref as ref from client_request where player_id = any($1::bigint[])': {
    readonly row: { readonly ref: string };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select client_ref as ref, answer from client_request where player_id = any($1::bigint[])': {
    readonly row: { readonly ref: string; readonly answer: unknown };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select client_ref as ref, call, answer from client_request where player_id = $1': {
    readonly row: { readonly ref: string; readonly call: string; readonly answer: unknown };
    readonly parameters: readonly [number];
  };
  'select client_ref as ref, created_at as at from bet where player_id = $1 and starts_with(client_ref, $2) order by id': {
    readonly row: { readonly ref: string; readonly at: Date };
    readonly parameters: readonly [number, string];
  };
  'select client_ref as ref, status from bet where id = $1 and player_id = $2': {
    readonly row: {
      readonly ref: string;
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
    };
    readonly parameters: readonly [number, number];
  };
  'select client_ref from client_request where player_id = $1': {
    readonly row: { readonly client_ref: string };
    readonly parameters: readonly [number];
  };
  "select coalesce(e.id, 0) as id, coalesce(e.balance_after, 0) as held from account a left join lateral (\n       select id, balance_after from ledger_entry where account_id = a.id order by id desc limit 1) as e on true\n     where a.player_id = $1 and a.name = 'held'": {
    readonly row: { readonly id: number; readonly held: Paise };
    readonly parameters: readonly [number];
  };
  "select coalesce(exchange_term('delay')::int, 0) as delay, coalesce(exchange_term('lapses'), 'in-play') as lapses": {
    readonly row: { readonly delay: number; readonly lapses: string };
    readonly parameters: readonly [];
  };
  'select coalesce(max(id), 0) as id from ledger_transaction': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [];
  };
  'select coalesce(max(id), 0) as id from studio_chain where game = $1': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [string];
  };
  "select coalesce(p.id, 0) as player from unnest($1::bigint[]) as p (id) where exists (\n       select from ledger_entry e where e.player_id = p.id and e.name = 'cash' and e.kind = 'deposit' and e.amount > 0)": {
    readonly row: { readonly player: number };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  "select coalesce(p.id, 0) as player, first.at from unnest($1::bigint[]) as p (id), lateral (\n       select e.at from ledger_entry e where e.player_id = p.id and e.name = 'cash' and e.kind = 'deposit' and e.amount > 0\n       order by e.at limit 1) as first": {
    readonly row: { readonly player: number; readonly at: Date };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select coalesce(player, 0) as id from accounts_of_person($1)': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number | null];
  };
  'select coalesce(player, 0) as id from excluded_in_part($1)': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity' | null];
  };
  'select coalesce(player, 0) as player, coalesce(other, 0) as other, way, restrictions from same_person($1::bigint[]) order by player, other, way desc': {
    readonly row: {
      readonly player: number;
      readonly other: number;
      readonly way: ColumnTypes['same_person.way'];
      readonly restrictions: ColumnTypes['same_person.restrictions'];
    };
    readonly parameters: readonly [readonly (number | null)[] | null];
  };
  "select coalesce(player_id, 0) as player from desk_request where kind = 'commission' and state = 'waiting'": {
    readonly row: { readonly player: number };
    readonly parameters: readonly [];
  };
  'select coalesce(request, 0) as id from demo_requests_until($1)': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity' | null];
  };
  "select coalesce(sum(abs(amount)), 0)::bigint as sum from desk_request\n     where asked_by = $1 and asked_at > $2 and player_id is not null and state = 'done' and decided_by is null": {
    readonly row: { readonly sum: Paise };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  "select coalesce(sum(abs(amount)), 0)::bigint as sum from desk_request\n     where player_id = $1 and asked_at > $2 and kind = $3 and state = 'done' and decided_by is null": {
    readonly row: { readonly sum: Paise };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity', string];
  };
  'select coalesce(sum(amount - collected - forgiven), 0)::bigint as owed from debt where player_id = $1': {
    readonly row: { readonly owed: Paise };
    readonly parameters: readonly [number];
  };
  'select coalesce(sum(amount - collected - forgiven), 0)::bigint as owed from debt where player_id = $1 and closed_at is null': {
    readonly row: { readonly owed: Paise };
    readonly parameters: readonly [number];
  };
  'select coalesce(sum(amount), 0)::bigint as sum from withdrawal where player_id = $1 and approved_at > $2': {
    readonly row: { readonly sum: Paise };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'select coalesce(sum(amount), 0)::bigint as total from ledger_entry': {
    readonly row: { readonly total: Paise };
    readonly parameters: readonly [];
  };
  'select coalesce(sum(c.stake), 0)::bigint as turnover, coalesce(sum(c.lost), 0)::bigint as "netLoss",\n  coalesce(sum(c.amount), 0)::bigint as earned, coalesce(sum(c.amount) filter (where c.paid_at is not null), 0)::bigint as paid,\n       coalesce(sum(c.amount) filter (where h.line is not null), 0)::bigint as held,\n       coalesce(sum(c.amount) filter (where c.refused_at is not null), 0)::bigint as refused\n     from referral_commission c left join commission_held(array[$1::bigint], null, $2) h on h.line = c.id where c.earner_id = $1': {
    readonly row: {
      readonly turnover: Paise;
      readonly netLoss: Paise;
      readonly earned: Paise;
      readonly paid: Paise;
      readonly held: Paise;
      readonly refused: Paise;
    };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  'select coalesce(sum(commission), 0)::bigint as net from commission_day where player_id = $1': {
    readonly row: { readonly net: Paise };
    readonly parameters: readonly [number];
  };
  "select coalesce(sum(d.amount), 0)::bigint as sum from deposit d join gateway g on g.code = d.gateway\n     where d.player_id = $1 and d.state = 'approved' and d.decided_at > $2 and g.kind = 'manual'": {
    readonly row: { readonly sum: Paise };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  "select coalesce(sum(e.amount), 0)::bigint as given from ledger_entry e join account a on a.id = e.account_id\n     join ledger_transaction t on t.id = e.transaction_id\n     where a.player_id = $1 and a.name = 'cash' and t.reference like 'BN-%'": {
    readonly row: { readonly given: Paise };
    readonly parameters: readonly [number];
  };
  "select coalesce(sum(e.amount), 0)::bigint as held from ledger_entry e join ledger_transaction t on t.id = e.transaction_id\n     where e.player_id = $1 and e.name = 'held'\n       and exists (select from unnest($2::text[]) as b (beginning) where starts_with(t.reference, b.beginning))": {
    readonly row: { readonly held: Paise };
    readonly parameters: readonly [number, readonly (string | null)[]];
  };
  "select coalesce(sum(e.amount), 0)::bigint as held from ledger_transaction t join ledger_entry e on e.transaction_id = t.id\n       join account a on a.id = e.account_id where a.name = 'withdrawals' and t.reference in ($1, $1 || '-R', $1 || '-P')": {
    readonly row: { readonly held: Paise };
    readonly parameters: readonly [string];
  };
  "select coalesce(sum(e.amount), 0)::bigint as net from ledger_entry e join player p on p.id = e.player_id\n       where p.is_demo and e.name = 'cash' and e.kind in ('sports', 'casino')\n         and (e.at at time zone 'UTC') + interval '5 hours 30 minutes' >= $1::text::date": {
    readonly row: { readonly net: Paise };
    readonly parameters: readonly [string];
  };
  'select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entry e join account a on a.id = e.account_id\n     where a.player_id is null and a.name = $1': {
    readonly row: { readonly sum: Paise };
    readonly parameters: readonly [string];
  };
  'select coalesce(sum(e.amount), 0)::bigint as sum from ledger_entry e join ledger_transaction t on t.id = e.transaction_id\n       where t.reference like $1': {
    readonly row: { readonly sum: Paise };
    readonly parameters: readonly [string];
  };
  'select coalesce(sum(entries), 0)::bigint as count from account where player_id = $1 and name = any($2::text[])': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number, readonly (string | null)[]];
  };
  'select coalesce(sum(f.stake), 0)::bigint as stake from bet b join bet_fill f on f.bet_id = b.id\n     where b.player_id = $1 and b.market_id = $2 and f.against is not null': {
    readonly row: { readonly stake: Paise };
    readonly parameters: readonly [number, string];
  };
  'select coalesce(sum(net - commission), 0)::bigint as result from market_settlement s\n       where player_id = $1 and version = (select max(version) from market_settlement\n         where market_id = s.market_id and player_id = s.player_id)': {
    readonly row: { readonly result: Paise };
    readonly parameters: readonly [number];
  };
  'select coalesce(sum(size), 0)::bigint as size from file where player_id = $1 and created_at > $2': {
    readonly row: { readonly size: number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'select coalesce(sum(staked), 0)::bigint as staked from stake_day\n     where player_id = $1 and day between $2::text::date and $3::text::date': {
    readonly row: { readonly staked: Paise };
    readonly parameters: readonly [number, string, string];
  };
  "select coalesce(table_name::text, '') as name from information_schema.columns\n     where table_schema = 'public' and column_name = 'player_id' order by 1": {
    readonly row: { readonly name: string };
    readonly parameters: readonly [];
  };
  'select code, campaign, clicks, "signUps" from referral_code c,\n       lateral (select count(*) as clicks from referral_click where code_id = c.id) as clicked,\n       lateral (select count(*) as "signUps" from referral where code_id = c.id) as joined\n     where player_id = $1 and ($2::bigint is null or id = $2) order by clicks desc, id': {
    readonly row: {
      readonly code: string;
      readonly campaign: string;
      readonly clicks: number;
      readonly signUps: number;
    };
    readonly parameters: readonly [number, number | null];
  };
  'select code, fields from gateway order by code': {
    readonly row: { readonly code: string; readonly fields: ColumnTypes['gateway.fields'] };
    readonly parameters: readonly [];
  };
  'select code, hosts, operates_in as "operatesIn", not_in as "notIn" from organisation order by position': {
    readonly row: {
      readonly code: string;
      readonly hosts: string[];
      readonly operatesIn: string[];
      readonly notIn: string[];
    };
    readonly parameters: readonly [];
  };
  'select code, min, max, fee, minutes, is_open as "isOpen", closed_reason as "closedReason", closed_until as "closedUntil"\n     from withdrawal_method order by position, code': {
    readonly row: {
      readonly code: 'bank' | 'upi';
      readonly min: Paise;
      readonly max: Paise;
      readonly fee: Paise;
      readonly minutes: number;
      readonly isOpen: boolean;
      readonly closedReason: string | null;
      readonly closedUntil: Date | null;
    };
    readonly parameters: readonly [];
  };
  'select code, name from game where provider = $1 and $2 in (code, name) order by code <> $2, code limit 1': {
    readonly row: { readonly code: string; readonly name: string };
    readonly parameters: readonly [string, string];
  };
  'select code, name, mode, kind, min, max, fee, usual_minutes as "usualMinutes", expires_in as "expiresIn", fields, accounts,\n  qr, network, rate, coin, is_open as "isOpen", closed_reason as "closedReason",\n  closed_until as "closedUntil", closed_at as "closedAt" from gateway order by position, code': {
    readonly row: {
      readonly code: string;
      readonly name: string;
      readonly mode: 'upi' | 'bank' | 'wallet' | 'crypto';
      readonly kind: 'manual' | 'redirect';
      readonly min: Paise;
      readonly max: Paise;
      readonly fee: 'none' | 'network';
      readonly usualMinutes: number;
      readonly expiresIn: number;
      readonly fields: ColumnTypes['gateway.fields'];
      readonly accounts: ColumnTypes['gateway.accounts'];
      readonly qr: string | null;
      readonly network: string | null;
      readonly rate: Paise | null;
      readonly coin: string | null;
      readonly isOpen: boolean;
      readonly closedReason: string | null;
      readonly closedUntil: Date | null;
      readonly closedAt: Date | null;
    };
    readonly parameters: readonly [];
  };
  'select code, name, mode, kind, min, max, fee, usual_minutes as "usualMinutes", expires_in as "expiresIn", fields, accounts,\n  qr, network, rate, coin, is_open as "isOpen", closed_reason as "closedReason",\n  closed_until as "closedUntil", closed_at as "closedAt" from gateway where code = $1': {
    readonly row: {
      readonly code: string;
      readonly name: string;
      readonly mode: 'upi' | 'bank' | 'wallet' | 'crypto';
      readonly kind: 'manual' | 'redirect';
      readonly min: Paise;
      readonly max: Paise;
      readonly fee: 'none' | 'network';
      readonly usualMinutes: number;
      readonly expiresIn: number;
      readonly fields: ColumnTypes['gateway.fields'];
      readonly accounts: ColumnTypes['gateway.accounts'];
      readonly qr: string | null;
      readonly network: string | null;
      readonly rate: Paise | null;
      readonly coin: string | null;
      readonly isOpen: boolean;
      readonly closedReason: string | null;
      readonly closedUntil: Date | null;
      readonly closedAt: Date | null;
    };
    readonly parameters: readonly [string];
  };
  'select code, name, off_since as "offSince" from provider where code = $1 ': {
    readonly row: { readonly code: string; readonly name: string; readonly offSince: Date | null };
    readonly parameters: readonly [string];
  };
  'select code, name, off_since as "offSince" from provider where code = $1 for no key update': {
    readonly row: { readonly code: string; readonly name: string; readonly offSince: Date | null };
    readonly parameters: readonly [string];
  };
  'select code, name, provider, motif as category from game order by code': {
    readonly row: {
      readonly code: string;
      readonly name: string;
      readonly provider: string;
      readonly category: string;
    };
    readonly parameters: readonly [];
  };
  'select code, name, provider, motif as category from game where code = $1': {
    readonly row: {
      readonly code: string;
      readonly name: string;
      readonly provider: string;
      readonly category: string;
    };
    readonly parameters: readonly [string];
  };
  'select code, off_since from provider': {
    readonly row: { readonly code: string; readonly off_since: Date | null };
    readonly parameters: readonly [];
  };
  'select code, rail from gateway order by code': {
    readonly row: { readonly code: string; readonly rail: string };
    readonly parameters: readonly [];
  };
  'select code, title, text from bonus_campaign order by position': {
    readonly row: { readonly code: string; readonly title: string; readonly text: string };
    readonly parameters: readonly [];
  };
  'select commission as rate from market where id = $1 union all select rate from commission_rate where player_id = $2': {
    readonly row: { readonly rate: number };
    readonly parameters: readonly [string, number];
  };
  'select count(*) as changes from limit_change': {
    readonly row: { readonly changes: number };
    readonly parameters: readonly [];
  };
  'select count(*) as clicks from referral_click k join referral_code c on c.id = k.code_id where c.player_id = $1': {
    readonly row: { readonly clicks: number };
    readonly parameters: readonly [number];
  };
  "select count(*) as count from (select child_id, h.reason as held, c.refused_at as \"refusedAt\", c.refused_why as why, coalesce(sum(stake), 0)::bigint as turnover, coalesce(sum(lost), 0)::bigint as \"netLoss\",\n    coalesce(sum(amount), 0)::bigint as earned\n  from referral_commission c left join (select coalesce(line, 0) as line, reason from commission_held(array[$1::bigint], null, $2)) h on h.line = c.id\n  where earner_id = $1 and paid_at is not distinct from $3 and ($3::timestamptz is not null or case when c.refused_at is not null then 'refused' when h.line is not null then 'held' else 'open' end = $4::text)\n  group by child_id, h.reason, c.refused_at, c.refused_why) s": {
    readonly row: { readonly count: number };
    readonly parameters: readonly [
      number,
      Date | 'infinity' | '-infinity' | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
    ];
  };
  'select count(*) as count from bank_detail where player_id = $1 and removed_at is not null': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number];
  };
  'select count(*) as count from bank_detail where player_id = $1 and removed_at is null': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number];
  };
  'select count(*) as count from bet b join market m on m.id = b.market_id where b.player_id = $1 and b.created_at >= $2 and b.created_at < $3 and ($4::text is null or m.kind = $4)\n      and ($5::boolean is null or (b.status = any($6::text[])) = $5)': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [
      number,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      string | null,
      boolean | null,
      readonly (string | null)[] | null,
    ];
  };
  'select count(*) as count from bet b join market m on m.id = b.market_id where b.player_id = $1 and b.market_id = $2': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number, string];
  };
  'select count(*) as count from bet b join market m on m.id = b.market_id where b.player_id = $1 and m.match_id = $2': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number, string];
  };
  'select count(*) as count from bet where player_id = $1': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number];
  };
  'select count(*) as count from contact_message where (answered_at is not null) = $1': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [boolean];
  };
  'select count(*) as count from contact_message where player_id = $1 and answered_at is null': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number];
  };
  'select count(*) as count from debt where closed_at is not null': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [];
  };
  'select count(*) as count from debt where closed_at is null': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [];
  };
  "select count(*) as count from deposit d join gateway g on g.code = d.gateway where ($2::text is null or case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end = $2) and ($3::text is null or d.gateway = $3)\n  and ($4::bigint is null or d.player_id = $4) and ($5::bigint is null or d.amount >= $5) and ($6::bigint is null or d.amount <= $6)\n  and ($7::text is null or lower(d.reference) = lower($7) or d.id = $8::bigint) and d.created_at <= $9": {
    readonly row: { readonly count: number };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity' | null,
      string | null,
      string | null,
      number | null,
      number | null,
      number | null,
      string | null,
      number | null,
      Date | 'infinity' | '-infinity',
    ];
  };
  "select count(*) as count from deposit d join gateway g on g.code = d.gateway where d.state = 'pending' and (d.expires_at > $1 or d.expires_at is null) and g.kind = 'manual'": {
    readonly row: { readonly count: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity' | null];
  };
  "select count(*) as count from deposit d where d.player_id = $1 and d.state in ('created', 'redirected', 'returned', 'pending') and (d.expires_at > $2 or d.expires_at is null)": {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  'select count(*) as count from deposit where player_id = $1': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number];
  };
  "select count(*) as count from desk_action a left join desk_operator o on o.id = a.operator_id where ($1::bigint is null or a.player_id = $1) and ($2::bigint is null or a.operator_id = $2)\n  and ($3::text is null or a.room = $3) and ($4::text is null or a.subject = $4)\n  and ($5::text is null or strpos(lower(concat_ws(' ', a.what, a.reason, a.before, a.after)), lower($5)) > 0)\n  and a.at >= $6::timestamptz and a.at < $7::timestamptz": {
    readonly row: { readonly count: number };
    readonly parameters: readonly [
      number | null,
      number | null,
      string | null,
      string | null,
      string | null,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
    ];
  };
  "select count(*) as count from desk_request r join desk_operator o on o.id = r.asked_by left join desk_operator d on d.id = r.decided_by where r.kind not in ('withdrawal', 'failure', 'deposit') and ($2::text is null or case when r.state = 'waiting' and r.expires_at <= $1 then 'expired' else r.state end = $2) and ($3::text is null or r.market = $3)": {
    readonly row: { readonly count: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity' | null, string | null, string | null];
  };
  'select count(*) as count from file where player_id = $1': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number];
  };
  'select count(*) as count from game_round where closed_at is null and overdue_at is not null': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [];
  };
  "select count(*) as count from generate_series($3::bigint, $3::bigint + 68) n, lateral ledger_post('NEWER-' || n, 'casino', 'A round',\n         '', 'Settled', $2::timestamptz + n * interval '1 second', array[$1::bigint, null], array['cash', 'casino'], array[1, -1])": {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number | null, Date | 'infinity' | '-infinity', number];
  };
  'select count(*) as count from held_win where outcome is null': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [];
  };
  "select count(*) as count from kyc_document d join kyc_document_type t on t.type = d.type where ($2::text is null or case when d.status = 'approved' and d.expires_on < $1::date then 'expired' else d.status end = $2) and ($3::text is null or d.type = $3)\n  and ($4::bigint is null or d.player_id = $4) and ($5::bigint is null or d.id = $5) and d.submitted_at <= $6": {
    readonly row: { readonly count: number };
    readonly parameters: readonly [
      string | null,
      string | null,
      string | null,
      number | null,
      number | null,
      Date | 'infinity' | '-infinity',
    ];
  };
  "select count(*) as count from kyc_document where status = 'pending'": {
    readonly row: { readonly count: number };
    readonly parameters: readonly [];
  };
  'select count(*) as count from ledger_transaction': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [];
  };
  "select count(*) as count from ledger_transaction where reference like 'bet:%:lapsed'": {
    readonly row: { readonly count: number };
    readonly parameters: readonly [];
  };
  'select count(*) as count from market m where (m.outcome is null or m.settled_version < m.version)\n           and exists (select from bet b where b.market_id = m.id and b.player_id = any($1::bigint[]))': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select count(*) as count from market where missing_since is not null and outcome is null': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [];
  };
  'select count(*) as count from market where missing_since is null and outcome is null': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [];
  };
  'select count(*) as count from player p where (p.id = $1::bigint or strpos(p.mobile, $2) > 0 or strpos(p.username_key, $3) > 0 or strpos(lower(p.name), $3) > 0)': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number | null, string | null, string | null];
  };
  'select count(*) as count from referral where referrer_id = $1': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number];
  };
  'select count(*) as count from referral_payment where player_id = $1': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number];
  };
  'select count(*) as count from settlement_trouble where $1::text is null or market_id = $1': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [string | null];
  };
  'select count(*) as count from withdrawal w where ($1::text is null or w.state = $1) and ($2::text is null or w.method = $2)\n  and ($3::bigint is null or w.player_id = $3) and ($4::bigint is null or w.amount >= $4) and ($5::bigint is null or w.amount <= $5)\n  and ($6::text is null or upper(w.utr) = upper($6) or w.id = $7::bigint) and w.created_at <= $8': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [
      string | null,
      string | null,
      number | null,
      number | null,
      number | null,
      string | null,
      number | null,
      Date | 'infinity' | '-infinity',
    ];
  };
  'select count(*) as count from withdrawal where player_id = $1 and ($2::text is null or state = $2) and ($3::bigint is null or id = $3)': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number, string | null, number | null];
  };
  "select count(*) as count from withdrawal where state in ('pending', 'approved')": {
    readonly row: { readonly count: number };
    readonly parameters: readonly [];
  };
  'select count(*) as count, coalesce(bool_or(is_default), false) as "hasDefault"\n     from bank_detail where player_id = $1 and removed_at is null': {
    readonly row: { readonly count: number; readonly hasDefault: boolean };
    readonly parameters: readonly [number];
  };
  'select count(*) as count, coalesce(sum(amount), 0)::bigint as amount from referral_payment\n     where player_id = $1 and at >= $2 and at < $3': {
    readonly row: { readonly count: number; readonly amount: Paise };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity', Date | 'infinity' | '-infinity'];
  };
  'select count(*) as kept from recent_game where player_id = $1': {
    readonly row: { readonly kept: number };
    readonly parameters: readonly [number];
  };
  'select count(*) as lines, sum(c.at_risk)::bigint as risk from bonus_wager c join wager w on w.id = c.wager_id where w.player_id = $1': {
    readonly row: { readonly lines: number; readonly risk: Paise | null };
    readonly parameters: readonly [number];
  };
  'select count(*) as n from referral_click': {
    readonly row: { readonly n: number };
    readonly parameters: readonly [];
  };
  'select count(*) as players from player': {
    readonly row: { readonly players: number };
    readonly parameters: readonly [];
  };
  "select count(*) as taken, count(*) filter (where w.at >= $2 or t.put_at >= $2) as late\n       from studio_ticket t join wallet_transaction w on w.transaction = t.id || '-b' and w.state = 'done' where t.round_id = $1": {
    readonly row: { readonly taken: number; readonly late: number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  'select count(*) filter (where next_position <= $2)::int as ready, coalesce(max(ordinal), 0)::int as newest\n     from studio_chain where game = $1': {
    readonly row: { readonly ready: number; readonly newest: number };
    readonly parameters: readonly [string, number];
  };
  'select count(*) from withdrawal where player_id = $1': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number];
  };
  'select count(*)::float8 as count from release_trace': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [];
  };
  "select count(*)::int as bets, coalesce(sum(stake), 0)::bigint as staked from studio_ticket\n     where round_id = $1 and state in ('open', 'over')": {
    readonly row: { readonly bets: number; readonly staked: Paise };
    readonly parameters: readonly [number];
  };
  'select count(*)::int as count from bet where player_id = $1': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number];
  };
  'select count(*)::int as count from bet where player_id = $1 and cash_out is not null': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number];
  };
  'select count(*)::int as n from player where mobile = $1': {
    readonly row: { readonly n: number };
    readonly parameters: readonly [string];
  };
  "select count(r.round) as rounds, coalesce(sum(r.staked), 0)::bigint as staked, coalesce(sum(r.won), 0)::bigint as won\n         from (select distinct provider, round from wallet_transaction\n               where player_id = $1 and kind in ('bet', 'bet-win') and at >= $4 and provider = $2) b\n           join game_round r on r.provider = b.provider and r.round = b.round and r.player_id = $1\n         where r.game = $3 and r.opened_at >= $4 and r.bets > 0": {
    readonly row: { readonly rounds: number; readonly staked: Paise; readonly won: Paise };
    readonly parameters: readonly [number, string, string, Date | 'infinity' | '-infinity'];
  };
  'select credential_id as "credentialId", transports from passkey where player_id = $1 order by id': {
    readonly row: { readonly credentialId: Uint8Array; readonly transports: string[] };
    readonly parameters: readonly [number];
  };
  'select current_database()::text as name': {
    readonly row: { readonly name: string | null };
    readonly parameters: readonly [];
  };
  "select current_setting('lock_timeout') as limit": {
    readonly row: { readonly limit: string };
    readonly parameters: readonly [];
  };
  "select current_setting('server_version') as version": {
    readonly row: { readonly version: string };
    readonly parameters: readonly [];
  };
  "select current_setting('statement_timeout') as limit": {
    readonly row: { readonly limit: string };
    readonly parameters: readonly [];
  };
  "select current_setting('test.plan') as plan": {
    readonly row: { readonly plan: string };
    readonly parameters: readonly [];
  };
  'select d.id, coalesce(d.decided_at, d.created_at) as at, d.amount, d.state, d.reason from deposit d\n     where d.player_id = $1 and d.decided_at is not null and (d.decided_at, d.id) < ($2::timestamptz, $3::bigint)\n     order by d.decided_at desc, d.id desc limit $4': {
    readonly row: {
      readonly id: number;
      readonly at: Date;
      readonly amount: Paise;
      readonly state: 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired';
      readonly reason: string | null;
    };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  'select d.id, coalesce(d.decided_at, d.submitted_at) as at, t.label, d.status, d.reason\n     from kyc_document d join kyc_document_type t on t.type = d.type\n     where d.player_id = $1 and d.decided_at is not null and (d.decided_at, d.id) < ($2::timestamptz, $3::bigint)\n     order by d.decided_at desc, d.id desc limit $4': {
    readonly row: {
      readonly id: number;
      readonly at: Date;
      readonly label: string;
      readonly status: 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
    };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  'select d.id, d.created_at as at, d.amount, g.name, d.reference from deposit d join gateway g on g.code = d.gateway\n     where d.player_id = $1 and (d.created_at, d.id) < ($2::timestamptz, $3::bigint)\n     order by d.created_at desc, d.id desc limit $4': {
    readonly row: {
      readonly id: number;
      readonly at: Date;
      readonly amount: Paise;
      readonly name: string;
      readonly reference: string;
    };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  'select d.id, d.gateway, g.name as "gatewayName", d.amount, case when d.expires_at <= $1 and d.state in (\'created\', \'redirected\', \'returned\', \'pending\') then \'expired\' else d.state end as state, d.reason, d.reference,\n  d.created_at as "createdAt", d.expires_at as "expiresAt", d.decided_at as "decidedAt", d.goes_back as "goesBack",\n  d.coins, d.coin_rate as "coinRate", g.coin from deposit d join gateway g on g.code = d.gateway where d.id = $2': {
    readonly row: {
      readonly id: number;
      readonly gateway: string;
      readonly gatewayName: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
      readonly reference: string;
      readonly createdAt: Date;
      readonly expiresAt: Date | null;
      readonly decidedAt: Date | null;
      readonly goesBack: boolean;
      readonly coins: ColumnTypes['deposit.coins'] | null;
      readonly coinRate: Paise | null;
      readonly coin: string | null;
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number];
  };
  'select d.id, d.gateway, g.name as "gatewayName", d.amount, case when d.expires_at <= $1 and d.state in (\'created\', \'redirected\', \'returned\', \'pending\') then \'expired\' else d.state end as state, d.reason, d.reference,\n  d.created_at as "createdAt", d.expires_at as "expiresAt", d.decided_at as "decidedAt", d.goes_back as "goesBack",\n  d.coins, d.coin_rate as "coinRate", g.coin from deposit d join gateway g on g.code = d.gateway where d.id = $2 and d.player_id = $3': {
    readonly row: {
      readonly id: number;
      readonly gateway: string;
      readonly gatewayName: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
      readonly reference: string;
      readonly createdAt: Date;
      readonly expiresAt: Date | null;
      readonly decidedAt: Date | null;
      readonly goesBack: boolean;
      readonly coins: ColumnTypes['deposit.coins'] | null;
      readonly coinRate: Paise | null;
      readonly coin: string | null;
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number, number];
  };
  'select d.id, d.gateway, g.name as "gatewayName", d.amount, case when d.expires_at <= $1 and d.state in (\'created\', \'redirected\', \'returned\', \'pending\') then \'expired\' else d.state end as state, d.reason, d.reference,\n  d.created_at as "createdAt", d.expires_at as "expiresAt", d.decided_at as "decidedAt", d.goes_back as "goesBack",\n  d.coins, d.coin_rate as "coinRate", g.coin from deposit d join gateway g on g.code = d.gateway where d.player_id = $2 order by d.created_at desc, d.id desc offset $3 limit $4': {
    readonly row: {
      readonly id: number;
      readonly gateway: string;
      readonly gatewayName: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
      readonly reference: string;
      readonly createdAt: Date;
      readonly expiresAt: Date | null;
      readonly decidedAt: Date | null;
      readonly goesBack: boolean;
      readonly coins: ColumnTypes['deposit.coins'] | null;
      readonly coinRate: Paise | null;
      readonly coin: string | null;
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number, number | null, number | null];
  };
  'select d.id, d.gateway, g.name as "gatewayName", d.amount, case when d.expires_at <= $1 and d.state in (\'created\', \'redirected\', \'returned\', \'pending\') then \'expired\' else d.state end as state, d.reason, d.reference,\n  d.created_at as "createdAt", d.expires_at as "expiresAt", d.decided_at as "decidedAt", d.goes_back as "goesBack",\n  d.coins, d.coin_rate as "coinRate", g.coin, d.player_id as player, d.fields,\n  g.rate as "rateNow", coalesce((select jsonb_agg(s) from (select o.id, o.state from deposit o where o.rail = d.rail and lower(o.reference) = lower(d.reference) and o.id <> d.id\n    order by o.id desc limit 20) s), \'[]\') as others from deposit d join gateway g on g.code = d.gateway where d.id = $2': {
    readonly row: {
      readonly id: number;
      readonly gateway: string;
      readonly gatewayName: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
      readonly reference: string;
      readonly createdAt: Date;
      readonly expiresAt: Date | null;
      readonly decidedAt: Date | null;
      readonly goesBack: boolean;
      readonly coins: ColumnTypes['deposit.coins'] | null;
      readonly coinRate: Paise | null;
      readonly coin: string | null;
      readonly player: number;
      readonly fields: ColumnTypes['deposit.fields'];
      readonly rateNow: Paise | null;
      readonly others: readonly {
        readonly id: number;
        readonly state: 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired';
      }[];
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number];
  };
  "select d.id, d.gateway, g.name as \"gatewayName\", d.amount, case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end as state, d.reason, d.reference,\n  d.created_at as \"createdAt\", d.expires_at as \"expiresAt\", d.decided_at as \"decidedAt\", d.goes_back as \"goesBack\",\n  d.coins, d.coin_rate as \"coinRate\", g.coin, d.player_id as player, d.fields,\n  g.rate as \"rateNow\", coalesce((select jsonb_agg(s) from (select o.id, o.state from deposit o where o.rail = d.rail and lower(o.reference) = lower(d.reference) and o.id <> d.id\n    order by o.id desc limit 20) s), '[]') as others from deposit d join gateway g on g.code = d.gateway where d.state = 'pending' and (d.expires_at > $1 or d.expires_at is null) and g.kind = 'manual' and (d.created_at, d.id) < ($4::timestamptz, $5::bigint)\n           order by d.created_at desc, d.id desc offset $2 limit $3": {
    readonly row: {
      readonly id: number;
      readonly gateway: string;
      readonly gatewayName: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
      readonly reference: string;
      readonly createdAt: Date;
      readonly expiresAt: Date | null;
      readonly decidedAt: Date | null;
      readonly goesBack: boolean;
      readonly coins: ColumnTypes['deposit.coins'] | null;
      readonly coinRate: Paise | null;
      readonly coin: string | null;
      readonly player: number;
      readonly fields: ColumnTypes['deposit.fields'];
      readonly rateNow: Paise | null;
      readonly others: readonly {
        readonly id: number;
        readonly state: 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired';
      }[];
    };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity',
      number | null,
      number | null,
      Date | 'infinity' | '-infinity' | null,
      number | null,
    ];
  };
  "select d.id, d.gateway, g.name as \"gatewayName\", d.amount, case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end as state, d.reason, d.reference,\n  d.created_at as \"createdAt\", d.expires_at as \"expiresAt\", d.decided_at as \"decidedAt\", d.goes_back as \"goesBack\",\n  d.coins, d.coin_rate as \"coinRate\", g.coin, d.player_id as player, d.fields,\n  g.rate as \"rateNow\", coalesce((select jsonb_agg(s) from (select o.id, o.state from deposit o where o.rail = d.rail and lower(o.reference) = lower(d.reference) and o.id <> d.id\n    order by o.id desc limit 20) s), '[]') as others from deposit d join gateway g on g.code = d.gateway where d.state = 'pending' and (d.expires_at > $1 or d.expires_at is null) and g.kind = 'manual' and (d.created_at, d.id) > ($4::timestamptz, $5::bigint)\n           order by d.created_at, d.id offset $2 limit $3": {
    readonly row: {
      readonly id: number;
      readonly gateway: string;
      readonly gatewayName: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
      readonly reference: string;
      readonly createdAt: Date;
      readonly expiresAt: Date | null;
      readonly decidedAt: Date | null;
      readonly goesBack: boolean;
      readonly coins: ColumnTypes['deposit.coins'] | null;
      readonly coinRate: Paise | null;
      readonly coin: string | null;
      readonly player: number;
      readonly fields: ColumnTypes['deposit.fields'];
      readonly rateNow: Paise | null;
      readonly others: readonly {
        readonly id: number;
        readonly state: 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired';
      }[];
    };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity',
      number | null,
      number | null,
      Date | 'infinity' | '-infinity' | null,
      number | null,
    ];
  };
  'select d.id, d.gateway, g.name as "gatewayName", d.amount, case when d.expires_at <= $1 and d.state in (\'created\', \'redirected\', \'returned\', \'pending\') then \'expired\' else d.state end as state, d.reason, d.reference,\n  d.created_at as "createdAt", d.expires_at as "expiresAt", d.decided_at as "decidedAt", d.goes_back as "goesBack",\n  d.coins, d.coin_rate as "coinRate", g.coin, g.kind from deposit d join gateway g on g.code = d.gateway where d.id = $2': {
    readonly row: {
      readonly id: number;
      readonly gateway: string;
      readonly gatewayName: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
      readonly reference: string;
      readonly createdAt: Date;
      readonly expiresAt: Date | null;
      readonly decidedAt: Date | null;
      readonly goesBack: boolean;
      readonly coins: ColumnTypes['deposit.coins'] | null;
      readonly coinRate: Paise | null;
      readonly coin: string | null;
      readonly kind: 'manual' | 'redirect';
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number];
  };
  "select d.id, d.player_id as player, d.amount, case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end as state from deposit d join gateway g on g.code = d.gateway and g.kind = 'redirect'\n     where d.reference = $2": {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', string];
  };
  "select d.id, d.player_id as player, g.name as way, d.amount, case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end as state, d.reference, d.created_at as at,\n  d.decided_at as \"decidedAt\" from deposit d join gateway g on g.code = d.gateway where ($2::text is null or case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end = $2) and ($3::text is null or d.gateway = $3)\n  and ($4::bigint is null or d.player_id = $4) and ($5::bigint is null or d.amount >= $5) and ($6::bigint is null or d.amount <= $6)\n  and ($7::text is null or lower(d.reference) = lower($7) or d.id = $8::bigint) and d.created_at <= $9\n       order by case when $10 then d.amount end desc nulls last, d.id offset $11 limit $12": {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly way: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reference: string;
      readonly at: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity',
      string | null,
      string | null,
      number | null,
      number | null,
      number | null,
      string | null,
      number | null,
      Date | 'infinity' | '-infinity',
      boolean | null,
      number | null,
      number | null,
    ];
  };
  "select d.id, d.player_id as player, g.name as way, d.amount, case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end as state, d.reference, d.created_at as at,\n  d.decided_at as \"decidedAt\" from deposit d join gateway g on g.code = d.gateway where ($2::text is null or case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end = $2) and ($3::text is null or d.gateway = $3)\n  and ($4::bigint is null or d.player_id = $4) and ($5::bigint is null or d.amount >= $5) and ($6::bigint is null or d.amount <= $6)\n  and ($7::text is null or lower(d.reference) = lower($7) or d.id = $8::bigint) and d.created_at <= $9 and d.id < $10 order by d.id desc offset $11 limit $12": {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly way: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reference: string;
      readonly at: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity',
      string | null,
      string | null,
      number | null,
      number | null,
      number | null,
      string | null,
      number | null,
      Date | 'infinity' | '-infinity',
      number,
      number | null,
      number | null,
    ];
  };
  "select d.id, d.player_id as player, g.name as way, d.amount, case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end as state, d.reference, d.created_at as at,\n  d.decided_at as \"decidedAt\" from deposit d join gateway g on g.code = d.gateway where ($2::text is null or case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end = $2) and ($3::text is null or d.gateway = $3)\n  and ($4::bigint is null or d.player_id = $4) and ($5::bigint is null or d.amount >= $5) and ($6::bigint is null or d.amount <= $6)\n  and ($7::text is null or lower(d.reference) = lower($7) or d.id = $8::bigint) and d.created_at <= $9 and d.id > $10 order by d.id offset $11 limit $12": {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly way: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reference: string;
      readonly at: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity',
      string | null,
      string | null,
      number | null,
      number | null,
      number | null,
      string | null,
      number | null,
      Date | 'infinity' | '-infinity',
      number,
      number | null,
      number | null,
    ];
  };
  "select d.id, d.player_id as player, t.label as way, case when d.status = 'approved' and d.expires_on < $1::date then 'expired' else d.status end as state, d.submitted_at as at, d.decided_at as \"decidedAt\" from kyc_document d join kyc_document_type t on t.type = d.type where ($2::text is null or case when d.status = 'approved' and d.expires_on < $1::date then 'expired' else d.status end = $2) and ($3::text is null or d.type = $3)\n  and ($4::bigint is null or d.player_id = $4) and ($5::bigint is null or d.id = $5) and d.submitted_at <= $6 and d.id < $7 order by d.id desc offset $8 limit $9": {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly way: string;
      readonly state: 'expired' | 'pending' | 'approved' | 'declined';
      readonly at: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [
      string,
      string | null,
      string | null,
      number | null,
      number | null,
      Date | 'infinity' | '-infinity',
      number,
      number | null,
      number | null,
    ];
  };
  "select d.id, d.player_id as player, t.label as way, case when d.status = 'approved' and d.expires_on < $1::date then 'expired' else d.status end as state, d.submitted_at as at, d.decided_at as \"decidedAt\" from kyc_document d join kyc_document_type t on t.type = d.type where ($2::text is null or case when d.status = 'approved' and d.expires_on < $1::date then 'expired' else d.status end = $2) and ($3::text is null or d.type = $3)\n  and ($4::bigint is null or d.player_id = $4) and ($5::bigint is null or d.id = $5) and d.submitted_at <= $6 and d.id > $7 order by d.id offset $8 limit $9": {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly way: string;
      readonly state: 'expired' | 'pending' | 'approved' | 'declined';
      readonly at: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [
      string,
      string | null,
      string | null,
      number | null,
      number | null,
      Date | 'infinity' | '-infinity',
      number,
      number | null,
      number | null,
    ];
  };
  "select d.id, d.player_id as player, t.label as way, case when d.status = 'approved' and d.expires_on < $1::date then 'expired' else d.status end as state, d.submitted_at as at, d.decided_at as \"decidedAt\" from kyc_document d join kyc_document_type t on t.type = d.type where ($2::text is null or case when d.status = 'approved' and d.expires_on < $1::date then 'expired' else d.status end = $2) and ($3::text is null or d.type = $3)\n  and ($4::bigint is null or d.player_id = $4) and ($5::bigint is null or d.id = $5) and d.submitted_at <= $6 order by d.submitted_at, d.id offset $7 limit $8": {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly way: string;
      readonly state: 'expired' | 'pending' | 'approved' | 'declined';
      readonly at: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [
      string,
      string | null,
      string | null,
      number | null,
      number | null,
      Date | 'infinity' | '-infinity',
      number | null,
      number | null,
    ];
  };
  'select d.id, d.submitted_at as at, t.label from kyc_document d join kyc_document_type t on t.type = d.type\n     where d.player_id = $1 and (d.submitted_at, d.id) < ($2::timestamptz, $3::bigint)\n     order by d.submitted_at desc, d.id desc limit $4': {
    readonly row: { readonly id: number; readonly at: Date; readonly label: string };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  'select d.id, d.type, d.reason, d.fields, d.sealed, d.masked_number as "maskedNumber", d.submitted_at as "submittedAt", d.decided_at as "decidedAt",\n  to_char(d.expires_on, \'YYYY-MM-DD\') as "expiresOn",\n  case when d.status = \'approved\' and d.expires_on < $1::date then \'expired\' else d.status end as status, d.player_id as player, t.label from kyc_document d join kyc_document_type t on t.type = d.type where d.id = $2': {
    readonly row: {
      readonly id: number;
      readonly type: string;
      readonly reason: string | null;
      readonly fields: ColumnTypes['kyc_document.fields'] | null;
      readonly sealed: Uint8Array | null;
      readonly maskedNumber: string | null;
      readonly submittedAt: Date;
      readonly decidedAt: Date | null;
      readonly expiresOn: string | null;
      readonly status: 'expired' | 'pending' | 'approved' | 'declined';
      readonly player: number;
      readonly label: string;
    };
    readonly parameters: readonly [string, number];
  };
  'select d.id, d.type, d.reason, d.fields, d.sealed, d.masked_number as "maskedNumber", d.submitted_at as "submittedAt", d.decided_at as "decidedAt",\n  to_char(d.expires_on, \'YYYY-MM-DD\') as "expiresOn",\n  case when d.status = \'approved\' and d.expires_on < $1::date then \'expired\' else d.status end as status, d.player_id as player, t.label from kyc_document d join kyc_document_type t on t.type = d.type where d.status = \'pending\' and (d.submitted_at, d.id) < ($4::timestamptz, $5::bigint)\n           order by d.submitted_at desc, d.id desc offset $2 limit $3': {
    readonly row: {
      readonly id: number;
      readonly type: string;
      readonly reason: string | null;
      readonly fields: ColumnTypes['kyc_document.fields'] | null;
      readonly sealed: Uint8Array | null;
      readonly maskedNumber: string | null;
      readonly submittedAt: Date;
      readonly decidedAt: Date | null;
      readonly expiresOn: string | null;
      readonly status: 'expired' | 'pending' | 'approved' | 'declined';
      readonly player: number;
      readonly label: string;
    };
    readonly parameters: readonly [
      string,
      number | null,
      number | null,
      Date | 'infinity' | '-infinity' | null,
      number | null,
    ];
  };
  'select d.id, d.type, d.reason, d.fields, d.sealed, d.masked_number as "maskedNumber", d.submitted_at as "submittedAt", d.decided_at as "decidedAt",\n  to_char(d.expires_on, \'YYYY-MM-DD\') as "expiresOn",\n  case when d.status = \'approved\' and d.expires_on < $1::date then \'expired\' else d.status end as status, d.player_id as player, t.label from kyc_document d join kyc_document_type t on t.type = d.type where d.status = \'pending\' and (d.submitted_at, d.id) > ($4::timestamptz, $5::bigint)\n           order by d.submitted_at, d.id offset $2 limit $3': {
    readonly row: {
      readonly id: number;
      readonly type: string;
      readonly reason: string | null;
      readonly fields: ColumnTypes['kyc_document.fields'] | null;
      readonly sealed: Uint8Array | null;
      readonly maskedNumber: string | null;
      readonly submittedAt: Date;
      readonly decidedAt: Date | null;
      readonly expiresOn: string | null;
      readonly status: 'expired' | 'pending' | 'approved' | 'declined';
      readonly player: number;
      readonly label: string;
    };
    readonly parameters: readonly [
      string,
      number | null,
      number | null,
      Date | 'infinity' | '-infinity' | null,
      number | null,
    ];
  };
  'select d.id, d.type, d.reason, d.fields, d.sealed, d.masked_number as "maskedNumber", d.submitted_at as "submittedAt", d.decided_at as "decidedAt",\n  to_char(d.expires_on, \'YYYY-MM-DD\') as "expiresOn",\n  case when d.status = \'approved\' and d.expires_on < $1::date then \'expired\' else d.status end as status, s.status as standing from kyc_document d cross join kyc_status($2, $1::date) s\n     where d.player_id = $2 order by d.submitted_at desc, d.id desc': {
    readonly row: {
      readonly id: number;
      readonly type: string;
      readonly reason: string | null;
      readonly fields: ColumnTypes['kyc_document.fields'] | null;
      readonly sealed: Uint8Array | null;
      readonly maskedNumber: string | null;
      readonly submittedAt: Date;
      readonly decidedAt: Date | null;
      readonly expiresOn: string | null;
      readonly status: 'expired' | 'pending' | 'approved' | 'declined';
      readonly standing: ColumnTypes['kyc_status.status'];
    };
    readonly parameters: readonly [string, number];
  };
  'select d.id, g.name as "gatewayName", d.state, d.amount, d.created_at as "createdAt"\n     from deposit d join gateway g on g.code = d.gateway where d.player_id = $1 order by d.id desc limit $2': {
    readonly row: {
      readonly id: number;
      readonly gatewayName: string;
      readonly state: 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired';
      readonly amount: Paise;
      readonly createdAt: Date;
    };
    readonly parameters: readonly [number, number | null];
  };
  'select delay, lapses from market where id = $1': {
    readonly row: { readonly delay: number; readonly lapses: 'in-play' | 'suspension' | 'close' };
    readonly parameters: readonly [string];
  };
  'select delay_of($1) as delay': {
    readonly row: { readonly delay: number | null };
    readonly parameters: readonly [string | null];
  };
  'select detail from ledger_transaction where reference like $1 order by id desc limit 1': {
    readonly row: { readonly detail: string };
    readonly parameters: readonly [string];
  };
  "select distinct coalesce(regexp_replace(password_hash, '[$][^$]*[$][^$]*$', ''), '') as way from player": {
    readonly row: { readonly way: string };
    readonly parameters: readonly [];
  };
  'select distinct n.player_id as player from notification f join notification n\n       on n.id >= f.id and n.at = f.at and n.title = f.title and n.message = f.message\n     where f.id = $1 and n.player_id = any($2::bigint[])': {
    readonly row: { readonly player: number };
    readonly parameters: readonly [number, readonly (number | null)[]];
  };
  "select distinct player_id as id from bet where queue is not null and status in ('partial', 'unmatched')": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [];
  };
  'select distinct player_id as player from bet where market_id = $1 and player_id > $2 and version < $3\n       order by player_id limit $4': {
    readonly row: { readonly player: number };
    readonly parameters: readonly [string, number, number, number | null];
  };
  'select distinct player_id as player from debt where closed_at is null and player_id > $1 order by 1 limit $2': {
    readonly row: { readonly player: number };
    readonly parameters: readonly [number, number | null];
  };
  'select distinct provider, game as code from game_round\n     where player_id = $1 and closed_at is null and bets > 0 and game is not null order by provider, game': {
    readonly row: { readonly provider: string; readonly code: string };
    readonly parameters: readonly [number];
  };
  'select distinct round_id from studio_ticket': {
    readonly row: { readonly round_id: number };
    readonly parameters: readonly [];
  };
  'select distinct state from studio_round where player = $1': {
    readonly row: { readonly state: 'staking' | 'open' | 'over' | 'undone' };
    readonly parameters: readonly [string];
  };
  'select distinct status from bet where market_id = $1': {
    readonly row: {
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
    };
    readonly parameters: readonly [string];
  };
  'select distinct subject from desk_action where subject = any($1::text[]) and by = $2 and at > $3': {
    readonly row: { readonly subject: string };
    readonly parameters: readonly [readonly (string | null)[], string, Date | 'infinity' | '-infinity'];
  };
  'select distinct tableoid::regclass::text as part from ledger_entry where player_id = $1 order by 1': {
    readonly row: { readonly part: string };
    readonly parameters: readonly [number];
  };
  'select e.* from ledger_entry e join account a on a.id = e.account_id join ledger_transaction t on t.id = e.transaction_id\n       where e.at <> t.at or (e.player_id, e.name, e.kind) is distinct from\n         (a.player_id, case when a.player_id is not null then a.name end, case when a.player_id is not null then t.kind end)': {
    readonly row: {
      readonly id: number;
      readonly transaction_id: number;
      readonly account_id: number;
      readonly amount: Paise;
      readonly balance_after: Paise | null;
      readonly at: Date;
      readonly player_id: number | null;
      readonly name: string | null;
      readonly kind: ColumnTypes['ledger_entry.kind'] | null;
    };
    readonly parameters: readonly [];
  };
  "select e.amount from ledger_entry e join account a on a.id = e.account_id\n       where a.player_id = $1 and a.name = 'held' order by e.id": {
    readonly row: { readonly amount: Paise };
    readonly parameters: readonly [number];
  };
  "select e.balance_after as held from ledger_entry e join account a on a.id = e.account_id\n     where a.player_id = $1 and a.name = 'held' and e.id > $2 order by e.id": {
    readonly row: { readonly held: Paise | null };
    readonly parameters: readonly [number, number];
  };
  "select e.player from kyc_document d cross join lateral approved_elsewhere(d.id) e (player)\n     where d.player_id = $1 and d.status = 'approved' and e.player is not null order by e.player limit 1": {
    readonly row: { readonly player: number };
    readonly parameters: readonly [number];
  };
  'select e::text from ledger_entry e join account a on a.id = e.account_id where a.player_id = $1 order by e.id': {
    readonly row: { readonly e: string };
    readonly parameters: readonly [number];
  };
  'select earner_id as id from referral_commission where paid_at is null and settled_at < $1 and id in (select coalesce(line, 0) from commission_due($3::bigint[], $1, $2))\n     group by earner_id having sum(amount) > 0 order by id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
      readonly (number | null)[] | null,
    ];
  };
  'select earner_id as player, count(distinct child_id)::int as children, sum(lost)::bigint as lost, sum(amount)::bigint as amount\n     from referral_commission where paid_at is null and settled_at < $1 and id in (select coalesce(line, 0) from commission_due(null, $1, $2)) group by earner_id having sum(amount) > 0\n     order by amount desc, earner_id limit $3': {
    readonly row: { readonly player: number; readonly children: number; readonly lost: Paise; readonly amount: Paise };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
      number | null,
    ];
  };
  'select earner_id as player, sum(amount)::bigint as amount, (\n       select coalesce(sum(p.amount), 0)::bigint from referral_payment p where p.player_id = c.earner_id and p.at > $4) as lately\n     from referral_commission c where paid_at is null and settled_at < $1 and id in (select coalesce(line, 0) from commission_due($3::bigint[], $1, $2))\n     group by earner_id having sum(amount) > 0 order by player': {
    readonly row: { readonly player: number; readonly amount: Paise; readonly lately: Paise };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
      readonly (number | null)[] | null,
      Date | 'infinity' | '-infinity',
    ];
  };
  "select encode(server_seed, 'hex') as server from studio_seed where player = $1 and revealed_at is null": {
    readonly row: { readonly server: string };
    readonly parameters: readonly [string];
  };
  "select encode(token_hash, 'hex') as hash from studio_session where player = $1": {
    readonly row: { readonly hash: string };
    readonly parameters: readonly [string];
  };
  'select end_waiting($1, $2, $3) as "hasEnded"': {
    readonly row: { readonly hasEnded: boolean | null };
    readonly parameters: readonly [number | null, string | null, Date | 'infinity' | '-infinity' | null];
  };
  'select exists (select from passkey where player_id = $1) as "hasPasskey",\n       (select until from new_place_hold where player_id = $1 and until > $2) as "heldUntil"': {
    readonly row: { readonly hasPasskey: boolean; readonly heldUntil: Date | null };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'select expires_at as "expiresAt" from cash_out_quote where id = $1 and player_id = $2': {
    readonly row: { readonly expiresAt: Date };
    readonly parameters: readonly [string, number];
  };
  'select exposure from positions($1, $2)': {
    readonly row: { readonly exposure: Paise };
    readonly parameters: readonly [number | null, string | null];
  };
  'select f.stake, f.against is null as "isHouse" from bet b join bet_fill f on f.bet_id = b.id where b.player_id = $1': {
    readonly row: { readonly stake: Paise; readonly isHouse: boolean };
    readonly parameters: readonly [number];
  };
  'select f.stake, f.at from bet_fill f join bet b on b.id = f.bet_id where b.player_id = $1': {
    readonly row: { readonly stake: Paise; readonly at: Date };
    readonly parameters: readonly [number];
  };
  'select f.stake, f.price from bet_fill f join bet b on b.id = f.bet_id join bet o on o.id = f.against and o.market_id = b.market_id\n     where b.market_id = $1 and b.player_id <> o.player_id': {
    readonly row: { readonly stake: Paise; readonly price: ColumnTypes['bet_fill.price'] };
    readonly parameters: readonly [string];
  };
  'select f.stake, f.price, f.against is not null as against from bet_fill f join bet b on b.id = f.bet_id\n     where b.player_id = $1 and b.market_id = $2 order by f.id': {
    readonly row: { readonly stake: Paise; readonly price: ColumnTypes['bet_fill.price']; readonly against: boolean };
    readonly parameters: readonly [number, string];
  };
  'select f.state from fastpay_payment f join deposit d on d.reference = f.id where d.id = $1': {
    readonly row: { readonly state: 'open' | 'taken' | 'paid' | 'declined' };
    readonly parameters: readonly [number];
  };
  'select fee from withdrawal where player_id = $1 order by id': {
    readonly row: { readonly fee: Paise };
    readonly parameters: readonly [number];
  };
  'select fingerprint from withdrawal': {
    readonly row: { readonly fingerprint: Uint8Array | null };
    readonly parameters: readonly [];
  };
  'select format, series from price_history': {
    readonly row: { readonly format: number; readonly series: string };
    readonly parameters: readonly [];
  };
  'select frame_rights as rights from provider where code = $1': {
    readonly row: { readonly rights: string[] };
    readonly parameters: readonly [string];
  };
  'select from pg_database where datname = $1': { readonly row: object; readonly parameters: readonly [string] };
  'select g.code, g.name, g.provider, p.name as "providerName", g.category, g.motif, g.launch, g.rtp::float8 as rtp, g.volatility,\n       g.min_stake as "minStake", g.max_stake as "maxStake", p.off_since is null as "isOn",\n       game_maintained(g.provider, g.code) is true as "isMaintained"\n     from game g join provider p on p.code = g.provider where g.code = $1': {
    readonly row: {
      readonly code: string;
      readonly name: string;
      readonly provider: string;
      readonly providerName: string;
      readonly category: ColumnTypes['game.category'];
      readonly motif: string;
      readonly launch: 'game' | 'play';
      readonly rtp: number;
      readonly volatility: 'low' | 'medium' | 'high';
      readonly minStake: Paise;
      readonly maxStake: Paise;
      readonly isOn: boolean;
      readonly isMaintained: boolean;
    };
    readonly parameters: readonly [string];
  };
  'select g.code, g.name, g.provider, p.name as "providerName", g.slug, g.category, g.badge, g.rtp::float8 as rtp,\n  g.volatility, g.min_stake as "minStake", g.max_stake as "maxStake", g.added_on - date \'1970-01-01\' as added\n           from favourite_game f join game g on g.code = f.game join provider p on p.code = g.provider\n           where f.player_id = $1 and p.off_since is null order by f.at desc, f.game limit $2': {
    readonly row: {
      readonly code: string;
      readonly name: string;
      readonly provider: string;
      readonly providerName: string;
      readonly slug: string;
      readonly category: ColumnTypes['game.category'];
      readonly badge: 'new' | 'popular' | 'jackpot' | null;
      readonly rtp: number;
      readonly volatility: 'low' | 'medium' | 'high';
      readonly minStake: Paise;
      readonly maxStake: Paise;
      readonly added: number;
    };
    readonly parameters: readonly [number, number | null];
  };
  'select g.code, g.name, g.provider, p.name as "providerName", g.slug, g.category, g.badge, g.rtp::float8 as rtp,\n  g.volatility, g.min_stake as "minStake", g.max_stake as "maxStake", g.added_on - date \'1970-01-01\' as added\n         from game g join provider p on p.code = g.provider left join game_played r on r.game = g.code\n         where p.off_since is null and ($1::text is null or g.provider = $1)\n         order by coalesce(r.rounds, 0) desc, p.position, g.position': {
    readonly row: {
      readonly code: string;
      readonly name: string;
      readonly provider: string;
      readonly providerName: string;
      readonly slug: string;
      readonly category: ColumnTypes['game.category'];
      readonly badge: 'new' | 'popular' | 'jackpot' | null;
      readonly rtp: number;
      readonly volatility: 'low' | 'medium' | 'high';
      readonly minStake: Paise;
      readonly maxStake: Paise;
      readonly added: number;
    };
    readonly parameters: readonly [string | null];
  };
  'select g.code, g.name, g.provider, p.name as "providerName", g.slug, g.category, g.badge, g.rtp::float8 as rtp,\n  g.volatility, g.min_stake as "minStake", g.max_stake as "maxStake", g.added_on - date \'1970-01-01\' as added, count(*) over () as total\n         from game g join provider p on p.code = g.provider left join game_category c on c.game = g.code and c.category = $2\n           left join game_played r on r.game = g.code\n         where p.off_since is null and ($1::text is null or g.provider = $1) and ($2::text is null or c.game is not null)\n           and ($4::text is null or g.slug = $4)\n         order by case when $2 = \'newgames\' then g.added_on end desc nulls last, coalesce(r.rounds, 0) desc, c.position, p.position, g.position limit $3': {
    readonly row: {
      readonly code: string;
      readonly name: string;
      readonly provider: string;
      readonly providerName: string;
      readonly slug: string;
      readonly category: ColumnTypes['game.category'];
      readonly badge: 'new' | 'popular' | 'jackpot' | null;
      readonly rtp: number;
      readonly volatility: 'low' | 'medium' | 'high';
      readonly minStake: Paise;
      readonly maxStake: Paise;
      readonly added: number;
      readonly total: number;
    };
    readonly parameters: readonly [string | null, string | null, number | null, string | null];
  };
  'select g.code, g.name, g.provider, p.name as "providerName", g.slug, g.category, g.badge, g.rtp::float8 as rtp,\n  g.volatility, g.min_stake as "minStake", g.max_stake as "maxStake", g.added_on - date \'1970-01-01\' as added, f.at\n           from recent_game f join game g on g.code = f.game join provider p on p.code = g.provider\n           where f.player_id = $1 and p.off_since is null order by f.at desc, f.game limit $2': {
    readonly row: {
      readonly code: string;
      readonly name: string;
      readonly provider: string;
      readonly providerName: string;
      readonly slug: string;
      readonly category: ColumnTypes['game.category'];
      readonly badge: 'new' | 'popular' | 'jackpot' | null;
      readonly rtp: number;
      readonly volatility: 'low' | 'medium' | 'high';
      readonly minStake: Paise;
      readonly maxStake: Paise;
      readonly added: number;
      readonly at: Date;
    };
    readonly parameters: readonly [number, number | null];
  };
  'select g.game from unnest($1::text[]) as g (game)\n     where (select count(*) from studio_chain c where c.game = g.game and c.next_position <= $2) < $3 order by g.game limit 1': {
    readonly row: { readonly game: string | null };
    readonly parameters: readonly [readonly (string | null)[], number, number];
  };
  'select g.name from game g left join game_played r on r.game = g.code\n     where g.provider = $1 order by coalesce(r.rounds, 0) desc, g.position limit 200': {
    readonly row: { readonly name: string };
    readonly parameters: readonly [string];
  };
  "select g.provider || '/' || g.slug as game, g.code from game g join provider p on p.code = g.provider\n     where g.provider || '/' || g.slug = any($1::text[]) and p.off_since is null": {
    readonly row: { readonly game: string; readonly code: string };
    readonly parameters: readonly [readonly (string | null)[]];
  };
  'select g.provider, g.code from favourite_game f join game g on g.code = f.game\n           where f.player_id = $1 order by f.at desc, f.game': {
    readonly row: { readonly provider: string; readonly code: string };
    readonly parameters: readonly [number];
  };
  'select game from game_terms': { readonly row: { readonly game: string }; readonly parameters: readonly [] };
  "select game from studio_table_round where state = 'going'": {
    readonly row: { readonly game: string };
    readonly parameters: readonly [];
  };
  'select game, provider, name, engine, model, least_stake as "leastStake", most_stake as "mostStake", most_win as "mostWin"\n     from studio_title where engine = any($1::text[]) order by game': {
    readonly row: {
      readonly game: string;
      readonly provider: string;
      readonly name: string;
      readonly engine: string;
      readonly model: string | null;
      readonly leastStake: Paise;
      readonly mostStake: Paise;
      readonly mostWin: Paise;
    };
    readonly parameters: readonly [readonly (string | null)[]];
  };
  'select game, provider, name, engine, model, least_stake as "leastStake", most_stake as "mostStake", most_win as "mostWin"\n     from studio_title where game = $1': {
    readonly row: {
      readonly game: string;
      readonly provider: string;
      readonly name: string;
      readonly engine: string;
      readonly model: string | null;
      readonly leastStake: Paise;
      readonly mostStake: Paise;
      readonly mostWin: Paise;
    };
    readonly parameters: readonly [string];
  };
  'select game, rounds from game_played': {
    readonly row: { readonly game: string; readonly rounds: number };
    readonly parameters: readonly [];
  };
  'select game, sum(viewers)::int as viewers from studio_table_watch where game = any($1::text[]) and stands_until > $2\n     group by game': {
    readonly row: { readonly game: string; readonly viewers: number };
    readonly parameters: readonly [readonly (string | null)[], Date | 'infinity' | '-infinity'];
  };
  "select h.id, h.round, h.player_id as player, h.amount, g.title, g.maker, h.ended_at as \"endedAt\"\n     from held_win h join game_round g on g.provider = h.provider and g.round = h.round and g.player_id = h.player_id\n       join wallet_transaction t on t.id = h.transaction_id and t.kind = 'win'\n     where h.outcome = 'rolled-back' order by h.ended_at desc, h.id limit $1": {
    readonly row: {
      readonly id: number;
      readonly round: string;
      readonly player: number;
      readonly amount: Paise;
      readonly title: string;
      readonly maker: string;
      readonly endedAt: Date | null;
    };
    readonly parameters: readonly [number | null];
  };
  'select h.id, h.transaction_id as transaction, h.provider, h.round, h.player_id as player, h.amount, h.at, g.title, g.maker\n  from held_win h join game_round g on g.provider = h.provider and g.round = h.round and g.player_id = h.player_id where h.id = $1 and h.outcome is null': {
    readonly row: {
      readonly id: number;
      readonly transaction: number;
      readonly provider: string;
      readonly round: string;
      readonly player: number;
      readonly amount: Paise;
      readonly at: Date;
      readonly title: string;
      readonly maker: string;
    };
    readonly parameters: readonly [number];
  };
  'select h.id, h.transaction_id as transaction, h.provider, h.round, h.player_id as player, h.amount, h.at, g.title, g.maker\n  from held_win h join game_round g on g.provider = h.provider and g.round = h.round and g.player_id = h.player_id where h.id = $1 and h.outcome is null for no key update of h': {
    readonly row: {
      readonly id: number;
      readonly transaction: number;
      readonly provider: string;
      readonly round: string;
      readonly player: number;
      readonly amount: Paise;
      readonly at: Date;
      readonly title: string;
      readonly maker: string;
    };
    readonly parameters: readonly [number];
  };
  'select h.id, h.transaction_id as transaction, h.provider, h.round, h.player_id as player, h.amount, h.at, g.title, g.maker\n  from held_win h join game_round g on g.provider = h.provider and g.round = h.round and g.player_id = h.player_id where h.outcome is null order by h.at, h.id offset $1 limit $2': {
    readonly row: {
      readonly id: number;
      readonly transaction: number;
      readonly provider: string;
      readonly round: string;
      readonly player: number;
      readonly amount: Paise;
      readonly at: Date;
      readonly title: string;
      readonly maker: string;
    };
    readonly parameters: readonly [number | null, number | null];
  };
  'select hi from own_text where text = $1 for update': {
    readonly row: { readonly hi: string };
    readonly parameters: readonly [string];
  };
  'select hold_keys($1, $2)': {
    readonly row: { readonly hold_keys: boolean | null };
    readonly parameters: readonly [string | null, string | null];
  };
  'select id as agent from agent where code = $1': {
    readonly row: { readonly agent: number };
    readonly parameters: readonly [string];
  };
  'select id as market, outcome, version from market where outcome is not null and decided_at >= $1 order by id': {
    readonly row: { readonly market: string; readonly outcome: string; readonly version: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'select id as market, version from market where tried_version < version order by decided_at, id limit $1': {
    readonly row: { readonly market: string; readonly version: number };
    readonly parameters: readonly [number | null];
  };
  'select id from bank_detail where player_id = $1 and removed_at is null order by id desc limit 1': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number];
  };
  'select id from bet where player_id = $1 and market_id = $2 order by id desc limit $3': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number, string, number | null];
  };
  "select id from bet where status = 'delayed' and due_at <= $1 order by due_at, id limit $2": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number | null];
  };
  'select id from contact_message': { readonly row: { readonly id: number }; readonly parameters: readonly [] };
  'select id from contact_message\n         where organisation = $1 and player_id is not distinct from $2 and reach is not distinct from $3 and topic = $4 and message = $5 and sent_at > $6\n         order by id desc limit 1': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [
      string,
      number | null,
      string | null,
      string,
      string,
      Date | 'infinity' | '-infinity',
    ];
  };
  'select id from debt where player_id = $1': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number];
  };
  "select id from deposit where player_id = $1 and translate(lower(reference), ' -', '') = $2": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number, string];
  };
  "select id from deposit where reference = $1 and state = 'approved'": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [string];
  };
  "select id from desk_operator where name = 'Asha'": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [];
  };
  'select id from desk_request order by id desc limit 1': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [];
  };
  'select id from desk_request where player_id = $1 order by id desc limit 1': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number];
  };
  'select id from file': { readonly row: { readonly id: string }; readonly parameters: readonly [] };
  'select id from file where player_id = $1': {
    readonly row: { readonly id: string };
    readonly parameters: readonly [number];
  };
  'select id from held_win where player_id = $1 and outcome is null order by transaction_id limit 1': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number];
  };
  'select id from kyc_document where player_id = $1': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number];
  };
  'select id from kyc_document where player_id = $1 order by id desc limit 1': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number];
  };
  'select id from market order by id limit 1': {
    readonly row: { readonly id: string };
    readonly parameters: readonly [];
  };
  'select id from migration order by id': { readonly row: { readonly id: number }; readonly parameters: readonly [] };
  "select id from player where $1::timestamptz is null or (may_bet(restrictions, $1) and 'operator' <> all(quiet))": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity' | null];
  };
  'select id from player where id = any($1::bigint[]) and $2 = any(quiet)': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [readonly (number | null)[], string];
  };
  'select id from player where is_demo': { readonly row: { readonly id: number }; readonly parameters: readonly [] };
  "select id from player where is_demo and organisation = 'pavilion'": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [];
  };
  'select id from player_bonus where player_id = $1 order by id for no key update': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number];
  };
  'select id from session where id = $1 and player_id = $2': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number, number];
  };
  "select id from studio_round where player = $1 and game = $2 and provider = $3 and state in ('staking', 'open')": {
    readonly row: { readonly id: string };
    readonly parameters: readonly [string, string, string];
  };
  "select id from studio_round where seed_id = $1 and state in ('staking', 'open')": {
    readonly row: { readonly id: string };
    readonly parameters: readonly [number];
  };
  'select id from studio_table_round order by id desc limit 1': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [];
  };
  'select id from wallet_key': { readonly row: { readonly id: string }; readonly parameters: readonly [] };
  'select id from wallet_key where provider = $1 and retired_at is null': {
    readonly row: { readonly id: string };
    readonly parameters: readonly [string];
  };
  'select id from withdrawal where paid_by = $1': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [string];
  };
  "select id from withdrawal where player_id = $1 and translate(lower(utr), ' -', '') = $2": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number, string];
  };
  'select id, amount, collected, forgiven, closed_at is null as open from debt where player_id = $1': {
    readonly row: {
      readonly id: number;
      readonly amount: Paise;
      readonly collected: Paise;
      readonly forgiven: Paise;
      readonly open: boolean;
    };
    readonly parameters: readonly [number];
  };
  'select id, amount, return_path as "returnPath", state, expires_at as "expiresAt" from fastpay_payment where id = $1 and state = \'taken\' for no key update skip locked': {
    readonly row: {
      readonly id: string;
      readonly amount: Paise;
      readonly returnPath: string;
      readonly state: 'open' | 'taken' | 'paid' | 'declined';
      readonly expiresAt: Date;
    };
    readonly parameters: readonly [string];
  };
  'select id, amount, return_path as "returnPath", state, expires_at as "expiresAt" from fastpay_payment where token_hash = $1 for no key update': {
    readonly row: {
      readonly id: string;
      readonly amount: Paise;
      readonly returnPath: string;
      readonly state: 'open' | 'taken' | 'paid' | 'declined';
      readonly expiresAt: Date;
    };
    readonly parameters: readonly [Uint8Array];
  };
  'select id, at, name, amount, starts_at > at as "isLater" from limit_change\n     where player_id = $1 and (at, id) < ($2::timestamptz, $3::bigint) order by at desc, id desc limit $4': {
    readonly row: {
      readonly id: number;
      readonly at: Date;
      readonly name: ColumnTypes['limit_change.name'];
      readonly amount: number | null;
      readonly isLater: boolean;
    };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  'select id, at, title, message from notification where player_id = $1 and (at, id) < ($2::timestamptz, $3::bigint)\n     order by at desc, id desc limit $4': {
    readonly row: { readonly id: number; readonly at: Date; readonly title: string; readonly message: string };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  'select id, bank_name as "bankName", holder, account_number as "accountNumber", ifsc, upi\n     from operator_account order by position, id': {
    readonly row: {
      readonly id: number;
      readonly bankName: string;
      readonly holder: string;
      readonly accountNumber: string;
      readonly ifsc: string;
      readonly upi: string | null;
    };
    readonly parameters: readonly [];
  };
  'select id, coalesce(approved_at, created_at) as at, amount from withdrawal\n     where player_id = $1 and approved_at is not null and (approved_at, id) < ($2::timestamptz, $3::bigint)\n     order by approved_at desc, id desc limit $4': {
    readonly row: { readonly id: number; readonly at: Date; readonly amount: Paise };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  "select id, coalesce(decided_at, created_at) as at, amount, state, reason, utr from withdrawal\n     where player_id = $1 and state not in ('pending', 'approved') and decided_at is not null\n       and (decided_at, id) < ($2::timestamptz, $3::bigint) order by decided_at desc, id desc limit $4": {
    readonly row: {
      readonly id: number;
      readonly at: Date;
      readonly amount: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly reason: string | null;
      readonly utr: string | null;
    };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  'select id, coalesce(ended_at, granted_at) as at, amount, title, state from player_bonus\n     where player_id = $1 and ended_at is not null and (ended_at, id) < ($2::timestamptz, $3::bigint)\n     order by ended_at desc, id desc limit $4': {
    readonly row: {
      readonly id: number;
      readonly at: Date;
      readonly amount: Paise;
      readonly title: string;
      readonly state: 'available' | 'active' | 'completed' | 'cancelled' | 'expired';
    };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  'select id, coalesce(started_at, granted_at) as at, amount, title from player_bonus\n     where player_id = $1 and started_at is not null and (started_at, id) < ($2::timestamptz, $3::bigint)\n     order by started_at desc, id desc limit $4': {
    readonly row: { readonly id: number; readonly at: Date; readonly amount: Paise; readonly title: string };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  'select id, code_hash = $4 as is_right, wrong_tries, closed_at is not null as is_used from one_time_code\n           where country_code = $1 and mobile = $2 and purpose = $3\n             and ((closed_at is null and expires_at > $5) or used_at > $6)\n           order by id desc limit 1 for update': {
    readonly row: {
      readonly id: number;
      readonly is_right: boolean;
      readonly wrong_tries: number;
      readonly is_used: boolean;
    };
    readonly parameters: readonly [
      string,
      string,
      string,
      Uint8Array,
      Date | 'infinity' | '-infinity' | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'select id, content, content_hi as hi from announcement where organisation = $1 order by position, id': {
    readonly row: { readonly id: number; readonly content: string; readonly hi: string | null };
    readonly parameters: readonly [string];
  };
  'select id, created_at as "createdAt", expires_at as "expiresAt" from session\n     where player_id = $1 and revoked_at is null and expires_at > $2 order by id desc limit 50': {
    readonly row: { readonly id: number; readonly createdAt: Date; readonly expiresAt: Date };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'select id, created_at as at from session where player_id = $1 and (created_at, id) < ($2::timestamptz, $3::bigint)\n     order by created_at desc, id desc limit $4': {
    readonly row: { readonly id: number; readonly at: Date };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  'select id, created_at as at, agent_code as agent from player\n     where id = $1 and (created_at, id) < ($2::timestamptz, $3::bigint)': {
    readonly row: { readonly id: number; readonly at: Date; readonly agent: string | null };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null];
  };
  'select id, created_at as at, amount, destination from withdrawal\n     where player_id = $1 and (created_at, id) < ($2::timestamptz, $3::bigint) order by created_at desc, id desc limit $4': {
    readonly row: { readonly id: number; readonly at: Date; readonly amount: Paise; readonly destination: string };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  'select id, destination, state, amount, created_at as "createdAt" from withdrawal\n     where player_id = $1 order by id desc limit $2': {
    readonly row: {
      readonly id: number;
      readonly destination: string;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly amount: Paise;
      readonly createdAt: Date;
    };
    readonly parameters: readonly [number, number | null];
  };
  'select id, fingerprint from kyc_document': {
    readonly row: { readonly id: number; readonly fingerprint: Uint8Array | null };
    readonly parameters: readonly [];
  };
  'select id, game, player, wallet_token as "walletToken" from studio_session where token_hash = $1 and expires_at > $2': {
    readonly row: { readonly id: number; readonly game: string; readonly player: string; readonly walletToken: string };
    readonly parameters: readonly [Uint8Array, Date | 'infinity' | '-infinity'];
  };
  'select id, granted_at as at, amount, title from player_bonus\n     where player_id = $1 and (granted_at, id) < ($2::timestamptz, $3::bigint) order by granted_at desc, id desc limit $4': {
    readonly row: { readonly id: number; readonly at: Date; readonly amount: Paise; readonly title: string };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  'select id, keeper, device, created_at as "createdAt", last_used_at as "lastUsedAt" from passkey where player_id = $1\n     order by coalesce(last_used_at, created_at) desc, id desc': {
    readonly row: {
      readonly id: number;
      readonly keeper: string | null;
      readonly device: ColumnTypes['passkey.device'];
      readonly createdAt: Date;
      readonly lastUsedAt: Date | null;
    };
    readonly parameters: readonly [number];
  };
  "select id, kind, state from desk_request where player_id = $1 and kind in ('release', 'refusal') order by id desc limit 1": {
    readonly row: {
      readonly id: number;
      readonly kind:
        | 'correction'
        | 'withdrawal'
        | 'deposit'
        | 'bonus'
        | 'market'
        | 'commission'
        | 'win'
        | 'debt'
        | 'stakes'
        | 'key'
        | 'most-win'
        | 'document'
        | 'release'
        | 'refusal'
        | 'failure';
      readonly state: 'waiting' | 'done' | 'declined' | 'expired';
    };
    readonly parameters: readonly [number];
  };
  'select id, least(expires_at, revoked_at) as at, coalesce(revoked_at < expires_at, false) as "isRevoked", ended from session\n     where player_id = $1 and (least(expires_at, revoked_at), id) < ($2::timestamptz, $3::bigint)\n       and least(expires_at, revoked_at) <= $5\n     order by least(expires_at, revoked_at) desc, id desc limit $4': {
    readonly row: {
      readonly id: number;
      readonly at: Date;
      readonly isRevoked: boolean;
      readonly ended: ColumnTypes['session.ended'] | null;
    };
    readonly parameters: readonly [
      number,
      Date | 'infinity' | '-infinity' | null,
      number | null,
      number | null,
      Date | 'infinity' | '-infinity',
    ];
  };
  'select id, lower(campaign) = lower($2) as "isIt" from referral_code where player_id = $1': {
    readonly row: { readonly id: number; readonly isIt: boolean };
    readonly parameters: readonly [number, string];
  };
  "select id, mark from studio_table_round where state = 'over' order by id desc": {
    readonly row: { readonly id: number; readonly mark: ColumnTypes['studio_table_round.mark'] | null };
    readonly parameters: readonly [];
  };
  'select id, match_id as "matchId", match_name as "matchName", kind, name, runners, commission, outcome, version from market where id = $1 ': {
    readonly row: {
      readonly id: string;
      readonly matchId: string;
      readonly matchName: string;
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly commission: number;
      readonly outcome: string | null;
      readonly version: number;
    };
    readonly parameters: readonly [string];
  };
  'select id, match_id as "matchId", match_name as "matchName", kind, name, runners, commission, outcome, version from market where id = $1 for no key update': {
    readonly row: {
      readonly id: string;
      readonly matchId: string;
      readonly matchName: string;
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly commission: number;
      readonly outcome: string | null;
      readonly version: number;
    };
    readonly parameters: readonly [string];
  };
  'select id, match_id as "matchId", match_name as "matchName", kind, name, runners, commission, outcome, version from market where id = $1 for share': {
    readonly row: {
      readonly id: string;
      readonly matchId: string;
      readonly matchName: string;
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly commission: number;
      readonly outcome: string | null;
      readonly version: number;
    };
    readonly parameters: readonly [string];
  };
  'select id, match_id as "matchId", match_name as "matchName", missing_since as "missingSince" from market\n     where outcome is null order by id': {
    readonly row: {
      readonly id: string;
      readonly matchId: string;
      readonly matchName: string;
      readonly missingSince: Date | null;
    };
    readonly parameters: readonly [];
  };
  'select id, match_id as match from market where id = any($1::text[])': {
    readonly row: { readonly id: string; readonly match: string };
    readonly parameters: readonly [readonly (string | null)[]];
  };
  "select id, moved_at as \"movedAt\" from studio_round\n     where ((state = 'staking' and moved_at < $1) or (state = 'open' and moved_at < $2))\n       and ($3::timestamptz is null or (moved_at, id) > ($3, $4::text))\n     order by moved_at, id limit $5": {
    readonly row: { readonly id: string; readonly movedAt: Date };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity' | null,
      Date | 'infinity' | '-infinity' | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
      number | null,
    ];
  };
  'select id, name from migration': {
    readonly row: { readonly id: number; readonly name: string };
    readonly parameters: readonly [];
  };
  'select id, name from player where id = any($1::bigint[])': {
    readonly row: { readonly id: number; readonly name: string };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select id, name, mobile, password_hash as "passwordHash" from player\n     where country_code = $1 and mobile = $2 and username_key = $3 and organisation = $6 and created_at > $4\n       and exists (select 1 from player_network n where n.player_id = player.id and n.network = $5)': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly mobile: string;
      readonly passwordHash: string;
    };
    readonly parameters: readonly [string, string, string, Date | 'infinity' | '-infinity', Uint8Array, string];
  };
  'select id, name, mobile, password_hash as "passwordHash" from player where country_code = $1 and mobile = $2 and organisation = $3': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly mobile: string;
      readonly passwordHash: string;
    };
    readonly parameters: readonly [string, string, string];
  };
  'select id, name, mobile, password_hash as "passwordHash" from player where id = $1 and organisation = $2': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly mobile: string;
      readonly passwordHash: string;
    };
    readonly parameters: readonly [number, string];
  };
  'select id, name, mobile, password_hash as "passwordHash" from player where is_demo and organisation = $1 order by id limit 1': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly mobile: string;
      readonly passwordHash: string;
    };
    readonly parameters: readonly [string];
  };
  'select id, name, mobile, password_hash as "passwordHash" from player where username_key = $1 and organisation = $2': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly mobile: string;
      readonly passwordHash: string;
    };
    readonly parameters: readonly [string, string];
  };
  'select id, name, mobile, password_hash as "passwordHash",\n       exists (select 1 from player_network n where n.player_id = player.id and n.network = $2) as "isKnownHere"\n     from player where username_key = $1 and organisation = $3': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly mobile: string;
      readonly passwordHash: string;
      readonly isKnownHere: boolean;
    };
    readonly parameters: readonly [string, Uint8Array, string];
  };
  'select id, name, password_hash as "passwordHash", is_known as "isKnown" from desk_operator\n       where lower(name) = lower($1) and retired_at is null': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly passwordHash: string | null;
      readonly isKnown: boolean;
    };
    readonly parameters: readonly [string];
  };
  'select id, name, password_hash from desk_operator where id = $1 and retired_at is null for update': {
    readonly row: { readonly id: number; readonly name: string; readonly password_hash: string | null };
    readonly parameters: readonly [number];
  };
  'select id, next_position as position from studio_chain where game = $1 and next_position <= $2 and salt is not null\n     order by ordinal limit 1 for no key update': {
    readonly row: { readonly id: number; readonly position: number };
    readonly parameters: readonly [string, number];
  };
  'select id, ordinal, hash, salt, sealed from studio_chain where game = $1 order by ordinal': {
    readonly row: {
      readonly id: number;
      readonly ordinal: number;
      readonly hash: string;
      readonly salt: string | null;
      readonly sealed: Uint8Array;
    };
    readonly parameters: readonly [string];
  };
  'select id, organisation, player_id as player, topic, message, reach, sent_at as "sentAt",\n  answered_at as "answeredAt", answer, answered_by as "answeredBy" from contact_message where (answered_at is not null) = $4 and id < $3 order by id desc offset $1 limit $2': {
    readonly row: {
      readonly id: number;
      readonly organisation: string;
      readonly player: number | null;
      readonly topic: 'bets' | 'money' | 'games' | 'account' | 'other';
      readonly message: string;
      readonly reach: string | null;
      readonly sentAt: Date;
      readonly answeredAt: Date | null;
      readonly answer: string | null;
      readonly answeredBy: string | null;
    };
    readonly parameters: readonly [number | null, number | null, number, boolean];
  };
  'select id, organisation, player_id as player, topic, message, reach, sent_at as "sentAt",\n  answered_at as "answeredAt", answer, answered_by as "answeredBy" from contact_message where (answered_at is not null) = $4 and id > $3 order by id offset $1 limit $2': {
    readonly row: {
      readonly id: number;
      readonly organisation: string;
      readonly player: number | null;
      readonly topic: 'bets' | 'money' | 'games' | 'account' | 'other';
      readonly message: string;
      readonly reach: string | null;
      readonly sentAt: Date;
      readonly answeredAt: Date | null;
      readonly answer: string | null;
      readonly answeredBy: string | null;
    };
    readonly parameters: readonly [number | null, number | null, number, boolean];
  };
  'select id, organisation, player_id as player, topic, message, reach, sent_at as "sentAt",\n  answered_at as "answeredAt", answer, answered_by as "answeredBy" from contact_message where id = $1 for no key update': {
    readonly row: {
      readonly id: number;
      readonly organisation: string;
      readonly player: number | null;
      readonly topic: 'bets' | 'money' | 'games' | 'account' | 'other';
      readonly message: string;
      readonly reach: string | null;
      readonly sentAt: Date;
      readonly answeredAt: Date | null;
      readonly answer: string | null;
      readonly answeredBy: string | null;
    };
    readonly parameters: readonly [number];
  };
  'select id, outcome from market where id = any($1::text[]) and outcome is not null': {
    readonly row: { readonly id: string; readonly outcome: string };
    readonly parameters: readonly [readonly (string | null)[]];
  };
  'select id, outcome from market where match_id = any($1::text[]) and outcome is not null order by id': {
    readonly row: { readonly id: string; readonly outcome: string };
    readonly parameters: readonly [readonly (string | null)[]];
  };
  "select id, player, provider from studio_ticket where state = 'staking' and moved_at < $1 order by moved_at limit $2\n       for update skip locked": {
    readonly row: { readonly id: string; readonly player: string; readonly provider: string };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number | null];
  };
  'select id, player_id as player, bytes from file where is_sealed and id > $1 order by id limit $2 for no key update': {
    readonly row: { readonly id: string; readonly player: number; readonly bytes: Uint8Array };
    readonly parameters: readonly [string, number | null];
  };
  'select id, player_id as player, bytes from file where not is_sealed order by id limit $1 for no key update': {
    readonly row: { readonly id: string; readonly player: number; readonly bytes: Uint8Array };
    readonly parameters: readonly [number | null];
  };
  "select id, player_id as player, coalesce(sealed, '') as sealed from withdrawal\n         where id > $1 and sealed is not null order by id limit $2 for no key update": {
    readonly row: { readonly id: number; readonly player: number; readonly sealed: Uint8Array };
    readonly parameters: readonly [number, number | null];
  };
  'select id, player_id as player, credential_id as "credentialId", public_key as "publicKey", counter, rp_id as "rpId" from passkey where credential_id = $1': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly credentialId: Uint8Array;
      readonly publicKey: Uint8Array;
      readonly counter: number;
      readonly rpId: string;
    };
    readonly parameters: readonly [Uint8Array];
  };
  'select id, player_id as player, ifsc, bank_name as network, last_digits as "lastDigits", expires, sealed from bank_detail\n         where id > $1 and removed_at is null order by id limit $2 for update': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly ifsc: string | null;
      readonly network: string;
      readonly lastDigits: string;
      readonly expires: string | null;
      readonly sealed: Uint8Array | null;
    };
    readonly parameters: readonly [number, number | null];
  };
  'select id, player_id as player, market_id as market, version, about, amount, collected, forgiven, at, closed_at as "closedAt" from debt where closed_at is not null and (closed_at, id) < ($3::timestamptz, $4::bigint)\n         order by closed_at desc, id desc offset $1 limit $2': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly market: string;
      readonly version: number;
      readonly about: string;
      readonly amount: Paise;
      readonly collected: Paise;
      readonly forgiven: Paise;
      readonly at: Date;
      readonly closedAt: Date;
    };
    readonly parameters: readonly [number | null, number | null, Date | 'infinity' | '-infinity' | null, number | null];
  };
  'select id, player_id as player, market_id as market, version, about, amount, collected, forgiven, at, closed_at as "closedAt" from debt where closed_at is not null and (closed_at, id) > ($3::timestamptz, $4::bigint)\n         order by closed_at, id offset $1 limit $2': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly market: string;
      readonly version: number;
      readonly about: string;
      readonly amount: Paise;
      readonly collected: Paise;
      readonly forgiven: Paise;
      readonly at: Date;
      readonly closedAt: Date;
    };
    readonly parameters: readonly [number | null, number | null, Date | 'infinity' | '-infinity' | null, number | null];
  };
  'select id, player_id as player, market_id as market, version, about, amount, collected, forgiven, at, closed_at as "closedAt" from debt where closed_at is null and id < $3 order by id desc offset $1 limit $2': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly market: string;
      readonly version: number;
      readonly about: string;
      readonly amount: Paise;
      readonly collected: Paise;
      readonly forgiven: Paise;
      readonly at: Date;
      readonly closedAt: Date | null;
    };
    readonly parameters: readonly [number | null, number | null, number];
  };
  'select id, player_id as player, market_id as market, version, about, amount, collected, forgiven, at, closed_at as "closedAt" from debt where closed_at is null and id > $3 order by id offset $1 limit $2': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly market: string;
      readonly version: number;
      readonly about: string;
      readonly amount: Paise;
      readonly collected: Paise;
      readonly forgiven: Paise;
      readonly at: Date;
      readonly closedAt: Date | null;
    };
    readonly parameters: readonly [number | null, number | null, number];
  };
  'select id, player_id as player, market_id as market, version, about, amount, collected, forgiven, at, closed_at as "closedAt" from debt where id = $1 ': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly market: string;
      readonly version: number;
      readonly about: string;
      readonly amount: Paise;
      readonly collected: Paise;
      readonly forgiven: Paise;
      readonly at: Date;
      readonly closedAt: Date | null;
    };
    readonly parameters: readonly [number];
  };
  'select id, player_id as player, market_id as market, version, about, amount, collected, forgiven, at, closed_at as "closedAt" from debt where id = $1 for no key update': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly market: string;
      readonly version: number;
      readonly about: string;
      readonly amount: Paise;
      readonly collected: Paise;
      readonly forgiven: Paise;
      readonly at: Date;
      readonly closedAt: Date | null;
    };
    readonly parameters: readonly [number];
  };
  'select id, player_id as player, market_id as market, version, about, amount, collected, forgiven, at, closed_at as "closedAt" from debt where market_id = $2 and player_id = $1 and version = $3': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly market: string;
      readonly version: number;
      readonly about: string;
      readonly amount: Paise;
      readonly collected: Paise;
      readonly forgiven: Paise;
      readonly at: Date;
      readonly closedAt: Date | null;
    };
    readonly parameters: readonly [number, string, number];
  };
  'select id, player_id as player, method, destination, amount, fee, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", approved_at as "approvedAt", decided_at as "decidedAt" from withdrawal where id = $1 and player_id = $2': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly fee: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
      readonly approvedAt: Date | null;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [number, number];
  };
  'select id, player_id as player, method, destination, amount, fee, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", approved_at as "approvedAt", decided_at as "decidedAt" from withdrawal where player_id = $1 and ($2::text is null or state = $2) and ($3::bigint is null or id = $3) order by created_at desc, id desc limit $4 offset $5': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly fee: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
      readonly approvedAt: Date | null;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [number, string | null, number | null, number | null, number | null];
  };
  'select id, player_id as player, method, destination, amount, fee, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", approved_at as "approvedAt", decided_at as "decidedAt" from withdrawal where player_id = $1 and id = any($2::bigint[])': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly fee: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
      readonly approvedAt: Date | null;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [number, readonly (number | null)[]];
  };
  'select id, player_id as player, method, destination, amount, fee, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", approved_at as "approvedAt", decided_at as "decidedAt", sealed from withdrawal where id = $1': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly fee: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
      readonly approvedAt: Date | null;
      readonly decidedAt: Date | null;
      readonly sealed: Uint8Array | null;
    };
    readonly parameters: readonly [number];
  };
  'select id, player_id as player, method, destination, amount, fee, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", approved_at as "approvedAt", decided_at as "decidedAt", sealed from withdrawal where id = $1 for no key update': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly fee: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
      readonly approvedAt: Date | null;
      readonly decidedAt: Date | null;
      readonly sealed: Uint8Array | null;
    };
    readonly parameters: readonly [number];
  };
  'select id, player_id as player, method, destination, amount, fee, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", approved_at as "approvedAt", decided_at as "decidedAt", sealed from withdrawal where state in (\'pending\', \'approved\') and id < $3 order by id desc offset $1 limit $2': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly fee: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
      readonly approvedAt: Date | null;
      readonly decidedAt: Date | null;
      readonly sealed: Uint8Array | null;
    };
    readonly parameters: readonly [number | null, number | null, number];
  };
  'select id, player_id as player, method, destination, amount, fee, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", approved_at as "approvedAt", decided_at as "decidedAt", sealed from withdrawal where state in (\'pending\', \'approved\') and id > $3 order by id offset $1 limit $2': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly fee: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
      readonly approvedAt: Date | null;
      readonly decidedAt: Date | null;
      readonly sealed: Uint8Array | null;
    };
    readonly parameters: readonly [number | null, number | null, number];
  };
  'select id, player_id as player, type, fields, sealed from kyc_document\n         where id > $1 and sealed is not null order by id limit $2 for no key update': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly type: string;
      readonly fields: ColumnTypes['kyc_document.fields'] | null;
      readonly sealed: Uint8Array;
    };
    readonly parameters: readonly [number, number | null];
  };
  'select id, player_id as player, type, fields, sealed from kyc_document where sealed is null\n     order by id limit $1 for no key update': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly type: string;
      readonly fields: ColumnTypes['kyc_document.fields'] | null;
      readonly sealed: Uint8Array | null;
    };
    readonly parameters: readonly [number | null];
  };
  'select id, position, title, body, action, title_hi as "titleHi", body_hi as "bodyHi", action_hi as "actionHi",\n  img_url as "imgUrl", target, subject, shown_from as "shownFrom", shown_until as "shownUntil" from banner order by id': {
    readonly row: {
      readonly id: number;
      readonly position: number;
      readonly title: string;
      readonly body: string;
      readonly action: string;
      readonly titleHi: string | null;
      readonly bodyHi: string | null;
      readonly actionHi: string | null;
      readonly imgUrl: string;
      readonly target: 'page' | 'match' | 'sport' | 'game';
      readonly subject: string;
      readonly shownFrom: Date | null;
      readonly shownUntil: Date | null;
    };
    readonly parameters: readonly [];
  };
  'select id, position, title, body, action, title_hi as "titleHi", body_hi as "bodyHi", action_hi as "actionHi",\n  img_url as "imgUrl", target, subject, shown_from as "shownFrom", shown_until as "shownUntil" from banner where organisation = $1 order by position, id': {
    readonly row: {
      readonly id: number;
      readonly position: number;
      readonly title: string;
      readonly body: string;
      readonly action: string;
      readonly titleHi: string | null;
      readonly bodyHi: string | null;
      readonly actionHi: string | null;
      readonly imgUrl: string;
      readonly target: 'page' | 'match' | 'sport' | 'game';
      readonly subject: string;
      readonly shownFrom: Date | null;
      readonly shownUntil: Date | null;
    };
    readonly parameters: readonly [string];
  };
  'select id, public_key as "publicKey", created_at as "createdAt", retired_at as "retiredAt" from wallet_key\n     where provider = $1 and id = $2': {
    readonly row: {
      readonly id: string;
      readonly publicKey: Uint8Array;
      readonly createdAt: Date;
      readonly retiredAt: Date | null;
    };
    readonly parameters: readonly [string, string];
  };
  'select id, public_key as "publicKey", created_at as "createdAt", retired_at as "retiredAt" from wallet_key\n     where provider = $1 order by retired_at is not null, created_at desc, id': {
    readonly row: {
      readonly id: string;
      readonly publicKey: Uint8Array;
      readonly createdAt: Date;
      readonly retiredAt: Date | null;
    };
    readonly parameters: readonly [string];
  };
  "select id, restrictions from player where id = any($1::bigint[]) and restrictions <> '{}' order by id": {
    readonly row: { readonly id: number; readonly restrictions: ColumnTypes['player.restrictions'] };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select id, round_id as "roundId", provider, game, player, ref, ordinal, bet, stake, most_win as "mostWin",\n    wallet_token as "walletToken", state, left_at as "leftAt", pays\n  from studio_ticket where id = $1': {
    readonly row: {
      readonly id: string;
      readonly roundId: number;
      readonly provider: string;
      readonly game: string;
      readonly player: string;
      readonly ref: string;
      readonly ordinal: number;
      readonly bet: ColumnTypes['studio_ticket.bet'];
      readonly stake: Paise;
      readonly mostWin: Paise;
      readonly walletToken: string;
      readonly state: 'staking' | 'open' | 'over' | 'undone';
      readonly leftAt: number | null;
      readonly pays: Paise | null;
    };
    readonly parameters: readonly [string];
  };
  'select id, round_id as "roundId", provider, game, player, ref, ordinal, bet, stake, most_win as "mostWin",\n    wallet_token as "walletToken", state, left_at as "leftAt", pays\n  from studio_ticket where id = $1 for update': {
    readonly row: {
      readonly id: string;
      readonly roundId: number;
      readonly provider: string;
      readonly game: string;
      readonly player: string;
      readonly ref: string;
      readonly ordinal: number;
      readonly bet: ColumnTypes['studio_ticket.bet'];
      readonly stake: Paise;
      readonly mostWin: Paise;
      readonly walletToken: string;
      readonly state: 'staking' | 'open' | 'over' | 'undone';
      readonly leftAt: number | null;
      readonly pays: Paise | null;
    };
    readonly parameters: readonly [string];
  };
  'select id, round_id as "roundId", provider, game, player, ref, ordinal, bet, stake, most_win as "mostWin",\n    wallet_token as "walletToken", state, left_at as "leftAt", pays\n  from studio_ticket where player = $1 and game = $2 and provider = $3 and ref = $4': {
    readonly row: {
      readonly id: string;
      readonly roundId: number;
      readonly provider: string;
      readonly game: string;
      readonly player: string;
      readonly ref: string;
      readonly ordinal: number;
      readonly bet: ColumnTypes['studio_ticket.bet'];
      readonly stake: Paise;
      readonly mostWin: Paise;
      readonly walletToken: string;
      readonly state: 'staking' | 'open' | 'over' | 'undone';
      readonly leftAt: number | null;
      readonly pays: Paise | null;
    };
    readonly parameters: readonly [string, string, string, string];
  };
  'select id, round_id as "roundId", provider, game, player, ref, ordinal, bet, stake, most_win as "mostWin",\n    wallet_token as "walletToken", state, left_at as "leftAt", pays\n  from studio_ticket where round_id = $1 and player = $2 order by ordinal': {
    readonly row: {
      readonly id: string;
      readonly roundId: number;
      readonly provider: string;
      readonly game: string;
      readonly player: string;
      readonly ref: string;
      readonly ordinal: number;
      readonly bet: ColumnTypes['studio_ticket.bet'];
      readonly stake: Paise;
      readonly mostWin: Paise;
      readonly walletToken: string;
      readonly state: 'staking' | 'open' | 'over' | 'undone';
      readonly leftAt: number | null;
      readonly pays: Paise | null;
    };
    readonly parameters: readonly [number, string];
  };
  'select id, round_id as "roundId", provider, game, player, ref, ordinal, bet, stake, most_win as "mostWin",\n    wallet_token as "walletToken", state, left_at as "leftAt", pays\n  from studio_ticket where round_id = $1 and state = \'open\' order by player, ordinal for update': {
    readonly row: {
      readonly id: string;
      readonly roundId: number;
      readonly provider: string;
      readonly game: string;
      readonly player: string;
      readonly ref: string;
      readonly ordinal: number;
      readonly bet: ColumnTypes['studio_ticket.bet'];
      readonly stake: Paise;
      readonly mostWin: Paise;
      readonly walletToken: string;
      readonly state: 'staking' | 'open' | 'over' | 'undone';
      readonly leftAt: number | null;
      readonly pays: Paise | null;
    };
    readonly parameters: readonly [number];
  };
  'select id, round_id as "roundId", provider, game, player, ref, ordinal, bet, stake, most_win as "mostWin",\n    wallet_token as "walletToken", state, left_at as "leftAt", pays\n  from studio_ticket where round_id = any($1::bigint[]) and player = any($2::text[]) and state <> \'undone\' order by round_id desc, ordinal': {
    readonly row: {
      readonly id: string;
      readonly roundId: number;
      readonly provider: string;
      readonly game: string;
      readonly player: string;
      readonly ref: string;
      readonly ordinal: number;
      readonly bet: ColumnTypes['studio_ticket.bet'];
      readonly stake: Paise;
      readonly mostWin: Paise;
      readonly walletToken: string;
      readonly state: 'staking' | 'open' | 'over' | 'undone';
      readonly leftAt: number | null;
      readonly pays: Paise | null;
    };
    readonly parameters: readonly [readonly (number | null)[], readonly (string | null)[]];
  };
  'select id, sealed from studio_chain for no key update': {
    readonly row: { readonly id: number; readonly sealed: Uint8Array };
    readonly parameters: readonly [];
  };
  'select id, server_seed as server, client_seed as client, next_nonce as nonce from studio_seed where player = $1 and game = $2 and provider = $3 and revealed_at is null for update': {
    readonly row: { readonly id: number; readonly server: Uint8Array; readonly client: string; readonly nonce: number };
    readonly parameters: readonly [string, string, string];
  };
  "select id, state from desk_request where kind = 'commission' and player_id = $1 order by id": {
    readonly row: { readonly id: number; readonly state: 'waiting' | 'done' | 'declined' | 'expired' };
    readonly parameters: readonly [number];
  };
  'select id, state from studio_table_round order by id desc limit 1': {
    readonly row: { readonly id: number; readonly state: 'going' | 'over' };
    readonly parameters: readonly [];
  };
  'select id, state, is_repeat as "isRepeat" from deposit order by id': {
    readonly row: {
      readonly id: number;
      readonly state: 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired';
      readonly isRepeat: boolean;
    };
    readonly parameters: readonly [];
  };
  'select id, status from kyc_document where player_id = $1 order by id': {
    readonly row: { readonly id: number; readonly status: 'pending' | 'approved' | 'declined' };
    readonly parameters: readonly [number];
  };
  'select id, title, message, status, at, read_at is not null as "isRead", about_kind as kind, about_id as about\n     from notification where player_id = $1 and ($4::bigint is null or id < $4) and (not $5 or read_at is null)\n       and ($6::text[] is null or about_kind = any($6) or (about_kind is null and $7))\n     order by id desc offset $2 limit $3': {
    readonly row: {
      readonly id: number;
      readonly title: string;
      readonly message: string;
      readonly status: 'success' | 'error' | 'info' | 'warning';
      readonly at: Date;
      readonly isRead: boolean;
      readonly kind: string | null;
      readonly about: string | null;
    };
    readonly parameters: readonly [
      number,
      number | null,
      number | null,
      number | null,
      boolean | null,
      readonly (string | null)[] | null,
      boolean | null,
    ];
  };
  'select id, title, parts, base, multiplier, offer_days as "offerDays", deposit_percent as "depositPercent",\n  deposit_min as "depositMin", amount_max as "amountMax" from bonus_campaign c where is_open and deposit_min <= $2 and deposit_percent is not null\n       and not exists (select from player_bonus b where b.player_id = $1 and (b.campaign_id = c.id or b.source = $3))\n     order by position limit 1': {
    readonly row: {
      readonly id: number;
      readonly title: string;
      readonly parts: number;
      readonly base: 'bonus' | 'deposit-and-bonus';
      readonly multiplier: number;
      readonly offerDays: number;
      readonly depositPercent: number;
      readonly depositMin: Paise;
      readonly amountMax: Paise | null;
    };
    readonly parameters: readonly [number, number, string | null];
  };
  'select id, title, parts, base, multiplier, offer_days as "offerDays", deposit_percent as "depositPercent",\n  deposit_min as "depositMin", amount_max as "amountMax", code, text from bonus_campaign where code = $1': {
    readonly row: {
      readonly id: number;
      readonly title: string;
      readonly parts: number;
      readonly base: 'bonus' | 'deposit-and-bonus';
      readonly multiplier: number;
      readonly offerDays: number;
      readonly depositPercent: number | null;
      readonly depositMin: Paise | null;
      readonly amountMax: Paise | null;
      readonly code: string;
      readonly text: string;
    };
    readonly parameters: readonly [string];
  };
  "select id, title, text, base, multiplier, parts, contributions, days, amount, deposit, required, state,\n       started_at as \"startedAt\", expires_at as \"expiresAt\", ended_at as \"endedAt\",\n       (select coalesce(jsonb_object_agg(product, jsonb_build_object('stake', stake, 'counted', counted)), '{}')\n        from (select product, sum(at_risk)::bigint as stake, sum(counted)::bigint as counted from bonus_wager c\n              where c.bonus_id = b.id and c.at_risk > 0 group by product) as by_product) as wagered,\n       (select coalesce(jsonb_agg(jsonb_build_object('part', part, 'amount', c.amount,\n                 'at', floor(extract(epoch from claimed_at) * 1000)::bigint) order by part), '[]')\n        from bonus_claim c where c.bonus_id = b.id) as claims,\n       coalesce(locked_deposit(deposit, amount,\n         coalesce((select sum(c.amount)::bigint from bonus_claim c where c.bonus_id = b.id), 0)), 0) as \"depositLeft\",\n       coalesce((select a.locked from available_to(b.player_id, $3) a where b.state = 'active'), 0) as \"lockedNow\",\n       state = 'available' and b.id = any(array(select bonuses_taken($1))) as \"isTaken\"\n     from player_bonus b where player_id = $1 and ($2::bigint is null or id = $2) order by id desc": {
    readonly row: {
      readonly id: number;
      readonly title: string;
      readonly text: string;
      readonly base: 'bonus' | 'deposit-and-bonus';
      readonly multiplier: number;
      readonly parts: number;
      readonly contributions: ColumnTypes['player_bonus.contributions'];
      readonly days: number;
      readonly amount: Paise;
      readonly deposit: Paise;
      readonly required: Paise;
      readonly state: 'available' | 'active' | 'completed' | 'cancelled' | 'expired';
      readonly startedAt: Date | null;
      readonly expiresAt: Date;
      readonly endedAt: Date | null;
      readonly wagered: Readonly<
        Partial<Record<ColumnTypes['bonus_wager.product'], { readonly stake: Paise; readonly counted: Paise }>>
      >;
      readonly claims: readonly { readonly part: number; readonly amount: Paise; readonly at: number }[];
      readonly depositLeft: number;
      readonly lockedNow: Paise;
      readonly isTaken: boolean;
    };
    readonly parameters: readonly [number, number | null, Date | 'infinity' | '-infinity' | null];
  };
  "select id, transaction, kind, staked from wallet_transaction\n     where provider = $1 and round = $2 and player_id = $3 and state = 'done' and kind <> 'rollback'\n     order by id for no key update": {
    readonly row: {
      readonly id: number;
      readonly transaction: string;
      readonly kind: 'bet' | 'win' | 'bet-win' | 'rollback' | 'unseen';
      readonly staked: Paise;
    };
    readonly parameters: readonly [string, string, number];
  };
  'select id, transaction_id, account_id, amount, balance_after, at from ledger_entry order by id': {
    readonly row: {
      readonly id: number;
      readonly transaction_id: number;
      readonly account_id: number;
      readonly amount: Paise;
      readonly balance_after: Paise | null;
      readonly at: Date;
    };
    readonly parameters: readonly [];
  };
  'select id, tried_version from market where tried_version < version': {
    readonly row: { readonly id: string; readonly tried_version: number };
    readonly parameters: readonly [];
  };
  'select id, type, holder, bank_name as "bankName", last_digits as "lastDigits", ifsc, expires,\n  is_default as "isDefault", created_at as "createdAt",\n  type = \'bank\' and confirmed_at is null and not (\n    select b.is_known from withdrawal_begun(bank_detail.player_id, \'bank\', bank_detail.id, null) b) as "isNew" from bank_detail where id = $1 and player_id = $2 and removed_at is null': {
    readonly row: {
      readonly id: number;
      readonly type: 'bank' | 'card';
      readonly holder: string;
      readonly bankName: string;
      readonly lastDigits: string;
      readonly ifsc: string | null;
      readonly expires: string | null;
      readonly isDefault: boolean;
      readonly createdAt: Date;
      readonly isNew: boolean | null;
    };
    readonly parameters: readonly [number, number];
  };
  'select id, type, holder, bank_name as "bankName", last_digits as "lastDigits", ifsc, expires,\n  is_default as "isDefault", created_at as "createdAt",\n  type = \'bank\' and confirmed_at is null and not (\n    select b.is_known from withdrawal_begun(bank_detail.player_id, \'bank\', bank_detail.id, null) b) as "isNew" from bank_detail where player_id = $1 and fingerprint = $2 and removed_at is null': {
    readonly row: {
      readonly id: number;
      readonly type: 'bank' | 'card';
      readonly holder: string;
      readonly bankName: string;
      readonly lastDigits: string;
      readonly ifsc: string | null;
      readonly expires: string | null;
      readonly isDefault: boolean;
      readonly createdAt: Date;
      readonly isNew: boolean | null;
    };
    readonly parameters: readonly [number, Uint8Array];
  };
  'select id, type, holder, bank_name as "bankName", last_digits as "lastDigits", ifsc, expires,\n  is_default as "isDefault", created_at as "createdAt",\n  type = \'bank\' and confirmed_at is null and not (\n    select b.is_known from withdrawal_begun(bank_detail.player_id, \'bank\', bank_detail.id, null) b) as "isNew" from bank_detail where player_id = $1 and removed_at is null\n         order by is_default desc, id desc limit $2 offset $3': {
    readonly row: {
      readonly id: number;
      readonly type: 'bank' | 'card';
      readonly holder: string;
      readonly bankName: string;
      readonly lastDigits: string;
      readonly ifsc: string | null;
      readonly expires: string | null;
      readonly isDefault: boolean;
      readonly createdAt: Date;
      readonly isNew: boolean | null;
    };
    readonly parameters: readonly [number, number | null, number | null];
  };
  'select id, username, name, country_code || \' \' || mobile as mobile, agent_code as "agentCode", organisation, created_at as "createdAt"\n     from player where id = $1': {
    readonly row: {
      readonly id: number;
      readonly username: string;
      readonly name: string;
      readonly mobile: string;
      readonly agentCode: string | null;
      readonly organisation: string;
      readonly createdAt: Date;
    };
    readonly parameters: readonly [number];
  };
  'select ifsc, is_default as "isDefault" from bank_detail where player_id = $1 and removed_at is null order by id': {
    readonly row: { readonly ifsc: string | null; readonly isDefault: boolean };
    readonly parameters: readonly [number];
  };
  'select is_default as "isDefault" from bank_detail where player_id = $1': {
    readonly row: { readonly isDefault: boolean };
    readonly parameters: readonly [number];
  };
  'select is_live_for($1) as "isLive"': {
    readonly row: { readonly isLive: boolean | null };
    readonly parameters: readonly [number | null];
  };
  'select k.day::text as day, count(*) as clicks from referral_click k join referral_code c on c.id = k.code_id\n     where c.player_id = $1 and k.day >= $2::text::date group by k.day': {
    readonly row: { readonly day: string; readonly clicks: number };
    readonly parameters: readonly [number, string];
  };
  'select key, value from app_detail where organisation = $1': {
    readonly row: { readonly key: string; readonly value: unknown };
    readonly parameters: readonly [string];
  };
  "select kind, name from release_report where day = $1 and remote = $2 and version = $3 and kind <> 'phase'": {
    readonly row: { readonly kind: ColumnTypes['release_report.kind']; readonly name: string };
    readonly parameters: readonly [string, string, string];
  };
  "select kind, sum(gained)::bigint as gained, sum(given)::bigint as given from ledger_day\n     where player_id = $1 and name = 'cash' and day between $2::text::date and $3::text::date group by kind": {
    readonly row: { readonly kind: ColumnTypes['ledger_day.kind']; readonly gained: Paise; readonly given: Paise };
    readonly parameters: readonly [number, string, string];
  };
  'select kind, title, detail, state from ledger_transaction where reference = $1': {
    readonly row: {
      readonly kind: 'sports' | 'casino' | 'deposit' | 'withdrawal' | 'bonus' | 'adjustment';
      readonly title: string;
      readonly detail: string;
      readonly state: string;
    };
    readonly parameters: readonly [string];
  };
  'select l.selection, l.side, f.price from cash_out_quote q, jsonb_to_recordset(q.legs) as l (selection text, side text, fills jsonb),\n       jsonb_to_recordset(l.fills) as f (price int) where q.id = $1 and q.player_id = $2': {
    readonly row: { readonly selection: string | null; readonly side: string | null; readonly price: number | null };
    readonly parameters: readonly [string, number];
  };
  'select least_request, most_request, is_known, account, holder, bank_name, last_digits, ifsc, sealed\n     from withdrawal_begun($1, $2, $3, $4)': {
    readonly row: {
      readonly least_request: ColumnTypes['withdrawal_begun.least_request'];
      readonly most_request: ColumnTypes['withdrawal_begun.most_request'];
      readonly is_known: ColumnTypes['withdrawal_begun.is_known'];
      readonly account: ColumnTypes['withdrawal_begun.account'];
      readonly holder: ColumnTypes['withdrawal_begun.holder'];
      readonly bank_name: ColumnTypes['withdrawal_begun.bank_name'];
      readonly last_digits: ColumnTypes['withdrawal_begun.last_digits'];
      readonly ifsc: ColumnTypes['withdrawal_begun.ifsc'];
      readonly sealed: ColumnTypes['withdrawal_begun.sealed'];
    };
    readonly parameters: readonly [number | null, string | null, number | null, Uint8Array | null];
  };
  "select limit_passed($1, 'deposit', $2, $3) as passed": {
    readonly row: { readonly passed: unknown };
    readonly parameters: readonly [number | null, number | null, Date | 'infinity' | '-infinity' | null];
  };
  'select lobby_ticket::text as line from lobby_ticket': {
    readonly row: { readonly line: string };
    readonly parameters: readonly [];
  };
  'select locked, withdrawable from withdrawable_of($1, $2, $3)': {
    readonly row: { readonly locked: Paise; readonly withdrawable: Paise };
    readonly parameters: readonly [number | null, number | null, number | null];
  };
  'select locked_deposit($1, $2, r.released) as locked from unnest($3::bigint[]) with ordinality as r (released, place)\n     order by r.place': {
    readonly row: { readonly locked: number | null };
    readonly parameters: readonly [number | null, number | null, readonly (number | null)[]];
  };
  'select lost_since($1, $2) as lost': {
    readonly row: { readonly lost: number | null };
    readonly parameters: readonly [number | null, Date | 'infinity' | '-infinity' | null];
  };
  'select m.id, c.mobile, c.country_code, m.code, c.purpose, c.created_at as at, c.expires_at as "expiresAt",\n       c.used_at is not null as used, c.wrong_tries as "wrongTries", c.closed_at < c.expires_at as "isClosed"\n     from sandbox_message m join one_time_code c on c.id = m.code_id\n     where m.is_delivered and ($1::text is null or c.mobile = $1)\n     order by m.id desc limit 50': {
    readonly row: {
      readonly id: number;
      readonly mobile: string;
      readonly country_code: string;
      readonly code: string;
      readonly purpose: 'sign-up' | 'recovery';
      readonly at: Date;
      readonly expiresAt: Date;
      readonly used: boolean;
      readonly wrongTries: number;
      readonly isClosed: boolean | null;
    };
    readonly parameters: readonly [string | null];
  };
  "select m.id, m.kind, m.name, m.runners from market m where m.match_id = $1 and m.outcome is null and m.kind <> 'fancy' and exists (\n       select from bet b where b.player_id = $2 and b.market_id = m.id and b.status in ('matched', 'partial')) order by m.kind desc, m.id": {
    readonly row: {
      readonly id: string;
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
    };
    readonly parameters: readonly [string, number];
  };
  'select m.id, m.kind, m.runners from market m where exists (select from bet b where b.market_id = m.id)\n       order by md5(m.id || $1) limit 1': {
    readonly row: {
      readonly id: string;
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly runners: ColumnTypes['market.runners'];
    };
    readonly parameters: readonly [string];
  };
  'select m.id, m.match_name as "matchName", m.kind, m.name, m.runners, m.commission, m.delay, m.lapses, m.outcome, m.version,\n  m.opened_at as "openedAt", m.decided_at as "decidedAt", m.missing_since as "missingSince",\n  m.outcome is not null and m.settled_version = m.version as "isSettled", b.bets, b.players, b.stakes\n  from market m cross join lateral (\n    select count(*)::int as bets, count(distinct player_id)::int as players, coalesce(sum(stake), 0)::bigint as stakes\n    from bet where market_id = m.id\n  ) b where m.id = $1': {
    readonly row: {
      readonly id: string;
      readonly matchName: string;
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly commission: number;
      readonly delay: number;
      readonly lapses: 'in-play' | 'suspension' | 'close';
      readonly outcome: string | null;
      readonly version: number;
      readonly openedAt: Date;
      readonly decidedAt: Date | null;
      readonly missingSince: Date | null;
      readonly isSettled: boolean;
      readonly bets: number;
      readonly players: number;
      readonly stakes: Paise;
    };
    readonly parameters: readonly [string];
  };
  'select m.id, m.match_name as "matchName", m.kind, m.name, m.runners, m.commission, m.delay, m.lapses, m.outcome, m.version,\n  m.opened_at as "openedAt", m.decided_at as "decidedAt", m.missing_since as "missingSince",\n  m.outcome is not null and m.settled_version = m.version as "isSettled", b.bets, b.players, b.stakes\n  from market m cross join lateral (\n    select count(*)::int as bets, count(distinct player_id)::int as players, coalesce(sum(stake), 0)::bigint as stakes\n    from bet where market_id = m.id\n  ) b where m.missing_since is not null and m.outcome is null order by m.missing_since, m.id offset $1 limit $2': {
    readonly row: {
      readonly id: string;
      readonly matchName: string;
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly commission: number;
      readonly delay: number;
      readonly lapses: 'in-play' | 'suspension' | 'close';
      readonly outcome: string | null;
      readonly version: number;
      readonly openedAt: Date;
      readonly decidedAt: Date | null;
      readonly missingSince: Date;
      readonly isSettled: boolean;
      readonly bets: number;
      readonly players: number;
      readonly stakes: Paise;
    };
    readonly parameters: readonly [number | null, number | null];
  };
  'select m.id, m.match_name as "matchName", m.kind, m.name, m.runners, m.commission, m.delay, m.lapses, m.outcome, m.version,\n  m.opened_at as "openedAt", m.decided_at as "decidedAt", m.missing_since as "missingSince",\n  m.outcome is not null and m.settled_version = m.version as "isSettled", b.bets, b.players, b.stakes\n  from market m cross join lateral (\n    select count(*)::int as bets, count(distinct player_id)::int as players, coalesce(sum(stake), 0)::bigint as stakes\n    from bet where market_id = m.id\n  ) b where m.missing_since is null and m.outcome is null and (m.opened_at, m.id) < ($3::timestamptz, $4::text)\n         order by m.opened_at desc, m.id desc offset $1 limit $2': {
    readonly row: {
      readonly id: string;
      readonly matchName: string;
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly commission: number;
      readonly delay: number;
      readonly lapses: 'in-play' | 'suspension' | 'close';
      readonly outcome: string | null;
      readonly version: number;
      readonly openedAt: Date;
      readonly decidedAt: Date | null;
      readonly missingSince: Date | null;
      readonly isSettled: boolean;
      readonly bets: number;
      readonly players: number;
      readonly stakes: Paise;
    };
    readonly parameters: readonly [number | null, number | null, Date | 'infinity' | '-infinity' | null, string | null];
  };
  'select m.id, m.match_name as "matchName", m.kind, m.name, m.runners, m.commission, m.delay, m.lapses, m.outcome, m.version,\n  m.opened_at as "openedAt", m.decided_at as "decidedAt", m.missing_since as "missingSince",\n  m.outcome is not null and m.settled_version = m.version as "isSettled", b.bets, b.players, b.stakes\n  from market m cross join lateral (\n    select count(*)::int as bets, count(distinct player_id)::int as players, coalesce(sum(stake), 0)::bigint as stakes\n    from bet where market_id = m.id\n  ) b where m.missing_since is null and m.outcome is null and (m.opened_at, m.id) > ($3::timestamptz, $4::text)\n         order by m.opened_at, m.id offset $1 limit $2': {
    readonly row: {
      readonly id: string;
      readonly matchName: string;
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly commission: number;
      readonly delay: number;
      readonly lapses: 'in-play' | 'suspension' | 'close';
      readonly outcome: string | null;
      readonly version: number;
      readonly openedAt: Date;
      readonly decidedAt: Date | null;
      readonly missingSince: Date | null;
      readonly isSettled: boolean;
      readonly bets: number;
      readonly players: number;
      readonly stakes: Paise;
    };
    readonly parameters: readonly [number | null, number | null, Date | 'infinity' | '-infinity' | null, string | null];
  };
  'select m.id, m.match_name as "matchName", m.kind, m.name, m.runners, m.commission, m.delay, m.lapses, m.outcome, m.version,\n  m.opened_at as "openedAt", m.decided_at as "decidedAt", m.missing_since as "missingSince",\n  m.outcome is not null and m.settled_version = m.version as "isSettled", b.bets, b.players, b.stakes\n  from market m cross join lateral (\n    select count(*)::int as bets, count(distinct player_id)::int as players, coalesce(sum(stake), 0)::bigint as stakes\n    from bet where market_id = m.id\n  ) b where m.outcome is not null order by m.decided_at desc, m.id limit $1': {
    readonly row: {
      readonly id: string;
      readonly matchName: string;
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly commission: number;
      readonly delay: number;
      readonly lapses: 'in-play' | 'suspension' | 'close';
      readonly outcome: string;
      readonly version: number;
      readonly openedAt: Date;
      readonly decidedAt: Date | null;
      readonly missingSince: Date | null;
      readonly isSettled: boolean;
      readonly bets: number;
      readonly players: number;
      readonly stakes: Paise;
    };
    readonly parameters: readonly [number | null];
  };
  'select m.match_id as "refMatchId", max(m.match_name) as "matchName", sum(p.exposure)::bigint as "exposureAmount",\n       sum(b.count)::bigint as "totalBets"\n     from exposures_of($1) p join market m on m.id = p.market\n       join (select market_id, count(*), max(id) as latest from bet\n             where player_id = $1 and status in (\'delayed\', \'matched\', \'partial\', \'unmatched\') group by market_id) b on b.market_id = p.market\n     group by m.match_id order by max(b.latest) desc': {
    readonly row: {
      readonly refMatchId: string;
      readonly matchName: string;
      readonly exposureAmount: Paise;
      readonly totalBets: number;
    };
    readonly parameters: readonly [number];
  };
  "select m.met, bet_profit('match_odds', m.met, $3) + bet_profit('match_odds', $1 - m.met, $3) as parts,\n         bet_profit('match_odds', $1, $3) as undivided from (select met_of('lay', $1, $2, $3) as met) m": {
    readonly row: { readonly met: number | null; readonly parts: number | null; readonly undivided: number | null };
    readonly parameters: readonly [number, number | null, number | null];
  };
  'select market, match, is_decided as "isDecided", is_live as "isLive", priced_at as "pricedAt", next_at as "nextAt", made_from as "madeFrom",\n       book, expires_at as "expiresAt", is_offered as "isOffered", held from lock_cash_out($1, $2)': {
    readonly row: {
      readonly market: ColumnTypes['lock_cash_out.market'];
      readonly match: ColumnTypes['lock_cash_out.match'];
      readonly isDecided: ColumnTypes['lock_cash_out.is_decided'];
      readonly isLive: ColumnTypes['lock_cash_out.is_live'];
      readonly pricedAt: ColumnTypes['lock_cash_out.priced_at'];
      readonly nextAt: ColumnTypes['lock_cash_out.next_at'];
      readonly madeFrom: ColumnTypes['lock_cash_out.made_from'];
      readonly book: ColumnTypes['lock_cash_out.book'];
      readonly expiresAt: ColumnTypes['lock_cash_out.expires_at'];
      readonly isOffered: ColumnTypes['lock_cash_out.is_offered'];
      readonly held: Paise;
    };
    readonly parameters: readonly [number | null, string | null];
  };
  'select market_id as market from bet where id = $1 and player_id = $2': {
    readonly row: { readonly market: string };
    readonly parameters: readonly [number, number];
  };
  'select market_id as market from settlement_trouble\n     where player_id is null and again_at > $2 and market_id = any($1::text[])': {
    readonly row: { readonly market: string };
    readonly parameters: readonly [readonly (string | null)[], Date | 'infinity' | '-infinity'];
  };
  'select market_id as market, player_id as player from settlement_trouble\n     where player_id is not null and ($1::timestamptz is null or again_at <= $1) order by again_at, market_id, player_id limit $2': {
    readonly row: { readonly market: string; readonly player: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity' | null, number | null];
  };
  'select market_id, rate from market_settlement order by 1': {
    readonly row: { readonly market_id: string; readonly rate: number };
    readonly parameters: readonly [];
  };
  'select match_id as id, sport from match_sport where match_id = any($1::text[])': {
    readonly row: { readonly id: string; readonly sport: 'cricket' | 'soccer' | 'tennis' };
    readonly parameters: readonly [readonly (string | null)[]];
  };
  'select match_id from market where missing_since is not null': {
    readonly row: { readonly match_id: string };
    readonly parameters: readonly [];
  };
  'select max(id) as id from debt': { readonly row: { readonly id: number | null }; readonly parameters: readonly [] };
  'select max(id) as id from desk_action': {
    readonly row: { readonly id: number | null };
    readonly parameters: readonly [];
  };
  'select message from notification where player_id = $1 order by id desc limit 1': {
    readonly row: { readonly message: string };
    readonly parameters: readonly [number];
  };
  'select met_players as players from meet_standing($1, $2, $3, $4, $5, $6, $7)': {
    readonly row: { readonly players: ColumnTypes['meet_standing.met_players'] };
    readonly parameters: readonly [
      string | null,
      string | null,
      string | null,
      readonly (number | null)[] | null,
      readonly (number | null)[] | null,
      number | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'select most_win as "mostWin" from provider where code = $1': {
    readonly row: { readonly mostWin: Paise };
    readonly parameters: readonly [string];
  };
  "select most_win as most from provider where code = 'evolution'": {
    readonly row: { readonly most: Paise };
    readonly parameters: readonly [];
  };
  'select moved_at as "movedAt" from studio_round where player = $1 and game = $2 and provider = $3 and state = \'over\'\n     order by began_at desc limit 1': {
    readonly row: { readonly movedAt: Date };
    readonly parameters: readonly [string, string, string];
  };
  'select n.name, l.amount, l.later_amount as "laterAmount", l.later_at as "laterAt", used_of($1, n.name, $2) as used\n     from unnest($3::text[]) as n (name) left join player_limit l on l.player_id = $1 and l.name = n.name': {
    readonly row: {
      readonly name: string | null;
      readonly amount: number | null;
      readonly laterAmount: number | null;
      readonly laterAt: Date | null;
      readonly used: number | null;
    };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, readonly (string | null)[]];
  };
  'select n.used_seconds as "usedSeconds", n.most_minutes as "mostMinutes"\n     from player p cross join lateral note_play(p.id, $2) n where p.id = $1 and may_bet(p.restrictions, $2)': {
    readonly row: {
      readonly usedSeconds: ColumnTypes['note_play.used_seconds'];
      readonly mostMinutes: ColumnTypes['note_play.most_minutes'];
    };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  'select n::text as text from desk_network n': {
    readonly row: { readonly text: string };
    readonly parameters: readonly [];
  };
  'select name from player where id = $1': {
    readonly row: { readonly name: string };
    readonly parameters: readonly [number];
  };
  'select name, balance from account where player_id = $1 order by name': {
    readonly row: { readonly name: string; readonly balance: Paise | null };
    readonly parameters: readonly [number];
  };
  'select name, cause, error, route, frames from release_trace where day = $1 and remote = $2 and version = $3': {
    readonly row: {
      readonly name: string;
      readonly cause: string;
      readonly error: string;
      readonly route: string;
      readonly frames: string;
    };
    readonly parameters: readonly [string, string, string];
  };
  'select name, coalesce(balance, 0) as balance from account where player_id = $1 order by id ': {
    readonly row: { readonly name: string; readonly balance: Paise };
    readonly parameters: readonly [number];
  };
  'select name, coalesce(balance, 0) as balance from account where player_id = $1 order by id for no key update': {
    readonly row: { readonly name: string; readonly balance: Paise };
    readonly parameters: readonly [number];
  };
  'select name, false as "isHouse", coalesce(sum(balance), 0)::bigint as sum from account where player_id is not null group by name\n     union all\n     select a.name, true, coalesce(h.total, 0) + coalesce(m.amount, 0)\n     from account a left join ledger_house_total h on h.account_id = a.id\n       left join (select account_id, sum(amount)::bigint as amount from ledger_house_move group by account_id) m on m.account_id = a.id\n     where a.player_id is null\n     order by 2, 1': {
    readonly row: { readonly name: string; readonly isHouse: boolean; readonly sum: Paise };
    readonly parameters: readonly [];
  };
  'select name, match_name as match from market where id = $1': {
    readonly row: { readonly name: string; readonly match: string };
    readonly parameters: readonly [string];
  };
  'select name, sealed from studio_key where provider = $1': {
    readonly row: { readonly name: string; readonly sealed: Uint8Array };
    readonly parameters: readonly [string];
  };
  'select name, username, country_code as country, right(mobile, 4) as ending, length(mobile) as digits, created_at as since,\n       password_changed_at as "passwordChangedAt", is_demo as "isDemo"\n     from player where id = $1': {
    readonly row: {
      readonly name: string;
      readonly username: string;
      readonly country: string;
      readonly ending: string;
      readonly digits: number;
      readonly since: Date;
      readonly passwordChangedAt: Date | null;
      readonly isDemo: boolean;
    };
    readonly parameters: readonly [number];
  };
  'select net, commission, rate from market_settlement where market_id = $1 and player_id = $2\n     order by version desc limit 1': {
    readonly row: { readonly net: Paise; readonly commission: Paise; readonly rate: number };
    readonly parameters: readonly [string, number];
  };
  'select nonce from wallet_nonce where nonce = $1': {
    readonly row: { readonly nonce: string };
    readonly parameters: readonly [string];
  };
  "select o.code, t.value as title, s.value as status from organisation o\n     join app_detail t on t.organisation = o.code and t.key = 'SEO_TITLE'\n     join app_detail s on s.organisation = o.code and s.key = 'BRAND_STATUS' order by o.position": {
    readonly row: { readonly code: string; readonly title: unknown; readonly status: unknown };
    readonly parameters: readonly [];
  };
  "select o.id from deposit d join deposit o on o.rail = d.rail and lower(o.reference) = lower(d.reference) and o.id <> d.id and o.state = 'approved' where d.id = $1 limit 1": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number];
  };
  'select o.id, o.name, o.created_at as "createdAt", o.retired_at as "retiredAt", b.name as "passwordBy",\n       o.password_hash is null as "isOwner"\n     from desk_operator o left join desk_operator b on b.id = o.password_by order by o.id': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly createdAt: Date;
      readonly retiredAt: Date | null;
      readonly passwordBy: string | null;
      readonly isOwner: boolean;
    };
    readonly parameters: readonly [];
  };
  'select o.id, o.name, o.password_hash is null as "isOwner" from desk_session s join desk_operator o on o.id = s.operator_id\n     where s.token_hash = $1 and s.expires_at > $2 and o.retired_at is null': {
    readonly row: { readonly id: number; readonly name: string; readonly isOwner: boolean };
    readonly parameters: readonly [Uint8Array, Date | 'infinity' | '-infinity'];
  };
  'select o.name from desk_request r join desk_operator o on o.id = r.asked_by where r.player_id = $1': {
    readonly row: { readonly name: string };
    readonly parameters: readonly [number];
  };
  "select o.name from desk_request r join desk_operator o on o.id = r.asked_by where r.withdrawal = $1 and r.state = 'waiting'": {
    readonly row: { readonly name: string };
    readonly parameters: readonly [string];
  };
  "select o.player_id as player from kyc_document d join kyc_document o on o.fingerprint = d.fingerprint and o.status = 'approved'\n     where d.id = $1 and o.player_id = any($2::bigint[]) order by o.player_id limit 1": {
    readonly row: { readonly player: number };
    readonly parameters: readonly [number, readonly (number | null)[]];
  };
  "select o.provider, o.code, sum(r.won - r.staked)::bigint as net\n     from (select distinct provider, round from wallet_transaction\n           where player_id = $1 and kind in ('bet', 'bet-win') and at >= $2) b\n       join game_round r on r.provider = b.provider and r.round = b.round and r.player_id = $1\n       join unnest($3::text[], $4::text[], $5::timestamptz[]) as o (provider, code, at)\n         on o.provider = r.provider and o.code = r.game and r.opened_at >= o.at\n     where r.bets > 0 group by o.provider, o.code": {
    readonly row: { readonly provider: string; readonly code: string; readonly net: Paise };
    readonly parameters: readonly [
      number,
      Date | 'infinity' | '-infinity',
      readonly (string | null)[],
      readonly (string | null)[],
      readonly (Date | null)[],
    ];
  };
  'select open_stakes($1) as open': {
    readonly row: { readonly open: number | null };
    readonly parameters: readonly [number | null];
  };
  'select organisation from player where id = $1': {
    readonly row: { readonly organisation: string };
    readonly parameters: readonly [number];
  };
  'select organisation, bool_and(is_live_for(id)) as live from player group by organisation order by organisation': {
    readonly row: { readonly organisation: string; readonly live: boolean | null };
    readonly parameters: readonly [];
  };
  'select outcome from held_win where id = $1': {
    readonly row: { readonly outcome: 'approved' | 'declined' | 'rolled-back' | null };
    readonly parameters: readonly [number];
  };
  'select outcome from market where id = $1': {
    readonly row: { readonly outcome: string | null };
    readonly parameters: readonly [string];
  };
  'select outcome, missing_since as missing from market where id = $1': {
    readonly row: { readonly outcome: string | null; readonly missing: Date | null };
    readonly parameters: readonly [string];
  };
  'select p.code, p.name, p.off_since as "offSince", count(g.code) as games\n     from provider p left join game g on g.provider = p.code group by p.code order by p.position': {
    readonly row: {
      readonly code: string;
      readonly name: string;
      readonly offSince: Date | null;
      readonly games: number;
    };
    readonly parameters: readonly [];
  };
  'select p.code, p.name, p.quotes, p.lobby, count(g.code) as games, min(g.code) as first\n         from provider p left join game g on g.provider = p.code\n         where p.off_since is null and ($1::text is null or p.lobby = $1)\n         group by p.code order by p.position': {
    readonly row: {
      readonly code: string;
      readonly name: string;
      readonly quotes: string;
      readonly lobby: 'slots' | 'live';
      readonly games: number;
      readonly first: string | null;
    };
    readonly parameters: readonly [string | null];
  };
  "select p.id from fastpay_payment p left join payment_trouble t on t.payment_id = p.id\n     where p.state = 'taken' and (t.again_at is null or t.again_at <= $1) order by p.created_at, p.id limit $2": {
    readonly row: { readonly id: string };
    readonly parameters: readonly [Date | 'infinity' | '-infinity' | null, number | null];
  };
  'select p.id, p.at as "paidAt", p.amount as earned, s.players, s."from", s."to", s.turnover, s."netLoss" from referral_payment p, lateral (\n       select count(distinct child_id) as players, min(settled_at) as "from", max(settled_at) as "to",\n         coalesce(sum(stake), 0)::bigint as turnover, coalesce(sum(lost), 0)::bigint as "netLoss"\n       from referral_commission c where c.earner_id = p.player_id and c.paid_at = p.at) as s\n     where p.player_id = $1 order by p.id desc limit $2 offset $3': {
    readonly row: {
      readonly id: number;
      readonly paidAt: Date;
      readonly earned: Paise;
      readonly players: number;
      readonly from: Date | null;
      readonly to: Date | null;
      readonly turnover: Paise;
      readonly netLoss: Paise;
    };
    readonly parameters: readonly [number, number | null, number | null];
  };
  'select p.id, p.username, p.name, p.country_code || \' \' || p.mobile as mobile, p.organisation, p.created_at as "createdAt",\n  coalesce(p.id = $1::bigint or p.mobile = $2 or p.username_key = $3, false) as "isExact" from player p where (p.id = $1::bigint or strpos(p.mobile, $2) > 0 or strpos(p.username_key, $3) > 0 or strpos(lower(p.name), $3) > 0) and not coalesce(p.id = $1::bigint or p.mobile = $2 or p.username_key = $3, false) and p.id < $6 order by p.id desc offset $4 limit $5': {
    readonly row: {
      readonly id: number;
      readonly username: string;
      readonly name: string;
      readonly mobile: string;
      readonly organisation: string;
      readonly createdAt: Date;
      readonly isExact: boolean;
    };
    readonly parameters: readonly [number | null, string | null, string | null, number | null, number | null, number];
  };
  'select p.id, p.username, p.name, p.country_code || \' \' || p.mobile as mobile, p.organisation, p.created_at as "createdAt",\n  coalesce(p.id = $1::bigint or p.mobile = $2 or p.username_key = $3, false) as "isExact" from player p where (p.id = $1::bigint or strpos(p.mobile, $2) > 0 or strpos(p.username_key, $3) > 0 or strpos(lower(p.name), $3) > 0) and not coalesce(p.id = $1::bigint or p.mobile = $2 or p.username_key = $3, false) and p.id > $6 order by p.id offset $4 limit $5': {
    readonly row: {
      readonly id: number;
      readonly username: string;
      readonly name: string;
      readonly mobile: string;
      readonly organisation: string;
      readonly createdAt: Date;
      readonly isExact: boolean;
    };
    readonly parameters: readonly [number | null, string | null, string | null, number | null, number | null, number];
  };
  'select p.id, p.username, p.name, p.country_code || \' \' || p.mobile as mobile, p.organisation, p.created_at as "createdAt",\n  coalesce(p.id = $1::bigint or p.mobile = $2 or p.username_key = $3, false) as "isExact" from player p where (p.id = $1::bigint or strpos(p.mobile, $2) > 0 or strpos(p.username_key, $3) > 0 or strpos(lower(p.name), $3) > 0) and p.id < $6 order by "isExact" desc, p.id desc offset $4 limit $5': {
    readonly row: {
      readonly id: number;
      readonly username: string;
      readonly name: string;
      readonly mobile: string;
      readonly organisation: string;
      readonly createdAt: Date;
      readonly isExact: boolean;
    };
    readonly parameters: readonly [number | null, string | null, string | null, number | null, number | null, number];
  };
  'select p.since, p.check_minutes is not null as "isChecked", p.check_at as "checkAt", b.sports, b.casino\n     from play_of($1, $2) p left join lateral brought_since($1, p.since) b on p.since is not null': {
    readonly row: {
      readonly since: ColumnTypes['play_of.since'];
      readonly isChecked: boolean;
      readonly checkAt: ColumnTypes['play_of.check_at'];
      readonly sports: number | null;
      readonly casino: number | null;
    };
    readonly parameters: readonly [number | null, Date | 'infinity' | '-infinity' | null];
  };
  'select p::text from player p where id = $1': {
    readonly row: { readonly p: string };
    readonly parameters: readonly [number];
  };
  'select page, visits from page_visit where visits > 0 order by page': {
    readonly row: { readonly page: string; readonly visits: number };
    readonly parameters: readonly [];
  };
  'select password_hash as "passwordHash" from player where id = $1': {
    readonly row: { readonly passwordHash: string };
    readonly parameters: readonly [number];
  };
  "select password_hash as hash from player where is_demo and organisation = 'pavilion'": {
    readonly row: { readonly hash: string };
    readonly parameters: readonly [];
  };
  'select password_hash from desk_operator where id = $1': {
    readonly row: { readonly password_hash: string | null };
    readonly parameters: readonly [number];
  };
  'select pays from studio_ticket': { readonly row: { readonly pays: Paise | null }; readonly parameters: readonly [] };
  'select percent from cash_out_quote where player_id = $1': {
    readonly row: { readonly percent: number };
    readonly parameters: readonly [number];
  };
  'select pg_advisory_lock($1)': {
    readonly row: { readonly pg_advisory_lock: unknown };
    readonly parameters: readonly [number];
  };
  'select pg_advisory_lock(1)': {
    readonly row: { readonly pg_advisory_lock: unknown };
    readonly parameters: readonly [];
  };
  'select pg_backend_pid() as pid': { readonly row: { readonly pid: number }; readonly parameters: readonly [] };
  'select pg_backend_pid() as pid, pg_sleep(0.01)': {
    readonly row: { readonly pid: number; readonly pg_sleep: unknown };
    readonly parameters: readonly [];
  };
  'select pg_notify(m.channel, m.payload) from unnest($1::text[], $2::text[]) as m (channel, payload)': {
    readonly row: { readonly pg_notify: unknown };
    readonly parameters: readonly [readonly (string | null)[], readonly (string | null)[]];
  };
  'select pg_sleep(5)': { readonly row: { readonly pg_sleep: unknown }; readonly parameters: readonly [] };
  'select pg_terminate_backend($1)': {
    readonly row: { readonly pg_terminate_backend: boolean | null };
    readonly parameters: readonly [number];
  };
  'select place, bet, answer, problem, missing from place_bets(array(select json_populate_recordset(null::asked_bet, $1::text::json)), $2)': {
    readonly row: {
      readonly place: ColumnTypes['place_bets.place'];
      readonly bet: ColumnTypes['place_bets.bet'];
      readonly answer: ColumnTypes['place_bets.answer'];
      readonly problem: ColumnTypes['place_bets.problem'];
      readonly missing: ColumnTypes['place_bets.missing'];
    };
    readonly parameters: readonly [string | null, number | null];
  };
  'select player from approved_elsewhere($1) where player is not null': {
    readonly row: { readonly player: number };
    readonly parameters: readonly [number | null];
  };
  "select player, other, way from same_person('{17}') order by other, way": {
    readonly row: {
      readonly player: number | null;
      readonly other: number | null;
      readonly way: ColumnTypes['same_person.way'];
    };
    readonly parameters: readonly [];
  };
  'select player_id as id from referral where referrer_id = $1': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number];
  };
  'select player_id as id, at from referral where referrer_id = $1': {
    readonly row: { readonly id: number; readonly at: Date };
    readonly parameters: readonly [number];
  };
  'select player_id as player from deposit where id = $1': {
    readonly row: { readonly player: number };
    readonly parameters: readonly [number];
  };
  'select player_id as player from notification where player_id = any($1::bigint[]) order by 1': {
    readonly row: { readonly player: number };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select player_id as player from settlement_trouble where market_id = $1 and player_id is not null': {
    readonly row: { readonly player: number };
    readonly parameters: readonly [string];
  };
  'select player_id as player, client_ref as ref, answer from client_request\n       where player_id = any($1::bigint[]) and client_ref = any($2::text[])': {
    readonly row: { readonly player: number; readonly ref: string; readonly answer: unknown };
    readonly parameters: readonly [readonly (number | null)[], readonly (string | null)[]];
  };
  "select player_id as player, coalesce(balance, 0) as cash from account where name = 'cash' and player_id = any($1::bigint[])": {
    readonly row: { readonly player: number; readonly cash: Paise };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select player_id as player, day::text as day, staked from stake_day order by day': {
    readonly row: { readonly player: number; readonly day: string; readonly staked: Paise };
    readonly parameters: readonly [];
  };
  'select player_id as player, error, tries, extract(epoch from again_at - $1::timestamptz)::int as pause from settlement_trouble\n     order by market_id, player_id': {
    readonly row: {
      readonly player: number | null;
      readonly error: string;
      readonly tries: number;
      readonly pause: number;
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  "select player_id as player, fields, sealed from kyc_document\n     where player_id = any($1::bigint[]) and status = 'approved' order by decided_at, id": {
    readonly row: {
      readonly player: number;
      readonly fields: ColumnTypes['kyc_document.fields'] | null;
      readonly sealed: Uint8Array | null;
    };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select player_id as player, game, session_id as session, expires_at as "expiresAt" from game_session\n     where token_hash = $1 and provider = $2': {
    readonly row: {
      readonly player: number;
      readonly game: string;
      readonly session: number;
      readonly expiresAt: Date;
    };
    readonly parameters: readonly [Uint8Array, string];
  };
  'select player_id as player, goes_back as "goesBack" from deposit where id = $1': {
    readonly row: { readonly player: number; readonly goesBack: boolean };
    readonly parameters: readonly [number];
  };
  'select player_id as player, name, coalesce(balance, 0) as balance from account where player_id = any($1::bigint[]) order by id for no key update': {
    readonly row: { readonly player: number; readonly name: string; readonly balance: Paise };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select player_id as player, purpose from file where id = $1 and named_at is not null': {
    readonly row: { readonly player: number; readonly purpose: 'deposit' | 'kyc' };
    readonly parameters: readonly [string];
  };
  'select player_id as player, reach, answer, answered_by as by from contact_message order by id desc limit 1': {
    readonly row: {
      readonly player: number | null;
      readonly reach: string | null;
      readonly answer: string | null;
      readonly by: string | null;
    };
    readonly parameters: readonly [];
  };
  'select player_id as player, sealed from bank_detail where sealed is not null': {
    readonly row: { readonly player: number; readonly sealed: Uint8Array };
    readonly parameters: readonly [];
  };
  'select player_id as player, session_id as session, app_origins as "appOrigins" from lobby_ticket where token_hash = $1': {
    readonly row: { readonly player: number; readonly session: number; readonly appOrigins: string[] };
    readonly parameters: readonly [Uint8Array];
  };
  'select player_id as referrer, id as code from referral_code where code = $1': {
    readonly row: { readonly referrer: number; readonly code: number };
    readonly parameters: readonly [string];
  };
  'select player_id, name, coalesce(balance, 0) as balance from account where player_id = any($1::bigint[])': {
    readonly row: { readonly player_id: number; readonly name: string; readonly balance: Paise };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select players from judge_bet($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb, $9, $10, $11, $12)': {
    readonly row: { readonly players: ColumnTypes['judge_bet.players'] };
    readonly parameters: readonly [
      number | null,
      number | null,
      readonly (number | null)[] | null,
      readonly (number | null)[] | null,
      number | null,
      number | null,
      string | null,
      string | null,
      Date | 'infinity' | '-infinity' | null,
      readonly (number | null)[] | null,
      readonly (number | null)[] | null,
      readonly (number | null)[] | null,
    ];
  };
  'select players from lapse_standing($1, $2, $3, $4)': {
    readonly row: { readonly players: ColumnTypes['lapse_standing.players'] };
    readonly parameters: readonly [
      string | null,
      Date | 'infinity' | '-infinity' | null,
      Date | 'infinity' | '-infinity' | null,
      number | null,
    ];
  };
  'select problem, bets, exposure from book_cash_out($1, $2, $3, $4, $5)': {
    readonly row: {
      readonly problem: ColumnTypes['book_cash_out.problem'];
      readonly bets: ColumnTypes['book_cash_out.bets'];
      readonly exposure: ColumnTypes['book_cash_out.exposure'];
    };
    readonly parameters: readonly [
      number | null,
      string | null,
      string | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
    ];
  };
  'select product, stake, at_risk as risk, result from wager where player_id = $1': {
    readonly row: {
      readonly product: 'match_odds' | 'bookmaker' | 'fancy' | 'slots' | 'live' | 'crash';
      readonly stake: Paise;
      readonly risk: Paise;
      readonly result: Paise;
    };
    readonly parameters: readonly [number];
  };
  'select product, stake, at_risk, result from wager where player_id = $1': {
    readonly row: {
      readonly product: 'match_odds' | 'bookmaker' | 'fancy' | 'slots' | 'live' | 'crash';
      readonly stake: Paise;
      readonly at_risk: Paise;
      readonly result: Paise;
    };
    readonly parameters: readonly [number];
  };
  'select provider, count(*) as keys from wallet_key where retired_at is null group by provider': {
    readonly row: { readonly provider: string; readonly keys: number };
    readonly parameters: readonly [];
  };
  'select provider, game as code, count(*) as rounds from game_round\n     where opened_at >= $1 and game is not null group by provider, game': {
    readonly row: { readonly provider: string; readonly code: string; readonly rounds: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'select provider, game, maintained_since as "maintainedSince", maintained_until as "maintainedUntil",\n       maintained_reason as "maintainedReason", not_in as "notIn", currencies\n     from game_terms where $1::text is null or provider = $1 order by provider, game': {
    readonly row: {
      readonly provider: string;
      readonly game: string;
      readonly maintainedSince: Date | null;
      readonly maintainedUntil: Date | null;
      readonly maintainedReason: string | null;
      readonly notIn: string[];
      readonly currencies: string[] | null;
    };
    readonly parameters: readonly [string | null];
  };
  "select provider, round, player_id as player from game_round g\n     where closed_at is null and overdue_at is not null and ($1::text is null or (provider, round, player_id) > ($1, $2::text, $3::bigint))\n       and (unfinished = 'lost' or bets = 0 or (\n         select t.id from wallet_transaction t\n         where t.provider = g.provider and t.round = g.round and t.player_id = g.player_id\n           and t.kind in ('win', 'bet-win') and t.state = 'done' limit 1) is not null)\n     order by provider, round, player_id limit $4": {
    readonly row: { readonly provider: string; readonly round: string; readonly player: number };
    readonly parameters: readonly [string | null, string | null, number | null, number | null];
  };
  'select provider, round, player_id as player from game_round g\n     where sealed_at is null and closed_at < $1\n       and coalesce((select max(t.at) from wallet_transaction t\n         where t.provider = g.provider and t.round = g.round and t.player_id = g.player_id), closed_at) < $1\n       and (select h.id from held_win h\n         where h.provider = g.provider and h.round = g.round and h.player_id = g.player_id and h.outcome is null limit 1) is null\n     order by closed_at limit $2 for no key update skip locked': {
    readonly row: { readonly provider: string; readonly round: string; readonly player: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number | null];
  };
  'select provider, round, player_id as player, title, maker, bets, staked, won, opened_at as "openedAt",\n  overdue_at as "overdueAt", closed_at as "closedAt", closed_by as "closedBy" from game_round where closed_at is null and overdue_at is not null\n           and (overdue_at, provider, round, player_id) < ($3::timestamptz, $4::text, $5::text, $6::bigint)\n         order by overdue_at desc, provider desc, round desc, player_id desc offset $1 limit $2': {
    readonly row: {
      readonly provider: string;
      readonly round: string;
      readonly player: number;
      readonly title: string;
      readonly maker: string;
      readonly bets: number;
      readonly staked: Paise;
      readonly won: Paise;
      readonly openedAt: Date;
      readonly overdueAt: Date;
      readonly closedAt: Date | null;
      readonly closedBy: 'provider' | 'rule' | 'desk' | null;
    };
    readonly parameters: readonly [
      number | null,
      number | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
      string | null,
      number | null,
    ];
  };
  'select provider, round, player_id as player, title, maker, bets, staked, won, opened_at as "openedAt",\n  overdue_at as "overdueAt", closed_at as "closedAt", closed_by as "closedBy" from game_round where closed_at is null and overdue_at is not null\n           and (overdue_at, provider, round, player_id) > ($3::timestamptz, $4::text, $5::text, $6::bigint)\n         order by overdue_at, provider, round, player_id offset $1 limit $2': {
    readonly row: {
      readonly provider: string;
      readonly round: string;
      readonly player: number;
      readonly title: string;
      readonly maker: string;
      readonly bets: number;
      readonly staked: Paise;
      readonly won: Paise;
      readonly openedAt: Date;
      readonly overdueAt: Date;
      readonly closedAt: Date | null;
      readonly closedBy: 'provider' | 'rule' | 'desk' | null;
    };
    readonly parameters: readonly [
      number | null,
      number | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
      string | null,
      number | null,
    ];
  };
  'select provider, round, player_id as player, title, maker, bets, staked, won, opened_at as "openedAt",\n  overdue_at as "overdueAt", closed_at as "closedAt", closed_by as "closedBy" from game_round where closed_by in (\'rule\', \'desk\')\n     order by closed_at desc, provider, round, player_id limit $1': {
    readonly row: {
      readonly provider: string;
      readonly round: string;
      readonly player: number;
      readonly title: string;
      readonly maker: string;
      readonly bets: number;
      readonly staked: Paise;
      readonly won: Paise;
      readonly openedAt: Date;
      readonly overdueAt: Date | null;
      readonly closedAt: Date | null;
      readonly closedBy: 'provider' | 'rule' | 'desk';
    };
    readonly parameters: readonly [number | null];
  };
  'select provider, round, player_id as player, title, maker, bets, staked, won, opened_at as "openedAt",\n  overdue_at as "overdueAt", closed_at as "closedAt", closed_by as "closedBy" from game_round where provider = $1 and round = $2 and player_id = $3 for no key update': {
    readonly row: {
      readonly provider: string;
      readonly round: string;
      readonly player: number;
      readonly title: string;
      readonly maker: string;
      readonly bets: number;
      readonly staked: Paise;
      readonly won: Paise;
      readonly openedAt: Date;
      readonly overdueAt: Date | null;
      readonly closedAt: Date | null;
      readonly closedBy: 'provider' | 'rule' | 'desk' | null;
    };
    readonly parameters: readonly [string, string, number];
  };
  'select provider, sealed from studio_key for no key update': {
    readonly row: { readonly provider: string; readonly sealed: Uint8Array };
    readonly parameters: readonly [];
  };
  'select quiet from player where id = $1': {
    readonly row: { readonly quiet: string[] };
    readonly parameters: readonly [number];
  };
  'select quotes from provider order by position': {
    readonly row: { readonly quotes: string };
    readonly parameters: readonly [];
  };
  'select r.game, r.began_at as "beganAt", r.state from unnest($1::text[]) as g (game) cross join lateral (\n       select game, began_at, state from studio_table_round where game = g.game order by id desc limit 1) r': {
    readonly row: { readonly game: string; readonly beganAt: Date; readonly state: 'going' | 'over' };
    readonly parameters: readonly [readonly (string | null)[]];
  };
  "select r.game, r.mark from unnest($1::text[]) as g (game) cross join lateral (\n       select id, game, mark from studio_table_round where game = g.game and state = 'over' order by id desc limit $2) r\n     order by r.game, r.id desc": {
    readonly row: { readonly game: string; readonly mark: ColumnTypes['studio_table_round.mark'] | null };
    readonly parameters: readonly [readonly (string | null)[], number | null];
  };
  'select r.id, coalesce(r.withdrawal, r.deposit, \'\') as name, r.asked_by as "askedBy", o.name as asker, r.expires_at as "expiresAt"\n     from desk_request r join desk_operator o on o.id = r.asked_by and o.retired_at is null\n     where coalesce(r.withdrawal, r.deposit) = any($1::text[]) and r.state = \'waiting\' and r.expires_at > $2': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly askedBy: number;
      readonly asker: string;
      readonly expiresAt: Date;
    };
    readonly parameters: readonly [readonly (string | null)[], Date | 'infinity' | '-infinity'];
  };
  'select r.id, r.game, r.chain_id as "chainId", r.position, r.began_at as "beganAt", r.state, r.seed, r.mark,\n    c.ordinal, c.hash, c.salt\n  from studio_table_round r join studio_chain c on c.id = r.chain_id where r.game = $1 and r.state = \'over\' order by r.id desc limit $2': {
    readonly row: {
      readonly id: number;
      readonly game: string;
      readonly chainId: number;
      readonly position: number;
      readonly beganAt: Date;
      readonly state: 'going' | 'over';
      readonly seed: Uint8Array | null;
      readonly mark: ColumnTypes['studio_table_round.mark'] | null;
      readonly ordinal: number;
      readonly hash: string;
      readonly salt: string | null;
    };
    readonly parameters: readonly [string, number | null];
  };
  'select r.id, r.game, r.chain_id as "chainId", r.position, r.began_at as "beganAt", r.state, r.seed, r.mark,\n    c.ordinal, c.hash, c.salt\n  from studio_table_round r join studio_chain c on c.id = r.chain_id where r.game = $1 order by r.id desc limit 1': {
    readonly row: {
      readonly id: number;
      readonly game: string;
      readonly chainId: number;
      readonly position: number;
      readonly beganAt: Date;
      readonly state: 'going' | 'over';
      readonly seed: Uint8Array | null;
      readonly mark: ColumnTypes['studio_table_round.mark'] | null;
      readonly ordinal: number;
      readonly hash: string;
      readonly salt: string | null;
    };
    readonly parameters: readonly [string];
  };
  'select r.id, r.game, r.chain_id as "chainId", r.position, r.began_at as "beganAt", r.state, r.seed, r.mark,\n    c.ordinal, c.hash, c.salt\n  from studio_table_round r join studio_chain c on c.id = r.chain_id where r.id = $1 for share of r': {
    readonly row: {
      readonly id: number;
      readonly game: string;
      readonly chainId: number;
      readonly position: number;
      readonly beganAt: Date;
      readonly state: 'going' | 'over';
      readonly seed: Uint8Array | null;
      readonly mark: ColumnTypes['studio_table_round.mark'] | null;
      readonly ordinal: number;
      readonly hash: string;
      readonly salt: string | null;
    };
    readonly parameters: readonly [number];
  };
  "select r.id, r.kind, r.player_id as player, r.account, r.amount, r.campaign, r.market, r.outcome, r.seen,\n  r.settled_before as \"settledBefore\", r.provider, r.subject,\n  coalesce(r.reason, '') as reason, r.asked_by as \"askedBy\", o.name as asker, r.asked_at as \"askedAt\", r.expires_at as \"expiresAt\",\n  case when r.state = 'waiting' and r.expires_at <= $1 then 'expired' else r.state end as state, d.name as decider, r.decided_at as \"decidedAt\", r.why from desk_request r join desk_operator o on o.id = r.asked_by left join desk_operator d on d.id = r.decided_by where r.kind not in ('withdrawal', 'failure', 'deposit') and ($2::text is null or case when r.state = 'waiting' and r.expires_at <= $1 then 'expired' else r.state end = $2) and ($3::text is null or r.market = $3) and r.id < $4 order by r.id desc offset $5 limit $6": {
    readonly row: {
      readonly id: number;
      readonly kind:
        | 'correction'
        | 'withdrawal'
        | 'deposit'
        | 'bonus'
        | 'market'
        | 'commission'
        | 'win'
        | 'debt'
        | 'stakes'
        | 'key'
        | 'most-win'
        | 'document'
        | 'release'
        | 'refusal'
        | 'failure';
      readonly player: number | null;
      readonly account: 'cash' | 'coins' | null;
      readonly amount: Paise | null;
      readonly campaign: string | null;
      readonly market: string | null;
      readonly outcome: string | null;
      readonly seen: number | null;
      readonly settledBefore: Date | null;
      readonly provider: string | null;
      readonly subject: string | null;
      readonly reason: string;
      readonly askedBy: number;
      readonly asker: string;
      readonly askedAt: Date;
      readonly expiresAt: Date;
      readonly state: 'expired' | 'waiting' | 'done' | 'declined';
      readonly decider: string | null;
      readonly decidedAt: Date | null;
      readonly why: string | null;
    };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity',
      string | null,
      string | null,
      number,
      number | null,
      number | null,
    ];
  };
  "select r.id, r.kind, r.player_id as player, r.account, r.amount, r.campaign, r.market, r.outcome, r.seen,\n  r.settled_before as \"settledBefore\", r.provider, r.subject,\n  coalesce(r.reason, '') as reason, r.asked_by as \"askedBy\", o.name as asker, r.asked_at as \"askedAt\", r.expires_at as \"expiresAt\",\n  case when r.state = 'waiting' and r.expires_at <= $1 then 'expired' else r.state end as state, d.name as decider, r.decided_at as \"decidedAt\", r.why from desk_request r join desk_operator o on o.id = r.asked_by left join desk_operator d on d.id = r.decided_by where r.kind not in ('withdrawal', 'failure', 'deposit') and ($2::text is null or case when r.state = 'waiting' and r.expires_at <= $1 then 'expired' else r.state end = $2) and ($3::text is null or r.market = $3) and r.id > $4 order by r.id offset $5 limit $6": {
    readonly row: {
      readonly id: number;
      readonly kind:
        | 'correction'
        | 'withdrawal'
        | 'deposit'
        | 'bonus'
        | 'market'
        | 'commission'
        | 'win'
        | 'debt'
        | 'stakes'
        | 'key'
        | 'most-win'
        | 'document'
        | 'release'
        | 'refusal'
        | 'failure';
      readonly player: number | null;
      readonly account: 'cash' | 'coins' | null;
      readonly amount: Paise | null;
      readonly campaign: string | null;
      readonly market: string | null;
      readonly outcome: string | null;
      readonly seen: number | null;
      readonly settledBefore: Date | null;
      readonly provider: string | null;
      readonly subject: string | null;
      readonly reason: string;
      readonly askedBy: number;
      readonly asker: string;
      readonly askedAt: Date;
      readonly expiresAt: Date;
      readonly state: 'expired' | 'waiting' | 'done' | 'declined';
      readonly decider: string | null;
      readonly decidedAt: Date | null;
      readonly why: string | null;
    };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity',
      string | null,
      string | null,
      number,
      number | null,
      number | null,
    ];
  };
  "select r.id, r.kind, r.player_id as player, r.account, r.amount, r.campaign, r.market, r.outcome, r.seen,\n  r.settled_before as \"settledBefore\", r.provider, r.subject,\n  coalesce(r.reason, '') as reason, r.asked_by as \"askedBy\", o.name as asker, r.asked_at as \"askedAt\", r.expires_at as \"expiresAt\",\n  case when r.state = 'waiting' and r.expires_at <= $1 then 'expired' else r.state end as state, d.name as decider, r.decided_at as \"decidedAt\", r.why from desk_request r join desk_operator o on o.id = r.asked_by left join desk_operator d on d.id = r.decided_by where r.kind not in ('withdrawal', 'failure', 'deposit') and r.id = $2": {
    readonly row: {
      readonly id: number;
      readonly kind:
        | 'correction'
        | 'withdrawal'
        | 'deposit'
        | 'bonus'
        | 'market'
        | 'commission'
        | 'win'
        | 'debt'
        | 'stakes'
        | 'key'
        | 'most-win'
        | 'document'
        | 'release'
        | 'refusal'
        | 'failure';
      readonly player: number | null;
      readonly account: 'cash' | 'coins' | null;
      readonly amount: Paise | null;
      readonly campaign: string | null;
      readonly market: string | null;
      readonly outcome: string | null;
      readonly seen: number | null;
      readonly settledBefore: Date | null;
      readonly provider: string | null;
      readonly subject: string | null;
      readonly reason: string;
      readonly askedBy: number;
      readonly asker: string;
      readonly askedAt: Date;
      readonly expiresAt: Date;
      readonly state: 'expired' | 'waiting' | 'done' | 'declined';
      readonly decider: string | null;
      readonly decidedAt: Date | null;
      readonly why: string | null;
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number];
  };
  'select r.id, r.kind, r.player_id as player, r.account, r.amount, r.campaign, r.market, r.outcome, r.seen,\n  r.settled_before as "settledBefore", r.provider, r.subject,\n  coalesce(r.reason, \'\') as reason, r.asked_by as "askedBy", o.name as asker, r.asked_at as "askedAt", r.expires_at as "expiresAt",\n  case when r.state = \'waiting\' and r.expires_at <= $1 then \'expired\' else r.state end as state, d.name as decider, r.decided_at as "decidedAt", r.why from desk_request r join desk_operator o on o.id = r.asked_by left join desk_operator d on d.id = r.decided_by where r.state = \'waiting\' and r.expires_at > $1 and r.kind = any($2::text[])\n     order by r.id desc limit $3': {
    readonly row: {
      readonly id: number;
      readonly kind:
        | 'correction'
        | 'withdrawal'
        | 'deposit'
        | 'bonus'
        | 'market'
        | 'commission'
        | 'win'
        | 'debt'
        | 'stakes'
        | 'key'
        | 'most-win'
        | 'document'
        | 'release'
        | 'refusal'
        | 'failure';
      readonly player: number | null;
      readonly account: 'cash' | 'coins' | null;
      readonly amount: Paise | null;
      readonly campaign: string | null;
      readonly market: string | null;
      readonly outcome: string | null;
      readonly seen: number | null;
      readonly settledBefore: Date | null;
      readonly provider: string | null;
      readonly subject: string | null;
      readonly reason: string;
      readonly askedBy: number;
      readonly asker: string;
      readonly askedAt: Date;
      readonly expiresAt: Date;
      readonly state: 'expired' | 'waiting' | 'done' | 'declined';
      readonly decider: string | null;
      readonly decidedAt: Date | null;
      readonly why: string | null;
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', readonly (string | null)[], number | null];
  };
  'select r.id, r.player_id as player, r.at as "joinedAt", turnover, "netLoss", earned,\n       (select count(*) from referral below where below.referrer_id = r.player_id) as children\n     from referral r,\n       lateral (select coalesce(sum(c.stake), 0)::bigint as turnover, coalesce(sum(c.lost), 0)::bigint as "netLoss",\n  coalesce(sum(c.amount), 0)::bigint as earned from referral_commission c where c.earner_id = $1 and c.child_id = r.player_id) as sums\n     where r.referrer_id = $2 order by turnover desc, r.id limit $3 offset $4': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly joinedAt: Date;
      readonly turnover: Paise;
      readonly netLoss: Paise;
      readonly earned: Paise;
      readonly children: number;
    };
    readonly parameters: readonly [number, number, number | null, number | null];
  };
  'select r.id, r.player_id as player, s.turnover, s."netLoss", s.earned, s.held, s."refusedAt", s.why from (select child_id, h.reason as held, c.refused_at as "refusedAt", c.refused_why as why, coalesce(sum(stake), 0)::bigint as turnover, coalesce(sum(lost), 0)::bigint as "netLoss",\n    coalesce(sum(amount), 0)::bigint as earned\n  from referral_commission c left join (select coalesce(line, 0) as line, reason from commission_held(array[$1::bigint], null, $2)) h on h.line = c.id\n  where earner_id = $1 and paid_at is not distinct from $3 and ($3::timestamptz is not null or case when c.refused_at is not null then \'refused\' when h.line is not null then \'held\' else \'open\' end = $4::text)\n  group by child_id, h.reason, c.refused_at, c.refused_why) s\n     join referral r on r.player_id = s.child_id order by s.earned desc, r.id, s.held, s."refusedAt" limit $5 offset $6': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly turnover: Paise;
      readonly netLoss: Paise;
      readonly earned: Paise;
      readonly held: ColumnTypes['commission_held.reason'] | null;
      readonly refusedAt: Date | null;
      readonly why: string | null;
    };
    readonly parameters: readonly [
      number,
      Date | 'infinity' | '-infinity' | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
      number | null,
      number | null,
    ];
  };
  'select r.id, r.provider, r.game, r.player, r.ref, r.nonce, r.engine, r.model, r.bet, r.moves, r.stake, r.pays,\n    r.most_win as "mostWin", r.state, r.is_abandoned as "isAbandoned", r.wallet_token as "walletToken", r.began_at as "beganAt", r.moved_at as "movedAt", s.server_seed as server, s.client_seed as client,\n    s.revealed_at as "revealedAt"\n  from studio_round r join studio_seed s on s.id = r.seed_id where r.id = $1': {
    readonly row: {
      readonly id: string;
      readonly provider: string;
      readonly game: string;
      readonly player: string;
      readonly ref: string;
      readonly nonce: number;
      readonly engine: string;
      readonly model: string | null;
      readonly bet: ColumnTypes['studio_round.bet'];
      readonly moves: ColumnTypes['studio_round.moves'];
      readonly stake: Paise;
      readonly pays: Paise | null;
      readonly mostWin: Paise;
      readonly state: 'staking' | 'open' | 'over' | 'undone';
      readonly isAbandoned: boolean;
      readonly walletToken: string;
      readonly beganAt: Date;
      readonly movedAt: Date;
      readonly server: Uint8Array;
      readonly client: string;
      readonly revealedAt: Date | null;
    };
    readonly parameters: readonly [string];
  };
  'select r.id, r.provider, r.game, r.player, r.ref, r.nonce, r.engine, r.model, r.bet, r.moves, r.stake, r.pays,\n    r.most_win as "mostWin", r.state, r.is_abandoned as "isAbandoned", r.wallet_token as "walletToken", r.began_at as "beganAt", r.moved_at as "movedAt", s.server_seed as server, s.client_seed as client,\n    s.revealed_at as "revealedAt"\n  from studio_round r join studio_seed s on s.id = r.seed_id where r.id = $1 for update of r': {
    readonly row: {
      readonly id: string;
      readonly provider: string;
      readonly game: string;
      readonly player: string;
      readonly ref: string;
      readonly nonce: number;
      readonly engine: string;
      readonly model: string | null;
      readonly bet: ColumnTypes['studio_round.bet'];
      readonly moves: ColumnTypes['studio_round.moves'];
      readonly stake: Paise;
      readonly pays: Paise | null;
      readonly mostWin: Paise;
      readonly state: 'staking' | 'open' | 'over' | 'undone';
      readonly isAbandoned: boolean;
      readonly walletToken: string;
      readonly beganAt: Date;
      readonly movedAt: Date;
      readonly server: Uint8Array;
      readonly client: string;
      readonly revealedAt: Date | null;
    };
    readonly parameters: readonly [string];
  };
  'select r.id, r.provider, r.game, r.player, r.ref, r.nonce, r.engine, r.model, r.bet, r.moves, r.stake, r.pays,\n    r.most_win as "mostWin", r.state, r.is_abandoned as "isAbandoned", r.wallet_token as "walletToken", r.began_at as "beganAt", r.moved_at as "movedAt", s.server_seed as server, s.client_seed as client,\n    s.revealed_at as "revealedAt"\n  from studio_round r join studio_seed s on s.id = r.seed_id where r.id = $1 for update of r skip locked': {
    readonly row: {
      readonly id: string;
      readonly provider: string;
      readonly game: string;
      readonly player: string;
      readonly ref: string;
      readonly nonce: number;
      readonly engine: string;
      readonly model: string | null;
      readonly bet: ColumnTypes['studio_round.bet'];
      readonly moves: ColumnTypes['studio_round.moves'];
      readonly stake: Paise;
      readonly pays: Paise | null;
      readonly mostWin: Paise;
      readonly state: 'staking' | 'open' | 'over' | 'undone';
      readonly isAbandoned: boolean;
      readonly walletToken: string;
      readonly beganAt: Date;
      readonly movedAt: Date;
      readonly server: Uint8Array;
      readonly client: string;
      readonly revealedAt: Date | null;
    };
    readonly parameters: readonly [string];
  };
  'select r.id, r.provider, r.game, r.player, r.ref, r.nonce, r.engine, r.model, r.bet, r.moves, r.stake, r.pays,\n    r.most_win as "mostWin", r.state, r.is_abandoned as "isAbandoned", r.wallet_token as "walletToken", r.began_at as "beganAt", r.moved_at as "movedAt", s.server_seed as server, s.client_seed as client,\n    s.revealed_at as "revealedAt"\n  from studio_round r join studio_seed s on s.id = r.seed_id where r.player = $1 and r.game = $2 and r.provider = $3 and r.ref = $4': {
    readonly row: {
      readonly id: string;
      readonly provider: string;
      readonly game: string;
      readonly player: string;
      readonly ref: string;
      readonly nonce: number;
      readonly engine: string;
      readonly model: string | null;
      readonly bet: ColumnTypes['studio_round.bet'];
      readonly moves: ColumnTypes['studio_round.moves'];
      readonly stake: Paise;
      readonly pays: Paise | null;
      readonly mostWin: Paise;
      readonly state: 'staking' | 'open' | 'over' | 'undone';
      readonly isAbandoned: boolean;
      readonly walletToken: string;
      readonly beganAt: Date;
      readonly movedAt: Date;
      readonly server: Uint8Array;
      readonly client: string;
      readonly revealedAt: Date | null;
    };
    readonly parameters: readonly [string, string, string, string];
  };
  'select r.id, r.provider, r.game, r.player, r.ref, r.nonce, r.engine, r.model, r.bet, r.moves, r.stake, r.pays,\n    r.most_win as "mostWin", r.state, r.is_abandoned as "isAbandoned", r.wallet_token as "walletToken", r.began_at as "beganAt", r.moved_at as "movedAt", s.server_seed as server, s.client_seed as client,\n    s.revealed_at as "revealedAt"\n  from studio_round r join studio_seed s on s.id = r.seed_id where r.player = $1 and r.game = $2 and r.provider = $3 and r.state = \'over\' order by r.began_at desc, r.seed_id desc, r.nonce desc limit $4': {
    readonly row: {
      readonly id: string;
      readonly provider: string;
      readonly game: string;
      readonly player: string;
      readonly ref: string;
      readonly nonce: number;
      readonly engine: string;
      readonly model: string | null;
      readonly bet: ColumnTypes['studio_round.bet'];
      readonly moves: ColumnTypes['studio_round.moves'];
      readonly stake: Paise;
      readonly pays: Paise | null;
      readonly mostWin: Paise;
      readonly state: 'staking' | 'open' | 'over' | 'undone';
      readonly isAbandoned: boolean;
      readonly walletToken: string;
      readonly beganAt: Date;
      readonly movedAt: Date;
      readonly server: Uint8Array;
      readonly client: string;
      readonly revealedAt: Date | null;
    };
    readonly parameters: readonly [string, string, string, number | null];
  };
  'select r.id, r.provider, r.game, r.player, r.ref, r.nonce, r.engine, r.model, r.bet, r.moves, r.stake, r.pays,\n    r.most_win as "mostWin", r.state, r.is_abandoned as "isAbandoned", r.wallet_token as "walletToken", r.began_at as "beganAt", r.moved_at as "movedAt", s.server_seed as server, s.client_seed as client,\n    s.revealed_at as "revealedAt"\n  from studio_round r join studio_seed s on s.id = r.seed_id where r.player = $1 and r.game = $2 and r.provider = $3 and r.state in (\'staking\', \'open\')': {
    readonly row: {
      readonly id: string;
      readonly provider: string;
      readonly game: string;
      readonly player: string;
      readonly ref: string;
      readonly nonce: number;
      readonly engine: string;
      readonly model: string | null;
      readonly bet: ColumnTypes['studio_round.bet'];
      readonly moves: ColumnTypes['studio_round.moves'];
      readonly stake: Paise;
      readonly pays: Paise | null;
      readonly mostWin: Paise;
      readonly state: 'staking' | 'open' | 'over' | 'undone';
      readonly isAbandoned: boolean;
      readonly walletToken: string;
      readonly beganAt: Date;
      readonly movedAt: Date;
      readonly server: Uint8Array;
      readonly client: string;
      readonly revealedAt: Date | null;
    };
    readonly parameters: readonly [string, string, string];
  };
  'select r.round, r.title as game, r.maker, r.bets, r.staked, r.won, r.opened_at as "openedAt", r.closed_at as "closedAt", r.details\n     from wallet_transaction t join game_round r on r.provider = t.provider and r.round = t.round and r.player_id = t.player_id\n     where t.id = $1 and t.player_id = $2': {
    readonly row: {
      readonly round: string;
      readonly game: string;
      readonly maker: string;
      readonly bets: number;
      readonly staked: Paise;
      readonly won: Paise;
      readonly openedAt: Date;
      readonly closedAt: Date | null;
      readonly details: unknown;
    };
    readonly parameters: readonly [number, number];
  };
  'select r.seed, r.position, c.hash, c.salt from studio_table_round r join studio_chain c on c.id = r.chain_id\n     where r.id = $1': {
    readonly row: {
      readonly seed: Uint8Array | null;
      readonly position: number;
      readonly hash: string;
      readonly salt: string | null;
    };
    readonly parameters: readonly [number];
  };
  'select rate from commission_rate where player_id = $1': {
    readonly row: { readonly rate: number };
    readonly parameters: readonly [number];
  };
  'select reference from deposit where player_id = $1 order by id limit 1': {
    readonly row: { readonly reference: string };
    readonly parameters: readonly [number];
  };
  'select reference, amount from deposit where player_id = $1': {
    readonly row: { readonly reference: string; readonly amount: Paise };
    readonly parameters: readonly [number];
  };
  'select reference, product, stake, at_risk, result from wager order by reference': {
    readonly row: {
      readonly reference: string;
      readonly product: 'match_odds' | 'bookmaker' | 'fancy' | 'slots' | 'live' | 'crash';
      readonly stake: Paise;
      readonly at_risk: Paise;
      readonly result: Paise;
    };
    readonly parameters: readonly [];
  };
  'select remote, version from release_report where day > $1 group by remote, version order by max(day), sum(count)': {
    readonly row: { readonly remote: string; readonly version: string };
    readonly parameters: readonly [string];
  };
  'select remote, version, name, cause, error, route, frames, sum(count)::float8 as count from release_trace\n     where day > $1 group by remote, version, name, cause, error, route, frames\n     order by sum(count) desc, remote, version, name, route, frames limit $2': {
    readonly row: {
      readonly remote: string;
      readonly version: string;
      readonly name: string;
      readonly cause: string;
      readonly error: string;
      readonly route: string;
      readonly frames: string;
      readonly count: number;
    };
    readonly parameters: readonly [string, number | null];
  };
  'select removed_at as removed from bank_detail where player_id = $1': {
    readonly row: { readonly removed: Date | null };
    readonly parameters: readonly [number];
  };
  'select request_hash as hash, answer from client_request where player_id = $1 and client_ref = $2': {
    readonly row: { readonly hash: Uint8Array; readonly answer: unknown };
    readonly parameters: readonly [number, string];
  };
  'select restrictions from player where id = $1': {
    readonly row: { readonly restrictions: ColumnTypes['player.restrictions'] };
    readonly parameters: readonly [number];
  };
  'select restrictions from player where id = $1 ': {
    readonly row: { readonly restrictions: ColumnTypes['player.restrictions'] };
    readonly parameters: readonly [number];
  };
  'select restrictions from player where id = $1 for no key update': {
    readonly row: { readonly restrictions: ColumnTypes['player.restrictions'] };
    readonly parameters: readonly [number];
  };
  'select round, game from game_round order by opened_at, round': {
    readonly row: { readonly round: string; readonly game: string | null };
    readonly parameters: readonly [];
  };
  'select round, unfinished, closed_by, overdue_at, sealed_at, staked, won from game_round order by round desc': {
    readonly row: {
      readonly round: string;
      readonly unfinished: 'lost' | 'provider';
      readonly closed_by: 'provider' | 'rule' | 'desk' | null;
      readonly overdue_at: Date | null;
      readonly sealed_at: Date | null;
      readonly staked: Paise;
      readonly won: Paise;
    };
    readonly parameters: readonly [];
  };
  'select runner_id as runner, price from bet where player_id = $1': {
    readonly row: { readonly runner: string; readonly price: ColumnTypes['bet.price'] };
    readonly parameters: readonly [number];
  };
  'select runners from market where id = $1': {
    readonly row: { readonly runners: ColumnTypes['market.runners'] };
    readonly parameters: readonly [string];
  };
  'select s.id, s.device, s.created_at as "signedInAt", coalesce(s.seen_at, s.created_at) as "seenAt",\n       s.id = $2::bigint as "isThis", s.network is not distinct from t.network and s.network is not null as "isSameNetwork"\n     from session s join session t on t.id = $2 join player p on p.id = s.player_id\n     where s.player_id = $1 and s.revoked_at is null and s.expires_at > $3 and (not p.is_demo or s.id = $2)\n     order by "isThis" desc, "seenAt" desc, s.id desc limit 50': {
    readonly row: {
      readonly id: number;
      readonly device: ColumnTypes['session.device'] | null;
      readonly signedInAt: Date;
      readonly seenAt: Date;
      readonly isThis: boolean;
      readonly isSameNetwork: boolean;
    };
    readonly parameters: readonly [number, number, Date | 'infinity' | '-infinity'];
  };
  'select sealed, salt from studio_chain where id = $1': {
    readonly row: { readonly sealed: Uint8Array; readonly salt: string | null };
    readonly parameters: readonly [number];
  };
  'select server_seed as server, client_seed as client from studio_seed where player = $1 and revealed_at is null': {
    readonly row: { readonly server: Uint8Array; readonly client: string };
    readonly parameters: readonly [string];
  };
  "select set_config('lock_timeout', $1, true)": {
    readonly row: { readonly set_config: string | null };
    readonly parameters: readonly [string | null];
  };
  'select stake from bet where player_id = $1 and cash_out is not null': {
    readonly row: { readonly stake: Paise };
    readonly parameters: readonly [number];
  };
  'select stake, at_risk as "atRisk", result from wager where player_id = $1': {
    readonly row: { readonly stake: Paise; readonly atRisk: Paise; readonly result: Paise };
    readonly parameters: readonly [number];
  };
  'select stake, at_risk as risk, result from wager where player_id = $1': {
    readonly row: { readonly stake: Paise; readonly risk: Paise; readonly result: Paise };
    readonly parameters: readonly [number];
  };
  'select stake, at_risk, result from wager where player_id = $1': {
    readonly row: { readonly stake: Paise; readonly at_risk: Paise; readonly result: Paise };
    readonly parameters: readonly [number];
  };
  'select stake, result from wager where player_id = $1': {
    readonly row: { readonly stake: Paise; readonly result: Paise };
    readonly parameters: readonly [number];
  };
  "select state from deposit where 'DP-' || id = $1": {
    readonly row: {
      readonly state: 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired';
    };
    readonly parameters: readonly [string];
  };
  'select state from deposit where id = $1': {
    readonly row: {
      readonly state: 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired';
    };
    readonly parameters: readonly [number];
  };
  'select state from desk_request where id = $1': {
    readonly row: { readonly state: 'waiting' | 'done' | 'declined' | 'expired' };
    readonly parameters: readonly [number];
  };
  'select state from desk_request where withdrawal = $1 order by id desc limit 1': {
    readonly row: { readonly state: 'waiting' | 'done' | 'declined' | 'expired' };
    readonly parameters: readonly [string];
  };
  'select state from studio_round where id = $1': {
    readonly row: { readonly state: 'staking' | 'open' | 'over' | 'undone' };
    readonly parameters: readonly [string];
  };
  "select state from withdrawal where 'WD-' || id = $1": {
    readonly row: { readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled' };
    readonly parameters: readonly [string];
  };
  'select state from withdrawal where id = $1': {
    readonly row: { readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled' };
    readonly parameters: readonly [number];
  };
  'select state, decided_at as "decidedAt" from deposit where id = $1': {
    readonly row: {
      readonly state: 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired';
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [number];
  };
  'select state, reason from deposit where id = $1': {
    readonly row: {
      readonly state: 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired';
      readonly reason: string | null;
    };
    readonly parameters: readonly [number];
  };
  'select status from bet where market_id = $1': {
    readonly row: {
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
    };
    readonly parameters: readonly [string];
  };
  'select status from bet where player_id = $1': {
    readonly row: {
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
    };
    readonly parameters: readonly [number];
  };
  'select status from bet where player_id = $1 order by id': {
    readonly row: {
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
    };
    readonly parameters: readonly [number];
  };
  'select status from kyc_document where id = $1': {
    readonly row: { readonly status: 'pending' | 'approved' | 'declined' };
    readonly parameters: readonly [number];
  };
  'select status from kyc_status($1, $2::date)': {
    readonly row: { readonly status: ColumnTypes['kyc_status.status'] };
    readonly parameters: readonly [number | null, string | null];
  };
  'select status, rest_ended as "restEnded", count(*) as count from bet where market_id = $1 group by 1, 2': {
    readonly row: {
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
      readonly restEnded: 'cancelled' | 'lapsed' | 'rejected' | null;
      readonly count: number;
    };
    readonly parameters: readonly [string];
  };
  "select string_agg(b::text, ' ') as all from bank_detail b": {
    readonly row: { readonly all: string | null };
    readonly parameters: readonly [];
  };
  "select string_agg(k::text, ' ') as all from referral_click k": {
    readonly row: { readonly all: string | null };
    readonly parameters: readonly [];
  };
  "select string_agg(s::text, ' ') as all from setting s": {
    readonly row: { readonly all: string | null };
    readonly parameters: readonly [];
  };
  'select sum(amount)::bigint as sum from ledger_entry': {
    readonly row: { readonly sum: Paise | null };
    readonly parameters: readonly [];
  };
  'select sum(amount)::bigint as sum from referral_payment where player_id = $1': {
    readonly row: { readonly sum: Paise | null };
    readonly parameters: readonly [number];
  };
  "select sum(f.stake * (f.price - 100) / 100)::bigint as profit from bet b join bet_fill f on f.bet_id = b.id\n     where b.player_id = $1 and f.against is null and b.side = 'back'": {
    readonly row: { readonly profit: number | null };
    readonly parameters: readonly [number];
  };
  'select sum(size)::bigint as size from file where player_id = $1': {
    readonly row: { readonly size: number | null };
    readonly parameters: readonly [number];
  };
  "select sum(visits)::bigint as visits from page_visit where page = '/slots'": {
    readonly row: { readonly visits: number | null };
    readonly parameters: readonly [];
  };
  "select t.at, jsonb_agg(jsonb_build_object('player', a.player_id, 'name', a.name, 'amount', e.amount) order by e.id) as entries\n     from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.at = t.at join account a on a.id = e.account_id\n     where t.reference = $1 group by t.id": {
    readonly row: {
      readonly at: Date;
      readonly entries: readonly { readonly player: number | null; readonly name: string; readonly amount: Paise }[];
    };
    readonly parameters: readonly [string];
  };
  'select t.engine, t.model, t.least_stake as "leastStake", t.most_stake as "mostStake", t.most_win as "mostWin",\n       g.rtp, g.min_stake as "leastShown", g.max_stake as "mostShown"\n     from studio_title t join game g on g.code = t.game': {
    readonly row: {
      readonly engine: string;
      readonly model: string | null;
      readonly leastStake: Paise;
      readonly mostStake: Paise;
      readonly mostWin: Paise;
      readonly rtp: string;
      readonly leastShown: Paise;
      readonly mostShown: Paise;
    };
    readonly parameters: readonly [];
  };
  'select t.id, t.reference, e.sum, e.entry\n       from ledger_transaction t cross join lateral (\n         select coalesce(sum(amount), 0)::bigint as sum, coalesce(min(id), 0) as entry from ledger_entry where transaction_id = t.id) as e\n       where t.id > $1 and t.id <= $1 + 10000 order by t.id': {
    readonly row: { readonly id: number; readonly reference: string; readonly sum: Paise; readonly entry: number };
    readonly parameters: readonly [number];
  };
  "select t.kind, e.amount, e.at from ledger_entry e join account a on a.id = e.account_id\n       join ledger_transaction t on t.id = e.transaction_id where a.player_id = $1 and a.name = 'cash'": {
    readonly row: {
      readonly kind: 'sports' | 'casino' | 'deposit' | 'withdrawal' | 'bonus' | 'adjustment';
      readonly amount: Paise;
      readonly at: Date;
    };
    readonly parameters: readonly [number];
  };
  'select t.market_id as market, m.name || \', \' || m.match_name as about, t.player_id as player, t.error, t.tries, t.since,\n       t.again_at as "againAt"\n     from settlement_trouble t join market m on m.id = t.market_id\n     where $3::text is null or t.market_id = $3 order by t.since, t.market_id, t.player_id offset $1 limit $2': {
    readonly row: {
      readonly market: string;
      readonly about: string;
      readonly player: number | null;
      readonly error: string;
      readonly tries: number;
      readonly since: Date;
      readonly againAt: Date;
    };
    readonly parameters: readonly [number | null, number | null, string | null];
  };
  'select t.payment_id as payment, p.amount, t.error, t.tries, t.since, t.again_at as "againAt"\n     from payment_trouble t join fastpay_payment p on p.id = t.payment_id order by t.since, t.payment_id limit $1': {
    readonly row: {
      readonly payment: string;
      readonly amount: Paise;
      readonly error: string;
      readonly tries: number;
      readonly since: Date;
      readonly againAt: Date;
    };
    readonly parameters: readonly [number | null];
  };
  'select t.provider, t.engine from studio_title t join game g on g.code = t.game\n     where t.engine = any($1::text[]) order by t.provider, t.engine': {
    readonly row: { readonly provider: string; readonly engine: string };
    readonly parameters: readonly [readonly (string | null)[]];
  };
  "select t.reference as id, e.amount from ledger_transaction t join ledger_entry e on e.transaction_id = t.id\n     join account a on a.id = e.account_id where t.kind = 'deposit' and a.player_id = $1 order by t.at desc": {
    readonly row: { readonly id: string; readonly amount: Paise };
    readonly parameters: readonly [number];
  };
  "select t.reference, a.name, e.amount from ledger_entry e join account a on a.id = e.account_id\n     join ledger_transaction t on t.id = e.transaction_id where a.player_id = $1 and t.kind = 'sports' order by e.id": {
    readonly row: { readonly reference: string; readonly name: string; readonly amount: Paise };
    readonly parameters: readonly [number];
  };
  "select t.reference, t.title, t.detail, t.state, t.at, e.amount\n     from ledger_entry e join ledger_transaction t on t.id = e.transaction_id\n     where e.player_id = $1 and e.name = 'cash' and e.kind = $2 order by t.at, t.id": {
    readonly row: {
      readonly reference: string;
      readonly title: string;
      readonly detail: string;
      readonly state: string;
      readonly at: Date;
      readonly amount: Paise;
    };
    readonly parameters: readonly [number, string];
  };
  'select t.runner_id as runner, t.side, t.price, t.taken from taken_offer t where t.market_id = $1 and t.priced_at = $2\n     union all\n     select s.runner_id, s.side, null, s.taken from taken_size s where s.market_id = $1 and s.priced_at = $2': {
    readonly row: {
      readonly runner: string;
      readonly side: 'back' | 'lay';
      readonly price: number | null;
      readonly taken: number;
    };
    readonly parameters: readonly [string, number];
  };
  "select t.title, t.detail, t.at, sum(e.amount)::bigint as amount\n     from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.at = t.at\n     where t.reference = $2 and e.player_id = $1 and e.name in ('cash', 'coins') group by t.id": {
    readonly row: { readonly title: string; readonly detail: string; readonly at: Date; readonly amount: Paise };
    readonly parameters: readonly [number, string];
  };
  "select t::text || string_agg(e::text, ';' order by e.id) as line\n     from ledger_transaction t join ledger_entry e on e.transaction_id = t.id\n     where t.id > $1 and t.id <= $2 group by t.id order by t.id": {
    readonly row: { readonly line: string };
    readonly parameters: readonly [number, number];
  };
  "select tablename as name from pg_tables where schemaname = 'public'": {
    readonly row: { readonly name: string | null };
    readonly parameters: readonly [];
  };
  'select taken from collect_debts($1, $2)': {
    readonly row: { readonly taken: Paise };
    readonly parameters: readonly [number | null, Date | 'infinity' | '-infinity' | null];
  };
  'select taken from taken_offer where market_id = $1': {
    readonly row: { readonly taken: number };
    readonly parameters: readonly [string];
  };
  'select taken from taken_size where market_id = $1': {
    readonly row: { readonly taken: number };
    readonly parameters: readonly [string];
  };
  'select term from world': { readonly row: { readonly term: number }; readonly parameters: readonly [] };
  'select term, clock, is_free as "isFree", case when clock > $1 then state end as state from world': {
    readonly row: {
      readonly term: number;
      readonly clock: number;
      readonly isFree: boolean;
      readonly state: string | null;
    };
    readonly parameters: readonly [number];
  };
  'select text, hi from own_text order by text': {
    readonly row: { readonly text: string; readonly hi: string };
    readonly parameters: readonly [];
  };
  'select title from notification where player_id = $1': {
    readonly row: { readonly title: string };
    readonly parameters: readonly [number];
  };
  "select title from notification where player_id = $1 and about_kind = 'kyc' and about_id = $2": {
    readonly row: { readonly title: string };
    readonly parameters: readonly [number, string];
  };
  'select title from notification where player_id = $1 order by id': {
    readonly row: { readonly title: string };
    readonly parameters: readonly [number];
  };
  'select title, about_kind as kind from notification where player_id = $1 order by id limit 1': {
    readonly row: { readonly title: string; readonly kind: string | null };
    readonly parameters: readonly [number];
  };
  'select title, detail, state, reference from ledger_transaction t where exists\n         (select 1 from ledger_entry e where e.transaction_id = t.id and e.player_id = $1) order by id': {
    readonly row: {
      readonly title: string;
      readonly detail: string;
      readonly state: string;
      readonly reference: string;
    };
    readonly parameters: readonly [number];
  };
  'select title, message from notification where player_id = $1': {
    readonly row: { readonly title: string; readonly message: string };
    readonly parameters: readonly [number];
  };
  'select title, message from notification where player_id = $1 order by id desc limit 1': {
    readonly row: { readonly title: string; readonly message: string };
    readonly parameters: readonly [number];
  };
  'select title, message, status from notification where player_id = $1 order by id': {
    readonly row: {
      readonly title: string;
      readonly message: string;
      readonly status: 'success' | 'error' | 'info' | 'warning';
    };
    readonly parameters: readonly [number];
  };
  'select title, message, status, about_kind as kind from notification where id = $1': {
    readonly row: {
      readonly title: string;
      readonly message: string;
      readonly status: 'success' | 'error' | 'info' | 'warning';
      readonly kind: string | null;
    };
    readonly parameters: readonly [number];
  };
  "select to_char((h.at at time zone 'UTC') + interval '5 hours 30 minutes', 'YYYY-MM-01') as period, sum(h.amount)::bigint as net\n     from ledger_entry h join account a on a.id = h.account_id and a.name = 'commission' and a.player_id is null\n     join ledger_entry e on e.transaction_id = h.transaction_id and e.at = h.at and e.name = 'cash'\n     join player p on p.id = e.player_id and p.is_demo group by 1 order by 1 desc": {
    readonly row: { readonly period: string; readonly net: Paise };
    readonly parameters: readonly [];
  };
  "select to_char(d.day, 'YYYY-MM-DD') as day, d.kind, d.gained - d.given as amount, d.entries,\n       case d.kind when 'sports' then 2 else 1 end as id\n     from ledger_day d cross join lateral (select (d.day + 1)::timestamp at time zone 'Asia/Kolkata' - interval '1 millisecond' as at) e\n     where d.player_id = $1 and d.name = 'cash' and d.kind in ('sports', 'casino')\n       and (e.at, case d.kind when 'sports' then 2 else 1 end) < ($2::timestamptz, $3::bigint)\n     order by d.day desc, d.kind desc limit $4": {
    readonly row: {
      readonly day: string;
      readonly kind: ColumnTypes['ledger_day.kind'];
      readonly amount: Paise;
      readonly entries: number;
      readonly id: number;
    };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, number | null, number | null];
  };
  "select to_char(date_trunc($2, day), 'YYYY-MM-DD') as period, kind, sum(gained)::bigint as gained, sum(given)::bigint as given from ledger_day\n     where player_id = $1 and name = 'cash' and day >= $3::text::date group by 1, 2": {
    readonly row: {
      readonly period: string;
      readonly kind: ColumnTypes['ledger_day.kind'];
      readonly gained: Paise;
      readonly given: Paise;
    };
    readonly parameters: readonly [number, string, string];
  };
  "select to_char(date_trunc($2, day), 'YYYY-MM-DD') as period, sum(commission)::bigint as commission from commission_day\n     where player_id = $1 and day >= $3::text::date group by 1": {
    readonly row: { readonly period: string; readonly commission: Paise };
    readonly parameters: readonly [number, string, string];
  };
  "select to_char(date_trunc($2, day), 'YYYY-MM-DD') as period, sum(settled)::bigint as settled from stake_day\n     where player_id = $1 and day >= $3::text::date group by 1": {
    readonly row: { readonly period: string; readonly settled: Paise };
    readonly parameters: readonly [number, string, string];
  };
  "select to_regclass('half') as half": { readonly row: { readonly half: unknown }; readonly parameters: readonly [] };
  "select to_regclass('migration') is not null as exists": {
    readonly row: { readonly exists: boolean };
    readonly parameters: readonly [];
  };
  'select transaction from studio_order where done_at is null and next_at <= $1 order by next_at limit $2': {
    readonly row: { readonly transaction: string };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number | null];
  };
  'select transaction from wallet_transaction where player_id = $1 order by id': {
    readonly row: { readonly transaction: string };
    readonly parameters: readonly [number];
  };
  'select transaction, answer from wallet_transaction order by id': {
    readonly row: { readonly transaction: string; readonly answer: unknown };
    readonly parameters: readonly [];
  };
  'select transaction_id as transaction, player_id as player from held_win where id = $1': {
    readonly row: { readonly transaction: number; readonly player: number };
    readonly parameters: readonly [number];
  };
  'select tries, done_at as "doneAt", trouble from studio_order where transaction = $1': {
    readonly row: { readonly tries: number; readonly doneAt: Date | null; readonly trouble: string | null };
    readonly parameters: readonly [string];
  };
  'select type, bytes, is_sealed as "isSealed", player_id as player from file where id = $1 and named_at is not null': {
    readonly row: {
      readonly type: ColumnTypes['file.type'];
      readonly bytes: Uint8Array;
      readonly isSealed: boolean;
      readonly player: number;
    };
    readonly parameters: readonly [string];
  };
  'select type, label, fields from kyc_document_type where is_open order by position, type': {
    readonly row: {
      readonly type: string;
      readonly label: string;
      readonly fields: ColumnTypes['kyc_document_type.fields'];
    };
    readonly parameters: readonly [];
  };
  'select type, label, is_open as "isOpen" from kyc_document_type order by position, type': {
    readonly row: { readonly type: string; readonly label: string; readonly isOpen: boolean };
    readonly parameters: readonly [];
  };
  'select used_of($1, $2, $3) as used': {
    readonly row: { readonly used: number | null };
    readonly parameters: readonly [number | null, string | null, Date | 'infinity' | '-infinity' | null];
  };
  'select used_seconds as "usedSeconds", check_minutes as "checkMinutes" from play_of($1, $2)': {
    readonly row: {
      readonly usedSeconds: ColumnTypes['play_of.used_seconds'];
      readonly checkMinutes: ColumnTypes['play_of.check_minutes'];
    };
    readonly parameters: readonly [number | null, Date | 'infinity' | '-infinity' | null];
  };
  'select username from player where id = $1': {
    readonly row: { readonly username: string };
    readonly parameters: readonly [number];
  };
  'select username, mobile from player where id = $1': {
    readonly row: { readonly username: string; readonly mobile: string };
    readonly parameters: readonly [number];
  };
  "select value from app_detail where organisation = $1 and key = 'OTP_FLAG'": {
    readonly row: { readonly value: unknown };
    readonly parameters: readonly [string];
  };
  'select value from setting where key = $1': {
    readonly row: { readonly value: unknown };
    readonly parameters: readonly [string];
  };
  "select value from setting where key = 'desk-password'": {
    readonly row: { readonly value: unknown };
    readonly parameters: readonly [];
  };
  "select value from setting where key = 'referral'": {
    readonly row: { readonly value: unknown };
    readonly parameters: readonly [];
  };
  'select version, net, commission, rate from market_settlement\n       where market_id = $1 and player_id = $2 and version <= $3 order by version desc limit 2': {
    readonly row: { readonly version: number; readonly net: Paise; readonly commission: Paise; readonly rate: number };
    readonly parameters: readonly [string, number, number];
  };
  'select version, net, commission, rate from market_settlement where market_id = $1 order by version, player_id': {
    readonly row: { readonly version: number; readonly net: Paise; readonly commission: Paise; readonly rate: number };
    readonly parameters: readonly [string];
  };
  'select w.id, w.player_id as player, w.destination as way, w.amount, w.state, w.utr as reference, w.created_at as at,\n  w.decided_at as "decidedAt" from withdrawal w where ($1::text is null or w.state = $1) and ($2::text is null or w.method = $2)\n  and ($3::bigint is null or w.player_id = $3) and ($4::bigint is null or w.amount >= $4) and ($5::bigint is null or w.amount <= $5)\n  and ($6::text is null or upper(w.utr) = upper($6) or w.id = $7::bigint) and w.created_at <= $8\n       order by case when $9 then w.amount end desc nulls last, w.id offset $10 limit $11': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly way: string;
      readonly amount: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly reference: string | null;
      readonly at: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [
      string | null,
      string | null,
      number | null,
      number | null,
      number | null,
      string | null,
      number | null,
      Date | 'infinity' | '-infinity',
      boolean | null,
      number | null,
      number | null,
    ];
  };
  'select w.id, w.player_id as player, w.destination as way, w.amount, w.state, w.utr as reference, w.created_at as at,\n  w.decided_at as "decidedAt" from withdrawal w where ($1::text is null or w.state = $1) and ($2::text is null or w.method = $2)\n  and ($3::bigint is null or w.player_id = $3) and ($4::bigint is null or w.amount >= $4) and ($5::bigint is null or w.amount <= $5)\n  and ($6::text is null or upper(w.utr) = upper($6) or w.id = $7::bigint) and w.created_at <= $8 and w.id < $9 order by w.id desc offset $10 limit $11': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly way: string;
      readonly amount: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly reference: string | null;
      readonly at: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [
      string | null,
      string | null,
      number | null,
      number | null,
      number | null,
      string | null,
      number | null,
      Date | 'infinity' | '-infinity',
      number,
      number | null,
      number | null,
    ];
  };
  'select w.id, w.player_id as player, w.destination as way, w.amount, w.state, w.utr as reference, w.created_at as at,\n  w.decided_at as "decidedAt" from withdrawal w where ($1::text is null or w.state = $1) and ($2::text is null or w.method = $2)\n  and ($3::bigint is null or w.player_id = $3) and ($4::bigint is null or w.amount >= $4) and ($5::bigint is null or w.amount <= $5)\n  and ($6::text is null or upper(w.utr) = upper($6) or w.id = $7::bigint) and w.created_at <= $8 and w.id > $9 order by w.id offset $10 limit $11': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly way: string;
      readonly amount: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly reference: string | null;
      readonly at: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [
      string | null,
      string | null,
      number | null,
      number | null,
      number | null,
      string | null,
      number | null,
      Date | 'infinity' | '-infinity',
      number,
      number | null,
      number | null,
    ];
  };
  'select w.reference, c.at_risk, c.counted from bonus_wager c join wager w on w.id = c.wager_id order by 1': {
    readonly row: { readonly reference: string; readonly at_risk: Paise; readonly counted: Paise };
    readonly parameters: readonly [];
  };
  'select w.reference, c.stake, c.lost, c.amount, c.paid_at is not null as paid\n     from referral_commission c join wager w on w.id = c.wager_id order by 1, 4': {
    readonly row: {
      readonly reference: string;
      readonly stake: Paise;
      readonly lost: Paise;
      readonly amount: Paise;
      readonly paid: boolean;
    };
    readonly parameters: readonly [];
  };
  'select w.stake, w.at_risk as "atRisk", w.result from wager w where w.player_id = $1 and w.stake > 0': {
    readonly row: { readonly stake: Paise; readonly atRisk: Paise; readonly result: Paise };
    readonly parameters: readonly [number];
  };
  'select wallet_token as "walletToken", game, stake, left_at as "leftAt", pays from studio_ticket\n     where round_id = $1 and state in (\'open\', \'over\') order by stake desc, id limit $2': {
    readonly row: {
      readonly walletToken: string;
      readonly game: string;
      readonly stake: Paise;
      readonly leftAt: number | null;
      readonly pays: Paise | null;
    };
    readonly parameters: readonly [number, number | null];
  };
  'select wallet_token as token from studio_session where game = $1 order by id limit 1': {
    readonly row: { readonly token: string };
    readonly parameters: readonly [string];
  };
  'select what from desk_action where player_id = $1 order by id': {
    readonly row: { readonly what: string };
    readonly parameters: readonly [number];
  };
  'select what from desk_action where player_id = $1 order by id desc limit 1': {
    readonly row: { readonly what: string };
    readonly parameters: readonly [number];
  };
  'select what, after from desk_action where id = $1': {
    readonly row: { readonly what: string; readonly after: string | null };
    readonly parameters: readonly [number];
  };
  'select what, before, after from desk_action order by id desc limit 1': {
    readonly row: { readonly what: string; readonly before: string | null; readonly after: string | null };
    readonly parameters: readonly [];
  };
  'select what, o.name from desk_action a join desk_operator o on o.id = a.operator_id where player_id = $1 order by a.id': {
    readonly row: { readonly what: string; readonly name: string };
    readonly parameters: readonly [number];
  };
  'select withdrawal_moves($1) as moves': {
    readonly row: { readonly moves: string[] | null };
    readonly parameters: readonly [string | null];
  };
  'update announcement set content = $3, content_hi = $4 where organisation = $1 and id = $2 returning 1 as one': {
    readonly row: { readonly one: number };
    readonly parameters: readonly [string, number, string, string | null];
  };
  "update app_detail set value = $1::text::jsonb where organisation = 'stumps' and key = 'BRAND_STATUS'": {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  "update app_detail set value = '0' where key = 'OTP_FLAG'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update app_detail set value = '1' where key = 'OTP_FLAG'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update app_detail set value = to_jsonb($1::text) where key = 'BRAND_STATUS'": {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  "update app_detail set value = to_jsonb('Live'::text) where key = 'BRAND_STATUS'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update app_detail set value = to_jsonb('live'::text) where key = 'BRAND_STATUS'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update app_detail set value = to_jsonb('maintenance'::text) where key = 'BRAND_STATUS'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'update bank_detail b set sealed = n.sealed, fingerprint = n.fingerprint\n         from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as n (id, sealed, fingerprint) where b.id = n.id': {
    readonly row: object;
    readonly parameters: readonly [
      readonly (number | null)[],
      readonly (Uint8Array | null)[],
      readonly (Uint8Array | null)[],
    ];
  };
  'update bank_detail set confirmed_at = $2 where player_id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  'update bank_detail set ifsc = $2, sealed = $3, fingerprint = $4 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, string | null, Uint8Array | null, Uint8Array];
  };
  'update bank_detail set is_default = false where player_id = $1 and is_default': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update bank_detail set is_default = true where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update bank_detail set removed_at = $2, sealed = null, is_default = false where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  'update bank_detail set removed_at = $2, sealed = null, is_default = false where id = any($1::bigint[])': {
    readonly row: object;
    readonly parameters: readonly [readonly (number | null)[], Date | 'infinity' | '-infinity' | null];
  };
  'update banner set position = $2, title = $3, body = $4, action = $5, title_hi = $6, body_hi = $7, action_hi = $8, img_url = $9,\n       target = $10, subject = $11, shown_from = $12, shown_until = $13\n     where organisation = $1 and id = $14 returning 1 as one': {
    readonly row: { readonly one: number };
    readonly parameters: readonly [
      string,
      number,
      string,
      string,
      string,
      string | null,
      string | null,
      string | null,
      string,
      'page' | 'match' | 'sport' | 'game',
      string,
      Date | 'infinity' | '-infinity' | null,
      Date | 'infinity' | '-infinity' | null,
      number,
    ];
  };
  'update bet b set status = r.status, profit = r.profit, version = $4, settled_at = case when r.profit is not null then $5::timestamptz end\n     from unnest($1::bigint[], $2::text[], $3::bigint[]) as r (id, status, profit) where b.id = r.id': {
    readonly row: object;
    readonly parameters: readonly [
      readonly (number | null)[],
      readonly (string | null)[],
      readonly (number | null)[],
      number,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'update bet set created_at = $2 where player_id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'update bet set line = 1 where market_id = $1': { readonly row: object; readonly parameters: readonly [string] };
  'update bet set line = 1 where market_id = any($1::text[])': {
    readonly row: object;
    readonly parameters: readonly [readonly (string | null)[]];
  };
  'update bet set line = 40 where market_id = $1': { readonly row: object; readonly parameters: readonly [string] };
  'update bet set line = null where market_id = $1': { readonly row: object; readonly parameters: readonly [string] };
  'update bet set status = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      'delayed' | 'matched' | 'partial' | 'unmatched' | 'rejected' | 'cancelled' | 'lapsed' | 'won' | 'lost' | 'void',
    ];
  };
  "update bet set status = 'delayed', queue = null where player_id = $1": {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update bet_fill f set against = o.id from bet b, bet o\n     where f.bet_id = b.id and b.market_id = $1 and o.market_id = $1 and o.id <> b.id': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update bonus_campaign set is_open = false': { readonly row: object; readonly parameters: readonly [] };
  'update client_request set answer = $3::text::jsonb where player_id = $1 and client_ref = $2': {
    readonly row: object;
    readonly parameters: readonly [number, string, string | null];
  };
  'update contact_message set answered_at = $2, answer = $3, answered_by = $4 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, string | null, string | null];
  };
  'update debt set forgiven = 0, closed_at = null where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update debt set forgiven = amount, closed_at = at where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update debt set forgiven = forgiven + $2, closed_at = $3 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, number, Date | 'infinity' | '-infinity' | null];
  };
  "update deposit d set state = $2, reason = $3, decided_at = $4 from gateway g\n     where g.code = d.gateway and d.id = $1 and d.state in ('created', 'redirected', 'returned', 'pending') returning d.id, d.player_id as player, d.amount, d.reference, g.name,\n  (select f ->> 'label' from jsonb_array_elements(d.fields) f where f ->> 'name' = 'reference') as label": {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly amount: Paise;
      readonly reference: string;
      readonly name: string;
      readonly label: string | null;
    };
    readonly parameters: readonly [
      number,
      'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired',
      string | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  "update deposit d set state = 'expired', decided_at = d.expires_at from gateway g\n     where g.code = d.gateway and d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') returning d.id, d.player_id as player, d.amount, d.reference, g.name,\n  (select f ->> 'label' from jsonb_array_elements(d.fields) f where f ->> 'name' = 'reference') as label": {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly amount: Paise;
      readonly reference: string;
      readonly name: string;
      readonly label: string | null;
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  "update deposit set expires_at = $2 where 'DP-' || id = $1": {
    readonly row: object;
    readonly parameters: readonly [string, Date | 'infinity' | '-infinity' | null];
  };
  'update deposit set expires_at = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  'update deposit set id = 0 where id = $1': { readonly row: object; readonly parameters: readonly [number] };
  "update deposit set state = $2::text, expires_at = case when $2::text = 'pending' then null else expires_at end where id = $1": {
    readonly row: object;
    readonly parameters: readonly [
      number,
      'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired',
    ];
  };
  "update deposit set state = $2::text, reason = case when $2::text = 'declined' then 'No.' end where id = $1": {
    readonly row: object;
    readonly parameters: readonly [
      number,
      'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired',
    ];
  };
  "update deposit set state = 'approved', decided_at = $2 where id = $1": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  'update desk_operator set password_hash = $2, is_known = false, password_by = $3 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, string | null, number | null];
  };
  'update desk_operator set retired_at = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  'update desk_request set amount = amount + 1000 where subject = $1': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update desk_request set state = $2, decided_by = $3, decided_at = $4, why = $5 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      'waiting' | 'done' | 'declined' | 'expired',
      number | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
    ];
  };
  "update desk_request set state = 'done', decided_by = $2, decided_at = $3 where id = $1 and state = 'waiting' returning id": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number, number | null, Date | 'infinity' | '-infinity' | null];
  };
  "update desk_request set state = 'expired' where asked_by = $1 and state = 'waiting'": {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  "update desk_request set state = 'expired' where coalesce(withdrawal, deposit) = $1 and state = 'waiting'": {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  "update desk_request set state = 'expired' where kind = 'commission' and state = 'waiting' and expires_at <= $1": {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  "update desk_session set expires_at = '2200-01-01'": { readonly row: object; readonly parameters: readonly [] };
  'update fastpay_payment set state = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, 'open' | 'taken' | 'paid' | 'declined'];
  };
  'update file f set bytes = n.bytes, is_sealed = true\n     from unnest($1::text[], $2::bytea[]) as n (id, bytes) where f.id = n.id': {
    readonly row: object;
    readonly parameters: readonly [readonly (string | null)[], readonly (Uint8Array | null)[]];
  };
  'update file set bytes = $2, is_sealed = false where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, Uint8Array];
  };
  'update file set named_at = $4 where id = $1 and player_id = $2 and purpose = $3 and named_at is null returning id': {
    readonly row: { readonly id: string };
    readonly parameters: readonly [string, number, string, Date | 'infinity' | '-infinity' | null];
  };
  'update file set named_at = created_at where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update file set player_id = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, number];
  };
  'update game set name = $2 where code = $1': { readonly row: object; readonly parameters: readonly [string, string] };
  "update game set name = 'Twins' where code in ($1, $2)": {
    readonly row: object;
    readonly parameters: readonly [string | null, string | null];
  };
  'update game_round g set sealed_at = $4 from unnest($1::text[], $2::text[], $3::bigint[]) as d (provider, round, player)\n     where g.provider = d.provider and g.round = d.round and g.player_id = d.player': {
    readonly row: object;
    readonly parameters: readonly [
      readonly (string | null)[],
      readonly (string | null)[],
      readonly (number | null)[],
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  "update game_round set closed_at = $1, closed_by = 'desk' where round = any($2::text[]) and round <> $3": {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity' | null, readonly (string | null)[], string];
  };
  'update game_round set closed_at = $4, closed_by = $5\n     where provider = $1 and round = $2 and player_id = $3 and closed_at is null\n     returning provider, round, player_id as player, product, staked, won': {
    readonly row: {
      readonly provider: string;
      readonly round: string;
      readonly player: number;
      readonly product: 'slots' | 'live' | 'crash';
      readonly staked: Paise;
      readonly won: Paise;
    };
    readonly parameters: readonly [
      string,
      string,
      number,
      Date | 'infinity' | '-infinity' | null,
      'provider' | 'rule' | 'desk' | null,
    ];
  };
  'update game_round set overdue_at = $3 where (provider, round, player_id) in (\n       select provider, round, player_id from game_round\n       where unfinished = $1 and closed_at is null and overdue_at is null and opened_at <= $2\n       order by opened_at limit $4 for no key update skip locked)': {
    readonly row: object;
    readonly parameters: readonly [
      string,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      number | null,
    ];
  };
  'update game_terms set maintained_since = null, maintained_until = null, maintained_reason = null\n     where provider = $1 and game = $2 and maintained_since is not null returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string, string];
  };
  'update gateway set is_open = false, closed_reason = $2, closed_until = $3,\n       closed_at = case when is_open then $4 else closed_at end\n     where code = $1 returning code': {
    readonly row: { readonly code: string };
    readonly parameters: readonly [
      string,
      string | null,
      Date | 'infinity' | '-infinity' | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'update gateway set is_open = true, closed_reason = null, closed_until = null, closed_at = null\n     where not is_open and closed_until <= $1 returning code': {
    readonly row: { readonly code: string };
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'update gateway set is_open = true, closed_reason = null, closed_until = null, closed_at = null where code = $1 returning code': {
    readonly row: { readonly code: string };
    readonly parameters: readonly [string];
  };
  "update gateway set rail = 'rrn' where code = 'apart'": { readonly row: object; readonly parameters: readonly [] };
  "update gateway set rail = 'rrn' where code = 'own'": { readonly row: object; readonly parameters: readonly [] };
  "update gateway set rate = 8710 where code = 'm_binance_tron'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update gateway set rate = 8840 where code = 'm_binance_tron'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'update held_win set outcome = $2, ended_at = $3 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      'approved' | 'declined' | 'rolled-back' | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'update kyc_document d set fields = null, sealed = n.sealed, fingerprint = n.fingerprint, masked_number = n.number\n     from unnest($1::bigint[], $2::bytea[], $3::bytea[], $4::text[]) as n (id, sealed, fingerprint, number) where d.id = n.id': {
    readonly row: object;
    readonly parameters: readonly [
      readonly (number | null)[],
      readonly (Uint8Array | null)[],
      readonly (Uint8Array | null)[],
      readonly (string | null)[],
    ];
  };
  'update kyc_document d set sealed = n.sealed, fingerprint = n.fingerprint\n         from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as n (id, sealed, fingerprint) where d.id = n.id': {
    readonly row: object;
    readonly parameters: readonly [
      readonly (number | null)[],
      readonly (Uint8Array | null)[],
      readonly (Uint8Array | null)[],
    ];
  };
  "update kyc_document set expires_on = expires_on - 3 where player_id = $1 and status = 'approved'": {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update kyc_document set fields = $2::text::jsonb, sealed = null, fingerprint = null, masked_number = null where player_id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, string | null];
  };
  'update kyc_document set player_id = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, number];
  };
  'update kyc_document set sealed = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, Uint8Array | null];
  };
  "update kyc_document set status = $2::text, reason = case when $2::text = 'declined' then 'No.' end where player_id = $1": {
    readonly row: object;
    readonly parameters: readonly [number, 'pending' | 'approved' | 'declined'];
  };
  "update kyc_document set status = 'approved', decided_at = $2 where id = $1": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  "update kyc_document set status = 'approved', decided_at = $2 where player_id = $1": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  "update kyc_document set status = 'approved', decided_at = submitted_at where player_id = $1": {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  "update kyc_document set status = 'declined', reason = $3, decided_at = $2 where id = $1": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, string | null];
  };
  'update kyc_document_type set is_open = $2 where type = $1': {
    readonly row: object;
    readonly parameters: readonly [string, boolean];
  };
  "update kyc_document_type set is_open = false where type = 'voterId'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'update lobby_ticket set used_at = $3\n     where token_hash = $1 and target = $2 and used_at is null and expires_at > $3\n     returning player_id as player, session_id as session, app_origins as "appOrigins"': {
    readonly row: { readonly player: number; readonly session: number; readonly appOrigins: string[] };
    readonly parameters: readonly [Uint8Array, string, Date | 'infinity' | '-infinity'];
  };
  'update market set commission = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, number];
  };
  'update market set delay = $2, lapses = $3 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, number, 'in-play' | 'suspension' | 'close'];
  };
  "update market set kind = 'fancy' where id = $1": { readonly row: object; readonly parameters: readonly [string] };
  "update market set kind = 'fancy' where id = any($1::text[])": {
    readonly row: object;
    readonly parameters: readonly [readonly (string | null)[]];
  };
  'update market set lapses = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, 'in-play' | 'suspension' | 'close'];
  };
  "update market set match_id = '1' where match_id = $1": {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update market set match_name = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, string];
  };
  'update market set missing_since = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, Date | 'infinity' | '-infinity' | null];
  };
  'update market set missing_since = $2 where missing_since is null and id in (select id from market where id = any($1::text[]) and outcome is null order by id for no key update skip locked)': {
    readonly row: object;
    readonly parameters: readonly [readonly (string | null)[], Date | 'infinity' | '-infinity' | null];
  };
  'update market set missing_since = null where id in (select id from market where id = any($1::text[]) and outcome is null order by id for no key update skip locked)': {
    readonly row: object;
    readonly parameters: readonly [readonly (string | null)[]];
  };
  'update market set outcome = $2, version = 1, decided_at = $3 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, string | null, Date | 'infinity' | '-infinity' | null];
  };
  'update market set outcome = $2, version = version + 1, decided_at = $3, missing_since = null where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, string | null, Date | 'infinity' | '-infinity' | null];
  };
  'update market set runners = $2::text::jsonb where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, string];
  };
  'update market set runners = \'"x"\' where id = $1': { readonly row: object; readonly parameters: readonly [string] };
  "update market set runners = '[]' where id = $1": { readonly row: object; readonly parameters: readonly [string] };
  'update market set runners = \'{"id": 1}\' where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update market set tried_version = greatest(tried_version, $2),\n         settled_version = case when exists (select from settlement_trouble where market_id = $1)\n           then settled_version else greatest(tried_version, $2) end\n       where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, number | null];
  };
  'update notification set read_at = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  'update notification set read_at = $3\n         where player_id = $1 and (id = $2 or ($4 and id < $2)) and read_at is null': {
    readonly row: object;
    readonly parameters: readonly [number, number | null, Date | 'infinity' | '-infinity' | null, boolean | null];
  };
  'update one_time_code set closed_at = $1 where closed_at is null\n             and (expires_at <= $1 or (purpose = $2 and country_code = $3 and mobile = $4))': {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity' | null, string | null, string | null, string | null];
  };
  'update one_time_code set used_at = $5, closed_at = $5\n         where country_code = $1 and mobile = $2 and purpose = $3 and code_hash = $4 and closed_at is null\n           and expires_at > $5 returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [string, string, string, Uint8Array, Date | 'infinity' | '-infinity'];
  };
  'update one_time_code set wrong_tries = wrong_tries + 1, closed_at = coalesce(closed_at, $2) where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  'update organisation set operates_in = $2, not_in = $3 where code = $1': {
    readonly row: object;
    readonly parameters: readonly [string, readonly (string | null)[], readonly (string | null)[]];
  };
  'update page_visit set visits = visits + 1 where page = $1 and day = $2::text::date returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string, string];
  };
  'update passkey set counter = $2, last_used_at = $3 where id = $1 and (counter < $2 or (counter = 0 and $2 = 0)) returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, number, Date | 'infinity' | '-infinity' | null];
  };
  'update player\n     set quiet = case when $3 then array_append(array_remove(quiet, $2), $2) else array_remove(quiet, $2) end\n     where id = $1 returning quiet': {
    readonly row: { readonly quiet: string[] };
    readonly parameters: readonly [number, string | null, boolean | null];
  };
  'update player set agent_id = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, number | null];
  };
  'update player set name = $1 where id = 10234': { readonly row: object; readonly parameters: readonly [string] };
  'update player set name = $2 where id = $1': { readonly row: object; readonly parameters: readonly [number, string] };
  "update player set name = 'Rohit' where id = 10234": { readonly row: object; readonly parameters: readonly [] };
  "update player set organisation = 'stumps' where id = $1": {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update player set password_hash = $1 where is_demo': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update player set password_hash = $2 where id = $1 and password_hash = $3': {
    readonly row: object;
    readonly parameters: readonly [number, string, string];
  };
  'update player set password_hash = $2, password_changed_at = $3 where id = $1 and not is_demo returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number, string, Date | 'infinity' | '-infinity' | null];
  };
  'update player set restrictions = $2::text::jsonb where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, string];
  };
  'update player set restrictions = \'{"break": "2026-01-01T00:00:00Z"}\' where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update player set restrictions = \'{"closed": null}\' where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update player set restrictions = \'{"excluded": null, "closed": null}\' where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update player set restrictions = \'{"excluded": null}\' where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update player set restrictions = \'{"limited": null}\' where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  "update player_bonus b set state = 'completed', ended_at = last\n     from (select bonus_id, count(*) as parts, max(claimed_at) as last from bonus_claim group by bonus_id) as done\n     where b.player_id = $1 and b.title = $2 and done.bonus_id = b.id and done.parts = b.parts": {
    readonly row: object;
    readonly parameters: readonly [number, string];
  };
  'update player_bonus set state = $2, ended_at = $3 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      'available' | 'active' | 'completed' | 'cancelled' | 'expired',
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'update player_bonus set state = $2, started_at = $3, expires_at = $4 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      'available' | 'active' | 'completed' | 'cancelled' | 'expired',
      Date | 'infinity' | '-infinity' | null,
      Date | 'infinity' | '-infinity',
    ];
  };
  "update player_bonus set state = 'active', granted_at = $3::timestamptz, started_at = $3, expires_at = $3 + make_interval(days => days)\n     where player_id = $1 and title = $2": {
    readonly row: object;
    readonly parameters: readonly [number, string, Date | 'infinity' | '-infinity'];
  };
  "update player_bonus set state = 'completed', ended_at = $2 where id = $1": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  "update player_bonus set state = 'expired', ended_at = expires_at\n     where player_id = $1 and state = any($3) and expires_at <= $2": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity', readonly (string | null)[]];
  };
  'update provider set frame_rights = $2 where code = $1': {
    readonly row: object;
    readonly parameters: readonly [string, readonly (string | null)[]];
  };
  'update provider set most_win = $1': { readonly row: object; readonly parameters: readonly [Paise] };
  'update provider set most_win = $2 where code = $1': {
    readonly row: object;
    readonly parameters: readonly [string, Paise];
  };
  'update provider set off_since = $2 where code = $1': {
    readonly row: object;
    readonly parameters: readonly [string, Date | 'infinity' | '-infinity' | null];
  };
  'update reality_check set read_at = $2\n     where player_id = $1 and exists (select 1 from play_of($1, $2) p where p.check_at <= $2)': {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'update referral_commission c set refused_at = $4, refused_why = $5 from commission_held($1::bigint[], $4, $4) h\n     where c.id = h.line and h.child = $2 and h.reasons = $3::text[] and c.paid_at is null and c.refused_at is null returning c.amount': {
    readonly row: { readonly amount: Paise };
    readonly parameters: readonly [
      readonly (number | null)[] | null,
      number,
      readonly (string | null)[],
      Date | 'infinity' | '-infinity' | null,
      string | null,
    ];
  };
  'update referral_commission c set released = c.released || $4::text from commission_held($1::bigint[], $5, $5) h\n     where c.id = h.line and h.child = $2 and h.reasons = $3::text[] and $4::text = any(h.reasons) and c.paid_at is null returning c.amount': {
    readonly row: { readonly amount: Paise };
    readonly parameters: readonly [
      readonly (number | null)[] | null,
      number,
      readonly (string | null)[],
      string,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'update referral_commission set amount = 5 where earner_id = $1': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update referral_commission set paid_at = now() where earner_id = $1 and refused_at is not null': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  "update referral_commission set refused_at = now(), refused_why = 'No.' where earner_id = $1 and paid_at is not null": {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update referral_commission set refused_at = null, refused_why = null where earner_id = $1 and refused_at is not null': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update session set revoked_at = $1, ended = $3 where revoked_at is null and id = $2 returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity' | null, number, ColumnTypes['session.ended'] | null];
  };
  'update session set revoked_at = $1, ended = $4 where revoked_at is null and player_id = $2 and id <> $3 returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity' | null,
      number,
      number,
      ColumnTypes['session.ended'] | null,
    ];
  };
  'update session set seen_at = $2 where id = any($1::bigint[])': {
    readonly row: object;
    readonly parameters: readonly [readonly (number | null)[], Date | 'infinity' | '-infinity' | null];
  };
  'update setting set value = \'{"canCancel": true, "kycAbove": 5000000, "kycFirst": false}\' where key = \'withdrawals\'': {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update setting set value = (select jsonb_object_agg(key, 1000000000000) from jsonb_each(value)) where key = 'second-eyes'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update setting set value = value || '{\"canCancel\": false}' where key = 'withdrawals'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update setting set value = value || '{\"delay\": 5}' where key = 'exchange'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update setting set value = value || '{\"deposits\": 500000}'::jsonb where key = 'second-eyes'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update setting set value = value || '{\"kycFirst\": true}' where key = 'withdrawals'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update setting set value = value || '{\"withdrawals\": 0}'::jsonb where key = 'second-eyes'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update setting set value = value || '{\"withdrawals\": 10000000}'::jsonb where key = 'second-eyes'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update setting set value = value || jsonb_build_object('debts', $1::bigint) where key = 'second-eyes'": {
    readonly row: object;
    readonly parameters: readonly [number | null];
  };
  "update setting set value = value || jsonb_build_object('operator', $1::bigint) where key = 'second-eyes'": {
    readonly row: object;
    readonly parameters: readonly [number | null];
  };
  "update setting set value = value || jsonb_build_object('wins', $1::bigint) where key = 'second-eyes'": {
    readonly row: object;
    readonly parameters: readonly [number | null];
  };
  'update settlement_trouble set again_at = $2 where market_id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, Date | 'infinity' | '-infinity'];
  };
  'update studio_chain c set sealed = n.sealed from unnest($1::bigint[], $2::bytea[]) as n (id, sealed) where c.id = n.id': {
    readonly row: object;
    readonly parameters: readonly [readonly (number | null)[], readonly (Uint8Array | null)[]];
  };
  'update studio_chain set next_position = $2 where game = $1 and ordinal = 1': {
    readonly row: object;
    readonly parameters: readonly [string, number];
  };
  'update studio_chain set next_position = 1 where game = $1': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update studio_chain set next_position = 10001 where game = $1': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update studio_chain set next_position = 10001 where game = $1 and ordinal = 1': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update studio_chain set next_position = next_position + 1 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update studio_chain set salt = $3 where game = $1 and id <= $2 and salt is null': {
    readonly row: object;
    readonly parameters: readonly [string, number, string | null];
  };
  'update studio_chain set salt = null where id = $1': { readonly row: object; readonly parameters: readonly [number] };
  'update studio_key k set sealed = n.sealed from unnest($1::text[], $2::bytea[]) as n (provider, sealed)\n     where k.provider = n.provider': {
    readonly row: object;
    readonly parameters: readonly [readonly (string | null)[], readonly (Uint8Array | null)[]];
  };
  "update studio_order set body = jsonb_set(body, '{player}', '\"PV99999999\"') where transaction = $1": {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update studio_order set done_at = case when $2 then $3::timestamptz end, trouble = $4, next_at = $5\n     where transaction = $1 and done_at is null returning transaction': {
    readonly row: { readonly transaction: string };
    readonly parameters: readonly [
      string,
      boolean | null,
      Date | 'infinity' | '-infinity' | null,
      string | null,
      Date | 'infinity' | '-infinity',
    ];
  };
  'update studio_order set tries = tries + 1, next_at = $2 where transaction = $1 and done_at is null and next_at <= $3\n     returning provider, call, body, tries': {
    readonly row: {
      readonly provider: string;
      readonly call: 'win' | 'rollback';
      readonly body: ColumnTypes['studio_order.body'];
      readonly tries: number;
    };
    readonly parameters: readonly [string, Date | 'infinity' | '-infinity', Date | 'infinity' | '-infinity'];
  };
  "update studio_round set engine = 'slot', model = 'gone' where id = $1": {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update studio_round set is_abandoned = true where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update studio_round set moves = $2::text::jsonb, moved_at = $3 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, string, Date | 'infinity' | '-infinity'];
  };
  "update studio_round set state = 'open', moved_at = $2 where id = $1": {
    readonly row: object;
    readonly parameters: readonly [string, Date | 'infinity' | '-infinity'];
  };
  "update studio_round set state = 'over', pays = $2, moved_at = $3 where id = $1": {
    readonly row: object;
    readonly parameters: readonly [string, Paise | null, Date | 'infinity' | '-infinity'];
  };
  "update studio_round set state = 'staking', moves = '[]' where id = $1": {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  "update studio_round set state = 'undone', moved_at = $2 where id = $1": {
    readonly row: object;
    readonly parameters: readonly [string, Date | 'infinity' | '-infinity'];
  };
  'update studio_seed set client_seed = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, string];
  };
  'update studio_seed set next_nonce = $2 where player = $1 and revealed_at is null': {
    readonly row: object;
    readonly parameters: readonly [string, number];
  };
  'update studio_seed set next_nonce = next_nonce + 1 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update studio_seed set revealed_at = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  'update studio_session set expires_at = $2 where id = $1 and expires_at > $2': {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'update studio_table_lead set leads_until = $1': {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'update studio_table_lead set leads_until = $2 where leader = $1 and leads_until > $2': {
    readonly row: object;
    readonly parameters: readonly [string, Date | 'infinity' | '-infinity'];
  };
  "update studio_table_round set state = 'over', seed = $2, mark = $3::text::jsonb where id = $1": {
    readonly row: object;
    readonly parameters: readonly [number, Uint8Array | null, string | null];
  };
  'update studio_ticket set state = $2, moved_at = $3 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, 'staking' | 'open' | 'over' | 'undone', Date | 'infinity' | '-infinity'];
  };
  "update studio_ticket set state = 'staking' where id = $1": {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  "update studio_ticket set state = 'undone', moved_at = $2 where id = any($1::text[])": {
    readonly row: object;
    readonly parameters: readonly [readonly (string | null)[], Date | 'infinity' | '-infinity'];
  };
  "update studio_ticket t set state = 'over', pays = n.pays, left_at = n.left_at, moved_at = $4\n     from unnest($1::text[], $2::bigint[], $3::integer[]) as n (id, pays, left_at) where t.id = n.id and t.state = 'open'": {
    readonly row: object;
    readonly parameters: readonly [
      readonly (string | null)[],
      readonly (number | null)[],
      readonly (number | null)[],
      Date | 'infinity' | '-infinity',
    ];
  };
  'update studio_title set least_stake = 1234 where game = $1': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update studio_title set most_stake = $2, most_win = $3 where game = $1': {
    readonly row: object;
    readonly parameters: readonly [string, Paise, Paise];
  };
  'update studio_title set most_stake = 100000, most_win = 1000000 where game = $1': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update wallet_key set retired_at = $3 where provider = $1 and id = $2 and retired_at is null returning id': {
    readonly row: { readonly id: string };
    readonly parameters: readonly [string, string, Date | 'infinity' | '-infinity' | null];
  };
  'update wallet_transaction set won = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, Paise];
  };
  'update withdrawal set needs_kyc = false where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update withdrawal set needs_kyc = true where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update withdrawal set sealed = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, Uint8Array | null];
  };
  'update withdrawal set state = $2, reason = $3, utr = $4, decided_at = $5,\n       approved_at = case when $2 = \'approved\' then $5 else approved_at end\n     where id = $1 returning id, player_id as player, method, destination, amount, fee, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", approved_at as "approvedAt", decided_at as "decidedAt"': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly fee: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
      readonly approvedAt: Date | null;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [
      number,
      'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled',
      string | null,
      string | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  "update withdrawal set state = 'approved' where id = 20418": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update withdrawal set state = 'paid', utr = 'N323264410' where id = $1": {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'update withdrawal w set sealed = n.sealed, fingerprint = n.fingerprint\n         from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as n (id, sealed, fingerprint) where w.id = n.id': {
    readonly row: object;
    readonly parameters: readonly [
      readonly (number | null)[],
      readonly (Uint8Array | null)[],
      readonly (Uint8Array | null)[],
    ];
  };
  "update withdrawal_method set fee = 0 where code = 'upi'": { readonly row: object; readonly parameters: readonly [] };
  "update withdrawal_method set fee = 9550 where code = 'upi'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'update withdrawal_method set is_open = false': { readonly row: object; readonly parameters: readonly [] };
  "update withdrawal_method set is_open = false where code = 'upi'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'update withdrawal_method set is_open = false, closed_reason = $2, closed_until = $3 where code = $1': {
    readonly row: object;
    readonly parameters: readonly [string, string | null, Date | 'infinity' | '-infinity' | null];
  };
  'update withdrawal_method set is_open = true, closed_reason = null, closed_until = null\n     where not is_open and closed_until <= $1 returning code': {
    readonly row: { readonly code: 'bank' | 'upi' };
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'update withdrawal_method set is_open = true, closed_reason = null, closed_until = null where code = $1': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  "update withdrawal_method set is_open = true, closed_reason = null, closed_until = null, min = 50000, max = 10000000, fee = 0, minutes = 60\n     where code = 'upi'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'update withdrawal_method set max = 20000000, fee = 0, is_open = true': {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'update withdrawal_method set min = $2, max = $3, fee = $4, minutes = $5 where code = $1': {
    readonly row: object;
    readonly parameters: readonly [string, Paise, Paise, Paise, number];
  };
  'update world set clock = $2, state = $3, is_free = $4 where term = $1 returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, number, string, boolean];
  };
  'update world set clock = clock + 100, state = \'{"format":0}\'': {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'update world set term = term + 1, is_free = false where term = $1 and clock = $2 and is_free = $3 returning term': {
    readonly row: { readonly term: number };
    readonly parameters: readonly [number, number, boolean];
  };
  "with chosen as (\n       select remote, version, count(*) over () as versions from release_report where day > $1\n       group by remote, version order by max(day) desc, sum(count) desc, remote, version limit $2\n     )\n     select remote, version, versions::float8, kind, coalesce(name, '') as name, coalesce(milliseconds, 0) as milliseconds,\n       coalesce(sum(count), 0)::float8 as count\n     from chosen left join (\n       select * from release_report where day > $1 and (kind in ('failure', 'error')\n         or kind = 'phase' and name = case remote when 'shell' then 'content' else 'page' end)\n     ) counted using (remote, version)\n     group by remote, version, versions, kind, counted.name, counted.milliseconds order by milliseconds, name": {
    readonly row: {
      readonly remote: string;
      readonly version: string;
      readonly versions: number;
      readonly kind: ColumnTypes['release_report.kind'] | null;
      readonly name: string;
      readonly milliseconds: number;
      readonly count: number;
    };
    readonly parameters: readonly [string, number | null];
  };
  "with code as (\n         insert into one_time_code (purpose, country_code, mobile, code_hash, created_at, expires_at)\n         values ('sign-up', '+91', $1, convert_to($1, 'UTF8'), $2, $2) returning id)\n       insert into sandbox_message (code_id, code) select id, '123456' from code": {
    readonly row: object;
    readonly parameters: readonly [string, Date | 'infinity' | '-infinity'];
  };
  "with code as (\n         insert into referral_code (code, player_id, campaign, created_at) values ('T' || $1::bigint, $1, 'x', $3) returning id\n       )\n       insert into referral (player_id, referrer_id, code_id, at) select $2, $1, id, $3 from code": {
    readonly row: object;
    readonly parameters: readonly [number, number, Date | 'infinity' | '-infinity'];
  };
  'with due as (\n       select id, earner_id, amount from referral_commission where paid_at is null and settled_at < $1 and id in (select coalesce(line, 0) from commission_due($3::bigint[], $1, $2))\n       order by wager_id, earner_id, id for no key update\n     ), owed as (\n       select earner_id, sum(amount)::bigint as amount from due group by earner_id having sum(amount) > 0\n     ), paid as (\n       update referral_commission c set paid_at = $2 from due join owed using (earner_id) where c.id = due.id\n     )\n     insert into referral_payment (player_id, amount, at) select earner_id, amount, $2 from owed order by earner_id\n     returning id, player_id as player, amount': {
    readonly row: { readonly id: number; readonly player: number; readonly amount: Paise };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
      readonly (number | null)[] | null,
    ];
  };
  'with k as (\n  select k.* from unnest($2::text[]) as n (name), unnest($3::text[]) as q (kind), lateral (\n    select e.name, e.kind, e.at, e.id from ledger_entry e\n    where e.player_id = $1::bigint and e.name = n.name and e.kind = q.kind\n      and e.at >= $4::timestamptz and e.at <= $5::timestamptz and (e.at, e.id) < ($5::timestamptz, $7::bigint)\n    order by e.at desc, e.id desc limit $6::bigint) as k\n  order by k.at desc, k.id desc limit $6::bigint) select e.id, e.at, e.kind, t.title, t.detail, t.reference, t.state, e.amount, coalesce(e.balance_after, 0) as after, e.name as account from k \n  join ledger_entry e on e.player_id = $1::bigint and (e.name, e.kind, e.at, e.id) = (k.name, k.kind, k.at, k.id)\n    and e.at >= $4::timestamptz and e.at <= $5::timestamptz\n  join ledger_transaction t on t.id = e.transaction_id order by e.at desc, e.id desc': {
    readonly row: {
      readonly id: number;
      readonly at: Date;
      readonly kind: ColumnTypes['ledger_entry.kind'];
      readonly title: string;
      readonly detail: string;
      readonly reference: string;
      readonly state: string;
      readonly amount: Paise;
      readonly after: Paise;
      readonly account: string;
    };
    readonly parameters: readonly [
      number,
      readonly (string | null)[],
      readonly (string | null)[],
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      number | null,
      number | null,
    ];
  };
  'with k as (select * from (\n  select k.* from unnest($2::text[]) as n (name), unnest($3::text[]) as q (kind), lateral (\n    select e.name, e.kind, e.at, e.id from ledger_entry e\n    where e.player_id = $1::bigint and e.name = n.name and e.kind = q.kind\n      and e.at >= $4::timestamptz and e.at <= $5::timestamptz and (e.at, e.id) < ($5::timestamptz, $7::bigint)\n    order by e.at desc, e.id desc limit $6::bigint) as k\n  order by k.at desc, k.id desc limit $6::bigint) as newest offset $8::bigint) select e.id, t.title, t.detail, t.reference, e.kind, e.name, e.amount, coalesce(e.balance_after, 0) as after, e.at\n     from k \n  join ledger_entry e on e.player_id = $1::bigint and (e.name, e.kind, e.at, e.id) = (k.name, k.kind, k.at, k.id)\n    and e.at >= $4::timestamptz and e.at <= $5::timestamptz\n  join ledger_transaction t on t.id = e.transaction_id order by e.at desc, e.id desc': {
    readonly row: {
      readonly id: number;
      readonly title: string;
      readonly detail: string;
      readonly reference: string;
      readonly kind: ColumnTypes['ledger_entry.kind'];
      readonly name: string;
      readonly amount: Paise;
      readonly after: Paise;
      readonly at: Date;
    };
    readonly parameters: readonly [
      number,
      readonly (string | null)[],
      readonly (string | null)[],
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      number | null,
      number | null,
      number | null,
    ];
  };
  'with k as (select * from (\n  select k.* from unnest($2::text[]) as n (name), unnest($3::text[]) as q (kind), lateral (\n    select e.name, e.kind, e.at, e.id from ledger_entry e\n    where e.player_id = $1::bigint and e.name = n.name and e.kind = q.kind\n      and e.at >= $4::timestamptz and e.at <= $5::timestamptz and (e.at, e.id) > ($4::timestamptz, $7::bigint)\n    order by e.at, e.id limit $6::bigint) as k\n  order by k.at, k.id limit $6::bigint) as oldest offset $8::bigint) select e.id, t.title, t.detail, t.reference, e.kind, e.name, e.amount, coalesce(e.balance_after, 0) as after, e.at\n     from k \n  join ledger_entry e on e.player_id = $1::bigint and (e.name, e.kind, e.at, e.id) = (k.name, k.kind, k.at, k.id)\n    and e.at >= $4::timestamptz and e.at <= $5::timestamptz\n  join ledger_transaction t on t.id = e.transaction_id order by e.at, e.id': {
    readonly row: {
      readonly id: number;
      readonly title: string;
      readonly detail: string;
      readonly reference: string;
      readonly kind: ColumnTypes['ledger_entry.kind'];
      readonly name: string;
      readonly amount: Paise;
      readonly after: Paise;
      readonly at: Date;
    };
    readonly parameters: readonly [
      number,
      readonly (string | null)[],
      readonly (string | null)[],
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      number | null,
      number | null,
      number | null,
    ];
  };
  'with kept as (\n       insert into notification (player_id, title, message, status, at)\n       select id, $1, $2, $3, $4 from unnest($5::bigint[]) as p (id) returning id\n     )\n     select count(*) as players, min(id) as first from kept': {
    readonly row: { readonly players: number; readonly first: number | null };
    readonly parameters: readonly [
      string,
      string,
      'success' | 'error' | 'info' | 'warning',
      Date | 'infinity' | '-infinity',
      readonly (number | null)[],
    ];
  };
  "with known as (\n       select error from settlement_trouble where market_id = $1 and player_id is not distinct from $2\n     )\n     insert into settlement_trouble as t (market_id, player_id, error, since, again_at)\n     values ($1, $2, $3, $4, $4::timestamptz + $5::int * interval '1 millisecond')\n     on conflict (market_id, player_id) do update set error = excluded.error, tries = t.tries + 1,\n       again_at = $4::timestamptz + least($6::float8, $5 * power(2, least(t.tries, 20))) * interval '1 millisecond'\n     returning tries, (select error from known) as before": {
    readonly row: { readonly tries: number; readonly before: string | null };
    readonly parameters: readonly [
      string,
      number | null,
      string,
      Date | 'infinity' | '-infinity',
      number,
      number | null,
    ];
  };
  'with known as (\n       select id as operator, id as knower from desk_operator\n       union select id, password_by from desk_operator where password_by is not null\n       union select operator_id, set_by from desk_password where at > $2\n     )\n     select distinct on (o.id) o.id, o.name, n.name as knower\n     from known a join known b on b.knower = a.knower and b.operator <> a.operator\n       join desk_operator o on o.id = b.operator and o.retired_at is null join desk_operator n on n.id = a.knower\n     where a.operator = $1 order by o.id, n.id': {
    readonly row: { readonly id: number; readonly name: string; readonly knower: string };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  "with known as (select error from payment_trouble where payment_id = $1)\n     insert into payment_trouble as t (payment_id, error, since, again_at)\n     values ($1, $2, $3, $3::timestamptz + $4::int * interval '1 millisecond')\n     on conflict (payment_id) do update set error = excluded.error, tries = t.tries + 1,\n       again_at = $3::timestamptz + least($5::float8, $4 * power(2, least(t.tries, 20))) * interval '1 millisecond'\n     returning (select error from known) as before": {
    readonly row: { readonly before: string | null };
    readonly parameters: readonly [string, string, Date | 'infinity' | '-infinity', number, number | null];
  };
  "with late as (\n       delete from late_round where transaction_id in (\n         select transaction_id from late_round order by transaction_id limit $1 for update skip locked)\n       returning transaction_id, bet_id)\n     select t.id, l.bet_id as bet, t.kind, t.player_id as player, t.round, t.won, (t.answer ->> 'returned')::bigint as returned, r.title\n     from late l join wallet_transaction t on t.id = l.transaction_id\n       join game_round r on r.provider = t.provider and r.round = t.round and r.player_id = t.player_id\n     order by t.id": {
    readonly row: {
      readonly id: number;
      readonly bet: number;
      readonly kind: 'bet' | 'win' | 'bet-win' | 'rollback' | 'unseen';
      readonly player: number;
      readonly round: string;
      readonly won: Paise;
      readonly returned: number | null;
      readonly title: string;
    };
    readonly parameters: readonly [number];
  };
  'with moved as (\n         delete from ledger_house_move where ctid = any(array(\n           select ctid from ledger_house_move limit $1 for update skip locked)) returning account_id, amount\n       ), added as (\n         insert into ledger_house_total as h (account_id, total)\n         select account_id, sum(amount) from moved group by account_id order by account_id\n         on conflict (account_id) do update set total = h.total + excluded.total\n       )\n       select count(*) as folded from moved': {
    readonly row: { readonly folded: number };
    readonly parameters: readonly [number | null];
  };
  'with opened as (\n       insert into recent_game (player_id, game, at) values ($1, $2, $3)\n       on conflict (player_id, game) do update set at = excluded.at\n     )\n     delete from recent_game where player_id = $1 and game in (\n       select game from recent_game where player_id = $1 and game <> $2 order by at desc, game offset $4)': {
    readonly row: object;
    readonly parameters: readonly [number, string, Date | 'infinity' | '-infinity', number | null];
  };
  'with page as (select b.id, count(*) over () as total from bet b join market m on m.id = b.market_id where b.client_ref = $2 and b.player_id is not distinct from $1 ) select b.id, b.client_ref as "clientRef", b.market_id as "marketId", b.runner_id as "runnerId", b.side, b.stake, b.price,\n  b.line, b.status, b.profit, b.version, b.created_at as "createdAt", b.settled_at as "settledAt", (select coalesce(jsonb_agg(jsonb_build_object(\'stake\', f.stake, \'price\', f.price, \'profit\', f.profit, \'at\', f.at, \'against\', f.against) order by f.id), \'[]\')\n  from bet_fill f where f.bet_id = b.id) as fills,\n  b.refused as reason, b.cash_out as "cashOut", b.due_at as "dueAt", b.rest_ended as "restEnded", b.rest_ended_at as "restEndedAt", (select coalesce(jsonb_agg(jsonb_build_object(\'at\', s.at, \'outcome\', s.outcome) order by s.version), \'[]\')\n  from market_settlement s where s.market_id = b.market_id and s.player_id = b.player_id) as settlements, m.kind, m.name, m.runners, m.match_id as "matchId", m.match_name as "matchName", page.total from page join bet b on b.id = page.id join market m on m.id = b.market_id order by b.created_at desc, b.id desc': {
    readonly row: {
      readonly id: number;
      readonly clientRef: string;
      readonly marketId: string;
      readonly runnerId: string;
      readonly side: 'back' | 'lay';
      readonly stake: Paise;
      readonly price: ColumnTypes['bet.price'];
      readonly line: number | null;
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
      readonly profit: Paise | null;
      readonly version: number;
      readonly createdAt: Date;
      readonly settledAt: Date | null;
      readonly fills: readonly {
        readonly stake: Paise;
        readonly price: ColumnTypes['bet_fill.price'];
        readonly profit: Paise | null;
        readonly at: string;
        readonly against: number | null;
      }[];
      readonly reason: string | null;
      readonly cashOut: number | null;
      readonly dueAt: Date | null;
      readonly restEnded: 'cancelled' | 'lapsed' | 'rejected' | null;
      readonly restEndedAt: Date | null;
      readonly settlements: readonly { readonly at: string; readonly outcome: string | null }[];
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly matchId: string;
      readonly matchName: string;
      readonly total: number;
    };
    readonly parameters: readonly [number | null, string];
  };
  'with page as (select b.id, count(*) over () as total from bet b join market m on m.id = b.market_id where b.player_id = $1 and b.created_at >= $2 and b.created_at < $3 and ($4::text is null or m.kind = $4)\n      and ($5::boolean is null or (b.status = any($6::text[])) = $5) order by b.created_at desc, b.id desc limit $7 offset $8 ) select b.id, b.client_ref as "clientRef", b.market_id as "marketId", b.runner_id as "runnerId", b.side, b.stake, b.price,\n  b.line, b.status, b.profit, b.version, b.created_at as "createdAt", b.settled_at as "settledAt", (select coalesce(jsonb_agg(jsonb_build_object(\'stake\', f.stake, \'price\', f.price, \'profit\', f.profit, \'at\', f.at, \'against\', f.against) order by f.id), \'[]\')\n  from bet_fill f where f.bet_id = b.id) as fills,\n  b.refused as reason, b.cash_out as "cashOut", b.due_at as "dueAt", b.rest_ended as "restEnded", b.rest_ended_at as "restEndedAt", (select coalesce(jsonb_agg(jsonb_build_object(\'at\', s.at, \'outcome\', s.outcome) order by s.version), \'[]\')\n  from market_settlement s where s.market_id = b.market_id and s.player_id = b.player_id) as settlements, m.kind, m.name, m.runners, m.match_id as "matchId", m.match_name as "matchName", page.total from page join bet b on b.id = page.id join market m on m.id = b.market_id order by b.created_at desc, b.id desc': {
    readonly row: {
      readonly id: number;
      readonly clientRef: string;
      readonly marketId: string;
      readonly runnerId: string;
      readonly side: 'back' | 'lay';
      readonly stake: Paise;
      readonly price: ColumnTypes['bet.price'];
      readonly line: number | null;
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
      readonly profit: Paise | null;
      readonly version: number;
      readonly createdAt: Date;
      readonly settledAt: Date | null;
      readonly fills: readonly {
        readonly stake: Paise;
        readonly price: ColumnTypes['bet_fill.price'];
        readonly profit: Paise | null;
        readonly at: string;
        readonly against: number | null;
      }[];
      readonly reason: string | null;
      readonly cashOut: number | null;
      readonly dueAt: Date | null;
      readonly restEnded: 'cancelled' | 'lapsed' | 'rejected' | null;
      readonly restEndedAt: Date | null;
      readonly settlements: readonly { readonly at: string; readonly outcome: string | null }[];
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly matchId: string;
      readonly matchName: string;
      readonly total: number;
    };
    readonly parameters: readonly [
      number,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      string | null,
      boolean | null,
      readonly (string | null)[] | null,
      number | null,
      number | null,
    ];
  };
  'with page as (select b.id, count(*) over () as total from bet b join market m on m.id = b.market_id where b.player_id = $1 and b.market_id = $2 order by b.created_at desc, b.id desc limit $3 offset $4 ) select b.id, b.client_ref as "clientRef", b.market_id as "marketId", b.runner_id as "runnerId", b.side, b.stake, b.price,\n  b.line, b.status, b.profit, b.version, b.created_at as "createdAt", b.settled_at as "settledAt", (select coalesce(jsonb_agg(jsonb_build_object(\'stake\', f.stake, \'price\', f.price, \'profit\', f.profit, \'at\', f.at, \'against\', f.against) order by f.id), \'[]\')\n  from bet_fill f where f.bet_id = b.id) as fills,\n  b.refused as reason, b.cash_out as "cashOut", b.due_at as "dueAt", b.rest_ended as "restEnded", b.rest_ended_at as "restEndedAt", (select coalesce(jsonb_agg(jsonb_build_object(\'at\', s.at, \'outcome\', s.outcome) order by s.version), \'[]\')\n  from market_settlement s where s.market_id = b.market_id and s.player_id = b.player_id) as settlements, m.kind, m.name, m.runners, m.match_id as "matchId", m.match_name as "matchName", page.total from page join bet b on b.id = page.id join market m on m.id = b.market_id order by b.created_at desc, b.id desc': {
    readonly row: {
      readonly id: number;
      readonly clientRef: string;
      readonly marketId: string;
      readonly runnerId: string;
      readonly side: 'back' | 'lay';
      readonly stake: Paise;
      readonly price: ColumnTypes['bet.price'];
      readonly line: number | null;
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
      readonly profit: Paise | null;
      readonly version: number;
      readonly createdAt: Date;
      readonly settledAt: Date | null;
      readonly fills: readonly {
        readonly stake: Paise;
        readonly price: ColumnTypes['bet_fill.price'];
        readonly profit: Paise | null;
        readonly at: string;
        readonly against: number | null;
      }[];
      readonly reason: string | null;
      readonly cashOut: number | null;
      readonly dueAt: Date | null;
      readonly restEnded: 'cancelled' | 'lapsed' | 'rejected' | null;
      readonly restEndedAt: Date | null;
      readonly settlements: readonly { readonly at: string; readonly outcome: string | null }[];
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly matchId: string;
      readonly matchName: string;
      readonly total: number;
    };
    readonly parameters: readonly [number, string, number | null, number | null];
  };
  'with page as (select b.id, count(*) over () as total from bet b join market m on m.id = b.market_id where b.player_id = $1 and m.match_id = $2 order by b.created_at desc, b.id desc limit $3 offset $4 ) select b.id, b.client_ref as "clientRef", b.market_id as "marketId", b.runner_id as "runnerId", b.side, b.stake, b.price,\n  b.line, b.status, b.profit, b.version, b.created_at as "createdAt", b.settled_at as "settledAt", (select coalesce(jsonb_agg(jsonb_build_object(\'stake\', f.stake, \'price\', f.price, \'profit\', f.profit, \'at\', f.at, \'against\', f.against) order by f.id), \'[]\')\n  from bet_fill f where f.bet_id = b.id) as fills,\n  b.refused as reason, b.cash_out as "cashOut", b.due_at as "dueAt", b.rest_ended as "restEnded", b.rest_ended_at as "restEndedAt", (select coalesce(jsonb_agg(jsonb_build_object(\'at\', s.at, \'outcome\', s.outcome) order by s.version), \'[]\')\n  from market_settlement s where s.market_id = b.market_id and s.player_id = b.player_id) as settlements, m.kind, m.name, m.runners, m.match_id as "matchId", m.match_name as "matchName", page.total from page join bet b on b.id = page.id join market m on m.id = b.market_id order by b.created_at desc, b.id desc': {
    readonly row: {
      readonly id: number;
      readonly clientRef: string;
      readonly marketId: string;
      readonly runnerId: string;
      readonly side: 'back' | 'lay';
      readonly stake: Paise;
      readonly price: ColumnTypes['bet.price'];
      readonly line: number | null;
      readonly status:
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void';
      readonly profit: Paise | null;
      readonly version: number;
      readonly createdAt: Date;
      readonly settledAt: Date | null;
      readonly fills: readonly {
        readonly stake: Paise;
        readonly price: ColumnTypes['bet_fill.price'];
        readonly profit: Paise | null;
        readonly at: string;
        readonly against: number | null;
      }[];
      readonly reason: string | null;
      readonly cashOut: number | null;
      readonly dueAt: Date | null;
      readonly restEnded: 'cancelled' | 'lapsed' | 'rejected' | null;
      readonly restEndedAt: Date | null;
      readonly settlements: readonly { readonly at: string; readonly outcome: string | null }[];
      readonly kind: 'match_odds' | 'bookmaker' | 'fancy';
      readonly name: string;
      readonly runners: ColumnTypes['market.runners'];
      readonly matchId: string;
      readonly matchName: string;
      readonly total: number;
    };
    readonly parameters: readonly [number, string, number | null, number | null];
  };
  'with paid as (\n       update referral_commission set paid_at = $2 where earner_id = $1 and settled_at < $2\n     )\n     insert into referral_payment (player_id, amount, at) values ($1, $3, $2)': {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity', Paise];
  };
  "with part as materialized (\n       select name, kind, day > (select $3::text::date) as is_after, sum(entries)::bigint as entries, sum(gained)::bigint as gained,\n         sum(given)::bigint as given\n       from ledger_day where player_id = $1 and day >= (select $2::text::date) group by 1, 2, 3\n     )\n     select (\n       select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'opening', coalesce(a.balance, 0) - coalesce(s.since, 0),\n         'closing', coalesce(a.balance, 0) - coalesce(s.after, 0))), '[]')\n       from account a left join (\n         select name, sum(gained - given)::bigint as since,\n           sum(gained - given) filter (where is_after)::bigint as after from part group by name) s on s.name = a.name\n       where a.player_id = $1 and a.name <> 'held') as accounts, (\n       select coalesce(jsonb_agg(k), '[]') from (select name, kind, entries, gained, given from part where not is_after) k) as kinds, (\n       select coalesce(json_agg(d order by d.day), '[]') from (\n         select day, sum(gained - given)::bigint as change,\n           coalesce(sum(gained - given) filter (where kind = 'deposit'), 0)::bigint as deposits,\n           coalesce(sum(given - gained) filter (where kind = 'withdrawal'), 0)::bigint as withdrawals\n         from ledger_day\n         where player_id = $1 and day >= (select $2::text::date) and day <= (select $3::text::date) and name = 'cash'\n         group by day) d) as days": {
    readonly row: {
      readonly accounts: readonly { readonly name: string; readonly opening: Paise; readonly closing: Paise }[];
      readonly kinds: readonly {
        readonly name: string;
        readonly kind: ColumnTypes['ledger_day.kind'];
        readonly entries: number;
        readonly gained: Paise;
        readonly given: Paise;
      }[];
      readonly days: readonly {
        readonly day: string;
        readonly change: Paise;
        readonly deposits: Paise;
        readonly withdrawals: Paise;
      }[];
    };
    readonly parameters: readonly [number, string | null, string | null];
  };
  "with placed as (\n         insert into bet (player_id, client_ref, market_id, runner_id, side, stake, price, line, policy, status, created_at, rest, queue, due_at)\n         values ($1, $2, $3, $4, $5, $6, $7, $8, 'none', $10::text, $9::timestamptz,\n           case when $10::text <> 'matched' then 'stay' end, case $10 when 'unmatched' then nextval('bet_queue') end, case $10 when 'delayed' then $9::timestamptz end)\n         returning id, status\n       ), filled as (\n         insert into bet_fill (bet_id, stake, price, at) select id, $6, $7, $9::timestamptz from placed where status = 'matched'\n       )\n       select id as bet from placed": {
    readonly row: { readonly bet: number };
    readonly parameters: readonly [
      number,
      string,
      string,
      string,
      'back' | 'lay',
      Paise,
      ColumnTypes['bet.price'],
      number | null,
      Date | 'infinity' | '-infinity' | null,
      (
        | 'delayed'
        | 'matched'
        | 'partial'
        | 'unmatched'
        | 'rejected'
        | 'cancelled'
        | 'lapsed'
        | 'won'
        | 'lost'
        | 'void'
        | null
      ),
    ];
  };
  'with placed as (\n       select q.id, q.expires_at, row_number() over (partition by q.market_id, q.percent order by q.expires_at desc) as place\n       from cash_out_quote q where q.player_id = $1 and (q.market_id <> $2 or q.percent <> $3)\n       union all\n       select q.id, q.expires_at, 1 + row_number() over (order by q.expires_at desc)\n       from cash_out_quote q where q.player_id = $1 and q.market_id = $2 and q.percent = $3\n     ), gone as (\n       delete from cash_out_quote q where q.player_id = $1 and (\n         q.expires_at < $10 or q.id in (select p.id from placed p order by p.place, p.expires_at desc offset $11 - 1))\n     )\n     insert into cash_out_quote (player_id, market_id, percent, legs, secured, priced_at, next_at, book, expires_at)\n     values ($1, $2, $3, $4::text::jsonb, $5, $6, $7, $8, $9) returning id': {
    readonly row: { readonly id: string };
    readonly parameters: readonly [
      number,
      string,
      number,
      string,
      Paise,
      number,
      number | null,
      number,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
      number | null,
    ];
  };
  'with played as (\n       select g.code, r.rounds\n       from jsonb_to_recordset($1::text::jsonb) as r (provider text, code text, rounds int)\n       join game g on g.provider = r.provider and g.code = r.code\n     ), rested as (\n       delete from game_played where game not in (select code from played)\n     )\n     insert into game_played (game, rounds) select code, rounds from played\n     on conflict (game) do update set rounds = excluded.rounds where game_played.rounds <> excluded.rounds': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'with recursive above as (\n       select player_id, referrer_id from referral where id = $2\n       union all\n       select r.player_id, r.referrer_id from above join referral r on r.player_id = above.referrer_id\n     )\n     select player_id as player from referral where id = $2 and exists (select from above where referrer_id = $1)': {
    readonly row: { readonly player: number };
    readonly parameters: readonly [number, number];
  };
  "with recursive tree as (\n       select id, array[code] as path from agent where parent_id is null\n       union all\n       select a.id, path || a.code from tree join agent a on a.parent_id = tree.id\n     ), below as (\n       select id as root, id from agent\n       union all\n       select below.root, a.id from below join agent a on a.parent_id = below.id\n     )\n     select a.id, a.code, a.name, parent.code as parent, (select coalesce(jsonb_agg(below.id), '[]') from below where below.root = a.id) as below\n     from tree join agent a on a.id = tree.id left join agent parent on parent.id = a.parent_id order by path": {
    readonly row: {
      readonly id: number;
      readonly code: string;
      readonly name: string;
      readonly parent: string | null;
      readonly below: readonly number[];
    };
    readonly parameters: readonly [];
  };
  "with run as (\n       select greatest((began_at at time zone 'UTC') + interval '5 hours 30 minutes', $3::text::date) as began_at,\n         (end_of_run(began_at, last_at) at time zone 'UTC') + interval '5 hours 30 minutes' as ended_at\n       from play_run where player_id = $1\n     ), part as (\n       select p.began_at as period, least(r.ended_at, p.began_at + ('1 ' || $2)::interval) - greatest(r.began_at, p.began_at) as played\n       from run r cross join lateral generate_series(date_trunc($2, r.began_at), r.ended_at, ('1 ' || $2)::interval) as p (began_at)\n       where r.ended_at > r.began_at\n     )\n     select to_char(period, 'YYYY-MM-DD') as period, floor(extract(epoch from sum(played)) / 60)::int as minutes,\n       floor(extract(epoch from max(played)) / 60)::int as \"longestMinutes\"\n     from part group by 1": {
    readonly row: { readonly period: string; readonly minutes: number; readonly longestMinutes: number };
    readonly parameters: readonly [number, string, string | null];
  };
  'with taken as (delete from referral where player_id = $1 returning *)\n     insert into referral (id, player_id, referrer_id, code_id, at) overriding system value\n     select 0, player_id, referrer_id, code_id, at from taken': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'with wanted as (\n       select distinct on (g.code) g.code, w.place, f.game is not null as kept\n       from unnest($2::text[], $3::text[]) with ordinality as w (provider, code, place)\n       join game g on g.provider = w.provider and g.code = w.code\n       left join favourite_game f on f.player_id = $1 and f.game = g.code\n     ), added as (\n       insert into favourite_game (player_id, game, at)\n       select $1, code, $4 from wanted where not kept order by place\n       limit greatest(0, $5 - (select count(*) from favourite_game where player_id = $1))\n       returning 1\n     )\n     select (select count(*) from wanted) as wanted, (select count(*) from wanted where kept) as kept, (select count(*) from added) as added': {
    readonly row: { readonly wanted: number; readonly kept: number; readonly added: number };
    readonly parameters: readonly [
      number,
      readonly (string | null)[],
      readonly (string | null)[],
      Date | 'infinity' | '-infinity',
      number,
    ];
  };
}
