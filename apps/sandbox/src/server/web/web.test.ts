import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { folderStore, keyFolder, promoteRelease, publishRelease } from '@pavilion/federation/release';
import { writeBuild } from '@pavilion/federation/testing';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';

let folder: string;
let sandbox: TestSandbox;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavilion-web-'));
  sandbox = await testSandbox({
    config: {
      api: 'https://api.example.com/v1',
      socket: 'https://live.example.com',
      tv: 'https://tv.example.com/live',
    },
    keysFolder: join(folder, 'keys'),
  });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const page = (path: string) => sandbox.get(path, { accept: 'text/html,application/xhtml+xml' });

/** Publishes a shell with this document, or makes it live again. */
async function release(version: string, html: string) {
  const store = folderStore(sandbox.releases);
  const options = { keys: keyFolder(join(folder, 'keys')), clock: sandbox.now };
  if ((await store.list('shell')).includes(version)) return promoteRelease(store, 'shell', version, options);
  const build = join(folder, version);
  const files = { 'index.html': html, 'index.1a2b.js': `console.log('${version}');\n`.repeat(80) };
  await writeBuild(build, { name: 'shell', version, files });
  await publishRelease(store, build, options);
}

test('without a key of the shell a page says that there is none, whatever the store holds', async () => {
  const { status, body } = await page('/home');
  expect(status).toBe(503);
  expect(body.text).toContain('There is no key of the shell');
});

test('before the first release a page says so', async () => {
  await keyFolder(join(folder, 'keys')).sign('shell', '');
  const { status, body } = await page('/home');
  expect(status).toBe(503);
  expect(body.text).toContain('There is no release yet');
  expect(body.text).toContain('npm start');
});

test('every page is the live shell’s document with a nonce of its own that its header names', async () => {
  await release('1.0.0', '<script nonce="__CSP_NONCE__"></script><style nonce="__CSP_NONCE__"></style><h1>one</h1>');
  const [first, second] = [await page('/home'), await page('/exchange/Cricket?x=1')];
  const nonces = [first, second].map(({ body, headers }) => {
    const [nonce, ...others] = [...String(body.text).matchAll(/nonce="([^"]+)"/g)].map(([, found]) => found);
    expect(others).toEqual([nonce]);
    expect(headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
    return nonce;
  });
  expect(nonces[0]).not.toBe(nonces[1]);
  expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
  expect(first.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'referrer-policy': expect.any(String),
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.any(String),
    'cross-origin-opener-policy': 'same-origin',
  });
});

test('a page is its host’s organisation’s, in its title as in its details', async () => {
  await release('1.0.1', '<head><title>Pavilion</title></head><h1>one</h1>');
  const titleAt = async (host: string) => {
    const { body } = await sandbox.get('/home', { accept: 'text/html', host });
    expect(body.text).toContain('<meta name="app-details" content="{&quot;');
    return /<title>(.*)<\/title>/.exec(String(body.text))?.[1];
  };
  expect([await titleAt('localhost:3000'), await titleAt('stumps.localhost:3000')]).toEqual(['Pavilion', 'Stumps']);
});

test.each(['/cashier?reference=%00', '/exchange/Cricket?x=%01%1b%7f&%00=1', '/?q=%ed%a0%80'])(
  'a page is a page whatever stands in its query: %s',
  async (path) => {
    const { status, body } = await page(path);
    expect([status, String(body.text).includes('<h1>one</h1>')]).toEqual([200, true]);
  },
);

