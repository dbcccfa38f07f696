import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/** One address in front of several servers. */
export interface RoundRobin {
  readonly url: string;
  /** Answers of the servers stay where they are from now on; requests go through. */
  hold(): void;
  /** They go on, except those of `dead`, whose connections are gone. */
  release(dead: string): void;
  close(): Promise<void>;
}

/** Gives each new connection to the next server in turn, leaving out those that refuse it; a connection stays where it is. */
export async function startRoundRobin(urls: readonly string[]): Promise<RoundRobin> {
  const ports = urls.map((url) => Number(new URL(url).port));
  const open = new Set<Socket>();
  const answering = new Map<Socket, { readonly client: Socket; readonly port: number }>();
  let isHeld = false;
  let turn = 0;
  const server = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    const reach = (left: number) => {
      const port = ports[turn % ports.length];
      turn += 1;
      if (left === 0 || port === undefined) {
        client.destroy();
        return;
      }
      const upstream = dial(port, '127.0.0.1');
      upstream.once('connect', () => {
        upstream.off('error', next);
        upstream.on('error', () => client.destroy());
        upstream.on('close', () => client.destroy());
        client.on('close', () => upstream.destroy());
        client.pipe(upstream);
        answering.set(upstream, { client, port });
        upstream.on('close', () => answering.delete(upstream));
        if (!isHeld) upstream.pipe(client);
      });
      const next = () => reach(left - 1);
      upstream.once('error', next);
    };
    reach(ports.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold() {
      isHeld = true;
      for (const [upstream, { client }] of answering) upstream.unpipe(client);
    },
    release(dead) {
      isHeld = false;
      for (const [upstream, { client, port }] of answering) {
        if (port === Number(new URL(dead).port)) upstream.destroy();
        else upstream.pipe(client);
      }
    },
    async close() {
      for (const client of open) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
