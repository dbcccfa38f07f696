import { timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { playerId, Refusal } from '../base/index.ts';
import { fileOf, networkPrint, routeInboxPages, whoseFile } from '../players/index.ts';
import {
  failureOf,
  isFromThisMachine,
  logFailure,
  networkOf,
  OWN_FORM_POLICY,
  ownAssets,
  ownPath,
  PAGE_HEADERS,
} from '../server/index.ts';
import { routeContact } from './contact.ts';
import { routeDebts } from './debts.ts';
import { routeDeposits } from './deposits.ts';
import { createDesk, type Desk, type DeskServices } from './desk.ts';
import { routeDocuments } from './documents.ts';
import { formOf, keptOf } from './form.ts';
import { type SignIn, signInPage } from './frame.ts';
import { routeGateways } from './gateways.ts';
import { routeHouse } from './house.ts';
import { routeKyc } from './kyc.ts';
import { routeLog } from './log.ts';
import { recordLooks } from './looks.ts';
import { routeMarkets } from './markets.ts';
import { routeMessages } from './messages.ts';
import { routeMethods } from './methods.ts';
import { isDeskNetwork, rememberDeskNetwork } from './networks.ts';
import { operatorBy } from './operators.ts';
import { routeOperators } from './operators-page.ts';
import { routeOrganisations } from './organisations.ts';
import { routeOverview, waitingIn } from './overview.ts';
import { routeOwnTexts } from './own-texts.ts';
import { routePlayer } from './player.ts';
import { routePlayers } from './players.ts';
import { routeProviders } from './providers.ts';
import { routeReleases } from './releases.ts';
import { routeRounds } from './rounds.ts';
import { beginDeskSession, DESK, type DeskSession, endDeskSession, findDeskSession, visitorOf } from './sessions.ts';
import { routeWithdrawals } from './withdrawals.ts';

/** What its pages load. */
export const deskAssets = ownAssets(import.meta.url, 'desk.css');

const HEADERS = { ...PAGE_HEADERS, 'content-security-policy': OWN_FORM_POLICY, 'cache-control': 'no-store' };
/** The largest form: a message to players. */
const BODY_LIMIT = 16 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in at the desk; only below it. */
    deskSession: DeskSession | null;
  }
}

/**
 * The operator's desk. Nobody sees any of it before signing in, each by their own name and password; a player's token opens
 * nothing here. Every form carries its session's proof, and is refused from anywhere but the desk itself.
 */
export function routeDesk(app: FastifyInstance, services: DeskServices): void {
  app.register(
    async (desk) => {
      desk.decorateRequest('deskSession', null);
      desk.decorateRequest('isOwnForm', false);
      desk.removeAllContentTypeParsers();
      desk.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: BODY_LIMIT },
        async (_: FastifyRequest, body: string | Buffer) => body,
      );
      desk.addHook('onRequest', async (_, reply) => {
        reply.headers(HEADERS);
      });
      desk.register(async (open) => routeSignIn(open, services));
      desk.register(async (closed) => routeRooms(closed, services));
    },
    { prefix: DESK },
  );
}

/** Signing in, which is open to whoever knows the password. */
function routeSignIn(open: FastifyInstance, services: DeskServices): void {
  const { database, clock, limiter, passwords, vault, deskPassword } = services;
  open.addHook('onRequest', async (request) => refuseOtherSites(request));
  open.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, message, retryAfter } = failureOf(error);
    logFailure(request.log, error, 'nobody could sign in at the desk');
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    const form = formOf(request.body);
    const { name, sent } = { name: form('name'), sent: form('sent') };
    return askToSignIn(request, reply, status, { to: pathBelow(form('to')), sent, name, refusal: message });
  });
  open.post('/sign-in', async (request, reply) => {
    const form = formOf(request.body);
    refuseForged(form('csrf'), visitorOf(request.headers.cookie, false).csrf);
    const address = networkOf(request.ip);
    const network = networkPrint(vault, address);
    await countTry(services, network, address);
    const password = new URLSearchParams(String(request.body)).get('password') ?? '';
    const operator = await operatorBy(database, passwords, deskPassword, { name: form('name'), password });
    if (!operator) throw new Refusal(401, 'This is not the password. Look at the name too.', 'password');
    if (operator.isKnown && !isFromThisMachine(request)) {
      throw new Refusal(
        403,
        'That password is for this machine alone. Set PAVILION_DESK_PASSWORD to open the desk from elsewhere.',
      );
    }
    await limiter.forget('deskSignIns', address);
    await rememberDeskNetwork(database, network, clock());
    const cookie = await beginDeskSession(database, operator.id, clock(), isSecure(request));
    // A form that waits is sent on as it came: its page then shows it as it was filled in.
    return reply.header('set-cookie', cookie).redirect(pathBelow(form('to')), form('sent') === '' ? 303 : 307);
  });
}

/**
 * Counts a try at the desk's password. Strangers are counted by their address and all together. Where the desk has been opened before,
 * a network is counted by itself, and not among the addresses: so many strangers may come that there is no room to tell those apart.
 */
async function countTry({ database, limiter }: DeskServices, network: Buffer, address: string): Promise<void> {
  if (await isDeskNetwork(database, network)) return limiter.take('deskSignIns', address);
  await limiter.take('deskSignInsPerAddress', address);
  await limiter.take('deskSignIns', 'strangers');
}

