import { onSetting } from './notice.ts';

/** The page around is another window. */
function around(): Window {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const other = frame.contentWindow;
  if (!other) throw new Error('The frame has no window');
  jest.spyOn(window, 'parent', 'get').mockReturnValue(other);
  return other;
}
const send = (data: unknown, source: Window | null) =>
  window.dispatchEvent(new MessageEvent('message', { data, source }));
afterEach(() => jest.restoreAllMocks());

describe('onSetting', () => {
  it('takes its own setting from the page around, until it is unsubscribed', () => {
    const page = around();
    const taken: string[] = [];
    const stop = onSetting('language', (value) => taken.push(value));
    send('pavilion:language=hi', page);
    send('pavilion:sound=on', page);
    send({ language: 'hi' }, page);
    send('pavilion:language=en', window);
    send('pavilion:language=en', null);
    expect(taken).toEqual(['hi']);
    stop();
    send('pavilion:language=en', page);
    expect(taken).toEqual(['hi']);
  });

  it('takes nothing in no frame, not even what the game has sent', () => {
    const taken: string[] = [];
    onSetting('sound', (value) => taken.push(value));
    send('pavilion:sound=on', window);
    expect(taken).toEqual([]);
  });
});
