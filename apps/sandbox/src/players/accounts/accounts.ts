import type { accountCalls, User } from '@pavilion/api-client/wire';
import { addPaise, negatePaise, paise } from '@pavilion/money';
import { type Clock, istDay, MINUTE, Refusal } from '../../base/index.ts';
import { otpFlagOf } from '../../organisation/index.ts';
import type { Handlers, RateLimiter } from '../../server/index.ts';
import { type Database, post, violates } from '../../store/index.ts';
import { confirmPassword } from './confirm-password.ts';
import { indianMobile } from './mobile.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { Passwords } from './passwords.ts';
import {
  addPlayer,
  demoPlayer,
  type Mobile,
  type Player,
  playerByMobile,
  playerByName,
  usernameKey,
  userOf,
} from './players.ts';
import type { Fingerprints, Referrals } from './referrals.ts';
import type { Sessions } from './sessions.ts';

export interface AccountServices {
  readonly database: Database;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly sessions: Sessions;
  readonly codes: OneTimeCodes;
  readonly passwords: Passwords;
  readonly vault: Fingerprints;
  readonly referrals: Referrals;
}

/** What a new player gets to play with, in paise. */
const WELCOME = { cash: paise(1_000_000), coins: paise(100_000) };
/** How long a verified number may wait for its registration. */
const VERIFIED_FOR = 30 * MINUTE;

const NUMBER_TAKEN = 'This mobile number is already registered';
const NAME_TAKEN = 'This username is taken';

