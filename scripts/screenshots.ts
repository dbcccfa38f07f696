// `pnpm screenshots [VIEW …]`: every page (or the named ones) on a phone and a desktop, in both themes, into `screenshots/`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stopWith } from '@pavilion/cli/failure';
import { root } from '@pavilion/cli/project';
import { ensureBrowser } from './browser.ts';

const views = process.argv.slice(2);
try {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/screenshots.config.ts'],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        PAVILION_CHROMIUM: await ensureBrowser(),
        ...(views.length > 0 ? { PAVILION_VIEWS: views.join(',') } : {}),
      },
    },
  );
  child.on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  stopWith(error);
}
