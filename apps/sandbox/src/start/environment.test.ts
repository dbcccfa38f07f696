import { gamesAndDeskOf, optionsOf, portOf, worldOf } from './environment.ts';

test('what the environment says of games and desk is read, and what it does not say is left out', () => {
  expect(gamesAndDeskOf({})).toEqual({});
  expect(
    gamesAndDeskOf({
      PAVILION_GAMES_PORT: '4000',
      PAVILION_GAMES_ORIGIN: 'https://games.example.com/',
      PAVILION_APP_ORIGINS: 'https://play.example.com, https://www.example.com',
      PAVILION_DESK_PASSWORD: 'eight or more',
    }),
  ).toEqual({
    gamesPort: 4000,
    gamesOrigin: 'https://games.example.com',
    appOrigins: ['https://play.example.com', 'https://www.example.com'],
    deskPassword: 'eight or more',
  });
});

test.each([
  'games.example.com',
  'https://games.example.com/path',
  'javascript:alert(1)',
  'https://a.example; script-src *',
])('the origin %s is refused in one sentence', (origin) => {
  expect(() => gamesAndDeskOf({ PAVILION_GAMES_ORIGIN: origin })).toThrow(
    /^PAVILION_GAMES_ORIGIN: .* is not an origin/,
  );
  expect(() => gamesAndDeskOf({ PAVILION_APP_ORIGINS: `https://ok.example,${origin}` })).toThrow(/is not an origin/);
});

test.each(['x', '-1', '65536', '1.5'])('the port %s is refused by its variable', (port) => {
  expect(() => portOf(port, 'PAVILION_GAMES_PORT')).toThrow(/^PAVILION_GAMES_PORT=/);
});

test.each(['10.0.0.0/99', 'fe80::/200', 'nginx', '10.0.0.1/x'])(
  'the proxies %s are refused by their variable',
  (proxies) => {
    expect(() => optionsOf({ PAVILION_PROXIES: `127.0.0.1,${proxies}` })).toThrow(/^PAVILION_PROXIES names/);
    expect(optionsOf({ PAVILION_PROXIES: '10.0.0.0/8,fe80::/10' })).toMatchObject({ proxies: '10.0.0.0/8,fe80::/10' });
  },
);

test('a world for measuring is as large, and its prices change as often, as the environment says', () => {
  expect(worldOf({})).toEqual({});
  expect(
    optionsOf({ PAVILION_MATCHES: '300', PAVILION_CHANGES: '10000', PAVILION_GAMES_COUNT: '50000' }),
  ).toMatchObject({
    matches: 300,
    changes: 10_000,
    games: 50_000,
  });
});

test.each(['0', '-1', '1.5', 'many', '1000000'])(
  'a world of %s matches or changes is refused by its variable',
  (text) => {
    expect(() => worldOf({ PAVILION_MATCHES: text })).toThrow(
      /^PAVILION_MATCHES=.* is not a whole number from 1 to 5000/,
    );
    expect(() => worldOf({ PAVILION_CHANGES: text })).toThrow(/^PAVILION_CHANGES=.* is not a whole number from 1 to/);
  },
);

test.each([
  [{ PAVILION_LIMITS: 'of' }, 'PAVILION_LIMITS=of is neither on nor off.'],
  [
    { PAVILION_LOG: 'loud' },
    'PAVILION_LOG=loud is no level of the log: fatal, error, warn, info, debug, trace, silent.',
  ],
  [{ PAVILION_API: ':::' }, 'PAVILION_API: ::: is neither an address'],
  [{ PAVILION_SOCKET: '//live.example.com' }, 'PAVILION_SOCKET: //live.example.com is neither an address'],
  [{ PAVILION_TV: 'https://' }, 'PAVILION_TV: https:// is neither an address'],
  [{ PAVILION_TELEMETRY: 'javascript:alert(1)' }, 'PAVILION_TELEMETRY: javascript:alert(1) is neither an address'],
])('what %j says is refused in one sentence', (env, sentence) => {
  expect(() => optionsOf(env)).toThrow(sentence);
});

test('limits are off where it says so, and hosts are where it says', () => {
  expect(optionsOf({ PAVILION_LIMITS: 'off' })).toHaveProperty('limits');
  expect(optionsOf({ PAVILION_LIMITS: 'on', PAVILION_LOG: 'silent' })).not.toHaveProperty('limits');
  expect(optionsOf({ PAVILION_API: 'https://api.example.com/', PAVILION_TV: '/tv' }).config).toEqual({
    api: 'https://api.example.com/',
    tv: '/tv',
  });
});

const KEY = 'A'.repeat(43);
test('whose releases are taken is said by the keys themselves, or by the folder that they are made in', () => {
  expect(optionsOf({})).toMatchObject({ keysFolder: '.pavilion/keys' });
  const options = optionsOf({ PAVILION_PUBLIC_KEYS: JSON.stringify({ casino: [KEY] }), PAVILION_KEYS: 'x' });
  expect(options).toMatchObject({ publicKeys: { casino: [KEY] } });
  expect(options).not.toHaveProperty('keysFolder');
});

test.each(['x', '[]', '{"casino":"x"}', `{"casino":["${KEY}="]}`])('the public keys %s are refused', (text) => {
  expect(() => optionsOf({ PAVILION_PUBLIC_KEYS: text })).toThrow(/^PAVILION_PUBLIC_KEYS is not/);
});

test.each([
  'https://cdn.example.com/releases/',
  'https://cdn.example.com',
  'http://[::1]:8080/a/b.c/',
  '/releases/',
  '/',
])('releases may lie below %s', (releases) => {
  expect(optionsOf({ PAVILION_RELEASES_URL: releases }).config).toEqual({ releases });
});

test.each([
  ['cdn.example.com', 'is neither one of http or https nor a path'],
  ['//cdn.example.com', 'is neither one of http or https nor a path'],
  ['ftp://cdn.example.com/', 'is neither one of http or https nor a path'],
  ['https://cdn.example.com/; script-src *', 'is neither one of http or https nor a path'],
  ['/releases//', 'has a segment that is empty, . or ..'],
  ['https://cdn.example.com//', 'has a segment that is empty, . or ..'],
  ['https://cdn.example.com/a//b/', 'has a segment that is empty, . or ..'],
  ['https://cdn.example.com/a/../b/', 'has a segment that is empty, . or ..'],
  ['/releases/..', 'has a segment that is empty, . or ..'],
  ['https://cdn.example.com/releases/?v=1', 'has a ? or a #'],
  ['https://cdn.example.com/releases/#x', 'has a ? or a #'],
  ['/releases?', 'has a ? or a #'],
])('where releases lie can’t be %s, and the message says why', (text, why) => {
  const start = () => optionsOf({ PAVILION_RELEASES_URL: text });
  expect(start).toThrow(/^PAVILION_RELEASES_URL: .* is not an address.* Write it as /);
  expect(start).toThrow(why);
});
