import {
  type Api,
  type AppDetails,
  appDetails,
  appDetailsQuery,
  bannersQuery,
  keys,
  organisationStatuses,
} from '@pavilion/api-client';
import type { OrganisationState, OrganisationStatus, ReadableStore } from '@pavilion/contract';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { type DeviceStorage, parsedStorage } from '../environment/device-storage.ts';

/** Whether players may be on the site: it is live, and operates where they are. */
export const isOpen = ({ status, details }: OrganisationState): boolean =>
  status === 'live' && details?.AVAILABLE !== false;

/** Where the organisation's last known details are kept (spec §4 names the key): those that the document came with, of a server that writes them there. */
export const ORGANISATION_KEY = 'appDetails';

/** How often a page that stays open reads it again, ms; sooner while players wait at /maintenance. */
const REFRESH = { live: 60_000, away: 10_000 };

const schema = z.object({
  details: z.nullable(appDetails),
  status: z.enum(organisationStatuses),
});

/** BRAND_STATUS in any case; an empty one is live, an unknown one is not (spec §3, §9). */
export function organisationStatus(word: string): OrganisationStatus {
  const name = word.trim().toLowerCase();
  if (name === '') return 'live';
  return organisationStatuses.find((known) => known === name) ?? 'maintenance';
}

export interface Organisation extends ReadableStore<OrganisationState> {
  /** Reads the organisation now and keeps it fresh. Returns what stops it. */
  start(): () => void;
  /** Reads details, banners and announcements again: the operator has changed one of them. */
  refresh(): void;
  /** Forgets what is stored; what is known stays until the page is left. */
  forget(): void;
  /** Takes what is stored: another tab of this browser may have read the organisation since. */
  reread(): void;
}

/** The organisation as the operator last described it: a projection of the query cache, kept for the next visit. */
export function createOrganisation(parts: {
  api: Api;
  queryClient: QueryClient;
  storage: DeviceStorage;
}): Organisation {
  const { api, queryClient, storage } = parts;
  const store = createStore<OrganisationState>()(
    persist((): OrganisationState => ({ details: null, status: 'live', banners: [] }), {
      name: ORGANISATION_KEY,
      storage: parsedStorage(storage, schema),
      partialize: ({ details, status }) => ({ details, status }),
    }),
  );
  const learn = (details: AppDetails | undefined) => {
    if (details) store.setState({ details, status: organisationStatus(details.BRAND_STATUS) });
  };
  const details = new QueryObserver(queryClient, {
    ...appDetailsQuery(api),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: () => (isOpen(store.getState()) ? REFRESH.live : REFRESH.away),
  });
  const banners = new QueryObserver(queryClient, bannersQuery(api));
  return {
    ...store,
    start() {
      // Whether there is still a network, an answer shows.
      const ask = () => void details.refetch();
      window.addEventListener('offline', ask);
      const stops = [
        () => window.removeEventListener('offline', ask),
        details.subscribe(({ data }) => learn(data)),
        banners.subscribe(({ data }) => data && store.setState({ banners: data })),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    refresh() {
      // Not by their keys: what signing out removed from the cache is still followed here.
      void details.refetch();
      void banners.refetch();
      void queryClient.invalidateQueries({ queryKey: keys.announcements });
    },
    forget: () => storage.remove(ORGANISATION_KEY),
    reread: () => void store.persist.rehydrate(),
  };
}
