import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sharedRanges } from '@pavilion/contract/shared-names';
import { CONTRACT_VERSION } from '@pavilion/contract/version';

const TIME_LIMIT = 120_000;
const repository = mkdtempSync(join(tmpdir(), 'pavilion-build-'));
const folder = join(repository, 'apps');
afterAll(() => rmSync(repository, { recursive: true, force: true }));

type Files = Readonly<Record<string, string>>;

const app: Files = {
  'package.json': JSON.stringify({
    name: 'games',
    version: '1.0.0',
    type: 'module',
    dependencies: { react: '*', 'react-router': '*', '@pavilion/contract': '*' },
  }),
  'webpack.config.ts': `
    import { remoteConfig } from '${join(__dirname, 'webpack-config.ts')}';
    import { definition } from './src/definition.ts';
    export default (request) => remoteConfig(import.meta.dirname, definition, request);`,
  'src/definition.ts': `
    const title = { en: 'Games', hi: 'खेल' };
    export const definition = {
      name: 'games',
      routes: [{ path: '/games', access: 'common', frame: 'full', title, page: 'games' }],
      slots: [{ name: 'bet-slip', order: 1 }],
    };`,
  'src/remote.ts': `
    import { defineRemote } from '@pavilion/contract/remote';
    import { definition } from './definition.ts';
    const betSlip = () => import('./slip.tsx').then((m) => m.Slip);
    export const remote = defineRemote({
      definition,
      pages: { games: () => import('./lobby.tsx').then((m) => m.Lobby) },
      slots: { 'bet-slip': betSlip },
    });`,
  'src/lobby.tsx': `
    import { useShell } from '@pavilion/contract';
    import { Link } from 'react-router';
    import styles from './lobby.module.css';
    export const Lobby = () => <Link to="/" className={styles.tile}>{String(useShell())}</Link>;`,
  'src/lobby.module.css': '.tile { color: red }',
  'src/slip.tsx': `export const Slip = () => <p>the slip</p>;`,
};

/** What is built: the app above with some files changed. All at once, in a process of its own: jest runs CommonJS. */
const builds: Readonly<Record<string, Files>> = {
  first: {},
  second: {},
  mapped: {
    'pnpm-lock.yaml': '',
    'src/slip.tsx': `\n\nexport const Slip = () => {\n  throw new Error('thrown at line four');\n};`,
  },
  name: { 'src/slip.tsx': `import { useBlocker } from 'react-router'; export const Slip = () => useBlocker(false);` },
  namespace: { 'src/slip.tsx': `import * as router from 'react-router'; export const Slip = () => String(router);` },
  retired: {
    'src/slip.tsx': `import { onlineManager } from '@tanstack/react-query'; export const Slip = () => String(onlineManager);`,
  },
  subPath: { 'src/slip.tsx': `export { HydratedRouter as Slip } from 'react-router/dom';` },
  atOnce: { 'src/definition.ts': `import { version } from 'react'; ${app['src/definition.ts']} console.log(version);` },
  styleAtOnce: { 'src/remote.ts': `import './lobby.module.css'; ${app['src/remote.ts']}` },
  noImport: { 'src/remote.ts': `${app['src/remote.ts']?.replace("import('./slip.tsx').then((m) => m.Slip)", 'slip')}` },
  data: withData('games', "() => import('./lobby-data.ts').then((m) => m.lobbyData)"),
  dataOfNoPage: withData('lobby', "() => import('./lobby-data.ts').then((m) => m.lobbyData)"),
  dataAtOnce: withData('games', 'async () => () => {}'),
  dataOfSeveral: {
    'src/definition.ts':
      app['src/definition.ts']?.replace(
        /routes: (\[.*\]),/,
        "routes: ['games', 'lobby', 'rules', 'terms'].map((page) => ({ path: '/' + page, access: 'common', frame: 'full', title, page })),",
      ) ?? '',
    'src/remote.ts': `
      import { defineRemote } from '@pavilion/contract/remote';
      import { definition } from './definition.ts';
      const gamesData = () => import('./games-data.ts').then((m) => m.data);
      export const remote = defineRemote({
        definition,
        pages: {
          games: () => import('./lobby.tsx').then((m) => m.Lobby),
          lobby: () => import('./lobby.tsx').then((m) => m.Lobby),
          rules: () => import('./rules.tsx').then((m) => m.Rules),
          terms: () => import('./terms.tsx').then((m) => m.Terms),
        },
        data: { games: gamesData, lobby: gamesData, rules: () => import('./rules-data.ts').then((m) => m.data) },
        slots: { 'bet-slip': () => import('./slip.tsx').then((m) => m.Slip) },
      });`,
    ...textFiles('for games', 'for rules', 'for both'),
    'src/games-data.ts': `
      import { text } from './for-games.ts';
      import { text as both } from './for-both.ts';
      export const data = (shell) => shell.telemetry.event(text + both);`,
    'src/rules-data.ts': `
      import { text } from './for-rules.ts';
      import { text as both } from './for-both.ts';
      export const data = (shell) => shell.telemetry.event(text + both);`,
    'src/lobby.tsx': `import { text } from './for-games.ts'; export const Lobby = () => <p>{text}</p>;`,
    'src/rules.tsx': `import { text } from './for-rules.ts'; export const Rules = () => <p>{text}</p>;`,
    'src/terms.tsx': `import { text } from './for-games.ts'; export const Terms = () => <p>{text}</p>;`,
  },
  unresolved: {
    'src/slip.tsx': `import { format } from 'date-fns';\nimport { a } from './gone.ts';\nexport const Slip = () => format(a);`,
  },
  syntax: { 'src/slip.tsx': `export const Slip = () => null;\nconst = ;` },
  syntaxOfRemote: { 'src/remote.ts': `${app['src/remote.ts']}\nconst = ;` },
  syntaxOfStyle: { 'src/lobby.module.css': '.tile { color: red' },
  syntaxOfDefinition: { 'src/definition.ts': `${app['src/definition.ts']}\nconst = ;` },
  definition: {
    'src/definition.ts': app['src/definition.ts']?.replace("'/games'", "'games'").replace("'common'", "'all'") ?? '',
  },
  paths: { 'src/definition.ts': app['src/definition.ts']?.replace("'/games'", "'/games/*'") ?? '' },
  changed: {
    'src/limit.ts': `export const LIMIT = '7.7.1';`,
    'src/slip.tsx': `import { LIMIT } from './limit.ts'; export const Slip = () => <p>{LIMIT}</p>;`,
  },
};
const errors: Record<string, string> = {};

