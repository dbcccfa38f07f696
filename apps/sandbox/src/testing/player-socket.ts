import { SOCKET_PATH } from '@pavilion/api-client/wire';
import { io, type Socket } from 'socket.io-client';

/** A socket of a test's, connected to `url` as the owner of `token`, or as a visitor. */
export async function connectSocket(
  url: string,
  token: string | null,
  options: { reconnection?: boolean; extraHeaders?: Record<string, string> } = {},
): Promise<Socket> {
  const socket = io(url, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { token },
    forceNew: true,
    reconnection: false,
    ...options,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/** Everything that `socket` hears of `event` from now on. */
export function heardBy(socket: Socket, event: string): unknown[] {
  const heard: unknown[] = [];
  socket.on(event, (payload) => heard.push(payload));
  return heard;
}
