// Who may import whom (docs/architecture.md). Deny by default: what no row allows is an error.
const app = (name) => `^apps/${name}/`;
const pkg = (path) => `^packages/${path}/`;
const at = (path) => `^packages/${path}`;
// Every app but the shell, the operator and the games' pages is a remote.
const REMOTES = '^apps/(?!shell/|sandbox/|games/)([^/]+)/';
const TESTS = '\\.(test|spec)\\.tsx?$';
const BUILD = '/(webpack|pages)\\.config\\.ts$';

/** One row of the table: what lies at `from` may import these rooms (besides itself and third parties). */
const row = (name, from, allowed, extra = {}) => ({
  name,
  comment: `docs/architecture.md, "Who may import whom": ${name}`,
  severity: 'error',
  from: { path: from, pathNot: [TESTS, BUILD], ...extra },
  to: { path: '^(apps|packages|e2e|bench|scripts)/', pathNot: allowed },
});

// The sandbox's wings (docs/sandbox.md): each with the wings whose door it may import, the lowest first.
const WINGS = {
  base: [],
  store: ['base'],
  server: ['base', 'store'],
  organisation: ['base', 'store', 'server'],
  players: ['base', 'store', 'server', 'organisation'],
  money: ['base', 'store', 'server', 'players'],
  sports: ['base', 'store', 'server', 'organisation', 'players', 'money'],
  casino: ['base', 'store', 'server', 'organisation', 'players', 'money'],
  statement: ['base', 'store', 'server', 'money', 'sports', 'casino'],
  // No part of the operator: it reaches its players' money by the wallet's calls alone.
  studio: ['base', 'store', 'server'],
  desk: ['base', 'store', 'server', 'organisation', 'players', 'money', 'sports', 'casino'],
  demo: ['base', 'store', 'organisation', 'players', 'money', 'sports', 'casino', 'studio'],
  start: [
    'base',
    'store',
    'server',
    'organisation',
    'players',
    'money',
    'sports',
    'casino',
    'statement',
    'studio',
    'desk',
    'demo',
  ],
  chaos: ['base', 'store', 'server', 'players', 'money', 'sports', 'start'],
};
const SANDBOX = '^apps/sandbox/src/';
const OTHER_WINGS = '^apps/sandbox/src/(?!$1/)';
const wingRow = ([wing, doors]) => ({
  name: `sandbox-${wing}`,
  comment: `docs/sandbox.md, "The wings": ${wing} knows other wings by the doors of its row alone`,
  severity: 'error',
  from: { path: `${SANDBOX}(${wing})/`, pathNot: TESTS },
  to: {
    path: OTHER_WINGS,
    // Campaigns run on what tests run on.
    pathNot: [
      ...(wing === 'chaos' ? [`${SANDBOX}testing/`] : []),
      `${SANDBOX}(${[...doors, wing].join('|')})/index\\.ts$`,
    ],
  },
});

const FOR_APPS = [
  pkg('contract/src'),
  at('api-client/src/(?!wire/)'),
  pkg('shared-ui/src'),
  pkg('betting-math/src'),
  pkg('remote-kit/src'),
  pkg('money/src'),
];
// The contract's lists of names: they import nothing.
const VOCABULARY = at('contract/src/vocabulary\\.ts$');

