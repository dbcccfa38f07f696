import { readFile } from 'node:fs/promises';
import { calls, clientEvents, serverEvents } from '@pavilion/api-client/wire';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type TestSandbox, testSandbox } from '../../testing/sandbox.ts';
import { BASES } from '../http/calls.ts';
import type { ApiDocument, Operation } from './document.ts';

let sandbox: TestSandbox;
let api: ApiDocument;
let page: string;
beforeAll(async () => {
  sandbox = await testSandbox();
  api = (await sandbox.get('/sandbox/openapi.json')).body as unknown as ApiDocument;
  page = String((await sandbox.get('/sandbox/openapi')).body.text);
});
afterAll(() => sandbox.close());

const operations = () => Object.values(api.paths).flatMap((methods) => Object.values(methods));
const operationOf = (name: string): Operation => {
  const found = operations().find(({ operationId }) => operationId === name);
  if (!found) throw new Error(`No operation ${name}`);
  return found;
};

test('the document is valid OpenAPI 3.1, and every reference in it leads somewhere', async () => {
  const validator = new Validator();
  const result = await validator.validate(structuredClone(api) as never);
  expect(result).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  for (const [, id = ''] of JSON.stringify(api).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
    expect([id, api.components.schemas[id] !== undefined]).toEqual([id, true]);
  for (const [, id = ''] of JSON.stringify(api).matchAll(/"#\/components\/responses\/([^"]+)"/g))
    expect(api.components.responses).toHaveProperty(id);
});

test('every call of the wire is in it, by its host’s base, path and method, once', () => {
  const documented = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
  );
  const wire = Object.values(calls).map(
    ({ name, method, host, path }) => `${name} ${method.toLowerCase()} ${BASES[host]}${path}`,
  );
  expect(documented.toSorted()).toEqual(wire.toSorted());
});

test('every event of the socket is in it, with what it is for', () => {
  const { client, server } = api['x-socket-events'];
  expect(Object.keys(client)).toEqual(Object.keys(clientEvents));
  expect(Object.keys(server)).toEqual(Object.keys(serverEvents));
  for (const [name, { description }] of [...Object.entries(client), ...Object.entries(server)])
    expect([name, description]).toEqual([name, expect.stringMatching(/\w{3}/)]);
});

test('every call says what it does, in the words of the wire’s source', () => {
  for (const { operationId, summary } of operations())
    expect([operationId, summary]).toEqual([operationId, expect.stringMatching(/ /)]);
  expect(operationOf('createDeposit').summary).toBe('Tells of a payment that was made by hand, with its proof');
  expect(api.components.schemas.deposit?.properties?.reason?.description).toBe('Why it was declined.');
  expect(JSON.stringify(api)).not.toMatch(/\((spec|betting\.md)/);
});

test('what stands on the wire is described, not what stands in code: rupees and ISO instants', () => {
  const { rupees, instant } = api.components.schemas;
  expect(rupees).toMatchObject({ type: 'number', multipleOf: 0.01 });
  expect(instant).toMatchObject({ type: 'string', format: 'date-time' });
});

test('a call says which header proves who asks', () => {
  expect(operationOf('login').security).toEqual([]);
  expect(operationOf('getDeposits').security).toEqual([{ token: [] }]);
  expect(operationOf('placeBet').security).toEqual([{ 'xu-auth': [] }]);
  for (const call of Object.values(calls)) {
    if (call.visitors) expect(operationOf(call.name).security).toEqual([{ [call.auth]: [] }, {}]);
  }
});

test('a call that moves money explains its reference and may answer 409; a file goes as a form', () => {
  expect(operationOf('createWithdrawal').description).toContain('clientRef');
  expect(Object.keys(operationOf('createWithdrawal').responses)).toEqual(['200', '401', '409', '422', 'default']);
  expect(Object.keys(operationOf('uploadFile').requestBody?.content ?? {})).toEqual(['multipart/form-data']);
});

test('of a query’s forms a field is required where all of them have it', () => {
  const parameters = operationOf('getBets').parameters ?? [];
  expect(parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['refmatchid', 'startdate', 'clientref']));
  expect(parameters.filter(({ required }) => required)).toEqual([]);
  expect(operationOf('getBonusParts').parameters).toMatchObject([{ name: 'bonusId', required: true }]);
});

test('the page has every call with its fields, and nothing inline', async () => {
  for (const { operationId } of operations()) expect(page).toContain(`<details class="call" id="${operationId}">`);
  expect(page).toContain('<code>data.deposits[].amount</code>');
  expect(page).not.toMatch(/<script(?! src="\/sandbox\/assets\/)| style="| on\w+="/);
  const { headers } = await sandbox.get('/sandbox/openapi');
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
  const script = await readFile(new URL('assets/openapi.js', import.meta.url), 'utf8');
  expect(script).not.toMatch(/innerHTML|eval\(/);
});
