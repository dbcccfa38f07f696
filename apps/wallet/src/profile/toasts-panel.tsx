import {
  type NoticeGroup,
  notificationSettingsQuery,
  type QuietableGroup,
  quietableGroups,
  setNotificationSettingsMutation,
} from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { QueryBoundary, useSend } from '@pavilion/remote-kit';
import { type IconName, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useProfileMessages } from '../messages/profile.ts';
import { Panel } from '../parts/panel.tsx';
import { Switch } from '../parts/switch.tsx';
import { TOASTS } from './places.ts';
import styles from './profile.module.css';
import { SettingRow, Settings } from './setting-row.tsx';

const icons = {
  bets: 'bets',
  money: 'wallet',
  account: 'shield',
  operator: 'megaphone',
} as const satisfies Record<NoticeGroup, IconName>;
const groups = ['bets', 'money', 'account', 'operator'] as const satisfies readonly NoticeGroup[];
const quietable = (group: NoticeGroup): QuietableGroup | undefined => quietableGroups.find((each) => each === group);

/** Which notifications pop up as they come. The list of them keeps all. */
export function ToastsPanel() {
  const t = useProfileMessages();
  const query = useQuery(notificationSettingsQuery(useShell().api));
  const top = useRef<HTMLDivElement>(null);
  const isMeant = useLocation().hash === `#${TOASTS}`;
  useEffect(() => {
    if (!isMeant) return;
    // After the shell's own way to the top of a page that was opened.
    const frame = requestAnimationFrame(() => {
      top.current?.scrollIntoView({ block: 'start' });
      top.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [isMeant]);
  return (
    <div ref={top} id={TOASTS} tabIndex={-1} className={styles.anchor}>
      <Panel title={t('toasts')}>
        <QueryBoundary query={query} what={t('toasts')} skeleton={<Skeleton height={243} />}>
          {(quiet) => (
            <Settings>
              {groups.map((group) => (
                <GroupRow key={group} group={group} isQuiet={quiet.includes(group)} />
              ))}
            </Settings>
          )}
        </QueryBoundary>
        <p className={styles.note}>{t('toastsNote')}</p>
      </Panel>
    </div>
  );
}

function GroupRow({ group, isQuiet }: { readonly group: NoticeGroup; readonly isQuiet: boolean }) {
  const t = useProfileMessages();
  const own = quietable(group);
  return (
    <SettingRow
      icon={icons[group]}
      title={t(`toasts_${group}`)}
      text={t(`toastsOf_${group}`)}
      end={own ? <GroupSwitch group={own} isQuiet={isQuiet} /> : <span className={styles.always}>{t('always')}</span>}
    />
  );
}

/** Shows what was chosen while that is on its way, and how it is once the operator has answered. */
function GroupSwitch({ group, isQuiet }: { readonly group: QuietableGroup; readonly isQuiet: boolean }) {
  const t = useProfileMessages();
  const set = useSend(setNotificationSettingsMutation(useShell().api), { fallback: t('toastsFailed') });
  // What was chosen, and what the operator's settings were then: they are read again once it has answered.
  const [chosen, setChosen] = useState<{ readonly isQuiet: boolean; readonly before: boolean } | null>(null);
  const shown = chosen !== null && chosen.before === isQuiet ? chosen.isQuiet : isQuiet;
  const choose = async (next: boolean) => {
    if (set.busy) return;
    setChosen({ isQuiet: next, before: isQuiet });
    if (!(await set.send({ group, isQuiet: next }))) setChosen(null);
  };
  return <Switch label={t(`toasts_${group}`)} on={!shown} onChange={(on) => void choose(!on)} />;
}
