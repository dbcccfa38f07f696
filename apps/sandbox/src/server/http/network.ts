import { isIPv4, isIPv6 } from 'node:net';

/**
 * What is limited by address goes by this: an IPv4 address as it is, of an IPv6 address its first 64 bits. One household, and one
 * rented machine, has all the rest to itself. A port that a proxy has written behind it is left out: each connection has another.
 * What is no address stays as it is. A connection that its client has closed has none any more: those count as one, `gone`.
 */
export function networkOf(address: string | undefined): string {
  if (address === undefined) return 'gone';
  const [, bracketed, dotted] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(address) ?? [];
  const [plain = ''] = (bracketed ?? dotted ?? address).split('%');
  if (isIPv4(plain)) return plain;
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return ipv4Of(groups.slice(6));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // In one form, whatever it was written in.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [start, end] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...start, ...Array<string>(8 - start.length - end.length).fill('0'), ...end];
}

function ipv4Of(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}
