import { paise } from '@pavilion/money';
import type { Notice } from '../notice.ts';
import { createCalls } from './calls.ts';
import { readNumber, readObject } from './readers.ts';
import { Table } from './table.ts';

/** A server that loses what it is told to lose, and remembers each bet by its reference. */
function faultyServer(lost: readonly ('before' | 'after' | 'busy' | 'none')[]) {
  const left = [...lost];
  const stakes = new Map<string, number>();
  const sent: string[] = [];
  const round = (ref: string, state: string, moves: readonly unknown[] = []) => ({
    ...{ id: `round-${ref}`, ref, nonce: 0, bet: { stake: 100_00 }, moves, stake: 100_00, state },
    ...{ pays: 0, isCapped: false, seen: { step: moves.length }, beganAt: '2026-11-23T20:00:00.000Z' },
  });
  const answers: Record<string, (body: { ref?: string; at?: number; move?: unknown }) => unknown> = {
    state: () => ({ balance: 1000_00, seeds: { hash: 'ab', client: 'cd', nonce: 0 }, round: null }),
    rounds: () => ({ rounds: [] }),
    bet({ ref = '' }) {
      stakes.set(ref, 100_00);
      return { round: round(ref, 'open'), balance: 900_00, refusal: null };
    },
    move: ({ move }) => ({ round: round('once', 'over', [move]), balance: null, refusal: null }),
  };
  const fetch = async (path: string, { body }: RequestInit): Promise<Response> => {
    const name = path.split('/').at(-1) ?? '';
    const fault = name === 'bet' || name === 'move' ? left.shift() : 'none';
    if (name === 'bet' || name === 'move') sent.push(String(body));
    if (fault === 'before') throw new TypeError('Failed to fetch');
    if (fault === 'busy') return Response.json({ message: 'Slower.' }, { status: 429 });
    const answer = answers[name]?.(JSON.parse(String(body)));
    if (fault === 'after') throw new TypeError('Failed to fetch');
    return Response.json(answer);
  };
  return { fetch, stakes, sent, answers };
}

const readers = {
  bet: (input: unknown) => ({ stake: readNumber(readObject(input).stake) }),
  seen: (input: unknown) => ({ step: readNumber(readObject(input).step) }),
};

/** A table at such a server, with what it posts and how long it paused. */
function tableAt({ fetch }: { readonly fetch: (path: string, request: RequestInit) => Promise<Response> }) {
  const posted: Notice[] = [];
  const pauses: number[] = [];
  const cutOff: boolean[] = [];
  const pause = async (time: number) => {
    pauses.push(time);
  };
  const calls = createCalls({ token: 't', fetch, pause, onReach: (isReached) => table.reach(isReached) });
  const post = (notice: Notice) => posted.push(notice);
  const table = new Table({ calls, balance: paise(1000_00), readers, post, newRef: () => 'once', pause });
  table.subscribe(() => {
    if (cutOff.at(-1) !== table.state().isCutOff) cutOff.push(table.state().isCutOff);
  });
  return { table, posted, pauses, cutOff };
}

test('a bet whose answer is lost goes out again as it was, ever later, and stakes once; the page says that it is cut off', async () => {
  const server = faultyServer(['before', 'after', 'after', 'none']);
  const { table, posted, pauses, cutOff } = tableAt(server);
  await table.open();
  const round = await table.bet({ stake: 100_00 });
  expect(round?.state).toBe('open');
  expect(new Set(server.sent)).toEqual(new Set([JSON.stringify({ ref: 'once', bet: { stake: 100_00 } })]));
  expect(server.sent).toHaveLength(4);
  expect(server.stakes.size).toBe(1);
  expect(pauses).toEqual([500, 1000, 2000]);
  expect(cutOff).toEqual([false, true, false]);
  expect(table.state()).toMatchObject({ phase: 'ready', balance: 900_00, isCutOff: false });
  expect(posted).toEqual(['pavilion:round-began']);
});

