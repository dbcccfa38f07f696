import { type Translate, useMessages } from '../messages/index.ts';

/** What every operator calls alike, in English on the wire. */
const known = {
  'The Draw': 'theDraw',
  'Match Odds': 'matchOdds',
  Bookmaker: 'bookmaker',
  Toss: 'toss',
  'Tied Match': 'tiedMatch',
  'Match total sixes': 'totalSixes',
  'Match total wides': 'totalWides',
  Result: 'progressResult',
  'Innings break': 'progressInningsBreak',
  HT: 'progressHalfTime',
  FT: 'progressFullTime',
  Abandoned: 'progressAbandoned',
} as const;

const isKnown = (name: string): name is keyof typeof known => Object.hasOwn(known, name);

/** What the operator says with a team or a figure in it, and how that is said with the parts that it names. */
type Form = readonly [RegExp, (t: Translate, ...parts: Parts) => string];
type Parts = readonly [first: string, second: string, third: string, fourth: string];

/** The names of fancies, the longer ones first, and how far a match is. A minute, `45+2'`, is the same everywhere. */
const forms: readonly Form[] = [
  [
    /^(.+) (1st|2nd) innings, (\d+) over runs$/,
    (t, team, innings, over) => t('overRunsOfInnings', { team, innings, over }),
  ],
  [/^(.+) (\d+) over runs$/, (t, team, over) => t('overRuns', { team, over })],
  [/^(.+) (1st|2nd) innings runs$/, (t, team, innings) => t('runsOfInnings', { team, innings })],
  [/^Only (\d+)(st|nd|rd|th) over runs, (.+)$/, (t, number, th, team) => t('singleOverRuns', { number, th, team })],
  [
    /^Fall of (\d+)(st|nd|rd|th) wicket, (.+) (1st|2nd) innings$/,
    (t, number, th, team, innings) => t('wicketFallOfInnings', { number, th, team, innings }),
  ],
  [/^Fall of (\d+)(st|nd|rd|th) wicket, (.+)$/, (t, number, th, team) => t('wicketFall', { number, th, team })],
  [/^Batter (\d+) runs, (.+)$/, (t, number, team) => t('batterRuns', { number, team })],
  [/^([\d.]+) ov$/, (t, overs) => t('progressOvers', { overs })],
  [/^Day (\d+), ([\d.]+) ov$/, (t, day, overs) => t('progressDay', { day, overs })],
  [/^Day (\d+), (innings break|lunch|tea|stumps)$/, (t, day, pause) => t('progressPause', { day, pause })],
  [/^Set (\d+)$/, (t, number) => t('progressSet', { number })],
];

/** A runner's or a market's name, or how far a match is, in the player's language, where every operator says it so; else as it came. */
export function operatorName(name: string, t: Translate): string {
  if (isKnown(name)) return t(known[name]);
  for (const [form, toText] of forms) {
    const [found, first = '', second = '', third = '', fourth = ''] = form.exec(name) ?? [];
    if (found !== undefined) return toText(t, first, second, third, fourth);
  }
  return name;
}

/** The same for a component, in the player's language. */
export function useOperatorName(): (name: string) => string {
  const t = useMessages();
  return (name) => operatorName(name, t);
}
