import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// What players read: the catalogues, the texts that the operator sends by name, and the pages that have none of either.
const CATALOGUES = [
  'apps/{auth,casino,shell,sports,wallet}/src/messages/*.ts',
  'apps/games/src/**/{messages,en,hi}.ts',
  'apps/shell/src/{boot-failure.tsx,index.html}',
  'apps/shell/src/offline/offline.html',
  'apps/shell/src/static-pages/articles-*.ts',
  'packages/api-client/src/wire/{refusals,reasons,operator-texts}.ts',
  'packages/remote-kit/src/**/{en,hi}*.ts',
  'packages/remote-kit/src/operator-texts/hindi.ts',
];
const OTHER_WORDS_FOR_A_BET = /(?<![\p{L}\p{M}])(?:बेट|दांव|बाज़ी|शर्त लग)/u;
const DIALECT =
  /\b(?:operator|anew|by itself|by themselves|on (?:its|their) way|became of|becomes of|least stake|greatest stake|stands? (?:here|there)|said no)\b/i;

const root = join(__dirname, '..');

const withoutComments = (file: string): string =>
  readFileSync(join(root, file), 'utf8').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

/** Each text in quotes, with its file: a comment is read by no player, and a name is no sentence. */
const texts = globSync(CATALOGUES, { cwd: root }).flatMap((file) =>
  [...withoutComments(file).matchAll(/(?<=[:,([?]\s*)'([^'\n]*)'|`([^`]*)`/g)].map(([, plain, template]) => ({
    file,
    text: plain ?? template ?? '',
  })),
);
const inHindi = texts.filter(({ text }) => /\p{Script=Devanagari}/u.test(text));
const inEnglish = texts.filter(({ text }) => / /.test(text) && !/\p{Script=Devanagari}/u.test(text));

describe('player texts', () => {
  it('are read from every catalogue', () => {
    expect(inHindi.length).toBeGreaterThan(1500);
    expect(inEnglish.length).toBeGreaterThan(1500);
  });

  it('call a bet दाँव and nothing else in Hindi', () => {
    expect(inHindi.filter(({ text }) => OTHER_WORDS_FOR_A_BET.test(text))).toEqual([]);
    expect(inHindi.filter(({ text }) => text.includes('दाँव')).length).toBeGreaterThan(100);
  });

  it('take percentages from formatPercent, and have no blank before %', () => {
    // The percentages of the operator's own texts come with their sign.
    const wrong = (file: string) => (file.startsWith('apps/') ? /[\s}]%/ : /\s%/);
    expect(texts.filter(({ file, text }) => wrong(file).test(text))).toEqual([]);
    const sources = globSync('apps/{auth,casino,games,shell,sports,wallet}/src/**/*.{ts,tsx}', { cwd: root });
    const blanks = sources.filter((file) => / %[`'"<]/.test(withoutComments(file)));
    expect(blanks.filter((file) => !/\.test\.tsx?$/.test(file))).toEqual([]);
  });

  it('use no words of the operator’s own in English', () => {
    expect(inEnglish.filter(({ text }) => DIALECT.test(text))).toEqual([]);
  });
});
