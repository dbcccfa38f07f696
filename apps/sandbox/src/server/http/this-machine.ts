import type { FastifyRequest } from 'fastify';
import { hostOf } from './site.ts';

/** What a proxy adds to what it passes on. */
const PASSED_ON = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|true-client-ip|cf-connecting-ip)$/;

/**
 * Whether a request was made at this machine and for it: it came over the machine's own interface, names an address that nobody
 * else has, and no proxy passed it on, behind which everybody seems to be here. A page whose name was made to lead here (DNS
 * rebinding) says that name in `Host` still. Where proxies are believed at all, nobody is here.
 */
export function isFromThisMachine({ headers, ips, socket }: FastifyRequest): boolean {
  const host = hostOf(headers);
  const isProxied = ips !== undefined || Object.keys(headers).some((name) => PASSED_ON.test(name));
  if (isProxied || host === null || !isOwnAddress(socket.remoteAddress ?? '')) return false;
  const { hostname } = new URL(`http://${host}`);
  return hostname === 'localhost' || isOwnAddress(hostname.replace(/^\[(.*)\]$/, '$1'));
}

/** Whether a page of another site asks, as far as the browser says; a person who follows a link there does not count. */
export function isFromOtherSite({ headers }: FastifyRequest): boolean {
  const from = headers['sec-fetch-site'];
  if (from === undefined || from === 'same-origin' || from === 'none') return false;
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document';
}

/** An address of the loopback interface. */
const isOwnAddress = (address: string) => address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address);
