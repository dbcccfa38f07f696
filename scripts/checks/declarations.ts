// What a package promises to those who compile against it: the declarations of its exports, with every declaration of this
// workspace that they rest on, as one file. The compiler emits them; here they are put together.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './sources.ts';

/** A package of this workspace whose types are looked into. A `branded` one is quoted and imported: its types are told apart by their home. */
export interface Home {
  readonly folder: string;
  readonly branded?: boolean;
}

interface Declaration {
  readonly name: string;
  readonly text: string;
}

/** Where a name comes from: a file of ours, or (`file` null) a package from outside. */
interface Binding {
  readonly file: string | null;
  readonly module: string;
  readonly name: string;
}

interface Module {
  readonly declarations: readonly Declaration[];
  readonly imports: ReadonlyMap<string, Binding>;
  readonly exports: ReadonlyMap<string, Binding>;
  /** Files that it hands on whole. */
  readonly stars: readonly string[];
}

/** How often the compiler is asked: on a busy machine it ends now and then before it has written everything. */
const MOST_TRIES = 5;

/** The declarations of everything that `entries` (paths from the root) export. Throws where the compiler emits none. */
export function declarationsOf(entries: readonly string[], homes: Readonly<Record<string, Home>>): string {
  const emitted = mkdtempSync(join(tmpdir(), 'declarations-'));
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        return rolledUp(emitted, entries, homes);
      } catch (error) {
        if (tries === MOST_TRIES || !(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
          throw error;
      }
    }
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}

function rolledUp(emitted: string, entries: readonly string[], homes: Readonly<Record<string, Home>>): string {
  const files = [...entries, ...Object.values(homes).map(({ folder }) => `${folder}/index.ts`)];
  emit(emitted, files);
  const reader = createReader(emitted, homes);
  const wanted = new Map<string, Set<string>>();
  const outside = new Map<string, Set<string>>();
  const exported = new Set<string>();
  const want = (file: string, name: string) => {
    const binding = reader.find(file, name);
    if (!binding) return;
    const brand = binding.file === null ? binding.module : brandOf(binding.file, homes);
    if (brand !== null && brandOf(file, homes) === null) add(outside, brand, binding.name);
    if (binding.file === null || !add(wanted, binding.file, binding.name)) return;
    for (const { text } of reader.read(binding.file).declarations.filter((one) => one.name === binding.name)) {
      for (const used of namesIn(text)) if (used !== binding.name) want(binding.file, used);
    }
  };
  for (const entry of entries) {
    for (const name of reader.namesOf(entry)) {
      exported.add(name);
      want(entry, name);
    }
  }
  refuseTwins(wanted);
  return write({ wanted, outside, exported, reader, homes });
}

function emit(folder: string, files: readonly string[]): void {
  const project = join(folder, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    rootDir: root,
    outDir: folder,
  };
  writeFileSync(
    project,
    JSON.stringify({
      extends: join(root, 'packages/remote-kit/tsconfig.base.json'),
      compilerOptions,
      files: files.map((file) => join(root, file)),
    }),
  );
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', project], { encoding: 'utf8' });
  const missing = files.find((file) => !existsSync(join(folder, declarationFile(file))));
  if (missing) throw new Error(`The compiler emits no declarations of ${missing}.\n${stdout}`);
}

const declarationFile = (file: string) => file.replace(/\.tsx?$/, '.d.ts');
const homeOf = (file: string, homes: Readonly<Record<string, Home>>) =>
  Object.keys(homes).find((name) => file.startsWith(`${homes[name]?.folder}/`));

/** The branded package that a file is in, or null. */
function brandOf(file: string, homes: Readonly<Record<string, Home>>): string | null {
  const home = homeOf(file, homes);
  return home && homes[home]?.branded ? home : null;
}

type Reader = ReturnType<typeof createReader>;

/** Reads emitted files, each once, by the path of their source. */
function createReader(emitted: string, homes: Readonly<Record<string, Home>>) {
  const modules = new Map<string, Module>();
  const resolve = (specifier: string, from: string): string | null => {
    if (specifier.startsWith('.')) return join(dirname(from), specifier);
    const home = homes[specifier];
    return home ? `${home.folder}/index.ts` : null;
  };
  const read = (file: string): Module => {
    const known = modules.get(file);
    if (known) return known;
    const module = parse(readFileSync(join(emitted, declarationFile(file)), 'utf8'), (to) => resolve(to, file));
    modules.set(file, module);
    return module;
  };
  /** What a name stands for in a file, through imports and exports that hand it on. */
  const find = (file: string, name: string, module = file): Binding | null => {
    const { declarations, imports, exports, stars } = read(file);
    if (declarations.some((one) => one.name === name)) return { file, module, name };
    const binding = imports.get(name) ?? exports.get(name);
    if (binding) return binding.file === null ? binding : find(binding.file, binding.name, binding.module);
    return stars.map((star) => find(star, name, module)).find((found) => found !== null) ?? null;
  };
  const namesOf = (file: string): string[] => {
    const { declarations, exports, stars } = read(file);
    const own = declarations.filter(({ text }) => text.startsWith('export ')).map(({ name }) => name);
    return [...new Set([...own, ...exports.keys(), ...stars.flatMap(namesOf)])];
  };
  return { read, find, namesOf, resolve };
}

