import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';

/**
 * Returns what says where a request came from: as Fastify does, for requests that it does not see. Only `proxies` (addresses and
 * ranges, with commas between) are believed; the nearest that is none of them is the client.
 */
export function createAddressReader(proxies: string | undefined): (request: IncomingMessage) => string {
  const believed = new BlockList();
  for (const proxy of proxies?.split(',') ?? []) {
    const [address = '', bits] = proxy.trim().split('/');
    if (bits === undefined) believed.addAddress(address, familyOf(address));
    else believed.addSubnet(address, Number(bits), familyOf(address));
  }
  return ({ socket, headers }) => {
    let address = socket.remoteAddress ?? '';
    const forwarded = headers['x-forwarded-for'];
    const before = String(forwarded ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
    while (before.length > 0 && believed.check(address, familyOf(address))) address = before.pop() ?? address;
    return address;
  };
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');
