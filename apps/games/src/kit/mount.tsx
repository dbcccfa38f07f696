import '@pavilion/shared-ui/tokens.css';
import '@pavilion/shared-ui/base.css';
import './tokens.css';
import './page.css';
import { render } from 'preact';
import type { ReactNode } from 'react';
import { type Calls, createCalls, pauseOrReach } from './calls/calls.ts';
import type { RoundReaders } from './calls/round.ts';
import { Table } from './calls/table.ts';
import { LocaleContext } from './language/messages.ts';
import { LiveTable } from './live/live-table.ts';
import type { LiveReaders } from './live/wire.ts';
import { post } from './notice.ts';
import { type Opening, readOpening } from './opening.ts';
import type { LiveSeat, Seat } from './seat.ts';

/** The page of a game whose rounds are its player's own. */
export interface Game<Bet, Seen> {
  readonly readers: RoundReaders<Bet, Seen>;
  readonly page: (seat: Seat<Bet, Seen>) => ReactNode;
}

/** The page of a game whose rounds are everyone's. */
interface LiveGame<Bet, Step, Mark, Open> {
  readonly readers: LiveReaders<Bet, Step, Mark, Open>;
  readonly page: (seat: LiveSeat<Bet, Step, Mark, Open>) => ReactNode;
}

/** Opens a game in the page that the studio's server has sent. */
export function mountGame<Bet, Seen>({ readers, page }: Game<Bet, Seen>): void {
  const { opening, calls } = opened((isReached) => table.reach(isReached));
  const table = new Table({ calls, balance: opening.balance, readers, post, newRef, pause: pauseOrReach });
  show(opening, page({ opening, table }));
  void table.open();
}

/** Opens a game of rounds for everyone in the page that the studio's server has sent. */
export function mountLive<Bet, Step, Mark, Open>({ readers, page }: LiveGame<Bet, Step, Mark, Open>): void {
  const { opening, calls } = opened((isReached) => table.reach(isReached));
  const { token, balance } = opening;
  const table = new LiveTable({
    ...{ calls, token, balance, readers, post, newRef, pause: pauseOrReach },
    connect: () => new WebSocket(new URL('/play/socket', location.href.replace(/^http/, 'ws'))),
    clock: () => performance.timeOrigin + performance.now(),
  });
  show(opening, page({ opening, table }));
  table.open();
}

/** What the page was opened with, and the calls that it may make. */
function opened(onReach: (isReached: boolean) => void): { readonly opening: Opening; readonly calls: Calls } {
  const opening = readOpening(document);
  const calls = createCalls({
    token: opening.token,
    fetch: (path, request) => fetch(path, request),
    pause: pauseOrReach,
    onReach,
  });
  return { opening, calls };
}

function show({ locale }: Opening, page: ReactNode): void {
  document.documentElement.lang = locale;
  const root = document.getElementById('game');
  if (!root) throw new Error('The page has no place for its game');
  // What the build's JSX makes is Preact's own, whatever the types call it.
  render(<LocaleContext value={locale}>{page}</LocaleContext>, root);
}

const newRef = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
