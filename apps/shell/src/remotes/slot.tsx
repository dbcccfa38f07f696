import type { SlotProps } from '@pavilion/contract';
import type { Release } from '@pavilion/federation/discovery';
import { FailedState } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { useReleases } from '../services/host.ts';
import type { FailureMessages } from './failure-messages.ts';
import { RemotePartView } from './remote-part.tsx';
import styles from './slot.module.css';

interface SlotComponentProps<Name extends keyof SlotProps> {
  readonly name: Name;
  /** What each filler is handed; as a function, by the filler's name. */
  readonly props: SlotProps[Name] | ((filler: string) => SlotProps[Name]);
  /** In a filler's place while it loads; nothing where nothing is said. */
  readonly fallback?: (filler: string) => ReactNode;
  /** In a filler's place where it failed; what happened and a way to try again where nothing is said. */
  readonly failed?: (messages: FailureMessages, filler: string) => ReactNode;
}

/**
 * A place that remotes fill, each in its own boundary: one that fails is named and leaves the others as they are. Where no
 * live remote fills it, it is nothing.
 */
export function Slot<Name extends keyof SlotProps>({ name, props, fallback, failed }: SlotComponentProps<Name>) {
  const fillers = fillersOf(useReleases(), name);
  return fillers.map((release) => (
    <RemotePartView
      key={release.name}
      release={release}
      part={{ slot: name }}
      props={typeof props === 'function' ? props(release.name) : props}
      className={styles.slot}
      skeleton={fallback?.(release.name)}
      failed={(messages) => (failed ? failed(messages, release.name) : <FailedState {...messages} />)}
    />
  ));
}

/** Who fills a slot: by the order that each asks for, then by name. */
export function fillersOf(releases: readonly Release[], name: string): readonly Release[] {
  const orderOf = ({ slots }: Release) => slots.find((slot) => slot.name === name)?.order ?? 0;
  return releases
    .filter(({ slots }) => slots.some((slot) => slot.name === name))
    .toSorted((a, b) => orderOf(a) - orderOf(b) || (a.name < b.name ? -1 : 1));
}
