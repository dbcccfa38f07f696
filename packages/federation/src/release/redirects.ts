import { createRouteMatcher } from '../routes.ts';

/** As much of a route as says where it leads. */
interface Leading {
  readonly path: string;
  readonly redirectTo?: string | undefined;
}

/** An address that nobody owns: of a redirect only the path matters. */
const NOWHERE = 'https://path.invalid';

/**
 * The paths of a circle of redirects that one of `own` leads into, in their order, the first again at the end; null where each of them ends at a page. The
 * others' routes are those it is live beside.
 */
export function redirectCircle(own: readonly Leading[], others: readonly Leading[]): readonly string[] | null {
  const { match } = createRouteMatcher([...own, ...others].map((value) => ({ path: value.path, value })));
  for (const start of own) {
    const way: Leading[] = [];
    for (let at: Leading | undefined = start; at?.redirectTo !== undefined; at = match(pathOf(at.redirectTo))?.value) {
      const met = way.indexOf(at);
      way.push(at);
      if (met >= 0) return way.slice(met).map(({ path }) => path);
    }
  }
  return null;
}

const pathOf = (address: string) => (URL.canParse(address, NOWHERE) ? new URL(address, NOWHERE).pathname : '');
