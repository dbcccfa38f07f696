import { type DeviceSession, endOtherSessionsMutation, endSessionMutation, sessionsQuery } from '@pavilion/api-client';
import { useShell } from '@pavilion/contract';
import { QueryBoundary, useSend } from '@pavilion/remote-kit';
import { Button, type IconName, Skeleton, Tag } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { type TranslateProfile, useProfileMessages } from '../messages/profile.ts';
import { Moment } from '../parts/moment.tsx';
import { Panel } from '../parts/panel.tsx';
import styles from './profile.module.css';
import { SettingRow, Settings } from './setting-row.tsx';

/** Where the player is signed in, and the way out of each place that is not this one. */
export function SessionsPanel({ isDemo }: { readonly isDemo: boolean }) {
  const t = useProfileMessages();
  const { api } = useShell();
  const query = useQuery(sessionsQuery(api));
  const others = useSend(endOtherSessionsMutation(api), { fallback: t('endFailed'), success: t('othersEnded') });
  const hasOthers = query.data?.some(({ isThis }) => !isThis) ?? false;
  const end = hasOthers && (
    <Button variant="ghost" size="s" busy={others.busy} onClick={() => void others.send()}>
      {t('endOthers')}
    </Button>
  );
  return (
    <Panel title={t('sessions')} end={end}>
      <QueryBoundary query={query} what={t('yourSessions')} skeleton={<Skeleton height={120} />}>
        {(sessions) => (
          <>
            <Settings>
              {sessions.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </Settings>
            <p className={styles.note}>{t(isDemo ? 'sessionsDemo' : hasOthers ? 'notYou' : 'onlyThis')}</p>
          </>
        )}
      </QueryBoundary>
    </Panel>
  );
}

const icons = {
  phone: 'mobile',
  tablet: 'mobile',
  computer: 'computer',
  other: 'globe',
} as const satisfies Record<DeviceSession['device']['kind'], IconName>;

function SessionRow({ session }: { readonly session: DeviceSession }) {
  const t = useProfileMessages();
  const send = useSend(endSessionMutation(useShell().api), { fallback: t('endFailed'), success: t('sessionEnded') });
  const { id, device, isThis, isSameNetwork, signedInAt, seenAt } = session;
  const name = deviceText(device, t);
  const text = (
    <>
      {t('since')} <Moment at={signedInAt} form="short" />
      {!isThis && (
        <>
          , {t('lastUsed')} <Moment at={seenAt} form="short" />, {t(isSameNetwork ? 'sameNetwork' : 'otherNetwork')}
        </>
      )}
    </>
  );
  return (
    <SettingRow
      icon={icons[device.kind]}
      title={
        <>
          {name} {isThis && <Tag tone="accent">{t('thisDevice')}</Tag>}
        </>
      }
      text={text}
      end={
        isThis ? undefined : (
          <Button variant="quiet" size="s" busy={send.busy} onClick={() => void send.send({ id })}>
            {t('signOut')}
            <span className="sr"> {name}</span>
          </Button>
        )
      }
    />
  );
}

/** `Chrome on Windows`; what is known of it. */
export function deviceText({ kind, browser, system }: DeviceSession['device'], t: TranslateProfile): string {
  if (browser !== undefined && system !== undefined) return t('on', { browser, system });
  return browser ?? system ?? t(`kind_${kind}`);
}
