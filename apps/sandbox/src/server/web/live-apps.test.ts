import { execFile } from 'node:child_process';
import files, { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  folderStore,
  keyFolder,
  promoteRelease,
  publishRelease,
  type ReleaseOptions,
  rollbackRelease,
} from '@pavilion/federation/release';
import { writeBuild } from '@pavilion/federation/testing';
import { createLiveApps } from './live-apps.ts';

let folder: string;
let options: ReleaseOptions;
let now: Date;
let refusals: string[];
const store = () => folderStore(join(folder, 'store'));
const at = (path: string) => join(folder, 'store', path);

/** A server of its own on the store, which has kept what an earlier one kept. */
const server = () =>
  createLiveApps({
    releasesFolder: join(folder, 'store'),
    lastGoodFolder: join(folder, 'last-good'),
    root: 'http://operator/releases/',
    keys: () => options.keys.publicKeys(),
    clock: () => now,
    onRefusal: (app, reason) => refusals.push(`${app}: ${reason}`),
  });

async function publish(name: string, version: string) {
  await writeBuild(join(folder, `${name}-${version}`), { name, version });
  await publishRelease(store(), join(folder, `${name}-${version}`), options);
}

/** What is live: the shell's version, and each remote's. */
async function versions(live: ReturnType<typeof server>) {
  const { shell, remotes } = await live();
  return {
    shell: shell?.manifest.version ?? null,
    ...Object.fromEntries(remotes.map(({ release }) => [release.name, release.version])),
  };
}
const entriesServed = async (live: ReturnType<typeof server>) =>
  JSON.parse((await live()).discovery ?? '{"remotes":{}}').remotes as Record<string, { statement: string }>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pavilion-live-'));
  now = new Date('2026-11-22T00:00:00.000Z');
  refusals = [];
  options = { keys: keyFolder(join(folder, 'keys')), clock: () => now };
  await publish('shell', '1.0.0');
  await publish('casino', '1.0.0');
  await publish('wallet', '1.0.0');
});
afterEach(() => rm(folder, { recursive: true }));

const route = { access: 'protected', frame: 'full', title: { en: 'x', hi: 'x' }, page: 'casino' };
const all = { shell: '1.0.0', casino: '1.0.0', wallet: '1.0.0' };

test('a release and a rollback are taken up by the next request', async () => {
  const live = server();
  expect(await versions(live)).toEqual(all);
  await publish('casino', '1.0.1');
  expect(await versions(live)).toEqual({ ...all, casino: '1.0.1' });
  await rollbackRelease(store(), 'casino', { ...options, origin: { reason: 'no games' } });
  expect(await versions(live)).toEqual(all);
});

const run = promisify(execFile);

async function pipeInPlaceOf(path: string) {
  await rm(at(path));
  await run('mkfifo', [at(path)]);
}

/** Puts a field that nests 25,000 levels deep after the first `place`. */
async function nest(path: string, place: string) {
  const text = await readFile(at(path), 'utf8');
  await writeFile(at(path), text.replace(place, `${place}"x":${'['.repeat(25_000)}${']'.repeat(25_000)},`));
}

