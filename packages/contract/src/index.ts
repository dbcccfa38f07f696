/** The version of what the shell and its remotes promise each other. A breaking change bumps the major. */
export const CONTRACT_VERSION = '2.0.0';

export { paths } from './paths.ts';
export { defineRemote, type LazyComponent, type LoadedRemote, type Remote } from './remote.ts';
export type { Access, Frame, Locale, RemoteDefinition, RouteData, SlotName } from './routes.ts';
export {
  type DialogName,
  type Dialogs,
  dialogNames,
  type OrganisationState,
  type OrganisationStatus,
  type PreferencesState,
  type ReadableStore,
  type Session,
  type SessionState,
  type Shell,
  ShellContext,
  type Telemetry,
  type Toast,
  type ToastType,
  useLocale,
  useOrganisation,
  useSession,
  useShell,
} from './shell.ts';
