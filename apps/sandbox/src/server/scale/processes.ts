import { createAdapter } from '@socket.io/redis-adapter';
import type { DefaultEventsMap, Server } from 'socket.io';
import type { Redis } from './redis.ts';
import type { OnTrouble } from './trouble.ts';

/** The other processes of this operator. What is said to them may be lost, so nothing may hang on it alone. */
export interface Processes {
  /** Says something to every other process. */
  tell(topic: 'world', payload: unknown): void;
  /** Calls `heard` with what the others say. */
  hear(topic: 'world', heard: (payload: unknown) => void): void;
}

/** One process by itself. */
export const noOthers: Processes = { tell() {}, hear() {} };

/**
 * Joins `io` to those of the processes that share `redis` and the operator's database: rooms span them from now on, and they can
 * talk to each other. What each process hears from Postgres by itself goes to `io.local`; it would arrive twice otherwise.
 */
export function joinProcesses(
  io: Server<DefaultEventsMap, DefaultEventsMap, Record<string, (payload: unknown) => void>>,
  redis: Redis,
  operator: string,
  onTrouble: OnTrouble,
): Processes {
  const [commands, subscriber] = [redis.commands, redis.subscriber].map((client) => unthrowing(client, onTrouble));
  io.adapter(createAdapter(commands, subscriber, { key: `pavilion:${operator}:sockets` }));
  return {
    tell(topic, payload) {
      io.serverSideEmit(topic, payload);
    },
    hear(topic, heard) {
      io.on(topic, heard);
    },
  };
}

/**
 * The client as socket.io's adapter needs it: the adapter awaits nothing that it sends, so a command that fails while Redis is
 * away would end the process. What could not be sent has reached this process' own sockets all the same. What is on its way when
 * the client is closed for good fails too, and is no trouble.
 */
function unthrowing(client: Redis['commands'], onTrouble: OnTrouble): Redis['commands'] {
  return new Proxy(client, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]) => {
        const answer: unknown = member.apply(target, args);
        if (!(answer instanceof Promise)) return answer;
        return answer.catch((error: unknown) => {
          if (target.isOpen) onTrouble(error);
        });
      };
    },
  });
}