const broken: Readonly<Record<string, () => Promise<unknown>>> = {
  'the discovery document is gone': () => rm(at('discovery.json')),
  'the discovery document is empty': () => writeFile(at('discovery.json'), ''),
  'the discovery document is half written': () => writeFile(at('discovery.json'), '{"schema":2,"assemb'),
  'the discovery document is of another schema': () => writeFile(at('discovery.json'), '{"schema":9,"remotes":{}}'),
  'the shell’s statement is gone': () => rm(at('live/shell.json')),
  'the shell’s statement is half written': () => writeFile(at('live/shell.json'), '{"statement":"{'),
  'the shell’s document was changed': async () => {
    await promoteRelease(store(), 'shell', '1.0.0', options);
    await writeFile(at('shell/1.0.0/index.html'), '<script>steal()</script>');
  },
  'the whole store is gone': () => rm(join(folder, 'store'), { recursive: true }),
  'an entry is another team’s': async () => {
    const document = JSON.parse(await readFile(at('discovery.json'), 'utf8'));
    document.remotes.casino = document.remotes.wallet;
    await writeFile(at('discovery.json'), JSON.stringify(document));
  },
  'an entry’s manifest was changed': async () => {
    const text = await readFile(at('discovery.json'), 'utf8');
    await writeFile(at('discovery.json'), text.replaceAll('remote-entry.js', 'evil.js'));
  },
  'the discovery document is a pipe that nobody writes into': () => pipeInPlaceOf('discovery.json'),
  'the shell’s statement is a pipe that nobody writes into': () => pipeInPlaceOf('live/shell.json'),
  'the discovery document is a folder': async () => {
    await rm(at('discovery.json'));
    await mkdir(at('discovery.json'));
  },
  'the discovery document is larger than any': async () =>
    writeFile(at('discovery.json'), (await readFile(at('discovery.json'), 'utf8')) + ' '.repeat(1_000_000)),
  'the shell’s statement is larger than any': async () =>
    writeFile(at('live/shell.json'), (await readFile(at('live/shell.json'), 'utf8')) + ' '.repeat(64_000)),
  'an entry nests deeper than a stack': () => nest('discovery.json', '"casino":{'),
  'the shell’s statement nests deeper than a stack': () => nest('live/shell.json', '{'),
  'what nobody knows fills the discovery document': async () => {
    const document = JSON.parse(await readFile(at('discovery.json'), 'utf8'));
    document.remotes.casino = 0;
    document.junk = 'x'.repeat(999_000 - JSON.stringify(document).length);
    await writeFile(at('discovery.json'), JSON.stringify(document));
  },
  'every file of the store is cut short': async () => {
    await writeFile(at('discovery.json'), (await readFile(at('discovery.json'), 'utf8')).slice(0, 200));
    await writeFile(at('live/shell.json'), '');
  },
};

describe.each(Object.entries(broken))('where %s', (_, breakIt) => {
  test('a server goes on with what it took last', async () => {
    const live = server();
    expect(await versions(live)).toEqual(all);
    const before = await entriesServed(live);
    await breakIt();
    expect(await versions(live)).toEqual(all);
    expect(await entriesServed(live)).toMatchObject(before);
    expect((await live()).discovery?.length).toBeLessThan(1_000_000);
  });

  test('a server that starts goes on with what the one before it took', async () => {
    await versions(server());
    await breakIt();
    const live = server();
    expect(await versions(live)).toEqual(all);
    expect((await live()).shell?.html).toContain('<h1>1.0.0</h1>');
    expect(Object.keys(await entriesServed(live)).sort()).toEqual(expect.arrayContaining(['casino', 'wallet']));
  });
});

test('an older statement than the one that was taken is refused, after a restart too', async () => {
  await cp(join(folder, 'store'), join(folder, 'backup'), { recursive: true });
  await publish('casino', '1.0.1');
  await publish('shell', '1.0.1');
  const later = { ...all, shell: '1.0.1', casino: '1.0.1' };
  expect(await versions(server())).toEqual(later);
  await rm(join(folder, 'store'), { recursive: true });
  await cp(join(folder, 'backup'), join(folder, 'store'), { recursive: true });
  expect(await versions(server())).toEqual(later);
});

test('an older statement is refused after a document without its remote, after a restart too', async () => {
  const live = server();
  const first = await readFile(at('discovery.json'), 'utf8');
  const without = JSON.parse(first);
  delete without.remotes.casino;
  await publish('casino', '1.0.1');
  expect(await versions(live)).toEqual({ ...all, casino: '1.0.1' });
  await writeFile(at('discovery.json'), JSON.stringify(without));
  expect(await versions(live)).toEqual({ shell: '1.0.0', wallet: '1.0.0' });
  await writeFile(at('discovery.json'), first);
  expect(await versions(live)).toEqual({ shell: '1.0.0', wallet: '1.0.0' });
  expect(await versions(server())).toEqual({ shell: '1.0.0', wallet: '1.0.0' });
  expect(refusals.join()).toContain('casino: older');
});

test('an older entry that is put back after its remote was taken out is not passed on to browsers', async () => {
  const live = server();
  const first = await readFile(at('discovery.json'), 'utf8');
  await publish('casino', '1.0.1');
  await versions(live);
  const without = JSON.parse(first);
  delete without.remotes.casino;
  await writeFile(at('discovery.json'), JSON.stringify(without));
  expect(Object.keys(await entriesServed(live))).toEqual(['wallet']);
  await writeFile(at('discovery.json'), first);
  expect(Object.keys(await entriesServed(live))).toEqual(['wallet']);
  expect(Object.keys(await entriesServed(server()))).toEqual(['wallet']);
});

