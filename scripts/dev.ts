// `pnpm dev`: everything rebuilt and reloaded as it changes. `pnpm dev casino`: that remote from this tree against the released others.
import { spawn } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { watchBuild } from '@pavilion/federation/build';
import { folderStore, promoteRelease } from '@pavilion/federation/release';
import { stopWith } from './failure.ts';
import { portIsFree } from './port.ts';
import { releaseAll } from './releases.ts';
import { cacheFolder, releasableApps, releasesFolder, root, stateFolder } from './workspace.ts';

/** The version of what is in the works. The operator serves it uncached, because its files do change. */
const VERSION = '0.0.0-dev';

const port = Number(process.env.PORT ?? 3000);
const reloadPort = port + 1;
const all = await releasableApps();
const asked = process.argv.slice(2);
const apps = asked.length > 0 ? asked : all;

try {
  const unknown = apps.filter((app) => !all.includes(app));
  if (unknown.length > 0) stopWith(`There is no app '${unknown.join("', '")}'. There are: ${all.join(', ')}.`);
  for (const wanted of [port, reloadPort]) {
    if (!(await portIsFree(wanted))) stopWith(`Port ${wanted} is in use. Choose another: PORT=${port + 10} pnpm dev`);
  }
  const store = await storeInTheWorks();
  const reload = serveReloads();
  const firstBuilds = apps.map(
    (app) =>
      new Promise<void>((resolve) => {
        const request = {
          mode: 'development',
          version: VERSION,
          source: 'dev',
          cache: join(cacheFolder, 'webpack-dev'),
        } as const;
        const output = join(store, app, VERSION);
        watchBuild(join(root, 'apps', app), { ...request, output }, async (errors) => {
          if (errors) {
            console.error(`${app}: ${errors}`);
            return;
          }
          await promoteRelease(folderStore(store), app, VERSION).catch((error) =>
            console.error(`${app}: ${error.message}`),
          );
          console.log(`${app}: built`);
          reload();
          resolve();
        }).catch(stopWith);
      }),
  );
  await Promise.all(firstBuilds);
  startOperator(store, reload);
} catch (error) {
  stopWith(error);
}

/** A copy of the release store, so that what is in the works is never mistaken for a release. */
async function storeInTheWorks(): Promise<string> {
  const store = join(stateFolder, 'dev-releases');
  await rm(store, { recursive: true, force: true });
  if (apps.length < all.length) {
    console.log('Building what changed of the others…');
    await releaseAll({ releases: releasesFolder, keepPointer: true }, ({ app, version }) =>
      console.log(`  ${app} ${version}`),
    );
    await cp(releasesFolder, store, { recursive: true });
  }
  return store;
}

/** The operator restarts by itself when its own sources change, and each time that it answers again the open pages load anew. */
function startOperator(store: string, reload: () => void): void {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/sandbox/src/main.ts'], {
    cwd: root,
    stdio: ['inherit', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      PAVILION_DATA: join(stateFolder, 'dev-database'),
      PAVILION_RELEASES: store,
      PAVILION_DEV_SCRIPT: `http://localhost:${reloadPort}/reload.js`,
    },
  });
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk);
    // The one line that it prints once it answers (docs/sandbox.md).
    if (chunk.includes('Sandbox at ')) reload();
  });
  child.on('exit', (code) => process.exit(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
}

/** Tells the open pages to load anew. Answers the way to do so. */
function serveReloads(): () => void {
  const pages = new Set<ServerResponse>();
  const script = `new EventSource('http://localhost:${reloadPort}/events').onmessage = () => location.reload();`;
  createServer((request, response) => {
    if (request.url === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' });
      pages.add(response.on('close', () => pages.delete(response)));
    } else {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
  }).listen(reloadPort, '127.0.0.1');
  return () => {
    for (const page of pages) page.write('data: built\n\n');
  };
}
