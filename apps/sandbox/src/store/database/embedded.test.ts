import { emptyDatabase } from '../../testing/database.ts';
import { uncheckedRows } from '../../testing/unchecked-rows.ts';
import type { Database } from './database.ts';
import { openEmbedded } from './embedded.ts';

describe.each([
  ['in a thread of its own', openEmbedded],
  ['in this thread', emptyDatabase],
])('the embedded database %s', (_, open: () => Promise<Database>) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    await database.script('create table cup (id int primary key)');
  });
  afterEach(() => database.close());

  test('fails a transaction of which a statement failed and was swallowed: nothing of it is kept, and nothing is said', async () => {
    const heard: string[] = [];
    await database.listen('balance', (payload) => heard.push(payload));
    const swallowing = database.transaction(async (tx) => {
      await uncheckedRows(tx, 'insert into cup values (1)');
      await uncheckedRows(tx, 'insert into cup values (1)').catch(() => {});
      tx.notify('balance', 'of nothing');
    });
    await expect(swallowing).rejects.toThrow('The transaction was given up: one of its statements had failed');
    await database.transaction(async (tx) => {
      await uncheckedRows(tx, 'insert into cup values (2)');
      tx.notify('balance', 'of a cup');
    });
    await new Promise(setImmediate);
    expect(heard).toEqual(['of a cup']);
    expect(await uncheckedRows(database, 'select id from cup')).toEqual([{ id: 2 }]);
  });
});
