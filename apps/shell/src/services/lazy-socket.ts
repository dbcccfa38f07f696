import type { PlayerSocket, SocketStatus } from '@pavilion/api-client';

/** How long to wait before the realtime code is loaded again, ms. */
const RETRY = 5000;

/**
 * The player's socket whose code is loaded at the first `connect()`: a visitor never downloads it. Listeners may be set before.
 */
export function createLazySocket(load: () => Promise<PlayerSocket>): PlayerSocket {
  let wanted = false;
  let loading: Promise<PlayerSocket> | null = null;
  let loaded: PlayerSocket | null = null;
  const watchers = new Set<() => void>();
  const waiting = new Set<(socket: PlayerSocket) => void>();
  const tell = () => {
    for (const watcher of watchers) watcher();
  };
  const start = () => {
    loading ??= load().then((socket) => {
      loaded = socket;
      socket.onStatus(tell);
      for (const attach of waiting) attach(socket);
      waiting.clear();
      if (wanted) socket.connect();
      return socket;
    });
    loading.catch(() => {
      loading = null;
      setTimeout(() => {
        if (wanted) start();
      }, RETRY);
    });
    return loading;
  };
  const status = (): SocketStatus => loaded?.status() ?? (wanted ? 'connecting' : 'closed');
  return {
    connect() {
      if (loaded) {
        wanted = true;
        loaded.connect();
      } else if (!wanted) {
        wanted = true;
        tell();
        void start().catch(() => undefined);
      }
    },
    disconnect() {
      wanted = false;
      if (loaded) loaded.disconnect();
      else tell();
    },
    status,
    onStatus(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    async request(event, payload, schema) {
      const socket = loaded ?? (await loading?.catch(() => null));
      return socket ? socket.request(event, payload, schema) : { status: 'failed', reason: 'timeout' };
    },
    on(event, schema, handler) {
      if (loaded) return loaded.on(event, schema, handler);
      let stop: (() => void) | undefined;
      const attach = (socket: PlayerSocket) => {
        stop = socket.on(event, schema, handler);
      };
      waiting.add(attach);
      return () => {
        waiting.delete(attach);
        stop?.();
      };
    },
  };
}
