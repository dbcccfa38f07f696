// Names that were changed stay changed: docs/architecture.md, "Names", is the table; here is how each of its rows is looked for.
import { parseSync } from '@swc/core';
import { finish, type Source, sources } from './sources.ts';

interface Word {
  /** As the left column of the table has it. */
  readonly not: string;
  readonly but: string;
  /** Anywhere: code, comments, prose. */
  readonly text?: RegExp;
  /** In names only: identifiers, class names, files and folders; read word by word, without capitals. */
  readonly name?: RegExp;
  /** In a path only. */
  readonly file?: RegExp;
  /** Where the word may stand, and why. */
  readonly except?: Readonly<Record<string, string>>;
}

const migrations = {
  'apps/sandbox/src/store/database/migrations/': 'a migration that has run is history, and is never edited',
};
const words: readonly Word[] = [
  {
    not: 'purse',
    but: 'account',
    text: /purse/i,
    except: migrations,
  },
  { not: 'words, useWords', but: 'messages, useMessages', name: /^((use|create) )?words$/ },
  { not: 'say', but: 't', name: /^say$/ },
  { not: 'facts', but: 'definition, attributes', name: /\bfacts\b/ },
  { not: 'asked', but: 'input', name: /^asked$/ },
  { not: 'said', but: 'response', name: /^said$/ },
  { not: 'told', but: 'reply', name: /^told$/ },
  { not: 'there', but: 'what it is', name: /^there$/ },
  { not: 'whole', but: 'what it is', name: /^whole$/ },
  { not: 'isSown, noteSown', but: 'isSeeded, markSeeded', text: /\b(is|note)?sown\b/i },
  { not: 'touches', but: 'invalidates', name: /^touches$/ },
  { not: 'useEntrance', but: 'useGuardedLink', name: /\buse entrance\b/ },
  { not: 'LateForm', but: 'LazyForm', name: /\blate form\b/ },
  { not: 'Complaint', but: 'FieldError', name: /\bcomplaints?\b/ },
  { not: 'bits.tsx', but: 'the thing in it', file: /(^|\/)bits\./ },
  { not: 'answers the way to stop', but: 'returns an unsubscribe function', text: /answers? (with )?the way to stop/i },
  { not: 'ऑड्स', but: 'भाव', text: /ऑड्स/ },
  { not: 'he, his', but: 'they, their', text: /\b([Hh]e|[Hh]im|[Hh]is|[Hh]imself)\b/, except: migrations },
];
/** Where the words themselves stand, as what is not to be written. */
const named = ['scripts/checks/words.ts', 'scripts/plants.ts'];

const names = new Map<string, readonly Name[]>();

const faults = sources('.ts', '.tsx', '.js', '.mjs', '.css', '.md')
  .filter(({ path }) => !named.includes(path))
  .map((source) => (source.path === 'docs/architecture.md' ? withoutTable(source) : source))
  .flatMap((source) => words.filter((word) => !isExcepted(word, source)).flatMap((word) => faultsOf(word, source)));
finish('words', [...rowsApart(), ...faults], 'The table of names in docs/architecture.md says what to write instead.');

function isExcepted({ except = {} }: Word, { path }: Source): boolean {
  return Object.keys(except).some((prefix) => path.startsWith(prefix));
}

/** The table may not say more than is checked, nor less. */
function rowsApart(): readonly string[] {
  const rows = /^## Names$[^#]*/m.exec(sources('docs/architecture.md')[0]?.text ?? '')?.[0] ?? '';
  return words
    .filter(({ not }) => !rows.includes(not))
    .map(({ not }) => `docs/architecture.md: "Names" has no row for ${not}`);
}

function withoutTable({ path, text }: Source): Source {
  return { path, text: text.replace(/^## Names$[^#]*/m, (section) => '\n'.repeat(section.split('\n').length - 1)) };
}

function faultsOf({ not, but, text: wording, name, file }: Word, source: Source): readonly string[] {
  const says = (line: number, what: string) => `${source.path}:${line} ${what} (not ${not}, but ${but})`;
  const inText = wording
    ? source.text.split('\n').flatMap((line, index) => {
        const match = wording.exec(line);
        return match ? [says(index + 1, match[0])] : [];
      })
    : [];
  const inNames = name
    ? namesOf(source)
        .filter((one) => name.test(one.words))
        .map((one) => says(one.line, one.name))
    : [];
  const inPath = file?.test(source.path) ? [says(1, source.path)] : [];
  return [...new Set([...inText, ...inNames, ...inPath])];
}

interface Name {
  readonly name: string;
  /** `GameSheet` and `game-sheet` are both `game sheet`. */
  readonly words: string;
  readonly line: number;
}

function namesOf(source: Source): readonly Name[] {
  const known = names.get(source.path);
  if (known) return known;
  const inFile = /\.css$/.test(source.path) ? classNames(source) : /\.md$/.test(source.path) ? [] : identifiers(source);
  const all = [...source.path.split(/[/.]/).map((part) => nameAt(part, 1)), ...inFile];
  names.set(source.path, all);
  return all;
}

function nameAt(name: string, line: number): Name {
  const parts = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').split(/[^A-Za-z0-9]+/);
  return { name, words: parts.join(' ').trim().toLowerCase(), line };
}

function classNames({ text }: Source): readonly Name[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(/\.(-?[a-z][\w-]*)/gi)].map(([, name = '']) => nameAt(name, index + 1)),
    );
}

/** Every identifier of a script: what is declared, and what is read by that name. */
function identifiers({ path, text }: Source): readonly Name[] {
  const bytes = Buffer.from(text);
  const tree = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') });
  // The parser numbers the bytes of all that it has ever parsed.
  const start = tree.span.end - bytes.length;
  const ends = [...bytes.entries()].filter(([, byte]) => byte === 10).map(([at]) => at + start);
  const found: Name[] = [];
  const walk = (node: unknown) => {
    if (Array.isArray(node)) node.forEach(walk);
    else if (typeof node === 'object' && node !== null) {
      if (isIdentifier(node)) found.push(nameAt(node.value, lineOf(node.span.start, ends)));
      for (const child of Object.values(node)) walk(child);
    }
  };
  walk(tree.body);
  return found;
}

function isIdentifier(node: object): node is { value: string; span: { start: number } } {
  return 'type' in node && node.type === 'Identifier';
}

function lineOf(at: number, ends: readonly number[]): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}
