import { asNamed } from './config.ts';
import type { LiveRemote, LiveShell } from './live-app.ts';
import type { LiveApps, OpenedRoute } from './live-apps.ts';

/** The part of the shell's frame that a signed-in player sees above most pages. */
const SIGNED_IN_HEADER = 'signed-in-header';

/**
 * The links that let the browser fetch what a path needs at once, beside the shell's first script, instead of after it: the
 * remote's entry and the page's files, the shell's own page, and the header of a player. Each has the hash and the
 * `crossorigin` that the loader asks with: with others a file comes twice.
 */
export function preloadLinks({ shell, routeOf }: LiveApps, path: string): string {
  const opened = routeOf(path);
  if (!opened || !shell) return '';
  const { app, page, hasSignedInHeader } = opened;
  const links = [...(page === undefined ? [] : pageLinks(app, page))];
  if (hasSignedInHeader) {
    links.push(...filesOf(shell.manifest.preload.parts, SIGNED_IN_HEADER).map((file) => shellLink(shell, file)));
  }
  return [...new Set(links)].join('');
}

function pageLinks(app: OpenedRoute['app'], page: string): string[] {
  if (app.kind === 'shell') return filesOf(app.manifest.preload.pages, page).map((file) => shellLink(app, file));
  const { entry, integrity, preload } = app.release;
  return [link(entry, integrity), ...filesOf(preload.pages, page).map((address) => remoteLink(app, address))];
}

const filesOf = (files: Readonly<Record<string, readonly string[]>>, key: string): readonly string[] =>
  (Object.hasOwn(files, key) && files[key]) || [];

const shellLink = ({ base, files }: LiveShell, file: string) => link(base + file, files[file]);
const remoteLink = ({ release, files }: LiveRemote, address: string) =>
  link(address, files[address.slice(release.base.length)]);

/** A file without a known hash is left to the loader. */
function link(address: string, integrity: string | undefined): string {
  if (!integrity) return '';
  const as = address.endsWith('.css') ? 'style' : 'script';
  return `<link rel="preload" as="${as}" href="${asNamed(address)}" crossorigin="anonymous" integrity="${integrity}" nonce="__CSP_NONCE__">`;
}
