import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TEST_KEYS } from './database.ts';
import { createFolder, freePort, keep, type TestServer } from './servers.ts';

/** `main.ts` in a process of its own, on a free port, told `env` besides. Without a `DATABASE_URL` its database is in its folder. */
export async function startSandboxProcess(env: Readonly<Record<string, string>>): Promise<TestServer> {
  const folder = await createFolder('sandbox');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  return keep({
    url,
    folder,
    command: [process.execPath, fileURLToPath(new URL('../main.ts', import.meta.url))],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: String(port),
      PAVILION_DATA: join(folder, 'database'),
      PAVILION_RELEASES: join(folder, 'releases'),
      PAVILION_KEYS: join(folder, 'keys'),
      PAVILION_VAULT_KEY: TEST_KEYS.join(','),
      ...env,
    },
    end: 'TERM',
    // An answer and not a connection: a sandbox that starts asks for its port first, and lets it go again.
    isUp: () =>
      fetch(`${url}/config.json`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
}
