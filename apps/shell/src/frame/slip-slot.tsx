import type { Frame } from '@pavilion/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { MAIN_ID } from '../loading/main-id.ts';
import { whenContentShown } from '../remotes/content-shown.ts';
import { fillersOf, Slot } from '../remotes/slot.tsx';
import { useReleases } from '../services/host.ts';

/**
 * The bet slip. It comes with the first page of a remote that fills it, once that page stands, and lives on from page to page:
 * nobody waits for it, or hears of its failure, on a page that has no use for it.
 */
export function SlipSlot({ frame }: { readonly frame: Frame }) {
  const releases = useReleases();
  const [hasBegun, setBegun] = useState(false);
  const isPageOfFiller = useEffectEvent(() => {
    const pages = document.getElementById(MAIN_ID)?.querySelectorAll<HTMLElement>('[data-remote-state="ready"]') ?? [];
    const fillers = fillersOf(releases, 'bet-slip').map(({ name }) => name);
    return [...pages].some(({ dataset }) => fillers.includes(dataset.remote ?? ''));
  });
  useEffect(() => (hasBegun ? undefined : whenContentShown(() => setBegun(true), isPageOfFiller)), [hasBegun]);
  return hasBegun ? <Slot name="bet-slip" props={{ frame }} /> : null;
}
