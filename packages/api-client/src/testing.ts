import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ApiClientOptions, createApiClient } from './client.ts';
import { ApiError } from './error.ts';

interface Heard {
  readonly method: string | undefined;
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: Buffer<ArrayBuffer>;
}

export const done = { error: false, message: 'Done.' };

/** An operator on a real connection, for one test file: it keeps what it heard and answers as the test says. */
export interface TestOperator {
  heard: readonly Heard[];
  /** Resolves once it has heard so many requests: one that its client has given up may come later, and not in the next test. */
  hears(count: number): Promise<void>;
  readonly onUnauthorised: jest.Mock;
  client(options?: Partial<ApiClientOptions>): ReturnType<typeof createApiClient>;
  /** What it does from now on, request by request; the last way stays. */
  responds(...ways: ((response: ServerResponse) => void)[]): void;
  /** The same, as an answer. */
  answers(status: number, body: unknown, headers?: Record<string, string>): void;
}

/** The way of an operator that answers. */
export function answering(status: number, body: unknown = done, headers: Record<string, string> = {}) {
  return (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

export function testOperator(): TestOperator {
  let heard: Heard[] = [];
  let ways: ((response: ServerResponse) => void)[] = [];
  let address = '';
  const onUnauthorised = jest.fn();
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const { method, headers, url = '' } = request;
    const bytes = (await buffer(request)) as Buffer<ArrayBuffer>;
    heard.push({ method, headers, url: new URL(url, address), body: bytes.toString(), bytes });
    const way = ways.length > 1 ? ways.shift() : ways[0];
    way?.(response);
  });
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    heard = [];
    ways = [answering(200)];
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    get heard() {
      return heard;
    },
    async hears(count) {
      while (heard.length < count) await new Promise((resolve) => setImmediate(resolve));
    },
    onUnauthorised,
    client: (options = {}) =>
      createApiClient({
        hosts: { api: `${address}/api/`, sports: `${address}/sports`, lobby: `${address}/lobby`, tv: `${address}/tv` },
        token: () => 'token-1',
        onUnauthorised,
        retries: 0,
        ...options,
      }),
    responds(...next) {
      ways = next;
    },
    answers(status, body, headers) {
      ways = [answering(status, body, headers)];
    },
  };
}

export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const outcome = await call.catch((error: unknown) => error);
  if (outcome instanceof ApiError) return outcome;
  throw new Error('the call did not fail with an ApiError', { cause: outcome });
}
