import type { IncomingMessage, ServerResponse } from 'node:http';

/** The largest message a client may send, and the largest body of messages: its events are small. */
export const LARGEST_MESSAGE = 16 * 1024;

/**
 * Refuses what no client of engine.io's asks by HTTP, before anything of it is read: other methods, and bodies that are too large or
 * do not say how large they are. The connection ends with the answer, or the rest of such a body would still be taken in.
 */
export function refuseOddRequests(
  { method = '', headers }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const refuse = (status: number, message: string) => {
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify({ message }));
  };
  if (method !== 'GET' && method !== 'POST') refuse(405, 'Only GET and POST are answered here.');
  else if (method === 'GET') next();
  else if (headers['content-length'] === undefined) refuse(411, 'Say how long the request is.');
  else if (Number(headers['content-length']) > LARGEST_MESSAGE) refuse(413, 'The request is too large.');
  else next();
}
