import { type LazyPart, lazyPart } from '@pavilion/remote-kit';
import type { ComponentType, ReactNode } from 'react';
import { tableOf } from '../address/route-table.ts';
import { PageSkeleton } from '../loading/page-skeleton.tsx';
import type { StaticPageName } from '../static-pages/static-page.tsx';

/** A page's code in a chunk of its own. Where it does not load, `BrokenPage` shows it. */
const page = (load: () => Promise<ComponentType>, skeleton: ReactNode = <PageSkeleton />): LazyPart<object> =>
  lazyPart(load, skeleton, { failure: 'throw' });

const staticPage = (name: StaticPageName) =>
  page(async () => {
    const { StaticPage } = await import('../static-pages/static-page.tsx');
    return () => <StaticPage name={name} />;
  });

/** The shell's pages, by the key that their route names. */
export const shellPages: Readonly<Record<string, LazyPart<object>>> = {
  landing: page(async () => (await import('../front/landing-page.tsx')).LandingPage),
  home: page(async () => (await import('../front/home-page.tsx')).HomePage),
  provider: page(async () => (await import('../front/provider-page.tsx')).ProviderPage),
  maintenance: page(async () => (await import('../static-pages/maintenance-page.tsx')).MaintenancePage, null),
  contact: staticPage('contact'),
  privacy: staticPage('privacy'),
  responsible: staticPage('responsible'),
  fair: staticPage('fair'),
  rules: staticPage('rules'),
  terms: staticPage('terms'),
  help: staticPage('help'),
};

/** Loads the code of the shell's page at `pathname` before anything else is known, beside the documents. */
export function preloadShellPage(pathname: string): void {
  const name = tableOf([]).ownerOf(pathname)?.data.page;
  // Code that fails to load is loaded again, and its failure shown, where the page is rendered.
  if (name) shellPages[name]?.preload().catch(() => undefined);
}
