/** How long a referral link counts after it was opened, seconds: six weeks. */
const REMEMBERED = 6 * 7 * 24 * 60 * 60;
/** What a code may be: the operator takes forty characters. */
const CODE = /^[\w-]{1,40}$/;

/** The code that somebody arrived with. */
export interface Referral {
  /** The code, to the first who takes it: a link that was opened is one click. */
  take(): string | undefined;
}

/**
 * Reads the referral code of the address that the app was opened at (`?ref=`, the link of the referral page). It is kept in the cookie
 * `refferal`, field `code`, from which a registration is filled in (spec §3), and taken off the address: what is shared or reloaded from
 * there is the page alone.
 */
export function readReferral({
  location,
  history,
  document,
}: Pick<Window, 'location' | 'history' | 'document'>): Referral {
  const address = new URL(location.href);
  const given = address.searchParams.get('ref')?.trim() ?? '';
  if (address.searchParams.has('ref')) {
    address.searchParams.delete('ref');
    history.replaceState(history.state, '', address.pathname + address.search + address.hash);
  }
  let code = CODE.test(given) ? given : undefined;
  if (code !== undefined) {
    const held = encodeURIComponent(JSON.stringify({ code }));
    const secure = address.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `refferal=${held}; Path=/; Max-Age=${REMEMBERED}; SameSite=Lax${secure}`;
  }
  return {
    take() {
      const taken = code;
      code = undefined;
      return taken;
    },
  };
}
