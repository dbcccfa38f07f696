import { openDatabase } from '@pavilion/sandbox/store';

/** Gives the demo player so many more lines of their statement, over the last five days: bets and games, as their triggers sum them up. */
export async function addLines(url: string, count: number): Promise<void> {
  const database = await openDatabase({ url, pool: 1 });
  try {
    await database.script('set statement_timeout = 0');
    await database.script(`
      with moved as (
        insert into ledger_transaction (reference, kind, title, detail, state, at)
        select 'LINE-' || g, case when g % 3 = 0 then 'sports' else 'casino' end, 'Spribe: Aviator', 'Round ' || g, 'Done',
          now() - g * (interval '5 days' / ${count})
        from generate_series(${count}, 1, -1) g returning id, kind, at
      )
      insert into ledger_entry (id, transaction_id, account_id, amount, at)
      select 0, m.id, a.id, (case when a.player_id is null then -1 else 1 end) * (case when m.id % 2 = 0 then 1 else -1 end) * 100, m.at
      from moved m join account a on (a.player_id = (select id from player where is_demo) and a.name = 'cash')
        or (a.player_id is null and a.name = m.kind)`);
  } finally {
    await database.close();
  }
}
