// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the cases are source code, whose templates are what is read.
import { propertiesOf, type Source, statementsOf, textsOf } from './sql-texts.ts';

const alone = (code: string): Source => ({ code, imported: () => undefined });

test.each([
  ['a string', `query('select 1');`, ['select 1']],
  ['a template', 'query(`select 1`);', ['select 1']],
  ['a constant in a template', "const T = 'bet';\nquery(`select 1 from ${T}`);", ['bet', 'select 1 from bet']],
  [
    'a constant of a constant',
    "const A = 'bet';\nconst B = `${A} b`;\nquery(`from ${B}`);",
    ['bet', 'bet b', 'from bet b'],
  ],
  ['an exported constant', "export const T = 'bet' as const;\nquery(`from ${T}`);", ['bet', 'from bet']],
  ['texts that are added', "const T = 'bet';\nquery('from ' + T);", ['bet', 'from bet', 'from ']],
  ['a value', 'query(`from ${name} where ${other}`);', ['from ¿ where ¿']],
  ['a variable', "let t = 'bet';\nquery(`from ${t}`);", ['bet', 'from ¿']],
  ['a constant of a function', "function f() { const t = 'bet'; query(`from ${t}`); }", ['bet', 'from ¿']],
  ['what is added to a value', "query('from ' + name);", ['from ¿', 'from ']],
])('%s is read as it is when it runs', (_, code, texts) => {
  expect(textsOf(alone(code))).toEqual(texts);
});

test('a constant that is imported is read where it is, whatever it is called here', () => {
  const other = alone("export const TABLES = 'deposit d';");
  const code = "import { TABLES as T } from './deposit.ts';\nquery(`from ${T}`);";
  const imported = (specifier: string) => (specifier === './deposit.ts' ? other : undefined);
  expect(textsOf({ code, imported })).toContain('from deposit d');
  expect(textsOf(alone(code))).toContain('from ¿');
});

test.each([
  ['a text', "tx.query('select 1');", ['select 1']],
  ['a text with parameters', 'await database.query(`select $1`, [1]);', ['select $1']],
  ['a constant', "const ALL = 'select 1';\nquery(ALL);", ['select 1']],
  ['what is counted', "countOf(database, 'select count(*) as count from bet');", ['select count(*) as count from bet']],
  ['a choice', "query(isOpen ? 'select 1' : 'select 2');", ['select 1', 'select 2']],
  ['a choice in a text', "query(`select 1 ${isOpen ? 'for share' : ''}`);", ['select 1 for share', 'select 1 ']],
  [
    'a parameter that is a choice',
    "type Lock = '' | 'for share';\nconst f = (lock: Lock) => query(`select 1 ${lock}`);",
    ['select 1 ', 'select 1 for share'],
  ],
  ['a constant of a function', "function f() { const all = 'select 1'; query(all); }", ['select 1']],
  ['a figure', 'const PAGE = 50;\nquery(`select 1 limit ${PAGE}`);', ['select 1 limit 50']],
  ['what only its run knows', 'query(`select 1 from ${table}`);', ['select 1 from ¿']],
  ['what is no statement', "visit.query('player');", []],
  ['a text that nothing runs', "const ALL = 'select 1';", []],
])('of %s the statements are those that it runs', (_, code, statements) => {
  expect(statementsOf(alone(code))).toEqual(statements);
});

test('the properties of an interface are read with their types', () => {
  const code = "// First.\ninterface A {\n  'a.b': Paise;\n  c: 'x' | null;\n}\n";
  expect([...propertiesOf(code, 'A')]).toEqual([
    ['a.b', 'Paise'],
    ['c', "'x' | null"],
  ]);
});
