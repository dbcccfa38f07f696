import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { folderStore, latestMoves, type ReleaseMove, sourceMapFolder } from '@pavilion/federation/release';
import { filesOf } from '../web/live-app.ts';
import { storeFilesIn } from '../web/store-files.ts';

/** How many builds' lists of files are kept, and how many places that were led to their sources. */
const MOST_BUILDS = 200;
const MOST_PLACES = 2000;
/** How many apps' histories are read. */
const MOST_HISTORIES = 60;

/** Reads the files and the source maps of releases: for the desk, and to check the reports that pages send. */
export interface ReleaseFiles {
  /** Whether the file of a frame is one that its release has. */
  hasFileOf(frame: string): Promise<boolean>;
  /** Each frame at its source, `apps/casino/src/slots-page.tsx:41:7`; as it came where there is no map. */
  sourcesOf(frames: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The latest moves of all apps, newest first. */
  moves(count: number): Promise<readonly ReleaseMove[]>;
}

export function createReleaseFiles(
  releasesFolder: string,
  report: (path: string, reason: string) => void,
): ReleaseFiles {
  const store = storeFilesIn(releasesFolder, report);
  const maps = storeFilesIn(sourceMapFolder(releasesFolder), report);
  const builds = new Map<string, ReadonlySet<string>>();
  const places = new Map<string, string>();

  const namesIn = async (release: string): Promise<ReadonlySet<string>> => {
    const known = builds.get(release);
    if (known) return known;
    const files = filesOf(await store.read(`${release}/build.json`));
    const names = new Set(Object.keys(files ?? {}));
    if (files) keepIn(builds, MOST_BUILDS, release, names);
    return names;
  };
  const mapOf = async (file: string): Promise<TraceMap | null> => {
    const text = await maps.read(`${file}.map`);
    try {
      return text === null ? null : new TraceMap(text);
    } catch {
      report(`${file}.map`, 'It is no source map.');
      return null;
    }
  };
  return {
    async hasFileOf(frame) {
      const [file = ''] = frame.split(':');
      const [app, version, name = ''] = file.split('/');
      return (await namesIn(`${app}/${version}`)).has(name);
    },
    async sourcesOf(frames) {
      const read = new Map<string, Promise<TraceMap | null>>();
      for (const frame of frames.filter((one) => !places.has(one))) {
        const [file = '', line, column] = frame.split(':');
        const map = read.get(file) ?? mapOf(file);
        read.set(file, map);
        const source = sourceAt(await map, Number(line), Number(column));
        if (source) keepIn(places, MOST_PLACES, frame, source);
      }
      return new Map(frames.map((frame) => [frame, places.get(frame) ?? frame]));
    },
    async moves(count) {
      const files = await folderStore(releasesFolder)
        .documents('history')
        .catch(() => []);
      const apps = files.flatMap((file) => (file.endsWith('.jsonl') ? [file.slice(0, -'.jsonl'.length)] : []));
      return latestMoves({ read: store.read }, apps.slice(0, MOST_HISTORIES), count);
    },
  };
}

/** The source of a place, whose line and column begin at 1. */
function sourceAt(map: TraceMap | null, line: number, column: number): string | null {
  if (!map || line < 1 || column < 1) return null;
  try {
    const found = originalPositionFor(map, { line, column: column - 1 });
    return found.source === null ? null : `${found.source}:${found.line}:${found.column + 1}`;
  } catch {
    return null;
  }
}

/** Keeps a value; the one that was kept first goes where there are too many. */
function keepIn<Value>(kept: Map<string, Value>, most: number, key: string, value: Value): void {
  const [oldest] = kept.keys();
  if (kept.size >= most && oldest !== undefined) kept.delete(oldest);
  kept.set(key, value);
}
