import type { calls, clientEvents, serverEvents } from './wire/index.ts';

/** What docs/calls.md has a row for: a call, an event of the socket, or the error with which the socket refuses. */
type Proven = keyof typeof calls | keyof typeof clientEvents | keyof typeof serverEvents | 'connect_error';

/**
 * Says in a test which calls and events it proves: docs/calls.md finds it by these names, whatever its title. A test that says
 * so and then expects nothing fails.
 */
export function proves(..._proven: readonly [Proven, ...Proven[]]): void {
  expect.hasAssertions();
}
