import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from './scaffold.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const templates = join(__dirname, '../template');
const inProduct = packageOf('promotions', false) as Manifest;
const alone = packageOf('promotions', true) as Manifest;

/** The packages that the templates of one folder import. */
function importsOf(group: string): readonly string[] {
  const files = globSync(`${group}/**/*.template`, { cwd: templates });
  return files.flatMap((file) =>
    [...readFileSync(join(templates, file), 'utf8').matchAll(/from '((?:@[\w-]+\/)?[a-z][\w-]*)/g)].map(
      ([, name = '']) => name,
    ),
  );
}

describe('package of a new remote', () => {
  it('takes an app’s packages from the workspace and the catalog', () => {
    expect(inProduct.name).toBe('@pavilion/promotions');
    const ranges = Object.values({ ...inProduct.dependencies, ...inProduct.devDependencies });
    expect([...new Set(ranges)].sort()).toEqual(['catalog:', 'workspace:^']);
  });

  it('names everything that the templates import', () => {
    const imported = [...importsOf('app'), ...importsOf('repository')];
    const named = Object.keys({ ...alone.dependencies, ...alone.devDependencies });
    expect(imported.length).toBeGreaterThan(10);
    expect(imported.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('brings the command to a repository of its own', () => {
    expect(alone.name).toBe('promotions');
    expect(alone.devDependencies['@pavilion/cli']).toMatch(/^\^\d+\.\d+\.\d+$/);
  });
});
