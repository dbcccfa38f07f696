import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@pavilion/cli/project';

/** The browser tests of each app or package, by the names of their files in `e2e/`. */
export const browserTests: Readonly<Record<string, readonly string[]>> = {
  auth: ['session-errors', 'walk'],
  casino: ['casino'],
  federation: [
    'bytes',
    'dev',
    'discovery-faults',
    'error-traces',
    'faults',
    'open-tab',
    'own-repository',
    'release',
    'shared-versions',
    'side-by-side',
    'wire',
  ],
  games: ['game-access', 'game-launch', 'games', 'hostile-game'],
  sandbox: ['desk', 'time'],
  shell: ['frame', 'hindi', 'keyboard', 'offline', 'routes', 'search', 'views'],
  sports: ['betting', 'cash-out-reach', 'layout-shift', 'live-prices', 'sports-widths'],
  wallet: [
    'account-paths',
    'bonus',
    'deposit',
    'forms',
    'kyc',
    'limits',
    'money-paths',
    'passkeys',
    'photos',
    'referral',
    'refused-money',
    'page-translator',
    'wallet-life',
    'withdraw',
  ],
};

/** The folder of an app or a package, such as `apps/wallet`; null if there is none of this name. */
export function folderOf(name: string): string | null {
  return ['apps', 'packages'].map((group) => `${group}/${name}`).find((folder) => isFolder(folder, name)) ?? null;
}

const isFolder = (folder: string, name: string) => /^[a-z][a-z-]*$/.test(name) && existsSync(join(root, folder));
