import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, get, type IncomingMessage, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { serveAgainst } from './against.ts';
import { deployedOrigin, refuseUnlessAllowed, withLocalConfig, withLocalEntry } from './deployed.ts';

const DEPLOYED = 'https://staging.example';
const allowed = {
  api: '/api',
  discovery: '/releases/discovery.json',
  localRemotes: true,
  keys: { casino: ['theirs'] },
};

describe('address of a deployed Pavilion', () => {
  it('is an origin', () => {
    expect(deployedOrigin('https://staging.example/')).toBe(DEPLOYED);
    expect(deployedOrigin('http://localhost:3000')).toBe('http://localhost:3000');
  });

  it.each(['staging.example', 'file:///etc', 'javascript:alert(1)', ''])('is not %j', (address) => {
    expect(() => deployedOrigin(address)).toThrow('no address of a deployed Pavilion');
  });

  it.each(['https://me:secret@staging.example', `${DEPLOYED}/home`, `${DEPLOYED}/?remote=x`])(
    'is not more than an origin: %s',
    (address) => expect(() => deployedOrigin(address)).toThrow(`Say the origin alone: ${DEPLOYED}`),
  );
});

describe('permission for a local remote', () => {
  it.each([
    { api: '/api' },
    { ...allowed, localRemotes: false },
    { ...allowed, localRemotes: 'true' },
    { ...allowed, localRemotes: 1 },
  ])('is refused by %j', (config) =>
    expect(() => refuseUnlessAllowed(config, DEPLOYED)).toThrow('allows no local remotes'),
  );

  it.each([null, [], 'localRemotes', true])('is refused by what is no configuration: %j', (config) => {
    expect(() => refuseUnlessAllowed(config, DEPLOYED)).toThrow('no config.json');
  });

  it('is refused where a host is elsewhere', () => {
    const config = { ...allowed, releases: 'https://cdn.example/' };
    expect(() => refuseUnlessAllowed(config, DEPLOYED)).toThrow('hosts elsewhere (https://cdn.example/)');
  });

  it('is given by the operator’s configuration, and replaces one key', () => {
    const config = { ...allowed, worker: '/worker.js', keys: { casino: ['theirs'], wallet: ['wallet'] } };
    const { keys, worker } = withLocalConfig(config, { deployed: DEPLOYED, app: 'casino', key: 'mine' });
    expect(keys).toEqual({ casino: ['mine'], wallet: ['wallet'] });
    expect(worker).toBeUndefined();
  });
});

describe('discovery document of a local remote', () => {
  it('is the deployed one with one other entry', () => {
    const deployed = { schema: 2, remotes: { casino: 'deployed', wallet: 'deployed' } };
    const document = withLocalEntry(deployed, { remotes: { casino: 'here', wallet: 'here' } }, 'casino');
    expect(document).toEqual({ schema: 2, remotes: { casino: 'here', wallet: 'deployed' } });
    expect(() => withLocalEntry(deployed, {}, 'casino')).toThrow('casino is not built yet');
  });
});

/** A deployed Pavilion whose configuration a test may change. */
const answers: Record<string, { type: string; body: string; headers?: Record<string, string> }> = {
  '/releases/discovery.json': { type: 'application/json', body: JSON.stringify({ remotes: { wallet: 'deployed' } }) },
  '/slots': {
    type: 'text/html; charset=utf-8',
    body: '<html><body><p>deployed</p></body></html>',
    headers: {
      'content-security-policy': "script-src 'nonce-Ab+/1='; upgrade-insecure-requests",
      'strict-transport-security': 'max-age=1',
    },
  },
};

