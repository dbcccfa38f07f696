import type { CricketBoard, ScoreBoard, SoccerBoard, TennisBoard } from '@pavilion/api-client/wire';
import { createRandom } from '../../base/index.ts';
import { competitions } from './fixtures.ts';
import type { Played, Rules, Setup } from './play.ts';
import { rosterOf } from './rosters.ts';
import { soccer } from './soccer.ts';
import type { SoccerEvent } from './soccer-story.ts';

const setup: Setup = { edge: 0.2, pace: 1, names: ['India', 'Australia'] };
const rulesOf = (name: string) => competitions.find((each) => each.name === name)?.rules as Rules<Played>;

interface Seen<Board> {
  readonly play: Played;
  readonly board: Board;
  readonly shown: ReturnType<Rules<Played>['show']>;
}

/** Every state of a match, with its board. */
function* seen<Board extends ScoreBoard>(name: string, seed: number): Generator<Seen<Board>> {
  const rules = rulesOf(name);
  const random = createRandom(seed);
  let play = rules.begin(setup, 0, random);
  for (;;) {
    yield { play, board: rules.board(play, setup) as Board, shown: rules.show(play, setup) };
    if (play.isOver) return;
    play = rules.step(play, setup, random);
  }
}

const sum = (figures: readonly number[]) => figures.reduce((all, figure) => all + figure, 0);

test.each(['T20 Internationals', 'Women’s ODIs'])('%s: the card adds up to the score after every ball', (name) => {
  const wrong: unknown[] = [];
  const quota = name === 'T20 Internationals' ? 4 : 10;
  for (const seed of [1, 2, 3]) {
    for (const { board } of seen<CricketBoard>(name, seed)) {
      const { innings, batters = [], partnership, bowler, lastOut, overs, batting, need } = board;
      const latest = innings.at(-1);
      const isSound =
        latest?.side === batting &&
        // At the tenth wicket nobody comes in for whoever was out.
        batters.length >= (latest.wickets === 10 ? 1 : 2) &&
        partnership !== undefined &&
        partnership.runs + (lastOut?.at ?? 0) <= latest.runs &&
        (lastOut === undefined) === (latest.wickets === 0) &&
        (bowler === undefined ? latest.balls === 0 : bowler.balls <= quota * 6 && bowler.wickets <= latest.wickets) &&
        (overs?.[batting].wickets.length ?? -1) === latest.wickets &&
        (latest.balls % 6 !== 0 || sum(overs?.[batting].runs ?? []) <= latest.runs) &&
        (need === undefined || need.runs > 0);
      if (!isSound) wrong.push(board);
    }
  }
  expect(wrong).toEqual([]);
});

test('a partnership begins anew at each wicket and grows by what is run, wides among it', () => {
  let before: CricketBoard | null = null;
  const wrong: unknown[] = [];
  for (const { board } of seen<CricketBoard>('T20 Internationals', 5)) {
    const [was, now] = [before?.innings.at(-1), board.innings.at(-1)];
    if (was && now && before?.innings.length === board.innings.length) {
      const grown = (board.partnership?.runs ?? 0) - (before.partnership?.runs ?? 0);
      const isSound = now.wickets > was.wickets ? board.partnership?.runs === 0 : grown === now.runs - was.runs;
      // The super over of a tie is in no partnership.
      if (!isSound && !(now.balls === was.balls && now.runs === was.runs + 1)) wrong.push(board);
    }
    before = board;
  }
  expect(wrong).toEqual([]);
});

test('a match over days tells its day and session, declares, and follows on where it is far behind', () => {
  const found = { declared: 0, followedOn: 0, pauses: new Set<unknown>() };
  const wrong: unknown[] = [];
  for (let seed = 1; seed <= 30; seed += 1) {
    let last: CricketBoard | undefined;
    for (const { board, play } of seen<CricketBoard>('Ranji Trophy', seed)) {
      const { day, innings } = board;
      if (!day || day.day < 1 || day.day > day.days || day.session < 1 || day.session > 3) wrong.push([seed, day]);
      if (board.pause === 'stumps' && day?.session !== 3) wrong.push([seed, 'stumps', day]);
      if (board.pause === 'lunch' && day?.session !== 1) wrong.push([seed, 'lunch', day]);
      const [first, second, third] = innings;
      if (third?.isFollowOn && !(first && second && third.side === second.side && first.runs - second.runs >= 150))
        wrong.push([seed, innings]);
      if (third && !third.isFollowOn && third.side !== first?.side) wrong.push([seed, innings]);
      if (innings.length === 4 && !play.isOver && (board.need?.runs ?? 0) <= 0) wrong.push([seed, board.need]);
      found.pauses.add(board.pause);
      last = board;
    }
    found.declared += last?.innings.some(({ isDeclared }) => isDeclared) ? 1 : 0;
    found.followedOn += last?.innings.some(({ isFollowOn }) => isFollowOn) ? 1 : 0;
  }
  expect(wrong).toEqual([]);
  expect(found.declared).toBeGreaterThan(0);
  expect(found.followedOn).toBeGreaterThan(0);
  expect(found.pauses).toEqual(new Set(['innings', 'lunch', 'stumps', 'tea', null]));
});

