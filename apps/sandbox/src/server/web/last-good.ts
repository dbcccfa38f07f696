import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { jsonOf, type KeptApp, keptApp, type Sequences, sequences } from './live-app.ts';

/** What was last taken of each app, kept over a restart. */
export interface LastGood {
  read(): Promise<readonly KeptApp[]>;
  write(app: KeptApp): Promise<void>;
  remove(name: string): Promise<void>;
  readSeen(): Promise<Sequences>;
  writeSeen(seen: Sequences): Promise<void>;
}

/** Beside the apps, by a name that none can have: sequences outlive the app that they are of. */
const SEEN = '_sequences';

/** Keeps it in a folder, a file for each app; nowhere without one. What can't be written is not kept: the store still has it. */
export function lastGoodIn(folder: string | undefined): LastGood {
  if (folder === undefined) {
    const nothing = async () => {};
    return { read: async () => [], write: nothing, remove: nothing, readSeen: async () => ({}), writeSeen: nothing };
  }
  const fileOf = (name: string) => join(folder, `${name}.json`);
  const write = async (name: string, value: unknown) => {
    const draft = `${fileOf(name)}.${process.pid}.tmp`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(draft, JSON.stringify(value));
      await rename(draft, fileOf(name));
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  };
  return {
    async read() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
      const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => null)));
      return texts.flatMap((text) => {
        const parsed = z.safeParse(keptApp, jsonOf(text));
        return parsed.success ? [parsed.data] : [];
      });
    },
    write: (app) => write(app.name, app),
    remove: (name) => rm(fileOf(name), { force: true }).catch(() => undefined),
    async readSeen() {
      const parsed = z.safeParse(sequences, jsonOf(await readFile(fileOf(SEEN), 'utf8').catch(() => null)));
      return parsed.success ? parsed.data : {};
    },
    writeSeen: (seen) => write(SEEN, seen),
  };
}
