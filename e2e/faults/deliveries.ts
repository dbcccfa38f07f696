import type { Route } from '@playwright/test';

/** What a delivery is spoiled with. */
interface Cause {
  /** Resolves when the cause is gone. */
  readonly lifted: Promise<void>;
  /** The file as it is. */
  readonly original: () => Promise<Buffer>;
}

/** How the network may spoil a file of a remote. Each says what it answers instead, and the names that the failure may carry. */
export interface Delivery {
  readonly answer: (route: Route, cause: Cause) => Promise<void>;
  /** The page takes its place by itself once the file has come; what is late is told as late until then. */
  readonly healsAlone?: boolean;
  /** Whether a request of this kind may be named as having failed at once, or only as late. */
  readonly failure: RegExp;
}

const asScript = { contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' } };
const AT_ONCE = /^(unreachable|invalid|crashed)$/;

export const deliveries = {
  aborted: { failure: AT_ONCE, answer: (route) => route.abort('connectionreset') },
  'answered 404': { failure: AT_ONCE, answer: (route) => route.fulfill({ status: 404 }) },
  'answered 500': { failure: AT_ONCE, answer: (route) => route.fulfill({ status: 500 }) },
  'answered with a page': {
    failure: AT_ONCE,
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Hello' }),
  },
  'cut short': {
    failure: AT_ONCE,
    answer: async (route, { original }) => {
      const body = await original();
      await route.fulfill({ ...asScript, body: body.subarray(0, body.length / 2) });
    },
  },
  'left hanging': { failure: /^timeout$/, answer: async () => {} },
  // Until the cause is lifted.
  slow: {
    failure: /^timeout$/,
    healsAlone: true,
    answer: async (route, { lifted }) => {
      await lifted;
      // The page may have gone meanwhile.
      await route.continue().catch(() => undefined);
    },
  },
  'of another hash': {
    failure: AT_ONCE,
    answer: async (route, { original }) =>
      route.fulfill({ ...asScript, body: Buffer.concat([await original(), Buffer.from('\n/* tampered */')]) }),
  },
} as const satisfies Record<string, Delivery>;
export type DeliveryName = keyof typeof deliveries;
