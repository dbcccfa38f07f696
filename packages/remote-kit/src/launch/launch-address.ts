/**
 * Whether a frame may show what stands at this address: only what is on another origin. A frame of our own origin could take
 * off its own sandbox, and read what is ours.
 */
export function isLaunchAddress(url: string, ours: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, origin } = new URL(url);
  return (protocol === 'https:' || protocol === 'http:') && origin !== ours;
}
