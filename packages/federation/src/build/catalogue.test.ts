import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from './catalogue.ts';

const root = join(__dirname, '../../../..');
/** The games and the operator have builds of their own. */
const OWN_BUILD = /^apps\/(games|sandbox)\//;
const isCatalogue = (path: string) => /^export const (en|hi)\w*(: Translation| = \{)/m.test(readFileSync(path, 'utf8'));

describe('catalogues of messages', () => {
  // A text that the build does not compile shows its placeholders to the player.
  it('are all compiled by the build, wherever they are', () => {
    const files = globSync('{apps,packages}/*/src/**/{en,hi}{,-*}.ts', { cwd: root });
    const catalogues = files.filter((path) => !OWN_BUILD.test(path) && isCatalogue(join(root, path)));
    expect(catalogues.length).toBeGreaterThan(60);
    expect(catalogues.filter((path) => !CATALOGUE.test(`/${path}`))).toEqual([]);
  });

  it('are compiled of built packages of ours, and of no other', () => {
    expect(CATALOGUE.test('/own/node_modules/@pavilion/remote-kit/dist/messages/hi-launch.js')).toBe(true);
    expect(CATALOGUE.test('/own/node_modules/other/dist/messages/en.js')).toBe(false);
  });
});
