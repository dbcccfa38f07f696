import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf } from '../apps/shell/src/address/route-table.ts';
import { accountMenu } from '../apps/shell/src/frame/account-menu.ts';
import { helpLinks, policyLinks } from '../apps/shell/src/frame/footer-links.ts';
import { menu } from '../apps/shell/src/frame/menu.ts';
import { accountMenu as walletMenu } from '../apps/wallet/src/account-menu.ts';
import { paths, type RemoteDefinition } from '../packages/contract/src/index.ts';
import type { Release } from '../packages/federation/src/discovery.ts';

const root = join(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every route of the product: the shell's own, and those of each remote in the tree. */
const table = tableOf(
  globSync('apps/!(shell)/src/definition.ts', { cwd: root }).map(
    (path) => jest.requireActual<{ definition: RemoteDefinition }>(join(root, path)).definition as unknown as Release,
  ),
);
/** `/:providerCode` takes any word, so what no other route takes ends there, as a provider that there is none of. */
const isOwned = (path: string) => {
  const route = table.ownerOf(path.replace(/[?#].*/, ''))?.data.path;
  return route !== undefined && (route !== '/:providerCode' || path === provider);
};
const provider = paths.provider('evolution');

/** Every path that the contract makes, with a word in each of its places. */
const made = Object.entries(paths).map(([name, make]) => {
  const segments = ['evolution', 'lightning-roulette'].slice(0, make.length);
  return [name, (make as (...segments: string[]) => string)(...segments)] as const;
});
const inMenus = [menu, accountMenu, policyLinks, helpLinks, walletMenu].flatMap((links) => links.map(({ to }) => to));
const inBanners = globSync('apps/sandbox/src/demo/**/*.ts', { cwd: root }).flatMap((path) =>
  [...read(path).matchAll(/\bsubject: '(\/[^']*)'/g)].map(([, page = '']) => page),
);

describe('links between pages', () => {
  it('gives every path of a menu, a banner or a link an owner', () => {
    const named = new Set([...made.map(([, path]) => path), ...inMenus, ...inBanners]);
    expect(inBanners.length).toBeGreaterThan(0);
    expect([...named].filter((path) => !isOwned(path))).toEqual([]);
  });

  it('takes each link to another page from the contract', () => {
    const pages = globSync('apps/{shell,auth,sports,casino,wallet}/src/**/*.tsx', { cwd: root });
    const literal = /\b(?:to|href)=["']\/[^"']|\bnavigate\(["'`]\/[^"'`]|\b(?:to|href): ["'`]\/[^"'`]/;
    expect(pages.filter((path) => !/\.test\.tsx$/.test(path) && literal.test(read(path)))).toEqual([]);
  });
});
