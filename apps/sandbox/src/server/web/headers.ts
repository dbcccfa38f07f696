/** What the shell's document is served with: what it may reach and show. */
export interface DocumentPolicy {
  /** Origins besides its own that the app has to reach. */
  readonly connect: readonly string[];
  /** Origins whose pages it may show in a frame. */
  readonly frames: readonly string[];
  /** The origin of releases, where that is not this server. */
  readonly releases: string | null;
  /** The address of the service worker, the one script that may be a worker. */
  readonly worker: string;
}

/**
 * What the shell's document may do: run scripts with this answer's nonce and what those load, give addresses to scripts by the
 * named policies alone, talk to the operator's hosts, and frame what is on `frames`.
 */
export function documentPolicy(nonce: string, { connect, frames, releases, worker }: DocumentPolicy): string {
  const files = releases === null ? "'self'" : `'self' ${releases}`;
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src ${files} 'nonce-${nonce}'`,
    `img-src ${files} data: blob:`,
    `font-src ${files}`,
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `manifest-src 'self'`,
    `worker-src ${worker}`,
    `frame-src ${["'self'", ...frames].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types ${TRUSTED_TYPES.join(' ')} 'allow-duplicates'`,
  ].join('; ');
}

/** The policies by which the shell, and every remote, makes an address one that a script may be loaded from. */
const TRUSTED_TYPES = ['pavilion', 'pavilion-remote'];

/** What the page of a device without a network may do: its own script and styles, by their hashes, which ask this server whether it is there. */
export function offlinePolicy(scripts: readonly string[], styles: readonly string[]): string {
  return [
    `default-src 'none'`,
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    `img-src 'self' data:`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
  ].join('; ');
}

/** The service worker asks this server for its page, and loads nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Every script comes with its hash, or not at all. Browsers know no such rule for styles yet (Chromium 156): theirs is the loader's. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';

/** The policy of the sandbox's own pages: files of this server, nothing inline; they may look for what is new. */
export const OWN_PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The same for pages with forms, which are sent here. */
export const OWN_FORM_POLICY = OWN_PAGE_POLICY.replace("form-action 'none'", "form-action 'self'");

/**
 * What everything below the releases' address is served with. A release's files are loaded by pages, and none is a page: whoever opens
 * one by its address gets a document that can do nothing, in an origin of its own. What loads a file does not heed it.
 */
export const RELEASE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** What a page may be asked for by a browser's own prompts and sensors; `frames`: the origins whose frames may read how a phone moves. */
const permissions = (frames: readonly string[]) => {
  const moves = frames.length === 0 ? '()' : `(self ${frames.map((origin) => `"${origin}"`).join(' ')})`;
  return [
    ...['accelerometer', 'gyroscope', 'magnetometer'].map((name) => `${name}=${moves}`),
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  ].join(', ');
};

/** The app's document lets frames of these origins have the sensors that it gives them. */
export const documentPermissions = (frames: readonly string[]) => ({ 'permissions-policy': permissions(frames) });

/** What goes with every page. */
export const PAGE_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissions([]),
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;