test('an entry that is refused is left out of what browsers read, and one of a team without a key here passes as it is', async () => {
  const document = JSON.parse(await readFile(at('discovery.json'), 'utf8'));
  const stranger = { statement: '{}', signature: 'x', later: [1] };
  document.remotes = { ...document.remotes, sports: stranger, casino: document.remotes.wallet };
  await writeFile(at('discovery.json'), JSON.stringify(document));
  const { wallet } = document.remotes;
  expect(await entriesServed(server())).toEqual({ wallet, sports: stranger });
});

test('a thousand names that nobody has a key for are told in one line', async () => {
  const document = JSON.parse(await readFile(at('discovery.json'), 'utf8'));
  const bogus = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`bogus-${index}`, {}]));
  await writeFile(at('discovery.json'), JSON.stringify({ ...document, remotes: { ...document.remotes, ...bogus } }));
  expect(await versions(server())).toEqual(all);
  expect(refusals).toEqual([
    'discovery.json: key: No public key is configured for bogus-0, bogus-1, bogus-2, bogus-3, bogus-4 and 995 more. What they released is passed on and not run.',
  ]);
});

test.each([
  ['discovery.json', 'is a pipe', pipeInPlaceOf, 'It can’t be read: It is no regular file.'],
  [
    'discovery.json',
    'is too large',
    (path: string) => writeFile(at(path), ' '.repeat(1_000_001)),
    'It can’t be read: It has 1000001 bytes, and may have 1000000.',
  ],
  [
    'live/shell.json',
    'nests too deep',
    (path: string) => nest(path, '{'),
    'It can’t be read: It nests deeper than 50 levels.',
  ],
])('of %s, which %s, whoever runs the server is told what it is', async (path, _, breakIt, reason) => {
  await breakIt(path);
  await versions(server());
  expect(refusals).toContain(`${path}: ${reason}`);
});

test('a store that never answers holds nobody up for longer than each file may take', async () => {
  const live = server();
  expect(await versions(live)).toEqual(all);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const hanging = jest.spyOn(files, 'open').mockReturnValue(new Promise(() => undefined));
  await utimes(at('discovery.json'), 1, 1);
  const answer = versions(live);
  while (hanging.mock.calls.length < 2) await jest.advanceTimersByTimeAsync(100);
  await jest.advanceTimersByTimeAsync(2000);
  jest.useRealTimers();
  expect(await answer).toEqual(all);
  expect(refusals).toContain('discovery.json: It can’t be read: It did not come within 2 seconds.');
  hanging.mockRestore();
  await publish('casino', '1.0.1');
  expect(await versions(live)).toEqual({ ...all, casino: '1.0.1' });
});

test('what was taken while it was good stays when it has expired, over a restart, and whoever runs the server is told', async () => {
  const live = server();
  await versions(live);
  now = new Date('2027-02-22T00:00:00Z');
  const restarted = server();
  expect(await versions(restarted)).toEqual(all);
  expect(refusals).toContain('casino: note: its statement.expires is 2026-12-22T00:00:00Z.');
  expect(refusals).toContain('shell: note: its statement.expires is 2026-12-22T00:00:00Z.');
  // The discovery document is written anew: what stands in it word for word is still what was taken.
  await writeFile(at('discovery.json'), `${await readFile(at('discovery.json'), 'utf8')} `);
  expect(await versions(restarted)).toEqual(all);
  expect(await versions(live)).toEqual(all);
});

test('another statement that has expired is not taken, though a good one of the same app was', async () => {
  const live = server();
  await versions(live);
  await publish('casino', '1.0.1');
  now = new Date('2027-02-22T00:00:00Z');
  expect(await versions(live)).toEqual(all);
  expect(refusals).toContain('casino: expired: It expired on 2026-12-22T00:00:00Z.');
});

test('keys that can’t be read leave what is live as it is', async () => {
  const live = server();
  await versions(live);
  const { keys } = options;
  options = { ...options, keys: { ...keys, publicKeys: () => Promise.reject(new Error('no permission')) } };
  await writeFile(at('discovery.json'), `${await readFile(at('discovery.json'), 'utf8')} `);
  expect(await versions(live)).toEqual(all);
  expect(refusals).toEqual(['keys: Error: no permission']);
});

