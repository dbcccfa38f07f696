import { execFile } from 'node:child_process';
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DAY, HOUR, MINUTE } from '../../base/index.ts';
import { DEFAULT_LIMITS } from '../../server/index.ts';
import { approveNewest, signedInDesk } from '../../testing/desk.ts';
import { newProviderKey } from '../../testing/game-provider.ts';
import { newPlayer } from '../../testing/players.ts';
import { testSandbox } from '../../testing/sandbox.ts';
import { WALLET_CODES } from './codes.ts';
import { keyName, publicKeyFrom } from './public-key.ts';
import { isSignedBy, signedText } from './signature.ts';
import { OPEN_AT_MOST } from './unfinished.ts';
import { walletCalls } from './wire.ts';

const document = readFileSync('docs/seamless-wallet.md', 'utf8');
const blocks = (language: string) =>
  [...document.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)\\n\`\`\`$`, 'gm'))].map(
    ([, block = '']) => block,
  );
/** The first cells of the rows of the table whose head begins with `head`. */
const firstColumn = (head: string) => {
  const [, rows = ''] = document.split(new RegExp(`^\\| ${head} .*\\n\\|[ -|]*\\n`, 'm'));
  return [...(/^(?:\|.*\n)+/.exec(rows)?.[0] ?? '').matchAll(/^\| `([^`]+)`/gm)].map(([, cell]) => cell);
};

test('who follows the page alone plays a round: key, desk, client and calls as they stand there', async () => {
  const sandbox = await testSandbox({ clock: () => new Date() });
  const folder = await mkdtemp(join(tmpdir(), 'provider-'));
  try {
    await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
    const key = newProviderKey();
    const desk = await signedInDesk(sandbox);
    await desk.open('/providers/spribe');
    await desk.send('/providers/spribe/keys', { key: key.pem, reason: 'Their first' });
    await approveNewest(await signedInDesk(sandbox, 'Asha'));
    const { body: page } = await desk.open('/providers/spribe');
    const operator = /<code>(pavilion-[\da-f]{12})<\/code>/.exec(page)?.[1] ?? '';
    expect(page).toContain(`<code>${key.id}</code>`);
    const player = await newPlayer({ database: sandbox.database, now: () => new Date() });
    const { body: games } = await sandbox.get('/api/catalogue/games?provider=spribe&limit=1');
    const game = (games.data as { games: { code: string }[] }).games[0]?.code ?? '';
    const opened = await sandbox.post('/lobby-api/lobby/', { gameCode: game }, { token: player.token });
    const ticket = new URL((opened.body.data as { url: string }).url).searchParams.get('ticket') ?? '';

    const program = join(folder, 'play.mjs');
    const keyFile = join(folder, 'wallet.pem');
    await writeFile(program, blocks('js').join('\n'));
    await writeFile(keyFile, key.privateKey.export({ format: 'pem', type: 'pkcs8' }));
    const { port } = sandbox.app.server.address() as AddressInfo;
    const env = {
      ...process.env,
      WALLET: `http://127.0.0.1:${port}`,
      OPERATOR: operator,
      PROVIDER: 'spribe',
      KEY_FILE: keyFile,
    };
    const { stdout } = await promisify(execFile)(process.execPath, [program, game, ticket], { env });
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => [line.split(' ', 1)[0], JSON.parse(line.replace(/^\S+ /, ''))]);
    expect(answers.map(([name, { code, balance, returned }]) => [name, code, balance, returned])).toEqual([
      ['bet', 'OK', 950_000, undefined],
      ['bet', 'OK', 930_000, undefined],
      ['rollback', 'OK', 950_000, 20_000],
      ['win', 'OK', 1_075_000, undefined],
      ['balance', 'OK', 1_075_000, undefined],
    ]);
  } finally {
    await sandbox.close();
    await rm(folder, { recursive: true, force: true });
  }
});

test('the example of what is signed is what is signed, and its signature is right', () => {
  const [text = ''] = blocks('').filter((block) => block.startsWith('pavilion-wallet-1'));
  const [, body = ''] = /the body is `([^`]+)`/.exec(document) ?? [];
  const [, seed = ''] = /the private key\s+`([\da-f]{64})`/.exec(document) ?? [];
  const [, signature = ''] = /the signature\s+`([\w-]{86})`/.exec(document) ?? [];
  const privateKey = createPrivateKey({
    key: Buffer.from(`302e020100300506032b657004220420${seed}`, 'hex'),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = publicKeyFrom(String(createPublicKey(privateKey).export({ format: 'pem', type: 'spki' })));
  const [, operator = '', provider = '', key = '', , path = '', time = '', nonce = '', hash] = text.split('\n');
  const request = { operator, provider, key, path, time, nonce, body: Buffer.from(body) };
  expect(signedText(request).toString()).toBe(text);
  expect([key, hash]).toEqual([keyName(publicKey), createHash('sha256').update(body).digest('hex')]);
  expect(sign(null, Buffer.from(text), privateKey).toString('base64url')).toBe(signature);
  expect(isSignedBy(publicKey, request, signature)).toBe(true);
});

test('the calls and codes that the page names are those that there are', () => {
  expect(firstColumn('call')).toEqual(Object.keys(walletCalls));
  expect(firstColumn('code')).toEqual(Object.keys(WALLET_CODES));
  expect(firstColumn('header')).toEqual(expect.arrayContaining(['x-provider', 'x-key', 'x-timestamp', 'x-nonce']));
});

test('so are its limits and times', () => {
  const { walletCallsPerProvider: all, walletCallsPerPlayer: one } = DEFAULT_LIMITS;
  expect([all.per, one.per, OPEN_AT_MOST]).toEqual([MINUTE, MINUTE, { lost: HOUR, provider: DAY }]);
  expect(document).toContain(
    `${all.times.toLocaleString('en')} calls in a minute, ${one.times} of them about one player`,
  );
});