/** The calls of sign-in, sign-up and recovery. */
export function accountHandlers(services: AccountServices): Handlers<typeof accountCalls> {
  const { database, clock, limiter, sessions, codes, passwords, vault, referrals } = services;

  const recover = async (number: string, countryCode: string) => {
    const mobile = indianMobile(number, countryCode);
    await limiter.take('codesPerNumber', mobile.number);
    // Nobody learns here whether a number has an account.
    if (await playerByMobile(database, mobile)) await codes.send('recovery', mobile);
    return { message: 'OTP sent' };
  };

  return {
    async login({ username, password, remember }, { address }) {
      if (username.trim() === '') throw new Refusal(422, 'Username cannot be empty', 'username');
      if (password === '') throw new Refusal(422, 'Password cannot be empty', 'password');
      await limiter.take('signInsPerAddress', address);
      await limiter.take('signInsPerName', usernameKey(username).slice(0, 40));
      const player = await playerByName(database, username);
      if (!(await passwords.check(password, player?.passwordHash)) || !player) {
        throw new Refusal(400, 'Invalid username or password');
      }
      await limiter.forget('signInsPerName', usernameKey(username));
      return {
        ...signedIn(player, await sessions.begin(database, player.id, remember ?? false)),
        message: 'Login Success',
      };
    },

    async demoLogin(_, { address }) {
      await limiter.take('signInsPerAddress', address);
      const player = await demoPlayer(database);
      if (!player) throw new Refusal(404, 'There is no demo player');
      return { ...signedIn(player, await sessions.begin(database, player.id, false)), message: 'Login Success' };
    },

    async demoUsersCheck() {
      return { hasDemoUsers: (await demoPlayer(database)) !== undefined };
    },

    async sendOtp(input, { address }) {
      await limiter.take('codesPerAddress', address);
      if ('phone' in input) return recover(input.phone, input.countryCode);
      const mobile = indianMobile(input.mobile, input.country_code);
      if (await playerByMobile(database, mobile)) throw new Refusal(409, NUMBER_TAKEN, 'mobile');
      await limiter.take('codesPerNumber', mobile.number);
      await codes.send('sign-up', mobile);
      return { message: 'OTP sent' };
    },

    async verifyOtp(input, { address }) {
      const mobile = indianMobile(input.mobile, input.country_code);
      await limiter.take('codeTriesPerAddress', address);
      const attempt = await codes.tryFor(mobile, input.otp);
      if (attempt === 'wrong') throw new Refusal(400, 'This code is not right', 'otp');
      if (attempt === 'over') throw new Refusal(400, 'This code can no longer be used. Ask for a new one.', 'otp');
      await database.query(
        `insert into verified_mobile (country_code, mobile, verified_at) values ($1, $2, $3)
         on conflict (country_code, mobile) do update set verified_at = excluded.verified_at`,
        [mobile.country, mobile.number, clock()],
      );
      return { message: 'Mobile number verified' };
    },

    async register(input) {
      const mobile = indianMobile(input.mobile, input.country_code);
      if (input.name.trim() === '') throw new Refusal(422, 'Name cannot be empty', 'name');
      if (usernameKey(input.username).length < 4)
        throw new Refusal(422, 'Username must be 4 to 15 characters.', 'username');
      // Before the verification, so that a name that is taken does not use it up; the constraints decide in the end.
      if (await playerByMobile(database, mobile)) throw new Refusal(409, NUMBER_TAKEN, 'mobile');
      if (await playerByName(database, input.username)) throw new Refusal(409, NAME_TAKEN, 'username');
      const code = input.agent_code?.trim();
      const owner = code ? await referrals.ownerOf(database, code) : undefined;
      if (code && !owner) throw new Refusal(422, 'This agent or referral code is not known', 'agent_code');
      const passwordHash = await passwords.hash(input.password);
      try {
        return await database.transaction(async (tx) => {
          await useVerification(mobile, tx);
          const player = await addPlayer(tx, {
            ...input,
            agentCode: input.agent_code,
            mobile,
            passwordHash,
            at: clock(),
          });
          if (owner) await referrals.joinUnder(tx, player.id, owner, clock());
          await post(tx, {
            reference: `welcome:${userOf(player).mstruserid}`,
            kind: 'adjustment',
            title: 'Play money to start with',
            detail: 'Not real money',
            state: 'Added',
            at: clock(),
            entries: [
              { account: { house: 'play-money' }, amount: negatePaise(addPaise(WELCOME.cash, WELCOME.coins)) },
              { account: { player: player.id, name: 'cash' }, amount: WELCOME.cash },
              { account: { player: player.id, name: 'coins' }, amount: WELCOME.coins },
            ],
          });
          return { ...signedIn(player, await sessions.begin(tx, player.id, false)), message: 'Player added' };
        });
      } catch (error) {
        if (violates(error, 'player_mobile_key')) throw new Refusal(409, NUMBER_TAKEN, 'mobile');
        if (violates(error, 'player_username_key')) throw new Refusal(409, NAME_TAKEN, 'username');
        throw error;
      }
    },

    async forgotPassword({ phone, countryCode }, { address }) {
      await limiter.take('codesPerAddress', address);
      return recover(phone, countryCode);
    },

    async resetPassword({ otp, password }, { address }) {
      await limiter.take('codeTriesPerAddress', address);
      await limiter.take('recoveryTries', 'all');
      const passwordHash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        const mobile = await codes.takeRecovery(tx, otp);
        const player = mobile && (await playerByMobile(tx, mobile));
        if (!player) throw new Refusal(400, 'This code is not right, or can no longer be used', 'otp');
        await tx.query('update player set password_hash = $2 where id = $1', [player.id, passwordHash]);
        await sessions.endAll(tx, player.id);
      });
      return { message: 'Password reset success' };
    },

    async updatePassword({ current, password }, { session }) {
      await confirmPassword(services, database, session.player, current, 'current');
      if (current === password) throw new Refusal(422, 'Choose another password than the one you have.', 'password');
      const passwordHash = await passwords.hash(password);
      await database.transaction(async (tx) => {
        await tx.query('update player set password_hash = $2 where id = $1', [session.player, passwordHash]);
        await sessions.endOthers(tx, session);
      });
      return { message: 'Password changed' };
    },

    async signOut(_, { session }) {
      await sessions.end(database, session);
      return { message: 'Signed out' };
    },

    async pageVisit({ page, ref }, { address }) {
      if (!page.startsWith('/')) throw new Refusal(422, 'A page begins with /.', 'page');
      if (ref) await referrals.countClick(database, ref, istDay(clock()), vault.fingerprint(`visitor:${address}`));
      await database.query(
        `insert into page_visit (page, day, visits) values ($1, $2::text::date, 1)
         on conflict (page, day) do update set visits = page_visit.visits + 1`,
        [page, istDay(clock())],
      );
      return {};
    },
  };

  /** A registration needs its number verified just before, unless the organisation does without (spec §9, OTP flag). */
  async function useVerification(mobile: Mobile, tx: Pick<Database, 'query'>): Promise<void> {
    const verified = await tx.query(
      'delete from verified_mobile where country_code = $1 and mobile = $2 and verified_at > $3 returning 1',
      [mobile.country, mobile.number, new Date(clock().getTime() - VERIFIED_FOR)],
    );
    if (verified.length === 0 && (await otpFlagOf(tx)) === 0) {
      throw new Refusal(403, 'Verify your mobile number first', 'mobile');
    }
  }
}

function signedIn(player: Player, token: string): { token: string; user: User } {
  return { token, user: userOf(player) };
}
