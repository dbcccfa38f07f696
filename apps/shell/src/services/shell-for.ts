import type { BeginSession, ReadableStore, RemoteSocket, Session, Shell, Telemetry } from '@pavilion/contract';
import type { HoldOwner, Holds } from './hold.ts';

/** What a remote may be given beyond what each one gets. */
type Grant = 'session.begin';

/** The one table of grants, by the name that a release is signed for. */
const grants: Readonly<Record<string, readonly Grant[]>> = { auth: ['session.begin'] };

/** Whether a remote has been granted something. */
function isGranted(remote: string, grant: Grant): boolean {
  return Object.hasOwn(grants, remote) && (grants[remote]?.includes(grant) ?? false);
}

/** What `createShellFor` makes the shells of remotes from. */
export interface ShellParts {
  /** The shell's own services. Nothing of them reaches a remote but through functions that are made for it. */
  readonly shell: Shell;
  readonly begin: BeginSession;
  readonly holds: Holds;
}

/** A remote's shell. `owner` is the part of the remote that it is for: each has one of its own, so that its holds end with it. */
export type ShellFor = (release: { readonly name: string; readonly version: string }, owner?: HoldOwner) => Shell;

/**
 * Makes the `Shell` of one part of a remote: frozen to its depth, so that what a remote does to it reaches nobody else; its stores
 * can only be read; its telemetry carries the remote's name and version, whatever the remote says; what it calls back is
 * contained, so that a listener that throws keeps no other from hearing.
 */
export function createShellFor({ shell, begin, holds }: ShellParts): ShellFor {
  const made = new WeakMap<object, Shell>();
  return (release, owner) => {
    const key: object = owner ?? release;
    const known = made.get(key);
    if (known) return known;
    const { name: remote, version } = release;
    const telemetry = signedTelemetry(shell.telemetry, { remote, version });
    const contain = containing(telemetry);
    const session: Session = {
      ...readOnly(shell.session, contain),
      end: () => shell.session.end(),
      ...(isGranted(remote, 'session.begin') ? { begin: (begun: Parameters<BeginSession>[0]) => begin(begun) } : {}),
    };
    const own: Shell = {
      session,
      organisation: readOnly(shell.organisation, contain),
      preferences: {
        ...readOnly(shell.preferences, contain),
        setLocale: (locale) => shell.preferences.setLocale(locale),
        setTheme: (theme) => shell.preferences.setTheme(theme),
      },
      api: { call: (call, input, options) => shell.api.call(call, input, options) },
      socket: readOnlySocket(shell.socket, contain),
      toast: (type, message) => shell.toast(type, message),
      dialogs: { open: (name, options) => shell.dialogs.open(name, options), close: () => shell.dialogs.close() },
      telemetry,
      // Without a part (a page's data on its way) there is nothing that could be left: it may end no hold, so it takes none.
      hold: (reason) => (owner ? holds.take(reason, owner) : () => undefined),
      // Nor has it a page to name yet.
      title: (name) => (owner ? shell.title(name) : () => undefined),
    };
    made.set(key, deepFreeze(own));
    return own;
  };
}

/** A store that can be read and followed, nothing else; its states are frozen, as every reader of the page sees the same ones. */
function readOnly<State extends object>(store: ReadableStore<State>, contain: Contain): ReadableStore<State> {
  return {
    getState: () => deepFreeze(store.getState()),
    getInitialState: () => deepFreeze(store.getInitialState()),
    subscribe: (listener) =>
      store.subscribe(contain((state, previous) => listener(deepFreeze(state), deepFreeze(previous)))),
  };
}

/** The socket without what opens and closes it: that follows the session, and is the shell's. */
function readOnlySocket(socket: RemoteSocket, contain: Contain): RemoteSocket {
  return {
    status: () => socket.status(),
    onStatus: (watcher) => socket.onStatus(contain(watcher)),
    request: (event, payload, schema) => socket.request(event, payload, schema),
    on: (event, schema, handler) => socket.on(event, schema, contain(handler)),
  };
}

/** Telemetry in the name of one remote. */
function signedTelemetry(telemetry: Telemetry, signature: { readonly remote: string; readonly version: string }) {
  return {
    event: (name, attributes) => telemetry.event(name, { ...attributes, ...signature }),
    // What a remote needs only the shell reports: in the versions any number could be hidden.
    error: (error, { needs: _, ...attributes } = {}) => telemetry.error(error, { ...attributes, ...signature }),
  } satisfies Telemetry;
}

type Contain = <Args extends readonly unknown[]>(listener: (...args: Args) => void) => (...args: Args) => void;

/** What a listener of the remote throws is reported, and goes no further. */
function containing(telemetry: Telemetry): Contain {
  return (listener) =>
    (...args) => {
      try {
        listener(...args);
      } catch (error) {
        telemetry.error(error, { part: 'listener' });
      }
    };
}

const frozen = new WeakSet<object>();

/** Freezes plain data and functions, with all that they hold; what has a class of its own stays as it is. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'function') return Object.freeze(value);
  if (typeof value !== 'object' || value === null || frozen.has(value) || !isPlain(value)) return value;
  frozen.add(Object.freeze(value));
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
