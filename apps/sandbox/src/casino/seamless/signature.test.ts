import { sign } from 'node:crypto';
import { type AddressInfo, connect } from 'node:net';
import { HOUR, MINUTE } from '../../base/index.ts';
import { type Database, walletOf } from '../../store/index.ts';
import { embeddedTestDatabase } from '../../testing/database.ts';
import {
  type GameProvider,
  gameProvider,
  moneyOf,
  newProviderKey,
  type Odd,
  type SentRequest,
} from '../../testing/game-provider.ts';
import { newPlayer, type SignedIn } from '../../testing/players.ts';
import { type Answer, NO_LIMITS, type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { waiting } from '../../testing/waiting.ts';
import { addWalletKey, retireWalletKey, walletKeysOf } from './keys.ts';
import { sweepNonces } from './nonces.ts';
import { isSignedBy, signedText } from './signature.ts';

let sandbox: TestSandbox;
let spribe: GameProvider;
let aura: GameProvider;
let asha: SignedIn;
let token: string;
beforeAll(async () => {
  sandbox = await testSandbox();
  spribe = await gameProvider(sandbox);
  aura = await gameProvider(sandbox, 'aura');
});
beforeEach(async () => {
  asha = await newPlayer(sandbox);
  token = await spribe.open(asha);
});
afterAll(() => sandbox.close());

const FULL = 1_000_000;
const cash = async () => (await walletOf(sandbox.database, asha.id)).cash;
const order = (amount = 50_000) => ({ ...moneyOf(asha), token, amount });
const shown = ({ status, body }: Answer) => [status, body.code, body.reason];
const nobodys = (reason: string) => [401, 'INVALID_SIGNATURE', reason];
const send = ({ url, body, headers }: SentRequest, to: TestSandbox = sandbox) => to.post(url, body, { ...headers });
const at = (ms: number) => String(sandbox.now().getTime() + ms);
const NONCE = 'a-nonce-of-somebody';

test('a request that is signed as it should be is taken', async () => {
  expect((await spribe.send('bet', order())).body).toMatchObject({ code: 'OK', balance: FULL - 50_000 });
});

test.each<[string, string, () => Odd]>([
  ['for another body', 'signature', () => ({ body: JSON.stringify(order(1000)) })],
  ['for the same body with a space behind it', 'signature', () => ({ body: `${JSON.stringify(order())} ` })],
  ['for another call', 'signature', () => ({ path: '/wallet-api/win' })],
  ['for another operator', 'signature', () => ({ operator: 'pavilion-000000000000' })],
  ['with another key under the name of this one', 'signature', () => ({ key: newProviderKey(), keyId: spribe.key.id })],
  ['with a key that nobody put in', 'key', () => ({ key: newProviderKey() })],
  ['with the key of another provider', 'key', () => ({ key: aura.key })],
  ['in another provider’s name', 'key', () => ({ provider: 'aura' })],
  [
    'in another provider’s name and with the name of their key',
    'signature',
    () => ({ provider: 'aura', keyId: aura.key.id }),
  ],
  ['in the name of nobody', 'key', () => ({ provider: 'nobody' })],
  ['in a name that is none', 'headers', () => ({ provider: "'; --" })],
  ['thirty seconds and a millisecond ago', 'time', () => ({ time: at(-30_001) })],
  ['for in thirty seconds and a millisecond', 'time', () => ({ time: at(30_001) })],
  ['in seconds', 'headers', () => ({ time: at(0).slice(0, 10) })],
  ['at no time', 'headers', () => ({ time: '17e11' })],
  ['with a nonce of fifteen letters', 'headers', () => ({ nonce: 'n'.repeat(15) })],
  ['with a nonce of sixty-five letters', 'headers', () => ({ nonce: 'n'.repeat(65) })],
  ['with a line’s end in the nonce', 'headers', () => ({ nonce: 'sixteen-and-more%0Ax' })],
  ['not at all', 'headers', () => ({ signature: '' })],
  ['in hexadecimal', 'headers', () => ({ signature: 'ab'.repeat(64) })],
  ['by nothing but zeroes', 'signature', () => ({ signature: 'A'.repeat(86) })],
])('a bet that is signed %s is nobody’s (%s), and moves nothing', async (_, reason, odd) => {
  expect(shown(await spribe.send('bet', order(), odd()))).toEqual(nobodys(reason));
  expect(await cash()).toBe(FULL);
});

test('up to thirty seconds early or late are taken, and beyond that the answer says what time it is here', async () => {
  for (const ms of [-30_000, 30_000]) {
    expect((await spribe.send('bet', order(1000), { time: at(ms) })).body.code).toBe('OK');
  }
  expect((await spribe.send('bet', order(1000), { time: at(HOUR) })).body.time).toBe(sandbox.now().getTime());
});

test.each(['x-provider', 'x-key', 'x-timestamp', 'x-nonce', 'x-signature'])(
  'without its header %s a request is nobody’s, and the header is named',
  async (name) => {
    const { headers, ...request } = spribe.signed('bet', order());
    const { [name]: _, ...others } = headers;
    const answer = await send({ ...request, headers: others });
    expect(shown(answer)).toEqual(nobodys('headers'));
    expect(answer.body.message).toBe(`The header ${name} is missing, or not as it should be.`);
    expect(await cash()).toBe(FULL);
  },
);

/** What the operator answers to bytes on a connection of their own. */
const exchanged = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const { port } = sandbox.app.server.address() as AddressInfo;
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (text += chunk));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });

