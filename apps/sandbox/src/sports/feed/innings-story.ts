import { type Ball, extraOf, OVER, runOf } from './ball.ts';
import { type Card, cardAfter, NEW_CARD } from './card.ts';

/** What an innings was made of, as far as anybody bets on it. */
export interface Story {
  /** Runs after each over that was bowled whole. */
  readonly overs: readonly number[];
  /** Runs at the fall of each wicket. */
  readonly falls: readonly number[];
  /** Each batter's runs, in the order they come in. */
  readonly batters: readonly number[];
  /** Who is in, as places in that order: the one who faces, and the other. */
  readonly crease: readonly [facing: number, other: number];
  readonly sixes: number;
  readonly wides: number;
  /** Byes, leg byes and no-balls, in runs; none in an innings that began before there were any. */
  readonly otherExtras?: number;
  /** The balls of the over that is bowled, or was bowled last; none in a story of before there was this. */
  readonly over?: readonly Ball[];
  /** Who faced and who bowled; none in an innings that began before there was this. */
  readonly card?: Card;
}

export const NEW_STORY: Story = {
  overs: [],
  falls: [],
  batters: [0, 0],
  crease: [0, 1],
  sixes: 0,
  wides: 0,
  card: NEW_CARD,
};

/** The story with one ball more, after which the side has `runs` from `balls`. */
export function toldOf(story: Story, ball: Ball, runs: number, balls: number): Story {
  const isOverBowled = ball.counts && balls % OVER === 0;
  const [facing, other] = story.crease;
  const batters = [...story.batters];
  const extra = extraOf(ball);
  if (extra === null) batters[facing] = (batters[facing] ?? 0) + ball.runs;
  const next = batters.length;
  if (ball.isWicket && next < 11) batters.push(0);
  const after: Story['crease'] = ball.isWicket ? [next, other] : [facing, other];
  const hasCrossed = (runOf(ball) % 2 === 1) !== isOverBowled;
  return {
    overs: isOverBowled ? [...story.overs, runs] : story.overs,
    falls: ball.isWicket ? [...story.falls, runs] : story.falls,
    batters,
    crease: hasCrossed ? [after[1], after[0]] : after,
    sixes: story.sixes + (ball.runs === 6 ? 1 : 0),
    wides: story.wides + (extra === 'wide' ? 1 : 0),
    otherExtras: (story.otherExtras ?? 0) + (extra === null || extra === 'wide' ? 0 : ball.runs),
    over: [...overGoingOn(story), ball],
    ...(story.card && { card: cardAfter(story.card, ball, facing, balls) }),
  };
}

/** The balls that the next one comes after in its over. */
const overGoingOn = ({ over = [] }: Story): readonly Ball[] =>
  over.filter(({ counts }) => counts).length < OVER ? over : [];

/** An over's balls as a scoreboard has them: `4`, `W`, `1wd`, `1nb`, `1b`, `1lb`. */
export const ballsOf = ({ over = [] }: Story): string[] =>
  over.map((ball) => {
    const extra = extraOf(ball);
    return ball.isWicket ? 'W' : `${ball.runs}${extra === null ? '' : MARKS[extra]}`;
  });

const MARKS = { wide: 'wd', 'no-ball': 'nb', bye: 'b', 'leg-bye': 'lb' };

/** Whether the batter who came in at `place` (from 0) has batted and is out. */
export const isOut = ({ batters, crease }: Story, place: number): boolean =>
  place < batters.length && !crease.includes(place);

/** What the innings came to, without a super over. */
export const runsOf = ({ batters, wides, otherExtras = 0 }: Story): number =>
  batters.reduce((sum, made) => sum + made, wides + otherExtras);
