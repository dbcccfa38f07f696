import { BootError, parseConfig } from './config.ts';

const origin = 'https://play.example';
const config = { api: '/api', sports: '/sports', lobby: 'https://lobby.example/x', socket: '/' };

test('relative addresses are of this site, others stay, and discovery has its usual place', () => {
  expect(parseConfig(config, origin)).toEqual({
    api: 'https://play.example/api',
    sports: 'https://play.example/sports',
    lobby: 'https://lobby.example/x',
    tv: 'https://play.example/tv-api',
    socket: 'https://play.example/',
    discovery: 'https://play.example/releases/discovery.json',
    releases: 'https://play.example/releases/',
    telemetry: 'https://play.example/telemetry',
    keys: {},
  });
});

test.each([
  [{ discovery: 'https://cdn.example/eu/discovery.json' }, 'https://cdn.example/eu/'],
  [{ releases: 'https://cdn.example/eu' }, 'https://cdn.example/eu/'],
  [{ releases: '/files/' }, 'https://play.example/files/'],
])('the releases of %j lie below %s', (change, root) => {
  expect(parseConfig({ ...config, ...change }, origin).releases).toBe(root);
});

test.each([
  ['api', { ...config, api: undefined }],
  ['socket', { ...config, socket: 4 }],
  ['lobby', { ...config, lobby: 'http://[' }],
  ['releases', { ...config, releases: 'http://[' }],
  ['keys', { ...config, keys: { casino: 'one' } }],
  ['its root', null],
])('a configuration that is wrong at %s is refused, naming it', (field, value) => {
  expect(() => parseConfig(value, origin)).toThrow(BootError);
  expect(() => parseConfig(value, origin)).toThrow(field);
});
