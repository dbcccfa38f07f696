import { accountCalls } from './account.ts';
import { catalogueCalls } from './catalogue.ts';
import { organisationCalls } from './organisation.ts';
import { sportsCalls } from './sports.ts';
import { walletCalls } from './wallet.ts';

export * from './account.ts';
export * from './call.ts';
export * from './catalogue.ts';
export * from './money.ts';
export * from './organisation.ts';
export * from './socket.ts';
export * from './sports.ts';
export * from './wallet.ts';

/** Every call there is, by name: what the sandbox routes and the tests walk through. */
export const calls = { ...accountCalls, ...organisationCalls, ...walletCalls, ...catalogueCalls, ...sportsCalls };
