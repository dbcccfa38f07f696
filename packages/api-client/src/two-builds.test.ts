import type * as zod from 'zod/mini';
import { connected, onInvalid } from './socket-testing.ts';
import { done, failureOf, testOperator } from './testing.ts';
import type * as wire from './wire/index.ts';
import type { StandardSchema } from './wire/standard.ts';

const operator = testOperator();

/** The wire as another build has it: its own copy of the wire's code and of the schema library. */
function anotherBuild() {
  const loaded: { wire?: typeof wire; z?: typeof zod } = {};
  jest.isolateModules(() => {
    loaded.wire = require('./wire/index.ts');
    loaded.z = require('zod/mini');
  });
  const { wire: its, z } = loaded;
  if (!its || !z) throw new Error('the other build did not load');
  /** A list of scores whose entries carry `more` beside what every build knows, for a call and for the socket. */
  const release = (more: Readonly<Record<string, zod.ZodMiniType>>) => {
    const score = z.object({ name: z.string(), stake: its.rupees, ...more });
    return {
      call: its.defineCall({
        name: 'scores',
        host: 'sports',
        method: 'GET',
        path: '/scores',
        auth: 'none',
        request: its.nothing,
        response: its.answer(z.array(score)),
      }),
      event: its.defineEvent('scores', z.object({ scores: z.array(score) })),
      request: its.defineRequest('scores:now', z.object({}), { scores: z.array(score) }),
    };
  };
  return { z, release };
}

const older = anotherBuild().release({});
const { z, release } = anotherBuild();
const defaulted = release({ overs: z._default(z.string(), '') });
const required = release({ overs: z.string() });
const [plain, full] = [
  { name: 'India', stake: 1.5 },
  { name: 'India', stake: 1.5, overs: '14.2' },
];

test('the builds that these tests bring together share neither the wire nor the schema library', () => {
  expect(older.call.response.constructor).not.toBe(required.call.response.constructor);
  expect(z.string).not.toBe(anotherBuild().z.string);
});

describe('one client beside remotes of other builds', () => {
  test('a newer remote reads its additional field, and an older one the answer without it', async () => {
    operator.answers(200, { ...done, data: [full] });
    const client = operator.client();
    expect((await client.call(older.call, {})).data).toEqual([{ name: 'India', stake: 150 }]);
    for (const { call } of [defaulted, required])
      expect((await client.call(call, {})).data).toEqual([{ name: 'India', stake: 150, overs: '14.2' }]);
  });

  test('where the operator does not send the field yet, a defaulted one is filled in and a required one is named', async () => {
    operator.answers(200, { ...done, data: [plain] });
    const client = operator.client();
    expect((await client.call(older.call, {})).data).toEqual([{ name: 'India', stake: 150 }]);
    expect((await client.call(defaulted.call, {})).data).toEqual([{ name: 'India', stake: 150, overs: '' }]);
    expect(await failureOf(client.call(required.call, {}))).toMatchObject({ kind: 'invalid', field: 'data.0.overs' });
  });

  test('a call to a host that this shell does not know yet fails as one that cannot be reached, and nothing is sent', async () => {
    const call = { ...older.call, host: 'chat' as 'api' };
    expect((await failureOf(operator.client({ retries: 1 }).call(call, {}))).kind).toBe('network');
    expect(operator.heard).toEqual([]);
  });

  test('what a caller passes and gets is typed by the call’s own schemas', async () => {
    operator.answers(200, { ...done, data: [plain] });
    const client = operator.client();
    const { data } = await client.call(older.call, {});
    expect(data[0]?.name.toUpperCase()).toBe('INDIA');
    // @ts-expect-error the answer has no such field
    expect(data.unknown).toBeUndefined();
    const least = schema(({ least }: { least: number }) => ({ least }));
    // @ts-expect-error the input lacks what the call takes
    await client.call({ ...older.call, encode: least }, {});
    expect(operator.heard).toHaveLength(2);
  });

  test('schemas made by hand, of no library, encode and decode a call', async () => {
    operator.answers(200, { ...done, data: 'forty-two' });
    const call = {
      name: 'byHand',
      host: 'api',
      method: 'POST',
      path: '/by-hand',
      auth: 'none',
      encode: schema((value: { least: number }) => ({ sent: value.least * 2 })),
      decode: schema((body: { data: string }) => body.data.length),
    } as const;
    const length: number = await operator.client().call(call, { least: 21 });
    expect(length).toBe(9);
    expect(operator.heard[0]?.body).toBe('{"sent":42}');
  });
});

