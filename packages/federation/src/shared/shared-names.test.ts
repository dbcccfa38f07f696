import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(__dirname, '../../../..');
const shared = { 'react-router': 'react-router.ts', '@tanstack/react-query': 'react-query.ts' } as const;

/** The names in the braces of each import or export from `source` in a text, types left out. */
function namesFrom(text: string, source: string): string[] {
  const statements = text.matchAll(new RegExp(`(?:import|export) \\{([^}]*)\\} from '${source}'`, 'g'));
  return [...statements].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => {
      const [first = ''] = name.trim().split(' as ');
      return first === '' || first.startsWith('type ') ? [] : [first];
    }),
  );
}

function sources(folder: string): string[] {
  return readdirSync(join(workspace, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /^[^/]+\/src\/.*\.tsx?$/.test(file) &&
        !/\.test\.tsx?$|(^|\/)testing[./]|-fixture\.tsx$|^sandbox|^federation/.test(file),
    )
    .map((file) => join(workspace, folder, file));
}

test.each(Object.entries(shared))(
  'every name that an app or a package takes from %s is one that the page shares',
  (name, file) => {
    const offered = new Set(namesFrom(readFileSync(join(__dirname, file), 'utf8'), `unshared/${name}`));
    const missing = [...sources('apps'), ...sources('packages')].flatMap((path) =>
      namesFrom(readFileSync(path, 'utf8'), name)
        .filter((taken) => !offered.has(taken))
        .map((taken) => `${taken} in ${path.slice(workspace.length + 1)}`),
    );
    expect(offered.size).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  },
);
