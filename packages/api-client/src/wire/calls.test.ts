import * as z from 'zod/mini';
import { isPlay } from './call.ts';
import { type Call, calls } from './index.ts';

const all: [string, Call][] = Object.entries(calls);

test('no two calls stand at the same host, method and path', () => {
  const places = all.map(([, { host, method, path }]) => `${host} ${method} ${path}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test.each(all)('%s bears its own name', (key, call) => {
  expect(call.name).toBe(key);
});

test.each(all)('%s can be told as JSON Schema', (_, call) => {
  expect(z.toJSONSchema(call.request, { io: 'input' })).toHaveProperty('$schema');
  expect(z.toJSONSchema(call.response, { io: 'input' })).toHaveProperty('$schema');
});

/** What a player's own page may read or send while nobody plays: it is never a sign of play. */
const NO_PLAY = [
  ...['updatePassword', 'signOut', 'getProfile', 'getSessions', 'endSession', 'endOtherSessions'],
  ...['getPasskeys', 'beginPasskey', 'addPasskey', 'removePasskey', 'declinePasskeys', 'beginPasskeyConfirm'],
  ...['getNotifications', 'readNotifications', 'getNotificationSettings', 'setNotificationSettings'],
  ...[
    'getAccountStatement',
    'getStatementSubject',
    'uploadFile',
    'getGateways',
    'createDeposit',
    'reclaimPayment',
    'fastpayme',
  ],
  ...['getDeposits', 'getBankAccountDetails', 'createWithdrawal', 'getWithdrawals', 'cancelWithdrawal'],
  ...['getBanks', 'addBank', 'setDefaultBank', 'removeBank', 'getKyc', 'submitKyc'],
  ...['getLimits', 'setLimit', 'setSessionLimit', 'setRealityCheck', 'takeBreak', 'selfExclude'],
  ...['getPlayNow', 'readRealityCheck', 'getPlayReport', 'sendContactMessage'],
  ...['getBonusClaims', 'activateBonus', 'getBonusStats', 'getBonusParts', 'claimBonusPart', 'cancelBonus'],
  ...['generateReferral', 'getReferralStats', 'getReferralChildren', 'getReferralSources'],
  ...['getReferralCommission', 'getReferralLines', 'getExposureAmount', 'getOwnGames', 'changeFavourites'],
  'getPlaySession',
];
/** What is bet, played or watched. */
const PLAY = [
  ...['openLobby', 'getMatches', 'getMatchCounts', 'getMatchOdds', 'getBookmakerOdds', 'getFancyOdds'],
  ...['getPriceHistory', 'getMatchSettings', 'getBets', 'placeBet', 'cancelBet', 'forgetBet'],
  ...['getCashOut', 'takeCashOut'],
];

test('every call of a signed-in player either is play or is none', () => {
  const signedIn = all.filter(([, { auth }]) => auth !== 'none');
  const names = (of: typeof all) => of.map(([name]) => name).toSorted();
  expect(names(signedIn.filter(([, call]) => isPlay(call)))).toEqual(PLAY.toSorted());
  expect(names(signedIn.filter(([, call]) => !isPlay(call)))).toEqual(NO_PLAY.toSorted());
});
