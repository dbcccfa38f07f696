import { version } from '../package.json';
import { CONTRACT_VERSION } from './version.ts';

test('the package that a page shares is of the version that the contract says', () => {
  expect(version).toBe(CONTRACT_VERSION);
});
