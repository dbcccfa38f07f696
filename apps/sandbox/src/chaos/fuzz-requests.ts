import { type Call, calls } from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import type { Random } from '../base/index.ts';
import { BASES, hasControl, oddFieldOf } from '../server/index.ts';
import { hostile, hostileText, type Schema, toJson, valid } from './fuzz-values.ts';

/** A request as it goes to the server. */
export interface FuzzRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly payload?: string | Buffer;
  /** What it asks for, and whether the wire's schema takes it, where it is a call's request in good form. */
  readonly call?: { readonly name: string; readonly fields: readonly string[]; readonly isValid: boolean };
}

interface Known {
  readonly token: string;
  /** An open session at the operator's desk. */
  readonly desk: { readonly cookie: string; readonly csrf: string };
  /** Ids that somebody has. */
  readonly ids: readonly string[];
  /** Every route of the server: methods, and the path with its parameters. */
  readonly routes: readonly { readonly methods: readonly string[]; readonly path: string }[];
}

const every: readonly Call[] = Object.values(calls);
const schemas = new Map(
  every.map((call) => [call, z.toJSONSchema(call.request, { io: 'input', unrepresentable: 'any' }) as Schema]),
);
const DESK = '/sandbox/desk';
const FORM = 'application/x-www-form-urlencoded';
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'];

/** A random request: half of them a call's, nearly valid with one field broken. */
export function fuzzRequest(random: Random, known: Known): FuzzRequest {
  const chance = random.next();
  if (chance < 0.5) return nearlyValid(random, known);
  if (chance < 0.65) return oddBody(random, known);
  if (chance < 0.75) return oddQuery(random, known);
  if (chance < 0.85) return oddHeaders(random, known);
  return anyRoute(random, known);
}

function nearlyValid(random: Random, { token, ids }: Known): FuzzRequest {
  const call = random.pick(every.filter(({ body }) => body !== 'form'));
  const input = valid(schemas.get(call) ?? {}, random, ids) as Record<string, unknown>;
  breakOne(input, random);
  const url = BASES[call.host] + call.path;
  const headers = call.auth === 'none' ? {} : { [call.auth]: token };
  if (call.method === 'POST') {
    const payload = toJson(input);
    return {
      method: 'POST',
      url,
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
      ...callOf(call, payload),
    };
  }
  const query: Record<string, string> = {};
  for (const [name, value] of Object.entries(input)) query[name] = typeof value === 'string' ? value : toJson(value);
  // As the server reads it: what is no text becomes one on its way.
  const search = new URLSearchParams(query);
  const arrived = JSON.stringify(Object.fromEntries(search));
  return { method: 'GET', url: `${url}?${search}`, headers, ...callOf(call, arrived) };
}

function callOf(call: Call, json: string): Pick<FuzzRequest, 'call'> {
  // A poisoned key is refused before anybody looks at the fields.
  if (/__proto__|constructor/.test(json)) return {};
  const value: unknown = JSON.parse(json);
  const decoded = z.safeDecode(call.request, value as never);
  const fields = decoded.success ? [] : issuesOf(decoded.error.issues);
  const isOdd = oddFieldOf(value, call.method === 'GET' ? hasControl : undefined) !== undefined;
  return { call: { name: call.name, fields: isOdd ? [] : fields, isValid: decoded.success && !isOdd } };
}

/** The fields that something is wrong with, by their first name. */
function issuesOf(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => {
    const inner = issue.code === 'invalid_union' ? issue.errors.flatMap((branch) => issuesOf(branch)) : [];
    return [...inner, ...(issue.path.length > 0 ? [String(issue.path[0])] : [])];
  });
}

function breakOne(input: Record<string, unknown>, random: Random): void {
  const names = Object.keys(input);
  const chance = random.next();
  if (names.length === 0 || chance < 0.05) input[hostileText(random)] = hostile(random);
  else if (chance < 0.2) delete input[random.pick(names)];
  else if (chance < 0.9) input[random.pick(names)] = hostile(random);
}

function oddBody(random: Random, { token }: Known): FuzzRequest {
  const call = random.pick(every);
  const type = random.pick([
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/octet-stream',
    'application/json, text/html',
    ';;;',
    '',
  ]);
  const json = toJson(hostile(random));
  const payload = random.pick<string | Buffer>([
    json,
    json.slice(0, random.int(0, json.length)),
    `${json}${json}`,
    '',
    ' ',
    '\0',
    '[',
    '"',
    'null',
    'x'.repeat(70_000),
    toJson(Array.from({ length: 30 }, () => hostile(random))),
    Buffer.from(Array.from({ length: 200 }, () => random.int(0, 255))),
    `--x\r\ncontent-disposition: form-data; name="purpose"\r\n\r\n${hostileText(random)}\r\n--x\r\ncontent-disposition: form-data; name="file"; filename="${random.pick(['a.png', '', 'x'.repeat(300), '../a'])}"\r\ncontent-type: ${random.pick(['image/png', 'text/html', ''])}\r\n\r\n${hostileText(random)}\r\n--x${random.pick(['--', ''])}\r\n`,
    '--x\r\n\r\n--x--',
    '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
  ]);
  return {
    method: random.pick(['POST', 'POST', 'POST', ...METHODS]),
    url: BASES[call.host] + call.path,
    headers: { ...(type === '' ? {} : { 'content-type': type }), token, 'xu-auth': token },
    payload,
  };
}