/** The app with data for one of its pages, or for one that it has not. */
function withData(page: string, data: string): Files {
  const remote = app['src/remote.ts']?.replace('slots: {', `data: { '${page}': ${data} }, slots: {`) ?? '';
  return {
    'src/remote.ts': remote,
    'src/asked-first.ts': `export const askedFirst = 'asked first';`,
    'src/lobby-data.ts': `
      import { askedFirst } from './asked-first.ts';
      export const lobbyData = (shell) => shell.telemetry.event(askedFirst);`,
    'src/lobby.tsx': `
      import { askedFirst } from './asked-first.ts';
      export const Lobby = () => <p>the lobby: {askedFirst}</p>;`,
  };
}

/** A source for each text, which exports it: `src/for-games.ts` for `for games`. */
function textFiles(...texts: readonly string[]): Files {
  const entries = texts.map((text) => [`src/${text.replace(' ', '-')}.ts`, `export const text = '${text}';`]);
  return Object.fromEntries(entries);
}

beforeAll(async () => {
  for (const [name, changes] of Object.entries(builds)) {
    for (const [file, text] of Object.entries({ ...app, ...changes })) {
      const path = join(folder, name, file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    symlinkSync(join(__dirname, '../../node_modules'), join(folder, name, 'node_modules'));
  }
  const script = `
    import { writeFileSync } from 'node:fs';
    import { runBuild } from '${join(__dirname, 'run-build.ts')}';
    const errors = {};
    const seen = new Set();
    for (const name of ${JSON.stringify([...Object.keys(builds), 'changed'])}) {
      const at = (path) => '${folder}/' + name + path;
      const version = name === 'second' ? '1.1.0' : '1.0.0';
      const request = { mode: 'production', version, source: 'abc', output: at('/out'), cache: at('/cache'), sourceMaps: name === 'mapped' };
      if (seen.has(name)) writeFileSync(at('/src/limit.ts'), "export const LIMIT = '7.7.2';");
      seen.add(name);
      await runBuild(at(''), request).catch((error) => { errors[name] = error.message; });
    }
    console.log(JSON.stringify(errors));`;
  const file = join(folder, 'build.mjs');
  writeFileSync(file, script);
  const { stdout } = await promisify(execFile)(process.execPath, [file]);
  Object.assign(errors, JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}'));
}, TIME_LIMIT);

const read = (build: string, file: string) => readFileSync(join(folder, build, 'out', file), 'utf8');
const hashOf = (build: string, file: string) =>
  `sha256-${createHash('sha256').update(read(build, file)).digest('base64')}`;
const built = (build: string) => readdirSync(join(folder, build, 'out'));

test('the manifest says what a browser needs: the stamped contract, the entry by hash, and the files of every page and slot', () => {
  expect(errors.first).toBeUndefined();
  const manifest = JSON.parse(read('first', 'remote.json'));
  expect(manifest).toMatchObject({
    name: 'games',
    version: '1.0.0',
    contract: `^${CONTRACT_VERSION}`,
    slots: [{ name: 'bet-slip', order: 1 }],
    entry: 'remote-entry.js',
    integrity: hashOf('first', 'remote-entry.js'),
  });
  const { pages, slots } = manifest.preload;
  expect(pages.games.map((file: string) => file.replace(/^\d+/, 'N'))).toEqual(['N.css', 'N.js']);
  expect(
    read(
      'first',
      pages.games.find((file: string) => file.endsWith('.css')),
    ),
  ).toContain('color');
  expect(slots['bet-slip']).toHaveLength(1);
  expect(read('first', slots['bet-slip'][0])).toContain('the slip');
});

describe('source maps', () => {
  it('lead each script to its sources, by their paths in the repository', () => {
    expect(errors.mapped).toBeUndefined();
    const maps = built('mapped').filter((file) => file.endsWith('.js.map'));
    const texts = maps.map((file) => JSON.parse(read('mapped', file)));
    expect(texts.flatMap(({ sources }) => sources)).toContain('src/slip.tsx');
    for (const { sourcesContent } of texts) expect(sourcesContent).toBeUndefined();
  });

  it('are named by no file and no list of the release', () => {
    for (const file of built('mapped').filter((one) => /\.(js|css|json)$/.test(one))) {
      expect(read('mapped', file)).not.toMatch(/sourceMappingURL|\.map"/);
    }
    expect(built('first').filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});

test('the build requires the range of the contract, not the installed version', () => {
  const { requires } = JSON.parse(read('first', 'remote.json'));
  expect(requires).toMatchObject({ react: sharedRanges.react, 'react-router': sharedRanges['react-router'] });
  expect(Object.keys(requires)).not.toContain('@pavilion/contract');
  const required = [...read('first', 'remote-entry.js').matchAll(/requiredVersion:"([^"]+)"/g)].map(
    ([, range]) => range,
  );
  expect(required).toContain(sharedRanges['react-router']);
  for (const range of required) expect([...Object.values(requires), `^${CONTRACT_VERSION}`]).toContain(range);
});

test('the other manifest has the hash of every file, and the sources', () => {
  const { files, source } = JSON.parse(read('first', 'build.json'));
  const all = built('first').filter((file) => !/^(remote|build)\.json$/.test(file));
  expect(files).toEqual(Object.fromEntries(all.map((file) => [file, hashOf('first', file)])));
  expect(source).toBe('abc');
});

test('the entry holds what it exposes and the hash of each chunk and style, and nothing of what it loads can differ from it', () => {
  const entry = read('first', 'remote-entry.js');
  expect(entry).toContain('title:{en:"Games"');
  const chunks = built('first').filter((file) => /^\d+\.(js|css)$/.test(file));
  expect(chunks.length).toBeGreaterThanOrEqual(3);
  for (const file of chunks) expect(entry).toContain(`"${file}":"${hashOf('first', file).replace('sha256-', '')}"`);
});

test('a constant that has changed since the last build has changed in whatever uses it', () => {
  const scripts = built('changed').filter((file) => file.endsWith('.js'));
  const text = scripts.map((file) => read('changed', file)).join('\n');
  expect([text.includes('7.7.2'), text.includes('7.7.1')]).toEqual([true, false]);
});

test('two versions of a remote share no global and no class name', () => {
  expect(read('first', 'remote-entry.js')).toMatch(/^var pavilion_games_1_0_0;/);
  expect(read('second', 'remote-entry.js')).toMatch(/^var pavilion_games_1_1_0;/);
  const styles = (build: string) => built(build).flatMap((file) => (file.endsWith('.css') ? [read(build, file)] : []));
  const [first] = styles('first');
  expect(first).toMatch(/\.games-/);
  expect(styles('second')).not.toContain(first);
});

test('a name that the shell does not share fails the build, with the file and the name', () => {
  expect(errors.name).toContain("src/slip.tsx imports 'useBlocker' of 'react-router', which the shell does not share");
  expect(errors.namespace).toContain("src/slip.tsx imports all of 'react-router', which the shell does not share");
});

test('a retired name fails the build of a remote, with the file and the name', () => {
  expect(errors.retired).toContain(
    "src/slip.tsx imports 'onlineManager' of '@tanstack/react-query', which is the shell's alone",
  );
});

test('a sub-path that the shell does not share fails the build', () => {
  expect(errors.subPath).toContain("src/slip.tsx imports 'react-router/dom', which the shell does not share");
});

test('what the entry needs at once is neither shared nor a style', () => {
  expect(errors.atOnce).toMatch(/src\/remote\.ts needs a shared package at once .*react/);
  expect(errors.styleAtOnce).toContain('src/remote.ts needs a style at once');
});

test('a slot whose code can’t be preloaded fails the build, with its name', () => {
  expect(errors.noImport).toContain("The slot 'bet-slip' has no import of its own that can be preloaded");
});

test('the data of a page is preloaded with the page, and what both need is in one file', () => {
  expect(errors.data).toBeUndefined();
  const { pages } = JSON.parse(read('data', 'remote.json')).preload;
  const texts = pages.games.map((file: string) => read('data', file));
  expect(texts).toHaveLength(2);
  expect(texts.filter((text: string) => text.includes('asked first'))).toHaveLength(1);
  expect(texts.filter((text: string) => text.includes('the lobby'))).toHaveLength(1);
  expect(texts.find((text: string) => text.includes('the lobby'))).not.toContain('asked first');
});

test('a page downloads its own data’s code once, the code that most data needs once, and no other page’s', () => {
  expect(errors.dataOfSeveral).toBeUndefined();
  const { pages } = JSON.parse(read('dataOfSeveral', 'remote.json')).preload;
  const filesWith = (page: string) =>
    ['for games', 'for rules', 'for both'].map(
      (text) => pages[page].filter((file: string) => read('dataOfSeveral', file).includes(text)).length,
    );
  expect(filesWith('games')).toEqual([1, 0, 1]);
  expect(filesWith('lobby')).toEqual([1, 0, 1]);
  expect(filesWith('rules')).toEqual([0, 1, 1]);
  expect(filesWith('terms')).toEqual([1, 0, 0]);
});

test('data for a page that no route has fails the build, and so does data that is no import', () => {
  expect(errors.dataOfNoPage).toContain("There is data for the page 'lobby', and no route has that page.");
  expect(errors.dataAtOnce).toContain("The data of the page 'games' has no import of its own that can be preloaded.");
});

const at = (build: string, file: string) => join('apps', build, file);

test('a part without an import is told with the file where it belongs', () => {
  expect(errors.noImport).toContain(`Write one in ${at('noImport', 'src/remote.ts')}, under slots:`);
  expect(errors.dataOfNoPage).toContain(at('dataOfNoPage', 'src/remote.ts'));
});

test('an import that is not found is told with its module, the file that imports it, and what to do, in a line', () => {
  const file = at('unresolved', 'src/slip.tsx');
  expect(errors.unresolved?.split('\n\n').sort()).toEqual([
    `${file}:1 imports 'date-fns', and 'date-fns' is no dependency: add it to ${at('unresolved', 'package.json')}, then: npx --yes pnpm@12 install`,
    `${file}:2 imports './gone.ts', and there is no such file.`,
  ]);
});

test.each([
  ['syntax', 'src/slip.tsx', ':2: Unexpected token'],
  ['syntaxOfRemote', 'src/remote.ts', ':10: Unexpected token'],
  ['syntaxOfStyle', 'src/lobby.module.css', ':1: Unclosed block'],
  ['syntaxOfDefinition', 'src/definition.ts', ':8: Unexpected token'],
])('a mistake in the source (%s) is told with its file and line, and no stack of the tools', (build, file, what) => {
  expect(errors[build]).toContain(`${at(build, file)}${what}`);
  expect(errors[build]).not.toContain('has no import of its own');
  expect(errors[build]).not.toMatch(/node_modules|\n\s+at |backtrace|Caused by|libuv/);
});

test('a definition that no release takes is told before the build, with its file, what is wrong and the rule', () => {
  const file = at('definition', 'src/definition.ts');
  expect(errors.definition).toBe(
    [
      `${file}: routes.0.path is "games": a path begins with a slash, leads nowhere else than this site, and has 200 characters at most.`,
      `${file}: routes.0.access is "all": access is one of public, protected, common.`,
    ].join('\n'),
  );
  expect(errors.paths).toBe(
    `${at('paths', 'src/definition.ts')}: the path /games/*: a path is one to six segments, each fixed or a :parameter, without * or ?.`,
  );
  expect(() => built('definition')).toThrow('ENOENT');
});
