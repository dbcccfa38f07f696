import type { accountCalls, CallInput } from '@pavilion/api-client/wire';
import { addPaise, negatePaise, paise } from '@pavilion/money';
import { MINUTE, Refusal } from '../../base/index.ts';
import { otpFlagOf } from '../../organisation/index.ts';
import type { Handlers } from '../../server/index.ts';
import { post, type Queryable, type Transaction, violates } from '../../store/index.ts';
import { deviceOf } from './device.ts';
import { indianMobile } from './mobile.ts';
import { networkPrint, rememberNetwork } from './networks.ts';
import { sendRecoveryCode } from './new-password.ts';
import {
  addPlayer,
  type Mobile,
  organisationOfPlayer,
  type Player,
  playerByMobile,
  playerByName,
  playerJustAdded,
  usernameKey,
  userOf,
} from './players.ts';
import type { CodeOwner } from './referrals.ts';
import type { AccountServices } from './services.ts';
import { signedIn } from './sign-in.ts';

type SignUpCalls = Pick<typeof accountCalls, 'sendOtp' | 'verifyOtp' | 'checkUsername' | 'register'>;
type Registration = CallInput<typeof accountCalls.register>;

/** What a new player gets to play with, in paise. */
const WELCOME = { cash: paise(1_000_000), coins: paise(100_000) };
/** How long a verified number may wait for its registration. */
const VERIFIED_FOR = 30 * MINUTE;
/** How long a registration that is sent again is answered as the first time, from where it came. */
const ANSWERED_FOR = 10 * MINUTE;

const NUMBER_TAKEN = 'This mobile number is already registered';
const NAME_TAKEN = 'This username is taken';

/** The calls by which somebody becomes a player: a code to their number, the code back, and their details. */
export function signUpHandlers(services: AccountServices): Handlers<SignUpCalls> {
  const { database, clock, limiter, sessions, codes, passwords } = services;
  return {
    async sendOtp(input, { address, organisation }) {
      await limiter.take('codesPerAddress', address);
      if ('phone' in input) return sendRecoveryCode(services, organisation.code, input.phone, input.countryCode);
      const mobile = indianMobile(input.mobile, input.country_code);
      await limiter.take('codesPerNumber', mobile.number);
      // Whether the number has an account is said to whoever has the code that is sent to it.
      await codes.send('sign-up', mobile, true);
      return { message: 'OTP sent' };
    },

    async verifyOtp(input, { address, organisation }) {
      const mobile = indianMobile(input.mobile, input.country_code);
      await limiter.take('codeTriesPerAddress', address);
      const attempt = await codes.tryFor('sign-up', mobile, input.otp);
      if (attempt === 'wrong') throw new Refusal(400, 'This code is incorrect', 'otp');
      if (attempt === 'over') throw overCode();
      if (attempt === 'repeated') {
        if (!(await isStanding(database, mobile, clock()))) throw overCode();
        return { message: 'Mobile number verified' };
      }
      const isTaken = await database.transaction((tx) => verify(tx, services, organisation.code, mobile, input.otp));
      if (isTaken) throw new Refusal(409, NUMBER_TAKEN, 'mobile');
      return { message: 'Mobile number verified' };
    },

    async checkUsername(input, { address, organisation }) {
      return { isAvailable: await isFree(services, organisation.code, input, address) };
    },

    async register(input, { address, userAgent, organisation: { code: organisation } }) {
      const from = { device: deviceOf(userAgent), network: networkPrint(services.vault, address) };
      await limiter.take('registrationsPerAddress', address);
      const mobile = indianMobile(input.mobile, input.country_code);
      const earlier = await registeredBefore(services, organisation, input, mobile, address);
      if (earlier) {
        return {
          ...signedIn(earlier, await sessions.begin(database, earlier.id, false, from)),
          message: 'Player added',
        };
      }
      // First: who has not shown that the number is theirs learns nothing about it, and no password of theirs is hashed.
      if (!(await isVerified(database, organisation, mobile, clock()))) throw notVerified();
      const owner = await admit(services, organisation, input, mobile);
      const passwordHash = await passwords.hash(input.password);
      return database
        .transaction(async (tx) => {
          const at = clock();
          await useVerification(tx, organisation, mobile, at);
          const player = await join(services, tx, { ...input, organisation, mobile, passwordHash, at }, owner);
          await rememberNetwork(tx, player.id, from.network, at);
          return { ...signedIn(player, await sessions.begin(tx, player.id, false, from)), message: 'Player added' };
        })
        .catch((error: unknown) => {
          throw takenIn(error) ?? error;
        });
    },
  };
}

/** As a registration says it: who has not shown that the number is theirs learns nothing of any player. */
async function isFree(
  { database, clock, limiter }: AccountServices,
  organisation: string,
  { username, mobile, country_code }: CallInput<typeof accountCalls.checkUsername>,
  address: string,
): Promise<boolean> {
  await limiter.take('nameChecksPerAddress', address);
  if (!(await isVerified(database, organisation, indianMobile(mobile, country_code), clock()))) throw notVerified();
  return !(await playerByName(database, organisation, username));
}

const overCode = () => new Refusal(400, 'This code is no longer valid. Request a new one.', 'otp');

