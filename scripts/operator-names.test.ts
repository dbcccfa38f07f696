import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { createRandom } from '../apps/sandbox/src/base/index.ts';
import { competitions } from '../apps/sandbox/src/sports/feed/fixtures.ts';
import type { Played, Setup } from '../apps/sandbox/src/sports/feed/play.ts';
import { render } from '../apps/sandbox/src/sports/feed/render.ts';
import { createWorld } from '../apps/sandbox/src/sports/feed/world.ts';
import { operatorName } from '../apps/sports/src/bets/operator-name.ts';
import { en } from '../apps/sports/src/messages/en.ts';
import { hi } from '../apps/sports/src/messages/hi.ts';
import type { Translate } from '../apps/sports/src/messages/index.ts';
import { operatorTextsIn } from '../packages/remote-kit/src/operator-texts/operator-text.ts';

type Values = Readonly<Record<string, string>>;

/** A message with its parts put in: names in braces, and a choice by one of them. */
function filled(message: CompiledMessage, values: Values): string {
  if (typeof message === 'string') return message;
  return message
    .map((token) => {
      if (typeof token === 'string') return token;
      const [name, , choices] = token;
      const value = values[name] ?? '';
      if (typeof choices !== 'object') return value;
      const { [value]: chosen, other } = choices as Readonly<Record<string, CompiledMessage>>;
      return filled(chosen ?? other ?? [], values);
    })
    .join('');
}
const speak = (messages: Values) =>
  ((key: string, values: Values = {}) => filled(compileMessage(messages[key] ?? ''), values)) as Translate;
const [english, hindi] = [speak(en), speak(hi)];

/** Teams whose names have no letter of either language, so that what is left of English in Hindi shows. */
const setup: Setup = { edge: 0.1, pace: 1, names: ['①', '②'] };

/** All that the feed ever says of the matches of one kind: how far they are, and what their fancies are called. */
function textsOf({ rules }: (typeof competitions)[number]): ReadonlySet<string> {
  const texts = new Set<string>();
  const look = (play: Played | null) => {
    for (const { name } of [...(rules.lines?.(play, setup) ?? []), ...(rules.asides?.(play, setup) ?? [])]) {
      texts.add(name);
    }
    if (play) texts.add(rules.show(play, setup).progress);
  };
  look(null);
  for (let seed = 1; seed <= 3; seed += 1) {
    const random = createRandom(seed);
    let play = rules.begin(setup, 0, random);
    for (let step = 0; !play.isOver; step += 1) {
      // Between two sights of its fancies are at most as many balls as change no name.
      if (step % 50 === 0) look(play);
      else texts.add(rules.show(play, setup).progress);
      play = rules.step(play, setup, random);
    }
    look(play);
  }
  return texts;
}

const kinds = [...new Map(competitions.map((kind) => [kind.rules, kind])).values()];

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  '%s: whatever the operator’s feed says is said in Hindi, and in English as it came',
  (_, kind) => {
    const texts = [...textsOf(kind)];
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter((text) => /[a-z{}]/i.test(operatorName(text, hindi)))).toEqual([]);
    expect(texts.filter((text) => operatorName(text, english) !== text)).toEqual([]);
  },
);

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  '%s: a statement calls a fancy as the match does, alone and with its match behind it',
  async (_, { rules }) => {
    const textOf = await operatorTextsIn('hi');
    const yes = (name: string) => textOf('', { name: 'fancy-yes', values: { name, line: '48' } });
    const names = [...textsOf({ rules } as (typeof kinds)[number])].filter((text) => /runs|wicket|total/.test(text));
    const inMatch = names.map((name) => operatorName(name, hindi));
    expect(names.map(yes)).toEqual(inMatch.map((name) => `${name}, हाँ 48`));
    expect(names.map((name) => yes(`${name}, ① v ②`))).toEqual(inMatch.map((name) => `${name}, ① v ②, हाँ 48`));
  },
);

test('so is a match that is abandoned', () => {
  const [match] = createWorld(1, Date.parse('2026-11-21T12:00:00Z')).matches.filter(({ play }) => play !== null);
  if (!match) throw new Error('No match is in play');
  const { progress } = render({ ...match, endedAt: match.startsAt + 1 });
  expect([operatorName(progress, english), operatorName(progress, hindi)]).toEqual(['Abandoned', 'रद्द']);
});

test('each part is where it belongs', () => {
  const names = [
    'India A 20 over runs',
    'Only 13th over runs, India A',
    'Fall of 3rd wicket, India A',
    'Fall of 2nd wicket, India A 1st innings',
    'India A 2nd innings, 40 over runs',
    'India A 1st innings runs',
    'Batter 4 runs, India A',
    'Day 3, 85.3 ov',
    'Day 3, stumps',
  ];
  expect(names.map((name) => operatorName(name, hindi))).toEqual([
    'India A: 20 ओवर में रन',
    'India A: सिर्फ़ ओवर 13 के रन',
    'India A: विकेट 3 गिरने पर रन',
    'India A, पहली पारी: विकेट 2 गिरने पर रन',
    'India A, दूसरी पारी: 40 ओवर में रन',
    'India A, पहली पारी: कुल रन',
    'India A: बल्लेबाज़ 4 के रन',
    'दिन 3, 85.3 ओवर',
    'दिन 3, दिन का खेल समाप्त',
  ]);
});