describe('over a connection', () => {
  beforeAll(() => sandbox.app.listen({ port: 0, host: '127.0.0.1' }));
  const bytesOf = ({ url, body, headers }: SentRequest, more: readonly string[] = [], path = url) =>
    [
      `POST ${path} HTTP/1.1`,
      'host: localhost',
      'connection: close',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...more,
      '',
      body,
    ].join('\r\n');

  test('the bytes of a right request are taken', async () => {
    expect(await exchanged(bytesOf(spribe.signed('bet', order())))).toContain('"code":"OK"');
  });

  test.each(['x-provider', 'x-key', 'x-timestamp', 'x-nonce', 'x-signature'])(
    'two headers %s make it nobody’s, whichever of them is right',
    async (name) => {
      const request = spribe.signed('bet', order());
      const right = request.headers[name] ?? '';
      for (const [first, second] of [
        [right, right],
        [right, 'other'],
        ['other', right],
      ] as const) {
        const headers = { ...request.headers, [name]: first };
        const text = await exchanged(bytesOf({ ...request, headers }, [`${name}: ${second}`]));
        expect(text).toContain('"reason":"headers"');
      }
      expect(await cash()).toBe(FULL);
    },
  );

  test.each(['/wallet-api/%62et', '/wallet-api/bet?', '/wallet-api/bet?call=win', '/wallet-api/bet/'])(
    'the path written as %s is not the call’s, whichever of the two was signed',
    async (path) => {
      for (const signedPath of [path, '/wallet-api/bet']) {
        const text = await exchanged(bytesOf(spribe.signed('bet', order(), { path: signedPath }), [], path));
        expect(text).toContain('"reason":"path"');
      }
      expect(await cash()).toBe(FULL);
    },
  );

  test.each([
    '/wallet-api/%2562et',
    '/wallet-api/bet#x',
    'http://localhost/wallet-api/bet',
    '/wallet-api//bet',
    '/wallet-api/%2e/bet',
    '/wallet-api/x/../bet',
    '/WALLET-API/BET',
  ])('no call is at %s', async (path) => {
    const text = await exchanged(bytesOf(spribe.signed('bet', order(), { path }), [], path));
    expect([text.includes('"code":"OK"'), await cash()]).toEqual([false, FULL]);
  });
});