/** Uses a right code up and notes its number as verified. Returns whether the number has an account: then it is not. */
async function verify(
  tx: Queryable,
  { clock, codes }: AccountServices,
  organisation: string,
  mobile: Mobile,
  otp: string,
): Promise<boolean> {
  if (!(await codes.use(tx, 'sign-up', mobile, otp))) throw overCode();
  if (await playerByMobile(tx, organisation, mobile)) return true;
  await tx.query(
    `insert into verified_mobile (country_code, mobile, verified_at) values ($1, $2, $3)
     on conflict (country_code, mobile) do update set verified_at = excluded.verified_at`,
    [mobile.country, mobile.number, clock()],
  );
  return false;
}

/** Whether somebody may register as they ask to; returns whose code they come with, or refuses. */
async function admit(
  { database, clock, referrals }: AccountServices,
  organisation: string,
  input: Registration,
  mobile: Mobile,
): Promise<CodeOwner | undefined> {
  if (input.name.trim() === '') throw new Refusal(422, 'Name cannot be empty', 'name');
  if (usernameKey(input.username).length < 4) {
    throw new Refusal(422, 'Username must be 4 to 15 characters.', 'username');
  }
  // Before the verification, so that a name that is taken does not use it up; the constraints decide in the end.
  if (await playerByMobile(database, organisation, mobile)) {
    // Where the verification has just been used, by another registration, this one is as one without it.
    throw (await isVerified(database, organisation, mobile, clock()))
      ? new Refusal(409, NUMBER_TAKEN, 'mobile')
      : notVerified();
  }
  if (await playerByName(database, organisation, input.username)) throw new Refusal(409, NAME_TAKEN, 'username');
  const code = input.agent_code?.trim();
  const owner = code ? await referrals.ownerOf(database, code) : undefined;
  // A player's code is good at their own organisation.
  const isElsewhere =
    owner !== undefined &&
    'referrer' in owner &&
    (await organisationOfPlayer(database, owner.referrer)) !== organisation;
  if (code && (!owner || isElsewhere))
    throw new Refusal(422, 'This agent or referral code was not found', 'agent_code');
  return owner;
}

/**
 * The player whom this very registration has made a moment ago, from this network: its answer was lost. Undefined where anything of
 * it is another; who tries passwords here is limited as at signing in.
 */
async function registeredBefore(
  { database, clock, limiter, passwords, vault }: AccountServices,
  organisation: string,
  input: Registration,
  mobile: Mobile,
  address: string,
): Promise<Player | undefined> {
  const player = await playerJustAdded(database, organisation, {
    username: input.username,
    mobile,
    network: networkPrint(vault, address),
    since: new Date(clock().getTime() - ANSWERED_FOR),
  });
  if (!player || player.name !== input.name.trim()) return undefined;
  await limiter.take('signInsPerName', `${usernameKey(input.username)} ${address}`);
  return passwords.check(input.password, async () => player);
}

/** A registration needs its number verified just before, unless the organisation does without (spec §9, OTP flag). */
async function isVerified(database: Queryable, organisation: string, mobile: Mobile, at: Date): Promise<boolean> {
  return (await isStanding(database, mobile, at)) || (await otpFlagOf(database, organisation)) !== 0;
}

/** Whether a number has been verified and not yet registered. */
async function isStanding(database: Queryable, mobile: Mobile, at: Date): Promise<boolean> {
  const verified = await database.query(
    'select 1 from verified_mobile where country_code = $1 and mobile = $2 and verified_at > $3',
    [mobile.country, mobile.number, new Date(at.getTime() - VERIFIED_FOR)],
  );
  return verified.length > 0;
}

/** Uses the verification up: it is good for one registration, also where two come at the same time. */
async function useVerification(tx: Queryable, organisation: string, mobile: Mobile, at: Date): Promise<void> {
  const verified = await tx.query(
    'delete from verified_mobile where country_code = $1 and mobile = $2 and verified_at > $3 returning 1',
    [mobile.country, mobile.number, new Date(at.getTime() - VERIFIED_FOR)],
  );
  if (verified.length === 0 && (await otpFlagOf(tx, organisation)) === 0) throw notVerified();
}

const notVerified = () => new Refusal(403, 'Verify your mobile number first', 'mobile');

/** Adds the player, where their code says, with play money to start with. */
async function join(
  { referrals }: AccountServices,
  tx: Transaction,
  input: Omit<Registration, 'mobile'> & {
    readonly organisation: string;
    readonly mobile: Mobile;
    readonly passwordHash: string;
    readonly at: Date;
  },
  owner: CodeOwner | undefined,
): Promise<Player> {
  const { at } = input;
  const player = await addPlayer(tx, { ...input, agentCode: input.agent_code });
  if (owner) await referrals.joinUnder(tx, player.id, owner, at);
  await post(tx, {
    reference: `welcome:${userOf(player).mstruserid}`,
    kind: 'adjustment',
    title: 'Play money to start with',
    detail: 'Not real money',
    state: 'Added',
    at,
    entries: [
      { account: { house: 'play-money' }, amount: negatePaise(addPaise(WELCOME.cash, WELCOME.coins)) },
      { account: { player: player.id, name: 'cash' }, amount: WELCOME.cash },
      { account: { player: player.id, name: 'coins' }, amount: WELCOME.coins },
    ],
  });
  return player;
}

/** What the database's refusal of a number or a name that somebody else has just taken means to the player. */
function takenIn(error: unknown): Refusal | null {
  if (violates(error, 'player_mobile_key')) return new Refusal(409, NUMBER_TAKEN, 'mobile');
  if (violates(error, 'player_username_key')) return new Refusal(409, NAME_TAKEN, 'username');
  return null;
}
