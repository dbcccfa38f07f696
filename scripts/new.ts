// `pnpm new remote NAME`: a remote that passes every check, with one page at `/NAME`.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stopWith } from './failure.ts';
import { root } from './workspace.ts';

const [kind, name = ''] = process.argv.slice(2);
if (kind !== 'remote' || !/^[a-z][a-z0-9-]{1,29}$/.test(name)) {
  stopWith('Say what and its name (lower case, digits, hyphens): pnpm new remote promotions');
}
const folder = join(root, 'apps', name);
if (existsSync(folder)) stopWith(`apps/${name} is there already.`);

const title = name.replace(
  /(^|-)(\w)/g,
  (_, hyphen: string, letter: string) => `${hyphen ? ' ' : ''}${letter.toUpperCase()}`,
);
const Page = `${title.replaceAll(' ', '')}Page`;

const files: Record<string, string> = {
  'package.json': `${JSON.stringify(
    {
      name: `@pavilion/${name}`,
      version: '1.0.0',
      private: true,
      license: 'MIT',
      type: 'module',
      sideEffects: ['**/*.css'],
      exports: {},
      // What stands here is shared with the shell; a name that is missing would be bundled a second time.
      dependencies: {
        '@lingui/core': 'catalog:',
        '@pavilion/contract': 'workspace:*',
        '@pavilion/money': 'workspace:*',
        '@pavilion/shared-ui': 'workspace:*',
        react: 'catalog:',
      },
      devDependencies: { '@pavilion/federation': 'workspace:*' },
    },
    null,
    2,
  )}\n`,
  'webpack.config.ts': `import { type BuildRequest, remoteConfig } from '@pavilion/federation/build';
import { definition } from './src/definition.ts';

export default (request: BuildRequest) => remoteConfig(import.meta.dirname, definition, request);
`,
  'src/definition.ts': `import type { RemoteDefinition } from '@pavilion/contract';

/** What the shell knows of this remote before it runs any of its code. */
export const definition = {
  name: '${name}',
  contract: '^2.0.0',
  routes: [
    { path: '/${name}', access: 'protected', frame: 'full', title: { en: '${title}', hi: '${title}' }, page: '${name}' },
  ],
  slots: [],
} as const satisfies RemoteDefinition;
`,
  'src/remote.ts': `import { defineRemote } from '@pavilion/contract';
import { definition } from './definition.ts';

export const remote = defineRemote({
  definition,
  pages: { '${name}': () => import('./${name}-page.tsx').then((page) => page.${Page}) },
  slots: {},
});
`,
  [`src/${name}-page.tsx`]: `import { useSession } from '@pavilion/contract';
import { formatMoney } from '@pavilion/money';
import { Skeleton } from '@pavilion/shared-ui';
import { useId } from 'react';
import { useMessages } from './messages/index.ts';

/** \`/${name}\` */
export function ${Page}() {
  const t = useMessages();
  const balance = useSession((session) => session.wallet?.balance);
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h1 id={heading}>{t('title')}</h1>
      {balance === undefined ? <Skeleton width={160} /> : <p>{t('balance', { amount: formatMoney(balance) })}</p>}
    </section>
  );
}
`,
  [`src/${name}-page.test.tsx`]: `import { ShellContext } from '@pavilion/contract';
import { createTestShell, signedIn } from '@pavilion/contract/testing';
import { render, screen } from '@testing-library/react';
import { ${Page} } from './${name}-page.tsx';

test('the page shows the balance of the session', () => {
  render(
    <ShellContext value={createTestShell({ session: signedIn })}>
      <${Page} />
    </ShellContext>,
  );
  expect(screen.getByRole('heading', { name: '${title}' })).toBeVisible();
  expect(screen.getByText('Your balance is ₹1,23,456.50')).toBeVisible();
});
`,
  'src/messages/en.ts': `export const en = { title: '${title}', balance: 'Your balance is {amount}' } as const;
`,
  'src/messages/hi.ts': `import type { Translation } from '@pavilion/shared-ui/messages';
import type { en } from './en.ts';

export const hi: Translation<typeof en> = { title: '${title}', balance: 'आपका बैलेंस {amount} है' };
`,
  'src/messages/index.ts': `import { useLocale } from '@pavilion/contract';
import { createMessages } from '@pavilion/shared-ui/messages';
import { en } from './en.ts';

const useMessagesOf = createMessages(en, { hi: () => import('./hi.ts').then((messages) => messages.hi) });

/** The messages of this remote in the player's language. */
export const useMessages = () => useMessagesOf(useLocale());
`,
};

try {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const bin = join(root, 'node_modules/.bin');
  spawnSync(join(bin, 'biome'), ['check', '--write', `apps/${name}`], { cwd: root, stdio: 'ignore' });
  console.log(`apps/${name} is there. Two steps more:

  npx pnpm@12 install          ties it into the workspace
  pnpm dev ${name}${' '.repeat(Math.max(1, 20 - name.length))}opens it at http://localhost:3000/${name} (sign in first)

Its page is apps/${name}/src/${name}-page.tsx, its routes are apps/${name}/src/definition.ts. \`pnpm release ${name}\` makes it live.`);
} catch (error) {
  stopWith(error);
}
