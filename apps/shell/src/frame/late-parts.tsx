import { useShell } from '@pavilion/contract';
import { lazyPart } from '@pavilion/remote-kit';
import { CrashBoundary } from '../loading/crash-boundary.tsx';
import { useContentShown } from '../remotes/content-shown.ts';

const AfterContent = lazyPart(async () => (await import('./after-content.tsx')).AfterContent, null, {
  failure: 'throw',
});

/** What the frame can do without until the page stands. Where its code does not come the page is whole without it. */
export function LateParts() {
  const { telemetry } = useShell();
  return (
    useContentShown() && (
      <CrashBoundary onCrash={(error) => telemetry.error(error, { part: 'late parts' })}>
        <AfterContent />
      </CrashBoundary>
    )
  );
}