function oddQuery(random: Random, { token, ids }: Known): FuzzRequest {
  const call = random.pick(every.filter(({ method }) => method === 'GET'));
  const names = Object.keys(schemas.get(call)?.properties ?? { refmatchid: 0, startdate: 0, enddate: 0, skip: 0 });
  const parts = Array.from({ length: random.int(0, 6) }, () => {
    const name = random.next() < 0.8 && names.length > 0 ? random.pick(names) : hostileText(random).slice(0, 50);
    const value = random.next() < 0.3 ? random.pick(ids) : hostileText(random).slice(0, 2000);
    const form = random.next();
    if (form < 0.6) return `${encode(name)}=${encode(value)}`;
    if (form < 0.7) return `${encode(name)}[]=${encode(value)}`;
    if (form < 0.8) return `${encode(name)}[${encode(value)}]=1`;
    return random.pick([
      `${encode(name)}`,
      `=${encode(value)}`,
      '%',
      '%zz',
      '%00',
      '&',
      '%ff=%fe',
      `${encode(name)}=%ud800`,
    ]);
  });
  return {
    method: 'GET',
    url: `${BASES[call.host]}${call.path}?${parts.join('&')}`,
    headers: { token, 'xu-auth': token },
  };
}

function oddHeaders(random: Random, { token }: Known): FuzzRequest {
  const call = random.pick(every);
  const text = () =>
    hostileText(random)
      .replaceAll(/[^\x20-\x7e\xa1-\xff]/g, '?')
      .slice(0, 4000);
  const odd = random.pick<Record<string, string | string[]>>([
    {},
    { token: text() },
    { token: [token, token] },
    { token: `${token} ` },
    { 'xu-auth': token },
    { token: '' },
    { authorization: `Bearer ${token}` },
    { token, host: text() },
    { token, 'accept-encoding': text() },
    { token, accept: text() },
    { token, 'content-length': '-1' },
    { token, cookie: text().repeat(3) },
    { token, 'x-forwarded-for': text(), 'x-request-id': text() },
    { token, origin: text(), referer: text() },
    { token, range: 'bytes=9-1' },
    { token, expect: '100-continue' },
    { token, 'if-none-match': text() },
    { token, 'content-encoding': 'gzip' },
    { token, 'transfer-encoding': 'gzip' },
    { token, 'user-agent': text() },
  ]);
  const payload = call.method === 'POST' ? { payload: '{}' } : {};
  return {
    method: call.method,
    url: BASES[call.host] + call.path,
    headers: { ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}), ...odd },
    ...payload,
  };
}

function anyRoute(random: Random, { token, desk, ids, routes }: Known): FuzzRequest {
  const { methods, path } = random.pick(routes);
  const text = () => (random.next() < 0.4 ? random.pick(ids) : hostileText(random).slice(0, 1000));
  const filled = path.replaceAll(/:\w+|\*/g, () => encode(text()));
  const ending = random.pick([
    '',
    '',
    '',
    '/',
    '//',
    '?',
    `?mobile=${encode(text())}`,
    `?page=${encode(text())}`,
    '%',
    '/%2e%2e/',
    '/..;/',
    ';a=b',
  ]);
  const isDesk = path.startsWith(DESK);
  const fields = [
    'value',
    'reason',
    'utr',
    'amount',
    'title',
    'message',
    'status',
    'player',
    'campaign',
    'password',
    'to',
    'id',
  ];
  const form = `csrf=${desk.csrf}&${fields.map((name) => `${name}=${encode(text())}`).join('&')}`;
  const hasBody = isDesk || random.next() < 0.3;
  return {
    method: random.next() < 0.8 ? random.pick(methods) : random.pick(METHODS),
    // A request names a path, whatever the rest of it is.
    url: `/${filled + ending}`.replace(/^\/\//, '/'),
    headers: {
      token,
      ...(isDesk ? { cookie: desk.cookie, host: 'localhost:3000' } : {}),
      ...(hasBody ? { 'content-type': random.pick([FORM, FORM, FORM, 'application/json']) } : {}),
    },
    ...(hasBody ? { payload: random.next() < 0.8 ? form : toJson(hostile(random)) } : {}),
  };
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed());
