import type {
  MarketDelta,
  MarketImage,
  Match,
  MatchOddsMarket,
  MatchScore,
  OddsDelta,
  OddsNews,
  OddsSubscription,
  OddsUnsubscription,
  PlayerSocket,
  Price,
  SocketStatus,
} from '@pavilion/api-client';
import { paise, rupeesOf } from '@pavilion/money';
import { latestReader } from './reader.ts';
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
    marketId: `${id}-MO`,
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

type SideOdds = NonNullable<MarketDelta['odds']>[number];

/** The run of clocks that the kit's operator is in. */
export const EPOCH = 'e1';

/** What changed, as a test says it: prices by match, runner and side (the best one, or all), and what else changed of a match. */
interface ToldChanges {
  readonly cells?: readonly (readonly [string, string, 'back' | 'lay', Readonly<Price> | readonly Price[] | null])[];
  readonly matches?: readonly (Partial<Match> & Pick<Match, 'refMatchId'>)[];
  readonly lists?: OddsNews['lists'];
  readonly gone?: readonly string[];
}

/** The matches that the kit's operator showed last: a score is always told whole. */
const shown = new Map<string, Match>();

/** A delta to the reader that was made last. */
export function delta(from: number, clock: number, changes: ToldChanges = {}): OddsDelta {
  const { cells = [], matches = [], lists, gone } = changes;
  const ids = new Set([...cells.map(([id]) => id), ...matches.map(({ refMatchId }) => refMatchId)]);
  const scores = matches.filter((match) => 'progress' in match || 'sides' in match || 'inPlay' in match);
  return {
    reader: latestReader(),
    epoch: EPOCH,
    from,
    clock,
    markets: [...ids].map((id) => {
      const { state, inPlay, matched } = matches.find(({ refMatchId }) => refMatchId === id) ?? {};
      const odds = cells.filter(([matchId]) => matchId === id);
      return {
        marketId: `${id}-MO`,
        ...(state !== undefined && { state }),
        ...(inPlay !== undefined && { inPlay }),
        ...(matched !== undefined && { matched }),
        ...(odds.length > 0 && {
          odds: odds.map(([, runner, side, price]) => ({
            runner: placeOf(id, runner),
            side,
            prices: price === null ? [] : [price].flat(),
          })),
        }),
      };
    }),
    scores: scores.map((change) => {
      const now = { ...(shown.get(change.refMatchId) ?? match(change.refMatchId)), ...change };
      shown.set(change.refMatchId, now);
      return scoreOf(now);
    }),
    ...(lists && { lists }),
    ...(gone && { gone: [...gone] }),
  };
}

/** A runner's place in its match, as it was shown last. */
const placeOf = (id: string, runner: string) =>
  (shown.get(id) ?? match(id)).runners.findIndex((each) => each.id === runner);

const scoreOf = ({ refMatchId, inPlay, progress, sides }: Match): MatchScore => ({
  refMatchId,
  inPlay,
  progress,
  sides,
});

/** The same delta as the operator sends it. */
export const deltaOnWire = (...parameters: Parameters<typeof delta>) => {
  const { markets = [], ...rest } = delta(...parameters);
  return {
    ...rest,
    markets: markets.map(({ matched, odds, ...market }) => ({
      ...market,
      ...(matched !== undefined && { matched: rupeesOf(matched) }),
      ...(odds && { odds: odds.map(sideOnWire) }),
    })),
  };
};

/** The markets and scores of these matches at `clock`, each side three deep where `depth` has its match. */
export function image(
  clock: number,
  matches: readonly Match[],
  depth: Readonly<Record<string, MatchOddsMarket>> = {},
): OddsNews {
  for (const each of matches) shown.set(each.refMatchId, each);
  return {
    epoch: EPOCH,
    clock,
    images: matches.map((each) => imageOf(each, depth[each.refMatchId])),
    scores: matches.map(scoreOf),
  };
}

function imageOf(each: Match, deep: MatchOddsMarket | undefined): MarketImage {
  const { refMatchId, inPlay, state, matched } = each;
  const best = (price: Price | null) => (price ? [price] : []);
  const runners = each.runners.map(({ id, name, back, lay }) => ({ id, name, back: best(back), lay: best(lay) }));
  const market = deep ?? { marketId: '', HeadName: 'Match Odds', result: null, state, matched, runners };
  return { kind: 'match_odds', refMatchId, inPlay, market: { ...market, marketId: `${refMatchId}-MO` } };
}

const sideOnWire = ({ runner, side, prices }: SideOdds) => [
  2 * runner + (side === 'lay' ? 1 : 0),
  ...prices.flatMap(({ odds, size }) => [odds, rupeesOf(size)]),
];
const priceOnWire = ({ odds, size }: Price) => ({ odds, size: rupeesOf(size) });

/** The operator's reply to who subscribes: these matches at `clock`. */
export const imageOnWire = (...parameters: Parameters<typeof image>) => {
  const { images = [], ...rest } = image(...parameters);
  return {
    status: 'success',
    ...rest,
    images: images.flatMap((each) =>
      each.kind !== 'match_odds'
        ? []
        : [
            {
              ...each,
              market: {
                ...each.market,
                matched: rupeesOf(each.market.matched),
                runners: each.market.runners.map(({ back, lay, ...runner }) => ({
                  ...runner,
                  back: back.map(priceOnWire),
                  lay: lay.map(priceOnWire),
                })),
              },
            },
          ],
    ),
  };
};

/** A socket whose questions wait until the test answers them. */
export interface ScriptedSocket extends PlayerSocket {
  /** What was asked for and not yet answered, oldest first. */
  readonly questions: { readonly request: OddsSubscription; readonly answer: (news: OddsNews | 'failed') => void }[];
  /** All that was asked for. */
  readonly subscribed: readonly OddsSubscription[];
  /** All that was left. */
  readonly left: readonly OddsUnsubscription[];
  become(status: SocketStatus): void;
  send(delta: OddsDelta): void;
}

export function createScriptedSocket(): ScriptedSocket {
  let status: SocketStatus = 'open';
  const questions: ScriptedSocket['questions'] = [];
  const subscribed: OddsSubscription[] = [];
  const left: OddsUnsubscription[] = [];
  const watchers = new Set<() => void>();
  const handlers = new Set<(delta: OddsDelta) => void>();
  return {
    questions,
    subscribed,
    left,
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
    request(event, payload) {
      if (event === 'odds:unsubscribe') {
        left.push(payload as unknown as OddsUnsubscription);
        return Promise.resolve({ status: 'success' }) as never;
      }
      const subscription = payload as unknown as OddsSubscription;
      subscribed.push(subscription);
      return new Promise((resolve) => {
        questions.push({
          request: subscription,
          answer: (news) =>
            resolve(news === 'failed' ? { status: 'failed', reason: 'timeout' } : { status: 'success', ...news }),
        });
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
