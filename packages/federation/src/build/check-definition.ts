import { accesses, frames } from '@pavilion/contract/vocabulary';
import * as z from 'zod/mini';
import { LIMITS } from '../discovery/limits.ts';
import { remoteManifest } from '../discovery/manifests.ts';
import { clashOf, isRoutePath } from '../routes.ts';

const { name, routes, slots } = remoteManifest.shape;
/** What an app declares, as a release takes it; the shell has no slots. */
const declared = z.object({ name, routes, slots: z.optional(slots) });

/** The rule of each field, by its name, for who broke it. */
const RULES: Readonly<Record<string, string>> = {
  name: 'an app’s name is small letters, digits and hyphens, a letter first, 31 at most',
  routes: `a list of ${LIMITS.routes} routes at most`,
  path: `a path begins with a slash, leads nowhere else than this site, and has ${LIMITS.path} characters at most`,
  redirectTo: `a redirect leads to an address of this site: a slash first, ${LIMITS.path} characters at most`,
  access: `access is one of ${accesses.join(', ')}`,
  frame: `frame is one of ${frames.join(', ')}`,
  title: 'a title has a text in en and one in hi',
  en: `a title is a text of ${LIMITS.title} characters at most`,
  hi: `a title is a text of ${LIMITS.title} characters at most`,
  page: 'a page is named by a text',
  slots: `a list of ${LIMITS.slots} slots at most`,
  order: 'order is a number',
};

/** What is wrong with what an app declares, a sentence each: what a release would refuse, told before anything is built. */
export function faultsOfDefinition(definition: unknown): string[] {
  const parsed = z.safeParse(declared, definition);
  if (!parsed.success) return [...new Set(parsed.error.issues.map(({ path }) => faultAt(path, definition)))];
  const found = parsed.data.routes.flatMap(({ path, page, redirectTo }) => [
    ...(isRoutePath(path)
      ? []
      : [`the path ${path}: a path is one to six segments, each fixed or a :parameter, without * or ?`]),
    ...(page === undefined && redirectTo === undefined ? [`the route ${path} has neither a page nor a redirect`] : []),
  ]);
  const clash = clashOf(
    parsed.data.routes.map(({ path }) => ({ path, owner: parsed.data.name })),
    [],
  );
  return clash ? [...found, `the paths ${clash.taken.path} and ${clash.path} open the same pages`] : found;
}

function faultAt(path: readonly PropertyKey[], definition: unknown): string {
  const field = String(path.findLast((part) => typeof part === 'string') ?? '');
  const rule = path[0] === 'slots' && field === 'name' ? SLOT_NAME : RULES[field];
  const value = path.reduce<unknown>(
    (at, part) => (at as Record<PropertyKey, unknown> | undefined)?.[part],
    definition,
  );
  const written = JSON.stringify(value) ?? 'missing';
  return `${path.join('.')} is ${written.length > 80 ? `${written.slice(0, 80)}…` : written}${rule ? `: ${rule}` : ''}`;
}

const SLOT_NAME = 'a slot’s name is small letters, digits and hyphens, a letter first, 41 at most';
