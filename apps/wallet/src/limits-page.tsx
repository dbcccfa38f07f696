import { keys, limitsQuery, type OwnLimits } from '@pavilion/api-client';
import { paths, useShell } from '@pavilion/contract';
import { QueryBoundary, useAccountRefresh } from '@pavilion/remote-kit';
import { Icon, Skeleton } from '@pavilion/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { AccountLayout } from './account-layout.tsx';
import { BreakDialog } from './limits/break-dialog.tsx';
import { BreakPanel, lengthIn } from './limits/break-panel.tsx';
import { CheckPanel } from './limits/check-panel.tsx';
import { LimitDialog } from './limits/limit-dialog.tsx';
import { LimitRow } from './limits/limit-row.tsx';
import styles from './limits/limits.module.css';
import { LIMIT_GROUPS, limitNamed, type ShownName } from './limits/limits.ts';
import { ReportPanel } from './limits/report-panel.tsx';
import { StandingNotice } from './limits/standing-notice.tsx';
import { useMessages } from './messages/index.ts';
import { useLimitMessages } from './messages/limits.ts';
import columns from './parts/columns.module.css';
import { Panel, PanelBody } from './parts/panel.tsx';

const NAMES: readonly ShownName[] = Object.values(LIMIT_GROUPS).flat();

/**
 * `/profile/limits`: what the player keeps themselves to, a break from play, and what they played. Which limit (`?set=`) or break (`?rest=`)
 * is open stands in the address. Every control does what the operator holds to.
 */
export function LimitsPage() {
  const t = useLimitMessages();
  const tWallet = useMessages();
  const query = useQuery(limitsQuery(useShell().api));
  useAccountRefresh(keys.limits);
  return (
    <AccountLayout title={tWallet('limitsAndBreaks')}>
      <div className={columns.two}>
        <div className={columns.stack}>
          <QueryBoundary query={query} what={t('what')} skeleton={<LimitsShape />}>
            {(own) => <Own own={own} />}
          </QueryBoundary>
        </div>
        <div className={columns.stack}>
          <ReportPanel />
          <Panel title={t('talk')}>
            <PanelBody>
              <p className={styles.formText}>{t('talkText')}</p>
              <Link to={paths.responsibleGaming()} className={styles.more}>
                {t('responsible')}
                <Icon name="chevron-right" size={20} />
              </Link>
            </PanelBody>
          </Panel>
        </div>
      </div>
    </AccountLayout>
  );
}

function Own({ own }: { readonly own: OwnLimits }) {
  const t = useLimitMessages();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const name = NAMES.find((each) => each === search.get('set'));
  const length = lengthIn(search.get('rest'));
  const notice = useShownAsItBegins(own.standing.state, length !== null);
  const close = () => navigate({ search: '' }, { replace: true, preventScrollReset: true });
  return (
    <>
      <div ref={notice} tabIndex={-1} className={styles.standing}>
        <StandingNotice standing={own.standing} />
      </div>
      {(['deposit', 'loss', 'stake'] as const).map((group) => (
        <Panel key={group} title={t(`${group}Limits`)}>
          <p className={styles.groupNote}>{t(`${group}Note`)}</p>
          {LIMIT_GROUPS[group].map((each) => (
            <LimitRow key={each} limit={limitNamed(own, each)} coolingHours={own.coolingHours} />
          ))}
        </Panel>
      ))}
      <CheckPanel every={own.check} />
      <BreakPanel standing={own.standing} />
      {name && <LimitDialog key={name} limit={limitNamed(own, name)} coolingHours={own.coolingHours} onClose={close} />}
      {length && <BreakDialog key={length} length={length} onClose={close} />}
    </>
  );
}

/** What a break or an exclusion says stands above: once it has begun, and its dialog is gone, the player is taken there. */
function useShownAsItBegins(state: OwnLimits['standing']['state'], isAsking: boolean) {
  const notice = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (isAsking || before.current === state) return;
    before.current = state;
    if (state !== 'break' && state !== 'excluded') return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'start' });
  }, [state, isAsking]);
  return notice;
}

/** Three panels of three limits. */
function LimitsShape() {
  return (
    <div className={columns.stack}>
      {[0, 1, 2].map((panel) => (
        <Skeleton key={panel} height={280} radius={10} />
      ))}
    </div>
  );
}
