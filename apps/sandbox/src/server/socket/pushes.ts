import { type ServerEvents, serverEvents, wallet } from '@pavilion/api-client/wire';
import type { FastifyBaseLogger } from 'fastify';
import type { Server } from 'socket.io';
import * as z from 'zod/mini';
import type { Line } from '../../base/index.ts';
import { walletOf } from '../../store/index.ts';
import { type PlayerSocket, roomOf, type SocketServices, type SocketSession } from './player-socket.ts';
import { createSharedRead } from './shared-read.ts';

/** Sends to this process' sockets alone, those of some rooms left out: every process hears for itself of what its sockets are told. */
type Emit = <E extends keyof ServerEvents>(
  room: string,
  event: E,
  payload: z.output<ServerEvents[E]>,
  except?: string[],
) => void;

interface Push extends SocketServices {
  readonly io: Server;
  /** What is read of the database is read in this line. */
  readonly inLine: Line;
  readonly log: FastifyBaseLogger;
  readonly emit: Emit;
}

/** Tells the sockets what they have to hear, whichever process it happens in: balances, notices, refreshes, ended sessions. */
export async function pushChanges(services: Omit<Push, 'emit'>): Promise<void> {
  const { io, database } = services;
  const emit: Emit = (room, event, payload, except = []) =>
    io.local
      .to(room)
      .except(except)
      .emit(event, z.encode(serverEvents[event] as z.ZodMiniType, payload));
  const push: Push = { ...services, emit };
  await pushBalances(push);
  await pushNotices(push);
  await database.listen('session_refresh', (player) => emit(roomOf.player(player), 'session_refresh', {}));
  await database.listen('organisation', () => io.local.emit('organisation_refresh', {}));
  await cutEndedSessions(push);
}

/** The sockets of signed-in players that are connected to this process. */
export const signedInSockets = (io: Server): { readonly socket: PlayerSocket; readonly session: SocketSession }[] =>
  ([...io.sockets.sockets.values()] as unknown as PlayerSocket[]).flatMap((socket) =>
    socket.data.session ? [{ socket, session: socket.data.session }] : [],
  );

/** The players whose sockets they are. */
const playersOf = (io: Server) => [...new Set(signedInSockets(io).map(({ session }) => session.player))];

async function pushBalances({ database, io, inLine, log, emit }: Push): Promise<void> {
  // However many commits of a player come while it is read, it is read and sent once more.
  const send = createSharedRead(Number, async (player: number | string) => {
    try {
      const balances = await inLine(() => walletOf(database, Number(player)));
      emit(roomOf.player(player), 'update_balance', z.encode(wallet, balances));
    } catch (error) {
      log.error({ err: error }, 'a balance was not sent');
    }
  });
  const pushBalance = (player: number | string) => {
    if (isAnybodyIn(io, roomOf.player(player))) void send(player);
  };
  await database.listen('balance', pushBalance, () => {
    for (const player of playersOf(io)) pushBalance(player);
  });
}

async function pushNotices({ database, notices, io, log, emit }: Push): Promise<void> {
  await database.listen('notification', (payload) => {
    const { id, player } = notices.announced(payload);
    const room = player === 'everybody' ? roomOf.everybody : roomOf.player(player);
    if (!isAnybodyIn(io, room)) return;
    const hearers = player === 'everybody' ? playersOf(io) : [player];
    notices.noticeOf(database, id, hearers).then(
      (heard) => {
        if (!heard) return;
        const kept = new Set(heard.players);
        const others = hearers.filter((each) => !kept.has(each)).map(roomOf.player);
        const quiet = heard.quietFor.filter((each) => kept.has(each)).map(roomOf.player);
        emit(room, 'sub:notification_toast', heard.notice, [...quiet, ...others]);
        for (const each of quiet) emit(each, 'sub:notification_toast', { ...heard.notice, isQuiet: true });
      },
      (error) => log.error({ err: error }, 'a notification was not sent'),
    );
  });
}

async function cutEndedSessions({ database, sessions, io, inLine, log }: Push): Promise<void> {
  const cut = (id: number | string) => io.local.in(roomOf.session(id)).disconnectSockets(true);
  await database.listen('session', cut, () => {
    for (const { session } of signedInSockets(io)) {
      inLine(() => sessions.stands(session)).then(
        (stands) => stands || cut(session.id),
        (error) => log.error({ err: error }, 'a session was not checked'),
      );
    }
  });
}

const isAnybodyIn = (io: Server, room: string) => io.sockets.adapter.rooms.has(room);