test('the policy has no unsafe word, and reaches the configured hosts and no others', async () => {
  const policy = String((await page('/')).headers['content-security-policy']);
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(policy).toContain(
    "connect-src 'self' https://api.example.com https://tv.example.com https://live.example.com wss://live.example.com;",
  );
  expect(policy).toContain("frame-src 'self' http://games.test https://tv.example.com;");
  for (const rule of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
});

test('a page’s scripts come with their hashes, and their addresses by named policies', async () => {
  const { headers } = await page('/');
  expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types pavilion pavilion-remote 'allow-duplicates'");
});

test('a new release is served from the next request, and the one before it again after a rollback', async () => {
  await release('1.0.0', '<h1>one</h1>');
  expect((await page('/')).body.text).toContain('one');
  await release('1.1.0', '<h1>two</h1>');
  expect((await page('/')).body.text).toContain('two');
  await release('1.0.0', '<h1>one</h1>');
  expect((await page('/')).body.text).toContain('one');
});

test('a page is compressed, and its nonce is still the header’s', async () => {
  await release('1.2.0', `<script nonce="__CSP_NONCE__"></script>${'<p>long</p>'.repeat(200)}`);
  const { rawPayload, headers } = await sandbox.app.inject({
    url: '/home',
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
  });
  expect(headers['content-encoding']).toBe('br');
  const [, nonce] = /nonce="([^"]+)"/.exec(brotliDecompressSync(rawPayload).toString()) ?? [];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  await release('1.0.0', '<h1>one</h1>');
});

test('the pointer is asked for anew each time, and costs nothing when it is the same', async () => {
  const { headers, body } = await sandbox.get('/releases/discovery.json');
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toMatchObject({ schema: 2 });
  expect((await sandbox.get('/releases/discovery.json', { 'if-none-match': String(headers.etag) })).status).toBe(304);
});

