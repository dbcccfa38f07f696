import { lazyPart } from '../frame/lazy-part.tsx';
import { PageSkeleton } from '../frame/page-skeleton.tsx';
import type { StaticPageName } from '../static-pages/static-page.tsx';
import { ownerOf, tableOf } from './route-table.ts';

const staticPage = (name: StaticPageName) =>
  lazyPart(
    async () => {
      const { StaticPage } = await import('../static-pages/static-page.tsx');
      return () => <StaticPage name={name} />;
    },
    <PageSkeleton />,
  );

/** The shell's pages, by the key that their route names: each in a chunk of its own. */
export const shellPages: Readonly<Record<string, ReturnType<typeof staticPage>>> = {
  landing: lazyPart(async () => (await import('../front/landing-page.tsx')).LandingPage, <PageSkeleton />),
  home: lazyPart(async () => (await import('../front/home-page.tsx')).HomePage, <PageSkeleton />),
  provider: lazyPart(async () => (await import('../front/provider-page.tsx')).ProviderPage, <PageSkeleton />),
  maintenance: lazyPart(async () => (await import('../static-pages/maintenance-page.tsx')).MaintenancePage),
  contact: staticPage('contact'),
  privacy: staticPage('privacy'),
  responsible: staticPage('responsible'),
  fair: staticPage('fair'),
  rules: staticPage('rules'),
  terms: staticPage('terms'),
};

/** Asks for the code of the shell's page at `pathname` before anything else is known, so that it comes beside the documents. */
export function preloadShellPage(pathname: string): void {
  const page = ownerOf(tableOf([]), pathname)?.data.page;
  // Code that does not come is asked for again, and its failure shown, where the page is rendered.
  if (page) shellPages[page]?.preload().catch(() => undefined);
}
