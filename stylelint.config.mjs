// What a style may be made of: the tokens of packages/shared-ui/src/tokens.css (`docs/decisions/styles-from-tokens.md`).
// Held here: space and position, type, colour, radius, shadow, breakpoints. A thing's own size (an icon, a column, a
// row) and the width of a line are its own, and stand where the thing is drawn.
import { readFileSync } from 'node:fs';
import stylelint from 'stylelint';

// The sandbox's own pages have a part of the product's, and a few of their own; the games have more of their own.
const tokens = ['packages/shared-ui/src', 'apps/sandbox/src/server/web/assets', 'apps/games/src/kit']
  .map((folder) => readFileSync(new URL(`${folder}/tokens.css`, import.meta.url), 'utf8'))
  .join('');
/** The tokens whose names match, as the inside of a regular expression. */
const names = (pattern) =>
  [...new Set([...tokens.matchAll(/^ +--([\w-]+):/gm)].map(([, name]) => name))]
    .filter((name) => pattern.test(name))
    .join('|');

const SPACE = `s\\d+|gutter|head|bar|touch`;
/** A length that is no token. A hair (1px) lies where one border covers another; a share of the screen is no length of ours. */
const RAW_LENGTH = /(?<![\w.-])-?(?!0(?![\d.])|1px\b)\d*\.?\d+(px|rem|em|ex|ch|pt|cm|mm|in|lh)\b/;
const NOT_SPACE = new RegExp(`var\\(--(?!(${SPACE})\\b)`);

const WEIGHTS = ['400', '500', '600', '650', '700', '750', '800'];
const TYPE = new RegExp(`^((${WEIGHTS.join('|')}) )?var\\(--(${names(/^t\d/)})\\)$`);
const TRACK = /^var\(--(snug|tight|tighter|wide|apart)\)$/;
const ONE_RADIUS = `(0|50%|inherit|var\\(--(${names(/^(r\d+|pill)$/)})\\))`;
const RADIUS = new RegExp(`^${ONE_RADIUS}( ${ONE_RADIUS})*$`);
const ONE_SHADOW = `(var\\(--(${names(/^shadow/)})\\)|(inset )?var\\(--(ring|ring-2|edge|under)\\) (var\\(--[\\w-]+\\)|color-mix\\(.*\\)))`;
const SHADOW = new RegExp(`^${ONE_SHADOW}(, ${ONE_SHADOW})*$`);

const BREAKPOINTS = [...tokens.matchAll(/^ +--w\d+: ([\d.]+rem);/gm)].map(([, width]) => width);
const ruleName = 'pavilion/breakpoints';
const messages = stylelint.utils.ruleMessages(ruleName, {
  rejected: (width) => `"${width}" is no breakpoint of tokens.css (${BREAKPOINTS.join(', ')})`,
});
/** The lengths of a media or container query, which can't read a variable, are the tokens' breakpoints. */
const rule = (enabled) => (root, result) => {
  if (!stylelint.utils.validateOptions(result, ruleName, { actual: enabled, possible: [true] })) return;
  root.walkAtRules(/^(media|container)$/, (node) => {
    for (const [width] of node.params.matchAll(/(?<![\w.-])\d*\.?\d+[a-z]+\b/g)) {
      if (BREAKPOINTS.includes(width)) continue;
      stylelint.utils.report({ ruleName, result, node, word: width, message: messages.rejected(width) });
    }
  });
};
rule.ruleName = ruleName;
rule.messages = messages;

export default {
  plugins: [stylelint.createPlugin(ruleName, rule)],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    [ruleName]: true,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
    'declaration-property-value-disallowed-list': {
      '/^(margin|padding|scroll-margin|scroll-padding)(-|$)/': [RAW_LENGTH, NOT_SPACE],
      '/^((row|column)-)?gap$/': [RAW_LENGTH, NOT_SPACE],
      '/^(top|right|bottom|left|inset)(-|$)/': [RAW_LENGTH],
    },
    'declaration-property-value-allowed-list': {
      font: [TYPE, 'inherit'],
      'font-weight': [...WEIGHTS, 'inherit'],
      'font-size': ['inherit', 'var(--part)'],
      'font-family': ['inherit', 'var(--font)'],
      'line-height': ['inherit', '0', '1'],
      'letter-spacing': [TRACK, 'inherit', 'normal', '0'],
      '/^border(-[a-z]+)*-radius$/': [RADIUS],
      'box-shadow': [SHADOW, 'none', 'inherit'],
    },
  },
  overrides: [
    {
      // Where the values are.
      files: ['**/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'declaration-property-value-allowed-list': null,
      },
    },
  ],
};