test('a move whose answer is lost is the same move again; the round ends, and the balance is asked for where nobody said it', async () => {
  const server = faultyServer(['none', 'after', 'none']);
  const { table, posted } = tableAt(server);
  await table.open();
  await table.bet({ stake: 100_00 });
  await table.move({ kind: 'open', field: 3 });
  const move = JSON.stringify({ round: 'round-once', at: 0, move: { kind: 'open', field: 3 } });
  expect(server.sent.slice(1)).toEqual([move, move]);
  expect(table.state()).toMatchObject({ phase: 'ready', balance: 1000_00, seeds: { nonce: 1 } });
  expect(table.state().past.map(({ id }) => id)).toEqual(['round-once']);
  expect(posted).toEqual(['pavilion:round-began', 'pavilion:round-ended']);
});

test('nothing is sent while something is under way, nor a second bet while a round is open', async () => {
  const server = faultyServer([]);
  const { table } = tableAt(server);
  expect(await table.bet({ stake: 100_00 })).toBeNull();
  await table.open();
  await Promise.all([table.bet({ stake: 100_00 }), table.bet({ stake: 100_00 })]);
  expect(await table.bet({ stake: 100_00 })).toBeNull();
  expect(server.sent).toHaveLength(1);
});

test('a stake that the operator refuses is no round, and its sentence is shown', async () => {
  const server = faultyServer([]);
  const { table, posted } = tableAt(server);
  await table.open();
  const { bet = () => null } = server.answers;
  server.answers.bet = (body) => {
    const { round } = bet(body) as { round: object };
    const refusal = { code: 'LIMIT_REACHED', message: 'Your limit for today is reached.' };
    return { round: { ...round, state: 'undone', seen: null }, balance: null, refusal };
  };
  expect(await table.bet({ stake: 100_00 })).toBeNull();
  expect(table.state()).toMatchObject({
    phase: 'ready',
    round: null,
    refusal: { code: 'LIMIT_REACHED', message: 'Your limit for today is reached.' },
  });
  expect(posted).toEqual(['pavilion:round-began', 'pavilion:round-ended']);
});

test('a stake that is still being taken is waited for, and one that nobody knows of is no round', async () => {
  const server = faultyServer([]);
  const { table, pauses } = tableAt(server);
  await table.open();
  const states = ['staking', 'staking', 'undone'];
  const { bet = () => null } = server.answers;
  server.answers.bet = (body) => {
    const { round } = bet(body) as { round: object };
    return { round: { ...round, state: states.shift(), seen: null }, balance: null, refusal: null };
  };
  expect(await table.bet({ stake: 100_00 })).toBeNull();
  expect(pauses).toEqual([700, 700]);
  expect(table.state().refusal).toEqual({ code: 'UNDONE', message: null });
});

test.each([
  ['the studio’s', () => new Response('{}', { status: 401 })],
  [
    'the operator’s',
    () =>
      Response.json({
        round: {
          ...{ id: 'a', ref: 'once', nonce: 0, bet: { stake: 1 }, moves: [], stake: 1, state: 'undone' },
          ...{ pays: 0, isCapped: false, seen: null, beganAt: '2026-11-23T20:00:00.000Z' },
        },
        balance: 5,
        refusal: { code: 'TOKEN_EXPIRED', message: 'Over.' },
      }),
  ],
])('a session that is over (%s) is told to the page around, and nothing can be played any more', async (_, answer) => {
  const server = faultyServer([]);
  const { table, posted } = tableAt({
    fetch: (path, request) => (path.endsWith('/bet') ? Promise.resolve(answer()) : server.fetch(path, request)),
  });
  await table.open();
  await table.bet({ stake: 100_00 });
  expect(table.state().phase).toBe('over');
  expect(posted).toContain('pavilion:session-over');
  expect(await table.bet({ stake: 100_00 })).toBeNull();
});

test('a server that is busy is asked again; an answer that can’t be read is a no without a sentence', async () => {
  const server = faultyServer(['busy', 'none']);
  const { table, cutOff } = tableAt(server);
  await table.open();
  server.answers.bet = () => ({ round: { id: 7 } });
  expect(await table.bet({ stake: 100_00 })).toBeNull();
  expect(server.sent).toHaveLength(2);
  expect(cutOff).toEqual([false]);
  expect(table.state().refusal).toEqual({ code: 'REFUSED', message: null });
});

