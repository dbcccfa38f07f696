import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answers, createFolder, freePort, keep, type TestServer } from './servers.ts';

/** `main.ts` in a process of its own, on a free port, told `env` besides. Without a `DATABASE_URL` its database is in its folder. */
export async function startSandboxProcess(env: Readonly<Record<string, string>>): Promise<TestServer> {
  const folder = await createFolder('sandbox');
  const port = await freePort();
  return keep({
    url: `http://127.0.0.1:${port}`,
    folder,
    command: [process.execPath, fileURLToPath(new URL('../main.ts', import.meta.url))],
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      PAVILION_DATA: join(folder, 'database'),
      PAVILION_RELEASES: join(folder, 'releases'),
      ...env,
    },
    end: 'TERM',
    isUp: () => answers(port),
  });
}
