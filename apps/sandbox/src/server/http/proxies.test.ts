import { createApp } from './app.ts';

test.each([
  ['10.0.0.0/8, 192.0.2.7', '203.0.113.1'],
  ['192.0.2.7', '10.1.2.3'],
  [undefined, '10.1.2.3'],
])('a request that came through 10.1.2.3 is, with %s believed, from %s', async (proxies, address) => {
  const app = await createApp({ logLevel: 'silent', proxies });
  app.get('/from', ({ ip }) => ip);
  const answer = await app.inject({
    url: '/from',
    remoteAddress: '10.1.2.3',
    headers: { 'x-forwarded-for': '203.0.113.1' },
  });
  expect(answer.body).toBe(address);
  await app.close();
});
