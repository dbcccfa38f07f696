// Folders of an app or package form no circle: at every level, what lies side by side in one folder imports in one direction
// only. A file that lies beside folders is a thing of its own there: a folder that imports it may not be imported by it.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { finish, root, type Source, sources } from './sources.ts';

/** One thing of a folder imports another beside it; every import that says so, as file → file. */
interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly imports: string[];
}

const houses = [
  ...['apps', 'packages'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}/src`)),
  'e2e',
  'bench',
  'scripts',
];
const files = sources('.ts', '.tsx', '.css').filter(({ path }) => !/\.(test|spec)\.tsx?$/.test(path));
const paths = new Set(files.map(({ path }) => path));
const imports = files.flatMap((file) => importsOf(file).map((to) => ({ from: file.path, to })));

const faults = houses.flatMap((house) =>
  [...Map.groupBy(arrowsIn(house), ({ from }) => dirname(from))].flatMap(([folder, arrows]) =>
    backArrows(arrows).map(({ from, to, imports: theirs }) => {
      const arrow = `${folder}: ${from.slice(folder.length + 1)} → ${to.slice(folder.length + 1)} runs back`;
      return [arrow, ...theirs.map((one) => `    ${one}`)].join('\n');
    }),
  ),
);
finish('circles', faults, 'Move what both need below both, or let the upper one hand it down.');

/** What a file imports of its own house, types too. */
function importsOf({ path, text }: Source): readonly string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, to = '']) => join(dirname(path), to))
    .filter((to) => paths.has(to));
}

/** The arrows between neighbours, at every level of a house. */
function arrowsIn(house: string): readonly Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { from, to } of imports) {
    if (!from.startsWith(`${house}/`) || !to.startsWith(`${house}/`)) continue;
    const [a, b] = neighbours(from, to);
    if (a === b) continue;
    const arrow = arrows.get(`${a} ${b}`) ?? { from: a, to: b, imports: [] };
    arrow.imports.push(`${from} → ${to}`);
    arrows.set(`${a} ${b}`, arrow);
  }
  return [...arrows.values()];
}

/** The two things, side by side in the folder that holds both files, in which these lie. */
function neighbours(from: string, to: string): readonly [string, string] {
  const [a, b] = [from.split('/'), to.split('/')];
  const apart = a.findIndex((part, index) => part !== b[index]);
  return apart < 0 ? [from, from] : [a.slice(0, apart + 1).join('/'), b.slice(0, apart + 1).join('/')];
}

/** The arrows that have to go: those against the best order of the things in a circle, best being the fewest imports against it. */
function backArrows(arrows: readonly Arrow[]): readonly Arrow[] {
  const circular = arrows.filter(({ from, to }) => reaches(to, from, arrows));
  const order = [...new Set(circular.flatMap(({ from, to }) => [from, to]))].toSorted();
  const back = () => circular.filter(({ from, to }) => order.indexOf(from) > order.indexOf(to));
  const weight = () => back().reduce((sum, { imports: theirs }) => sum + theirs.length, 0);
  // Each thing goes to where it is best, until nothing gets better.
  for (let best = weight(), better = true; better; ) {
    better = false;
    for (const thing of [...order]) {
      const at = order.indexOf(thing);
      const weights = order.map((_, place) => {
        move(order, thing, place);
        return weight();
      });
      const least = Math.min(best, ...weights);
      move(order, thing, least < best ? weights.indexOf(least) : at);
      better ||= least < best;
      best = least;
    }
  }
  return back();
}

function move(order: string[], thing: string, to: number): void {
  order.splice(order.indexOf(thing), 1);
  order.splice(to, 0, thing);
}

function reaches(from: string, to: string, arrows: readonly Arrow[]): boolean {
  const seen = new Set([from]);
  for (const one of seen) for (const arrow of arrows) if (arrow.from === one) seen.add(arrow.to);
  return seen.has(to);
}
