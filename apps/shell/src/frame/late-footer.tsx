import { lazyPart } from '@pavilion/remote-kit';
import { useContentShown } from '../remotes/content-shown.ts';

const Footer = lazyPart(async () => (await import('./footer.tsx')).Footer, null);

/** The footer comes once the content above it stands: until then its code would be in that one's way, and nothing is under it. */
export function LateFooter() {
  return useContentShown() ? <Footer /> : null;
}
