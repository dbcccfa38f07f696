import * as wire from '@pavilion/api-client/wire';
import * as z from 'zod/mini';
import { type Docs, wireDocs } from './docstrings.ts';
import { rooms } from './rooms.ts';

/** A JSON Schema as OpenAPI 3.1 has it, as far as this document uses it. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  pattern?: string;
  multipleOf?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  [keyword: string]: unknown;
}

/** Where a schema of the components stands. */
export const refTo = (id: string) => `#/components/schemas/${id}`;

const isSchema = (value: unknown): value is z.ZodMiniType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** The wire's schemas as they stand in the document. */
export interface WireSchemas {
  readonly components: Readonly<Record<string, Schema>>;
  /** Where one of the wire's own schemas stands among them. */
  idOf(schema: z.ZodMiniType): string;
}

/**
 * Every schema of the wire as it stands on the wire, in both directions: requests, answers, and what they are made of. Its
 * descriptions are the docstrings of the source.
 */
export function wireSchemas(): WireSchemas {
  const named = new Map<z.ZodMiniType, string>();
  const name = (schema: unknown, id: string) => {
    if (isSchema(schema) && !named.has(schema)) named.set(schema, id);
  };
  for (const [id, value] of Object.entries(wire)) name(value, id);
  for (const { calls } of rooms) {
    for (const call of Object.values(calls)) {
      name(call.request, `${call.name}Request`);
      name(call.response, `${call.name}Response`);
    }
  }
  const eventId = (event: string) => event.replace(/\W/g, '_');
  for (const [event, { payload, reply }] of Object.entries(wire.clientEvents)) {
    name(payload, `${eventId(event)}_payload`);
    name(reply, `${eventId(event)}_reply`);
  }
  for (const [event, payload] of Object.entries(wire.serverEvents)) name(payload, `${eventId(event)}_payload`);

  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of named) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', uri: refTo });
  const docs = wireDocs();
  const components = Object.fromEntries(
    Object.entries(schemas as unknown as Record<string, Schema>)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([id, schema]) => [
        id,
        described(tidy(schema), docs.get(id.replace(/(Request|Response)$/, '')), docs.has(id)),
      ]),
  );
  return {
    components,
    idOf(schema) {
      const id = named.get(schema);
      if (id === undefined) throw new Error('This schema is none of the wire’s');
      return id;
    },
  };
}

/** Without what a component needs not say, and with what the wire knows of its own numbers. */
function tidy({ $schema: _, $id: id, ...schema }: Schema): Schema {
  if (id === refTo('rupees')) schema.multipleOf = 0.01;
  return withoutNoise(schema);
}

/** A double's own limits say nothing, and the whole grammar of a date is its format. */
function withoutNoise(value: Schema): Schema {
  const clean = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(clean);
    return typeof one === 'object' && one !== null ? withoutNoise(one as Schema) : one;
  };
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([key, limit]) =>
          !(['minimum', 'maximum'].includes(key) && Math.abs(Number(limit)) === Number.MAX_SAFE_INTEGER),
      )
      .filter(
        ([key]) =>
          !(key === 'pattern' && (value.format === 'date-time' || value.format === 'date' || value.format === 'uri')),
      )
      .map(([key, inner]) => [key, clean(inner)]),
  );
}

function described(schema: Schema, docs: Docs | undefined, isNamed: boolean): Schema {
  if (!docs) return schema;
  const inside = (one: Schema): Schema => ({
    ...one,
    ...(one.properties
      ? {
          properties: Object.fromEntries(
            Object.entries(one.properties).map(([key, field]) => {
              const text = docs.fields.get(key);
              return [
                key,
                { ...inside(field), ...(text && field.description === undefined ? { description: text } : {}) },
              ];
            }),
          ),
        }
      : {}),
    ...(one.items ? { items: inside(one.items) } : {}),
    ...(one.anyOf ? { anyOf: one.anyOf.map(inside) } : {}),
    ...(one.oneOf ? { oneOf: one.oneOf.map(inside) } : {}),
  });
  return { ...inside(schema), ...(isNamed && docs.text !== '' ? { description: docs.text } : {}) };
}