test('what nobody has signed is not taken by a server that starts with nothing', async () => {
  const text = await readFile(at('live/shell.json'), 'utf8');
  await writeFile(at('live/shell.json'), text.replace('1.0.0', '1.0.1'));
  expect(await versions(server())).toEqual({ shell: null, casino: '1.0.0', wallet: '1.0.0' });
  await rm(join(folder, 'keys/casino.json'));
  await rm(join(folder, 'last-good'), { recursive: true });
  expect(await versions(server())).toEqual({ shell: null, wallet: '1.0.0' });
});

test('a store whose files come after its documents is taken up a second later', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const live = server();
  const file = at('shell/1.0.0/index.html');
  const html = await readFile(file, 'utf8');
  await rm(file);
  expect(await versions(live)).toEqual({ ...all, shell: null });
  await writeFile(file, html);
  expect(await versions(live)).toEqual({ ...all, shell: null });
  clock.mockReturnValue(1000);
  expect(await versions(live)).toEqual(all);
});

test('a remote that is live no more is served no more', async () => {
  const live = server();
  await versions(live);
  await rm(at('live/wallet.json'));
  await publish('casino', '1.0.1');
  expect(await versions(live)).toEqual({ shell: '1.0.0', casino: '1.0.1' });
  expect(Object.keys(await entriesServed(live))).toEqual(['casino']);
});

test('fields that this server does not know are passed on', async () => {
  const document = JSON.parse(await readFile(at('discovery.json'), 'utf8'));
  document.later = true;
  document.remotes.casino.canary = { share: 5 };
  await writeFile(at('discovery.json'), JSON.stringify(document));
  expect(JSON.parse((await server()()).discovery ?? '')).toEqual(document);
});

test('who has a path keeps it from a remote that went round the release command, and both orders of the document are one', async () => {
  const live = server();
  expect(await versions(live)).toEqual(all);
  const document = JSON.parse(await readFile(at('discovery.json'), 'utf8'));
  await writeBuild(join(folder, 'taker'), {
    name: 'casino',
    version: '1.0.1',
    manifest: { routes: ['/casino', '/WALLET'].map((path) => ({ ...route, path })) },
  });
  const alone = folderStore(join(folder, 'alone'));
  now = new Date(now.getTime() + 60_000);
  await publishRelease(alone, join(folder, 'taker'), options);
  const { casino } = JSON.parse((await alone.read('discovery.json')) ?? '').remotes;
  for (const remotes of [
    { casino, wallet: document.remotes.wallet },
    { wallet: document.remotes.wallet, casino },
  ]) {
    await writeFile(at('discovery.json'), JSON.stringify({ ...document, remotes }));
    expect(await versions(live)).toEqual(all);
    expect((await live()).routeOf('/wallet')?.app).toMatchObject({ release: { name: 'wallet' } });
    expect(await entriesServed(live)).toEqual(document.remotes);
  }
  expect(refusals).toEqual([
    'casino: path: It claims /WALLET, which another remote has; what was live of casino before stays.',
  ]);
});

test('whoever runs the server is told why something is not taken, once', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(0);
  const live = server();
  await versions(live);
  expect(refusals).toEqual([]);
  const document = JSON.parse(await readFile(at('discovery.json'), 'utf8'));
  document.remotes.casino.signature = document.remotes.wallet.signature;
  await writeFile(at('discovery.json'), JSON.stringify(document));
  for (const time of [1, 2000, 4000]) {
    clock.mockReturnValue(time);
    await versions(live);
  }
  expect(refusals).toEqual(['casino: signature: It is not signed by casino.']);
});

test('a statement that is past its time is taken for another week, and whoever runs the server is told', async () => {
  now = new Date('2026-12-25T00:00:00Z');
  expect(await versions(server())).toEqual(all);
  expect(refusals).toContain('casino: note: its statement.expires is 2026-12-22T00:00:00Z.');
  now = new Date('2026-12-30T00:00:00Z');
  await rm(join(folder, 'last-good'), { recursive: true });
  expect(await versions(server())).toEqual({ shell: null });
});
