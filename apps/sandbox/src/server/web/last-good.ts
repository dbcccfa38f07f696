import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { jsonOf, type KeptApp, keptApp } from './live-app.ts';

/** What was last taken of each app, kept over a restart. */
export interface LastGood {
  read(): Promise<readonly KeptApp[]>;
  write(app: KeptApp): Promise<void>;
  remove(name: string): Promise<void>;
}

/** Keeps it in a folder, a file for each app; nowhere without one. What can't be written is not kept: the store still has it. */
export function lastGoodIn(folder: string | undefined): LastGood {
  if (folder === undefined) return { read: async () => [], write: async () => {}, remove: async () => {} };
  const fileOf = (name: string) => join(folder, `${name}.json`);
  return {
    async read() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
      const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8').catch(() => null)));
      return texts.flatMap((text) => {
        const parsed = z.safeParse(keptApp, jsonOf(text));
        return parsed.success ? [parsed.data] : [];
      });
    },
    async write(app) {
      const draft = `${fileOf(app.name)}.${process.pid}.tmp`;
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(draft, JSON.stringify(app));
        await rename(draft, fileOf(app.name));
      } catch {
        await rm(draft, { force: true }).catch(() => undefined);
      }
    },
    remove: (name) => rm(fileOf(name), { force: true }).catch(() => undefined),
  };
}