describe('one socket beside remotes of other builds', () => {
  test('each listener hears an event by its own schema', async () => {
    const { server, socket } = await connected();
    const heard: unknown[] = [];
    socket.on(older.event.name, older.event.decode, (scores) => heard.push(scores));
    socket.on(required.event.name, required.event.decode, (scores) => heard.push(scores));
    const last = new Promise((resolve) => socket.on(defaulted.event.name, defaulted.event.decode, resolve));
    server.io.emit('scores', { scores: [full] });
    expect(await last).toEqual({ scores: [{ name: 'India', stake: 150, overs: '14.2' }] });
    expect(heard).toEqual([
      { scores: [{ name: 'India', stake: 150 }] },
      { scores: [{ name: 'India', stake: 150, overs: '14.2' }] },
    ]);
    expect(onInvalid).not.toHaveBeenCalled();
  });

  test('an event that one schema refuses is dropped for its listener alone, and reported once', async () => {
    const { server, socket } = await connected();
    const missed = jest.fn();
    socket.on(required.event.name, required.event.decode, missed);
    const first = new Promise((resolve) => socket.on(older.event.name, older.event.decode, resolve));
    const last = new Promise((resolve) => socket.on(defaulted.event.name, defaulted.event.decode, resolve));
    server.io.emit('scores', { scores: [plain] });
    expect(await first).toEqual({ scores: [{ name: 'India', stake: 150 }] });
    expect(await last).toEqual({ scores: [{ name: 'India', stake: 150, overs: '' }] });
    expect(missed).not.toHaveBeenCalled();
    expect(onInvalid.mock.calls).toEqual([['scores', [{ message: expect.any(String), path: ['scores', 0, 'overs'] }]]]);
  });

  test('each request’s reply is read by the schema of who sent it', async () => {
    const { server, socket } = await connected();
    for (const player of server.sockets) {
      player.on('scores:now', (_: unknown, reply: (reply: unknown) => void) =>
        reply({ status: 'success', scores: [plain] }),
      );
    }
    const ask = ({ request }: typeof older) => socket.request(request.name, {}, request.decode);
    expect(await ask(older)).toEqual({ status: 'success', scores: [{ name: 'India', stake: 150 }] });
    expect(await ask(defaulted)).toEqual({ status: 'success', scores: [{ name: 'India', stake: 150, overs: '' }] });
    expect(await ask(required)).toEqual({ status: 'failed', reason: 'invalid' });
  });

  test('a schema library’s own schemas are taken as they are', async () => {
    const { server, socket } = await connected();
    const count = z.object({ scores: z.array(z.unknown()) }) satisfies StandardSchema;
    const heard = new Promise<{ scores: unknown[] }>((resolve) => socket.on('scores', count, resolve));
    server.io.emit('scores', { scores: [plain] });
    expect(await heard).toEqual({ scores: [plain] });
  });

  test('schemas made by hand hear events; one that throws or answers later drops them for its own listener', async () => {
    const { server, socket } = await connected();
    const missed = jest.fn();
    const throws = schema(() => {
      throw new Error('broken');
    });
    const later: StandardSchema = {
      '~standard': { version: 1, vendor: 'hand', validate: async (value) => ({ value }) },
    };
    for (const bad of [throws, later, undefined as never]) socket.on('scores', bad, missed);
    const heard = new Promise<number>((resolve) =>
      socket.on(
        'scores',
        schema((payload: { scores: unknown[] }) => payload.scores.length),
        resolve,
      ),
    );
    server.io.emit('scores', { scores: [plain, full] });
    expect(await heard).toBe(2);
    expect(missed).not.toHaveBeenCalled();
    expect(onInvalid).toHaveBeenCalledTimes(3);
  });
});

/** A Standard Schema of no library. */
function schema<Input, Output>(read: (value: Input) => Output): StandardSchema<Input, Output> {
  return { '~standard': { version: 1, vendor: 'hand', validate: (value) => ({ value: read(value as Input) }) } };
}
