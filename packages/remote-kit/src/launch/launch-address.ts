/**
 * Whether a frame may show what stands at this address: only what is on another origin. A frame of our own origin could take
 * off its own sandbox, and read what is ours.
 */
export function isLaunchAddress(url: string, ours: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && origin !== ours;
}

/** The address with the page's language at its end, which no server sees; an address with an end of its own keeps that. */
export function inLanguage(url: string, locale: string): string {
  const address = new URL(url);
  if (locale === 'en' || address.hash !== '') return url;
  address.hash = `lang=${locale}`;
  return address.href;
}
