/**
 * What the shell's document may do: run scripts with this answer's nonce and what those load, talk to the operator's hosts, and
 * frame what is on `frames`.
 */
export function documentPolicy(nonce: string, connect: readonly string[], frames: readonly string[]): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `manifest-src 'self'`,
    `frame-src ${["'self'", ...frames].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** The policy of the sandbox's own pages: files of this server, nothing inline; they may look for what is new. */
export const OWN_PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The same for pages with forms, which are sent here. */
export const OWN_FORM_POLICY = OWN_PAGE_POLICY.replace("form-action 'none'", "form-action 'self'");

/** What goes with every page. */
export const PAGE_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;
