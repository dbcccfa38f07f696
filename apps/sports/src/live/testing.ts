import type { Match, OddsDelta, PlayerSocket, Price, SocketStatus } from '@pavilion/api-client';
import { paise, rupeesOf } from '@pavilion/money';
import type { OddsImage } from './book.ts';
import type { Timing } from './timing.ts';

/** A match for tests: two runners at 2.00 / 2.02, or three where `draw` is set. */
export function match(id: string, info: Partial<Match> & { readonly draw?: boolean } = {}): Match {
  const { draw = false, name = `Home ${id} v Away ${id}`, ...rest } = info;
  const [home = '', away = ''] = name.split(' v ');
  const runner = (column: '1' | 'X' | '2', runnerName: string) => ({
    id: `${id}-${column}`,
    name: runnerName,
    column,
    back: priceOf(2, 10_000),
    lay: priceOf(2.02, 20_000),
  });
  return {
    refMatchId: id,
    sportId: '4',
    competition: 'Test League',
    name,
    startsAt: new Date('2026-11-21T15:00:00Z'),
    inPlay: false,
    progress: '',
    sides: [],
    state: 'open',
    runners: [runner('1', home), ...(draw ? [runner('X', 'The Draw')] : []), runner('2', away)],
    matched: paise(1_000_000),
    hasTv: false,
    hasBookmaker: false,
    fancyCount: 0,
    ...rest,
  };
}

/** A price, with what is offered there in paise. */
export const priceOf = (odds: number, size: number): Price => ({ odds, size: paise(size) });

/** A delta of the cricket channel. */
export function delta(
  from: number,
  clock: number,
  changes: {
    readonly cells?: readonly Readonly<OddsDelta['cells'][number]>[];
    readonly matches?: OddsDelta['matches'];
  } = {},
): OddsDelta {
  return {
    channel: '4',
    from,
    clock,
    cells: (changes.cells ?? []).map(([...cell]) => cell),
    matches: changes.matches ?? [],
  };
}

const priceOnWire = (price: Readonly<Price> | null) => price && { ...price, size: rupeesOf(price.size) };

/** The same delta as the operator sends it. */
export function deltaOnWire(...parameters: Parameters<typeof delta>) {
  const { cells, matches, ...clocks } = delta(...parameters);
  return {
    ...clocks,
    cells: cells.map(([id, runner, side, price]) => [id, runner, side, priceOnWire(price)]),
    matches: matches.map(({ matched, ...change }) =>
      matched === undefined ? change : { ...change, matched: rupeesOf(matched) },
    ),
  };
}

/** The operator's reply to who subscribes: the picture of the channel at `clock`. */
export const imageOnWire = (clock: number, matches: readonly Match[]) => ({
  status: 'success',
  clock,
  matches: matches.map(({ startsAt, matched, runners, ...match }) => ({
    ...match,
    startsAt: startsAt.toISOString(),
    matched: rupeesOf(matched),
    runners: runners.map((runner) => ({ ...runner, back: priceOnWire(runner.back), lay: priceOnWire(runner.lay) })),
  })),
});

/** A socket whose questions wait until the test answers them. */
export interface ScriptedSocket extends PlayerSocket {
  /** The pictures that were asked for and not yet answered, oldest first. */
  readonly questions: ((image: OddsImage | 'failed') => void)[];
  /** How many pictures were asked for. */
  readonly pictureRequests: () => number;
  /** How many channels were left. */
  readonly unsubscribed: () => number;
  become(status: SocketStatus): void;
  send(delta: OddsDelta): void;
}

export function createScriptedSocket(): ScriptedSocket {
  let status: SocketStatus = 'open';
  let pictureRequests = 0;
  let unsubscribed = 0;
  const questions: ScriptedSocket['questions'] = [];
  const watchers = new Set<() => void>();
  const handlers = new Set<(delta: OddsDelta) => void>();
  return {
    questions,
    pictureRequests: () => pictureRequests,
    unsubscribed: () => unsubscribed,
    connect() {},
    disconnect() {},
    status: () => status,
    onStatus(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    become(next) {
      status = next;
      for (const watcher of watchers) watcher();
    },
    on(_event, _schema, handler) {
      handlers.add(handler as (delta: OddsDelta) => void);
      return () => handlers.delete(handler as (delta: OddsDelta) => void);
    },
    send(next) {
      for (const handler of handlers) handler(next);
    },
    request(event) {
      if (event === 'odds:unsubscribe') {
        unsubscribed += 1;
        return Promise.resolve({ status: 'success' }) as never;
      }
      pictureRequests += 1;
      return new Promise((resolve) => {
        questions.push((image) =>
          resolve(image === 'failed' ? { status: 'failed', reason: 'timeout' } : { status: 'success', ...image }),
        );
      }) as never;
    },
  };
}

/** A clock that stands until the test moves it. */
export interface ScriptedTiming extends Timing {
  /** Moves on by `ms`, running what falls due. */
  pass(ms: number): void;
  /** Paints: runs what waits for a frame. Returns how many tasks waited. */
  paint(): number;
}

export function createScriptedTiming(): ScriptedTiming {
  let now = Date.parse('2026-11-21T12:00:00Z');
  let tasks: { readonly at: number; readonly task: () => void }[] = [];
  let frames: (() => void)[] = [];
  return {
    now: () => now,
    after(ms, task) {
      const entry = { at: now + ms, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((each) => each !== entry);
      };
    },
    frame(task) {
      frames.push(task);
    },
    pass(ms) {
      const until = now + ms;
      for (;;) {
        const [next] = tasks.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at);
        if (!next) break;
        now = next.at;
        tasks = tasks.filter((each) => each !== next);
        next.task();
      }
      now = until;
    },
    paint() {
      const due = frames;
      frames = [];
      for (const frame of due) frame();
      return due.length;
    },
  };
}
