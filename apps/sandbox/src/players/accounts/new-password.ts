import type { accountCalls } from '@pavilion/api-client/wire';
import { Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import type { Queryable } from '../../store/index.ts';
import { confirmPassword } from './confirm-password.ts';
import { indianMobile } from './mobile.ts';
import { playerByMobile } from './players.ts';
import type { AccountServices } from './services.ts';

type NewPasswordCalls = Pick<typeof accountCalls, 'forgotPassword' | 'resetPassword' | 'updatePassword'>;

/** The calls by which a player gets another password: with a code where theirs is lost, or with the one they have. */
export function newPasswordHandlers(services: AccountServices): Handlers<NewPasswordCalls> {
  const { database, limiter, sessions, codes, passwords } = services;
  return {
    async forgotPassword({ phone, countryCode }, { address }) {
      await limiter.take('codesPerAddress', address);
      return sendRecoveryCode(services, phone, countryCode);
    },

    async resetPassword({ otp, password }, { address }) {
      await limiter.take('codeTriesPerAddress', address);
      await limiter.take('recoveryTries', 'all');
      const passwordHash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        const mobile = await codes.takeRecovery(tx, otp);
        const player = mobile && (await playerByMobile(tx, mobile));
        if (!player) throw new Refusal(400, 'This code is not right, or can no longer be used', 'otp');
        await setPassword(tx, player.id, passwordHash);
        await sessions.endAll(tx, player.id);
      });
      return { message: 'Password reset success' };
    },

    async updatePassword({ current, password }, { session }) {
      await confirmPassword(services, session.player, current, 'current');
      if (current === password) throw new Refusal(422, 'Choose another password than the one you have.', 'password');
      const passwordHash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        await setPassword(tx, session.player, passwordHash);
        await sessions.endOthers(tx, session);
      });
      return { message: 'Password changed' };
    },
  };
}

/** Sends a code to a number that has an account, and says the same of one that has none. */
export async function sendRecoveryCode(
  { database, limiter, codes }: AccountServices,
  number: string,
  countryCode: string,
): Promise<{ message: string }> {
  const mobile = indianMobile(number, countryCode);
  await limiter.take('codesPerNumber', mobile.number);
  // Nobody learns here whether a number has an account.
  if (await playerByMobile(database, mobile)) await codes.send('recovery', mobile);
  return { message: 'OTP sent' };
}

async function setPassword(tx: Queryable, player: number, passwordHash: string): Promise<void> {
  await tx.query('update player set password_hash = $2 where id = $1', [player, passwordHash]);
}