/** The compiler's text as its statements: what it imports, hands on, and declares. */
function parse(text: string, resolve: (specifier: string) => string | null): Module {
  const imports = new Map<string, Binding>();
  const exports = new Map<string, Binding>();
  const stars: string[] = [];
  const declarations: Declaration[] = [];
  for (const statement of statementsOf(text)) {
    const [, verb, list = '', module = ''] = /^(import|export)\b(.*)\bfrom '([^']+)';$/s.exec(statement) ?? [];
    const name = nameOf(statement);
    if (!verb) {
      if (name) declarations.push({ name, text: statement });
      continue;
    }
    const file = resolve(module);
    if (file && list.trim() === '*') stars.push(file);
    const bindings = verb === 'import' ? imports : exports;
    for (const [local, theirs] of bindingsIn(list)) bindings.set(local, { file, module, name: theirs });
  }
  return { declarations, imports, exports, stars };
}

/** What a statement declares. */
function nameOf(statement: string): string | undefined {
  return /^(?:export )?(?:declare )?(?:abstract )?(?:const|function|interface|type|class) (\w+)/.exec(statement)?.[1];
}

/** Statements begin at the margin and end where every bracket is closed. */
function statementsOf(text: string): string[] {
  const statements: string[] = [];
  let lines: string[] = [];
  let depth = 0;
  for (const line of text.split('\n')) {
    if (lines.length === 0 && line.trim() === '') continue;
    lines.push(line);
    for (const sign of line) depth += '{(['.includes(sign) ? 1 : '})]'.includes(sign) ? -1 : 0;
    if (depth > 0 || !/[;}]$/.test(line)) continue;
    statements.push(lines.join('\n'));
    lines = [];
  }
  return statements;
}

/** `{ a, type B as C }` and `* as z`, as what each is called here and at home. */
function bindingsIn(list: string): (readonly [string, string])[] {
  const star = /\* as (\w+)/.exec(list)?.[1];
  if (star) return [[star, '*']];
  return [...list.matchAll(/(?:type )?([$\w]+)(?: as ([$\w]+))?(?=\s*[,}])/g)].map(([, name = '', local]) => [
    local ?? name,
    name,
  ]);
}

/** The names that a declaration may rest on: every word that is no property's own name and no text. */
function namesIn(text: string): string[] {
  const bare = text.replace(/'[^']*'|"[^"]*"/g, "''").replace(/[\w$]+\??:(?=\s)/g, ':');
  return [...new Set(bare.match(/[A-Za-z_$][\w$]*/g) ?? [])];
}

/** Adds to a list of a map; false where it is in it already. */
function add(map: Map<string, Set<string>>, key: string, value: string): boolean {
  const set = map.get(key) ?? new Set();
  map.set(key, set);
  if (set.has(value)) return false;
  set.add(value);
  return true;
}

function refuseTwins(wanted: ReadonlyMap<string, ReadonlySet<string>>): void {
  const homeOfName = new Map<string, string>();
  for (const [file, names] of wanted) {
    for (const name of names) {
      const other = homeOfName.get(name);
      if (other) throw new Error(`${name} is declared in ${other} and in ${file}: one file can't hold both.`);
      homeOfName.set(name, file);
    }
  }
}

function write(parts: {
  wanted: ReadonlyMap<string, ReadonlySet<string>>;
  outside: ReadonlyMap<string, ReadonlySet<string>>;
  exported: ReadonlySet<string>;
  reader: Reader;
  homes: Readonly<Record<string, Home>>;
}): string {
  const { wanted, outside, exported, reader, homes } = parts;
  const imports = [...outside]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([module, names]) =>
      names.has('*')
        ? `import * as z from '${module}';`
        : `import type { ${[...names].toSorted().join(', ')} } from '${module}';`,
    );
  const sections = [...wanted]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, names]) => {
      const isQuoted = brandOf(file, homes) !== null;
      const texts = reader
        .read(file)
        .declarations.filter(({ name }) => names.has(name))
        .map(({ name, text }) => {
          const bare = text.replace(/^export /, '');
          return isQuoted ? bare.replace(/^/gm, '// ') : exported.has(name) ? `export ${bare}` : bare;
        });
      return [`// ${file}`, ...texts].join('\n');
    });
  return `${[imports.join('\n'), ...sections, 'export {};'].join('\n\n')}\n`;
}
