import { globSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf } from '../apps/shell/src/address/route-table.ts';
import type { Access, Frame, RemoteDefinition } from '../packages/contract/src/index.ts';
import type { Release } from '../packages/federation/src/discovery.ts';

// The route table of the specification (§2), path by path, held to the routes of the shell and of every remote in the tree.

const root = join(__dirname, '..');
const table = tableOf(
  globSync('apps/!(shell)/src/definition.ts', { cwd: root }).map(
    (path) => jest.requireActual<{ definition: RemoteDefinition }>(join(root, path)).definition as unknown as Release,
  ),
);

const rows: readonly (readonly [access: Access, frame: Frame, paths: readonly string[]])[] = [
  ['public', 'full', ['/']],
  ['public', 'bare', ['/register', '/sign-in', '/verify-number', '/forgot-password', '/reset-password']],
  ['common', 'bare', ['/maintenance']],
  [
    'protected',
    'full',
    [
      ...[
        '/kyc',
        '/home',
        '/sportsbook2',
        '/games-all',
        '/kingmaker',
        '/slots',
        '/aura-games',
        '/cashier',
        '/withdrawList',
      ],
      ...['/mybets', '/deposit/m_bkash', '/deposit/upi', '/gatewaylist', '/withdraw', '/withdraw/bank', '/withdrawnew'],
      ...[
        '/withdrawnewForm',
        '/pre-withdraw-page/bank',
        '/profile',
        '/bonus',
        '/bonus/7',
        '/referral',
        '/bank-details',
      ],
      ...['/bkash', '/paytm', '/nagad', '/slots-games', '/Casino'],
    ],
  ],
  [
    'protected',
    'header',
    [
      ...[
        '/spmgames',
        '/casino/ezugi',
        '/casino/spribe/aviator',
        '/casino/aura-baccarat',
        '/betby',
        '/exchange/Cricket',
      ],
      ...['/sportsbooktest', '/jetfair'],
    ],
  ],
  [
    'common',
    'full',
    ['/contactus', '/privacypolicy', '/responsiblegame', '/fairplay', '/gamesrule', '/terms', '/evolution'],
  ],
];

test.each(rows.flatMap(([access, frame, paths]) => paths.map((path) => [path, access, frame] as const)))(
  '%s is %s, and its frame is %s',
  (path, access, frame) => {
    const { data } = table.ownerOf(path) ?? {};
    // What only leads on has the frame of where it leads.
    const isOnTheWay = data?.redirectTo !== undefined;
    expect([data?.access, isOnTheWay ? frame : data?.frame]).toEqual([access, frame]);
    // One segment that nobody else owns is a provider's code.
    expect(data?.path === '/:providerCode').toBe(path === '/evolution');
  },
);