/** Everything else, for whoever is signed in. */
function routeRooms(closed: FastifyInstance, services: DeskServices): void {
  const { database, clock } = services;
  const letIn = async (request: FastifyRequest, reply: FastifyReply) => {
    request.deskSession = await findDeskSession(database, request.headers.cookie, clock());
    if (request.deskSession) return;
    const isForm = request.method === 'POST';
    const isKept = request.isOwnForm && request.routeOptions.config.formPage !== undefined;
    const sent = isKept ? String(keptOf(request.body)) : '';
    return askToSignIn(request, reply, 401, { to: pathBelow(request.url), sent, hasEnded: isForm });
  };
  closed.addHook('onRequest', async (request, reply) => {
    refuseOtherSites(request);
    if (request.method !== 'POST') return letIn(request, reply);
  });
  // A form is read before anything is known of its sender: whatever comes of it, they get back what they filled in.
  closed.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'POST') return;
    request.isOwnForm = isFromHere(request);
    await letIn(request, reply);
    if (!request.deskSession) return reply;
    const form = formOf(request.body);
    if (request.isOwnForm && form('sent') !== '') throw new Refusal(403, SIGNED_IN_AGAIN);
    refuseForged(form('csrf'), request.deskSession.csrf);
    request.isOwnForm = true;
  });
  const desk = createDesk(closed, services, (now) => waitingIn(services, now));
  routePages(desk);
  closed.register(async (inbox) => routeOwnersInbox(inbox, services));
  routePictures(closed, services);
  closed.get('/sign-out', async (_, reply) => reply.redirect(DESK, 303));
  closed.post('/sign-out', async (request, reply) => {
    const cookie = await endDeskSession(database, request.headers.cookie, isSecure(request));
    return reply.header('set-cookie', cookie).redirect(DESK, 303);
  });
  closed.all('/*', async () => {
    throw new Refusal(404, 'There is no such page at the desk.');
  });
}

/** The code inbox, for the owner alone: who reads it gets into every account. That they did is in the log. */
function routeOwnersInbox(inbox: FastifyInstance, services: DeskServices): void {
  const { database, clock } = services;
  inbox.addHook<{ Querystring: { mobile?: unknown } }>('preHandler', async ({ deskSession, query: { mobile } }) => {
    if (!deskSession?.operator.isOwner) throw new Refusal(403, 'Only the owner reads the codes that are sent.');
    const number = typeof mobile === 'string' && /^\d{1,15}$/.test(mobile) ? mobile : null;
    const what = number === null ? 'Read the codes that were sent' : `Read the codes that were sent to ${number}`;
    const look = { room: 'inbox', subject: `INBOX ${number ?? ''}`.trim(), player: null, what };
    await recordLooks(database, deskSession, [look], clock());
  });
  routeInboxPages(inbox, services, '/inbox');
}

/** The pictures that players have sent; that somebody looked at one is in the log. */
function routePictures(closed: FastifyInstance, { database, clock, vault }: DeskServices): void {
  closed.get<{ Params: { id: string } }>('/files/:id', async ({ params: { id }, deskSession }, reply) => {
    const [picture, whose] = [await fileOf(database, vault, id), await whoseFile(database, id)];
    if (!picture || !whose || !deskSession) throw new Refusal(404, 'There is no such picture.');
    const kind = whose.purpose === 'kyc' ? 'a document' : 'a payment';
    const what = `Looked at a picture of ${kind} of ${playerId(whose.player)}`;
    await recordLooks(database, deskSession, [{ room: 'files', subject: id, what, player: whose.player }], clock());
    return reply
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(picture.type)
      .send(picture.bytes);
  });
}

/** Every room of the desk. */
function routePages(desk: Desk): void {
  routeOverview(desk);
  routeDeposits(desk);
  routeWithdrawals(desk);
  routeKyc(desk);
  routeMarkets(desk);
  routeRounds(desk);
  routeDebts(desk);
  routePlayers(desk);
  routePlayer(desk);
  routeMessages(desk);
  routeContact(desk);
  routeHouse(desk);
  routeOrganisations(desk);
  routeOperators(desk);
  routeGateways(desk);
  routeMethods(desk);
  routeDocuments(desk);
  routeOwnTexts(desk);
  routeProviders(desk);
  routeReleases(desk);
  routeLog(desk);
}

function askToSignIn(request: FastifyRequest, reply: FastifyReply, status: number, signIn: SignIn) {
  const { csrf, setCookie } = visitorOf(request.headers.cookie, isSecure(request));
  if (setCookie !== null) reply.header('set-cookie', setCookie);
  return reply.code(status).type('text/html; charset=utf-8').send(signInPage(csrf, signIn));
}

/** Browsers say where a form comes from; the games' origin counts as the same site, so the cookie alone is no proof. */
function refuseOtherSites({ method, headers }: FastifyRequest): void {
  if (method !== 'POST') return;
  if (headers['sec-fetch-site'] !== undefined && !isFromHere({ headers })) throw forged();
}

/** Whether the browser says that a page of this origin sent it. Over plain HTTP, but for localhost, none says anything. */
const isFromHere = ({ headers }: Pick<FastifyRequest, 'headers'>) => headers['sec-fetch-site'] === 'same-origin';

function refuseForged(given: string, expected: string): void {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  if (expected === '' || a.length !== b.length || !timingSafeEqual(a, b)) throw forged();
}

const forged = () => new Refusal(403, 'This form has expired. Nothing was changed. Try again.');

const SIGNED_IN_AGAIN = 'You are signed in again. Nothing was changed. Check the form and send it.';

/** A path below the desk, or the desk itself. */
function pathBelow(path: string): string {
  const url = ownPath(path);
  const isBelow = url !== null && (url.pathname === DESK || url.pathname.startsWith(`${DESK}/`));
  return isBelow ? url.pathname + url.search : DESK;
}

const isSecure = ({ protocol, headers }: FastifyRequest) =>
  protocol === 'https' || headers['x-forwarded-proto'] === 'https';