/** A server where another device of the same player has gone on: what is done here by what it knew before is refused. */
function sharedServer() {
  const server = faultyServer([]);
  const standing = { moves: [] as unknown[], state: 'open' };
  const seen = () => ({
    ...{ id: 'round-elsewhere', ref: 'elsewhere', nonce: 0, bet: { stake: 100_00 }, stake: 100_00, ...standing },
    ...{ pays: 0, isCapped: false, seen: { step: standing.moves.length }, beganAt: '2026-11-23T20:00:00.000Z' },
  });
  const isOpen = () => standing.state === 'open';
  const seeds = { hash: 'ab', client: 'cd', nonce: 1 };
  const no = (message: string) => Response.json({ message }, { status: 409 });
  const fetch = async (path: string, request: RequestInit): Promise<Response> => {
    const name = path.split('/').at(-1);
    const { at } = JSON.parse(String(request.body)) as { at?: number };
    if (name === 'state') return Response.json({ balance: 700_00, seeds, round: isOpen() ? seen() : null });
    if (name === 'rounds') {
      const listed = { ...seen(), seeds: { hash: 'ab', client: 'cd', server: null } };
      return Response.json({ rounds: standing.state === 'over' ? [listed] : [] });
    }
    if (name === 'bet' && isOpen()) return no('Finish your current round first.');
    if (name === 'move' && !isOpen()) return no('This round has ended.');
    if (name === 'move' && at !== standing.moves.length) return no('Another move was made. Try again.');
    if (name !== 'move') return server.fetch(path, request);
    standing.moves = [...standing.moves, 'here'];
    return Response.json({ round: seen(), balance: null, refusal: null });
  };
  return { fetch, standing };
}

test('a round that went on on another device goes on here from where it stands, with the reason why the move was none', async () => {
  const server = sharedServer();
  const { table, posted } = tableAt(server);
  await table.open();
  server.standing.moves = ['there'];
  expect(await table.move({ kind: 'x' })).toBeNull();
  expect(table.state()).toMatchObject({
    ...{ phase: 'ready', balance: 700_00, round: { state: 'open', moves: 1 } },
    refusal: { message: 'Another move was made. Try again.' },
  });
  expect(await table.move({ kind: 'x' })).toMatchObject({ moves: 2 });
  expect(posted).toEqual(['pavilion:round-began']);
});

test('a round that was ended on another device is over here too, and the next bet is taken', async () => {
  const server = sharedServer();
  const { table, posted } = tableAt(server);
  await table.open();
  server.standing.state = 'over';
  expect(await table.move({ kind: 'x' })).toBeNull();
  expect(table.state()).toMatchObject({ phase: 'ready', round: { id: 'round-elsewhere', state: 'over' } });
  expect(posted).toEqual(['pavilion:round-began', 'pavilion:round-ended']);
  expect(await table.bet({ stake: 100_00 })).toMatchObject({ ref: 'once', state: 'open' });
});

test('a bet that is refused for a round that was begun on another device shows that round, which can be played here', async () => {
  const server = sharedServer();
  server.standing.state = 'none';
  const { table, posted } = tableAt(server);
  await table.open();
  server.standing.state = 'open';
  expect(await table.bet({ stake: 100_00 })).toBeNull();
  expect(table.state()).toMatchObject({
    ...{ phase: 'ready', round: { ref: 'elsewhere', state: 'open' } },
    refusal: { message: 'Finish your current round first.' },
  });
  expect(posted).toEqual(['pavilion:round-began']);
  expect(await table.move({ kind: 'x' })).toMatchObject({ moves: 1 });
});

test('the page around hears that a round has ended once its result is shown; of several, once the last one is', async () => {
  const server = faultyServer([]);
  server.answers.bet = ({ ref = '' }) => ({
    ...{ balance: 1000_00, refusal: null },
    round: {
      ...{ id: `round-${ref}`, ref, nonce: 0, bet: { stake: 100_00 }, moves: [], stake: 100_00, state: 'over' },
      ...{ pays: 200_00, isCapped: false, seen: { step: 0 }, beganAt: '2026-11-23T20:00:00.000Z' },
    },
  });
  const { table, posted } = tableAt(server);
  await table.open();
  const first = table.showing();
  await table.bet({ stake: 100_00 });
  const second = table.showing();
  await table.bet({ stake: 100_00 });
  expect(posted).toEqual(['pavilion:round-began', 'pavilion:round-began']);
  first();
  expect(posted).toHaveLength(2);
  second();
  expect(posted).toEqual(['pavilion:round-began', 'pavilion:round-began', 'pavilion:round-ended']);
});
