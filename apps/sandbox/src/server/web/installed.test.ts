import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, keyFolder, publishRelease } from '@pavilion/federation/release';
import { writeBuild } from '@pavilion/federation/testing';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

const offline = join(__dirname, '../../../../shell/src/offline');
let folder: string;
let sandbox: TestSandbox;
let worker: string;
let page: string;

/** A sandbox whose live shell has worker and page as they stand in its sources. */
async function released(name: string, options: Parameters<typeof testSandbox>[0] = {}): Promise<TestSandbox> {
  const keysFolder = join(folder, name, 'keys');
  const made = await testSandbox({ ...options, keysFolder });
  const build = join(folder, name, 'build');
  await writeBuild(build, {
    ...{ name: 'shell', version: '1.0.0' },
    manifest: { worker: 'service-worker.js', offline: 'offline.html' },
    files: { 'service-worker.js': worker, 'offline.html': page },
  });
  await publishRelease(folderStore(made.releases), build, { keys: keyFolder(keysFolder), clock: made.now });
  return made;
}

beforeAll(async () => {
  [worker = '', page = ''] = await Promise.all(
    ['service-worker.js', 'offline.html'].map((file) => readFile(join(offline, file), 'utf8')),
  );
  folder = await mkdtemp(join(tmpdir(), 'pavilion-installed-'));
  sandbox = await released('on');
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const stumps = { host: 'stumps.localhost:3000' };

test('a site installs as its host’s organisation: its name, its icons, the colours of its header', async () => {
  const { status, body, headers } = await sandbox.get('/manifest.webmanifest');
  expect([status, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
  const icon = (purpose: string) => ({
    ...{ src: expect.stringMatching(new RegExp(`^/app-icon-${purpose}\\.svg\\?v=[0-9a-f]{8}$`)), purpose },
    ...{ type: 'image/svg+xml', sizes: 'any' },
  });
  const manifest = JSON.parse(String(body.text));
  expect(manifest).toEqual({
    ...{ id: '/', name: 'Pavilion', short_name: 'Pavilion', start_url: '/', scope: '/', display: 'standalone' },
    ...{ background_color: '#0b1220', theme_color: '#111a2c', icons: [icon('any'), icon('maskable')] },
  });
  const other = JSON.parse(String((await sandbox.get('/manifest.webmanifest', stumps)).body.text));
  expect(other).toMatchObject({ name: 'Stumps', icons: [icon('any'), icon('maskable')] });
  expect(other.icons[0].src).not.toBe(manifest.icons[0].src);
});

test('its icons are its mark, or its own logo, and for any shape within the circle that none cuts', async () => {
  const icon = async (purpose: string, headers = {}) => {
    const answer = await sandbox.get(`/app-icon-${purpose}.svg?v=0`, headers);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    return String(answer.body.text);
  };
  expect(await icon('any')).toContain('<rect width="32" height="32" rx="8" fill="#ffb020"/>');
  expect(await icon('maskable')).toContain('<rect width="32" height="32" rx="0" fill="#ffb020"/>');
  expect(await icon('maskable')).toContain('scale(.8)');
  expect(await icon('any', stumps)).toContain('<image href="data:image/svg+xml,');
  expect(await icon('maskable', stumps)).toMatch(
    /<rect [^>]*fill="#111a2c"\/><image href="data:[^"]*" x="7" y="7" width="18"/,
  );
});

test('a document names the manifest, and lets the one worker in', async () => {
  const { body, headers } = await sandbox.get('/home', { accept: 'text/html', host: 'localhost:3000' });
  expect(body.text).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  expect(headers['content-security-policy']).toContain('; worker-src http://localhost:3000/service-worker.js;');
  expect((await sandbox.get('/config.json')).body.worker).toBe('/service-worker.js');
});

test('the worker is the one that the shell’s team has signed, asked for at each use, and may reach this server alone', async () => {
  const { body, headers } = await sandbox.get('/service-worker.js');
  expect(body.text).toBe(worker);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

test('the page without a network is its organisation’s, runs nothing but what was signed, and has no nonce that would be kept', async () => {
  const { body, headers } = await sandbox.get('/offline.html', stumps);
  const text = String(body.text);
  expect(text).toContain('<title>Stumps</title>');
  expect(text).toContain('alt="Stumps"');
  expect(text).not.toContain('nonce');
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe|nonce|\*/);
  const hashed = (directive: string) => new RegExp(`${directive} ([^;]*);`).exec(policy)?.[1]?.split(' ');
  for (const [directive, tag] of [
    ['script-src', 'script'],
    ['style-src', 'style'],
  ] as const) {
    const inline = [...text.matchAll(new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
      ([, content = '']) => content,
    );
    const hashes = inline.map((content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
    expect([directive, hashed(directive)]).toEqual([directive, hashes]);
  }
});

test('switched off, browsers that have the worker get one that takes itself away, and pages are told that there is none', async () => {
  const off = await released('off', { hasWorker: false });
  const { body } = await off.get('/service-worker.js');
  expect(body.text).toContain('registration.unregister()');
  expect(body.text).toContain("caches.delete('offline')");
  expect((await off.get('/config.json')).body.worker).toBeUndefined();
  expect((await off.get('/offline.html')).status).toBe(404);
  await off.close();
});

test('a worker that nobody signed is not answered', async () => {
  const fresh = await released('tampered');
  await writeFile(join(fresh.releases, 'shell/1.0.0/service-worker.js'), 'steal()');
  const { body } = await fresh.get('/service-worker.js');
  expect(body.text).not.toContain('steal()');
  expect(body.text).toContain('registration.unregister()');
  await fresh.close();
});
