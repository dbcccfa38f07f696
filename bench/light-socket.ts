/** A socket of the operator's without a library: so light that thousands of them fit beside what is measured. */
export interface LightSocket {
  /** Asks an event without a payload; returns how long the answer took, ms. */
  ask(event: string): Promise<number>;
  /** Resolves with the time at which `event` is heard next. */
  heard(event: string): Promise<number>;
  /** Resolves when the connection is gone, whoever ended it. */
  readonly gone: Promise<void>;
  close(): void;
}

/** Connects as the owner of `token` and waits until the operator has let it in (engine.io 4, socket.io 5). */
export async function openSocket(address: string, token: string): Promise<LightSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/public/?EIO=4&transport=websocket`);
  const waiting = new Map<string, (at: number) => void>();
  let sent = 0;
  const wait = (start: string) => new Promise<number>((resolve) => waiting.set(start, resolve));
  socket.addEventListener('message', ({ data }) => {
    const text = String(data);
    if (text === '2') return socket.send('3');
    for (const [start, resolve] of waiting) {
      if (!text.startsWith(start)) continue;
      waiting.delete(start);
      resolve(performance.now());
    }
  });
  const broken = new Promise<never>((_, reject) => {
    socket.addEventListener('error', () => reject(new Error('A socket broke')));
    socket.addEventListener('close', () => reject(new Error('A socket was closed')));
  });
  const gone: Promise<void> = broken.catch(() => {});
  await Promise.race([wait('0{'), broken]);
  socket.send(`40${JSON.stringify({ token })}`);
  await Promise.race([wait('40{'), broken]);
  return {
    async ask(event) {
      sent += 1;
      const started = performance.now();
      socket.send(`42${sent}${JSON.stringify([event])}`);
      return (await Promise.race([wait(`43${sent}[`), broken])) - started;
    },
    gone,
    heard: (event) => Promise.race([wait(`42["${event}"`), broken]),
    close: () => socket.close(),
  };
}
