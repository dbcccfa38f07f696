import type { Discovery, Release } from '@pavilion/federation/discovery';

/**
 * The links that let the browser fetch a page's remote at once, beside the shell's own script, instead of after it: the entry and the
 * page's chunks of the one route that the path matches. Empty for the shell's own pages. The attributes are those that the
 * federation runtime (`crossorigin`, `integrity`) and webpack's chunk loader (neither) ask with; with others a file comes twice.
 */
export function preloadLinks(discovery: Discovery, path: string): string {
  for (const release of Object.values(discovery.remotes)) {
    const route = release.routes.find((one) => matches(one.path, path));
    if (route?.page) {
      const chunks = Object.hasOwn(release.preload, route.page) ? release.preload[route.page] : undefined;
      return [entryLink(release), ...(chunks ?? []).map(chunkLink)].join('');
    }
  }
  return '';
}

/** Whether a route's pattern (`/casino/:slug`) is the pattern of a path. */
function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part.toLowerCase() === given[index]?.toLowerCase())
  );
}

function entryLink({ entry, integrity }: Release): string {
  return `<link rel="preload" as="script" href="${pathOf(entry)}" crossorigin="anonymous" integrity="${integrity}" nonce="__CSP_NONCE__">`;
}

function chunkLink(address: string): string {
  const as = address.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${as}" href="${pathOf(address)}" nonce="__CSP_NONCE__">`;
}

const pathOf = (address: string) => new URL(address).pathname;
