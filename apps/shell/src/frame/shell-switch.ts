import * as z from 'zod/mini';
import { createDeviceStorage } from '../environment/device-storage.ts';
import { followTypedFields } from '../remotes/typed-fields.ts';

const KEY = 'shell-switch';

const schema = z.object({
  /** The version of the shell that the tab was reloaded for. */
  version: z.string(),
  pathname: z.string(),
  typed: z.array(
    z.object({ name: z.string(), type: z.string(), index: z.number(), value: z.string(), checked: z.boolean() }),
  ),
});

/** As long as the tab: another one comes to the live shell on its own. */
const storage = createDeviceStorage(() => window.sessionStorage);

function kept() {
  try {
    return z.safeParse(schema, JSON.parse(storage.get(KEY) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Whether this tab was reloaded for that shell already: where it did not come, another reload would not bring it. */
export function hasFollowed(version: string): boolean {
  return kept()?.version === version;
}

/**
 * Keeps what was typed into `part`, but for secrets, until the tab has been reloaded for a shell of this version. Returns whether
 * the browser keeps it: where it does not, nothing would end the reloads.
 */
export function keepForReload(part: HTMLElement | null, version: string): boolean {
  const fields = part && followTypedFields(part);
  const typed = fields?.read() ?? [];
  fields?.stop();
  storage.set(KEY, JSON.stringify({ version, pathname: window.location.pathname, typed }));
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Puts what was kept back into the same page. Returns what calls it off. */
export function restoreAfterReload(part: HTMLElement | null): (() => void) | undefined {
  const found = kept();
  if (!found || !part || found.typed.length === 0) return undefined;
  storage.set(KEY, JSON.stringify({ ...found, typed: [] }));
  if (found.pathname !== window.location.pathname) return undefined;
  const fields = followTypedFields(part);
  const callOff = fields.restore(found.typed);
  return () => {
    callOff();
    fields.stop();
  };
}
