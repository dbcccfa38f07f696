import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedRefusal } from '@pavilion/api-client/wire';
import { Refusal } from '../../base/index.ts';
import { createApp } from './app.ts';

const source = join(import.meta.dirname, '../..');
/** Where what a player asks for is refused, apart from the desk's own. */
const ROOMS = [
  'sports/bets/{slip,place,cancel,cash-out-take}.ts',
  'sports/markets/{band,handlers}.ts',
  'money/deposits/{request,deposits,deposit,redirect}.ts',
  'money/withdrawals/{request,destination,withdrawals,available}.ts',
  'money/bank/{bank,new-destination}.ts',
  'money/bonus/{bonus,states}.ts',
  'money/referral/{codes,referral,tree}.ts',
  'players/accounts/{accounts,confirm-password,device,devices,new-password,one-time-codes,passwords,players,profile,sessions,quiet}.ts',
  'players/{kyc/kyc,kyc/states,files/files,files/picture,files/described-form}.ts',
  'players/{limits,passkeys,standing}/*[a-z].ts',
  'players/{notifications/notifications,contact/contact}.ts',
  'statement/*[a-z].ts',
  'server/http/reference-age.ts',
];
/** What no page of the app can ask for: only a program of somebody's own is told. */
const OF_PROGRAMS = [
  'A page begins with /.',
  'A price has at most two decimals.',
  'Only a bet on match odds can wait for its price.',
  'Only a fancy has a line.',
  'Say which line the bet is on.',
  'There is no such runner in this market.',
  'These odds are not on the ladder.',
  'The reference has to be a UUID of version 7.',
  'The return page must be on this site.',
  'This market is of another type.',
];

/** What stays as it is of the demo account, as one function of the players' room says it in each place. */
const staysIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:refuseDemo|demoStays)\([^)]*'([^']+)'\)/g)].map(
    ([, what]) => `The demo account is shared: ${what} can’t be changed.`,
  );

const sentencesIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/new Refusal\(([^;]*?)\)[;,\n]/gs)].flatMap(([, call]) =>
    [...(call ?? '').matchAll(/'([A-Z][^']+)'|`([^`]+)`/g)]
      .map(([, plain, template]) => (plain ?? template ?? '').replace(/\$\{[^}]*\}/g, '7'))
      .filter((text) => /^[A-Z7]/.test(text)),
  );

test('whatever a player is refused in words has a name, so that it can be said in their language', () => {
  const files = globSync(ROOMS, { cwd: source });
  expect(files.length).toBeGreaterThanOrEqual(12);
  const sentences = files.flatMap((file) => [...sentencesIn(join(source, file)), ...staysIn(join(source, file))]);
  expect(sentences.length).toBeGreaterThan(40);
  const nameless = sentences.filter((sentence) => namedRefusal(sentence) === null && !OF_PROGRAMS.includes(sentence));
  expect(sentences).toContain('The demo account is shared: its time limit can’t be changed.');
  expect(nameless.filter((sentence) => !/ unmatched bets 7\. |: 7 can’t be changed\./.test(sentence))).toEqual([]);
});

test('a refusal goes out with its sentence, its name and what stands in it; one without a name as it was', async () => {
  const app = await createApp({ logLevel: 'silent' });
  app.get('/named', () => {
    throw new Refusal(409, 'The price moved to 1.98.', 'odds');
  });
  app.get('/nameless', () => {
    throw new Refusal(409, 'Nobody is here.');
  });
  expect((await app.inject('/named')).json()).toEqual({
    error: true,
    message: 'The price moved to 1.98.',
    code: 'price-moved',
    values: { price: '1.98' },
    field: 'odds',
    requestId: expect.any(String),
  });
  expect((await app.inject('/nameless')).json()).toEqual({
    error: true,
    message: 'Nobody is here.',
    requestId: expect.any(String),
  });
  await app.close();
});
