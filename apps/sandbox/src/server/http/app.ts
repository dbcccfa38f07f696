import { randomBytes } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { namedRefusal } from '@pavilion/api-client/wire';
import { LONGEST_PATH } from '@pavilion/federation/routes';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Refusal } from '../../base/index.ts';
import { isAway, isGivenUp, LedgerError } from '../../store/index.ts';
import { BASES } from './calls.ts';
import { refuseOddText } from './odd-text.ts';
import { DEFAULT_TIMEOUTS, serverTimeouts, type Timeouts } from './timeouts.ts';

/** The largest request body. Files come in their own calls, with their own limit. */
const BODY_LIMIT = 64 * 1024;

interface AppOptions {
  readonly logLevel: string;
  /** Whose `x-forwarded-for` is believed: addresses and ranges, with commas between. */
  readonly proxies?: string | undefined;
  readonly timeouts?: Timeouts | undefined;
}

/**
 * The server without its routes: request ids, one envelope for every failure, JSON bodies (an empty one is no payload), and
 * compression where it pays.
 */
export async function createApp({
  logLevel,
  proxies,
  timeouts = DEFAULT_TIMEOUTS,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel },
    genReqId: () => randomBytes(9).toString('base64url'),
    bodyLimit: BODY_LIMIT,
    trustProxy: proxies ?? false,
    forceCloseConnections: true,
    ...serverTimeouts(timeouts),
    // What is no address comes before every hook and handler.
    frameworkErrors: answerFailure,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
    if (pathOf(request).length > LONGEST_PATH) {
      throw new Refusal(
        414,
        `The path of this address is longer than ${LONGEST_PATH} characters. Nothing here has such a path.`,
      );
    }
  });
  app.addHook('preValidation', async (request) => refuseOddText(request, isApiPath(pathOf(request))));
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else parseJson(request, body as string, done);
  });
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(multipart);
  app.setErrorHandler<FastifyError | Refusal | LedgerError>(answerFailure);
  return app;
}

function answerFailure(error: FastifyError | Refusal | LedgerError, request: FastifyRequest, reply: FastifyReply) {
  const failure = failureOf(error);
  logFailure(request.log, error, 'request failed');
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter);
  return reply
    .code(failure.status)
    .header('cache-control', 'no-store')
    .send({
      error: true,
      message: failure.message,
      ...namedRefusal(failure.message),
      field: failure.field,
      requestId: request.id,
    });
}

type Log = Readonly<Record<'info' | 'warn' | 'error', (entry: object, text: string) => void>>;

/**
 * Writes down what failed by our fault: a fault with its stack. Who is sent away because too much is asked, or because the database is
 * away, is expected, however many there are of them: their reason is enough. What is refused is no failure.
 */
export function logFailure(log: Log, error: FastifyError | Refusal | LedgerError, text: string): void {
  const { status } = failureOf(error);
  if (status < 500) return;
  if (status !== 503) log.error({ err: error }, text);
  else if (error instanceof Refusal) log.info({ reason: error.message }, text);
  else log.warn({ reason: error.message }, text);
}

/** A request's path as it came, without what is asked for behind it. */
export const pathOf = ({ url }: FastifyRequest): string => url.split('?', 1)[0] ?? '/';

/** Whether a path belongs to the API: what is unknown there is a failure in the API's envelope and not a page. */
export const isApiPath = (path: string) =>
  Object.values(BASES).some((base) => path === base || path.startsWith(`${base}/`));

/** How an error is answered: refusals and client errors with their own message, everything else as a 500 without a word of why. */
export function failureOf(error: FastifyError | Refusal | LedgerError): {
  status: number;
  message: string;
  field?: string | undefined;
  /** Seconds after which it may be tried again. */
  retryAfter?: number | undefined;
} {
  if (error instanceof Refusal) return error;
  // The API client asks again; a call that moves money by its reference.
  if (isAway(error) || isGivenUp(error)) {
    return { status: 503, message: 'The service is not available right now. Try again in a moment.', retryAfter: 1 };
  }
  if (error instanceof LedgerError && error.reason === 'not-enough')
    return { status: 409, message: 'Not enough funds.' };
  const status = ('statusCode' in error ? error.statusCode : undefined) ?? 500;
  if (status === 413) return { status, message: 'The request is too large.' };
  if (status === 415) return { status, message: 'Send the request as JSON.' };
  if (status >= 400 && status < 500) return { status, message: 'The request can’t be read.' };
  return { status: 500, message: 'Something went wrong' };
}
