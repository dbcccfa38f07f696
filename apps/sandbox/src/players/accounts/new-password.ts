import type { accountCalls } from '@pavilion/api-client/wire';
import { Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { confirmPassword } from './confirm-password.ts';
import { indianMobile } from './mobile.ts';
import { networkPrint, rememberNetwork } from './networks.ts';
import { playerByMobile, refuseDemo, setPassword } from './players.ts';
import type { AccountServices } from './services.ts';

type NewPasswordCalls = Pick<typeof accountCalls, 'forgotPassword' | 'resetPassword' | 'updatePassword'>;

/** The calls by which a player gets another password: with a code where theirs is lost, or with the one they have. */
export function newPasswordHandlers(services: AccountServices): Handlers<NewPasswordCalls> {
  const { database, clock, limiter, sessions, codes, passwords, vault } = services;
  return {
    async forgotPassword({ phone, countryCode }, { address }) {
      await limiter.take('codesPerAddress', address);
      return sendRecoveryCode(services, phone, countryCode);
    },

    async resetPassword({ otp, password, phone, countryCode }, { address }) {
      const mobile = indianMobile(phone, countryCode);
      await limiter.take('codeTriesPerAddress', address);
      await limiter.take('codeTriesPerNumber', `recovery ${mobile.number}`);
      // Before the password is hashed: a guess of a code is not to cost as much as a password.
      if ((await codes.tryFor('recovery', mobile, otp)) !== 'right') throw notRight();
      const passwordHash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        const isUsed = await codes.use(tx, 'recovery', mobile, otp);
        const player = await playerByMobile(tx, mobile);
        if (!isUsed || !player) throw notRight();
        await setPassword(tx, player.id, passwordHash);
        await sessions.endAll(tx, player.id);
        await rememberNetwork(tx, player.id, networkPrint(vault, address), clock());
      });
      return { message: 'Password reset success' };
    },

    async updatePassword({ current, password }, { session }) {
      await refuseDemo(database, session.player);
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

const notRight = () => new Refusal(400, 'This code is not right, or can no longer be used', 'otp');

/** Sends a code to a number that has an account. For one that has none it says the same, and does the same but deliver it. */
export async function sendRecoveryCode(
  { database, limiter, codes }: AccountServices,
  number: string,
  countryCode: string,
): Promise<{ message: string }> {
  const mobile = indianMobile(number, countryCode);
  await limiter.take('codesPerNumber', mobile.number);
  await codes.send('recovery', mobile, (await playerByMobile(database, mobile)) !== undefined);
  return { message: 'OTP sent' };
}
