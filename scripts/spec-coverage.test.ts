import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesIn } from './proofs.ts';

// docs/spec-coverage.md, held to the tests: each rule of the specification has a test that is there.

const root = join(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** How many rules each section has at least, as they were read sentence by sentence. */
const agreed: Readonly<Record<string, number>> = { '1': 28, '2': 69, '4': 36, '5': 15, '8': 20, '9': 17 };

/** The rows of each section: rule, file, title. */
const sections = new Map(
  read('docs/spec-coverage.md')
    .split(/^## §/m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf(':')), rowsOf(section)] as const),
);

function rowsOf(section: string): readonly (readonly string[])[] {
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replace(/^`|`$/g, '')),
  );
}

const titles = new Map<string, ReadonlySet<string>>();
function titlesOf(file: string): ReadonlySet<string> {
  const known = titles.get(file) ?? titlesIn(file, read(file));
  titles.set(file, known);
  return known;
}

test('each section has the rules that were agreed, each once', () => {
  expect([...sections.keys()]).toEqual(Object.keys(agreed));
  for (const [section, count] of Object.entries(agreed)) {
    const rules = (sections.get(section) ?? []).map(([rule]) => rule);
    expect([section, rules.length >= count]).toEqual([section, true]);
    expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
  }
});

test.each([...sections].flatMap(([section, rows]) => rows.map((row) => [section, ...row])))(
  '§%s, %s: its test is there',
  (_section, _rule, file = '', title = '') => {
    expect(file).toMatch(/\.(test\.tsx?|spec\.ts)$/);
    expect([file, existsSync(join(root, file))]).toEqual([file, true]);
    const all = [...titlesOf(file)];
    // A title that others contain is known by being the whole of one.
    const named = all.includes(title) ? [title] : all.filter((one) => title !== '' && one.includes(title));
    expect([title, named]).toEqual([title, [expect.any(String)]]);
  },
);
