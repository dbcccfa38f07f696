import { setOnline } from '@pavilion/remote-kit';
import { focusManager, onlineManager } from '@tanstack/react-query';
import { sealPage } from './sealed-page.ts';

const own = {
  fetch: () => 'answered',
  Request: class {},
  Response: class {},
  Headers: class {},
  AbortController: class {},
  WebSocket: class {},
  XMLHttpRequest: class {},
};
const page = { ...own, JSON: { parse: JSON.parse, stringify: JSON.stringify } as JSON };
let attempts: string[] = [];
sealPage(page, (name) => attempts.push(name));
beforeEach(() => {
  attempts = [];
});

describe('sealed page', () => {
  it('keeps what calls, the socket and telemetry are made with', () => {
    const replaced = () => 'replaced';
    for (const name of ['fetch', 'Request', 'WebSocket', 'XMLHttpRequest'] as const) {
      Object.assign(page, { [name]: replaced });
      expect(page[name]).toBe(own[name]);
    }
    Object.assign(page.JSON, { stringify: replaced });
    expect(page.JSON.stringify).toBe(JSON.stringify);
    expect(() => Object.defineProperty(page, 'fetch', { value: replaced })).toThrow(TypeError);
    expect(attempts).toEqual(['fetch', 'Request', 'WebSocket', 'XMLHttpRequest', 'stringify']);
  });

  it('follows the network as the shell says it, and no remote', () => {
    const heard: boolean[] = [];
    const unsubscribe = onlineManager.subscribe((isOnline) => heard.push(isOnline));
    onlineManager.setOnline(false);
    onlineManager.setEventListener((set) => void set(false));
    expect(onlineManager.isOnline()).toBe(true);
    setOnline(false);
    setOnline(true);
    expect(heard).toEqual([false, true]);
    expect(attempts).toEqual(['setOnline', 'setEventListener']);
    unsubscribe();
  });

  it('hears of the network after its last reader has gone', () => {
    onlineManager.subscribe(() => undefined)();
    setOnline(false);
    window.dispatchEvent(new Event('online'));
    expect(onlineManager.isOnline()).toBe(true);
  });

  it('follows the focus of the document, and no remote', () => {
    const listener = jest.fn();
    const unsubscribe = focusManager.subscribe(listener);
    focusManager.setFocused(false);
    expect(focusManager.isFocused()).toBe(true);
    expect(listener).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledWith(true);
    unsubscribe();
  });

  it('is sealed once, however often the page starts', () => {
    expect(() => sealPage(page, () => undefined)).not.toThrow();
    expect(page.fetch).toBe(own.fetch);
  });
});
