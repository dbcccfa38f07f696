import type { Paise } from '@pavilion/money';
import type { FunctionComponent } from 'react';
import * as z from 'zod/mini';

// packages/api-client/src/api.ts
interface CallOptions {
    readonly signal?: AbortSignal;
}
interface Api {
    call<C extends ApiCall>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>;
}

// packages/api-client/src/player-socket.ts
type SocketStatus = 'closed' | 'connecting' | 'open';
interface SocketFailure {
    readonly status: 'failed';
    readonly reason: 'refused' | 'timeout' | 'invalid';
    readonly message?: string;
}
interface PlayerSocket {
    connect(): void;
    disconnect(): void;
    status(): SocketStatus;
    onStatus(watcher: () => void): () => void;
    request<Reply>(event: string, payload: Readonly<Record<string, unknown>>, schema: StandardSchema<unknown, Reply>): Promise<Reply | SocketFailure>;
    on<Payload>(event: string, schema: StandardSchema<unknown, Payload>, handler: (payload: Payload) => void): () => void;
}

// packages/api-client/src/wire/account.ts
declare const user: z.ZodMiniObject<{
    mstruserid: z.ZodMiniString<string>;
    mobileno: z.ZodMiniString<string>;
    name: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
type User = z.output<typeof user>;

// packages/api-client/src/wire/call.ts
type CallHost = 'api' | 'sports' | 'lobby' | 'tv';
type CallAuth = 'none' | 'token' | 'xu-auth';
interface ApiCall<Encode extends StandardSchema = StandardSchema, Decode extends StandardSchema = StandardSchema> {
    readonly name: string;
    readonly host: CallHost;
    readonly method: 'GET' | 'POST';
    readonly path: `/${string}`;
    readonly auth: CallAuth;
    readonly visitors?: true;
    readonly body?: 'form';
    readonly once?: true;
    readonly timeLimit?: number;
    readonly encode: Encode;
    readonly decode: Decode;
}
type CallInput<C extends ApiCall> = SchemaInput<C['encode']>;
type CallOutput<C extends ApiCall> = SchemaOutput<C['decode']>;

// packages/api-client/src/wire/organisation.ts
declare const organisationStatuses: readonly ['live', 'maintenance', 'suspended'];
export type OrganisationStatus = (typeof organisationStatuses)[number];
declare const appDetails: z.ZodMiniObject<{
    LOGO_URL: z.ZodMiniString<string>;
    WHATS_APP_URL: z.ZodMiniString<string>;
    TELEGRAM: z.ZodMiniString<string>;
    FACEBOOK: z.ZodMiniString<string>;
    INSTATGRAM: z.ZodMiniString<string>;
    PHONE: z.ZodMiniString<string>;
    FOOTER_TEXT: z.ZodMiniString<string>;
    SEO_TITLE: z.ZodMiniString<string>;
    BRAND_STATUS: z.ZodMiniString<string>;
    OTP_FLAG: z.ZodMiniNumber<number>;
}, z.core.$strip>;
type AppDetails = z.output<typeof appDetails>;
declare const banner: z.ZodMiniObject<{
    order: z.ZodMiniNumber<number>;
    title: z.ZodMiniString<string>;
    text: z.ZodMiniString<string>;
    imgUrl: z.ZodMiniString<string>;
    action: z.ZodMiniString<string>;
    href: z.ZodMiniString<string>;
    live: z.ZodMiniOptional<z.ZodMiniString<string>>;
}, z.core.$strip>;
type Banner = z.output<typeof banner>;

// packages/api-client/src/wire/standard.ts
interface StandardSchema<Input = unknown, Output = unknown> {
    readonly '~standard': {
        readonly version: 1;
        readonly vendor: string;
        readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
        readonly types?: {
            readonly input: Input;
            readonly output: Output;
        } | undefined;
    };
}
type StandardResult<Output> = {
    readonly value: Output;
    readonly issues?: undefined;
} | {
    readonly issues: readonly StandardIssue[];
};
interface StandardIssue {
    readonly message: string;
    readonly path?: readonly (PropertyKey | {
        readonly key: PropertyKey;
    })[] | undefined;
}
type SchemaInput<Schema extends StandardSchema> = NonNullable<Schema['~standard']['types']>['input'];
type SchemaOutput<Schema extends StandardSchema> = NonNullable<Schema['~standard']['types']>['output'];

// packages/api-client/src/wire/wallet.ts
declare const wallet: z.ZodMiniObject<{
    balance: z.ZodMiniCodec<z.ZodMiniNumber<number>, z.ZodMiniCustom<import("@pavilion/money").Paise, import("@pavilion/money").Paise>>;
    cash: z.ZodMiniCodec<z.ZodMiniNumber<number>, z.ZodMiniCustom<import("@pavilion/money").Paise, import("@pavilion/money").Paise>>;
    coins: z.ZodMiniCodec<z.ZodMiniNumber<number>, z.ZodMiniCustom<import("@pavilion/money").Paise, import("@pavilion/money").Paise>>;
}, z.core.$strip>;
type Wallet = z.output<typeof wallet>;

// packages/contract/src/dialog-address.ts
export declare function dialogOf(search: string | URLSearchParams): DialogName | null;
export declare function dialogPlace(place: Place, name: DialogName, next?: string | null): Place;
export declare function withoutDialog(place: Place): Place;
export declare function redirectTarget(to: string, params: Readonly<Record<string, string | undefined>>, place: Place): Place;

// packages/contract/src/paths.ts
export declare const paths: {
    readonly landing: () => string;
    readonly home: () => string;
    readonly maintenance: () => string;
    readonly contact: () => string;
    readonly privacy: () => string;
    readonly responsibleGaming: () => string;
    readonly fairPlay: () => string;
    readonly gameRules: () => string;
    readonly terms: () => string;
    readonly provider: (code: string) => string;
    readonly exchange: (gameId: string) => string;
    readonly sportsbook: () => string;
    readonly myBets: () => string;
    readonly allGames: () => string;
    readonly slots: (provider?: string) => string;
    readonly casino: (casinoslug: string) => string;
    readonly casinoGame: (casinoslug: string, gameslug: string) => string;
    readonly statement: () => string;
    readonly deposit: () => string;
    readonly withdraw: () => string;
    readonly withdrawals: () => string;
    readonly bankDetails: () => string;
    readonly kyc: () => string;
    readonly profile: () => string;
    readonly bonus: (id?: string) => string;
    readonly referral: () => string;
};

// packages/contract/src/place.ts
export interface Place {
    readonly pathname: string;
    readonly search: string;
}

// packages/contract/src/remote.ts
export type LazyComponent<Props = object> = () => Promise<FunctionComponent<Props>>;
type PageNames<Definition extends RemoteDefinition> = Extract<Definition['routes'][number], {
    page: string;
}>['page'];
export interface Remote<Definition extends RemoteDefinition = RemoteDefinition> {
    readonly definition: Definition;
    readonly pages: Readonly<Record<PageNames<Definition>, LazyComponent>>;
    readonly slots: {
        readonly [Name in Definition['slots'][number]['name']]: LazyComponent<PropsOfSlot<Name>>;
    };
}
export interface LoadedRemote {
    readonly definition: RemoteDefinition;
    readonly pages: Readonly<Record<string, LazyComponent>>;
    readonly slots: Readonly<Record<string, LazyComponent<never>>>;
}
export declare function defineRemote<const Definition extends RemoteDefinition>(remote: Remote<Definition>): Remote<Definition>;

// packages/contract/src/routes.ts
export interface RouteData {
    readonly path: `/${string}`;
    readonly access: Access;
    readonly frame: Frame;
    readonly title: Readonly<Record<Locale, string>>;
    readonly page?: string;
    readonly redirectTo?: `/${string}`;
}
export interface RemoteDefinition {
    readonly name: string;
    readonly routes: readonly RouteData[];
    readonly slots: readonly SlotEntry[];
}

// packages/contract/src/safe-path.ts
export declare function safePath(text: string | null | undefined): string | null;

// packages/contract/src/shell.ts
export interface ReadableStore<State> {
    getState(): State;
    getInitialState(): State;
    subscribe(listener: (state: State, previous: State) => void): () => void;
}
export interface SessionState {
    readonly isAuth: boolean;
    readonly token: string | null;
    readonly user: User | null;
    readonly wallet: Wallet | null;
    readonly exposureAmount: Paise | null;
}
export type BeginSession = (session: {
    readonly token: string;
    readonly user: User;
}) => void;
export interface Session extends ReadableStore<SessionState> {
    readonly begin?: BeginSession;
    end(): Promise<void>;
}
export interface OrganisationState {
    readonly details: AppDetails | null;
    readonly status: OrganisationStatus;
    readonly banners: readonly Banner[];
}
export interface PreferencesState {
    readonly locale: Locale;
    readonly theme: Theme;
}
export type RemoteSocket = Omit<PlayerSocket, 'connect' | 'disconnect'>;
export type Toast = (type: ToastType, message: string | undefined) => void;
export interface Dialogs {
    open(name: DialogName, options?: {
        readonly next?: string;
    }): void;
    close(): void;
}
export type TelemetryAttributes = Readonly<Record<string, string | number | boolean>>;
export interface Telemetry {
    event(name: string, attributes?: TelemetryAttributes): void;
    error(error: unknown, attributes?: TelemetryAttributes): void;
}
export interface Shell {
    readonly session: Session;
    readonly organisation: ReadableStore<OrganisationState>;
    readonly preferences: ReadableStore<PreferencesState>;
    readonly api: Api;
    readonly socket: RemoteSocket;
    readonly toast: Toast;
    readonly dialogs: Dialogs;
    readonly telemetry: Telemetry;
    hold(reason: string): () => void;
}
export declare const ShellContext: import("react").Context<Shell | null>;
export declare function useShell(): Shell;
export declare function useBeginSession(): BeginSession;
export declare function useSession<Part>(select: (state: SessionState) => Part): Part;
export declare function useOrganisation<Part>(select: (state: OrganisationState) => Part): Part;
export declare function useLocale(): Locale;

// packages/contract/src/slots.ts
export interface SlotProps {
    dialogs: {
        readonly name: DialogName;
    };
    'bet-slip': {
        readonly frame: Frame;
    };
    'balance-card': {
        readonly headingLevel: 2 | 3;
    };
}
export type PropsOfSlot<Name extends string> = Name extends keyof SlotProps ? SlotProps[Name] : Readonly<Record<string, unknown>>;
export interface SlotEntry {
    readonly name: string;
    readonly order?: number;
}

// packages/contract/src/version.ts
export declare const CONTRACT_VERSION = "3.0.0";

// packages/contract/src/vocabulary.ts
export declare const accesses: readonly ['public', 'protected', 'common'];
export type Access = (typeof accesses)[number];
export declare const frames: readonly ['full', 'header', 'bare'];
export type Frame = (typeof frames)[number];
export declare const locales: readonly ['en', 'hi'];
export type Locale = (typeof locales)[number];
export declare const slotNames: readonly ['dialogs', 'bet-slip', 'balance-card'];
export type SlotName = (typeof slotNames)[number];
export declare const themes: readonly ['system', 'light', 'dark'];
export type Theme = (typeof themes)[number];
export declare const toastTypes: readonly ['success', 'error', 'info', 'warning'];
export type ToastType = (typeof toastTypes)[number];
export declare const dialogNames: readonly ['login', 'mobileNumber', 'verifyNumber', 'register', 'forgotpassword', 'resetpassword'];
export type DialogName = (typeof dialogNames)[number];

// packages/money/src/paise.ts
// declare const unit: unique symbol;
// type Paise = number & {
//     readonly [unit]: 'paise';
// };

export {};

// packages/contract/src/shared-names.ts
export type SharedName =
  | '@lingui/core *'
  | '@pavilion/contract *'
  | '@tanstack/react-query MutationCache'
  | '@tanstack/react-query QueryCache'
  | '@tanstack/react-query QueryClient'
  | '@tanstack/react-query QueryClientProvider'
  | '@tanstack/react-query QueryObserver'
  | '@tanstack/react-query focusManager'
  | '@tanstack/react-query hashKey'
  | '@tanstack/react-query infiniteQueryOptions'
  | '@tanstack/react-query keepPreviousData'
  | '@tanstack/react-query mutationOptions'
  | '@tanstack/react-query onlineManager'
  | '@tanstack/react-query queryOptions'
  | '@tanstack/react-query skipToken'
  | '@tanstack/react-query useInfiniteQuery'
  | '@tanstack/react-query useIsFetching'
  | '@tanstack/react-query useMutation'
  | '@tanstack/react-query useQueries'
  | '@tanstack/react-query useQuery'
  | '@tanstack/react-query useQueryClient'
  | 'react *'
  | 'react-dom *'
  | 'react-router BrowserRouter'
  | 'react-router Link'
  | 'react-router NavLink'
  | 'react-router Navigate'
  | 'react-router Outlet'
  | 'react-router UNSAFE_NavigationContext'
  | 'react-router generatePath'
  | 'react-router matchPath'
  | 'react-router matchRoutes'
  | 'react-router useLocation'
  | 'react-router useNavigate'
  | 'react-router useParams'
  | 'react-router useRoutes'
  | 'react-router useSearchParams'
  | 'react/jsx-runtime *'
  | 'zod/mini _default'
  | 'zod/mini array'
  | 'zod/mini boolean'
  | 'zod/mini codec'
  | 'zod/mini coerce'
  | 'zod/mini custom'
  | 'zod/mini date'
  | 'zod/mini decode'
  | 'zod/mini discriminatedUnion'
  | 'zod/mini encode'
  | 'zod/mini enum'
  | 'zod/mini exactOptional'
  | 'zod/mini extend'
  | 'zod/mini file'
  | 'zod/mini int'
  | 'zod/mini iso'
  | 'zod/mini literal'
  | 'zod/mini looseObject'
  | 'zod/mini maxLength'
  | 'zod/mini maxSize'
  | 'zod/mini maximum'
  | 'zod/mini mime'
  | 'zod/mini minLength'
  | 'zod/mini minSize'
  | 'zod/mini minimum'
  | 'zod/mini nullable'
  | 'zod/mini number'
  | 'zod/mini object'
  | 'zod/mini optional'
  | 'zod/mini parse'
  | 'zod/mini positive'
  | 'zod/mini record'
  | 'zod/mini refine'
  | 'zod/mini regex'
  | 'zod/mini safeDecode'
  | 'zod/mini safeEncode'
  | 'zod/mini safeParse'
  | 'zod/mini strictObject'
  | 'zod/mini string'
  | 'zod/mini trim'
  | 'zod/mini tuple'
  | 'zod/mini union'
  | 'zod/mini unknown'
  | 'zod/mini url'
  | 'zustand *';
