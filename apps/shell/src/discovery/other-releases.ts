import {
  fittingManifest,
  type LiveManifest,
  type Provisions,
  type ReadOptions,
  readStatement,
  type Statement,
} from '@pavilion/federation/discovery';
import * as z from 'zod/mini';

/** The shell that is live, as its team has signed it. */
export interface LiveShell extends Provisions {
  readonly version: string;
  /** Whether open tabs take it at once. */
  readonly urgent?: boolean | undefined;
}

const schema = z.object({
  version: z.string(),
  contract: z.string(),
  provides: z.optional(z.record(z.string(), z.string())),
  urgent: z.optional(z.boolean()),
});

/** Reads the shell's entry of the discovery document; undefined where it is not signed by its team, or says nothing of what it provides. */
export async function readLiveShell(
  entry: unknown,
  options: Omit<ReadOptions, 'root'>,
): Promise<LiveShell | undefined> {
  const signed = await readStatement('shell', entry, options);
  return 'fault' in signed ? undefined : z.safeParse(schema, signed.statement).data;
}

/** The live release where it fits the shell, or else the newest before it that does and that its team names. */
export function fittingRelease(
  root: string,
  live: LiveManifest,
  statement: Statement,
  shell: Provisions,
): Promise<LiveManifest> {
  return fittingManifest(live, statement, shell, async (version) => {
    const response = await fetch(new URL(`${live.name}/${version}/remote.json`, root));
    return response.ok ? response.text() : null;
  });
}