module.exports = {
  forbidden: [
    row('money', pkg('money'), [pkg('money')]),
    row('wire', '^packages/api-client/src/wire/', ['^packages/api-client/src/wire/', pkg('money')]),
    row('api-client', pkg('api-client'), [pkg('api-client'), pkg('money')]),
    row('betting-math', pkg('betting-math'), [pkg('betting-math'), pkg('money')]),
    row('game-rules', pkg('game-rules'), [pkg('game-rules'), pkg('money')]),
    row('covers', pkg('covers'), [pkg('covers')]),
    row('shared-ui', pkg('shared-ui'), [pkg('shared-ui'), pkg('money'), VOCABULARY]),
    row('contract', pkg('contract'), [pkg('contract'), pkg('api-client'), pkg('money')]),
    row('remote-kit', pkg('remote-kit'), [
      pkg('remote-kit'),
      pkg('contract'),
      at('api-client/src/(?!wire/)'),
      pkg('shared-ui/src'),
      pkg('money'),
    ]),
    row('federation', pkg('federation'), [pkg('federation'), pkg('contract')]),
    row('cli', pkg('cli'), [pkg('cli'), at('federation/src/(build|release)/')]),
    row('shell', app('shell'), [app('shell'), ...FOR_APPS, at('federation/src/(runtime/|discovery\\.ts|routes\\.ts)')]),
    row('remote', REMOTES, ['^apps/$1/', ...FOR_APPS]),
    // On an origin of their own, and known to nobody: what they are is in their rules.
    row('games', app('games'), [
      app('games'),
      pkg('covers'),
      pkg('game-rules'),
      pkg('money'),
      at('shared-ui/src/(tokens|base)\\.css$'),
    ]),
    row('sandbox', app('sandbox'), [
      app('sandbox'),
      pkg('api-client/src/wire'),
      pkg('betting-math'),
      pkg('game-rules'),
      pkg('money'),
      pkg('covers'),
      at('shared-ui/src/accent\\.ts$'),
      at('federation/src/(release/|discovery\\.ts|routes\\.ts|testing/)'),
    ]),
    ...Object.entries(WINGS).map(wingRow),
    {
      name: 'sandbox-rooms-go-round-no-door',
      comment: 'Inside its wing a file imports the file it means; the door is for the others.',
      severity: 'error',
      from: { path: `${SANDBOX}([^/]+)/`, pathNot: TESTS },
      to: { path: `${SANDBOX}$1/index\\.ts$` },
    },
    {
      name: 'sandbox-main',
      comment: 'The program starts what is put together in `start`.',
      severity: 'error',
      from: { path: `${SANDBOX}[^/]+$` },
      to: { path: SANDBOX, pathNot: `${SANDBOX}start/index\\.ts$` },
    },
    {
      name: 'sandbox-testing-is-for-tests',
      comment: 'What tests are set up with is no part of the operator.',
      severity: 'error',
      from: { path: `${SANDBOX}(?!testing/|chaos/)`, pathNot: TESTS },
      to: { path: [`${SANDBOX}(testing|chaos)/`, at('federation/src/testing/')] },
    },
    // The moves that browser tests prove have the types of the operator's tables.
    row('e2e', '^e2e/', [
      '^e2e/',
      pkg('contract'),
      at('federation/src/(release/|testing/|(discovery|routes)\\.ts)'),
      '^apps/sandbox/src/(money|players)/[a-z]+/states\\.ts$',
    ]),
    // Measured from outside; a database server to measure on is started as the tests do.
    row('bench', '^bench/', [
      '^bench/',
      pkg('contract'),
      '^apps/sandbox/src/(store/index|testing/(programs|servers|unchecked-rows))\\.ts$',
    ]),
    {
      name: 'tests-stay-home',
      comment: "A test imports what its own app or package may, and a package's public testing entry.",
      severity: 'error',
      from: { path: '^(apps|packages)/([^/]+)/.+\\.test\\.tsx?$' },
      to: { path: '^apps/', pathNot: '^apps/$2/' },
    },
    {
      name: 'webpack-config',
      comment: 'A webpack configuration uses the build presets and its own definition, nothing else.',
      severity: 'error',
      from: { path: BUILD },
      to: {
        path: '^(apps|packages)/',
        pathNot: [pkg('federation/src/build'), '/src/definition\\.ts$', pkg('contract')],
      },
    },
    {
      name: 'federation-runtime-is-the-shells',
      comment: 'Only the shell loads remotes.',
      severity: 'error',
      from: { path: REMOTES },
      to: { path: pkg('federation/src/runtime') },
    },
    {
      name: 'contract-takes-types-only',
      comment: 'The contract holds types of the API client, never its code.',
      severity: 'error',
      from: { path: pkg('contract/src') },
      to: { path: pkg('api-client'), dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(pavilion-app/|@fontsource)' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.cache|\\.pavilion|\\.proof|screenshots)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
    },
  },
};
