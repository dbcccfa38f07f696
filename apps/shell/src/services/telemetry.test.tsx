import { signedOut } from '@pavilion/contract/testing';
import { createTelemetry } from './telemetry.ts';
import { BATCH_WAIT } from './telemetry-outbox.ts';

test('a report goes to the collector that the configuration names, and one that can’t be read harms nobody', async () => {
  jest.useFakeTimers();
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const posts: unknown[][] = [];
  const original = globalThis.fetch;
  globalThis.fetch = (async (address: string, init: RequestInit) => {
    posts.push([address, JSON.parse(String(init.body)).reports]);
    return { ok: true };
  }) as unknown as typeof fetch;
  const telemetry = createTelemetry({
    verbose: false,
    address: 'https://operator.example/telemetry',
    player: () => signedOut,
    route: () => '/exchange/:gameId',
  });
  const hostile = {
    get remote(): string {
      throw new Error('planted');
    },
  };
  expect(() => telemetry.event('bet placed', hostile)).not.toThrow();
  const error = new TypeError('Rohit has 500');
  error.stack = `TypeError: Rohit has 500\n    at f (https://operator.example/releases/casino/1.0.0/317.js:1:20481)`;
  telemetry.error(error, { remote: 'casino', version: '1.0.0' });
  await jest.advanceTimersByTimeAsync(BATCH_WAIT);
  expect(posts).toEqual([
    [
      'https://operator.example/telemetry',
      [
        {
          kind: 'error',
          name: 'TypeError',
          remote: 'casino',
          version: '1.0.0',
          count: 1,
          route: '/exchange/:gameId',
          frames: ['casino/1.0.0/317.js:1:20481'],
        },
      ],
    ],
  ]);
  expect(telemetry.records()).toHaveLength(2);
  globalThis.fetch = original;
  quiet.mockRestore();
  jest.useRealTimers();
});
