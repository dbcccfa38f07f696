import { type Call, clientEvents, SOCKET_PATH, serverEvents } from '@pavilion/api-client/wire';
import type * as z from 'zod/mini';
import { BASES } from '../http/calls.ts';
import { wireDocs } from './docstrings.ts';
import { rooms } from './rooms.ts';
import { refTo, type Schema, type WireSchemas, wireSchemas } from './schemas.ts';

/** One call as OpenAPI has it. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required: true; readonly content: Readonly<Record<string, { schema: Schema }>> };
  readonly responses: Readonly<Record<string, object>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'query';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface SocketEvent {
  readonly description: string;
  readonly payload: Schema;
  readonly reply?: Schema;
}

export interface ApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>>; readonly [part: string]: object };
  /** The realtime connection, which OpenAPI has no words for. */
  readonly 'x-socket-events': {
    readonly path: string;
    readonly client: Readonly<Record<string, SocketEvent>>;
    readonly server: Readonly<Record<string, SocketEvent>>;
  };
  readonly [part: string]: unknown;
}

/** The whole API as an OpenAPI 3.1 document, made from the wire's own schemas and docstrings: it can't say anything else. */
export function openApi(): ApiDocument {
  const docs = wireDocs();
  const schemas = wireSchemas();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { name: room, calls } of rooms) {
    for (const call of Object.values(calls)) {
      const path = BASES[call.host] + call.path;
      paths[path] = {
        ...paths[path],
        [call.method.toLowerCase()]: operationOf(call, room, docs.get(call.name)?.text ?? '', schemas),
      };
    }
  }
  const ref = (schema: z.ZodMiniType): Schema => ({ $ref: refTo(schemas.idOf(schema)) });
  const client = Object.entries(clientEvents).map(([event, { payload, reply }]): [string, SocketEvent] => [
    event,
    { description: docs.get('clientEvents')?.fields.get(event) ?? '', payload: ref(payload), reply: ref(reply) },
  ]);
  const server = Object.entries(serverEvents).map(([event, payload]): [string, SocketEvent] => [
    event,
    { description: docs.get('serverEvents')?.fields.get(event) ?? '', payload: ref(payload) },
  ]);
  return {
    openapi: '3.1.1',
    info: { title: 'Pavilion: the operator’s API', version: '1.0.0', description: ABOUT },
    servers: [{ url: '/', description: 'This sandbox. Play money only.' }],
    tags: rooms.map(({ name }) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token', description: 'The token that signing in answered.' },
        'xu-auth': { type: 'apiKey', in: 'header', name: 'xu-auth', description: 'The same token, for sports calls.' },
      },
      responses: Object.fromEntries(
        Object.entries(FAILURES).map(([status, description]) => [
          `failure${status}`,
          { description, content: { 'application/json': { schema: { $ref: refTo('failure') } } } },
        ]),
      ),
      schemas: schemas.components,
    },
    'x-socket-events': {
      path: SOCKET_PATH,
      client: Object.fromEntries(client),
      server: Object.fromEntries(server),
    },
  };
}

function operationOf(call: Call, room: string, text: string, schemas: WireSchemas): Operation {
  const requestId = schemas.idOf(call.request);
  const request = inputOf(schemas.components[requestId]);
  const [summary = '', ...more] = text.split(/(?<=\.) /);
  const description = [...more, ...(call.once ? [ONCE] : []), ...(call.visitors ? [VISITORS] : [])].join(' ');
  return {
    operationId: call.name,
    tags: [room],
    summary: summary === '' ? call.name : summary.replace(/\.$/, ''),
    ...(description === '' ? {} : { description }),
    security: call.auth === 'none' ? [] : [{ [call.auth]: [] }, ...(call.visitors ? [{}] : [])],
    ...(request && call.method === 'GET' ? { parameters: parametersOf(request) } : {}),
    ...(request && call.method === 'POST'
      ? {
          requestBody: {
            required: true,
            content: {
              [call.body === 'form' ? 'multipart/form-data' : 'application/json']: {
                schema: { $ref: refTo(requestId) },
              },
            },
          },
        }
      : {}),
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': { schema: { $ref: refTo(schemas.idOf(call.response)) } },
        },
      },
      ...Object.fromEntries(
        failuresOf(call, request !== undefined).map((status) => [
          status,
          { $ref: `#/components/responses/failure${status}` },
        ]),
      ),
    },
  };
}

/** What is to be sent; undefined where it is nothing. */
function inputOf(request: Schema | undefined): Schema | undefined {
  const isNothing = Object.keys(request?.properties ?? {}).length === 0 && !request?.anyOf && !request?.oneOf;
  return isNothing ? undefined : request;
}

/** The fields of a query. Of several forms each field stands there, and is required where it is in all of them. */
function parametersOf(request: Schema): Parameter[] {
  const forms = request.anyOf ?? request.oneOf ?? [request];
  const names = [...new Set(forms.flatMap(({ properties }) => Object.keys(properties ?? {})))];
  return names.map((name) => {
    const { description, ...schema } = forms.find(({ properties }) => properties?.[name])?.properties?.[name] ?? {};
    return {
      name,
      in: 'query',
      required: forms.every(({ required }) => required?.includes(name) ?? false),
      ...(description === undefined ? {} : { description }),
      schema,
    };
  });
}

const FAILURES = {
  401: 'There is no session, or it has ended: “Unauthorized action.”',
  409: 'It can’t be done as things stand: not enough funds, decided already, or a reference that stands for another request.',
  422: 'A field is not valid; `field` names it.',
  429: 'Too many tries; `Retry-After` says how many seconds to wait.',
  default: 'Anything else that went wrong, in the same envelope; `requestId` is what support asks for.',
} as const;

function failuresOf(call: Call, hasInput: boolean): (keyof typeof FAILURES)[] {
  return [
    ...(call.auth === 'none' ? [] : [401 as const]),
    ...(call.once ? [409 as const] : []),
    ...(hasInput ? [422 as const] : []),
    ...(call.method === 'POST' && call.auth === 'none' ? [429 as const] : []),
    'default',
  ];
}

const ONCE =
  'It moves money: `clientRef` names this attempt. The same request with the same `clientRef` is done once and always answers what the first one did; another request under it is refused.';
const VISITORS = 'A visitor may call it too, without a token.';

const ABOUT = `Every answer is JSON with \`error\` and \`message\`. \`error: false\` means that it was done; a failure is \`error: true\`, whatever its HTTP status, with a \`message\` for the player, the \`field\` at fault where there is one, and a \`requestId\`. A refusal that is known by name has its \`code\` too, and in \`values\` the figures of its sentence: a client may say it in another language.

Amounts are rupees with at most two decimals. Instants are ISO 8601 in UTC; days are India’s. Lists that take \`skip\` and \`pagesize\` answer \`count\`, how many there are in all.

Signing in answers a token. Send it as the header \`token\`; sports calls take it as \`xu-auth\`.

Calls that move money carry a \`clientRef\`, made anew for each attempt and kept while it is sent again: eight to sixty-four letters, digits, \`-\` and \`_\`.`;
