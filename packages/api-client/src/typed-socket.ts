import type { PlayerSocket, SocketFailure } from './player-socket.ts';
import { type SchemaInput, type SchemaOutput, type StandardSchema, validate } from './wire/standard.ts';

interface Event<Payload> {
  readonly name: string;
  readonly decode: StandardSchema<unknown, Payload>;
}
interface Request<Payload, Reply> {
  readonly name: string;
  readonly encode: StandardSchema<Payload, Readonly<Record<string, unknown>>>;
  readonly decode: StandardSchema<unknown, Reply>;
}

/** Listens to an event of this build's wire; returns an unsubscribe function. */
export function onEvent<Payload>(
  socket: Pick<PlayerSocket, 'on'>,
  { name, decode }: Event<Payload>,
  handler: (payload: Payload) => void,
): () => void {
  return socket.on(name, decode, handler);
}

/** Sends a request of this build's wire; resolves with its reply or a typed failure. */
export async function sendRequest<R extends Request<unknown, unknown>>(
  socket: Pick<PlayerSocket, 'request'>,
  request: R,
  payload: SchemaInput<R['encode']>,
): Promise<SchemaOutput<R['decode']> | SocketFailure> {
  const encoded = validate(request.encode, payload);
  if (encoded.issues) return { status: 'failed', reason: 'invalid' };
  return socket.request<SchemaOutput<R['decode']>>(request.name, encoded.value, request.decode);
}
