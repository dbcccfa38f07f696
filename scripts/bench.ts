// `pnpm bench NAME [ARGUMENT]`: bench/run.ts in the browser that `npm test` takes, which is found or installed.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stopWith } from '@pavilion/cli/failure';
import { root } from '@pavilion/cli/project';
import { ensureBrowser } from './browser.ts';

try {
  const env = { ...process.env, PAVILION_CHROMIUM: await ensureBrowser() };
  const args = [join(root, 'bench/run.ts'), ...process.argv.slice(2)];
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env }).on('exit', (code) => process.exit(code ?? 1));
} catch (error) {
  stopWith(error);
}
