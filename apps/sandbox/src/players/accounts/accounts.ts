import type { accountCalls, profileCalls } from '@pavilion/api-client/wire';
import { istDay, Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { deviceHandlers } from './devices.ts';
import { newPasswordHandlers } from './new-password.ts';
import type { AccountServices } from './services.ts';
import { signInHandlers } from './sign-in.ts';
import { signUpHandlers } from './sign-up.ts';
import { countVisit } from './visits.ts';

export type { AccountServices };

/** The calls of sign-in, sign-up and recovery. */
export function accountHandlers(services: AccountServices): Handlers<typeof accountCalls & typeof profileCalls> {
  const { database, clock, limiter, vault, referrals } = services;
  return {
    ...signInHandlers(services),
    ...signUpHandlers(services),
    ...newPasswordHandlers(services),
    ...deviceHandlers(services),

    async pageVisit({ page, ref }, { address }) {
      await limiter.take('visitsPerAddress', address);
      if (!page.startsWith('/')) throw new Refusal(422, 'A page begins with /.', 'page');
      if (ref) await referrals.countClick(database, ref, istDay(clock()), vault.fingerprint(`visitor:${address}`));
      await countVisit(services, page, address);
      return {};
    },
  };
}
