import type { Match, OddsDelta, PlayerSocket, SocketStatus } from '@pavilion/api-client';
import type { OddsImage } from './book.ts';
import type { Timing } from './timing.ts';

/** A match for tests: two runners at 2.00 / 2.02, or three where `draw` is set. */
export function match(id: string, facts: Partial<Match> & { readonly draw?: boolean } = {}): Match {
  const { draw = false, name = `Home ${id} v Away ${id}`, ...rest } = facts;
  const [home = '', away = ''] = name.split(' v ');
  const runner = (column: '1' | 'X' | '2', called: string) => ({
    id: `${id}-${column}`,
    name: called,
    column,
    back: { odds: 2, size: 10_000 },
    lay: { odds: 2.02, size: 20_000 },
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
    matched: 1_000_000,
    hasTv: false,
    hasBookmaker: false,
    fancyCount: 0,
    ...rest,
  };
}

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

/** A socket whose questions wait until the test answers them. */
export interface ScriptedSocket extends PlayerSocket {
  /** The pictures that were asked for and not yet answered, oldest first. */
  readonly questions: ((image: OddsImage | 'failed') => void)[];
  /** How many pictures were asked for, and how many channels were left. */
  readonly asked: () => number;
  readonly left: () => number;
  become(status: SocketStatus): void;
  send(delta: OddsDelta): void;
}

export function createScriptedSocket(): ScriptedSocket {
  let status: SocketStatus = 'open';
  let asked = 0;
  let left = 0;
  const questions: ScriptedSocket['questions'] = [];
  const watchers = new Set<() => void>();
  const handlers = new Set<(delta: OddsDelta) => void>();
  return {
    questions,
    asked: () => asked,
    left: () => left,
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
    on(_, handler) {
      handlers.add(handler as (delta: OddsDelta) => void);
      return () => handlers.delete(handler as (delta: OddsDelta) => void);
    },
    send(sent) {
      for (const handler of handlers) handler(sent);
    },
    request(event) {
      if (event === 'odds:unsubscribe') {
        left += 1;
        return Promise.resolve({ status: 'success' }) as never;
      }
      asked += 1;
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
  /** Paints: runs what waits for a frame. Answers how many tasks waited. */
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
