/** The version of what the shell and its remotes promise each other. A breaking change bumps the major. */
export const CONTRACT_VERSION = '2.0.0';

export type { OrganisationStatus } from '@pavilion/api-client';
export { dialogOf, dialogPlace, redirectTarget, withoutDialog } from './dialog-address.ts';
export { paths } from './paths.ts';
export type { Place } from './place.ts';
export { defineRemote, type LazyComponent, type LoadedRemote, type Remote } from './remote.ts';
export type { RemoteDefinition, RouteData } from './routes.ts';
export { safePath } from './safe-path.ts';
export {
  type Dialogs,
  type OrganisationState,
  type PreferencesState,
  type ReadableStore,
  type Session,
  type SessionState,
  type Shell,
  ShellContext,
  type Telemetry,
  type Toast,
  useLocale,
  useOrganisation,
  useSession,
  useShell,
} from './shell.ts';
export {
  type Access,
  type DialogName,
  dialogNames,
  type Frame,
  type Locale,
  locales,
  type SlotName,
  type Theme,
  type ToastType,
  themes,
  toastTypes,
} from './vocabulary.ts';
