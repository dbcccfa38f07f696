import { shapeOf } from '@pavilion/federation/routes';
import type { LiveRemote, ReadContext } from './live-app.ts';

type Remotes = ReadonlyMap<string, LiveRemote>;

/**
 * `next` as far as nobody takes another's path. A release command refuses that, so a remote that claims a path which another one
 * had when the store was read before, and has still, went round it: it stays as it was before, whatever order the document is in.
 * Which of two had a path that were never seen apart nobody can tell here.
 */
export function withoutTakers(next: Remotes, before: Remotes, { report }: Pick<ReadContext, 'report'>): Remotes {
  const kept = new Map(next);
  for (const [name, remote] of next) {
    const earlier = before.get(name);
    const had = shapesOf(earlier);
    const taken = remote.release.routes.find(({ path }) => {
      const shape = shapeOf(path);
      const isOthers = ([other]: readonly [string, LiveRemote]) =>
        other !== name && shapesOf(before.get(other)).has(shape) && shapesOf(next.get(other)).has(shape);
      return !had.has(shape) && [...before].some(isOthers);
    });
    if (!taken) continue;
    report(name, `path: It claims ${taken.path}, which another remote has; what was live of ${name} before stays.`);
    if (earlier) kept.set(name, earlier);
    else kept.delete(name);
  }
  return kept;
}

const shapesOf = (remote: LiveRemote | undefined): ReadonlySet<string> =>
  new Set(remote?.release.routes.map(({ path }) => shapeOf(path)));
