import type { CricketBoard, Match, ScoreBoard, SoccerBoard, TennisBoard } from '@pavilion/api-client';
import { renderRemote } from '@pavilion/remote-kit/testing';
import { act, screen, within } from '@testing-library/react';
import { deltaOnWire, imageOnWire, match } from '../live/testing.ts';
import { remote } from '../remote.ts';
import { clearSlip } from '../slip/slip-store.ts';
import { matchAnswers, oddsMarket } from './testing.ts';

const cricket: CricketBoard = {
  kind: 'cricket',
  batting: 0,
  pause: null,
  innings: [
    { side: 1, runs: 184, wickets: 6, balls: 120, isDeclared: false, isFollowOn: false },
    { side: 0, runs: 128, wickets: 3, balls: 86, isDeclared: false, isFollowOn: false },
  ],
  batters: [
    { name: 'A Deshmukh', runs: 44, balls: 31 },
    { name: 'K Raghavan', runs: 27, balls: 16 },
  ],
  partnership: { runs: 46, balls: 22 },
  bowler: { name: 'T Lennox', balls: 20, runs: 27, wickets: 1 },
  lastOut: { name: 'R Bhatt', runs: 12, at: 82, balls: 64 },
  need: { runs: 57, balls: 34 },
  overs: [
    { runs: [4, 7, 12], wickets: [1] },
    { runs: [9, 2, 6, 11], wickets: [] },
  ],
};
const tennis: TennisBoard = {
  kind: 'tennis',
  sets: [
    [6, 4],
    [3, 5],
  ],
  points: ['30', '40'],
  server: 0,
  isTieBreak: false,
  pressure: { kind: 'set', side: 1, count: 1 },
  breaks: [
    { won: 2, of: 5 },
    { won: 1, of: 3 },
  ],
};
const soccer: SoccerBoard = {
  kind: 'soccer',
  phase: 'second',
  minute: 90,
  beyond: 2,
  added: 4,
  goals: [2, 1],
  cards: [
    { yellow: 1, red: 0 },
    { yellow: 2, red: 1 },
  ],
  events: [
    { kind: 'goal', side: 0, minute: '23', name: 'R Thorne' },
    { kind: 'red', side: 1, minute: '45+1', name: 'J Holm' },
  ],
};

const shownMatch = (info: Partial<Match> = {}) =>
  match('m1', {
    name: 'India v Australia',
    inPlay: true,
    progress: '14.2 ov',
    sides: [
      { name: 'India', score: '128/3', detail: '14.2', serving: true },
      { name: 'Australia', score: '184/6', detail: '(20)', serving: false },
    ],
    ...info,
  });

async function page(board: ScoreBoard | null | undefined, info: Partial<Match> = {}, result: string | null = null) {
  const shown = shownMatch(info);
  const market = { ...oddsMarket, state: shown.state, result };
  const image = imageOnWire(1, [shown], { m1: market });
  const view = await renderRemote(
    remote,
    '/exchange/m1',
    {
      ...matchAnswers,
      getMatchOdds: { data: { clock: 1, market } },
      getMatches: ({ sport }: { sport?: string }) => ({
        data: { clock: 1, matches: sport === shown.sportId ? [shown] : [] },
      }),
      getMatchCounts: { data: { sports: [{ sportId: shown.sportId, total: 1, inPlay: 1 }] } },
    },
    {
      replies: {
        'odds:subscribe': { ...image, ...(board !== undefined && { boards: [{ refMatchId: 'm1', board }] }) },
        'odds:unsubscribe': { status: 'success' },
      },
      fakeTimers: true,
    },
  );
  await settle();
  return view;
}
const settle = (ms = 100) => act(() => jest.advanceTimersByTimeAsync(ms));
const board = () => within(screen.getByRole('region', { name: 'Scoreboard' }));

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T14:00:00Z') });
});
afterEach(() => {
  act(clearSlip);
  jest.useRealTimers();
});

test('a cricket board says what is needed, who is in and for how long, who bowls and who was out', async () => {
  await page(cricket);
  const text = board();
  expect(text.getByText('Need 57 off 34 balls')).toBeVisible();
  expect(text.getByText('Partnership', { exact: false, selector: 'p' })).toHaveTextContent('Partnership 46 · 22 balls');
  expect(text.getByText('44 not out, 31 balls')).toBeInTheDocument();
  expect(text.getByText('3.2 overs, 1 for 27')).toBeInTheDocument();
  expect(text.getByText('R Bhatt 12, at 82 (10.4)')).toBeVisible();
  expect(text.getByText('8.93')).toBeVisible();
  expect(text.getByText('10.06')).toBeVisible();
  expect(text.getByRole('img')).toHaveAccessibleName(
    'Runs per over. India, 3 overs: 4, 7, 12. Australia, 4 overs: 9, 2, 6, 11',
  );
});