describe('local remote in a deployed Pavilion', () => {
  let config: object;
  let upstream: Server;
  let folder: string;
  let stop: () => Promise<void>;
  let address: string;
  let received: { url?: string | undefined; headers: IncomingMessage['headers']; body: string }[];

  beforeEach(async () => {
    config = allowed;
    received = [];
    folder = await mkdtemp(join(tmpdir(), 'against-'));
    await mkdir(join(folder, 'casino/0.0.0-dev'), { recursive: true });
    await writeFile(join(folder, 'casino/0.0.0-dev/1.js'), 'local');
    await writeFile(join(folder, 'discovery.json'), JSON.stringify({ remotes: { casino: 'here' } }));
    upstream = createServer(async (incoming, response) => {
      const { url = '', headers } = incoming;
      received.push({ url, headers, body: await text(incoming) });
      const answer = answers[url] ?? {
        type: 'application/json',
        body: JSON.stringify(url === '/config.json' ? config : { url }),
      };
      response.writeHead(200, { 'content-type': answer.type, ...answer.headers }).end(answer.body);
    });
    upstream.on('upgrade', (_, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n');
      socket.pipe(socket);
    });
    await once(upstream.listen(0, '127.0.0.1'), 'listening');
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port } = free.address() as AddressInfo;
    await new Promise((resolve) => free.close(resolve));
    address = `http://127.0.0.1:${port}`;
    const deployed = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`;
    stop = await serveAgainst({ deployed, app: 'casino', version: '0.0.0-dev', store: folder, key: 'mine', port });
  });
  afterEach(async () => {
    await stop();
    upstream.closeAllConnections();
    await new Promise((resolve) => upstream.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  it('replaces its key and its entry on the way', async () => {
    expect(await (await fetch(`${address}/config.json`)).json()).toMatchObject({ keys: { casino: ['mine'] } });
    const document = await (await fetch(`${address}/releases/discovery.json`)).json();
    expect(document).toEqual({ remotes: { wallet: 'deployed', casino: 'here' } });
  });

  it('serves its own files, and hands on what it has not', async () => {
    const own = await fetch(`${address}/releases/casino/0.0.0-dev/1.js`);
    expect([await own.text(), own.headers.get('cache-control')]).toEqual(['local', 'no-store']);
    expect((await fetch(`${address}/releases/casino/0.0.0-dev/2.js`)).status).toBe(404);
    const path = '/releases/casino/1.0.0/1.js';
    expect(await (await fetch(address + path)).json()).toEqual({ url: path });
  });

  it('says over each page that it is not what players get', async () => {
    const page = await fetch(`${address}/slots`, { headers: { accept: 'text/html' } });
    const html = await page.text();
    expect(html).toContain('<p>deployed</p><script nonce="Ab+/1=">');
    expect(html).toContain('"Local casino against http://127.0.0.1:');
    expect(page.headers.get('content-security-policy')).toBe("script-src 'nonce-Ab+/1='");
    expect(page.headers.get('strict-transport-security')).toBeNull();
  });

  it('hands calls on as the deployed page would make them', async () => {
    const call = request(`${address}/api/login`, { method: 'POST', headers: { origin: address } });
    call.end('{"a":1}');
    await once(call, 'response');
    const { port } = upstream.address() as AddressInfo;
    expect(received).toEqual([
      expect.objectContaining({
        url: '/api/login',
        body: '{"a":1}',
        headers: expect.objectContaining({ host: `127.0.0.1:${port}`, origin: `http://127.0.0.1:${port}` }),
      }),
    ]);
  });

  it('hands the socket on', async () => {
    const { port } = new URL(address);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      `GET /socket HTTP/1.1\r\nhost: localhost:${port}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`,
    );
    const [head] = await once(socket, 'data');
    expect(String(head)).toMatch(/^HTTP\/1\.1 101 /);
    socket.write('ping');
    expect(String((await once(socket, 'data'))[0])).toBe('ping');
    socket.destroy();
  });

  it('reports nothing to the operator', async () => {
    expect((await fetch(`${address}/telemetry`, { method: 'POST', body: '{}' })).status).toBe(204);
    expect(received).toEqual([]);
  });

  it('ends once the operator allows it no longer', async () => {
    config = { ...allowed, localRemotes: false };
    const response = await fetch(`${address}/config.json`);
    expect([response.status, await response.text()]).toEqual([502, expect.stringContaining('allows no local remotes')]);
  });

  it('answers no other host name', async () => {
    const call = get(`${address}/config.json`, { headers: { host: 'evil.example' } });
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(421);
    response.resume();
  });
});
