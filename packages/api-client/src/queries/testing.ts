import { QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import type { Api } from '../api.ts';
import { newClientRef } from '../client-ref.ts';
import type { Call } from '../wire/index.ts';
import * as factories from './index.ts';

/** What is asked of a factory's options when they run, and with which signal. */
interface MadeCall {
  readonly call: Call;
  readonly input: unknown;
  readonly signal: AbortSignal | undefined;
}

export const clientRef = newClientRef();
const phone = { mobile: '9876543210', country_code: '+91' };
const recovery = { phone: '9876543210', countryCode: '+91' };
const credential = { id: 'AQID', rawId: 'AQID', type: 'public-key' };
const days = { from: '2026-11-01', to: '2026-11-21' };
/** What the factories that need more than the API get. */
const parameters: Readonly<Record<string, readonly unknown[]>> = {
  gamesQuery: [{ provider: 'netent' }],
  statementQuery: [days],
  statementSubjectQuery: ['DP-40001'],
  bonusPartsQuery: ['b1'],
  referralStatsQuery: [56],
  referralChildrenQuery: ['p1'],
  referralLinesQuery: ['open'],
  matchesQuery: ['cricket'],
  matchOddsQuery: ['m1'],
  priceHistoryQuery: ['m1'],
  bookmakerOddsQuery: ['m1'],
  fancyOddsQuery: ['m1'],
  matchSettingsQuery: ['m1'],
  betsQuery: [{ startdate: '2026-11-01', enddate: '2026-11-21' }],
  betsOfMatchQuery: ['m1'],
  cashOutQuery: ['m1'],
  betOfReferenceQuery: [clientRef],
  playReportQuery: ['week'],
  playSessionQuery: [{ provider: 'netent', code: '1100039' }],
};
/** What the mutations that need any are run with. */
const variables: Readonly<Record<string, unknown>> = {
  loginMutation: { username: 'demo', password: 'Pavilion1' },
  checkUsernameMutation: { username: 'abcd', ...phone },
  registerMutation: { name: 'A', username: 'abcd', password: 'Pavilion1', typeId: 3, parentId: 81026, ...phone },
  sendOtpMutation: phone,
  verifyOtpMutation: { ...phone, otp: '123456' },
  forgotPasswordMutation: recovery,
  resetPasswordMutation: { otp: '123456', password: 'Pavilion1', phone: '9876543210', countryCode: '+91' },
  updatePasswordMutation: { current: 'Pavilion1', password: 'Pavilion2' },
  endSessionMutation: { id: '1' },
  beginPasskeyMutation: {},
  addPasskeyMutation: { credential: { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'o2' } } },
  removePasskeyMutation: { id: '1' },
  passkeyLoginMutation: {
    credential: { ...credential, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' } },
  },
  pageVisitMutation: { page: '/home' },
  readNotificationsMutation: { upTo: 'n1' },
  sendContactMessageMutation: { topic: 'bets', message: 'My bet was settled wrongly.' },
  setNotificationSettingsMutation: { group: 'bets', isQuiet: true },
  uploadFileMutation: { purpose: 'kyc', file: new File(['x'], 'x.png', { type: 'image/png' }) },
  createDepositMutation: { gateway: 'm_paytm', amount: 5000, fields: {}, clientRef },
  reclaimPaymentMutation: { gateway: 'm_paytm', amount: 5000, fields: {}, clientRef },
  fastpaymeMutation: { amount: 5000, returnPath: '/cashier', clientRef },
  createWithdrawalMutation: { amount: 5000, method: 'bank', bankId: 'a1', clientRef },
  cancelWithdrawalMutation: { id: 'w1', clientRef },
  addBankMutation: { type: 'card', holder: 'Rohit K', cardNumber: '4111111111111111', expires: '2029-04' },
  setDefaultBankMutation: { id: 'a1' },
  removeBankMutation: { id: 'a1' },
  setLimitMutation: { name: 'loss-day', amount: 5000 },
  setSessionLimitMutation: { minutes: 60 },
  setRealityCheckMutation: { every: 30 },
  takeBreakMutation: { length: '24h', password: 'Pavilion1' },
  selfExcludeMutation: { length: '6m', password: 'Pavilion1' },
  submitKycMutation: { type: 'passport', fields: {} },
  activateBonusMutation: { bonusId: 'b1', clientRef },
  claimBonusPartMutation: { bonusId: 'b1', part: 1, clientRef },
  cancelBonusMutation: { bonusId: 'b1', clientRef },
  generateReferralMutation: {},
  changeFavouritesMutation: { add: [{ provider: 'netent', code: '1100039' }] },
  openLobbyMutation: { gameCode: '1100039' },
  placeBetMutation: {
    refMatchId: 'm1',
    marketId: 'k1',
    marketType: 'match_odds',
    runnerId: 'r1',
    selectionType: 'back',
    odds: 1.5,
    stack: 5000,
    oddsPolicy: 'better',
    clientRef,
  },
  takeCashOutMutation: { quote: 'q1', clientRef },
  cancelBetMutation: { id: 'BT-800000', clientRef },
  forgetBetMutation: { clientRef },
};

export interface Options {
  readonly queryKey?: QueryKey;
  readonly queryFn?: (context: QueryFunctionContext) => Promise<unknown>;
  readonly initialPageParam?: unknown;
  readonly mutationFn?: (variables: unknown) => Promise<unknown>;
  readonly meta?: { readonly invalidates?: readonly QueryKey[] };
}
type Factory = (api: Api, ...rest: readonly unknown[]) => Options;

/** The signal that queries are run with. */
export const { signal } = new AbortController();

/** A factory's options, and what they ask of an API that never answers. */
export function run(name: string, factory: Factory) {
  const made: MadeCall[] = [];
  const api: Api = {
    call(call, input, options) {
      // The factories ask the wire's own calls, with both of their schemas.
      made.push({ call: call as unknown as Call, input, signal: options?.signal });
      return new Promise(() => {});
    },
  };
  const options = factory(api, ...(parameters[name] ?? []));
  const { queryKey = [], initialPageParam: pageParam } = options;
  const client = new QueryClient();
  void options.queryFn?.({ client, signal, queryKey, pageParam } as unknown as QueryFunctionContext);
  void options.mutationFn?.(variables[name]);
  return { name, options, made };
}

/** Every factory of the client, run once. */
export const everyFactory = (Object.entries(factories) as unknown as [string, Factory][]).map(([name, factory]) =>
  run(name, factory),
);
