import { type ClientEvents, clientEvents } from '@pavilion/api-client/wire';
import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { walletOf } from '../../store/index.ts';
import { type PlayerSocket, roomOf, SESSION_OVER, type SocketServices } from './player-socket.ts';

type Reply<E extends keyof ClientEvents> = z.output<ClientEvents[E]['reply']>;
type Answer<E extends keyof ClientEvents> = (
  payload: z.output<ClientEvents[E]['payload']>,
  socket: PlayerSocket,
) => Promise<Reply<E>> | Reply<E>;
/** How each event that a client may send is answered. */
type Answers = { readonly [E in keyof ClientEvents]: Answer<E> };

/** Answers every event of the wire; returns what has to be done to each socket that connects. */
export function eventHandler(log: FastifyBaseLogger, services: SocketServices): (socket: PlayerSocket) => void {
  const answers = answersOf(services);
  return (socket) => {
    for (const event of Object.keys(answers) as (keyof ClientEvents)[]) {
      socket.on(event, (...args) => {
        const acknowledge = args.at(-1);
        if (typeof acknowledge !== 'function') return;
        const payload = args.length > 1 ? args[0] : {};
        answer(answers, event, payload, socket).then(
          (reply) => acknowledge(reply),
          (error) => {
            log.error({ err: error, event }, 'socket event failed');
            acknowledge({ status: 'failed', message: 'Something went wrong' });
          },
        );
      });
    }
  };
}

function answersOf({ database, sessions, feed }: SocketServices): Answers {
  const standing = async ({ data: { session } }: PlayerSocket) =>
    session && (await sessions.stands(session)) ? session : null;
  return {
    session_check: async (_, socket) =>
      (await standing(socket)) ? { status: 'success' } : { status: 'failed', message: SESSION_OVER },
    'get:balance': async (_, socket) => {
      const session = await standing(socket);
      return session
        ? { status: 'success', ...(await walletOf(database, session.player)) }
        : { status: 'failed', message: SESSION_OVER };
    },
    'odds:subscribe': async ({ channel }, socket) => {
      // Joined before the image is taken, in one breath: no delta falls between them.
      await socket.join(roomOf.odds(channel));
      return { status: 'success', ...feed.image(channel) };
    },
    'odds:unsubscribe': async ({ channel }, socket) => {
      await socket.leave(roomOf.odds(channel));
      return { status: 'success' };
    },
  };
}

async function answer<E extends keyof ClientEvents>(
  answers: Answers,
  event: E,
  payload: unknown,
  socket: PlayerSocket,
): Promise<unknown> {
  const { payload: shape, reply } = clientEvents[event];
  const decoded = z.safeDecode(shape as z.ZodMiniType, payload ?? {});
  if (!decoded.success) return { status: 'failed', message: 'The request is not valid.' };
  const answering = answers[event] as (payload: unknown, socket: PlayerSocket) => Promise<Reply<E>>;
  return z.encode(reply as z.ZodMiniType, await answering(decoded.data, socket));
}
