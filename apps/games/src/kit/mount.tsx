import '@pavilion/shared-ui/tokens.css';
import '@pavilion/shared-ui/base.css';
import './tokens.css';
import './page.css';
import type { Paise } from '@pavilion/money';
import { render } from 'preact';
import type { ReactNode } from 'react';
import { type Calls, createCalls, pauseOrReach } from './calls/calls.ts';
import type { RoundReaders } from './calls/round.ts';
import { Table } from './calls/table.ts';
import { LocaleContext } from './language/messages.ts';
import { LiveTable } from './live/live-table.ts';
import type { LiveReaders } from './live/wire.ts';
import { onSetting, post } from './notice.ts';
import { type Locale, type Opening, readOpening } from './opening.ts';
import { keepScrollKeys } from './scroll-keys.ts';
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
  postBalance(table);
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
  postBalance(table);
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

/** Shows the game in its language, and in another when the page around has changed to it; says so each time, and first that it is ready. */
function show({ locale }: Opening, page: ReactNode): void {
  const root = document.getElementById('game');
  if (!root) throw new Error('The page has no place for its game');
  const showIn = (language: Locale) => {
    document.documentElement.lang = language;
    // What the build's JSX makes is Preact's own, whatever the types call it.
    render(<LocaleContext value={language}>{page}</LocaleContext>, root);
    post(`pavilion:language=${language}`);
  };
  showIn(locale);
  keepScrollKeys(document);
  onSetting('language', (value) => showIn(value === 'hi' ? 'hi' : 'en'));
  post('pavilion:ready');
}

interface HasBalance {
  readonly state: () => { readonly balance: Paise };
  readonly subscribe: (listener: () => void) => unknown;
}

/** Tells the page around of each change of what the player has. */
function postBalance(table: HasBalance): void {
  let { balance } = table.state();
  table.subscribe(() => {
    const now = table.state().balance;
    if (now !== balance) post('pavilion:balance-changed');
    balance = now;
  });
}

const newRef = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
