import { createDeviceStorage } from './device-storage.ts';

const full = {
  getItem: () => 'old',
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: () => undefined,
} as unknown as Storage;

test('what a full storage refuses is kept until the page is left', () => {
  const storage = createDeviceStorage(() => full);
  storage.set('key', 'new');
  expect(storage.get('key')).toBe('new');
});

test('a blocked storage is as good as an empty one', () => {
  const storage = createDeviceStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(storage.get('key')).toBeNull();
  storage.set('key', 'value');
  expect(storage.get('key')).toBe('value');
  storage.remove('key');
  expect(storage.get('key')).toBeNull();
});
