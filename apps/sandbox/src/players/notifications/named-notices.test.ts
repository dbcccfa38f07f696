import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedTextOf } from '@pavilion/api-client/wire';

const source = join(import.meta.dirname, '../..');
/** Where the operator notifies players of its own accord; what a person at the desk writes is in their words. */
const files = globSync('{casino,money,players,server,sports}/**/*[a-z].ts', {
  cwd: source,
  exclude: (name) => name.endsWith('.test.ts'),
});

/** The titles and messages in a file's calls of `notify` and `notifyAll`, each with what stands in its slots as a figure and as an amount. */
const textsIn = (file: string): readonly (readonly [figure: string, amount: string])[] =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/\bnotify\w*\([^;]*?\{([^;]*?)\n? *\}\);/gs)].flatMap(
    ([, notice = '']) =>
      [...notice.matchAll(/(?:title|message):\s+(?:'([^'\n]+)'|`([^`\n]+)`)/g)].map(([, plain, template]) => {
        const text = plain ?? template ?? '';
        return [text.replace(/\$\{[^}]*\}/g, '7'), text.replace(/\$\{[^}]*\}/g, '₹7.00')] as const;
      }),
  );

test('whatever the operator notifies a player of has a name, so that it can be said in their language', () => {
  const texts = files.flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.map(([figure]) => figure)).toContain('Your session is over');
  expect(texts.filter((forms) => forms.every((text) => namedTextOf(text) === undefined))).toEqual([]);
});
