import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { playerId } from '../base/index.ts';
import { addWalletKey, approveWin, declineWin, walletNameOf } from '../casino/index.ts';
import type { SignedIn } from './players.ts';
import type { Answer, TestSandbox } from './sandbox.ts';

/** A key of a provider: the private half is theirs alone. */
interface ProviderKey {
  /** Its name. */
  readonly id: string;
  readonly privateKey: KeyObject;
  /** As it is put in at the desk. */
  readonly pem: string;
}

/** What a request is sent with that is not as it should be. */
export interface Odd {
  readonly operator?: string;
  readonly provider?: string;
  /** The key that it is signed with. */
  readonly key?: ProviderKey;
  /** The key that it says it is signed with. */
  readonly keyId?: string;
  /** Milliseconds since 1970. */
  readonly time?: string;
  readonly nonce?: string;
  readonly signature?: string;
  /** The path that was signed. */
  readonly path?: string;
  /** Sent in place of the body that was signed. */
  readonly body?: string;
}

/** A signed request, as it goes out. */
export interface SentRequest {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** A provider's server, as the wallet sees it. */
export interface GameProvider {
  readonly code: string;
  readonly key: ProviderKey;
  /** The code of one of its games, whose bets are from ₹10 to ₹10,000. */
  readonly game: string;
  /** A request signed now. */
  signed(call: string, body: unknown, odd?: Odd): SentRequest;
  send(call: string, body: unknown, odd?: Odd): Promise<Answer>;
  /** Opens the game for a player and returns the token of their bets. */
  open(player: SignedIn, game?: string): Promise<string>;
}

/** A new key pair of a provider. */
export function newProviderKey(): ProviderKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url');
  return {
    id: createHash('sha256').update(raw).digest('hex').slice(0, 16),
    privateKey,
    pem: String(publicKey.export({ format: 'pem', type: 'spki' })),
  };
}

/** What a provider signs with, as it should be. */
interface Signer {
  readonly operator: string;
  readonly provider: string;
  readonly key: ProviderKey;
  readonly time: string;
}

/** Written from docs/seamless-wallet.md, and not by what the operator checks it with. */
function signedRequest(right: Signer, call: string, content: unknown, odd: Odd): SentRequest {
  const body = typeof content === 'string' ? content : JSON.stringify(content);
  const url = `/wallet-api/${call}`;
  const { operator, provider, key, time, path, nonce } = {
    ...{ path: url, nonce: randomBytes(16).toString('base64url') },
    ...right,
    ...odd,
  };
  const keyId = odd.keyId ?? key.id;
  const hash = createHash('sha256').update(body).digest('hex');
  const text = ['pavilion-wallet-1', operator, provider, keyId, 'POST', path, time, nonce, hash].join('\n');
  return {
    url,
    body: odd.body ?? body,
    headers: {
      'content-type': 'application/json',
      'x-provider': provider,
      'x-key': keyId,
      'x-timestamp': time,
      'x-nonce': nonce,
      'x-signature': odd.signature ?? sign(null, Buffer.from(text), key.privateKey).toString('base64url'),
    },
  };
}

/** A provider with a key of its own that the operator knows, and its first game. */
export async function gameProvider(sandbox: TestSandbox, code = 'spribe'): Promise<GameProvider> {
  const own = newProviderKey();
  const { database, now } = sandbox;
  await database.transaction((tx) => addWalletKey(tx, code, own.pem, now()));
  const operator = await walletNameOf(database);
  const { body } = await sandbox.get(`/api/catalogue/games?provider=${code}&limit=1`);
  const [first] = (body.data as { games: { code: string }[] }).games;
  if (!first) throw new Error(`${code} has no game`);
  const signed = (call: string, content: unknown, odd: Odd = {}) =>
    signedRequest({ operator, provider: code, key: own, time: String(now().getTime()) }, call, content, odd);
  const send = (call: string, content: unknown, odd?: Odd) => {
    const request = signed(call, content, odd);
    return sandbox.post(request.url, request.body, request.headers);
  };
  return {
    code,
    key: own,
    game: first.code,
    signed,
    send,
    async open({ token }, game = first.code) {
      const opened = await sandbox.post('/lobby-api/lobby/', { gameCode: game }, { token });
      const ticket = new URL((opened.body.data as { url: string }).url).searchParams.get('ticket');
      return String((await send('authenticate', { ticket, game })).body.token);
    },
  };
}

let names = 0;
/** A name that no transaction or round has yet. */
export const freshName = () => `n-${++names}`;

/** What every transaction says of a player. */
export const moneyOf = ({ id }: Pick<SignedIn, 'id'>, round = freshName()) => ({
  player: playerId(id),
  round,
  transaction: freshName(),
  currency: 'INR',
});

/** Decides the player's win that has waited longest at the desk; returns whether any did. */
export async function decideOldestWin(
  { database, now }: TestSandbox,
  player: number,
  how: 'approve' | 'decline',
): Promise<boolean> {
  const [waiting] = await database.query(
    'select id from held_win where player_id = $1 and outcome is null order by transaction_id limit 1',
    [player],
  );
  if (!waiting) return false;
  await database.transaction((tx) => (how === 'approve' ? approveWin : declineWin)(tx, waiting.id, now()));
  return true;
}
