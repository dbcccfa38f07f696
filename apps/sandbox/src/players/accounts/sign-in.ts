import type { accountCalls, User } from '@pavilion/api-client/wire';
import { Refusal } from '../../base/index.ts';
import type { Handlers } from '../../server/index.ts';
import { deviceOf } from './device.ts';
import { networkPrint, rememberNetwork } from './networks.ts';
import { demoPlayer, lockPlayer, type Player, playerSigningIn, renewPassword, usernameKey, userOf } from './players.ts';
import type { AccountServices } from './services.ts';
import { isDeviceKnown, type SignedInFrom } from './sessions.ts';

type SignInCalls = Pick<typeof accountCalls, 'login' | 'demoLogin' | 'demoUsersCheck' | 'signOut'>;

/** The calls by which a session begins and ends. */
export function signInHandlers(services: AccountServices): Handlers<SignInCalls> {
  const { database, clock, limiter, sessions, passwords, vault } = services;
  return {
    async login({ username, password, remember }, { address, userAgent, organisation }) {
      if (username.trim() === '') throw new Refusal(422, 'Username cannot be empty', 'username');
      if (password === '') throw new Refusal(422, 'Password cannot be empty', 'password');
      await limiter.take('signInsPerAddress', address);
      const name = usernameKey(username).slice(0, 40);
      const tries = `${name} ${address}`;
      await limiter.take('signInsPerName', tries);
      const network = networkPrint(vault, address);
      const player = await passwords.check(password, () =>
        playerSigningIn(database, organisation.code, username, network),
      );
      // Strangers to a name make each other wait, and never its player at home, who is known by the right password: with a wrong one
      // they are answered, and counted, as at a name that nobody has. So the password is checked whatever comes of it.
      if (!player?.isKnownHere) await limiter.take('strangersPerName', name);
      if (!player) throw new Refusal(400, 'Invalid username or password');
      await limiter.forget('signInsPerName', tries);
      await renew(services, player, password);
      const token = await beginOn(services, player, remember ?? false, { device: deviceOf(userAgent), network });
      await rememberNetwork(database, player.id, network, clock());
      return { ...signedIn(player, token), message: 'Login Success' };
    },

    async demoLogin(_, { address, userAgent, organisation }) {
      await limiter.take('signInsPerAddress', address);
      const player = await demoPlayer(database, organisation.code);
      if (!player) throw new Refusal(404, 'There is no demo player');
      const from = { device: deviceOf(userAgent), network: networkPrint(vault, address) };
      return { ...signedIn(player, await sessions.begin(database, player.id, false, from)), message: 'Login Success' };
    },

    async demoUsersCheck(_, { organisation }) {
      return { hasDemoUsers: (await demoPlayer(database, organisation.code)) !== undefined };
    },

    async signOut(_, { session }) {
      await sessions.end(database, session, 'signed out');
      return { message: 'Signed out' };
    },
  };
}

/** Begins a session, and lets its player know where none of theirs was on such a device. */
export async function beginOn(
  { database, clock, sessions, tellNewDevice }: AccountServices,
  { id }: Pick<Player, 'id'>,
  isRemembered: boolean,
  from: SignedInFrom,
): Promise<string> {
  if (await isDeviceKnown(database, id, from.device)) return sessions.begin(database, id, isRemembered, from);
  return database.transaction(async (tx) => {
    await lockPlayer(tx, id);
    // Of two sign-ins at the same moment one is the first.
    if (!(await isDeviceKnown(tx, id, from.device))) await tellNewDevice(tx, id, from.device, clock());
    return sessions.begin(tx, id, isRemembered, from);
  });
}

/** Keeps a password as new ones are kept. While too much is being hashed it waits for another time. */
async function renew({ database, passwords }: AccountServices, player: Player, password: string): Promise<void> {
  if (!passwords.isOld(player.passwordHash)) return;
  const passwordHash = await passwords.hash(password).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (passwordHash !== null) await renewPassword(database, player, passwordHash);
}

/** What a player who has just got in receives. */
export function signedIn(player: Player, token: string): { token: string; user: User } {
  return { token, user: userOf(player) };
}
