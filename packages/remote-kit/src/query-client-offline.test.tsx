import { onlineManager } from '@tanstack/react-query';
import { createQueryClient } from './query-client.ts';

test('a page that is opened without a network knows so, and hears when it is there', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  createQueryClient({ error() {}, event() {} });
  expect(onlineManager.isOnline()).toBe(false);
  const heard: boolean[] = [];
  const unsubscribe = onlineManager.subscribe((isOnline) => heard.push(isOnline));
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(heard).toEqual([true]);
  unsubscribe();
});
