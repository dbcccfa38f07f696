import { paths } from '@pavilion/contract';
import { Icon, IconLink, PageTitle } from '@pavilion/shared-ui';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import styles from './account-layout.module.css';
import { accountMenu } from './account-menu.ts';
import { useMessages } from './messages/index.ts';

/** What every account page stands in: the side menu (from 1100 px), the page's title, and what may be done with it. */
export function AccountLayout({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useMessages();
  const back = <IconLink to={paths.home()} className={styles.back} icon="chevron-left" label={t('backHome')} />;
  return (
    <div className={`wrap ${styles.acct}`}>
      <nav className={styles.acctNav} aria-label={t('account')}>
        {accountMenu.map(({ to, icon, name }) => (
          <NavLink key={to} to={to} className={styles.acctLink ?? ''} end>
            <Icon name={icon} size={20} />
            {name(t)}
          </NavLink>
        ))}
      </nav>
      <div className={styles.acctMain}>
        <PageTitle start={back} end={actions}>
          {title}
        </PageTitle>
        {children}
      </div>
    </div>
  );
}
