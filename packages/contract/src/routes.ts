import type { Access, Frame, Locale, SlotName } from './vocabulary.ts';

/** One route as data. It travels in the release's `remote.json`, so the shell knows it before it has loaded any code. */
export interface RouteData {
  /** A react-router pattern from the root: `/casino/:casinoslug`. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly frame: Frame;
  /** The document's title. */
  readonly title: Readonly<Record<Locale, string>>;
  /** The key of the remote's page; or where an old path leads now. */
  readonly page?: string;
  readonly redirectTo?: `/${string}`;
}

/** What a remote says of itself as plain data: everything the shell needs before it runs the remote's code. */
export interface RemoteDefinition {
  readonly name: string;
  /** The range of `CONTRACT_VERSION` that it needs, as a caret range: `^2.0.0`. */
  readonly contract: `^${number}.${number}.${number}`;
  readonly routes: readonly RouteData[];
  readonly slots: readonly SlotName[];
}
