/** How long a client may take to say what it wants, ms. Who takes longer is answered 408 and cut. */
export interface Timeouts {
  /** Until the headers are there. */
  readonly headers: number;
  /** Until all of it is there, a picture's upload included. */
  readonly request: number;
  /** How often that is looked at. */
  readonly check: number;
  /** Until an open connection of the socket's asks to be let in: clients ask as soon as it is open. Then it is cut, without a word. */
  readonly enter: number;
}

/** Two minutes are 5 MB at 350 kbit/s, a phone at the edge of its network. */
export const DEFAULT_TIMEOUTS: Timeouts = { headers: 15_000, request: 120_000, check: 5000, enter: 10_000 };

/** `timeouts` as a Fastify server is given them. */
export const serverTimeouts = ({ headers, request, check }: Timeouts) => ({
  requestTimeout: request,
  http: { headersTimeout: headers, requestTimeout: request, connectionsCheckingInterval: check },
});
