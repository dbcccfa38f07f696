import type { CallOutput, getPasskeys, PasskeyAttestation, passkeyCalls } from '@pavilion/api-client/wire';
import { idOf, MINUTE, Refusal } from '../../base/index.ts';
import { nameOf } from '../../organisation/index.ts';
import type { CallContext, Handlers, Session } from '../../server/index.ts';
import { violates } from '../../store/index.ts';
import { confirmPassword } from '../accounts/confirm-password.ts';
import { deviceOf } from '../accounts/device.ts';
import { networkPrint, rememberNetwork } from '../accounts/networks.ts';
import { isDemo, lockPlayer, playerOf, profileOf } from '../accounts/players.ts';
import type { AccountServices } from '../accounts/services.ts';
import { isBegunSince } from '../accounts/sessions.ts';
import { beginOn, signedIn } from '../accounts/sign-in.ts';
import { tellPasskey } from '../notifications/passkey-changed.ts';
import { challengeIn, passkeySiteOf, signedBy } from './assertion.ts';
import { goodUntil, newChallenge, spendChallenge } from './challenges.ts';
import { createdPasskey, creationOf, requestOf } from './creation.ts';
import {
  confirmationOf,
  declinePasskeys,
  descriptorsOf,
  forgetPasskey,
  hasDeclined,
  holdNewPlaces,
  keepPasskey,
  MOST_PASSKEYS,
  passkeysOf,
} from './passkeys.ts';

/** How long whoever has signed in need not show again who they are, ms, before they change their passkeys. */
const FRESH = 10 * MINUTE;

/** The calls of passkeys: a player's own, and the sign-in by one. */
export function passkeyHandlers(services: AccountServices): Handlers<typeof passkeyCalls> {
  return { ...ownPasskeyHandlers(services), ...passkeySignInHandlers(services) };
}

type SignInCalls = Pick<typeof passkeyCalls, 'beginPasskeyLogin' | 'passkeyLogin'>;

function ownPasskeyHandlers(services: AccountServices): Handlers<Omit<typeof passkeyCalls, keyof SignInCalls>> {
  const { database, clock, limiter, vault } = services;
  return {
    getPasskeys: async (_, { session }) => ({ data: await listed(services, session) }),

    async beginPasskey({ password }, context) {
      const { session, organisation } = context;
      const site = passkeySiteOf(context);
      await confirmFirst(services, session, password);
      const known = await descriptorsOf(database, session.player);
      if (known.length >= MOST_PASSKEYS) throw full();
      const owner = {
        ...(await profileOf(database, session.player)),
        handle: vault.fingerprint(`passkey owner:${session.player}`),
        siteName: await nameOf(database, organisation.code),
      };
      return { data: creationOf(site, owner, newChallenge(vault, `add ${session.player}`, clock()), known) };
    },

    async addPasskey({ credential }, context) {
      await limiter.take('passkeyChangesPerPlayer', String(context.session.player));
      await keepAdded(services, context, credential);
      return { data: await listed(services, context.session), message: 'Passkey added' };
    },

    async removePasskey({ id, password }, { session }) {
      const { player } = session;
      await limiter.take('passkeyChangesPerPlayer', String(player));
      await confirmFirst(services, session, password);
      const at = clock();
      await database.transaction(async (tx) => {
        await lockPlayer(tx, player);
        if (!(await forgetPasskey(tx, player, idOf(id) ?? 0)))
          throw new Refusal(404, 'This passkey was not found.', 'id');
        // The others still confirm.
        if (!(await confirmationOf(tx, player, at)).hasPasskey) await holdNewPlaces(tx, player, at);
        await tellPasskey(tx, player, 'removed', at);
      });
      return { data: await listed(services, session), message: 'Passkey removed' };
    },

    async declinePasskeys(_, { session }) {
      await declinePasskeys(database, session.player, clock());
      return {};
    },

    async beginPasskeyConfirm(_, context) {
      const { player } = context.session;
      const challenge = newChallenge(vault, `confirm ${player}`, clock());
      return { data: requestOf(passkeySiteOf(context), challenge, await descriptorsOf(database, player)) };
    },
  };
}

