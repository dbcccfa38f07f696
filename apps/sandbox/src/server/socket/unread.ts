import type { Connection } from './connection.ts';

/** Whether all that a connection was sent has gone out. */
export const isClear = ({ writeBuffer, transport }: Pick<Connection, 'writeBuffer' | 'transport'>): boolean =>
  writeBuffer.length === 0 && transport.writable;

/** Waits until a connection is clear; returns whether it is, or has closed meanwhile. */
export async function whenClear(connection: Connection): Promise<boolean> {
  while (connection.readyState === 'open' && !isClear(connection)) await nextChange(connection);
  return connection.readyState === 'open';
}

/** Until what carries a connection can take more, is another, or is gone. */
function nextChange(connection: Connection): Promise<void> {
  const { transport } = connection;
  return new Promise((resolve) => {
    const end = () => {
      transport.off('ready', end);
      connection.off('upgrade', end);
      connection.off('close', end);
      resolve();
    };
    transport.once('ready', end);
    connection.once('upgrade', end);
    connection.once('close', end);
  });
}

/** How many bytes wait because a client does not read them, with what was handed to its WebSocket and has not gone out. */
export function unreadBytes({ writeBuffer, transport }: Pick<Connection, 'writeBuffer' | 'transport'>): number {
  const handed = transport.socket?.bufferedAmount ?? 0;
  return writeBuffer.reduce((sum, { data }) => sum + (typeof data === 'string' ? Buffer.byteLength(data) : 0), handed);
}
