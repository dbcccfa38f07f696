import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { RELOAD_SCRIPT, routeReloads } from './dev-reloads.ts';

let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reloads-'));
  app = Fastify();
  routeReloads(app, folder);
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

/** Opens the stream as a page does; each call of `next` waits for what the operator says next. */
async function listen(address: string) {
  const { body, headers } = await fetch(`${address}/sandbox/reloads`);
  if (!body) throw new Error('There is no stream');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => /data: (.+)\n/.exec((await reader.read()).value ?? '')?.[1];
  return { headers, next, isOver: async () => (await reader.read()).done };
}

describe('reloads under pnpm dev', () => {
  it('are heard on the origin of the page, whatever that is', () => {
    expect(RELOAD_SCRIPT).toContain("new EventSource('/sandbox/reloads')");
    expect(RELOAD_SCRIPT).not.toMatch(/https?:|localhost|127\.0\.0\.1/);
  });

  it('say what a page was made from, and another thing after each build', async () => {
    const { headers, next, isOver } = await listen(await app.listen());
    expect(headers.get('content-type')).toBe('text/event-stream');
    const first = await next();
    expect(first).toBeDefined();
    await writeFile(join(folder, 'other.json'), '{}');
    await writeFile(join(folder, 'discovery.json'), '{}');
    const second = await next();
    expect(second).toBeDefined();
    expect(second).not.toBe(first);
    await app.close();
    while (!(await isOver()));
  });

  it('say the same to a page that has lost the connection', async () => {
    const address = await app.listen();
    const first = await (await listen(address)).next();
    expect(await (await listen(address)).next()).toBe(first);
  });
});
