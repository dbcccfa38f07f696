import { globSync } from 'node:fs';
import { join } from 'node:path';
import { CATALOGUE } from './catalogue.ts';

const root = join(__dirname, '../../../..');

test('every catalogue of every app is one that the build compiles: a text that is not says its placeholders to the player', () => {
  const catalogues = globSync(['apps/*/src/messages/en*.ts', 'apps/*/src/messages/hi*.ts'], { cwd: root });
  expect(catalogues.length).toBeGreaterThan(10);
  expect(catalogues.filter((path) => !CATALOGUE.test(`/${path}`))).toEqual([]);
});
