import { paths } from '@pavilion/contract';
import { useTitle } from '@pavilion/remote-kit';
import { classNames, Icon, IconLink, PageTitle } from '@pavilion/shared-ui';
import { type ReactNode, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import styles from './account-layout.module.css';
import { AccountMark } from './account-mark.tsx';
import { accountMenu, isAt } from './account-menu.ts';
import { useMessages } from './messages/index.ts';
import { useViewArrival } from './use-view-arrival.ts';

/** What every account page stands in: the side menu (from 1100 px), the page's title, and what may be done with it. */
export function AccountLayout({
  title,
  name = title,
  back,
  actions,
  children,
}: {
  readonly title: string;
  /** What is opened, for the browser's tab, where the title says too little of it; null: the route's title says it. */
  readonly name?: string | null | undefined;
  /** Of a page below another: the way up, at every width. Without it a phone has the way home. */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useMessages();
  const place = useLocation();
  const main = useRef<HTMLDivElement>(null);
  useViewArrival(main);
  useTitle(name ?? undefined);
  const up = back ?? { to: paths.home(), label: t('backHome') };
  return (
    <div className={`wrap ${styles.acct}`}>
      <nav className={styles.acctNav} aria-label={t('account')}>
        {accountMenu.map((entry) => (
          <Link
            key={entry.to}
            to={entry.to}
            className={classNames(styles.acctLink, entry.begins && styles.acctBegins)}
            aria-current={isAt(entry, place) ? 'page' : undefined}
          >
            <Icon name={entry.icon} size={20} />
            <span className={styles.acctName}>{entry.name(t)}</span>
            {entry.mark && <AccountMark of={entry.mark} />}
          </Link>
        ))}
      </nav>
      <div ref={main} className={styles.acctMain}>
        <PageTitle
          start={<IconLink {...up} className={classNames(styles.back, !back && styles.backHome)} icon="chevron-left" />}
          end={actions}
        >
          {title}
        </PageTitle>
        {children}
      </div>
    </div>
  );
}