test('a release’s files are for ever, with their type, and as brotli where it lies beside', async () => {
  const file = '/releases/shell/1.0.0/index.1a2b.js';
  const plain = await sandbox.get(file);
  expect(plain.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
  await writeFile(join(sandbox.releases, 'shell/1.0.0/index.1a2b.js.br'), brotliCompressSync(String(plain.body.text)));
  const { rawPayload, headers } = await sandbox.app.inject({
    url: file,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body.text);
  expect((await sandbox.get(file)).headers['content-encoding']).toBeUndefined();
});

test('everything of the release store is served as what can do nothing by itself, and may be loaded from anywhere', async () => {
  const policy = "default-src 'none'; sandbox; frame-ancestors 'none'";
  const folder = join(sandbox.releases, 'zz/1.0.0');
  await mkdir(folder, { recursive: true });
  for (const name of ['x.svg', 'x.css', 'x.woff2', 'x.png', 'x.webp']) {
    await writeFile(join(folder, name), '<svg xmlns="http://www.w3.org/2000/svg" onload="steal()"/>');
    const { status, headers } = await page(`/releases/zz/1.0.0/${name}`);
    expect([name, status]).toEqual([name, 200]);
    expect(headers).toMatchObject({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
  for (const path of [
    'discovery.json',
    'shell/1.0.0/index.1a2b.js',
    'zz/1.0.0/nothing.js',
    '%7Az/1.0.0/x.svg',
    'zz/',
  ]) {
    expect([path, (await page(`/releases/${path}`)).headers['content-security-policy']]).toEqual([path, policy]);
  }
  expect((await page('/%72eleases/zz/1.0.0/x.svg')).headers['content-security-policy']).toBe(policy);
});

test.each(['x.html', 'x.HTML', 'x.htm', 'x.xhtml', 'x.xml', 'x.xsl', 'x.pdf', 'x', 'x.unknown'])(
  'a file called %s is no part of a release, and is not served',
  async (name) => {
    const folder = join(sandbox.releases, 'zz/1.0.0');
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), '<script>steal()</script>');
    const { status, body } = await page(`/releases/zz/1.0.0/${name}`);
    expect([status, body.text]).toEqual([404, 'There is no such file in the release store.']);
  },
);

test('the shell’s document is served as a page of the app, and not as a file of its release', async () => {
  await release('1.0.0', '<h1>one</h1>');
  expect((await page('/releases/shell/1.0.0/index.html')).status).toBe(404);
  expect((await page('/home')).body.text).toContain('one');
});

test.each([
  ['slashes', `${'/'.repeat(15_000)}x`],
  ['dots', `/${'.a'.repeat(7000)}/`],
  ['a version’s digits', `/releases/zz/1.1.${'1'.repeat(15_000)}`],
  ['a call', `/api/${'a'.repeat(2000)}`],
])('a path that is longer than any page’s (%s) is refused', async (_, path) => {
  const { statusCode, body } = await sandbox.app.inject({ url: `http://operator${path}`, headers: { accept: '*/*' } });
  expect([statusCode, body]).toEqual([414, expect.stringContaining('longer than 2000 characters')]);
});

test('what is asked for behind a path may be longer than a path', async () => {
  expect((await page(`/home?x=${'a'.repeat(4000)}`)).status).toBe(200);
});

test.each([
  '/releases/shell/1.0.0/nothing.js',
  '/releases/shell/1.0.0/',
  '/releases/shell/1.0.0/index.1a2b.js.br',
  '/releases/shell/1.0.0/..%2f..%2f..%2fetc%2fpasswd',
  '/releases/shell/1.0.0/..%5c..%5cetc',
  '/releases/shell/1.0.0/%00',
  '/releases/shell/1.0.0/.hidden',
  '/releases/.lock',
  '/releases/%2fetc/passwd',
  '/art/nothing.svg',
  '/sandbox/assets/constructor',
])('%s is not there', async (path) => {
  const { status, body } = await page(path);
  expect([status === 404 || status === 400, JSON.stringify(body)]).toEqual([
    true,
    expect.not.stringMatching(/root:|<h1>one/),
  ]);
});

test('no path leads out of the release store, as it comes over the wire', async () => {
  await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = sandbox.app.server.address() as AddressInfo;
  const raw = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get({ port, host: '127.0.0.1', path, headers: { accept: 'text/plain' } }, async (answer) => {
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        resolve(`${answer.statusCode} ${Buffer.concat(chunks)}`);
      }).on('error', reject);
    });
  const up = ['..', '%2e%2e', '.%2e', '%252e%252e'];
  for (const step of up) {
    for (const base of [
      '/releases/',
      '/releases/shell/1.0.0/',
      '/releases/shell/1.0.0/%2f',
      '/sandbox/assets/',
      '/art/covers/',
    ]) {
      const answer = await raw(`${base}${`${step}/`.repeat(8)}etc/passwd`);
      expect([base, step, answer.slice(0, 3), answer.includes('root:')]).toEqual([
        base,
        step,
        expect.stringMatching(/40[04]/),
        false,
      ]);
    }
  }
});

test.each(['*/*', undefined])(
  'a page is there for who takes anything (accept: %s); a file that is not there is missing',
  async (accept) => {
    await release('1.0.0', '<h1>one</h1>');
    const headers: Record<string, string> = accept === undefined ? {} : { accept };
    expect((await sandbox.get('/', headers)).body.text).toContain('one');
    expect((await sandbox.get('/exchange/Cricket', headers)).body.text).toContain('one');
    expect((await sandbox.get('/index.1a2b.js', headers)).status).toBe(404);
  },
);

test('what is no page and no file is missing, in the envelope', async () => {
  expect(await sandbox.get('/favicon.png', { accept: 'image/*' })).toMatchObject({
    status: 404,
    body: { error: true },
  });
  expect((await sandbox.post('/home', {})).status).toBe(404);
});

test('the app is told its hosts, never from a cache', async () => {
  const { body, headers } = await sandbox.get('/config.json');
  expect(body).toEqual({
    api: 'https://api.example.com/v1',
    worker: '/service-worker.js',
    sports: '/sports-api',
    lobby: '/lobby-api',
    tv: 'https://tv.example.com/live',
    socket: 'https://live.example.com',
    discovery: '/releases/discovery.json',
    telemetry: '/telemetry',
    keys: { shell: [expect.stringMatching(/^[\w-]{43}$/)] },
  });
  expect(headers['cache-control']).toBe('no-store');
});