test('the chart of overs has room for a wicket in an over without runs so far', async () => {
  await page({
    ...cricket,
    overs: [
      { runs: [4, 7, 12], wickets: [1, 3] },
      { runs: [9, 2], wickets: [] },
    ],
  });
  const chart = board().getByRole('img');
  const width = Number(chart.getAttribute('viewBox')?.split(' ')[2]);
  const ends = [...chart.children].map((each) => Number(each.getAttribute('x')) + Number(each.getAttribute('width')));
  expect(ends).toHaveLength(7);
  expect(ends.filter((end) => !(end <= width))).toEqual([]);
});

test('a phone unfolds the board beyond its first line', async () => {
  const { user } = await page(cricket);
  const fold = board().getByRole('button', { name: 'Full scoreboard', expanded: false });
  const region = screen.getByRole('region', { name: 'Scoreboard' });
  expect(region).toHaveAttribute('data-folded');
  await user.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(region).not.toHaveAttribute('data-folded');
});

test('the board goes on with each ball, over the channel that it came by', async () => {
  const { shell } = await page(cricket);
  const after = { ...cricket, partnership: { runs: 50, balls: 23 }, need: { runs: 53, balls: 33 } };
  await act(async () => {
    shell.emit('odds:delta', { ...deltaOnWire(1, 2), boards: [{ refMatchId: 'm1', board: after }] });
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(board().getByText('Need 53 off 33 balls')).toBeVisible();
});

test('a match over days says its day and session, each innings, and who leads', async () => {
  const { need, overs, ...rest } = cricket;
  await page({
    ...rest,
    pause: 'tea',
    day: { day: 2, days: 5, session: 2 },
    innings: [
      { side: 0, runs: 412, wickets: 7, balls: 620, isDeclared: true, isFollowOn: false },
      { side: 1, runs: 180, wickets: 10, balls: 400, isDeclared: false, isFollowOn: false },
      { side: 1, runs: 40, wickets: 1, balls: 90, isDeclared: false, isFollowOn: true },
    ],
  });
  expect(board().getByText('Day 2 of 5, session 2')).toBeVisible();
  expect(board().getByText('Tea')).toBeVisible();
  expect(board().getByText('India lead by 192')).toBeVisible();
  const innings = within(board().getByRole('list', { name: 'Innings' })).getAllByRole('listitem');
  expect(innings.map(({ textContent }) => textContent)).toEqual([
    'India412/7 declared (103.2)',
    'Australia180 (66.4)',
    'Australia, follow-on40/1 (15)',
  ]);
});

test('a tennis board has the games of each set, the points, who serves and what the next point may win', async () => {
  await page(tennis, { sportId: '2', progress: 'Set 2' });
  const rows = board().getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Set 1Set 2Points',
    'India, serving6330',
    'Australia4540',
  ]);
  expect(board().getByText('Set point, Australia')).toBeVisible();
  expect(board().getByText('Break points won: India 2 of 5 · Australia 1 of 3')).toBeVisible();
});

test('a soccer board has the minute with what is added, and each goal and card with its player, in words', async () => {
  await page(soccer, { sportId: '1', progress: "90+2'", sides: [] });
  expect(board().getByText('Second half')).toBeVisible();
  expect(board().getByText('Minute 90+2')).toBeVisible();
  expect(board().getByText('4 min added')).toBeVisible();
  const events = within(board().getByRole('list', { name: 'Goals and cards' })).getAllByRole('listitem');
  expect(events.map(({ textContent }) => textContent)).toEqual([
    "23'goal,R Thorne India",
    "45+1'red card,J Holm Australia",
  ]);
  expect(board().getByText('Cards: India 1 yellow, 0 red · Australia 2 yellow, 1 red')).toBeVisible();
});

test('where no board comes the score line stands alone', async () => {
  await page(undefined);
  expect(screen.getByText('128/3')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Scoreboard' })).toBeNull();
});

test('a match that has ended keeps its score and board, and says no time of a start', async () => {
  await page({ ...soccer, phase: 'full-time' }, { sportId: '1', inPlay: false, progress: 'FT', state: 'closed' });
  expect(screen.getAllByText('Ended').length).toBeGreaterThan(0);
  expect(board().getByText('Full time')).toBeVisible();
  expect(screen.queryByText(/^Starts/)).toBeNull();
});

test('a match that came to nothing says that its bets were given back', async () => {
  await page(cricket, { state: 'closed' }, 'void');
  expect(screen.getByText('Match odds are void: all stakes were returned.')).toBeVisible();
});

test('the boards speak Hindi', async () => {
  const { shell } = await page(cricket);
  await act(async () => shell.stores.preferences.setState({ locale: 'hi' }));
  await settle();
  expect(within(screen.getByRole('region', { name: 'स्कोरबोर्ड' })).getByText('34 गेंदों पर 57 रन चाहिए')).toBeVisible();
  expect(screen.getByText('14.2 ओवर')).toBeVisible();
});