describe('a nonce', () => {
  test('is taken once: the same request again is nobody’s, and the transaction signed anew has its first answer', async () => {
    const content = order();
    const request = spribe.signed('bet', content);
    const first = await send(request);
    expect(shown(await send(request))).toEqual(nobodys('nonce'));
    expect((await spribe.send('bet', content)).body).toEqual(first.body);
    expect(await cash()).toBe(FULL - 50_000);
  });

  test('is taken once among two processes, at the same moment too', async () => {
    const shared: Database = { ...sandbox.database, close: async () => {} };
    const other = await testSandbox({ clock: sandbox.now }, shared);
    try {
      const request = spribe.signed('balance', { token });
      await send(request);
      expect(shown(await send(request, other))).toEqual(nobodys('nonce'));
      const another = spribe.signed('balance', { token });
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => send(another, index % 2 ? sandbox : other)),
      );
      expect(answers.filter(({ body }) => body.code === 'OK')).toHaveLength(1);
      expect(answers.filter(({ body }) => body.reason === 'nonce')).toHaveLength(11);
    } finally {
      await other.close();
    }
  });

  test('is taken once on the embedded database too', async () => {
    const embedded = await testSandbox({}, await embeddedTestDatabase());
    try {
      const provider = await gameProvider(embedded);
      const opened = await provider.open(await newPlayer(embedded));
      const request = provider.signed('balance', { token: opened });
      const answers = await Promise.all([send(request, embedded), send(request, embedded)]);
      expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['INVALID_SIGNATURE', 'OK']);
    } finally {
      await embedded.close();
    }
  });

  test('is another provider’s own', async () => {
    expect((await spribe.send('balance', { token }, { nonce: NONCE })).body.code).toBe('OK');
    expect((await aura.send('balance', { token }, { nonce: NONCE })).body.code).toBe('INVALID_TOKEN');
  });

  test('is used up by nobody but the provider: what is signed wrong leaves it as it was', async () => {
    const nonce = `left-${'n'.repeat(16)}`;
    await spribe.send('balance', { token }, { nonce, signature: 'A'.repeat(86) });
    await spribe.send('balance', { token }, { nonce, time: at(-31_000) });
    expect((await spribe.send('balance', { token }, { nonce })).body.code).toBe('OK');
  });

  test('is forgotten once its request would be refused for its age, and not before', async () => {
    const request = spribe.signed('balance', { token }, { time: at(30_000) });
    const kept = async () =>
      (
        await sandbox.database.query('select nonce from wallet_nonce where nonce = $1', [
          String(request.headers['x-nonce']),
        ])
      ).length;
    await send(request);
    sandbox.pass(MINUTE);
    await sweepNonces(sandbox.database, sandbox.now());
    expect([await kept(), shown(await send(request))]).toEqual([1, nobodys('nonce')]);
    sandbox.pass(5 * MINUTE);
    await sweepNonces(sandbox.database, sandbox.now());
    expect([await kept(), shown(await send(request))]).toEqual([0, nobodys('time')]);
  });
});

describe('keys', () => {
  const put = (provider: string, text: string) =>
    sandbox.database.transaction((tx) => addWalletKey(tx, provider, text, sandbox.now()));
  const retire = (provider: string, id: string) =>
    sandbox.database.transaction((tx) => retireWalletKey(tx, provider, id, sandbox.now()));

  test('several are taken at a time, and a retired one is not from the next request on', async () => {
    const second = newProviderKey();
    await put('spribe', second.pem);
    for (const key of [spribe.key, second]) {
      expect((await spribe.send('balance', { token }, { key })).body.code).toBe('OK');
    }
    await retire('spribe', second.id);
    const answer = await spribe.send('balance', { token }, { key: second });
    expect([...shown(answer), answer.body.message]).toEqual([...nobodys('key'), 'This key is retired.']);
    expect((await spribe.send('balance', { token })).body.code).toBe('OK');
    await expect(put('spribe', second.pem)).rejects.toMatchObject({ status: 409 });
    await expect(put('aura', second.pem)).rejects.toMatchObject({ status: 409 });
    await expect(retire('spribe', second.id)).rejects.toMatchObject({ status: 404 });
    await expect(retire('aura', spribe.key.id)).rejects.toMatchObject({ status: 404 });
  });

  test('no more than four are taken at a time, also where the fifth comes while the fourth is being put in', async () => {
    for (let count = 0; count < 3; count += 1) await put('mac88', newProviderKey().pem);
    const { database, now } = sandbox;
    const fifth = await database.transaction(async (tx) => {
      await addWalletKey(tx, 'mac88', newProviderKey().pem, now());
      const other = put('mac88', newProviderKey().pem).then(
        () => 'taken',
        ({ message }: Error) => message,
      );
      // It waits for this one; without that it would be there before this one ends.
      await Promise.race([other, waiting(database, 1)]);
      return { other };
    });
    expect(await fifth.other).toBe('This provider has 4 keys that are taken. Retire one of them first.');
    expect(await walletKeysOf(database, 'mac88')).toHaveLength(4);
  });

  test('what is kept of a key is its public half', async () => {
    const key = newProviderKey();
    await put('ezugi', key.pem);
    const [kept] = await walletKeysOf(sandbox.database, 'ezugi');
    expect(kept).toMatchObject({ id: key.id, retiredAt: null });
    const { x, d } = key.privateKey.export({ format: 'jwk' });
    expect(Buffer.from(kept?.publicKey ?? []).toString('base64url')).toBe(x);
    expect(JSON.stringify(kept)).not.toContain(String(d));
  });

  test.each<[string, () => string]>([
    ['nothing', () => ''],
    ['a word', () => 'key'],
    ['a private key', () => String(newProviderKey().privateKey.export({ format: 'pem', type: 'pkcs8' }))],
    ['42 letters', () => 'A'.repeat(42)],
    [
      '43 letters whose last says what it can’t',
      () => `${String(newProviderKey().privateKey.export({ format: 'jwk' }).x).slice(0, 42)}B`,
    ],
    ['two keys', () => newProviderKey().pem + newProviderKey().pem],
    [
      'a key of another kind',
      () =>
        '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEj6rxxr6BpNVm0z3VGVHVFDTfcnTg\nQtVTyMSyxYpDF+MTbnnr8KvuXpEKEIhUAbTJVZBCPk0BlrWwBYGSpB0RAw==\n-----END PUBLIC KEY-----',
    ],
  ])('%s is no key', async (_, text) => {
    await expect(put('jili', text())).rejects.toMatchObject({ status: 422, field: 'key' });
  });

  // Points of small order: the neutral one, those of order 2, 4 and 8, and the two that are written beyond the field.
  test.each([
    '0100000000000000000000000000000000000000000000000000000000000000',
    'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    '0000000000000000000000000000000000000000000000000000000000000000',
    '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
    'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
    'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
    'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  ])('%s, for which anybody finds signatures, is refused, with the sign’s bit or without', async (hex) => {
    for (const bit of [0, 0x80]) {
      const bytes = Buffer.from(hex, 'hex');
      bytes[31] = (bytes[31] ?? 0) | bit;
      await expect(put('jili', bytes.toString('base64url'))).rejects.toMatchObject({
        message: 'Anybody can sign for this key. Have the provider make another one.',
      });
    }
  });

  test('a signature that is right is one as it is written, and in no other way', () => {
    const { privateKey } = newProviderKey();
    const key = Buffer.from(String(privateKey.export({ format: 'jwk' }).x), 'base64url');
    const request = { operator: 'o', provider: 'p', key: 'k', path: '/', time: '0', nonce: 'n', body: Buffer.alloc(0) };
    const right = sign(null, signedText(request), privateKey).toString('base64url');
    // The last letter has four bits that say nothing.
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const other = right.slice(0, 85) + letters[letters.indexOf(right.slice(-1)) + 1];
    expect(Buffer.from(other, 'base64url')).toEqual(Buffer.from(right, 'base64url'));
    expect(isSignedBy(key, request, right)).toBe(true);
    for (const signature of ['', other, right.slice(0, 85), `${right}==`, right.toUpperCase()]) {
      expect([signature, isSignedBy(key, request, signature)]).toEqual([signature, false]);
    }
  });
});

