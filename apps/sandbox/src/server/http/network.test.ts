import { networkOf } from './network.ts';

test('a request whose client has gone has no address any more: all of those count as one', () => {
  expect(networkOf(undefined)).toBe('gone');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['203.0.113.7:40001', '203.0.113.7'],
  ['[2001:db8::1]:40001', '2001:db8:0:0::/64'],
  ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ['no address', 'no address'],
  ['no address:1', 'no address:1'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
