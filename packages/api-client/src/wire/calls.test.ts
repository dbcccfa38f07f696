import * as z from 'zod/mini';
import { type Call, calls } from './index.ts';

const all: [string, Call][] = Object.entries(calls);

test('no two calls stand at the same host, method and path', () => {
  const places = all.map(([, { host, method, path }]) => `${host} ${method} ${path}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});

test.each(all)('%s bears its own name', (key, call) => {
  expect(call.name).toBe(key);
});

test.each(all)('%s can be told as JSON Schema', (_, call) => {
  expect(z.toJSONSchema(call.request, { io: 'input' })).toHaveProperty('$schema');
  expect(z.toJSONSchema(call.response, { io: 'input' })).toHaveProperty('$schema');
});
