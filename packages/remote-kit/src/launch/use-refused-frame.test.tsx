import { render } from '@testing-library/react';
import { useRef } from 'react';
import { refuseFrame } from '../testing/refuse-frame.ts';
import { useRefusedFrame } from './use-refused-frame.ts';

const address = 'https://games.test/play?token=once-1';

function page() {
  const onRefused = jest.fn();
  function Stage({ url }: { readonly url: string | null }) {
    const frame = useRef<HTMLIFrameElement>(null);
    useRefusedFrame(frame, url, onRefused);
    return url !== null && <iframe ref={frame} src={url} title="Game" />;
  }
  return { onRefused, Stage };
}

test.each([
  ['its origin alone, as Chromium names it', 'https://games.test', {}],
  ['its whole address', 'https://games.test/play?token=once-1', {}],
  ['a policy for frames and workers', 'https://games.test', { effectiveDirective: 'child-src' }],
])('a frame that the page’s policy refuses is told of: %s', (_, blockedURI, differs) => {
  const { onRefused, Stage } = page();
  const { unmount } = render(<Stage url={address} />);
  refuseFrame(blockedURI, differs);
  expect(onRefused).toHaveBeenCalledTimes(1);
  unmount();
  refuseFrame(blockedURI, differs);
  expect(onRefused).toHaveBeenCalledTimes(1);
});

test.each([
  ['of another address', 'https://elsewhere.test', {}],
  ['of no address', 'inline', {}],
  ['of what is no frame', 'https://games.test', { effectiveDirective: 'img-src' }],
  ['that is reported and not enforced', 'https://games.test', { disposition: 'report' as const }],
])('a violation %s says nothing of the frame', (_, blockedURI, differs) => {
  const { onRefused, Stage } = page();
  render(<Stage url={address} />);
  refuseFrame(blockedURI, differs);
  expect(onRefused).not.toHaveBeenCalled();
});