test('over days a session, a day and a match played out end with an over, or with an innings', () => {
  const wrong: unknown[] = [];
  const begun = new Set<unknown>();
  for (let seed = 1; seed <= 30; seed += 1) {
    let before: Seen<CricketBoard> | undefined;
    for (const now of seen<CricketBoard>('Ranji Trophy', seed)) {
      const { board, play, shown } = now;
      const [latest, ended] = [board.innings.at(-1), board.innings.at(-2)];
      const isNew = latest?.balls === 0 && (ended?.balls ?? 0) > 0;
      const isOutOrDeclared = isNew && (ended?.wickets === 10 || ended?.isDeclared);
      if (board.pause && latest && latest.balls % 6 !== 0) wrong.push([seed, board.pause, shown]);
      if (board.pause && isNew && !isOutOrDeclared) wrong.push([seed, 'an innings went', shown]);
      const isDrawn = play.isOver && rulesOf('Ranji Trophy').chances(play, setup)[1] === 1;
      if (isDrawn && latest && latest.wickets < 10 && latest.balls % 6 !== 0) wrong.push([seed, 'draw', shown]);
      // A day's overs are counted from its first ball.
      if (before?.board.pause === 'stumps') begun.add(shown.progress.replace(/\d/, 'N'));
      before = now;
    }
  }
  expect(wrong).toEqual([]);
  expect(begun).toEqual(new Set(['Day N, 0 ov']));
});

test('tennis counts its break points, and says what the next point may win', () => {
  const kinds = new Set<unknown>();
  const wrong: unknown[] = [];
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    let before: TennisBoard | null = null;
    let end: TennisBoard | null = null;
    for (const { board } of seen<TennisBoard>('Pune Open', seed)) {
      kinds.add(board.pressure?.kind);
      if (board.isTieBreak) kinds.add('tie-break');
      if (before?.pressure?.kind === 'break') {
        const { side } = before.pressure;
        const [was, now] = [before.breaks?.[side], board.breaks?.[side]];
        if (now?.of !== (was?.of ?? 0) + 1) wrong.push([before, board]);
        const gamesOf = (sets: TennisBoard['sets']) => sum(sets.map((set) => set[side]));
        if ((now?.won ?? 0) - (was?.won ?? 0) !== gamesOf(board.sets) - gamesOf(before.sets))
          wrong.push([before, board]);
      }
      [before, end] = [board, board];
    }
    expect(end).toMatchObject({ pressure: null, isTieBreak: false });
  }
  expect(wrong).toEqual([]);
  expect([...kinds]).toEqual(expect.arrayContaining(['break', 'set', 'match', 'tie-break', undefined]));
});

test('soccer tells each goal and card with its minute and player, and nobody plays on who was sent off', () => {
  const wrong: unknown[] = [];
  const kinds = new Map<string, number>();
  for (let seed = 1; seed <= 60; seed += 1) {
    let last: SoccerBoard | undefined;
    for (const { board, shown } of seen<SoccerBoard>('Premier League', seed)) {
      const { goals, cards, events = [] } = board;
      const count = (kind: string, side: 0 | 1) =>
        events.filter((each) => each.kind === kind && each.side === side).length;
      for (const side of [0, 1] as const) {
        if (count('goal', side) !== goals[side]) wrong.push([seed, events]);
        if (count('red', side) !== cards?.[side].red || count('yellow', side) !== cards[side].yellow) wrong.push(cards);
      }
      if (board.phase === 'first' && shown.progress !== `${board.minute}${board.beyond ? `+${board.beyond}` : ''}'`)
        wrong.push([shown, board]);
      last = board;
    }
    const events = last?.events ?? [];
    for (const [index, { kind, name, side }] of events.entries()) {
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      const isGone = events
        .slice(0, index)
        .some((each) => each.kind === 'red' && each.name === name && each.side === side);
      if (isGone) wrong.push([seed, events]);
    }
    expect(last?.phase).toBe('full-time');
  }
  expect(wrong).toEqual([]);
  expect(kinds.get('goal')).toBeGreaterThan(90);
  expect(kinds.get('yellow')).toBeGreaterThan(120);
  expect(kinds.get('red')).toBeGreaterThan(4);
});

test('the price follows a red card: whoever is a player short is the less likely to win', () => {
  const play = soccer.begin(setup, 0, createRandom(3));
  const red: SoccerEvent = { kind: 'red', side: 0, minute: '20', place: 4 };
  const [before, after] = [soccer.chances(play, setup), soccer.chances({ ...play, events: [red] }, setup)];
  expect(after[0]).toBeLessThan(before[0] - 0.1);
  expect(after[2]).toBeGreaterThan(before[2] + 0.05);
});

test('a match that began before these were noted goes on without them', () => {
  for (const name of ['T20 Internationals', 'Ranji Trophy', 'Pune Open', 'Premier League']) {
    const rules = rulesOf(name);
    const random = createRandom(9);
    const { events, breaks, ...old } = JSON.parse(
      JSON.stringify(rules.begin(setup, 0, random), (key, value) =>
        ['card', 'story'].includes(key) ? undefined : value,
      ),
    );
    let play: Played = old;
    while (!play.isOver) play = rules.step(play, setup, random);
    // An innings that begins later is noted whole.
    const isNoted = name === 'Ranji Trophy';
    expect(/partnership|"events"|"breaks"/.test(JSON.stringify(rules.board(play, setup)))).toBe(isNoted);
    expect(rules.chances(play, setup).filter((chance) => chance === 1)).toHaveLength(1);
  }
});

test('a team has eleven players, all of them different, and always the same ones', () => {
  const teams = new Set(competitions.filter(({ sportId }) => sportId !== '2').flatMap((each) => each.teams));
  for (const team of teams) {
    expect(new Set(rosterOf(team)).size).toBe(11);
    expect(rosterOf(team).join()).not.toMatch(/undefined|,,|^ /);
  }
});
