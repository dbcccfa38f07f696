import { type IncomingMessage, request as requestHttp, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReleaseError } from '@pavilion/federation/release';

/** Where pages hear of new builds. */
export const RELOADS = '/sandbox/reloads';
/** What of an answer's headers is about its transport, or would bind this machine's name. */
const DROPPED = /^(connection|content-encoding|content-length|keep-alive|strict-transport-security|transfer-encoding)$/;

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The origin of a deployed Pavilion. Throws where the address is none, with what is wrong with it. */
export function deployedOrigin(address: string): string {
  const { protocol, username, pathname, search, hash, origin } = URL.canParse(address) ? new URL(address) : ({} as URL);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new ReleaseError(`${address} is no address of a deployed Pavilion.`);
  if (username || pathname !== '/' || search || hash) throw new ReleaseError(`Say the origin alone: ${origin}.`);
  return origin;
}

/** Throws unless the operator's configuration allows a remote of a developer's machine, and everything is on its one origin. */
export function refuseUnlessAllowed(config: unknown, deployed: string): Json {
  if (!isRecord(config)) throw new ReleaseError(`${deployed} has no config.json of a Pavilion.`);
  if (config.localRemotes !== true) {
    throw new ReleaseError(
      `${deployed} allows no local remotes. Its operator can allow them in config.json (localRemotes: true), for staging and never for production.`,
    );
  }
  const hosts = ['api', 'sports', 'lobby', 'socket', 'discovery', 'releases'].flatMap((name) => config[name] ?? []);
  const foreign = hosts.find((host) => new URL(String(host), deployed).origin !== deployed);
  if (foreign) throw new ReleaseError(`${deployed} has hosts elsewhere (${foreign}), which let no other origin in.`);
  return config;
}

/** The configuration for a page on this machine: the team's key is the one here, and there is no service worker. */
export function withLocalConfig(
  config: unknown,
  { deployed, app, key }: { deployed: string; app: string; key: string },
): Json {
  const { worker: _, keys, ...rest } = refuseUnlessAllowed(config, deployed);
  return { ...rest, keys: { ...(isRecord(keys) ? keys : {}), [app]: [key] } };
}

/** The deployed discovery document with the entry of one remote from the document here. */
export function withLocalEntry(deployed: unknown, here: unknown, app: string): Json {
  const entry = isRecord(here) && isRecord(here.remotes) ? here.remotes[app] : undefined;
  if (!isRecord(deployed) || !isRecord(deployed.remotes))
    throw new ReleaseError('The deployed discovery document can’t be read.');
  if (entry === undefined) throw new ReleaseError(`${app} is not built yet.`);
  return { ...deployed, remotes: { ...deployed.remotes, [app]: entry } };
}

export async function readJson(deployed: string, path: string): Promise<unknown> {
  const response = await fetch(deployed + path, { redirect: 'error', cache: 'no-store' });
  if (!response.ok) throw new ReleaseError(`${deployed}${path}: ${response.status}`);
  return response.json();
}

export const isPage = ({ method, headers: { accept = '' } }: IncomingMessage) =>
  method === 'GET' && accept.includes('text/html');

/** Sends a deployed page with a notice over it, which says that it is not what players get, and with what reloads it. */
export async function withNotice(
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  { app, deployed }: { readonly app: string; readonly deployed: string },
): Promise<void> {
  const sent = Object.entries(headers).filter(([name]) => /^(accept|accept-language|cookie|user-agent)$/.test(name));
  const page = await fetch(deployed + url, {
    headers: sent.map(([name, value]) => [name, String(value)]),
    redirect: 'manual',
  });
  const kept = [...page.headers].filter(([name]) => !DROPPED.test(name) && name !== 'location');
  const html = await page.text();
  const policy = page.headers.get('content-security-policy') ?? '';
  const location = page.headers.get('location');
  response.writeHead(page.status, {
    ...Object.fromEntries(kept),
    ...(policy ? { 'content-security-policy': policy.replace(/;?\s*upgrade-insecure-requests/, '') } : {}),
    ...(location ? { location: location.replace(deployed, '') } : {}),
  });
  const nonce = /'nonce-([\w+/=-]+)'/.exec(policy)?.[1] ?? '';
  response.end(html.replace('</body>', () => `${noticeScript(nonce, `Local ${app} against ${deployed}`)}</body>`));
}

const NOTICE_STYLE =
  'position:fixed;inset:auto 0 0;z-index:2147483647;padding:4px;background:#b3261e;color:#fff;font:700 14px system-ui;text-align:center;pointer-events:none';

const noticeScript = (nonce: string, text: string) =>
  `<script nonce="${nonce}">{const notice=document.createElement('div');notice.id='local-remote';notice.textContent=${JSON.stringify(text).replaceAll('<', '\\u003c')};notice.style.cssText='${NOTICE_STYLE}';document.documentElement.append(notice);new EventSource('${RELOADS}').onmessage=()=>location.reload()}</script>`;

/** Hands requests on to the deployed Pavilion, as if its own page had made them. */
export function createForward(deployed: string) {
  const { host, protocol } = new URL(deployed);
  const send = ({ url, method, headers }: IncomingMessage) => {
    const as = { ...headers, host, ...(headers.origin ? { origin: deployed } : {}) };
    return (protocol === 'https:' ? requestHttps : requestHttp)(deployed + url, { method, headers: as });
  };
  return {
    async request(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const sent = send(request);
      const answered = new Promise<IncomingMessage>((resolve, reject) =>
        sent.on('response', resolve).on('error', reject),
      );
      const [answer] = await Promise.all([answered, pipeline(request, sent)]);
      const { 'strict-transport-security': _, ...headers } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, headers);
      await pipeline(answer, response);
    },
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const sent = send(request);
      sent.on('error', () => socket.destroy());
      sent.on('response', () => socket.destroy());
      sent.on('upgrade', ({ headers, statusCode, statusMessage }, other, first) => {
        const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
        socket.write(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('\r\n')}\r\n\r\n`);
        socket.write(first);
        other.write(head);
        socket.on('error', () => other.destroy()).on('close', () => other.destroy());
        other.on('error', () => socket.destroy()).on('close', () => socket.destroy());
        socket.pipe(other).pipe(socket);
      });
      sent.end();
    },
  };
}
