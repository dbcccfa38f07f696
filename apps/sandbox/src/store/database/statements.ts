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
  "\n  select h.hash, f.id, f.player, f.\"expiresAt\", f.restrictions\n  from string_to_table($1, ' ') as h (hash) cross join lateral (\n    select s.id, s.player_id as player, s.expires_at as \"expiresAt\", p.restrictions\n    from session s join player p on p.id = s.player_id\n    where s.token_hash = decode(h.hash, 'hex') and s.revoked_at is null and s.expires_at > $2 and p.restrictions -> 'closed' is null\n    offset 0) f": {
    readonly row: {
      readonly hash: string;
      readonly id: number;
      readonly player: number;
      readonly expiresAt: Date;
      readonly restrictions: ColumnTypes['player.restrictions'];
    };
    readonly parameters: readonly [string | null, Date | 'infinity' | '-infinity'];
  };
  '\n  with k as (\n  select k.* from unnest($2::text[]) as n (name), unnest($3::text[]) as q (kind), lateral (\n    select e.name, e.kind, e.at, e.id from ledger_entry e\n    where e.player_id = $1::bigint and e.name = n.name and e.kind = q.kind\n      and e.at >= $4::timestamptz and e.at <= $5::timestamptz and (e.at, e.id) < ($5::timestamptz, $7::bigint)\n    order by e.at desc, e.id desc limit $6::bigint) as k\n  order by k.at desc, k.id desc limit $6::bigint), found as (\n    select e.id, e.at, e.kind, t.title, t.detail, t.reference, t.state, e.amount, coalesce(e.balance_after, 0) as after, e.name as account from k \n  join ledger_entry e on e.player_id = $1::bigint and (e.name, e.kind, e.at, e.id) = (k.name, k.kind, k.at, k.id)\n    and e.at >= $4::timestamptz and e.at <= $5::timestamptz\n  join ledger_transaction t on t.id = e.transaction_id where strpos(lower(t.reference), lower($8::text)) > 0\n    union\n    select e.id, e.at, e.kind, t.title, t.detail, t.reference, t.state, e.amount, coalesce(e.balance_after, 0) as after, e.name as account from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.at = t.at\n    where t.reference in ($8::text, upper($8::text)) and e.player_id = $1::bigint\n      and e.name = any($2::text[]) and e.kind = any($3::text[]) and e.at >= $4::timestamptz and e.at < $5::timestamptz\n  )\n     select count(*) as total,\n       coalesce(sum(amount) filter (where account = \'cash\' and amount > 0), 0)::bigint as "moneyIn",\n       coalesce(-sum(amount) filter (where account = \'cash\' and amount < 0), 0)::bigint as "moneyOut" from found': {
    readonly row: { readonly total: number; readonly moneyIn: Paise; readonly moneyOut: Paise };
    readonly parameters: readonly [
      number,
      readonly (string | null)[],
      readonly (string | null)[],
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
      number | null,
      number | null,
      string,
    ];
  };
  '\n  with k as (\n  select k.* from unnest($2::text[]) as n (name), unnest($3::text[]) as q (kind), lateral (\n    select e.name, e.kind, e.at, e.id from ledger_entry e\n    where e.player_id = $1::bigint and e.name = n.name and e.kind = q.kind\n      and e.at >= $4::timestamptz and e.at <= $5::timestamptz and (e.at, e.id) < ($5::timestamptz, $7::bigint)\n    order by e.at desc, e.id desc limit $6::bigint) as k\n  order by k.at desc, k.id desc limit $6::bigint), found as (\n    select e.id, e.at, e.kind, t.title, t.detail, t.reference, t.state, e.amount, coalesce(e.balance_after, 0) as after, e.name as account from k \n  join ledger_entry e on e.player_id = $1::bigint and (e.name, e.kind, e.at, e.id) = (k.name, k.kind, k.at, k.id)\n    and e.at >= $4::timestamptz and e.at <= $5::timestamptz\n  join ledger_transaction t on t.id = e.transaction_id where strpos(lower(t.reference), lower($8::text)) > 0\n    union\n    select e.id, e.at, e.kind, t.title, t.detail, t.reference, t.state, e.amount, coalesce(e.balance_after, 0) as after, e.name as account from ledger_transaction t join ledger_entry e on e.transaction_id = t.id and e.at = t.at\n    where t.reference in ($8::text, upper($8::text)) and e.player_id = $1::bigint\n      and e.name = any($2::text[]) and e.kind = any($3::text[]) and e.at >= $4::timestamptz and e.at < $5::timestamptz\n  ) select * from found f where (f.at, f.id) < ($9::timestamptz, $10::bigint)\n     order by f.at desc, f.id desc limit $11::bigint': {
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
      string,
      Date | 'infinity' | '-infinity' | null,
      number | null,
      number | null,
    ];
  };
  'delete from announcement where id = $1 returning content': {
    readonly row: { readonly content: string };
    readonly parameters: readonly [number];
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
  'delete from desk_network where network in\n       (select network from desk_network order by seen_at desc, network offset 20)': {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'delete from desk_session where expires_at <= $1': {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'delete from desk_session where token_hash = $1': {
    readonly row: object;
    readonly parameters: readonly [Uint8Array];
  };
  'delete from file where named_at is null and created_at <= $1': {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'delete from game_session where token_hash in (\n         select token_hash from game_session where expires_at < $2 order by expires_at limit $1)\n       returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'delete from lobby_ticket where expires_at < $1': {
    readonly row: object;
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'delete from one_time_code where id in (\n  select id from one_time_code c where expires_at < $2\n    and not exists (select from sandbox_message m where m.code_id = c.id) order by expires_at limit $1) returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'delete from page_visit': { readonly row: object; readonly parameters: readonly [] };
  'delete from page_visit where (page, day) in (\n  select page, day from page_visit where day < $2::text::date order by day limit $1) returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, string];
  };
  'delete from payment_trouble where payment_id = $1': { readonly row: object; readonly parameters: readonly [string] };
  'delete from player_network where player_id = $1 and network in\n       (select network from player_network where player_id = $1 order by seen_at desc, network offset 20)': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
  'delete from release_report where day < $1': { readonly row: object; readonly parameters: readonly [string] };
  'delete from sandbox_message where id in (\n  select m.id from one_time_code c join sandbox_message m on m.code_id = c.id where c.expires_at < $2 limit $1) returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'delete from session where id in (\n  select id from session where least(expires_at, revoked_at) < $2 order by least(expires_at, revoked_at) limit $1) returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'delete from setting where key = $1': { readonly row: object; readonly parameters: readonly [string] };
  'delete from settlement_trouble': { readonly row: object; readonly parameters: readonly [] };
  'delete from settlement_trouble where market_id = $1 and player_id is not distinct from $2': {
    readonly row: object;
    readonly parameters: readonly [string, number | null];
  };
  'delete from settlement_trouble where market_id = $1 and player_id is null': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'delete from taken_offer t using market m where m.id = t.market_id and m.outcome is not null': {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'delete from taken_size t using market m where m.id = t.market_id and m.outcome is not null': {
    readonly row: object;
    readonly parameters: readonly [];
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
  'insert into announcement (position, content) values ($1, $2)': {
    readonly row: object;
    readonly parameters: readonly [number, string];
  };
  'insert into announcement (position, content) values ((select coalesce(min(position), 1) - 1 from announcement), $1)': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'insert into app_detail (key, value) values ($1, $2::text::jsonb) on conflict do nothing': {
    readonly row: object;
    readonly parameters: readonly [string, string];
  };
  'insert into bank_detail (player_id, type, holder, bank_name, last_digits, ifsc, expires, sealed, fingerprint,\n         is_default, created_at)\n       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id, type, holder, bank_name as "bankName", last_digits as "lastDigits", ifsc, expires,\n  is_default as "isDefault", created_at as "createdAt"': {
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
    ];
  };
  'insert into banner (position, title, body, img_url, action, href, live) values ($1, $2, $3, $4, $5, $6, $7)': {
    readonly row: object;
    readonly parameters: readonly [number, string, string, string, string, string, string | null];
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
  'insert into debt (player_id, market_id, version, about, amount, at) values ($1, $2, $3, $4, $5, $6)': {
    readonly row: object;
    readonly parameters: readonly [number, string, number, string, Paise, Date | 'infinity' | '-infinity'];
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
  'insert into desk_action (by, what, player_id, at) values ($1, $2, $3, $4) returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [string, string, number | null, Date | 'infinity' | '-infinity'];
  };
  'insert into desk_network (network, seen_at) values ($1, $2)\n     on conflict (network) do update set seen_at = excluded.seen_at': {
    readonly row: object;
    readonly parameters: readonly [Uint8Array, Date | 'infinity' | '-infinity'];
  };
  'insert into desk_session (token_hash, created_at, expires_at) values ($1, $2, $3)': {
    readonly row: object;
    readonly parameters: readonly [Uint8Array, Date | 'infinity' | '-infinity', Date | 'infinity' | '-infinity'];
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
  "insert into file (id, player_id, purpose, type, bytes, created_at)\n     values ('heavy', $1, 'kyc', 'image/webp', decode(repeat('00', 41943000), 'hex'), $2)": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  "insert into file (id, player_id, purpose, type, bytes, created_at)\n     values ('nearly-full', $1, 'kyc', 'image/webp', decode(repeat('00', 41942500), 'hex'), $2)": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'insert into file (id, player_id, purpose, type, bytes, created_at) values ($1, $2, $3, $4, $5, $6)': {
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
  'insert into game (code, provider, position, name, slug, category, motif, badge, rtp, volatility, min_stake, max_stake)\n     select * from jsonb_to_recordset($1::text::jsonb) as g (code text, provider text, position int, name text, slug text,\n       category text, motif text, badge text, rtp numeric, volatility text, min_stake bigint, max_stake bigint)': {
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
  'insert into gateway (code, position, name, mode, kind, min, max, expires_in, fields, accounts, qr, network, rail)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::text::jsonb, $10::text::jsonb, $11, $12, $13) on conflict (code) do nothing': {
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
    ];
  };
  "insert into kyc_document (player_id, type, status, fields, expires_on, submitted_at)\n       values ($1, $2, 'pending', $3::text::jsonb, $4::date, $5)": {
    readonly row: object;
    readonly parameters: readonly [number, string, string, string | null, Date | 'infinity' | '-infinity'];
  };
  "insert into kyc_document (player_id, type, status, fields, submitted_at, decided_at, expires_on)\n       values ($1, 'passport', 'approved', '[]', $2, $2, '2030-01-01')": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  "insert into kyc_document (player_id, type, status, fields, submitted_at, decided_at, expires_on)\n     values ($1, 'passport', 'approved', '[]', $2, $2, '2030-01-01')": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
  };
  'insert into kyc_document (player_id, type, status, reason, fields, submitted_at, decided_at)\n     values ($1, $2, $3, $4, $5::text::jsonb, $6, $7)': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      string,
      'pending' | 'approved' | 'declined',
      string | null,
      string,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  'insert into kyc_document overriding system value\n     select (jsonb_populate_record(d, \'{"id": 0, "status": "declined", "reason": "x"}\')).* from kyc_document d\n     where d.status = \'declined\' limit 1': {
    readonly row: object;
    readonly parameters: readonly [];
  };
  'insert into kyc_document_type (type, position, label, fields) values ($1, $2, $3, $4::text::jsonb) on conflict (type) do nothing': {
    readonly row: object;
    readonly parameters: readonly [string, number, string, string];
  };
  "insert into kyc_document_type (type, position, label, fields) values ('voterId', 9, 'Voter ID', $1::text::jsonb)": {
    readonly row: object;
    readonly parameters: readonly [string];
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
  'insert into migration (id, name) values ($1, $2)': {
    readonly row: object;
    readonly parameters: readonly [number, string];
  };
  'insert into notification (player_id, title, message, status, at) values ($1, $2, $3, $4, $5)': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      string,
      string,
      'success' | 'error' | 'info' | 'warning',
      Date | 'infinity' | '-infinity',
    ];
  };
  'insert into notification (player_id, title, message, status, at) values ($1, $2, $3, $4, $5) returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [
      number,
      string,
      string,
      'success' | 'error' | 'info' | 'warning',
      Date | 'infinity' | '-infinity',
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
  'insert into player (username, username_key, name, country_code, mobile, password_hash, agent_code, type_id, parent_id, is_demo, created_at)\n     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id, name, mobile, password_hash as "passwordHash"': {
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
  "insert into player_bonus (player_id, campaign_id, source, title, text, base, multiplier, parts, contributions, days,\n       amount, deposit, required, state, granted_at, expires_at)\n     select $1, id, $2, title, text, base, multiplier, parts, contributions, days, $3, $4, $5, 'available', $6, $7\n     from bonus_campaign where id = $8\n     on conflict (player_id, campaign_id, source) do nothing": {
    readonly row: object;
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
  'insert into release_report (day, remote, version, kind, name, milliseconds, count) values ($1, $2, $3, $4, $5, $6, $7)\n         on conflict (day, remote, version, kind, name, milliseconds) do update set count = release_report.count + excluded.count': {
    readonly row: object;
    readonly parameters: readonly [string, string, string, ColumnTypes['release_report.kind'], string, number, number];
  };
  'insert into sandbox_message (code_id, code, is_delivered) values ($1, $2, $3)': {
    readonly row: object;
    readonly parameters: readonly [number, string, boolean];
  };
  "insert into session (player_id, token_hash, created_at, expires_at)\n         select p.id, $2, $3, $4 from player p where p.id = $1 and p.restrictions -> 'closed' is null returning id": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [
      number,
      Uint8Array,
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity',
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
  "insert into taken_offer (market_id, runner_id, side, priced_at, price, taken) values ($1, $2, 'back', 1, 200, 100)": {
    readonly row: object;
    readonly parameters: readonly [string, string];
  };
  "insert into taken_size (market_id, runner_id, side, priced_at, taken) values ($1, $2, 'back', 1, 100)": {
    readonly row: object;
    readonly parameters: readonly [string, string];
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
  "insert into withdrawal (player_id, method, destination, sealed, fingerprint, amount, state, needs_kyc, created_at, decided_at)\n       select $1, 'upi', w.destination, w.sealed, w.fingerprint, w.amount, 'cancelled', false, $2, $2\n       from withdrawal w where w.method = 'upi' and w.fingerprint is not null and w.destination = 'someb•••@upi' limit 1": {
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
  "select (select coalesce(sum(won - staked), 0)::bigint from game_round where player_id = $1) as net,\n           (select coalesce(sum(case when kind in ('bet', 'bet-win', 'win') then won - staked end), 0)::bigint\n            from wallet_transaction where player_id = $1 and state = 'done') as moved,\n           (select count(*) from wallet_transaction where player_id = $1 and state = 'new') as open,\n           (select count(*) from game_round where player_id = $1 and (won > $2 or (bets = 0 and won > 0))) as wrong": {
    readonly row: { readonly net: Paise; readonly moved: Paise; readonly open: number; readonly wrong: number };
    readonly parameters: readonly [number, number | null];
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
  'select 1 from account where player_id = any($1::bigint[]) for no key update skip locked': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select 1 from announcement limit 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  'select 1 from banner limit 1': { readonly row: { readonly '?column?': number }; readonly parameters: readonly [] };
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
  'select 1 from desk_action where player_id = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from desk_action where starts_with(what, $1)': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  'select 1 from desk_network where network = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [Uint8Array];
  };
  'select 1 from desk_session where token_hash = $1 and expires_at > $2': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [Uint8Array, Date | 'infinity' | '-infinity'];
  };
  'select 1 from kyc_document where id = $1 for no key update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
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
  'select 1 from pg_stat_activity where pid = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  "select 1 from pg_stat_activity where wait_event_type = 'Lock'": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()": {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [];
  };
  'select 1 from player where id = $1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from player where id = $1 and is_demo': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from player where id = $1 for no key update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  "select 1 from player_bonus where player_id = $1 and state = 'active'": {
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
  'select 1 from setting where key = $1 and value = to_jsonb($2::text)': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string, string];
  };
  'select 1 from setting where key = $1 for update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string];
  };
  'select 1 from verified_mobile where country_code = $1 and mobile = $2 and verified_at > $3': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string, string, Date | 'infinity' | '-infinity'];
  };
  'select 1 from wallet_transaction where id = $1 for no key update': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [number];
  };
  'select 1 from world': { readonly row: { readonly '?column?': number }; readonly parameters: readonly [] };
  'select a.bet_id as bet, a.against, a.price, sum(a.stake)::bigint as stake from bet_fill a where a.against is not null\n     group by 1, 2, 3\n     except select b.against, b.bet_id, b.price, sum(b.stake)::bigint from bet_fill b where b.against is not null group by 1, 2, 3\n     limit 1': {
    readonly row: {
      readonly bet: number;
      readonly against: number;
      readonly price: ColumnTypes['bet_fill.price'];
      readonly stake: Paise;
    };
    readonly parameters: readonly [];
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
  'select agent_id as agent from player where id = $1': {
    readonly row: { readonly agent: number | null };
    readonly parameters: readonly [number];
  };
  'select agent_id as agent, count(*) as players from player where agent_id is not null group by agent_id': {
    readonly row: { readonly agent: number; readonly players: number };
    readonly parameters: readonly [];
  };
  'select amount from referral_commission where child_id = $1 order by id': {
    readonly row: { readonly amount: Paise };
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
  'select answer, problem, culprit from request_deposit($1, $2, $3, $4, $5, $6, $7, $8, $9::text::jsonb, $10::text[], $11, $12,\n       $13::text::jsonb)': {
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
      string | null,
    ];
  };
  'select answer, problem, figure from request_withdrawal($1, $2, $3, $4, $5, $6, $7, $8, case when hold_keys($13, $14) then $9::bytea end, $10, $11, $12::text::jsonb)': {
    readonly row: {
      readonly answer: ColumnTypes['request_withdrawal.answer'];
      readonly problem: ColumnTypes['request_withdrawal.problem'];
      readonly figure: ColumnTypes['request_withdrawal.figure'];
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
  'select answer, problem, has_moved as "hasMoved" from wallet_win($1, $2, $3, $4, $5, $6, $7, $8)': {
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
    ];
  };
  'select answer, problem, has_moved as "hasMoved", reason, restrictions, least_stake as "leastStake", most_stake as "mostStake"\n       from wallet_bet($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::text::jsonb)': {
    readonly row: {
      readonly answer: ColumnTypes['wallet_bet.answer'];
      readonly problem: ColumnTypes['wallet_bet.problem'];
      readonly hasMoved: ColumnTypes['wallet_bet.has_moved'];
      readonly reason: string | null;
      readonly restrictions: ColumnTypes['wallet_bet.restrictions'];
      readonly leastStake: ColumnTypes['wallet_bet.least_stake'];
      readonly mostStake: ColumnTypes['wallet_bet.most_stake'];
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
    ];
  };
  'select at_risk as "atRisk", result from wager where player_id = $1': {
    readonly row: { readonly atRisk: Paise; readonly result: Paise };
    readonly parameters: readonly [number];
  };
  'select b.client_ref as "clientRef", b.market_id as "marketId", b.runner_id as "runnerId", b.side, b.stake, b.price, b.policy, b.rest,\n       m.match_id as "matchId"\n     from bet b join market m on m.id = b.market_id where b.id = $1': {
    readonly row: {
      readonly clientRef: string;
      readonly marketId: string;
      readonly runnerId: string;
      readonly side: 'back' | 'lay';
      readonly stake: Paise;
      readonly price: ColumnTypes['bet.price'];
      readonly policy: 'none' | 'better' | 'any';
      readonly rest: 'stay' | 'cancel' | null;
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
  'select c.category, count(*) as games\n         from game_category c join game g on g.code = c.game join provider p on p.code = g.provider\n         where p.off_since is null group by c.category': {
    readonly row: { readonly category: string; readonly games: number };
    readonly parameters: readonly [];
  };
  'select c.child_id as child, sum(c.stake)::bigint as stake, sum(c.lost)::bigint as lost from referral_commission c\n     where c.earner_id = any($1::bigint[]) group by 1 order by 1': {
    readonly row: { readonly child: number; readonly stake: Paise; readonly lost: Paise };
    readonly parameters: readonly [readonly (number | null)[]];
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
  'select c::text as text from one_time_code c order by id desc limit 1': {
    readonly row: { readonly text: string };
    readonly parameters: readonly [];
  };
  'select cancel_rest($1, $2, \'cancelled\', $3) as "isCancelled"': {
    readonly row: { readonly isCancelled: boolean | null };
    readonly parameters: readonly [number | null, number | null, Date | 'infinity' | '-infinity' | null];
  };
  'select cash, held, locked, withdrawable, least_request as min, most_request as max, can_cancel as "canCancel", kyc,\n       kyc_above as "kycAbove", without_kyc as "withoutKyc", owed from available_to($1, $2)': {
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
      readonly owed: Paise;
    };
    readonly parameters: readonly [number | null, Date | 'infinity' | '-infinity' | null];
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
  "select coalesce(p.id, 0) as player from unnest($1::bigint[]) as p (id) where exists (\n       select from ledger_entry e where e.player_id = p.id and e.name = 'cash' and e.kind = 'deposit' and e.amount > 0)": {
    readonly row: { readonly player: number };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select coalesce(sum(amount - collected - forgiven), 0)::bigint as owed from debt where player_id = $1': {
    readonly row: { readonly owed: Paise };
    readonly parameters: readonly [number];
  };
  'select coalesce(sum(amount - collected - forgiven), 0)::bigint as owed from debt where player_id = $1 and closed_at is null': {
    readonly row: { readonly owed: Paise };
    readonly parameters: readonly [number];
  };
  'select coalesce(sum(amount), 0)::bigint as total from ledger_entry': {
    readonly row: { readonly total: Paise };
    readonly parameters: readonly [];
  };
  'select coalesce(sum(c.stake), 0)::bigint as turnover, coalesce(sum(c.lost), 0)::bigint as "netLoss",\n  coalesce(sum(c.amount), 0)::bigint as earned, coalesce(sum(c.amount) filter (where c.paid_at is not null), 0)::bigint as paid\n     from referral_commission c where c.earner_id = $1': {
    readonly row: { readonly turnover: Paise; readonly netLoss: Paise; readonly earned: Paise; readonly paid: Paise };
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
  'select coalesce(sum(won - staked), 0)::bigint as net from game_round where player_id = $1': {
    readonly row: { readonly net: Paise };
    readonly parameters: readonly [number];
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
  'select code, name, mode, kind, min, max, expires_in as "expiresIn", fields, accounts, qr, network from gateway where code = $1 and is_open': {
    readonly row: {
      readonly code: string;
      readonly name: string;
      readonly mode: 'upi' | 'bank' | 'wallet' | 'crypto';
      readonly kind: 'manual' | 'redirect';
      readonly min: Paise;
      readonly max: Paise;
      readonly expiresIn: number;
      readonly fields: ColumnTypes['gateway.fields'];
      readonly accounts: ColumnTypes['gateway.accounts'];
      readonly qr: string | null;
      readonly network: string | null;
    };
    readonly parameters: readonly [string];
  };
  'select code, name, mode, kind, min, max, expires_in as "expiresIn", fields, accounts, qr, network from gateway where is_open order by position, code': {
    readonly row: {
      readonly code: string;
      readonly name: string;
      readonly mode: 'upi' | 'bank' | 'wallet' | 'crypto';
      readonly kind: 'manual' | 'redirect';
      readonly min: Paise;
      readonly max: Paise;
      readonly expiresIn: number;
      readonly fields: ColumnTypes['gateway.fields'];
      readonly accounts: ColumnTypes['gateway.accounts'];
      readonly qr: string | null;
      readonly network: string | null;
    };
    readonly parameters: readonly [];
  };
  'select code, name, off_since as "offSince" from provider where code = $1 ': {
    readonly row: { readonly code: string; readonly name: string; readonly offSince: Date | null };
    readonly parameters: readonly [string];
  };
  'select code, name, off_since as "offSince" from provider where code = $1 for no key update': {
    readonly row: { readonly code: string; readonly name: string; readonly offSince: Date | null };
    readonly parameters: readonly [string];
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
  'select content from announcement order by position, id': {
    readonly row: { readonly content: string };
    readonly parameters: readonly [];
  };
  'select count(*) as clicks from referral_click k join referral_code c on c.id = k.code_id where c.player_id = $1': {
    readonly row: { readonly clicks: number };
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
  'select count(*) as count from bet b join market m on m.id = b.market_id where b.player_id = $1 and m.match_id = $2': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number, string];
  };
  'select count(*) as count from bet where player_id = $1': {
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
  "select count(*) as count from deposit d join gateway g on g.code = d.gateway where d.state = 'pending' and d.expires_at > $1 and g.kind = 'manual'": {
    readonly row: { readonly count: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  "select count(*) as count from deposit d where d.player_id = $1 and d.state in ('created', 'redirected', 'returned', 'pending') and (d.expires_at > $2 or d.expires_at is null)": {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  'select count(*) as count from deposit where player_id = $1': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number];
  };
  'select count(*) as count from desk_action where $1::bigint is null or player_id = $1': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [number | null];
  };
  'select count(*) as count from game_round where closed_at is null and overdue_at is not null': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [];
  };
  'select count(*) as count from held_win where outcome is null': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [];
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
  'select count(*) as count from settlement_trouble where $1::text is null or market_id = $1': {
    readonly row: { readonly count: number };
    readonly parameters: readonly [string | null];
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
  'select count(*) as count, count(*) filter (where read_at is null) as unread from notification where player_id = $1': {
    readonly row: { readonly count: number; readonly unread: number };
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
  'select count(*) from withdrawal where player_id = $1': {
    readonly row: { readonly count: number };
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
  "select d.id, d.amount, case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end as state from deposit d join gateway g on g.code = d.gateway and g.kind = 'redirect'\n     where d.reference = $2": {
    readonly row: {
      readonly id: number;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', string];
  };
  "select d.id, d.gateway, g.name as \"gatewayName\", d.amount, case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end as state, d.reason, d.reference,\n  d.created_at as \"createdAt\", d.decided_at as \"decidedAt\" from deposit d join gateway g on g.code = d.gateway where d.id = $2": {
    readonly row: {
      readonly id: number;
      readonly gateway: string;
      readonly gatewayName: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
      readonly reference: string;
      readonly createdAt: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number];
  };
  "select d.id, d.gateway, g.name as \"gatewayName\", d.amount, case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end as state, d.reason, d.reference,\n  d.created_at as \"createdAt\", d.decided_at as \"decidedAt\" from deposit d join gateway g on g.code = d.gateway where d.id = $2 and d.player_id = $3": {
    readonly row: {
      readonly id: number;
      readonly gateway: string;
      readonly gatewayName: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
      readonly reference: string;
      readonly createdAt: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number, number];
  };
  "select d.id, d.gateway, g.name as \"gatewayName\", d.amount, case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end as state, d.reason, d.reference,\n  d.created_at as \"createdAt\", d.decided_at as \"decidedAt\" from deposit d join gateway g on g.code = d.gateway where d.player_id = $2 order by d.created_at desc, d.id desc offset $3 limit $4": {
    readonly row: {
      readonly id: number;
      readonly gateway: string;
      readonly gatewayName: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
      readonly reference: string;
      readonly createdAt: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number, number | null, number | null];
  };
  "select d.id, d.gateway, g.name as \"gatewayName\", d.amount, case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end as state, d.reason, d.reference,\n  d.created_at as \"createdAt\", d.decided_at as \"decidedAt\", d.player_id as player, d.fields,\n  coalesce((select jsonb_agg(s) from (select o.id, o.state from deposit o where o.rail = d.rail and lower(o.reference) = lower(d.reference) and o.id <> d.id\n    order by o.id desc limit 20) s), '[]') as others from deposit d join gateway g on g.code = d.gateway where d.id = $2": {
    readonly row: {
      readonly id: number;
      readonly gateway: string;
      readonly gatewayName: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
      readonly reference: string;
      readonly createdAt: Date;
      readonly decidedAt: Date | null;
      readonly player: number;
      readonly fields: ColumnTypes['deposit.fields'];
      readonly others: readonly {
        readonly id: number;
        readonly state: 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired';
      }[];
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number];
  };
  "select d.id, d.gateway, g.name as \"gatewayName\", d.amount, case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end as state, d.reason, d.reference,\n  d.created_at as \"createdAt\", d.decided_at as \"decidedAt\", d.player_id as player, d.fields,\n  coalesce((select jsonb_agg(s) from (select o.id, o.state from deposit o where o.rail = d.rail and lower(o.reference) = lower(d.reference) and o.id <> d.id\n    order by o.id desc limit 20) s), '[]') as others from deposit d join gateway g on g.code = d.gateway where d.state = 'pending' and d.expires_at > $1 and g.kind = 'manual' and (d.created_at, d.id) < ($4::timestamptz, $5::bigint)\n           order by d.created_at desc, d.id desc offset $2 limit $3": {
    readonly row: {
      readonly id: number;
      readonly gateway: string;
      readonly gatewayName: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
      readonly reference: string;
      readonly createdAt: Date;
      readonly decidedAt: Date | null;
      readonly player: number;
      readonly fields: ColumnTypes['deposit.fields'];
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
  "select d.id, d.gateway, g.name as \"gatewayName\", d.amount, case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end as state, d.reason, d.reference,\n  d.created_at as \"createdAt\", d.decided_at as \"decidedAt\", d.player_id as player, d.fields,\n  coalesce((select jsonb_agg(s) from (select o.id, o.state from deposit o where o.rail = d.rail and lower(o.reference) = lower(d.reference) and o.id <> d.id\n    order by o.id desc limit 20) s), '[]') as others from deposit d join gateway g on g.code = d.gateway where d.state = 'pending' and d.expires_at > $1 and g.kind = 'manual' and (d.created_at, d.id) > ($4::timestamptz, $5::bigint)\n           order by d.created_at, d.id offset $2 limit $3": {
    readonly row: {
      readonly id: number;
      readonly gateway: string;
      readonly gatewayName: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
      readonly reference: string;
      readonly createdAt: Date;
      readonly decidedAt: Date | null;
      readonly player: number;
      readonly fields: ColumnTypes['deposit.fields'];
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
  "select d.id, d.gateway, g.name as \"gatewayName\", d.amount, case when d.expires_at <= $1 and d.state in ('created', 'redirected', 'returned', 'pending') then 'expired' else d.state end as state, d.reason, d.reference,\n  d.created_at as \"createdAt\", d.decided_at as \"decidedAt\", g.kind from deposit d join gateway g on g.code = d.gateway where d.id = $2": {
    readonly row: {
      readonly id: number;
      readonly gateway: string;
      readonly gatewayName: string;
      readonly amount: Paise;
      readonly state: 'expired' | 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined';
      readonly reason: string | null;
      readonly reference: string;
      readonly createdAt: Date;
      readonly decidedAt: Date | null;
      readonly kind: 'manual' | 'redirect';
    };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number];
  };
  "select d.id, d.type, d.reason, d.fields, d.submitted_at as \"submittedAt\",\n  to_char(d.expires_on, 'YYYY-MM-DD') as \"expiresOn\",\n  case when d.status = 'approved' and d.expires_on < $1::date then 'expired' else d.status end as status, d.player_id as player, t.label from kyc_document d join kyc_document_type t on t.type = d.type where d.id = $2": {
    readonly row: {
      readonly id: number;
      readonly type: string;
      readonly reason: string | null;
      readonly fields: ColumnTypes['kyc_document.fields'];
      readonly submittedAt: Date;
      readonly expiresOn: string | null;
      readonly status: 'expired' | 'pending' | 'approved' | 'declined';
      readonly player: number;
      readonly label: string;
    };
    readonly parameters: readonly [string, number];
  };
  "select d.id, d.type, d.reason, d.fields, d.submitted_at as \"submittedAt\",\n  to_char(d.expires_on, 'YYYY-MM-DD') as \"expiresOn\",\n  case when d.status = 'approved' and d.expires_on < $1::date then 'expired' else d.status end as status, d.player_id as player, t.label from kyc_document d join kyc_document_type t on t.type = d.type where d.status = 'pending' and (d.submitted_at, d.id) < ($4::timestamptz, $5::bigint)\n           order by d.submitted_at desc, d.id desc offset $2 limit $3": {
    readonly row: {
      readonly id: number;
      readonly type: string;
      readonly reason: string | null;
      readonly fields: ColumnTypes['kyc_document.fields'];
      readonly submittedAt: Date;
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
  "select d.id, d.type, d.reason, d.fields, d.submitted_at as \"submittedAt\",\n  to_char(d.expires_on, 'YYYY-MM-DD') as \"expiresOn\",\n  case when d.status = 'approved' and d.expires_on < $1::date then 'expired' else d.status end as status, d.player_id as player, t.label from kyc_document d join kyc_document_type t on t.type = d.type where d.status = 'pending' and (d.submitted_at, d.id) > ($4::timestamptz, $5::bigint)\n           order by d.submitted_at, d.id offset $2 limit $3": {
    readonly row: {
      readonly id: number;
      readonly type: string;
      readonly reason: string | null;
      readonly fields: ColumnTypes['kyc_document.fields'];
      readonly submittedAt: Date;
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
  "select d.id, d.type, d.reason, d.fields, d.submitted_at as \"submittedAt\",\n  to_char(d.expires_on, 'YYYY-MM-DD') as \"expiresOn\",\n  case when d.status = 'approved' and d.expires_on < $1::date then 'expired' else d.status end as status, s.status as standing from kyc_document d cross join kyc_status($2, $1::date) s\n     where d.player_id = $2 order by d.submitted_at desc, d.id desc": {
    readonly row: {
      readonly id: number;
      readonly type: string;
      readonly reason: string | null;
      readonly fields: ColumnTypes['kyc_document.fields'];
      readonly submittedAt: Date;
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
  'select e::text from ledger_entry e join account a on a.id = e.account_id where a.player_id = $1 order by e.id': {
    readonly row: { readonly e: string };
    readonly parameters: readonly [number];
  };
  'select earner_id as id from referral_commission where paid_at is null and settled_at < $1 group by earner_id having sum(amount) > 0 order by id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity'];
  };
  'select end_waiting($1, $2, $3) as "hasEnded"': {
    readonly row: { readonly hasEnded: boolean | null };
    readonly parameters: readonly [number | null, string | null, Date | 'infinity' | '-infinity' | null];
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
  'select fingerprint from withdrawal': {
    readonly row: { readonly fingerprint: Uint8Array | null };
    readonly parameters: readonly [];
  };
  'select format, series from price_history': {
    readonly row: { readonly format: number; readonly series: string };
    readonly parameters: readonly [];
  };
  'select from pg_database where datname = $1': { readonly row: object; readonly parameters: readonly [string] };
  'select g.code, g.name, g.provider, p.name as "providerName", g.category, g.motif, g.rtp::float8 as rtp, g.volatility,\n       g.min_stake as "minStake", g.max_stake as "maxStake", p.off_since is null as "isOn"\n     from game g join provider p on p.code = g.provider where g.code = $1': {
    readonly row: {
      readonly code: string;
      readonly name: string;
      readonly provider: string;
      readonly providerName: string;
      readonly category: ColumnTypes['game.category'];
      readonly motif: string;
      readonly rtp: number;
      readonly volatility: 'low' | 'medium' | 'high';
      readonly minStake: Paise;
      readonly maxStake: Paise;
      readonly isOn: boolean;
    };
    readonly parameters: readonly [string];
  };
  'select g.code, g.name, g.provider, p.name as "providerName", g.slug, g.category, g.badge, g.rtp::float8 as rtp,\n  g.volatility, g.min_stake as "minStake", g.max_stake as "maxStake", count(*) over () as total\n         from game g join provider p on p.code = g.provider left join game_category c on c.game = g.code and c.category = $2\n         where p.off_since is null and ($1::text is null or g.provider = $1) and ($2::text is null or c.game is not null)\n         order by c.position, p.position, g.position limit $3': {
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
      readonly total: number;
    };
    readonly parameters: readonly [string | null, string | null, number | null];
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
  "select id from bet where status = 'delayed' and due_at <= $1 order by due_at, id limit $2": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity', number | null];
  };
  'select id from debt where player_id = $1': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number];
  };
  "select id from deposit where reference = $1 and state = 'approved'": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [string];
  };
  'select id from file where player_id = $1': {
    readonly row: { readonly id: string };
    readonly parameters: readonly [number];
  };
  'select id from migration order by id': { readonly row: { readonly id: number }; readonly parameters: readonly [] };
  'select id from player': { readonly row: { readonly id: number }; readonly parameters: readonly [] };
  'select id from player where is_demo': { readonly row: { readonly id: number }; readonly parameters: readonly [] };
  'select id from player_bonus where player_id = $1 order by id for no key update': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number];
  };
  'select id from wallet_key': { readonly row: { readonly id: string }; readonly parameters: readonly [] };
  'select id from wallet_key where provider = $1 and retired_at is null': {
    readonly row: { readonly id: string };
    readonly parameters: readonly [string];
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
  'select id, by, what, player_id as player, at from desk_action where ($3::bigint is null or player_id = $3) and id < $4 order by id desc offset $1 limit $2': {
    readonly row: {
      readonly id: number;
      readonly by: string;
      readonly what: string;
      readonly player: number | null;
      readonly at: Date;
    };
    readonly parameters: readonly [number | null, number | null, number | null, number];
  };
  'select id, by, what, player_id as player, at from desk_action where ($3::bigint is null or player_id = $3) and id > $4 order by id offset $1 limit $2': {
    readonly row: {
      readonly id: number;
      readonly by: string;
      readonly what: string;
      readonly player: number | null;
      readonly at: Date;
    };
    readonly parameters: readonly [number | null, number | null, number | null, number];
  };
  'select id, by, what, player_id as player, at from desk_action where id = $1 and by = $2': {
    readonly row: {
      readonly id: number;
      readonly by: string;
      readonly what: string;
      readonly player: number | null;
      readonly at: Date;
    };
    readonly parameters: readonly [number, string];
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
  'select id, content from announcement order by position, id': {
    readonly row: { readonly id: number; readonly content: string };
    readonly parameters: readonly [];
  };
  'select id, created_at as "createdAt", expires_at as "expiresAt" from session\n     where player_id = $1 and revoked_at is null and expires_at > $2 order by id desc limit 50': {
    readonly row: { readonly id: number; readonly createdAt: Date; readonly expiresAt: Date };
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
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
  'select id, lower(campaign) = lower($2) as "isIt" from referral_code where player_id = $1': {
    readonly row: { readonly id: number; readonly isIt: boolean };
    readonly parameters: readonly [number, string];
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
  'select id, name from player where id = any($1::bigint[])': {
    readonly row: { readonly id: number; readonly name: string };
    readonly parameters: readonly [readonly (number | null)[]];
  };
  'select id, name, mobile, password_hash as "passwordHash" from player\n     where country_code = $1 and mobile = $2 and username_key = $3 and created_at > $4\n       and exists (select 1 from player_network n where n.player_id = player.id and n.network = $5)': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly mobile: string;
      readonly passwordHash: string;
    };
    readonly parameters: readonly [string, string, string, Date | 'infinity' | '-infinity', Uint8Array];
  };
  'select id, name, mobile, password_hash as "passwordHash" from player where country_code = $1 and mobile = $2': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly mobile: string;
      readonly passwordHash: string;
    };
    readonly parameters: readonly [string, string];
  };
  'select id, name, mobile, password_hash as "passwordHash" from player where is_demo order by id limit 1': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly mobile: string;
      readonly passwordHash: string;
    };
    readonly parameters: readonly [];
  };
  'select id, name, mobile, password_hash as "passwordHash" from player where username_key = $1': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly mobile: string;
      readonly passwordHash: string;
    };
    readonly parameters: readonly [string];
  };
  'select id, name, mobile, password_hash as "passwordHash",\n       exists (select 1 from player_network n where n.player_id = player.id and n.network = $2) as "isKnownHere"\n     from player where username_key = $1': {
    readonly row: {
      readonly id: number;
      readonly name: string;
      readonly mobile: string;
      readonly passwordHash: string;
      readonly isKnownHere: boolean;
    };
    readonly parameters: readonly [string, Uint8Array];
  };
  'select id, outcome from market where id = any($1::text[]) and outcome is not null': {
    readonly row: { readonly id: string; readonly outcome: string };
    readonly parameters: readonly [readonly (string | null)[]];
  };
  'select id, outcome from market where match_id = any($1::text[]) and outcome is not null order by id': {
    readonly row: { readonly id: string; readonly outcome: string };
    readonly parameters: readonly [readonly (string | null)[]];
  };
  'select id, parts, base, multiplier, offer_days as "offerDays", deposit_percent as "depositPercent",\n  deposit_min as "depositMin", amount_max as "amountMax" from bonus_campaign c where is_open and deposit_min <= $2 and deposit_percent is not null\n       and not exists (select from player_bonus b where b.player_id = $1 and (b.campaign_id = c.id or b.source = $3))\n     order by position limit 1': {
    readonly row: {
      readonly id: number;
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
  'select id, parts, base, multiplier, offer_days as "offerDays", deposit_percent as "depositPercent",\n  deposit_min as "depositMin", amount_max as "amountMax" from bonus_campaign where code = $1': {
    readonly row: {
      readonly id: number;
      readonly parts: number;
      readonly base: 'bonus' | 'deposit-and-bonus';
      readonly multiplier: number;
      readonly offerDays: number;
      readonly depositPercent: number | null;
      readonly depositMin: Paise | null;
      readonly amountMax: Paise | null;
    };
    readonly parameters: readonly [string];
  };
  "select id, player_id as player, coalesce(sealed, '') as sealed from withdrawal\n         where id > $1 and sealed is not null order by id limit $2 for no key update": {
    readonly row: { readonly id: number; readonly player: number; readonly sealed: Uint8Array };
    readonly parameters: readonly [number, number | null];
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
  'select id, player_id as player, method, destination, amount, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", decided_at as "decidedAt" from withdrawal where id = $1 and player_id = $2': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [number, number];
  };
  'select id, player_id as player, method, destination, amount, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", decided_at as "decidedAt" from withdrawal where player_id = $1 and ($2::text is null or state = $2) and ($3::bigint is null or id = $3) order by created_at desc, id desc limit $4 offset $5': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [number, string | null, number | null, number | null, number | null];
  };
  'select id, player_id as player, method, destination, amount, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", decided_at as "decidedAt" from withdrawal where player_id = $1 and id = any($2::bigint[])': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
      readonly decidedAt: Date | null;
    };
    readonly parameters: readonly [number, readonly (number | null)[]];
  };
  'select id, player_id as player, method, destination, amount, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", decided_at as "decidedAt", sealed from withdrawal where id = $1 for no key update': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
      readonly decidedAt: Date | null;
      readonly sealed: Uint8Array | null;
    };
    readonly parameters: readonly [number];
  };
  'select id, player_id as player, method, destination, amount, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", decided_at as "decidedAt", sealed from withdrawal where state in (\'pending\', \'approved\') and id < $3 order by id desc offset $1 limit $2': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
      readonly decidedAt: Date | null;
      readonly sealed: Uint8Array | null;
    };
    readonly parameters: readonly [number | null, number | null, number];
  };
  'select id, player_id as player, method, destination, amount, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", decided_at as "decidedAt", sealed from withdrawal where state in (\'pending\', \'approved\') and id > $3 order by id offset $1 limit $2': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
      readonly decidedAt: Date | null;
      readonly sealed: Uint8Array | null;
    };
    readonly parameters: readonly [number | null, number | null, number];
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
  'select id, state, is_repeat as "isRepeat" from deposit order by id': {
    readonly row: {
      readonly id: number;
      readonly state: 'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired';
      readonly isRepeat: boolean;
    };
    readonly parameters: readonly [];
  };
  'select id, title, message, status, at, read_at is not null as "isRead"\n           from notification where player_id = $1 order by id desc offset $2 limit $3': {
    readonly row: {
      readonly id: number;
      readonly title: string;
      readonly message: string;
      readonly status: 'success' | 'error' | 'info' | 'warning';
      readonly at: Date;
      readonly isRead: boolean;
    };
    readonly parameters: readonly [number, number | null, number | null];
  };
  "select id, title, text, base, multiplier, parts, contributions, days, amount, deposit, required, state,\n       started_at as \"startedAt\", expires_at as \"expiresAt\", ended_at as \"endedAt\",\n       (select coalesce(jsonb_object_agg(product, jsonb_build_object('stake', stake, 'counted', counted)), '{}')\n        from (select product, sum(at_risk)::bigint as stake, sum(counted)::bigint as counted from bonus_wager c\n              where c.bonus_id = b.id and c.at_risk > 0 group by product) as by_product) as wagered,\n       (select coalesce(jsonb_agg(jsonb_build_object('part', part, 'amount', c.amount,\n                 'at', floor(extract(epoch from claimed_at) * 1000)::bigint) order by part), '[]')\n        from bonus_claim c where c.bonus_id = b.id) as claims,\n       coalesce(locked_deposit(deposit, amount,\n         coalesce((select sum(c.amount)::bigint from bonus_claim c where c.bonus_id = b.id), 0)), 0) as \"depositLeft\"\n     from player_bonus b where player_id = $1 and ($2::bigint is null or id = $2) order by id desc": {
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
    };
    readonly parameters: readonly [number, number | null];
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
  'select id, type, holder, bank_name as "bankName", last_digits as "lastDigits", ifsc, expires,\n  is_default as "isDefault", created_at as "createdAt" from bank_detail where id = $1 and player_id = $2 and removed_at is null': {
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
    };
    readonly parameters: readonly [number, number];
  };
  'select id, type, holder, bank_name as "bankName", last_digits as "lastDigits", ifsc, expires,\n  is_default as "isDefault", created_at as "createdAt" from bank_detail where player_id = $1 and removed_at is null\n         order by is_default desc, id desc limit $2 offset $3': {
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
    };
    readonly parameters: readonly [number, number | null, number | null];
  };
  'select id, username, name, country_code || \' \' || mobile as mobile, agent_code as "agentCode", created_at as "createdAt"\n     from player where id = $1': {
    readonly row: {
      readonly id: number;
      readonly username: string;
      readonly name: string;
      readonly mobile: string;
      readonly agentCode: string | null;
      readonly createdAt: Date;
    };
    readonly parameters: readonly [number];
  };
  'select is_default as "isDefault" from bank_detail where player_id = $1': {
    readonly row: { readonly isDefault: boolean };
    readonly parameters: readonly [number];
  };
  'select key, value from app_detail': {
    readonly row: { readonly key: string; readonly value: unknown };
    readonly parameters: readonly [];
  };
  "select kind, name from release_report where day = $1 and remote = $2 and version = $3 and kind in ('error', 'event')": {
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
  'select least_request, most_request, is_known, account, holder, bank_name, last_digits, ifsc, sealed\n     from withdrawal_begun($1, $2, $3)': {
    readonly row: {
      readonly least_request: Paise;
      readonly most_request: Paise;
      readonly is_known: ColumnTypes['withdrawal_begun.is_known'];
      readonly account: ColumnTypes['withdrawal_begun.account'];
      readonly holder: ColumnTypes['withdrawal_begun.holder'];
      readonly bank_name: ColumnTypes['withdrawal_begun.bank_name'];
      readonly last_digits: ColumnTypes['withdrawal_begun.last_digits'];
      readonly ifsc: ColumnTypes['withdrawal_begun.ifsc'];
      readonly sealed: ColumnTypes['withdrawal_begun.sealed'];
    };
    readonly parameters: readonly [number | null, number | null, Uint8Array | null];
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
  'select match_id from market where missing_since is not null': {
    readonly row: { readonly match_id: string };
    readonly parameters: readonly [];
  };
  'select max(id) as id from debt': { readonly row: { readonly id: number | null }; readonly parameters: readonly [] };
  'select max(id) as id from desk_action': {
    readonly row: { readonly id: number | null };
    readonly parameters: readonly [];
  };
  'select max(id) as id from migration': {
    readonly row: { readonly id: number | null };
    readonly parameters: readonly [];
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
  'select n::text as text from desk_network n': {
    readonly row: { readonly text: string };
    readonly parameters: readonly [];
  };
  'select name from migration where id = $1': {
    readonly row: { readonly name: string };
    readonly parameters: readonly [number];
  };
  'select name, balance from account where player_id = $1 order by name': {
    readonly row: { readonly name: string; readonly balance: Paise | null };
    readonly parameters: readonly [number];
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
  'select net, commission, rate from market_settlement where market_id = $1 and player_id = $2\n     order by version desc limit 1': {
    readonly row: { readonly net: Paise; readonly commission: Paise; readonly rate: number };
    readonly parameters: readonly [string, number];
  };
  'select nonce from wallet_nonce where nonce = $1': {
    readonly row: { readonly nonce: string };
    readonly parameters: readonly [string];
  };
  "select o.id from deposit d join deposit o on o.rail = d.rail and lower(o.reference) = lower(d.reference) and o.id <> d.id and o.state = 'approved' where d.id = $1 limit 1": {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number];
  };
  'select outcome from held_win where id = $1': {
    readonly row: { readonly outcome: 'approved' | 'declined' | 'rolled-back' | null };
    readonly parameters: readonly [number];
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
  'select p.id, p.username, p.name, p.country_code || \' \' || p.mobile as mobile, p.created_at as "createdAt",\n  coalesce(p.id = $1::bigint or p.mobile = $2 or p.username_key = $3, false) as "isExact" from player p where (p.id = $1::bigint or strpos(p.mobile, $2) > 0 or strpos(p.username_key, $3) > 0 or strpos(lower(p.name), $3) > 0) and not coalesce(p.id = $1::bigint or p.mobile = $2 or p.username_key = $3, false) and p.id < $6 order by p.id desc offset $4 limit $5': {
    readonly row: {
      readonly id: number;
      readonly username: string;
      readonly name: string;
      readonly mobile: string;
      readonly createdAt: Date;
      readonly isExact: boolean;
    };
    readonly parameters: readonly [number | null, string | null, string | null, number | null, number | null, number];
  };
  'select p.id, p.username, p.name, p.country_code || \' \' || p.mobile as mobile, p.created_at as "createdAt",\n  coalesce(p.id = $1::bigint or p.mobile = $2 or p.username_key = $3, false) as "isExact" from player p where (p.id = $1::bigint or strpos(p.mobile, $2) > 0 or strpos(p.username_key, $3) > 0 or strpos(lower(p.name), $3) > 0) and not coalesce(p.id = $1::bigint or p.mobile = $2 or p.username_key = $3, false) and p.id > $6 order by p.id offset $4 limit $5': {
    readonly row: {
      readonly id: number;
      readonly username: string;
      readonly name: string;
      readonly mobile: string;
      readonly createdAt: Date;
      readonly isExact: boolean;
    };
    readonly parameters: readonly [number | null, string | null, string | null, number | null, number | null, number];
  };
  'select p.id, p.username, p.name, p.country_code || \' \' || p.mobile as mobile, p.created_at as "createdAt",\n  coalesce(p.id = $1::bigint or p.mobile = $2 or p.username_key = $3, false) as "isExact" from player p where (p.id = $1::bigint or strpos(p.mobile, $2) > 0 or strpos(p.username_key, $3) > 0 or strpos(lower(p.name), $3) > 0) and p.id < $6 order by "isExact" desc, p.id desc offset $4 limit $5': {
    readonly row: {
      readonly id: number;
      readonly username: string;
      readonly name: string;
      readonly mobile: string;
      readonly createdAt: Date;
      readonly isExact: boolean;
    };
    readonly parameters: readonly [number | null, string | null, string | null, number | null, number | null, number];
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
  'select password_hash as hash from player where is_demo': {
    readonly row: { readonly hash: string };
    readonly parameters: readonly [];
  };
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
  'select player_id as id from referral where referrer_id = $1': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number];
  };
  'select player_id as player from settlement_trouble where market_id = $1 and player_id is not null': {
    readonly row: { readonly player: number };
    readonly parameters: readonly [string];
  };
  'select player_id as player from withdrawal where id = $1': {
    readonly row: { readonly player: number };
    readonly parameters: readonly [number];
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
  'select player_id as player, game, session_id as session, expires_at as "expiresAt" from game_session\n     where token_hash = $1 and provider = $2': {
    readonly row: {
      readonly player: number;
      readonly game: string;
      readonly session: number;
      readonly expiresAt: Date;
    };
    readonly parameters: readonly [Uint8Array, string];
  };
  'select player_id as player, name, coalesce(balance, 0) as balance from account where player_id = any($1::bigint[]) order by id for no key update': {
    readonly row: { readonly player: number; readonly name: string; readonly balance: Paise };
    readonly parameters: readonly [readonly (number | null)[]];
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
  'select position as "order", title, body as text, img_url as "imgUrl", action, href, live from banner order by position, id': {
    readonly row: {
      readonly order: number;
      readonly title: string;
      readonly text: string;
      readonly imgUrl: string;
      readonly action: string;
      readonly href: string;
      readonly live: string | null;
    };
    readonly parameters: readonly [];
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
  'select rate from commission_rate where player_id = $1': {
    readonly row: { readonly rate: number };
    readonly parameters: readonly [number];
  };
  'select reference from deposit where player_id = $1 order by id limit 1': {
    readonly row: { readonly reference: string };
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
  'select request_hash as hash, answer from client_request where player_id = $1 and client_ref = $2': {
    readonly row: { readonly hash: Uint8Array; readonly answer: unknown };
    readonly parameters: readonly [number, string];
  };
  'select restrictions from player where id = $1 ': {
    readonly row: { readonly restrictions: ColumnTypes['player.restrictions'] };
    readonly parameters: readonly [number];
  };
  'select restrictions from player where id = $1 for no key update': {
    readonly row: { readonly restrictions: ColumnTypes['player.restrictions'] };
    readonly parameters: readonly [number];
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
  "select set_config('lock_timeout', $1, true)": {
    readonly row: { readonly set_config: string | null };
    readonly parameters: readonly [string | null];
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
  "select state from withdrawal where 'WD-' || id = $1": {
    readonly row: { readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled' };
    readonly parameters: readonly [string];
  };
  'select state from withdrawal where id = $1': {
    readonly row: { readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled' };
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
  "select status from kyc_document where player_id = $1 and type = $2\n       and (status = 'pending' or (status = 'approved' and (expires_on is null or expires_on >= $3::date)))": {
    readonly row: { readonly status: 'pending' | 'approved' | 'declined' };
    readonly parameters: readonly [number, string, string | null];
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
  'select title from notification where player_id = $1 order by id': {
    readonly row: { readonly title: string };
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
  'select title, message, status from notification where id = $1': {
    readonly row: {
      readonly title: string;
      readonly message: string;
      readonly status: 'success' | 'error' | 'info' | 'warning';
    };
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
  "select to_regclass('half') as half": { readonly row: { readonly half: unknown }; readonly parameters: readonly [] };
  "select to_regclass('migration') is not null as exists": {
    readonly row: { readonly exists: boolean };
    readonly parameters: readonly [];
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
  'select type, bytes from file where id = $1 and named_at is not null': {
    readonly row: { readonly type: ColumnTypes['file.type']; readonly bytes: Uint8Array };
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
  "select value from app_detail where key = 'BRAND_STATUS'": {
    readonly row: { readonly value: unknown };
    readonly parameters: readonly [];
  };
  "select value from app_detail where key = 'OTP_FLAG'": {
    readonly row: { readonly value: unknown };
    readonly parameters: readonly [];
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
  'select version, net, commission, rate from market_settlement where market_id = $1 order by version, player_id': {
    readonly row: { readonly version: number; readonly net: Paise; readonly commission: Paise; readonly rate: number };
    readonly parameters: readonly [string];
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
  'update app_detail set value = $2::text::jsonb where key = $1': {
    readonly row: object;
    readonly parameters: readonly [string, string];
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
  'update client_request set answer = $3::text::jsonb where player_id = $1 and client_ref = $2': {
    readonly row: object;
    readonly parameters: readonly [number, string, string | null];
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
  'update deposit set id = 0 where id = $1': { readonly row: object; readonly parameters: readonly [number] };
  "update deposit set state = $2::text, expires_at = case when $2::text = 'pending' then null else expires_at end where id = $1": {
    readonly row: object;
    readonly parameters: readonly [
      number,
      'created' | 'redirected' | 'returned' | 'pending' | 'approved' | 'declined' | 'expired',
    ];
  };
  'update fastpay_payment set state = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, 'open' | 'taken' | 'paid' | 'declined'];
  };
  'update file set named_at = $4 where id = $1 and player_id = $2 and purpose = $3 and named_at is null returning id': {
    readonly row: { readonly id: string };
    readonly parameters: readonly [string, number, string, Date | 'infinity' | '-infinity' | null];
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
  "update gateway set is_open = false where code = 'm_nagad'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update gateway set is_open = true where code = 'm_nagad'": {
    readonly row: object;
    readonly parameters: readonly [];
  };
  "update gateway set rail = 'rrn' where code = 'apart'": { readonly row: object; readonly parameters: readonly [] };
  "update gateway set rail = 'rrn' where code = 'own'": { readonly row: object; readonly parameters: readonly [] };
  'update held_win set outcome = $2, ended_at = $3 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [
      number,
      'approved' | 'declined' | 'rolled-back' | null,
      Date | 'infinity' | '-infinity' | null,
    ];
  };
  "update kyc_document set status = 'approved', decided_at = $2 where id = $1": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null];
  };
  "update kyc_document set status = 'declined', reason = $3, decided_at = $2 where id = $1": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, string | null];
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
  'update notification set read_at = $3 where player_id = $1 and id <= $2 and read_at is null': {
    readonly row: object;
    readonly parameters: readonly [number, number, Date | 'infinity' | '-infinity' | null];
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
  'update page_visit set visits = visits + 1 where page = $1 and day = $2::text::date returning 1': {
    readonly row: { readonly '?column?': number };
    readonly parameters: readonly [string, string];
  };
  'update player set agent_id = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, number | null];
  };
  'update player set name = $1 where id = 10234': { readonly row: object; readonly parameters: readonly [string] };
  'update player set name = $2 where id = $1': { readonly row: object; readonly parameters: readonly [number, string] };
  "update player set name = 'Rohit' where id = 10234": { readonly row: object; readonly parameters: readonly [] };
  'update player set password_hash = $1 where is_demo': {
    readonly row: object;
    readonly parameters: readonly [string];
  };
  'update player set password_hash = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, string];
  };
  'update player set password_hash = $2 where id = $1 and not is_demo returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [number, string];
  };
  'update player set password_hash = $2 where id = $1 and password_hash = $3': {
    readonly row: object;
    readonly parameters: readonly [number, string, string];
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
  "update player_bonus set state = 'active', granted_at = $3::timestamptz, started_at = $3, expires_at = $3 + make_interval(days => days)\n     where player_id = $1 and title = $2": {
    readonly row: object;
    readonly parameters: readonly [number, string, Date | 'infinity' | '-infinity'];
  };
  "update player_bonus set state = 'active', started_at = $2, expires_at = $3 where id = $1": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity' | null, Date | 'infinity' | '-infinity'];
  };
  "update player_bonus set state = 'expired', ended_at = expires_at\n     where player_id = $1 and state in ('available', 'active') and expires_at <= $2": {
    readonly row: object;
    readonly parameters: readonly [number, Date | 'infinity' | '-infinity'];
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
  'update session set revoked_at = $1 where revoked_at is null and id = $2 returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity' | null, number];
  };
  'update session set revoked_at = $1 where revoked_at is null and player_id = $2 and id <> $3 returning id': {
    readonly row: { readonly id: number };
    readonly parameters: readonly [Date | 'infinity' | '-infinity' | null, number, number];
  };
  'update setting set value = \'{"min": 50000, "max": 20000000, "canCancel": true, "kycAbove": 5000000}\' where key = \'withdrawals\'': {
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
  'update settlement_trouble set again_at = $2 where market_id = $1': {
    readonly row: object;
    readonly parameters: readonly [string, Date | 'infinity' | '-infinity'];
  };
  'update wallet_key set retired_at = $3 where provider = $1 and id = $2 and retired_at is null returning id': {
    readonly row: { readonly id: string };
    readonly parameters: readonly [string, string, Date | 'infinity' | '-infinity' | null];
  };
  'update wallet_transaction set won = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, Paise];
  };
  'update withdrawal set sealed = $2 where id = $1': {
    readonly row: object;
    readonly parameters: readonly [number, Uint8Array | null];
  };
  'update withdrawal set state = $2, reason = $3, utr = $4, decided_at = $5 where id = $1 returning id, player_id as player, method, destination, amount, state, needs_kyc as "needsKyc", reason, utr,\n  created_at as "createdAt", decided_at as "decidedAt"': {
    readonly row: {
      readonly id: number;
      readonly player: number;
      readonly method: 'bank' | 'upi';
      readonly destination: string;
      readonly amount: Paise;
      readonly state: 'pending' | 'approved' | 'paid' | 'failed' | 'declined' | 'cancelled';
      readonly needsKyc: boolean;
      readonly reason: string | null;
      readonly utr: string | null;
      readonly createdAt: Date;
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
  'update withdrawal w set sealed = n.sealed, fingerprint = n.fingerprint\n         from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as n (id, sealed, fingerprint) where w.id = n.id': {
    readonly row: object;
    readonly parameters: readonly [
      readonly (number | null)[],
      readonly (Uint8Array | null)[],
      readonly (Uint8Array | null)[],
    ];
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
  'with due as (\n       select id, earner_id, amount from referral_commission where paid_at is null and settled_at < $1 and earner_id = any($3::bigint[])\n       order by wager_id, earner_id, id for no key update\n     ), owed as (\n       select earner_id, sum(amount)::bigint as amount from due group by earner_id having sum(amount) > 0\n     ), paid as (\n       update referral_commission c set paid_at = $2 from due join owed using (earner_id) where c.id = due.id\n     )\n     insert into referral_payment (player_id, amount, at) select earner_id, amount, $2 from owed order by earner_id\n     returning id, player_id as player, amount': {
    readonly row: { readonly id: number; readonly player: number; readonly amount: Paise };
    readonly parameters: readonly [
      Date | 'infinity' | '-infinity',
      Date | 'infinity' | '-infinity' | null,
      readonly (number | null)[],
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
  "with known as (select error from payment_trouble where payment_id = $1)\n     insert into payment_trouble as t (payment_id, error, since, again_at)\n     values ($1, $2, $3, $3::timestamptz + $4::int * interval '1 millisecond')\n     on conflict (payment_id) do update set error = excluded.error, tries = t.tries + 1,\n       again_at = $3::timestamptz + least($5::float8, $4 * power(2, least(t.tries, 20))) * interval '1 millisecond'\n     returning (select error from known) as before": {
    readonly row: { readonly before: string | null };
    readonly parameters: readonly [string, string, Date | 'infinity' | '-infinity', number, number | null];
  };
  'with moved as (\n         delete from ledger_house_move where ctid = any(array(\n           select ctid from ledger_house_move limit $1 for update skip locked)) returning account_id, amount\n       ), added as (\n         insert into ledger_house_total as h (account_id, total)\n         select account_id, sum(amount) from moved group by account_id order by account_id\n         on conflict (account_id) do update set total = h.total + excluded.total\n       )\n       select count(*) as folded from moved': {
    readonly row: { readonly folded: number };
    readonly parameters: readonly [number | null];
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
  "with part as materialized (\n       select name, kind, day > (select $3::text::date) as is_after, sum(entries)::bigint as entries, sum(gained)::bigint as gained,\n         sum(given)::bigint as given\n       from ledger_day where player_id = $1 and day >= (select $2::text::date) group by 1, 2, 3\n     )\n     select (\n       select coalesce(jsonb_agg(jsonb_build_object('name', a.name, 'opening', coalesce(a.balance, 0) - coalesce(s.since, 0),\n         'closing', coalesce(a.balance, 0) - coalesce(s.after, 0))), '[]')\n       from account a left join (\n         select name, sum(gained - given)::bigint as since,\n           sum(gained - given) filter (where is_after)::bigint as after from part group by name) s on s.name = a.name\n       where a.player_id = $1 and a.name <> 'held') as accounts, (\n       select coalesce(jsonb_agg(k), '[]') from (select name, kind, entries, gained, given from part where not is_after) k) as kinds, (\n       select coalesce(json_agg(d order by d.day), '[]') from (\n         select day, sum(gained - given)::bigint as change,\n           coalesce(sum(gained) filter (where kind = 'deposit'), 0)::bigint as deposits,\n           coalesce(sum(given) filter (where kind = 'withdrawal'), 0)::bigint as withdrawals\n         from ledger_day\n         where player_id = $1 and day >= (select $2::text::date) and day <= (select $3::text::date) and name = 'cash'\n         group by day) d) as days": {
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
  'with taken as (delete from referral where player_id = $1 returning *)\n     insert into referral (id, player_id, referrer_id, code_id, at) overriding system value\n     select 0, player_id, referrer_id, code_id, at from taken': {
    readonly row: object;
    readonly parameters: readonly [number];
  };
}
