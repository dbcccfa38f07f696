import { playerId } from '../base/index.ts';
import { signatureOf } from '../casino/seamless/signature.ts';
import type { SignedIn } from './players.ts';
import type { Answer, TestSandbox } from './sandbox.ts';

/** What a request is sent with that is not as it should be. */
export interface Odd {
  readonly provider?: string;
  readonly secret?: string;
  /** Milliseconds since 1970. */
  readonly timestamp?: string;
  readonly signature?: string;
  /** Sent in place of the body that was signed. */
  readonly body?: string;
}

/** A provider's server, as the wallet sees it. */
export interface GameProvider {
  readonly code: string;
  readonly secret: string;
  /** The code of one of its games, whose bets are from ₹10 to ₹25,000. */
  readonly game: string;
  send(call: string, body: unknown, odd?: Odd): Promise<Answer>;
  /** Opens the game for a player and returns the token of their bets. */
  open(player: SignedIn): Promise<string>;
}

/** A provider with a key of its own, and its first crash game. */
export async function gameProvider(sandbox: TestSandbox, code = 'spribe'): Promise<GameProvider> {
  const secret = await sandbox.issueWalletKey(code);
  const { body } = await sandbox.get(`/api/catalogue/games?provider=${code}&limit=1`);
  const [game] = (body.data as { games: { code: string }[] }).games;
  if (!game) throw new Error(`${code} has no game`);
  const send = (call: string, content: unknown, odd: Odd = {}) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    const url = `/wallet-api/${call}`;
    const timestamp = odd.timestamp ?? String(sandbox.now().getTime());
    const request = { method: 'POST', url, timestamp, body: Buffer.from(text) };
    return sandbox.post(url, odd.body ?? text, {
      'content-type': 'application/json',
      'x-provider': odd.provider ?? code,
      'x-timestamp': timestamp,
      'x-signature': odd.signature ?? signatureOf(odd.secret ?? secret, request).toString('hex'),
    });
  };
  return {
    code,
    secret,
    game: game.code,
    send,
    async open({ token }) {
      const opened = await sandbox.post('/lobby-api/lobby/', { gameCode: game.code }, { token });
      const ticket = new URL((opened.body.data as { url: string }).url).searchParams.get('ticket');
      return String((await send('authenticate', { ticket, game: game.code })).body.token);
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