describe('limits', () => {
  test('a provider makes so many calls in a minute, counted by what they have signed, and is told when to come back', async () => {
    const limited = await testSandbox({ limits: { ...NO_LIMITS, walletCallsPerProvider: { times: 3, per: MINUTE } } });
    try {
      const [one, two] = [await gameProvider(limited), await gameProvider(limited, 'aura')];
      const unknown = { token: 'A'.repeat(43) };
      for (let count = 0; count < 5; count += 1) await one.send('balance', unknown, { signature: 'A'.repeat(86) });
      const request = one.signed('balance', unknown);
      await send(request, limited);
      for (let count = 0; count < 5; count += 1) await send(request, limited);
      await one.send('balance', unknown);
      expect((await one.send('balance', unknown)).body.code).toBe('INVALID_TOKEN');
      const answer = await one.send('balance', unknown);
      expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([429, 'TOO_MANY_CALLS', '60']);
      expect((await two.send('balance', unknown)).body.code).toBe('INVALID_TOKEN');
      limited.pass(MINUTE);
      expect((await one.send('balance', unknown)).body.code).toBe('INVALID_TOKEN');
    } finally {
      await limited.close();
    }
  });

  test('one player’s calls are counted within their provider, and nothing is done beyond the limit', async () => {
    const limited = await testSandbox({ limits: { ...NO_LIMITS, walletCallsPerPlayer: { times: 2, per: MINUTE } } });
    try {
      const provider = await gameProvider(limited);
      const [first, second] = [await newPlayer(limited), await newPlayer(limited)];
      const tokens = [await provider.open(first), await provider.open(second)];
      const bet = (player: SignedIn, of: string | undefined) =>
        provider.send('bet', { ...moneyOf(player), token: of, amount: 1000 });
      for (let count = 0; count < 2; count += 1) expect((await bet(first, tokens[0])).body.code).toBe('OK');
      expect((await bet(first, tokens[0])).body.code).toBe('TOO_MANY_CALLS');
      expect((await bet(second, tokens[1])).body.code).toBe('OK');
      expect((await walletOf(limited.database, first.id)).cash).toBe(FULL - 2000);
    } finally {
      await limited.close();
    }
  });
});
