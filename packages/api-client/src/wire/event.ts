import * as z from 'zod/mini';
import { decoderOf, encoderOf } from './direction.ts';
import type { StandardSchema } from './standard.ts';

/** The socket's path at its host (spec §7). */
export const SOCKET_PATH = '/public/';
/** How long an emit waits for its acknowledgement, ms (spec §9). */
export const ACK_TIMEOUT = 1000;

/** What the server says unasked: its name, the operator's schema of its payload, and the same for who listens. */
export interface ServerEvent<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly payload: Payload;
  readonly decode: StandardSchema<z.input<Payload>, z.output<Payload>>;
}

/** Declares an event of the server. */
export function defineEvent<Payload extends z.ZodMiniType>(name: string, payload: Payload): ServerEvent<Payload> {
  return { name, payload, decode: decoderOf(payload) };
}

/** The reply to what was refused. The shell's socket knows it by its `status`, without a schema. */
const failed = z.object({ status: z.literal('failed'), message: z.optional(z.string()) });

/** Declares what a client asks for: its payload, and what a successful reply says beside `status`. */
export function defineRequest<Payload extends z.ZodMiniType, Shape extends z.core.$ZodLooseShape>(
  name: string,
  payload: Payload,
  shape: Shape,
) {
  const success = z.object({ status: z.literal('success'), ...shape });
  const reply = z.union([success, failed]);
  return { name, payload, reply, encode: encoderOf(payload), decode: decoderOf(success) };
}
