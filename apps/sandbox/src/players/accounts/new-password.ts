import type { accountCalls } from '@pavilion/api-client/wire';
import { Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { confirmPassword } from './confirm-password.ts';
import { indianMobile } from './mobile.ts';
import { networkPrint, rememberNetwork } from './networks.ts';
import { type Mobile, playerByMobile, refuseDemo, setPassword } from './players.ts';
import type { AccountServices } from './services.ts';

type NewPasswordCalls = Pick<typeof accountCalls, 'forgotPassword' | 'resetPassword' | 'updatePassword'>;

/** The calls by which a player gets another password: with a code where theirs is lost, or with the one they have. */
export function newPasswordHandlers(services: AccountServices): Handlers<NewPasswordCalls> {
  const { database, clock, limiter, sessions, codes, passwords, tellPasswordChanged } = services;
  return {
    async forgotPassword({ phone, countryCode }, { address, organisation }) {
      await limiter.take('codesPerAddress', address);
      return sendRecoveryCode(services, organisation.code, phone, countryCode);
    },

    async resetPassword({ otp, password, phone, countryCode }, { address, organisation: { code: organisation } }) {
      const mobile = indianMobile(phone, countryCode);
      await limiter.take('codeTriesPerAddress', address);
      // Before the password is hashed: a guess of a code is not to cost as much as a password.
      const attempt = await codes.tryFor('recovery', mobile, otp);
      if (attempt === 'right') await reset(services, { organisation, mobile, otp, password, address });
      else if (attempt !== 'repeated' || !(await isPassword(services, organisation, mobile, password)))
        throw notRight();
      return { message: 'Password reset success' };
    },

    async updatePassword({ current, password }, { session }) {
      await refuseDemo(database, session.player);
      const { player } = session;
      await confirmPassword(services, { player, counted: String(player) }, current, 'current');
      if (current === password) throw new Refusal(422, 'Choose a different password.', 'password');
      const passwordHash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        await setPassword(tx, session.player, passwordHash, clock());
        await tellPasswordChanged(tx, session.player, clock());
        await sessions.endOthers(tx, session, 'password');
      });
      return { message: 'Password changed' };
    },
  };
}

const notRight = () => new Refusal(400, 'This code is incorrect or no longer valid', 'otp');

/** Sets a password with the right code, which ends every session. Refuses where the code has been used meanwhile. */
async function reset(
  { database, clock, sessions, codes, passwords, vault, tellPasswordChanged }: AccountServices,
  input: {
    readonly organisation: string;
    readonly mobile: Mobile;
    readonly otp: string;
    readonly password: string;
    readonly address: string;
  },
): Promise<void> {
  const passwordHash = await passwords.hash(input.password);
  await database.transaction(async (tx) => {
    const isUsed = await codes.use(tx, 'recovery', input.mobile, input.otp);
    const player = await playerByMobile(tx, input.organisation, input.mobile);
    if (!isUsed || !player) throw notRight();
    await setPassword(tx, player.id, passwordHash, clock());
    await tellPasswordChanged(tx, player.id, clock());
    await sessions.endAll(tx, player.id, 'password');
    await rememberNetwork(tx, player.id, networkPrint(vault, input.address), clock());
  });
}

/** Whether a number's player has this password: then whoever sends the code again has lost the answer alone. */
async function isPassword(
  { database, passwords }: AccountServices,
  organisation: string,
  mobile: Mobile,
  password: string,
): Promise<boolean> {
  return (await passwords.check(password, () => playerByMobile(database, organisation, mobile))) !== undefined;
}

/** Sends a code to a number that has an account. For one that has none it says the same, and does the same but deliver it. */
export async function sendRecoveryCode(
  { database, limiter, codes }: AccountServices,
  organisation: string,
  number: string,
  countryCode: string,
): Promise<{ message: string }> {
  const mobile = indianMobile(number, countryCode);
  await limiter.take('codesPerNumber', mobile.number);
  await codes.send('recovery', mobile, (await playerByMobile(database, organisation, mobile)) !== undefined);
  return { message: 'OTP sent' };
}
