export type { OrganisationStatus } from '@pavilion/api-client';
export { dialogOf, dialogPlace, redirectTarget, withoutDialog } from './dialog-address.ts';
export { paths } from './paths.ts';
export type { Place } from './place.ts';
export type { LazyComponent, LazyPageData, LoadedRemote, PageData, Remote } from './remote.ts';
export type { PagePlace, RemoteDefinition, RouteData } from './routes.ts';
export { safePath } from './safe-path.ts';
export {
  type BeginSession,
  type Dialogs,
  type OrganisationState,
  type Preferences,
  type PreferencesState,
  type ReadableStore,
  type RemoteSocket,
  type Session,
  type SessionState,
  type Shell,
  ShellContext,
  type Telemetry,
  type TelemetryAttributes,
  type Toast,
  useBeginSession,
  useLocale,
  useOrganisation,
  useSession,
  useShell,
} from './shell.ts';
export type { PropsOfSlot, SlotEntry, SlotProps } from './slots.ts';
export { CONTRACT_VERSION } from './version.ts';
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