function passkeySignInHandlers(services: AccountServices): Handlers<SignInCalls> {
  const { database, clock, limiter, vault } = services;
  return {
    async beginPasskeyLogin(_, context) {
      const challenge = newChallenge(vault, `sign in ${context.organisation.code}`, clock());
      return { data: requestOf(passkeySiteOf(context), challenge) };
    },

    async passkeyLogin({ credential, remember }, context) {
      const { address, userAgent, organisation } = context;
      await limiter.take('signInsPerAddress', address);
      const what = `sign in ${organisation.code}` as const;
      const { player: id } = await signedBy(services, passkeySiteOf(context), credential, { what });
      const player = await playerOf(database, organisation.code, id);
      if (!player) throw new Refusal(400, 'This passkey is not registered here. Log in with your password.');
      const network = networkPrint(vault, address);
      const token = await beginOn(services, player, remember ?? false, { device: deviceOf(userAgent), network });
      await rememberNetwork(database, player.id, network, clock());
      return { ...signedIn(player, token), message: 'Login Success' };
    },
  };
}

/** Keeps a new passkey of this site, made for its player's challenge, and lets them know. */
async function keepAdded(
  { database, clock, vault }: AccountServices,
  context: CallContext,
  credential: PasskeyAttestation,
): Promise<void> {
  const { player } = context.session;
  const [site, at] = [passkeySiteOf(context), clock()];
  const challenge = challengeIn(credential);
  const until = challenge && goodUntil(vault, `add ${player}`, challenge, at);
  if (!challenge || !until) throw over();
  const created = await createdPasskey(site, credential, challenge);
  if (!created) throw new Refusal(400, 'This passkey could not be checked. Try again.');
  try {
    await database.transaction(async (tx) => {
      await lockPlayer(tx, player);
      if (!(await spendChallenge(tx, challenge, until))) throw over();
      const others = await descriptorsOf(tx, player);
      if (others.length >= MOST_PASSKEYS) throw full();
      // Until now the others alone have confirmed.
      if (others.length > 0) await holdNewPlaces(tx, player, at);
      await keepPasskey(tx, { ...created, player, device: deviceOf(context.userAgent), at });
      await tellPasskey(tx, player, 'added', at);
    });
  } catch (error) {
    if (violates(error, 'passkey_once')) throw new Refusal(409, 'This passkey is already saved.');
    throw error;
  }
}

const over = () => new Refusal(400, 'This request has expired. Try again.');
const full = () => new Refusal(409, `You can have up to ${MOST_PASSKEYS} passkeys. Remove one first.`);

async function listed(
  { database, clock }: AccountServices,
  session: Session,
): Promise<CallOutput<typeof getPasskeys>['data']> {
  const passkeys = await passkeysOf(database, session.player);
  const { heldUntil } = await confirmationOf(database, session.player, clock());
  const isOffered =
    passkeys.length === 0 &&
    !(await isDemo(database, session.player)) &&
    !(await hasDeclined(database, session.player)) &&
    (await isFresh(database, session, clock()));
  return { passkeys, isOffered, ...(heldUntil === null ? {} : { heldUntil }) };
}

const isFresh = (database: AccountServices['database'], session: Session, now: Date): Promise<boolean> =>
  isBegunSince(database, session, new Date(now.getTime() - FRESH));

/** A stolen token alone adds no passkey and removes none: a while after the sign-in it takes the password. */
async function confirmFirst(services: AccountServices, session: Session, password: string | undefined): Promise<void> {
  const { database, clock } = services;
  const { player } = session;
  if (await isDemo(database, player)) throw new Refusal(403, 'The demo account is shared: it has no passkeys.');
  if (await isFresh(database, session, clock())) return;
  if (!password) throw new Refusal(403, 'Enter your password to change your passkeys.', 'password');
  await confirmPassword(services, { player, counted: String(player) }, password, 'password');
}
